// What is under a pointer stays there while the pointer is down: a message that is drawn again, or
// moved by one below it, between press and release would swallow the click.

const LONGEST = 1000;

let waiting = null;
let timer = 0;

/** Do something now, or when the pointer is released, in the order of the calls. */
export function whenReleased(act) {
  if (waiting) waiting.push(act);
  else act();
}

function hold(event) {
  if (event.button !== 0 || waiting) return;
  waiting = [];
  timer = setTimeout(release, LONGEST);
}

function release() {
  clearTimeout(timer);
  const held = waiting ?? [];
  waiting = null;
  for (const act of held) act();
}

addEventListener("pointerdown", hold, true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(release), true);
