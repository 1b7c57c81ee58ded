import { expect, test } from "vitest";
import { keyBytes } from "./push";

test("a key in base64url is its bytes", () => {
  expect([...keyBytes("BP4z-_8")]).toEqual([4, 254, 51, 251, 255]);
});
