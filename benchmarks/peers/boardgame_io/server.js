"use strict";
// boardgame.io's server as it comes: in memory. Says its port in one line and runs until it is ended.

const { Server, Origins } = require("boardgame.io/server");

Server({ games: [require("./game.js")], origins: [Origins.LOCALHOST] })
  .run(0)
  .then(({ appServer }) => console.log(`listening on ${appServer.address().port}`));
