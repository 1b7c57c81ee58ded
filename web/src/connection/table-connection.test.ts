import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { learnLanguage } from "../words.svelte";
import { explanationOf, TableConnection, type Listener } from "./table-connection.svelte";

/** A socket that is opened, closed and spoken to by the test. */
class Socket {
  static all: Socket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 0;
  binaryType = "";
  sent: { kind: string; id: string; [field: string]: unknown }[] = [];
  onopen = () => {};
  onmessage = (_: { data: unknown }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  say(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }

  of(kind: string) {
    return this.sent.filter((one) => one.kind === kind);
  }
}

const SIGHT = { kind: "sight", n: 4, sight: { seat: 0, view: {}, events: [], legal: null } };
const LIVE = { kind: "live", live: 3, seat: 0, n: 4, about: {} };

function heard() {
  const all: [string, unknown?][] = [];
  const listener: Listener = {
    sight: () => all.push(["sight"]),
    live: (act) => all.push(["live", act.live]),
    moved: (frame) => all.push(["moved", frame.byteLength]),
    felt: (now) => all.push(["felt", now]),
    over: (why) => all.push(["over", why]),
    cut: () => all.push(["cut"]),
  };
  return { all, listener };
}

function seated(): { connection: TableConnection; socket: Socket } {
  const connection = new TableConnection("t", { seat: 0, token: "secret" });
  return { connection, socket: greeted() };
}

function greeted(): Socket {
  const socket = Socket.all.at(-1)!;
  socket.open();
  socket.say({ ...SIGHT, answers: socket.of("enter").at(-1)!.id });
  return socket;
}

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", {
    addEventListener: () => {},
    removeEventListener: () => {},
    visibilityState: "visible",
    documentElement: {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is led live", () => {
  test("is heard in its order, binary frames too", () => {
    const { connection, socket } = seated();
    const { all, listener } = heard();
    connection.listen(listener);
    expect(socket.binaryType).toBe("arraybuffer");
    socket.say(LIVE);
    socket.onmessage({ data: new ArrayBuffer(18) });
    socket.say({ kind: "felt", live: 3, now: { touches: ["a"] } });
    socket.say({ kind: "over", live: 3, why: "decided" });
    expect(all).toEqual([["sight"], ["live", 3], ["moved", 18], ["felt", { touches: ["a"] }], ["over", "decided"]]);
  });

  test("is told to whoever begins to listen in the middle of it", () => {
    const { connection, socket } = seated();
    socket.say(LIVE);
    socket.onmessage({ data: new ArrayBuffer(18) });
    socket.onmessage({ data: new ArrayBuffer(32) });
    const { all, listener } = heard();
    connection.listen(listener);
    expect(all).toEqual([["sight"], ["live", 3], ["moved", 32]]);
  });

  test("of an act that is over nothing more is heard", () => {
    const { connection, socket } = seated();
    const { all, listener } = heard();
    socket.say(LIVE);
    socket.say({ kind: "over", live: 3, why: "put_back" });
    connection.listen(listener);
    socket.onmessage({ data: new ArrayBuffer(18) });
    socket.say({ kind: "felt", live: 3, now: {} });
    expect(all).toEqual([["sight"]]);
  });
});

describe("what a sight means", () => {
  test("is asked for on entering, and stays with its sight", () => {
    const { connection, socket } = seated();
    expect(socket.of("enter")[0]!["explain"]).toBe(true);
    expect(connection.sight!.explanation).toBeNull();
    socket.say({ ...SIGHT, n: 5, explanation: { accounts: [] } });
    expect(connection.sight!.explanation).toEqual({ accounts: [] });
  });

  test("has a story: what each sight tells is kept, once", () => {
    const { connection, socket } = seated();
    socket.say({ ...SIGHT, n: 5, told: ["Ada rolls 4."] });
    socket.say({ ...SIGHT, n: 6, told: ["Bo rolls 2.", "Bo keeps 2."] });
    socket.say({ ...SIGHT, n: 6, told: ["Bo rolls 2.", "Bo keeps 2."] });
    expect(connection.story).toEqual(["Ada rolls 4.", "Bo rolls 2.", "Bo keeps 2."]);
    for (let n = 7; n < 20; n++) socket.say({ ...SIGHT, n, told: [`${n}`] });
    expect(connection.story).toHaveLength(8);
    expect(connection.story.at(-1)).toBe("19");
  });

  test("may come later, and is of no use to a newer sight", () => {
    const { connection, socket } = seated();
    socket.say({ kind: "explained", n: 3, explanation: { top_mm: 1 } });
    expect(connection.explained).toBeNull();
    socket.say({ kind: "explained", n: 4, explanation: { top_mm: 2 } });
    expect(connection.explained).toEqual({ view: {}, explanation: { top_mm: 2 } });
    expect(connection.explained!.view).toBe(connection.sight!.view);
    socket.say({ ...SIGHT, n: 5 });
    expect(connection.explained!.view).not.toBe(connection.sight!.view);
    socket.say({ kind: "explained", n: 5 });
    expect(connection.explained).toEqual({ view: {}, explanation: null });
  });
});

describe("another language", () => {
  beforeEach(() => learnLanguage("en"));

  test("is asked for at once, and what the sight means is told anew", async () => {
    const { connection, socket } = seated();
    socket.say({ ...SIGHT, n: 5, explanation: { refusals: ["low"] } });
    await learnLanguage("fr");
    expect(socket.of("language").map((one) => one["language"])).toEqual(["fr"]);
    const before = connection.sight;
    socket.say({ kind: "explained", n: 5, explanation: { refusals: ["bas"] } });
    expect(connection.sight).toBe(before); // the same sight: nobody shows it a second time
    expect(explanationOf(connection.sight, connection.explained)).toEqual({ refusals: ["bas"] });
    socket.say({ ...SIGHT, n: 6, explanation: { refusals: ["haut"] } });
    expect(explanationOf(connection.sight, connection.explained)).toEqual({ refusals: ["haut"] });
  });

  test("that was chosen while the socket was being opened is asked for before anything else", async () => {
    const connection = new TableConnection("t", null);
    await learnLanguage("de");
    const socket = Socket.all.at(-1)!;
    socket.open();
    expect(socket.sent.map((one) => one.kind)).toEqual(["language", "enter"]);
    connection.close();
    await learnLanguage("fr");
    expect(socket.of("language")).toHaveLength(1); // closed: nobody asks any more
  });
});

describe("a connection that breaks in the middle", () => {
  test("says so, gives up what must not be done twice, and asks again what may", async () => {
    const { connection, socket } = seated();
    const { all, listener } = heard();
    connection.listen(listener);
    socket.say(LIVE);
    const [put, let_go] = [connection.putBack(), connection.letGo(true)];
    socket.breaks();
    expect(all.at(-1)).toEqual(["cut"]);
    expect((await put)?.code).toBe("offline");
    vi.advanceTimersByTime(1000);
    const next = greeted();
    expect(next).not.toBe(socket);
    expect(next.of("put_back")).toEqual([]);
    expect(next.of("let_go")).toEqual(socket.of("let_go"));
    next.say({ kind: "done", answers: next.of("let_go")[0]!.id });
    expect(await let_go).toBeNull();
  });

  test("takes nothing as long as it is broken", async () => {
    const { connection, socket } = seated();
    socket.breaks();
    expect((await connection.take({}))?.code).toBe("offline");
    vi.advanceTimersByTime(1000);
    expect(greeted().of("take")).toEqual([]);
  });
});

describe("a hand", () => {
  test("counts what it sends", () => {
    const { connection, socket } = seated();
    expect([connection.hand(3, "a"), connection.hand(3, "b")]).toEqual([1, 2]);
    expect(socket.of("hand").map(({ live, seq, to }) => [live, seq, to])).toEqual([
      [3, 1, "a"],
      [3, 2, "b"],
    ]);
  });

  test("that is refused shuts no door", () => {
    const { connection, socket } = seated();
    socket.say({ kind: "refused", code: "hand_empty", text: "Nothing is held." });
    expect(connection.shut).toBeNull();
  });
});

test("who is not let in stands before a door that is shut", () => {
  const connection = new TableConnection("t", null);
  const socket = Socket.all.at(-1)!;
  socket.open();
  socket.say({ kind: "refused", code: "no_such_table", text: "No such table." });
  expect(connection.shut?.code).toBe("no_such_table");
});
