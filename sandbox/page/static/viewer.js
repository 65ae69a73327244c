// A picture over the whole window: fitted into it, or with one pixel of its own for each of the page.

import { closer, open } from "./dialogs.js";
import { h } from "./dom.js";

const STILL = 4; // pixels; a pointer that goes further drags the picture

/** Show a picture with its description. */
export function showPicture(address, alt) {
  const dialog = h("dialog.viewer", { "aria-label": "Picture" });
  const picture = h("img", { src: address, alt, draggable: "false" });
  const stage = h("div.frame", { tabindex: "0", role: "group", "aria-label": "Picture; Enter changes its size, arrows move it" }, picture);
  const zoom = h("button.secondary", { type: "button", "aria-pressed": "false", title: "Real size, or as large as the window", onclick: () => resize() }, "100 %");

  /** The point that was pressed stays where it is; without one it is the middle. */
  function resize(event) {
    const before = picture.getBoundingClientRect();
    const frame = stage.getBoundingClientRect();
    const x = event?.clientX ?? frame.x + frame.width / 2;
    const y = event?.clientY ?? frame.y + frame.height / 2;
    const large = stage.classList.toggle("large");
    zoom.setAttribute("aria-pressed", String(large));
    const after = picture.getBoundingClientRect();
    stage.scrollLeft += after.x + (x - before.x) * after.width / before.width - x;
    stage.scrollTop += after.y + (y - before.y) * after.height / before.height - y;
  }

  stage.addEventListener("keydown", (event) => {
    if (!["Enter", " ", "+", "-"].includes(event.key)) return;
    event.preventDefault();
    if (!(event.key === (stage.classList.contains("large") ? "+" : "-"))) resize();
  });
  dragged(stage, picture, resize);
  dialog.append(h("div.bar", {}, zoom, h("a", { href: address, target: "_blank" }, "Open in a tab"), closer(dialog)),
    stage, h("details", {}, h("summary", {}, "Description"), h("p", {}, alt)));
  open(dialog);
  stage.focus();
}

/** A mouse drags what a finger scrolls; whoever lets go where they pressed has tapped. */
function dragged(stage, picture, tapped) {
  let from = null;
  picture.addEventListener("pointerdown", (event) => {
    from = { x: event.clientX, y: event.clientY, left: stage.scrollLeft, top: stage.scrollTop, far: false };
    if (event.pointerType === "mouse") picture.setPointerCapture(event.pointerId);
  });
  picture.addEventListener("pointermove", (event) => {
    if (!from || !event.buttons) return;
    from.far ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL;
    if (event.pointerType !== "mouse" || !from.far) return;
    stage.scrollLeft = from.left + from.x - event.clientX;
    stage.scrollTop = from.top + from.y - event.clientY;
  });
  picture.addEventListener("click", (event) => {
    if (!from?.far) tapped(event);
    from = null;
  });
}
