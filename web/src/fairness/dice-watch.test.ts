/** An honest server is believed, and every way to cheat is found out by the device. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../wire.gen";
import { keptOf, pinnedKey, receiptsOf } from "./storage";
import { commitmentText, hashed, mixText, promisesText } from "./commitments";
import { FakeTable, KEY, signature } from "./table.testing";
import { DiceWatch } from "./dice-watch";

type Promised = { commitment: string; salt_hash: string; chain_end: string };

class Seat {
  promises: Promised[] = [];
  salts: string[] = [];
  wrong: string[] = [];
  unchecked = false;
  readonly watch: DiceWatch;

  constructor(
    readonly server: FakeTable,
    seat: number | null = 0,
    canCheck = true,
  ) {
    this.watch = new DiceWatch(
      "t",
      seat,
      {
        promise: (promise) => this.promises.push(promise),
        reveal: (salt) => this.salts.push(salt),
        wrong: (trouble) => this.wrong.push(trouble.code),
        unchecked: () => (this.unchecked = true),
      },
      async (key, text, given) => (canCheck ? signature(key, text) === given : null),
    );
    this.watch.entered();
  }

  async told(change?: Partial<TableInfo>): Promise<void> {
    this.watch.told(this.server.table(change));
    await this.watch.link(-1);
  }

  /** From sitting down to the first sight. */
  async begun(): Promise<this> {
    await this.told();
    this.server.promised[0] = this.promises.at(-1)!;
    await this.told();
    this.watch.asked();
    await this.watch.link(-1);
    this.server.start(this.salts[0]!);
    await this.told();
    await this.moved(this.server.told(0));
    return this;
  }

  async moved(dice: ReturnType<FakeTable["told"]> | null, n = (dice?.n ?? 0) + 1): Promise<void> {
    this.watch.moved(n, dice);
    await this.watch.link(-1);
  }

  async link(n: number): Promise<string> {
    return (await this.watch.link(n))!.chain_link!;
  }
}

let server: FakeTable;
beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  });
  server = new FakeTable();
});

describe("an honest table", () => {
  it("gets a promise, then a salt, then a link with every move; everything signed is kept", async () => {
    const ada = await new Seat(server).begun();
    expect(ada.promises).toHaveLength(1);
    await ada.moved(server.move(0, await ada.link(1)));
    await ada.moved(server.move(1, server.other.chain.link(2)));
    await ada.moved(server.move(2, null));
    expect(ada.wrong).toEqual([]);
    const [receipt] = receiptsOf(hashed("t"));
    expect(receipt).toMatchObject({ format: "chantier-receipt/1", server: KEY });
    expect(receipt!.statements.map((one) => one.text)).toEqual([
      commitmentText(server.opening),
      promisesText(server.opening, server.seats),
      mixText(server.opening, 0, server.mixes[0]!),
      mixText(server.opening, 3, server.mixes[3]!),
    ]);
    expect(pinnedKey()).toBe(KEY);
  });
  it("a reload and a second tab go on with the same chain, and promise nothing new", async () => {
    const ada = await new Seat(server).begun();
    const again = new Seat(server);
    await again.told();
    await again.moved(server.told(0));
    expect(again.promises).toEqual([]);
    expect(await again.link(1)).toBe(await ada.link(1));
    const dice = server.move(0, await again.link(1));
    for (const tab of [ada, again]) await tab.moved(dice);
    expect([ada.wrong, again.wrong]).toEqual([[], []]);
    expect(keptOf("t").statements).toHaveLength(4);
  });
  it("a new attempt gets a new salt and a new chain", async () => {
    const ada = new Seat(server);
    await ada.told();
    Object.assign(server, { attempt: 2, commitment: hashed("another secret") });
    await ada.told();
    const [one, other] = ada.promises;
    expect([one!.salt_hash === other!.salt_hash, one!.chain_end === other!.chain_end]).toEqual([false, false]);
    Object.assign(server, { attempt: 3 }); // with the same commitment once more
    await ada.told();
    expect(ada.promises[2]!.salt_hash).not.toBe(other!.salt_hash);
    expect(ada.wrong).toEqual([]);
  });
  it("who has missed something goes on", async () => {
    const ada = await new Seat(server).begun();
    server.move(0, await ada.link(1));
    server.move(1, server.other.chain.link(2));
    ada.watch.entered();
    await ada.moved(server.move(0, null)); // a bot stood in meanwhile
    await ada.moved(server.move(1, server.other.chain.link(4)));
    expect([ada.wrong, typeof (await ada.link(5))]).toEqual([[], "string"]);
  });
  it("without the device that promised the chain is lost", async () => {
    await new Seat(server).begun();
    localStorage.removeItem("chantier.dice.t");
    const late = new Seat(server);
    await late.told();
    await late.moved(server.told(0));
    expect([await late.watch.link(1), late.wrong]).toEqual([{ chain_lost: true }, []]);
  });
  it("a bot that stands in opens no link, nor does whoever lost the chain", async () => {
    const ada = await new Seat(server).begun();
    const away = server.seats.map((one, seat) => (seat === 1 ? { ...one, stand_in: true } : one));
    await ada.told({ seats: away });
    await ada.moved(server.move(1, null));
    await ada.told();
    await ada.moved(server.move(1, null)); // the table says why right after
    await ada.told({ seats: server.seats.map((one, seat) => (seat === 1 ? { ...one, chain_lost: true } : one)) });
    await ada.moved(server.move(0, await ada.link(3)));
    expect(ada.wrong).toEqual([]);
  });
  it("of an earlier version, already running, is played as it was begun", async () => {
    const ada = new Seat(server);
    await ada.told({ status: "running", steps: null });
    await ada.moved(null, 5);
    expect([await ada.watch.link(5), ada.wrong]).toEqual([{}, []]);
  });
  it("says so where signatures cannot be checked", async () => {
    const ada = await new Seat(server, 0, false).begun();
    expect([ada.unchecked, ada.wrong]).toEqual([true, []]);
  });
  it("an onlooker compares and promises nothing", async () => {
    await new Seat(server).begun();
    const eve = new Seat(server, null);
    await eve.told();
    await eve.moved(server.told(0));
    expect([eve.promises, eve.wrong]).toEqual([[], []]);
  });
});

describe("a dishonest server is found out before the game, and gets no salt", () => {
  const ready = async () => {
    const ada = new Seat(server);
    await ada.told();
    server.promised[0] = ada.promises[0]!;
    return ada;
  };
  it("the secret is swapped after the promise", async () => {
    const ada = await ready();
    server.commitment = hashed("a better secret");
    await ada.told();
    ada.watch.asked();
    await ada.told();
    expect([ada.wrong[0], ada.salts]).toEqual(["commitment_changed", []]);
    expect(receiptsOf(hashed("t"))[0]!.statements).toHaveLength(2); // both were signed: that is the evidence
  });
  it("also when the page is loaded again in between", async () => {
    await ready();
    server.commitment = hashed("a better secret");
    const later = new Seat(server);
    await later.told();
    expect([later.wrong, later.promises]).toEqual([["commitment_changed"], []]);
  });
  it("salts are asked for before all have promised", async () => {
    server.promised[1] = null;
    const ada = await ready();
    await ada.told();
    ada.watch.asked();
    await ada.told();
    expect([ada.wrong, ada.salts]).toEqual([["reveal_too_early"], []]);
  });
  it("somebody promises late, or anew", async () => {
    const ada = await ready();
    await ada.told();
    server.promised[1] = { salt_hash: hashed("late"), chain_end: server.other.chain.end };
    await ada.told();
    expect(ada.wrong).toEqual(["promises_changed"]);
  });
  it("the device's own promise is replaced", async () => {
    const ada = await ready();
    server.promised[0] = { ...ada.promises[0]!, salt_hash: hashed("mine, says the server") };
    await ada.told();
    ada.watch.asked();
    await ada.told();
    expect([ada.wrong[0], ada.salts]).toEqual(["promise_changed", []]);
  });
  it("a bot promises", async () => {
    const ada = await ready();
    server.promised[2] = { salt_hash: hashed("bot"), chain_end: hashed("bot") };
    await ada.told();
    expect(ada.wrong).toEqual(["promise_of_a_bot"]);
  });
  it("the key is another one; trusted, it goes on", async () => {
    await ready();
    server.server = "bb".repeat(32);
    const later = new Seat(server);
    await later.told();
    expect([later.wrong, later.promises]).toEqual([["key_changed"], []]);
    expect(pinnedKey()).toBe(KEY);
    server.promised[0] = null;
    await later.told();
    later.watch.goOn(server.server);
    await later.watch.link(-1);
    expect([pinnedKey(), later.promises.length]).toEqual([server.server, 1]);
  });
  it("a signature is wrong, or there is none", async () => {
    const ada = new Seat(server);
    await ada.told({ steps: { ...server.table().steps!, commitment: "00".repeat(64) } });
    expect([ada.wrong, ada.promises, pinnedKey()]).toEqual([["signature_wrong"], [], null]);
    const bo = new Seat(server);
    await bo.told({ steps: null });
    expect([bo.wrong, bo.promises]).toEqual([["steps_missing"], []]);
  });
});

describe("a dishonest server is found out while it runs, and nothing is played before somebody says so", () => {
  it.each([
    ["salt_of_a_bot", 2, "00".repeat(16)],
    ["salt_left_out", 0, ""],
    ["salt_breaks_promise", 1, "77".repeat(16)],
  ])("%s", async (code, seat, salt) => {
    const ada = await new Seat(server).begun();
    await ada.told({ salts: server.salts!.map((one, at) => (at === seat ? salt : one)) });
    expect(ada.wrong).toEqual([code]);
    expect(await ada.watch.link(1)).toBeNull();
    ada.watch.goOn(null);
    expect(await ada.watch.link(1)).not.toBeNull();
  });
  it("the start does not follow from the salts", async () => {
    const ada = await new Seat(server).begun();
    localStorage.removeItem("chantier.dice.t"); // somebody else's device
    const eve = new Seat(server, null);
    await eve.told();
    await eve.moved(server.told(0, { mix: hashed("what the server likes") }));
    expect([ada.wrong, eve.wrong]).toEqual([[], ["mix_wrong"]]);
  });
  it("a mix does not follow, or another one was signed before", async () => {
    const ada = await new Seat(server).begun();
    const good = server.move(0, await ada.link(1));
    await ada.moved(good);
    await ada.moved(server.told(1, { mix: hashed("other dice"), seat: 0 }));
    server.move(1, server.other.chain.link(2));
    await ada.moved(server.told(2, { mix: hashed("other dice"), seat: 1, chain_link: server.other.chain.link(2)! }));
    expect(ada.wrong).toEqual(["mix_changed", "mix_wrong"]);
  });
  it("it goes back, or begins again", async () => {
    const ada = await new Seat(server).begun();
    await ada.moved(server.move(0, await ada.link(1)));
    const later = new Seat(server);
    await later.told();
    await later.moved(server.told(0));
    expect(later.wrong).toEqual(["went_back"]);
    Object.assign(server, { attempt: 2, commitment: hashed("better"), status: "starting", salts: null });
    await ada.told();
    expect(ada.wrong).toEqual(["began_again"]);
  });
  it("a link is left out, or is of another chain", async () => {
    const ada = await new Seat(server).begun();
    await ada.moved(server.move(0, null)); // it pretends that this device had sent none
    await ada.moved(server.move(1, server.other.chain.link(2)));
    expect(ada.wrong).toEqual(["link_left_out"]);
    await ada.moved(server.move(1, server.other.chain.link(7)));
    expect(ada.wrong).toEqual(["link_left_out", "link_wrong"]);
  });
  it("a mix is not signed, or nothing is told of the dice", async () => {
    const ada = await new Seat(server).begun();
    await ada.moved({ ...server.move(0, await ada.link(1)), signature: "00".repeat(64) });
    await ada.moved(null, 3);
    expect(ada.wrong).toEqual(["signature_wrong", "steps_missing"]);
  });
  it("a link is asked for that is not next", async () => {
    const ada = await new Seat(server).begun();
    expect(await ada.watch.link(40)).toEqual({});
  });
});
