// Discord's markdown, as far as bots write it, turned into elements.

import { h } from "./dom.js";
import { timeElement } from "./time.js";

const BLOCK = /```(?:[a-z0-9+-]*\n)?([\s\S]+?)\n?```/;
const INLINE = [
  [/\\([\\*_~`|<>#\[\]().:-])/, (found) => found[1]],
  [/``([^\n]+?)``|`([^`\n]+)`/, (found) => h("code", {}, found[1] ?? found[2])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (found) => timeElement(Number(found[1]) * 1000, found[2] ?? "f")],
  [/<@!?(\d+)>/, (found, names) => mention(`@${names.user(found[1])}`, names.isMe(found[1]))],
  [/<#(\d+)>/, (found, names) => h("button.mention", { type: "button", "data-channel": found[1] }, names.channel(found[1]))],
  [/<@&(\d+)>/, (found, names) => mention(`@${names.role(found[1])}`)],
  [/<\/([^:>]+):\d+>/, (found) => mention(`/${found[1]}`)],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (found, names) => link(found[2], inline(found[1], names))],
  [/<?(https?:\/\/[^\s<>]+)>?/, (found) => link(found[1], [found[1]])],
  [/\|\|([\s\S]+?)\|\|/, (found, names) => spoiler(inline(found[1], names))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/, (found, names) => h("strong", {}, ...inline(found[1], names))],
  [/__([\s\S]+?)__(?!_)/, (found, names) => h("u", {}, ...inline(found[1], names))],
  [/~~([\s\S]+?)~~/, (found, names) => h("s", {}, ...inline(found[1], names))],
  [/\*([^*\n]+)\*|\b_([^_\n]+)_\b/, (found, names) => h("em", {}, ...inline(found[1] ?? found[2], names))],
];

const mention = (text, isMe = false) => h(isMe ? "span.mention.me" : "span.mention", {}, text);
const MESSAGE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/\d+\/(\d+)$/;

function link(href, inner) {
  const message = MESSAGE.exec(href)?.[1];
  if (!message) return h("a", { href, target: "_blank", rel: "noreferrer noopener" }, ...inner);
  // Discord jumps to the message; here it is on the same page, if it still stands.
  const jump = h("a", { href: `#${message}` }, ...inner);
  jump.addEventListener("click", (event) => {
    event.preventDefault();
    const item = jump.closest("ol, ul")?.querySelector(`[data-id="${message}"]`);
    item?.scrollIntoView({ block: "start" });
    item?.focus({ preventScroll: true });
  });
  return jump;
}

function spoiler(inner) {
  const button = h("button.spoiler", { type: "button", "aria-label": "Show the spoiler" }, ...inner);
  button.addEventListener("click", () => { button.classList.add("shown"); button.removeAttribute("aria-label"); });
  return button;
}

function inline(text, names) {
  const parts = [];
  while (text) {
    let first = null;
    for (const [pattern, make] of INLINE) {
      const found = pattern.exec(text);
      if (found && (!first || found.index < first.found.index)) first = { found, make };
    }
    if (!first) break;
    if (first.found.index) parts.push(text.slice(0, first.found.index));
    parts.push(first.make(first.found, names));
    text = text.slice(first.found.index + first.found[0].length);
  }
  if (text) parts.push(text);
  return parts;
}

const LINES = [
  [/^(#{1,3}) (.+)/, (found, names) => h(`p.heading.h${found[1].length}`, { role: "heading", "aria-level": String(found[1].length + 2) }, ...inline(found[2], names))],
  [/^-# (.+)/, (found, names) => h("p.small", {}, ...inline(found[1], names))],
  [/^> ?(.*)/, (found, names) => h("blockquote", {}, ...inline(found[1], names))],
  [/^(\s*)(?:[-*•]|\d+\.) (.+)/, (found, names) => h("p.item", { style: undefined }, ...marked(found, names))],
];

function marked(found, names) {
  const mark = found[0].trim().match(/^\d+\./)?.[0] ?? "•";
  return [h("span.bullet", {}, mark), h("span", {}, ...inline(found[2], names))];
}

function lines(text, names) {
  const parts = [];
  let plain = [];
  const flush = () => {
    const joined = plain.join("\n").replace(/^\n+|\n+$/g, "");
    if (joined) parts.push(h("p", {}, ...inline(joined, names)));
    plain = [];
  };
  for (const line of text.split("\n")) {
    const rule = LINES.find(([pattern]) => pattern.test(line));
    if (rule) {
      flush();
      parts.push(rule[1](rule[0].exec(line), names));
    } else plain.push(line);
  }
  flush();
  return parts;
}

/** The elements for a text. names: user(id), role(id), channel(id), isMe(id). */
export function markup(text, names) {
  const parts = [];
  for (let rest = text; rest;) {
    const found = BLOCK.exec(rest);
    parts.push(...lines(found ? rest.slice(0, found.index) : rest, names));
    if (!found) break;
    parts.push(h("pre", { tabindex: "0" }, h("code", {}, found[1])));
    rest = rest.slice(found.index + found[0].length);
  }
  return parts;
}

/** The text without its signs, for those who hear it. */
export function plain(text, names) {
  const box = h("div", {}, ...markup(text, names));
  return box.textContent;
}
