// One message as elements.

import { components } from "./components.js";
import { face, h, nameOf } from "./dom.js";
import { markup, plain } from "./markup.js";
import { timeElement } from "./time.js";
import { showPicture } from "./viewer.js";

const EPHEMERAL = 64, LOADING = 128, SILENT = 4096, COMMAND = 20, REPLY = 19;

export const isEphemeral = (shape) => Boolean(shape.flags & EPHEMERAL);
/** Whether nobody's telephone rings for a message. */
export const isSilent = (shape) => Boolean(shape.flags & SILENT);

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
      isSilent(shape) ? h("small.silent", { title: "A silent message: nobody is notified of it" }, "@silent") : null,
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
  // The button lies over the picture: were it around it, the description would be its name as well.
  const box = h("div.picture", {}, h("img", { src: address, alt, loading: "lazy" }),
    h("button.enlarge", { type: "button", title: "Enlarge the picture", "aria-label": "Enlarge the picture", onclick: () => showPicture(address, alt) }));
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

/** The lines of a message as they were written, the title first. */
const written = (shape) => [shape.content, ...shape.embeds.flatMap((embed) => [embed.title, embed.description])]
  .filter(Boolean).join("\n").split("\n").filter((line) => line.trim());

const speaker = (shape) => `${isEphemeral(shape) ? "Only for you, from " : ""}${nameOf(shape.author)}`;

/** What is said about a new message to those who hear the page. */
export function spoken(shape, names) {
  const embeds = shape.embeds.map((embed) => [embed.title, embed.description && plain(embed.description, names)].filter(Boolean).join(": "));
  const text = [shape.content && plain(shape.content, names), ...embeds].filter(Boolean).join(". ");
  return `${speaker(shape)}: ${text || "a message"}`;
}

/** What is said about an edit: the first line that was not there before; nothing when all were. */
export function spokenEdit(before, after, names) {
  if (before.flags & LOADING) return spoken(after, names);
  const old = new Set(written(before));
  const news = written(after).find((line) => !old.has(line));
  return news && `${speaker(after)}: ${plain(news, names)}`;
}
