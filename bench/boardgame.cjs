// The toy that boardgame.io plays in bench.server: everybody in turn adds one, and sees a hand of cards of their own.
const { Server } = require("boardgame.io/server");

const hand = Array.from({ length: 30 }, (_, number) => ({ card: number, face: `card number ${number}` }));

const toy = {
  name: "toy",
  setup: ({ ctx }) => ({
    counts: ctx.playOrder.map(() => 0),
    hands: Object.fromEntries(ctx.playOrder.map((player) => [player, hand])),
  }),
  playerView: ({ G, playerID }) => ({ ...G, hands: playerID === null ? {} : { [playerID]: G.hands[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }) => {
      G.counts[Number(playerID)] += 1;
    },
  },
};

Server({ games: [toy], origins: [/.*/] }).run({
  port: 0,
  callback: () => {},
}).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
