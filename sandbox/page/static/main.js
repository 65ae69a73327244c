// The page: who is shown, and what no Discord has: people, and a clock in one's hand.

import { Column } from "./column.js";
import { askLine, showPage } from "./dialogs.js";
import { announce, face, h } from "./dom.js";
import { now, refreshTimes, worded } from "./time.js";
import { HELP as MORE, added, playing, showState as toolsState } from "./tools.js";

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
  toolsState(state);
  tick();
}

function tick() {
  const text = worded(now(), "t");
  byId("clock").replaceChildren(`${new Intl.DateTimeFormat("en-GB", { weekday: "short" }).format(now())} ${text}`);
  refreshTimes();
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
  ["Channels", "#games is for all to see. Threads hang below it. Direct messages are where the bot writes to one person; a number marks what is unread."],
  ["Messages", "Press the buttons and menus under a message. Some messages only one person sees. A picture grows when you press it, to its real size when you press it again, and has a description. @silent marks what nobody is notified of."],
  ["Writing", "Type / for the list of commands; the arrow keys choose, Enter takes, Escape leaves."],
  ["Clock", "+1 hour and +1 day put the clock of this Discord and of the bot forward: reminders and time limits come due."],
  ["Inbox", "A closed inbox refuses direct messages, as on Discord."],
];

function help() {
  const rows = [...HELP, ...MORE].flatMap(([name, text]) => [h("dt", {}, name), h("dd", {}, text)]);
  showPage("What is what", [h("dl.help", {}, ...rows), h("p", {}, "All of it runs on this machine, and is gone when it ends."), ...buttons]);
}

byId("skip").addEventListener("click", (event) => { event.preventDefault(); main().skip(); });
byId("two").addEventListener("click", toggleTwo);
byId("help").addEventListener("click", help);
for (const button of document.querySelectorAll("[data-advance]")) {
  button.addEventListener("click", () => main().try("advance", { ms: Number(button.dataset.advance) }));
}
const buttons = added(main);
setInterval(tick, 1000);
show(query.get("as") || "Ann");
if (query.get("with") && query.get("with") !== main().name) {
  show(query.get("with"), 1);
  byId("two").setAttribute("aria-pressed", "true");
  document.body.classList.add("two");
}
