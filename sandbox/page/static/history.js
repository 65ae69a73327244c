// The messages of one channel: as many as are looked at, newest below.

import { openAgain, openMenus } from "./components.js";
import { h } from "./dom.js";
import { messageElement } from "./message.js";
import { note } from "./trace.js";

const KEPT = 300;
const NEAR = 160;
const TOGETHER_MS = 420_000;

export class History {
  /** read(before) fetches {messages, more}; place(shape) says what a message can do. */
  constructor(read, place) {
    Object.assign(this, { read, place, shapes: new Map(), more: false, loading: false, hidden: new Set() });
    this.earlier = h("button.earlier", { type: "button", hidden: true, onclick: () => this.readEarlier() }, "Earlier messages");
    this.list = h("ol.messages", { role: "log", "aria-live": "off", "aria-label": "Messages" });
    this.start = h("div.start", { hidden: true });
    this.pane = h("div.pane", { tabindex: "0", role: "region", "aria-label": "Messages" }, this.earlier, this.start, this.list);
    this.newest = h("button.newest", { type: "button", hidden: true, onclick: () => this.toEnd() }, "New messages ↓");
    this.element = h("div.history", {}, this.pane, this.newest);
    this.pane.addEventListener("scroll", () => this.scrolled(), { passive: true });
    new ResizeObserver(() => { if (this.following) this.toEnd(); }).observe(this.list);
    this.following = true;
    this.last = 0;
  }

  /** Show a channel anew. */
  reset({ messages, more, frame }, start) {
    this.shapes.clear();
    this.more = more;
    this.start.replaceChildren(...start);
    for (const shape of messages) this.shapes.set(shape.id, shape);
    this.list.replaceChildren(...messages.filter((m) => !this.hidden.has(m.id)).map((m) => this.make(m, frame)));
    note("drew", { messages: messages.length, frame });
    this.group();
    this.edges();
    this.toEnd();
  }

  make(shape, frame) { return messageElement(shape, this.place(shape), frame); }

  element_of(id) { return this.list.querySelector(`[data-id="${id}"]`); }

  add(shape, frame) {
    const standing = this.element_of(shape.id);
    if (standing) return this.change(shape, frame);
    this.shapes.set(shape.id, shape);
    const item = this.make(shape, frame);
    note("drew", { message: shape.id, frame });
    this.list.append(item);
    this.group(item.previousElementSibling ?? item);
    if (this.following) this.forget();
    else this.newest.hidden = false;
    if (this.following) this.toEnd();
    return item;
  }

  /** Draw an edited message again, and leave open menus and the focus as they were. */
  change(shape, frame) {
    const before = this.element_of(shape.id);
    if (!before || this.hidden.has(shape.id)) return before;
    this.shapes.set(shape.id, shape);
    const held = before.contains(document.activeElement) ? document.activeElement.closest("[data-id]") : null;
    const open = openMenus(before);
    const after = this.make(shape, frame);
    note("drew", { message: shape.id, frame });
    before.replaceWith(after);
    this.group(after);
    if (held) {
      const same = held === before ? null : [...after.querySelectorAll("[data-id]")].find((each) => each.dataset.id === held.dataset.id && !each.disabled);
      (same ?? after).focus({ preventScroll: true });
    }
    openAgain(after, open);
    if (this.following) this.toEnd();
    return after;
  }

  drop(id) {
    this.shapes.delete(id);
    const item = this.element_of(id);
    const next = item?.nextElementSibling;
    item?.remove();
    if (next) this.group(next);
    this.edges();
  }

  /** Hide a message that only this person sees, for good. */
  dismiss(id) {
    this.hidden.add(id);
    this.drop(id);
  }

  async readEarlier() {
    const first = this.shapes.keys().next().value;
    if (!this.more || this.loading || !first) return;
    this.loading = true;
    try {
      const { messages, more, frame } = await this.read(first);
      const height = this.pane.scrollHeight - this.pane.scrollTop;
      this.more = more;
      this.shapes = new Map([...messages.map((m) => [m.id, m]), ...this.shapes]);
      this.list.prepend(...messages.filter((m) => !this.hidden.has(m.id)).map((m) => this.make(m, frame)));
      this.group();
      this.edges();
      this.pane.scrollTop = this.pane.scrollHeight - height;
    } catch {
      this.edges();
    } finally {
      this.loading = false;
    }
  }

  /** Drop what is far above, so that a long game stays light; it is read again when wanted. */
  forget() {
    if (this.list.children.length <= KEPT + 50) return;
    while (this.list.children.length > KEPT) {
      this.shapes.delete(this.list.firstElementChild.dataset.id);
      this.list.firstElementChild.remove();
    }
    this.more = true;
    this.edges();
  }

  /** Messages of one author that follow each other closely share one head. */
  group(from = this.list.firstElementChild) {
    for (let item = from; item; item = item.nextElementSibling) {
      const shape = this.shapes.get(item.dataset.id);
      const before = this.shapes.get(item.previousElementSibling?.dataset.id);
      const follows = before && shape.author.id === before.author.id && shape.type === 0 && !shape.flags && !before.flags
        && Date.parse(shape.timestamp) - Date.parse(before.timestamp) < TOGETHER_MS;
      item.classList.toggle("follows", Boolean(follows));
    }
  }

  edges() {
    this.earlier.hidden = !this.more;
    this.start.hidden = this.more;
  }

  scrolled() {
    const below = this.pane.scrollHeight - this.pane.scrollTop - this.pane.clientHeight;
    // Only a person scrolls up; what grows by itself is followed.
    if (below < NEAR) this.following = true;
    else if (this.pane.scrollTop < this.last) this.following = false;
    this.last = this.pane.scrollTop;
    if (below < NEAR) this.newest.hidden = true;
    if (this.pane.scrollTop < NEAR) this.readEarlier();
  }

  toEnd() {
    this.following = true;
    this.newest.hidden = true;
    this.pane.scrollTop = this.pane.scrollHeight;
  }
}
