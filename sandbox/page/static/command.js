// One slash command with its options, before it is sent.

import { h, newId } from "./dom.js";
import { Suggestions } from "./suggest.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10, FILE = 11;

export class CommandForm {
  constructor(command, doing, rest, done) {
    Object.assign(this, { command, doing, done, fields: new Map() });
    this.row = h("div.fields", {});
    this.typing = h("input.typing", { type: "text", autocomplete: "off", "aria-label": "More options", placeholder: "option:value", title: "Type an option and its value, such as page:2; Enter sends", oninput: () => this.divide(this.typing), onkeydown: (event) => this.key(event) });
    this.extra = h("div.extra", {});
    this.wrong = h("p.wrong", { role: "alert" });
    this.element = h("form.command", { "aria-label": `Command /${command.line}`, onsubmit: (event) => { event.preventDefault(); this.send(); }, onkeydown: (event) => { if (event.key === "Escape") { event.preventDefault(); done(); } } },
      h("div.bar", {}, h("b", {}, `/${command.line}`), h("small", {}, command.description), h("button.quiet", { type: "button", "aria-label": "Leave the command", title: "Leave the command", onclick: done }, "×")),
      this.row, this.typing, this.extra, this.wrong, this.submit = h("button.primary", {}, "Send"));
    for (const option of command.options) if (option.required) this.show(option);
    this.take(rest);
    this.offerExtra();
  }

  focus() {
    const all = [...this.fields.values()];
    this.go(all.find((field) => field.input.type !== "file" && !field.input.value) ?? all.at(-1));
  }

  /** To a field; to where further options are typed when there is none. */
  go(field) {
    if (!field) return (this.typing.hidden ? this.submit : this.typing).focus();
    field.input.focus();
    field.suggestions?.update();
  }

  /** What is typed behind "name:" belongs to that option, in whatever field it is typed. */
  divide(input) {
    const found = [...input.value.matchAll(/(?:^|\s)([\w-]+):/g)].at(-1);
    const option = found && this.command.options.find((each) => each.name === found[1]);
    if (!option || option.type === FILE) return;
    const value = input.value.slice(found.index + found[0].length).trimStart();
    input.value = input.value.slice(0, found.index).trim();
    const field = this.show(option);
    field.input.value = value;
    field.picked = null;
    this.offerExtra();
    this.go(field);
  }

  key(event) {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    this.send();
  }

  /** "game:delta_v text:true", after the value of the first free option; whether all had a place. */
  take(rest) {
    const named = (name) => this.command.options.find((each) => each.name === name);
    const parts = [...rest.matchAll(/([\w-]+):((?:(?!\s[\w-]+:).)*)/g)].filter(([, name]) => named(name));
    for (const [, name, value] of parts) this.show(named(name)).input.value = value.trim();
    const before = rest.slice(0, parts[0]?.index).trim();
    const free = this.command.options.find((each) => each.type !== FILE && !this.fields.get(each.name)?.input.value);
    if (before && free) this.show(free).input.value = before;
    if (before && !free) this.wrong.textContent = `/${this.command.line} takes nothing more: “${before}”.`;
    return !before || Boolean(free);
  }

  offerExtra() {
    const left = this.command.options.filter((option) => !this.fields.has(option.name));
    const add = (option) => { const field = this.show(option); this.offerExtra(); this.go(field); };
    const buttons = left.map((option) => h("button.add", { type: "button", title: option.description, onclick: () => add(option) }, `+ ${option.name}`));
    this.typing.hidden = !left.length;
    this.extra.replaceChildren(...buttons);
  }

  show(option) {
    const shown = this.fields.get(option.name);
    if (shown) return shown;
    const input = h("input", { id: newId("option"), type: option.type === FILE ? "file" : "text", autocomplete: "off", inputmode: option.type === INTEGER ? "numeric" : null, placeholder: option.description, "data-option": option.name });
    const field = { option, input, picked: null };
    const box = h("div.option-field", {}, h("label", { for: input.id, title: option.description }, option.name), input);
    if (this.hasList(option)) {
      field.suggestions = new Suggestions(input, (text) => this.suggest(field, text), (item) => this.pick(field, item));
      input.addEventListener("focus", () => field.suggestions.update());
      box.append(field.suggestions.list);
    }
    input.addEventListener("input", () => { field.picked = null; this.divide(input); });
    input.addEventListener("keydown", (event) => this.key(event));
    this.fields.set(option.name, field);
    this.row.append(box);
    return field;
  }

  hasList({ type, choices, autocomplete }) {
    return Boolean(choices?.length || autocomplete || [BOOLEAN, USER, CHANNEL].includes(type));
  }

  async suggest({ option }, text) {
    if (option.autocomplete) {
      const choices = await this.doing.complete(this.command.line, option.name, text, await this.values(option.name));
      return choices.length ? choices.map(({ name, value }) => ({ name, value })) : [{ note: "No options match your search." }];
    }
    const all = option.choices?.length ? option.choices
      : option.type === BOOLEAN ? [{ name: "True", value: true }, { name: "False", value: false }]
        : option.type === USER ? this.doing.people() : this.doing.channels();
    const wanted = text.trim().toLowerCase();
    return all.filter(({ name }) => name.toLowerCase().includes(wanted));
  }

  pick(field, item) {
    field.input.value = item.name;
    field.picked = item;
    this.go([...this.fields.values()].find((each) => each !== field && !each.input.value));
  }

  /** The options as they are sent; without the one being typed. */
  async values(except = null) {
    const given = {};
    for (const [name, field] of this.fields) {
      if (name === except) continue;
      const value = await this.value(field);
      if (value !== undefined) given[name] = value;
    }
    return given;
  }

  async value({ option, input, picked }) {
    if (option.type === FILE) return input.files[0] ? fileValue(input.files[0]) : undefined;
    const text = input.value.trim();
    if (!text) return undefined;
    if (picked?.name === input.value) return picked.value;
    if (option.type === BOOLEAN) return /^(true|yes|1)$/i.test(text);
    if (option.type === USER) return this.doing.people().find(({ name }) => name.toLowerCase() === text.toLowerCase().replace(/^@/, ""))?.value ?? text;
    if (option.type === CHANNEL) return this.doing.channels().find(({ name }) => name === text)?.value ?? text;
    if (option.type === INTEGER || option.type === NUMBER) return Number.isFinite(Number(text)) ? Number(text) : text;
    return text;
  }

  async send() {
    this.wrong.textContent = "";
    if (!this.take(this.typing.value)) return;
    this.typing.value = "";
    this.offerExtra();
    for (const { option, input } of this.fields.values()) {
      if (option.required && !input.value) {
        this.wrong.textContent = `The option “${option.name}” is required.`;
        input.focus();
        return;
      }
    }
    this.submit.disabled = true;
    try {
      await this.doing.command(this.command.line, await this.values());
      this.done();
    } catch (error) {
      this.wrong.textContent = error.message;
    } finally {
      this.submit.disabled = false;
    }
  }
}

/** A file as the socket takes it. */
async function fileValue(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return { name: file.name, data: btoa(text) };
}
