// A list of suggestions over a text field: a combobox, by mouse, keyboard and screen reader.

import { h, newId } from "./dom.js";

export class Suggestions {
  /** source(text) gives [{name, value, hint, group}], a group with its first, or a promise of them; picked(item) takes one. */
  constructor(input, source, picked) {
    Object.assign(this, { input, source, picked, items: [], active: -1, asked: 0 });
    this.list = h("ul.suggestions", { role: "listbox", id: newId("list"), hidden: true, "aria-label": "Suggestions" });
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.list.id);
    input.setAttribute("aria-expanded", "false");
    input.autocomplete = "off";
    input.addEventListener("input", () => this.update());
    input.addEventListener("blur", () => this.hide());
    input.addEventListener("keydown", (event) => this.key(event));
    this.list.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get open() { return !this.list.hidden; }

  /** Whether Enter takes a suggestion. */
  get chooses() { return this.open && this.active >= 0; }

  async update() {
    const number = ++this.asked;
    let items;
    try {
      items = await this.source(this.input.value);
    } catch (error) {
      items = [{ note: error.message }];
    }
    if (number === this.asked && document.activeElement === this.input) this.show(items ?? []);
  }

  show(items) {
    this.items = items;
    this.list.replaceChildren(...items.map((item, index) => this.line(item, index)));
    this.list.hidden = items.length === 0;
    this.input.setAttribute("aria-expanded", String(this.open));
    this.activate(items.length && !items[0].note ? 0 : -1);
  }

  line(item, index) {
    if (item.note) return h("li.note", { role: "presentation" }, item.note);
    return h("li", { role: "option", id: `${this.list.id}-${index}`, "data-group": item.group, "aria-selected": "false", onclick: () => this.pick(index) },
      h("b", {}, item.name), item.hint ? h("small", {}, item.hint) : null);
  }

  activate(index) {
    this.active = index;
    [...this.list.children].forEach((line, each) => line.setAttribute("aria-selected", String(each === index)));
    const line = this.list.children[index];
    line?.scrollIntoView({ block: "nearest" });
    if (line?.id) this.input.setAttribute("aria-activedescendant", line.id);
    else this.input.removeAttribute("aria-activedescendant");
  }

  pick(index) {
    const item = this.items[index];
    if (!item || item.note) return;
    this.hide();
    this.picked(item);
  }

  hide() {
    this.asked++;
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  key(event) {
    if (!this.open) {
      if (event.key === "ArrowDown" && event.altKey) { event.preventDefault(); this.update(); }
      return;
    }
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in moves && this.items.length) {
      event.preventDefault();
      this.activate((this.active + moves[event.key] + this.items.length) % this.items.length);
    } else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.chooses && !event.isComposing) {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.pick(this.active);
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.hide();
    }
  }
}
