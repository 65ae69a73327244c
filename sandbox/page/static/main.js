// The page: who is shown, and the demo's own tools.

import { Column } from "./column.js";
import { askLine, showPage } from "./dialogs.js";
import { announce, face, h } from "./dom.js";
import { now, refreshTimes, worded } from "./time.js";

const REMEMBERED = "steps-hidden";
const byId = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);

let columns = [];
let people = [];

const main = () => columns[0];

function show(name, at = 0) {
  if (columns.some((column) => column.name === name)) return;
  const column = new Column(name);
  columns[at]?.close();
  columns[at] = column;
  byId("columns").replaceChildren(...columns.map((each) => each.element));
  column.addEventListener("people", ({ detail }) => {
    people = detail;
    byId("two").disabled = people.length < 2; // before that there is nobody to be shown beside
    listPeople();
  });
  column.addEventListener("pressed", playing);
  column.addEventListener("state", ({ detail }) => showState(detail));
  column.addEventListener("unread", ({ detail }) => { column.count = detail; titled(); });
  listPeople();
  titled();
  remember();
}

function remember() {
  const address = new URL(location.href);
  address.search = "";
  address.searchParams.set("as", main().name);
  if (columns[1]) address.searchParams.set("with", columns[1].name);
  history.replaceState(null, "", address);
}

function titled() {
  const count = columns.reduce((sum, column) => sum + (column.count ?? 0), 0);
  document.title = `${count ? `(${count}) ` : ""}${columns.map(({ name }) => name).join(" and ")}: a small Discord`;
}

function listPeople() {
  const held = document.activeElement?.dataset?.who;
  const chips = people.map(({ name }) => h("button.chip", {
    type: "button", "data-who": name, title: `Play as ${name}`,
    "aria-pressed": String(columns.some((column) => column.name === name)),
    onclick: () => switchTo(name),
  }, face(name), h("span", {}, name)));
  const add = h("button.chip.add", { type: "button", title: "Add a person", onclick: () => askLine("Add a person", "Name", addPerson) }, "+", h("span.sr", {}, " Add a person"));
  byId("people").replaceChildren(...chips, add);
  if (held) byId("people").querySelector(`[data-who="${CSS.escape(held)}"]`)?.focus();
}

function switchTo(name) {
  const shown = columns.findIndex((column) => column.name === name);
  if (shown >= 0) {
    columns[shown].element.scrollIntoView({ block: "nearest", inline: "start", behavior: "smooth" });
    return;
  }
  show(name, columns.length - 1);
  announce(`You play as ${name} now.`);
}

async function addPerson(name) {
  const answer = await main().connection.ask("add-person", { name });
  switchTo(answer.name);
}

function showState({ bot_state: state }) {
  byId("restart").disabled = state !== "running";
  byId("restart").replaceChildren(...(state === "running" ? ["Restart", h("span.wide", {}, " the bot")] : ["Bot is starting…"]));
  byId("deal").disabled = byId("teach").disabled = state !== "running";
  tick();
}

function tick() {
  const text = worded(now(), "t");
  byId("clock").replaceChildren(`${new Intl.DateTimeFormat("en-GB", { weekday: "short" }).format(now())} ${text}`);
  refreshTimes();
}

/** Whoever plays knows how to start, and a phone needs the room. */
function playing() {
  document.body.classList.add("playing");
}

async function deal() {
  await begin(byId("deal"), "deal");
}

async function teach() {
  const { games } = await main().connection.ask("taught");
  const rows = Object.entries(games).map(([game, name]) => h("button.primary", {
    type: "button",
    onclick: async (event) => { event.target.closest("dialog").close(); await begin(byId("teach"), "teach", { game }); },
  }, name));
  showPage("Which game shall I teach you?", [h("p", {}, "A short first match against computers, in a thread of its own. Everything is explained when it first comes up."), h("div.games", {}, ...rows)]);
}

/** Has a match dealt, and goes there. */
async function begin(button, act, details = {}) {
  const label = button.textContent;
  button.disabled = true;
  button.textContent = "Dealing…";
  const answer = await main().try(act, details);
  button.disabled = false;
  button.textContent = label;
  if (!answer) return;
  playing();
  await main().go(answer.channel);
  const turn = [...main().element.querySelectorAll(".message.pinged .row button")].findLast((each) => each.textContent === "My turn");
  turn?.focus({ preventScroll: true });
  announce("The game has begun. Press My turn.");
}

function toggleTwo() {
  const button = byId("two");
  if (columns[1]) {
    columns.pop().close();
    remember();
  } else {
    const other = people.find(({ name }) => name !== main().name);
    if (other) show(other.name, 1);
  }
  button.setAttribute("aria-pressed", String(columns.length > 1));
  document.body.classList.toggle("two", columns.length > 1);
  listPeople();
  titled();
}

const HELP = [
  ["People", "Ann, Bob and Cleo are all yours. A name above switches to that person; + adds one; ↗ opens a person in a window of their own; “Two people” shows two side by side."],
  ["Channels", "#games is for all to see. Threads hang below it: each can have a table of its own. Direct messages are where the bot whispers; a number marks what is unread."],
  ["Messages", "Press the buttons and menus under a message. Some messages only one person sees. A picture grows when you press it, to its real size when you press it again, and has a description. @silent marks what nobody is notified of."],
  ["Writing", "Type / for the list of commands; the arrow keys choose, Enter takes, Escape leaves."],
  ["Teach me", "Deals a prepared first match of a game, in a thread of its own, in which everything is explained when it first comes up."],
  ["Deal me in", "Starts a table of Delta V with two computer players for the person shown first."],
  ["Clock", "+1 hour and +1 day put the clock of this Discord and of the bot forward: reminders and time limits come due."],
  ["Restart the bot", "Stops the bot and starts it again over its database. The game goes on where it was."],
  ["Inbox", "A closed inbox refuses direct messages, as on Discord. The bot then finds another way."],
];

function showSteps(event) {
  byId("welcome").hidden = false;
  document.body.classList.remove("playing");
  localStorage.removeItem(REMEMBERED);
  event.target.closest("dialog").close();
  byId("deal").focus();
}

function help() {
  const rows = HELP.flatMap(([name, text]) => [h("dt", {}, name), h("dd", {}, text)]);
  const steps = h("button.primary", { type: "button", onclick: showSteps }, "Show the three steps again");
  const learn = h("button.primary", {
    type: "button",
    onclick: (event) => { event.target.closest("dialog").close(); teach(); },
  }, "Teach me a game");
  showPage("What is what", [h("dl.help", {}, ...rows), h("p", {}, "All of it runs on this machine. The tables are gone when the demo ends."), h("div.games", {}, learn, steps)]);
}

byId("skip").addEventListener("click", (event) => { event.preventDefault(); main().skip(); });
byId("two").addEventListener("click", toggleTwo);
byId("help").addEventListener("click", help);
byId("deal").addEventListener("click", deal);
byId("teach").addEventListener("click", teach);
byId("restart").addEventListener("click", () => main().try("restart-bot"));
byId("dismiss").addEventListener("click", () => { byId("welcome").hidden = true; localStorage.setItem(REMEMBERED, "yes"); });
for (const button of document.querySelectorAll("[data-advance]")) {
  button.addEventListener("click", () => main().try("advance", { ms: Number(button.dataset.advance) }));
}
byId("welcome").hidden = localStorage.getItem(REMEMBERED) === "yes";
setInterval(tick, 1000);
show(query.get("as") || "Ann");
if (query.get("with") && query.get("with") !== main().name) {
  show(query.get("with"), 1);
  byId("two").setAttribute("aria-pressed", "true");
  document.body.classList.add("two");
}
