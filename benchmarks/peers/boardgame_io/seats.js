"use strict";
// `node seats.js PORT MATCHES`: so many matches at once, two seats each, a seat being one socket. Takes orders from the
// standard input, a line each, and says when it has carried them out:
//   sit   everybody goes to a new match and has been told how it begins
//   play  all matches to their end, moves as fast as answers come
// The answer tells the updates that have come and the moves that were made. Whatever brings a state to a seat counts as
// an update, the answer to a sync too. All matches end in a draw: as many moves as tic-tac-toe can have for each sync.

const readline = require("node:readline");
const { io } = require("socket.io-client");

const DRAW = [0, 1, 2, 4, 3, 5, 7, 6, 8];
const [port, matches] = process.argv.slice(2).map(Number);
let updates = 0;
let moves = 0;

class Match {
  constructor(number) {
    this.number = number;
    this.round = 0;
    this.sockets = ["0", "1"].map(() =>
      io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true }),
    );
    for (const socket of this.sockets) {
      socket.on("sync", (matchID, { state }) => this.heard(matchID, state));
      socket.on("update", (matchID, state) => this.heard(matchID, state));
    }
  }

  get id() {
    return `${this.number}-${this.round}`;
  }

  sit() {
    this.round += 1;
    this.seen = 0;
    return new Promise((done) => {
      this.bothHaveSeen = (state) => {
        this.state = state;
        done();
      };
      this.sockets.forEach((socket, seat) => socket.emit("sync", this.id, `${seat}`, undefined, 2));
    });
  }

  play() {
    return new Promise((done) => {
      this.bothHaveSeen = (state) => (state.ctx.gameover === undefined ? this.move(state) : done());
      this.move(this.state);
    });
  }

  heard(matchID, state) {
    updates += 1;
    if (matchID !== this.id) throw new Error(`an update of ${matchID} came to ${this.id}`);
    this.seen += 1;
    if (this.seen % 2 === 0) this.bothHaveSeen(state);
  }

  move(state) {
    const mover = state.ctx.currentPlayer;
    const payload = { type: "clickCell", args: [DRAW[state.ctx.turn - 1]], playerID: mover };
    moves += 1;
    this.sockets[mover].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.id, mover);
  }
}

async function main() {
  const all = Array.from({ length: matches }, (_, number) => new Match(number));
  for await (const order of readline.createInterface({ input: process.stdin })) {
    await Promise.all(all.map((match) => match[order]()));
    console.log(JSON.stringify({ updates, moves }));
  }
  process.exit(0);
}

main();
