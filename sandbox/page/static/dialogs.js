// Windows over the page: modals of the bot, and questions of the page itself.

import { h, newId } from "./dom.js";

const TEXT_INPUT = 4, MENU = 3;

/** Show a dialog; it is removed when it closes, and the focus returns. */
export function open(dialog) {
  const before = document.activeElement;
  document.body.append(dialog);
  dialog.addEventListener("close", () => {
    dialog.remove();
    // The event comes a moment after the closing: whoever has begun to write elsewhere goes on there.
    if (before?.isConnected && document.activeElement === document.body) before.focus({ preventScroll: true });
  });
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.showModal();
  return dialog;
}

/** The button that closes a dialog. */
export const closer = (dialog) => h("button.quiet", { type: "button", "aria-label": "Close", onclick: () => dialog.close() }, "×");

/** A window that explains something. */
export function showPage(title, content) {
  const dialog = h("dialog", { "aria-label": title });
  dialog.append(h("div.bar", {}, h("h2", {}, title), closer(dialog)), ...content);
  open(dialog);
}

/** Ask for one line; send(text) may throw what is then shown. */
export function askLine(title, label, send) {
  const field = h("input", { id: newId("field"), required: true, maxlength: "100", autocomplete: "off" });
  const form = formOf(title, [h("label", { for: field.id }, label), field], () => send(field.value.trim()));
  open(form.dialog);
  field.focus();
}

/** The modal with which a bot has answered; send(fields) sends it off. */
export function openModal(shape, send) {
  const inputs = shape.components.flatMap((component) => fields(component, ""));
  const parts = inputs.flatMap(({ label, description, input }) => [h("label", { for: input.id }, label), description ? h("small", {}, description) : null, input]);
  const form = formOf(shape.title, parts, () => {
    const values = inputs.map(({ id, input }) => [id, input.multiple || input.tagName === "SELECT" ? [...input.selectedOptions].map((o) => o.value) : input.value]);
    return send(Object.fromEntries(values));
  });
  open(form.dialog);
  inputs[0]?.input.focus();
}

function fields(component, label, description) {
  if (component.component) return fields(component.component, component.label ?? label, component.description);
  if (component.components) return component.components.flatMap((inner) => fields(inner, component.label ?? label));
  const made = { [TEXT_INPUT]: textInput, [MENU]: selectInput }[component.type];
  if (!made) return [];
  return [{ id: component.custom_id, label: component.label ?? label ?? component.custom_id, description, input: made(component) }];
}

function textInput(component) {
  const shared = { id: newId("field"), required: component.required !== false, placeholder: component.placeholder, maxlength: String(component.max_length ?? 4000), minlength: component.min_length ? String(component.min_length) : null };
  const input = component.style === 2 ? h("textarea", { ...shared, rows: "4" }) : h("input", { ...shared, autocomplete: "off" });
  input.value = component.value ?? "";
  return input;
}

function selectInput(component) {
  const options = component.options.map((o) => h("option", { value: o.value, selected: Boolean(o.default) }, o.label));
  return h("select", { id: newId("field"), multiple: (component.max_values ?? 1) > 1, required: component.required !== false }, ...options);
}

/** A dialog with a form that stays open, with the reason, while sending fails. */
function formOf(title, parts, send) {
  const wrong = h("p.wrong", { role: "alert" });
  const submit = h("button.primary", {}, "Submit");
  const dialog = h("dialog", { "aria-label": title });
  const form = h("form", { method: "dialog", onsubmit: async (event) => {
    event.preventDefault();
    submit.disabled = true;
    wrong.textContent = "";
    try {
      await send();
      dialog.close();
    } catch (error) {
      wrong.textContent = error.message;
    } finally {
      submit.disabled = false;
    }
  } }, ...parts.filter(Boolean), wrong, h("div.buttons", {}, h("button.secondary", { type: "button", onclick: () => dialog.close() }, "Cancel"), submit));
  dialog.append(h("div.bar", {}, h("h2", {}, title), closer(dialog)), form);
  return { dialog };
}
