// Where a person writes: messages, and slash commands with their options.

import { CommandForm } from "./command.js";
import { h, newId } from "./dom.js";
import { Suggestions } from "./suggest.js";

const SUB = 1, GROUP = 2;
const FIRST = ["game", "help", "settings", "away", "server"]; // as Discord lists first what is used most

/** All commands that can be sent, with their full names. */
export function flattened(commands) {
  const found = [];
  const walk = (thing, line) => {
    const inner = (thing.options ?? []).filter((option) => option.type === SUB || option.type === GROUP);
    if (inner.length) for (const each of inner) walk(each, `${line} ${each.name}`);
    else found.push({ line, description: thing.description, options: thing.options ?? [] });
  };
  for (const command of commands) walk(command, command.name);
  return found;
}

export class Composer {
  /** doing: post(text), command(line, options), complete(...), people(), channels(), wrong(text). */
  constructor(doing) {
    this.doing = doing;
    this.commands = [];
    const id = newId("write");
    this.input = h("textarea", { id, rows: "1", maxlength: "2000", "aria-describedby": `${id}-hint`, onkeydown: (event) => this.key(event), oninput: () => this.typed() });
    this.label = h("label.sr", { for: id }, "Message");
    this.suggestions = new Suggestions(this.input, (text) => this.suggest(text), (item) => this.begin(item.value));
    this.send = h("button.send", { type: "button", "aria-label": "Send", title: "Send", onclick: () => this.post() }, "➤");
    this.slash = h("button.slash", { type: "button", "aria-label": "Slash commands", title: "Slash commands", onclick: () => this.startCommand() }, "/");
    this.plain = h("div.line", {}, this.slash, this.input, this.send);
    this.hint = h("p.sr", { id: `${id}-hint` }, "Enter sends. A slash lists the commands.");
    this.element = h("div.composer", {}, this.suggestions.list, this.label, this.hint, this.plain);
  }

  /** Say where this writes to. */
  aim(name) {
    this.label.textContent = `Message to ${name}`;
    this.input.placeholder = `Message ${name}, or type /`;
  }

  startCommand() {
    this.cancel();
    this.input.value = "/";
    this.input.focus();
    this.suggestions.update();
  }

  suggest(text) {
    if (!text.startsWith("/") || text.includes("\n")) return [];
    const wanted = text.slice(1).toLowerCase().trim();
    const words = wanted.split(/\s+/).filter(Boolean);
    const fits = this.commands.filter(({ line }) => words.every((word) => line.includes(word)));
    const family = ({ line }) => line.split(" ")[0];
    const place = (command) => (FIRST.indexOf(family(command)) + 1 || FIRST.length + 1) - (wanted && command.line.startsWith(wanted) ? 100 : 0);
    fits.sort((a, b) => place(a) - place(b) || family(a).localeCompare(family(b)));
    if (!fits.length) return [{ note: this.commands.length ? "No command is called that." : "The bot has no commands yet." }];
    const begins = (command, at) => !at || family(command) !== family(fits[at - 1]);
    return fits.map((command, at) => ({ name: `/${command.line}`, hint: command.description, value: command, group: begins(command, at) ? `/${family(command)}` : null }));
  }

  typed() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
    const text = this.input.value;
    if (!text.startsWith("/")) return;
    const known = this.commands.filter(({ line }) => text.slice(1).startsWith(`${line} `));
    const command = known.sort((a, b) => b.line.length - a.line.length)[0];
    if (command) this.begin(command, text.slice(command.line.length + 2));
  }

  key(event) {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || this.suggestions.chooses) return;
    event.preventDefault();
    this.post();
  }

  async post() {
    const text = this.input.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      const command = this.commands.find(({ line }) => line === text.slice(1));
      if (command) this.begin(command);
      else this.doing.wrong("No command is called that. Type / to see them all.");
      return;
    }
    try {
      await this.doing.post(text);
      this.input.value = "";
      this.typed();
    } catch (error) {
      this.doing.wrong(error.message);
    }
  }

  /** Ask for the options of a command; ``rest`` is what was typed behind it. */
  begin(command, rest = "") {
    this.cancel();
    this.doing.wrong("");
    this.form = new CommandForm(command, this.doing, rest, () => { this.cancel(); this.input.focus(); });
    this.plain.hidden = true;
    this.element.append(this.form.element);
    this.form.focus();
  }

  /** Leave the command, if one was begun. */
  cancel() {
    this.form?.element.remove();
    this.form = null;
    this.plain.hidden = false;
    this.input.value = "";
    this.typed();
  }
}
