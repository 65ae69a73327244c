// One person's client: channels, messages, and what the person does.

import { Composer, flattened } from "./composer.js";
import { openModal, askLine } from "./dialogs.js";
import { announce, face, h, newId, setPeople } from "./dom.js";
import { History } from "./history.js";
import { isEphemeral, isSilent, spoken, spokenEdit } from "./message.js";
import { Connection } from "./socket.js";
import { setNow } from "./time.js";
import { newPress, note } from "./trace.js";

const TEXT = 0, DM = 1;
const DIRECT = () => ["Direct", h("span.wide", {}, " messages")];
const NAV_EDGE = 24; // pixels, so that it is seen that there is something before it
const NO_ANSWER = "This application did not respond";
const ABOUT = { text: "The channel that all see", thread: "A thread: it has room for a table of its own", dm: "What the bot writes to this person alone" };
const LOST = "The connection to the demo is lost. It comes back by itself.";

export class Column extends EventTarget {
  constructor(name) {
    super();
    Object.assign(this, { name, prefix: newId("column"), channels: new Map(), unread: new Map(), fresh: new Set(), users: {}, roles: {}, people: [], pending: new Map(), current: null });
    this.connection = new Connection(name);
    this.history = new History((before) => this.connection.ask("read", { channel: this.current, before }), (shape) => this.place(shape));
    this.composer = new Composer({
      post: (text) => this.connection.ask("post", { channel: this.current, text }),
      command: (line, options) => this.interact("command", { channel: this.current, line, options }),
      complete: (line, option, text, options) => this.complete({ channel: this.current, line, option, text, options }),
      people: () => Object.entries(this.users).map(([value, each]) => ({ name: each, value })),
      channels: () => this.listed(),
      wrong: (text) => this.say(text),
    });
    this.build();
    this.listen();
  }

  get names() {
    return {
      user: (id) => this.users[id] ?? "somebody",
      channel: (id) => (this.channels.has(id) ? this.title(this.channels.get(id)) : "#unknown"),
      role: (id) => this.roles[id] ?? "deleted-role",
      isMe: (id) => id === this.me?.id,
      channels: (types) => this.listed(types),
      roles: () => Object.entries(this.roles).map(([value, name]) => ({ name, value })),
    };
  }

  /** The channels of the server, of these types if any are named, as they are listed. */
  listed(types) {
    const found = [...this.channels.values()].filter(({ type }) => (types ? types.includes(type) : type !== DM));
    return found.map((channel) => ({ name: this.title(channel), value: channel.id }));
  }

  build() {
    this.inbox = h("button.inbox", { type: "button", onclick: () => this.try("inbox", { open: !this.inboxOpen }) }, "✉ Inbox");
    this.inbox.disabled = true; // until it is known whether it is open
    this.where = h("h2", {});
    this.head = h("div.column-head", {}, face(this.name), h("div.who", {}, h("b", {}, this.name), this.where),
      h("button", { type: "button", title: "Open a thread in #games", onclick: () => this.newThread() }, "+ Thread"), this.inbox,
      h("a.button", { href: `/?as=${encodeURIComponent(this.name)}`, target: "_blank", title: `Open ${this.name} in a window`, "aria-label": `Open ${this.name} in a window` }, "↗"));
    this.nav = h("nav.channels", { "aria-label": `Channels of ${this.name}` });
    this.note = h("p.note", { role: "alert" });
    this.element = h("section.column", { "aria-label": `Discord of ${this.name}`, "data-person": this.name },
      this.head, this.nav, h("div.stage", {}, this.history.element, this.note, this.composer.element));
    this.element.addEventListener("click", (event) => {
      const target = event.target.closest("[data-channel]");
      if (target && this.channels.has(target.dataset.channel)) this.go(target.dataset.channel);
    });
  }

  listen() {
    const on = (kind, handle) => this.connection.addEventListener(kind, ({ detail }) => handle(detail));
    on("welcome", (frame) => this.welcomed(frame));
    on("lost", () => { this.element.classList.add("lost"); this.say(LOST, true); this.failAll(); });
    on("people", (frame) => this.met(frame));
    on("state", (frame) => { setNow(frame.now); this.tell("state", frame); });
    on("commands", () => this.learn());
    on("channel", ({ shape }) => { this.channels.set(shape.id, shape); this.list(); });
    on("channel-gone", ({ shape }) => this.channelGone(shape.id));
    on("message", ({ shape, frame }) => this.messageCame(shape, frame));
    on("edit", ({ shape, frame }) => this.here(shape) && this.messageChanged(shape, frame));
    on("delete", ({ shape }) => this.here(shape) && this.history.drop(shape.id));
    on("error", ({ error }) => this.say(error));
    for (const kind of ["acknowledged", "choices", "modal", "failed"]) on(kind, ({ shape }) => this.settled(kind, shape));
  }

  tell(kind, detail) { this.dispatchEvent(new CustomEvent(kind, { detail })); }
  here(shape) { return shape.channel_id === this.current; }

  // Coming and going

  async welcomed(frame) {
    this.me = frame.me;
    this.bot = frame.bot;
    setNow(frame.now);
    this.channels = new Map(frame.channels.map((channel) => [channel.id, channel]));
    this.met(frame);
    this.element.classList.remove("lost");
    this.say("");
    const first = frame.channels.find((channel) => channel.type === TEXT);
    await this.go(this.channels.has(this.current) ? this.current : first?.id);
    this.tell("state", frame);
  }

  met(frame) {
    this.users = frame.users;
    this.roles = frame.roles;
    this.people = frame.people;
    setPeople(this.people.map(({ name }) => name));
    this.head.querySelector(".face").replaceWith(face(this.name));
    this.inbox.disabled = false;
    this.inboxOpen = frame.people.find(({ id }) => id === this.me?.id)?.inbox ?? true;
    this.inbox.textContent = this.inboxOpen ? "✉ Inbox open" : "✉ Inbox closed";
    this.inbox.setAttribute("aria-pressed", String(!this.inboxOpen));
    this.inbox.title = this.inboxOpen ? "Refuse direct messages, to see what the bot does then" : "Take direct messages again";
    this.tell("people", frame.people);
  }

  async learn() {
    if (!this.current) return;
    const channel = this.current;
    try {
      const { commands } = await this.connection.ask("commands", { channel });
      if (channel === this.current) this.composer.commands = flattened(commands);
    } catch { /* the connection comes back and asks again */ }
  }

  close() {
    this.connection.close();
    this.element.remove();
  }

  // Channels

  title(channel) {
    if (channel.type === DM) return `@${this.bot?.name ?? "bot"}`;
    return channel.type === TEXT ? `#${channel.name}` : channel.name;
  }

  list() {
    const order = (c) => (c.type === DM ? 2 : c.type === TEXT ? 0 : 1);
    const sorted = [...this.channels.values()].sort((a, b) => order(a) - order(b) || (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    const items = sorted.map((channel) => this.entry(channel));
    if (!sorted.some((channel) => channel.type === DM)) {
      items.push(h("button.dm", { type: "button", title: ABOUT.dm, onclick: () => this.openDm() }, h("span", { "aria-hidden": "true" }, "✉"), ...DIRECT()));
    }
    this.nav.replaceChildren(...items);
    let count = 0;
    for (const number of this.unread.values()) count += number;
    this.tell("unread", count);
  }

  entry(channel) {
    const [mark, kind, name] = channel.type === DM ? ["✉", "dm", DIRECT()] : channel.type === TEXT ? ["#", "text", channel.name] : ["└", "thread", channel.name];
    const count = this.unread.get(channel.id) ?? 0;
    const button = h(`button.${kind}`, { type: "button", "data-channel": channel.id, title: ABOUT[kind], "aria-current": channel.id === this.current ? "page" : null },
      h("span", { "aria-hidden": "true" }, mark), h("span.name", {}, name),
      count ? h("span.count", {}, String(count), h("span.sr", {}, " unread"))
        : this.fresh.has(channel.id) ? h("span.unread", { role: "img", "aria-label": "unread" }) : null);
    return button;
  }

  async go(id) {
    if (!id) return;
    this.current = id;
    this.unread.delete(id);
    this.fresh.delete(id);
    this.list();
    this.nav.scrollLeft = Math.max(0, this.nav.querySelector("[aria-current]").offsetLeft - NAV_EDGE);
    const channel = this.channels.get(id);
    this.where.textContent = channel.type === DM ? `Direct messages with ${this.bot.name}` : this.title(channel);
    this.composer.aim(channel.type === DM ? this.bot.name : this.title(channel));
    this.learn();
    try {
      const chunk = await this.connection.ask("read", { channel: id });
      if (id === this.current) this.history.reset(chunk, this.beginning(channel));
    } catch (error) {
      this.say(error.message);
    }
  }

  beginning(channel) {
    const isDm = channel.type === DM;
    const what = isDm ? `Here ${this.bot.name} writes to ${this.name} alone.` : `This is where ${this.title(channel)} begins.`;
    return [h("p", {}, h("b", {}, what)), h("p", {}, "Type ", h("kbd", {}, "/"), " for what the bot can do", ...(isDm ? [" here"] : [", such as ", h("kbd", {}, "/game new")]), ".")];
  }

  channelGone(id) {
    this.channels.delete(id);
    this.unread.delete(id);
    this.fresh.delete(id);
    this.list();
    if (id === this.current) this.go([...this.channels.values()].find((channel) => channel.type === TEXT)?.id);
  }

  async openDm() {
    const answer = await this.try("dm");
    if (answer) this.go(answer.channel);
  }

  newThread() {
    const parent = [...this.channels.values()].find((channel) => channel.type === TEXT);
    askLine("Open a thread", "Name of the thread", async (name) => {
      const { channel } = await this.connection.ask("thread", { channel: parent.id, name });
      this.go(channel); // not waited for: the window over the page closes at once
    });
  }

  // Messages

  place(shape) {
    return {
      prefix: this.prefix,
      names: this.names,
      act: (id, values, event) => this.act(shape, id, values, event),
      remove: () => this.try("delete", { message: shape.id }),
      dismiss: () => { this.history.dismiss(shape.id); this.history.pane.focus({ preventScroll: true }); },
    };
  }

  messageCame(shape, frame) {
    const mine = this.names.isMe(shape.author.id);
    if (!this.here(shape)) {
      this.mark(shape);
      this.list();
    } else {
      if (mine || isEphemeral(shape) || this.names.isMe(shape.interaction_metadata?.user.id)) this.history.following = true;
      const item = this.history.add(shape, frame);
      if (this.byKeys && isEphemeral(shape)) { item.focus({ preventScroll: true }); this.byKeys = false; }
    }
    if (!mine && !isSilent(shape)) announce(spoken(shape, this.names));
  }

  /** What a channel that is not looked at shows: a number for what calls, a dot for all else. */
  mark({ channel_id: id, mentions, ...shape }) {
    const calls = this.channels.get(id)?.type === DM || mentions.some((user) => this.names.isMe(user.id)) || this.unread.has(id);
    if (calls && !isSilent(shape)) this.unread.set(id, (this.unread.get(id) ?? 0) + 1);
    else this.fresh.add(id);
  }

  /** What only this person reads is a panel that goes on, so its news is said. */
  messageChanged(shape, frame) {
    const before = this.history.shapes.get(shape.id);
    const isMine = isEphemeral(shape) || this.channels.get(this.current)?.type === DM;
    this.history.change(shape, frame);
    const news = before && isMine && spokenEdit(before, shape, this.names);
    if (news) announce(news);
  }

  /** Go to the newest message that waits for this person, or to where they write. */
  skip() {
    const aims = ["ephemeral", "pinged", "message"].map((kind) => [...this.element.querySelectorAll(`.message.${kind}`)].at(-1));
    const aim = aims.find(Boolean) ?? this.composer.input;
    aim.scrollIntoView({ block: "nearest" });
    aim.focus({ preventScroll: true });
  }

  // Doing

  async act(shape, custom_id, values, event) {
    const button = event.currentTarget?.isConnected ? event.currentTarget : null;
    this.byKeys = event.detail === 0;
    this.tell("pressed");
    button?.setAttribute("aria-busy", "true");
    try {
      if (values) await this.interact("choose", { message: shape.id, custom_id, values });
      else await this.interact("press", { message: shape.id, custom_id });
    } catch (error) {
      this.complain(shape.id, error.message);
    } finally {
      button?.removeAttribute("aria-busy");
    }
  }

  /** Do something that the bot answers; rejects with the words that Discord shows. */
  async interact(what, more) {
    this.say("");
    if (what === "command") {
      this.byKeys = true;
      this.history.toEnd(); // where the answer will be
    }
    const press = newPress();
    note("did", { press, what, message: more.message, on: more.custom_id });
    const { interaction } = await this.connection.ask(what, { press, ...more });
    const { kind, shape } = await this.settling(interaction);
    note("settled", { press, interaction, kind });
    if (kind === "failed") throw new Error(NO_ANSWER);
    if (kind === "modal") openModal(shape, (fields) => this.interact("submit", { interaction, fields }));
  }

  async complete(more) {
    const { interaction } = await this.connection.ask("complete", more);
    const { kind, shape } = await this.settling(interaction);
    if (kind !== "choices") throw new Error("Loading options failed");
    return shape.choices;
  }

  settling(interaction) {
    return new Promise((resolve) => { this.pending.set(interaction, resolve); });
  }

  settled(kind, shape) {
    this.pending.get(shape.interaction_id)?.({ kind, shape });
    this.pending.delete(shape.interaction_id);
  }

  failAll() {
    for (const resolve of this.pending.values()) resolve({ kind: "failed" });
    this.pending.clear();
  }

  complain(id, text) {
    note("complained", { message: id, text });
    const item = this.history.element_of(id);
    if (!item) return this.say(text);
    item.querySelector(".wrong")?.remove();
    item.append(h("p.wrong", { role: "alert" }, text));
    item.scrollIntoView({ block: "nearest" });
  }

  async try(what, more) {
    try {
      return await this.connection.ask(what, more);
    } catch (error) {
      this.say(error.message);
      return null;
    }
  }

  say(text) { this.note.textContent = text; }
}
