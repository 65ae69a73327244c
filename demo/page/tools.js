// What the demo adds to the page: a table, a lesson, and the bot in one's hand.

import { showPage } from "./dialogs.js";
import { announce, h } from "./dom.js";

const REMEMBERED = "steps-hidden";
const byId = (id) => document.getElementById(id);

let main = null;

export const HELP = [
  ["Teach me", "Deals a prepared first match of a game, in a thread of its own, in which everything is explained when it first comes up."],
  ["Deal me in", "Starts a table of Delta V with two computer players for the person shown first."],
  ["Restart the bot", "Stops the bot and starts it again over its database. The game goes on where it was."],
];

const button = (kind, id, title, ...content) => h(kind, { type: "button", id, title, disabled: true }, ...content);

/** Put the buttons on the page; gives those of the help. */
export function added(first) {
  main = first;
  const restart = button("button", "restart", "Stop the bot and start it again: nothing is lost", "Restart", h("span.wide", {}, " the bot"));
  restart.addEventListener("click", () => use("restart-bot"));
  byId("two").before(restart);
  byId("columns").before(steps());
  return [h("div.games", {},
    h("button.primary", { type: "button", onclick: (event) => { event.target.closest("dialog").close(); teach(); } }, "Teach me a game"),
    h("button.primary", { type: "button", onclick: showSteps }, "Show the three steps again"))];
}

function steps() {
  const em = (text) => h("em", {}, text);
  const learn = button("button.primary", "teach", "Learn a game by playing it against computers", "Teach me");
  const start = button("button", "deal", "Start a table of Delta V against two computer players", "Deal me in");
  learn.addEventListener("click", teach);
  start.addEventListener("click", () => begin(start, "deal"));
  const dismiss = h("button", { type: "button", id: "dismiss", "aria-label": "Hide these steps", title: "Hide these steps; ? shows them again" }, "×");
  const section = h("section", { id: "welcome", "aria-label": "How to start" },
    h("p", {}, h("b", {}, "New to these games?"), " ", h("span", {}, em("Teach me"), " explains one while you play it."),
      " ", h("b", {}, "Play in three steps:"), " ", h("span", {}, "1. ", em("Deal me in"), ": you against two computers."),
      " ", h("span", {}, "2. ", em("My turn"), ", under the board."), " ", h("span", {}, "3. Choose, then ", em("Do it"), ".")),
    learn, start, dismiss);
  section.hidden = localStorage.getItem(REMEMBERED) === "yes";
  dismiss.addEventListener("click", () => { section.hidden = true; localStorage.setItem(REMEMBERED, "yes"); });
  return section;
}

const use = (tool, of = "") => main().try("use", { tool, of });

/** The bot comes and goes. */
export function showState(state) {
  byId("restart").disabled = state !== "running";
  byId("restart").replaceChildren(...(state === "running" ? ["Restart", h("span.wide", {}, " the bot")] : ["Bot is starting…"]));
  byId("deal").disabled = byId("teach").disabled = state !== "running";
}

/** Whoever plays knows how to start, and a phone needs the room. */
export function playing() {
  document.body.classList.add("playing");
}

async function teach() {
  const { games } = await main().connection.ask("use", { tool: "taught" });
  const rows = Object.entries(games).map(([game, name]) => h("button.primary", {
    type: "button",
    onclick: async (event) => { event.target.closest("dialog").close(); await begin(byId("teach"), "teach", game); },
  }, name));
  showPage("Which game shall I teach you?", [h("p", {}, "A short first match against computers, in a thread of its own. Everything is explained when it first comes up."), h("div.games", {}, ...rows)]);
}

/** Has a match dealt, and goes there. */
async function begin(pressed, tool, of = "") {
  const label = pressed.textContent;
  pressed.disabled = true;
  pressed.textContent = "Dealing…";
  const answer = await use(tool, of);
  pressed.disabled = false;
  pressed.textContent = label;
  if (!answer) return;
  playing();
  await main().go(answer.channel);
  const turn = [...main().element.querySelectorAll(".message.pinged .row button")].findLast((each) => each.textContent === "My turn");
  turn?.focus({ preventScroll: true });
  announce("The game has begun. Press My turn.");
}

function showSteps(event) {
  byId("welcome").hidden = false;
  document.body.classList.remove("playing");
  localStorage.removeItem(REMEMBERED);
  event.target.closest("dialog").close();
  byId("deal").focus();
}
