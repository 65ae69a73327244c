// Small helpers for making elements; nothing is ever made from a string of HTML.

/** An element: h("button.primary", {type: "button", onclick: f}, "text", child). */
export function h(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key in element && typeof value !== "string") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

let last = 0;

/** An id that no other element has. */
export const newId = (prefix) => `${prefix}-${++last}`;

/** Say something to those who hear the page. */
export function announce(text) {
  const news = document.getElementById("news");
  news.textContent = "";
  requestAnimationFrame(() => { news.textContent = text.slice(0, 600); });
}

const TINTS = 8;
const places = new Map();

/** Who there is, in the order of their coming: those who follow each other differ in colour. */
export const setPeople = (names) => names.forEach((name, place) => places.set(name, place));

/** A round mark with somebody's first letter, in a colour of their own. */
export function face(name, isBot = false) {
  const tint = isBot ? "bot" : (places.get(name) ?? 0) % TINTS;
  return h(`span.face.tint-${tint}`, { "aria-hidden": "true" }, isBot ? "◆" : [...name][0].toUpperCase());
}

/** What somebody is called in a message's shape. */
export const nameOf = (user) => user.global_name ?? user.username;
