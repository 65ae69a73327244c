// A press is what goes down and up on one control, and nothing on the page may come between.
//
// What the server tells waits while something is held down: drawing it would put another element
// under the pointer, and the click would go to neither. What moves by itself all the same (a picture
// that has come, a message that is scrolled to) does not count as long as the pointer stays where it
// is: the click then goes to the control on which it went down.

import { note, spot } from "./trace.js";

const CONTROLS = "button, a[href], label, summary, input, [role=option]";
const LONGEST = 10_000; // ms; for a release that is never seen
const TAP = 500; // ms after which a finger's click does not come any more
const STILL = 4; // pixels

let waiting = null; // what is to be done at the release, while something is held down
let pressed = null; // by a pointer: control, x, y, done
let timer = 0;

/** Do something now, or when what is held down is released, in the order of the calls. */
export function whenReleased(act) {
  if (waiting) waiting.push(act);
  else act();
}

function hold() {
  clearTimeout(timer);
  waiting ??= [];
  timer = setTimeout(release, LONGEST);
}

function release() {
  clearTimeout(timer);
  pressed = null;
  const held = waiting ?? [];
  waiting = null;
  for (const act of held) act();
}

function isStill(event) {
  return Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= STILL;
}

function down(event) {
  if (event.button !== 0) return;
  finish();
  note("down", spot(event.target));
  const control = event.target.closest?.(CONTROLS);
  if (!control) return;
  hold();
  pressed = { control, x: event.clientX, y: event.clientY, up: null, done: false };
}

function up(event) {
  if (event.button !== 0) return;
  note("up", spot(event.target));
  if (!waiting) return;
  if (pressed) pressed.up = event;
  clearTimeout(timer);
  timer = setTimeout(() => { finish(); release(); }, event.pointerType === "mouse" ? 0 : TAP);
}

/** A click of the mouse is dispatched together with its release, so it has come by now, or does not. */
function finish() {
  if (!pressed?.up || pressed.done) return;
  pressed.done = true;
  const { control, up: { pointerType, clientX, clientY } } = pressed;
  if (pointerType !== "mouse" || !isStill(pressed.up) || !control.isConnected || control.disabled) return;
  note("moved", spot(control));
  control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY }));
}

/** The first click after a press is that of the press; one beside the control is none. */
function clicked(event) {
  note("click", spot(event.target));
  if (!event.isTrusted || event.detail === 0 || !pressed?.up || pressed.done) return;
  if (pressed.control.contains(event.target)) {
    pressed.done = true;
  } else if (pressed.up.pointerType === "mouse" && isStill(pressed.up)) {
    event.stopImmediatePropagation();
    event.preventDefault();
  }
}

function moved(event) {
  if (waiting && pressed && !pressed.up && event.buttons === 0) release(); // let go out of sight
}

function space(event) {
  if (event.key !== " " || !event.target.closest?.("button, summary, input[type=checkbox]")) return;
  if (event.type === "keydown") return hold();
  clearTimeout(timer);
  timer = setTimeout(release);
}

addEventListener("pointerdown", down, true);
addEventListener("pointerup", up, true);
addEventListener("pointercancel", () => { note("cancelled"); release(); }, true);
addEventListener("pointermove", moved, true);
addEventListener("click", clicked, true);
addEventListener("keydown", space, true);
addEventListener("keyup", space, true);
