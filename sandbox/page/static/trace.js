// The last steps of this page, for whoever waits in vain: what was pressed, sent, heard and drawn.

const KEPT = 400;
const PAGE = crypto.getRandomValues(new Uint32Array(1))[0].toString(36);

const steps = [];
let count = 0;
window.presses = steps;

/** A name for a press that no other page gives. */
export const newPress = () => `${PAGE}-${++count}`;

/** Write a step down: its name, and the numbers that lead to the next one. */
export function note(step, facts = {}) {
  steps.push({ at: Date.now(), step, ...facts });
  if (steps.length > KEPT) steps.shift();
}

/** What a pointer or a key is on: the button's id or text, and the message that it stands in. */
export function spot(element) {
  const control = element?.closest?.("button, a, input, label, summary");
  return {
    on: control?.dataset.id ?? control?.textContent?.slice(0, 40) ?? element?.nodeName ?? "nothing",
    message: element?.closest?.(".message")?.dataset.id,
  };
}
