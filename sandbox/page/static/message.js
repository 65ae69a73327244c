// One message as elements.

import { components } from "./components.js";
import { showPicture } from "./dialogs.js";
import { face, h, nameOf } from "./dom.js";
import { markup, plain } from "./markup.js";
import { timeElement } from "./time.js";

const EPHEMERAL = 64, LOADING = 128, COMMAND = 20, REPLY = 19;

export const isEphemeral = (shape) => Boolean(shape.flags & EPHEMERAL);

/** Where this page serves a file of Discord's. */
function fileAddress(url) {
  const found = /\/attachments\/\d+\/(\d+)\/([^?]+)/.exec(url ?? "");
  return found ? `/page/files/${found[1]}/${found[2]}` : null;
}

/** The list item for a message. place: names, act(custom_id, values, event), remove(), dismiss(). */
export function messageElement(shape, place, frame) {
  const author = nameOf(shape.author);
  const mine = place.names.isMe(shape.author.id);
  const pinged = shape.mentions.some((user) => place.names.isMe(user.id)) && !mine;
  const item = h("li.message", { id: `${place.prefix}-${shape.id}`, "data-id": shape.id, "data-frame": frame, tabindex: "-1" },
    origin(shape),
    face(author, shape.author.bot),
    h("div.head", {},
      h("b.author", {}, author), shape.author.bot ? h("span.badge", {}, "BOT") : null,
      timeElement(Date.parse(shape.timestamp)),
      shape.edited_timestamp ? h("small.edited", {}, "(edited)") : null,
      mine ? h("button.quiet", { type: "button", title: "Delete this message", "aria-label": "Delete this message", onclick: place.remove }, "Delete") : null),
    h("div.body", {}, ...body(shape, place)));
  item.classList.toggle("pinged", pinged);
  item.classList.toggle("ephemeral", isEphemeral(shape));
  return item;
}

function origin(shape) {
  const meta = shape.interaction_metadata;
  if (shape.type === COMMAND && meta) return h("p.origin", {}, "↳ ", h("b", {}, nameOf(meta.user)), " used a command");
  if (shape.type === REPLY) {
    const to = shape.referenced_message;
    return h("p.origin", {}, "↳ in answer to ", to ? h("b", {}, nameOf(to.author)) : "a message that is gone");
  }
  return null;
}

function* body(shape, place) {
  if (shape.flags & LOADING) yield h("p.thinking", {}, "thinking…");
  if (shape.content) yield h("div.text", {}, ...markup(shape.content, place.names));
  for (const embed of shape.embeds) yield embedElement(embed, shape, place.names);
  for (const file of shape.attachments) yield attachment(file, shape);
  yield* components(shape.components, place.act, place.names);
  if (shape.thread) yield h("button.mention", { type: "button", "data-channel": shape.thread.id }, `Thread: ${shape.thread.name}`);
  if (isEphemeral(shape)) {
    yield h("p.only", {}, "Only you can see this · ", h("button.plain", { type: "button", onclick: place.dismiss }, "Dismiss message"));
  }
}

function embedElement(embed, shape, names) {
  const colour = Number.isInteger(embed.color) ? `#${embed.color.toString(16).padStart(6, "0")}` : null;
  const box = h("div.embed", {},
    embed.author?.name ? h("p.small", {}, embed.author.name) : null,
    embed.title ? h("p.title", {}, ...markup(embed.title, names).flatMap((part) => [...part.childNodes])) : null,
    embed.description ? h("div.text", {}, ...markup(embed.description, names)) : null,
    embed.fields?.length ? h("dl", {}, ...embed.fields.map((field) => h("div", {}, h("dt", {}, field.name), h("dd", {}, ...markup(field.value, names))))) : null,
    embed.image ? picture(embed.image, shape) : null,
    embed.footer?.text ? h("p.small", {}, embed.footer.text) : null);
  if (colour) box.style.setProperty("--edge", colour);
  return box;
}

function picture(image, shape) {
  const address = fileAddress(image.url);
  if (!address) return h("p.small", {}, "(A picture from elsewhere: this page fetches nothing.)");
  const name = decodeURIComponent(address.split("/").at(-1));
  const alt = image.description ?? shape.alts?.[name] ?? "A picture without a description";
  const box = h("button.picture", { type: "button", title: "Enlarge the picture", onclick: () => showPicture(address, alt) },
    h("img", { src: address, alt, loading: "lazy" }));
  if (image.width && image.height) { // its place is kept before it has come, so that nothing moves then
    box.classList.add("sized");
    box.style.setProperty("--width", image.width);
    box.style.setProperty("--height", image.height);
  }
  return box;
}

function attachment(file, shape) {
  if (/\.(png|jpe?g|gif|webp)$/i.test(file.filename)) return picture(file, shape);
  return h("a.file", { href: fileAddress(file.url), download: file.filename }, file.filename, h("small", {}, ` ${Math.ceil(file.size / 1024)} KB`));
}

/** What is said about a new message to those who hear the page. */
export function spoken(shape, names) {
  const embeds = shape.embeds.map((embed) => [embed.title, embed.description && plain(embed.description, names)].filter(Boolean).join(": "));
  const text = [shape.content && plain(shape.content, names), ...embeds].filter(Boolean).join(". ");
  return `${isEphemeral(shape) ? "Only for you, from " : ""}${nameOf(shape.author)}: ${text || "a message"}`;
}
