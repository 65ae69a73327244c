// One person's socket: asks with numbers, hears, and comes back by itself.

import { whenReleased } from "./hold.js";
import { note } from "./trace.js";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;

export class Connection extends EventTarget {
  constructor(name) {
    super();
    this.name = name;
    this.next = 1;
    this.asked = new Map();
    this.wait = FIRST_WAIT;
    this.open();
  }

  open() {
    const address = new URL("/page/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("as", this.name);
    this.socket = new WebSocket(address);
    this.socket.onmessage = ({ data }) => this.heard(JSON.parse(data));
    this.socket.onclose = () => this.lost();
  }

  heard(frame) {
    if (frame.told === "welcome") this.wait = FIRST_WAIT;
    const { frame: number, told, n, shape, interaction = shape?.interaction_id, error } = frame;
    note("heard", { frame: number, told, n, message: shape?.id, interaction, error });
    whenReleased(() => this.take(frame)); // answers too: some draw a whole channel
  }

  take(frame) {
    const waiting = frame.n && this.asked.get(frame.n);
    if (!waiting) {
      this.dispatchEvent(new CustomEvent(frame.told, { detail: frame }));
      return;
    }
    this.asked.delete(frame.n);
    if (frame.error) waiting.reject(new Error(frame.error));
    else waiting.resolve(frame);
  }

  lost() {
    note("lost", { person: this.name, asked: [...this.asked.keys()] });
    for (const { reject } of this.asked.values()) reject(new Error("The connection was lost."));
    this.asked.clear();
    if (this.closed) return;
    this.dispatchEvent(new CustomEvent("lost"));
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 1.6, LONGEST_WAIT);
  }

  /** Ask for something: resolves with the answer, rejects with what the page shall say. */
  ask(what, more = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Error("The demo is not connected; it keeps trying."));
    }
    const n = this.next++;
    note("asked", { person: this.name, what, n, press: more.press });
    return new Promise((resolve, reject) => {
      this.asked.set(n, { resolve, reject });
      this.socket.send(JSON.stringify({ do: what, n, ...more }));
    });
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}
