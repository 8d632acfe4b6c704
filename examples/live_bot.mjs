// A bot at a live table in JavaScript, over the WebSocket that Node has: it takes any of the legal actions but giving up.
// The page tells the token; browsers and Node cannot send headers with a WebSocket, so the first message carries it.
//
//     MICCIA_TOKEN=... node examples/live_bot.mjs ws://127.0.0.1:8000/ws/LUNA-MARE-42

const choose = ({ legal }) => {
  const moves = legal.filter((offer) => offer.act.do !== "give-up");
  return moves[Math.floor(Math.random() * moves.length)].id;
};

function play() {
  const line = new WebSocket(process.argv[2]);
  const say = (message) => line.send(JSON.stringify(message));
  let table, sent;
  let update = { legal: [] };
  line.onopen = () => say({ t: "hello", program: process.env.MICCIA_TOKEN });
  line.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.t === "table") table = said;
    if (said.t === "update") update = said;
    if (said.t === "refusal") {
      sent = undefined; // overtaken, or not now: the next message tells more
      return console.error(said.text);
    }
    const plays = table.running && table.seats[table.you].bot === "program";
    if (!plays || !update.legal.length || update.n === sent) return;
    sent = update.n;
    say({ t: "do", id: sent, action: choose(update), seen: sent });
  };
  line.onclose = ({ code }) => {
    if (code >= 4400) process.exit(1); // the token is none any more, or there is no such table
    setTimeout(play, 1000); // the server starts again
  };
}

play();
