// Buttons and select menus of messages.

import { h, newId } from "./dom.js";
import { markup } from "./markup.js";

const ROW = 1, BUTTON = 2, MENU = 3, ROLES = 6, CHANNELS = 8, TEXT = 10, SEPARATOR = 14, CONTAINER = 17;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** The elements for the components of a message. act(custom_id, values or null, event) does it. */
export function components(all, act, names) {
  return all.map((component) => one(component, act, names)).filter(Boolean);
}

function one(component, act, names) {
  const inner = () => components(component.components ?? [], act, names);
  switch (component.type) {
    case ROW: return h("div.row", {}, ...inner());
    case BUTTON: return button(component, act);
    case MENU: return menu(component, act);
    case ROLES: return menu(listing(component, names.roles()), act);
    case CHANNELS: return menu(listing(component, names.channels(component.channel_types)), act);
    case TEXT: return h("div.text", {}, ...markup(component.content, names));
    case SEPARATOR: return h("hr");
    case CONTAINER: return h("div.embed", {}, ...inner());
    default: return h("p.small", {}, "(This page cannot show this part yet.)");
  }
}

function button(component, act) {
  const label = [component.emoji?.name, component.label].filter(Boolean).join(" ");
  if (component.url) {
    return h("a.button.link", { href: component.url, target: "_blank", rel: "noreferrer noopener" }, label, " ↗");
  }
  return h(`button.${STYLES[component.style] ?? "secondary"}`, {
    type: "button",
    disabled: Boolean(component.disabled),
    "data-id": component.custom_id,
    onclick: (event) => act(component.custom_id, null, event),
  }, label);
}

/** A menu of things that the client knows, {name, value} each, as one with options of its own. */
function listing(component, things) {
  const chosen = new Set((component.default_values ?? []).map(({ id }) => id));
  const options = things.map(({ name, value }) => ({ label: name, value, default: chosen.has(value) }));
  return { ...component, options };
}

function menu(component, act) {
  const low = component.min_values ?? 1;
  const high = component.max_values ?? 1;
  const many = high > 1 || low === 0;
  const list = h("div.options", { id: newId("menu"), hidden: true, role: "group", "aria-label": component.placeholder || "Choices" });
  const opener = h("button.opener", {
    type: "button",
    disabled: Boolean(component.disabled),
    "data-id": component.custom_id,
    "aria-expanded": "false",
    "aria-controls": list.id,
    onclick: () => toggle(list.hidden),
  }, h("span", {}, chosen(component) || component.placeholder || "Make a selection"), h("span", { "aria-hidden": "true" }, "▾"));
  function toggle(open) {
    list.hidden = !open;
    opener.setAttribute("aria-expanded", String(open));
    if (open) {
      list.querySelector("button, input")?.focus({ preventScroll: true });
      list.scrollIntoView({ block: "nearest" });
    }
  }
  const done = (values, event) => { toggle(false); opener.focus({ preventScroll: true }); act(component.custom_id, values, event); };
  if (many) fillMany(list, component, low, high, done);
  else list.append(...component.options.map((option) => h("button.option", { type: "button", "data-value": option.value, onclick: (event) => done([option.value], event) }, ...words(option))));
  list.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { event.stopPropagation(); toggle(false); opener.focus(); }
    step(list, event);
  });
  return h("div.menu", {}, opener, list);
}

const chosen = (component) => component.options.filter((option) => option.default).map((option) => option.label).join(", ");
const words = (option) => [h("b", {}, option.label), option.description ? h("small", {}, option.description) : null];

function fillMany(list, component, low, high, done) {
  const boxes = component.options.map((option) => h("input", { type: "checkbox", value: option.value, checked: Boolean(option.default) }));
  const count = low === high ? `${low}` : `${low} to ${high}`;
  const take = h("button.primary", { type: "button", onclick: (event) => done(boxes.filter((box) => box.checked).map((box) => box.value), event) });
  const update = () => {
    const number = boxes.filter((box) => box.checked).length;
    take.disabled = number < low || number > high;
    take.textContent = `Choose (${number} of ${count})`;
    for (const box of boxes) box.disabled = !box.checked && number >= high;
  };
  list.addEventListener("change", update);
  list.append(...component.options.map((option, index) => h("label.option", {}, boxes[index], h("span", {}, ...words(option)))), take);
  update();
}

const stops = (opener) => [...opener.nextElementSibling.querySelectorAll("input, button.option")];
const offered = (stop) => stop.value || stop.dataset.value;

/** The menus of a message that are open, and what is ticked in them, before it is drawn again. */
export function openMenus(message) {
  return [...message.querySelectorAll(".opener[aria-expanded=true]")].map((opener) => ({
    id: opener.dataset.id,
    offers: stops(opener).map(offered),
    ticked: stops(opener).filter((stop) => stop.checked).map(offered),
    at: stops(opener).indexOf(document.activeElement),
  }));
}

/** Open them again in the message drawn anew, where they still offer the same. */
export function openAgain(message, menus) {
  for (const { id, offers, ticked, at } of menus) {
    const opener = [...message.querySelectorAll(".opener:not(:disabled)")].find((each) => each.dataset.id === id);
    if (!opener || String(stops(opener).map(offered)) !== String(offers)) continue;
    // Not by a press of it: that would take the focus, and scroll, from whoever is elsewhere by now.
    const list = opener.nextElementSibling;
    list.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    for (const stop of stops(opener)) stop.checked = ticked.includes(offered(stop));
    list.dispatchEvent(new Event("change"));
    stops(opener)[at]?.focus({ preventScroll: true });
  }
}

/** Arrow keys walk through the options. */
function step(list, event) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!way) return;
  event.preventDefault();
  const stops = [...list.querySelectorAll("button:not(:disabled), input:not(:disabled)")];
  const next = stops[(stops.indexOf(document.activeElement) + way + stops.length) % stops.length];
  next?.focus();
}
