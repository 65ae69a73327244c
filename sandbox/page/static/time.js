// The time of this Discord, which may be ahead of the browser's.

let ahead = 0;

export const setNow = (ms) => { ahead = ms - Date.now(); };
export const now = () => Date.now() + ahead;

const UNITS = [["year", 31536e6], ["month", 2592e6], ["day", 864e5], ["hour", 36e5], ["minute", 6e4], ["second", 1e3]];
const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** How long until then, or since, rounded to the unit in which it counts: "in 2 hours", "a day ago". */
function away(ms) {
  const isReached = ([, size], at) => Math.abs(ms) >= size - (UNITS[at + 1]?.[1] ?? size) / 2;
  const [unit, size] = UNITS.find(isReached) ?? UNITS.at(-1);
  return relative.format(Math.round(ms / size), unit).replace(/\b1 (h?)/, (_, hour) => (hour ? "an h" : "a "));
}

/** Milliseconds in words: in the style of <t:…:style>. */
export function worded(ms, style = "f") {
  if (style === "R") return away(ms - now());
  return new Intl.DateTimeFormat("en-GB", STYLES[style] ?? STYLES.f).format(ms);
}

/** The time at which a message was written, short when it was today. */
export function stamp(ms) {
  const sameDay = new Date(ms).toDateString() === new Date(now()).toDateString();
  return sameDay ? worded(ms, "t") : `${worded(ms, "d")} ${worded(ms, "t")}`;
}

/** Keep all relative times true. */
export function refreshTimes() {
  for (const element of document.querySelectorAll("time[data-ms]")) {
    const ms = Number(element.dataset.ms);
    const words = element.dataset.style ? worded(ms, element.dataset.style) : stamp(ms);
    if (element.textContent !== words) element.textContent = words;
  }
}

/** An element that shows a time and stays true. */
export function timeElement(ms, style) {
  const element = document.createElement("time");
  element.dataset.ms = ms;
  if (style) element.dataset.style = style;
  element.dateTime = Number.isFinite(ms) ? new Date(ms).toISOString() : "";
  element.title = worded(ms, "F");
  element.textContent = style ? worded(ms, style) : stamp(ms);
  return element;
}
