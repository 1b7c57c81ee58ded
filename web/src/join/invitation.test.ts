import { expect, test } from "vitest";
import { readInvitation } from "./invitation";

test("a code may be typed as people type", () => {
  for (const typed of ["KRAN-TURM-4711", "kran-turm-4711", " Kran Turm 4711 ", "kran–turm–4711"])
    expect(readInvitation(typed)).toEqual({ kind: "code", code: "KRAN-TURM-4711" });
  expect(readInvitation("kranturm4711")).toEqual({ kind: "code", code: "KRANTURM4711" });
});

test("a short code of a table that was open when codes were short is one still", () => {
  expect(readInvitation("Kran 47")).toEqual({ kind: "code", code: "KRAN-47" });
});

test("a link is taken from wherever it was copied", () => {
  expect(readInvitation("https://play.example/t/_iLaC507GkrZ?lang=fr")).toEqual({
    kind: "table",
    table: "_iLaC507GkrZ",
  });
  expect(readInvitation("Come along: http://10.0.0.3:8000/t/_iLaC507GkrZ")).toEqual({
    kind: "table",
    table: "_iLaC507GkrZ",
  });
  expect(readInvitation("https://play.example/join/kran-turm-4711")).toEqual({ kind: "code", code: "KRAN-TURM-4711" });
});

test("a table's name keeps its capitals", () => {
  expect(readInvitation("_iLaC507GkrZ")).toEqual({ kind: "table", table: "_iLaC507GkrZ" });
});

test("what is neither is said to be neither", () => {
  for (const typed of ["", "  ", "k", "what is this?", "https://play.example/rules"])
    expect(readInvitation(typed)).toBeNull();
});
