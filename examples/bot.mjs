// A bot in JavaScript, over stdin and stdout: it takes any of the legal actions but giving up.
//
//     miccia simulate kaboom --bots "program:node examples/bot.mjs"

import { createInterface } from "node:readline";

const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

const answers = {
  hello: () => say({ id: { name: "Any", author: "Miccia" } }),
  newgame: () => say({ ready: true }),
  event: () => {},
  go: ({ legal }) => {
    const moves = legal.filter((offer) => offer.form.do !== "give-up");
    const offer = moves[Math.floor(Math.random() * moves.length)];
    say({ action: offer.id, why: `any: ${offer.label}` });
  },
  stop: () => {}, // it answers at once anyway
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const said = JSON.parse(line);
  answers[said.cmd]?.(said);
});
