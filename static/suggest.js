/* Players who may be meant by a name while it is typed. Without this file the server offers the same ones when the form is checked.
   A field marked data-suggest stands in an element that says where to ask and what to call things; what is chosen is told to it by the
   event "suggestion": a player, or { fresh: true } for somebody who isn't in the list. */
(() => {
"use strict";

const home = document.querySelector("[data-suggestions]");
if (!home) return;
const say = home.dataset;
const on = (target, type, f, capture) => target.addEventListener(type, f, capture);
const LEAST = 2, MOST = 100;

const list = document.createElement("ul");
list.id = "suggested";
list.className = "suggested";
list.hidden = true;
list.setAttribute("role", "listbox");
list.setAttribute("aria-label", say.players);
const told = document.createElement("p");
told.className = "visually-hidden";
told.setAttribute("role", "status");
document.body.append(list, told);

let field, waiting, flight, shown = [], at = -1;

const place = () => {
  if (list.hidden) return;
  const box = field.getBoundingClientRect(), edge = 8;
  const width = Math.min(Math.max(box.width, 352), innerWidth - 2 * edge);
  const below = innerHeight - box.bottom - edge, above = box.top - edge;
  const up = below < 160 && above > below;
  Object.assign(list.style, {
    width: `${width}px`,
    left: `${Math.max(edge, Math.min(box.left, innerWidth - edge - width))}px`,
    top: up ? "auto" : `${box.bottom}px`,
    bottom: up ? `${innerHeight - box.top}px` : "auto",
    maxHeight: `${Math.max(up ? above : below, 96)}px`,
  });
};
const point = (to) => {
  at = to;
  [...list.children].forEach((option, i) => option.setAttribute("aria-selected", String(i === at)));
  const option = list.children[at];
  if (option) {
    field.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  } else field.removeAttribute("aria-activedescendant");
};
const close = () => {
  clearTimeout(waiting);
  flight?.abort();
  list.hidden = true;
  if (!field) return;
  field.setAttribute("aria-expanded", "false");
  point(-1);
};
const option = (item, i) => {
  const li = document.createElement("li");
  li.id = `suggested-${i}`;
  li.setAttribute("role", "option");
  const name = document.createElement("span");
  name.textContent = item.fresh ? `${say.fresh}: ${item.name}` : item.name;
  li.append(name);
  if (item.about) {
    const about = document.createElement("span");
    about.className = "muted";
    about.textContent = item.about;
    li.append(" ", about);
  }
  if (item.fresh) li.className = "fresh";
  return li;
};
const show = (players, name) => {
  shown = [...players, { fresh: true, name, about: "" }]; // a stranger only on purpose: the last choice, and never the first
  list.replaceChildren(...shown.map(option));
  list.hidden = false;
  field.setAttribute("aria-expanded", "true");
  point(-1);
  place();
  told.textContent = players.length ? `${say.found} ${players.length}` : say.nobody;
};
const ask = async () => {
  const asked = field, name = field.value.trim();
  flight?.abort();
  if (name.length < LEAST || name.length > MOST) return close();
  flight = new AbortController();
  try {
    const asking = { headers: { Accept: "application/json" }, signal: flight.signal };
    const answer = await fetch(`${say.suggestions}?${new URLSearchParams({ q: name })}`, asking);
    if (answer.status === 429) return soon(1000 * Math.max(1, Number(answer.headers.get("retry-after")) || 1));
    if (!answer.ok) return close();
    const { players } = await answer.json();
    if (field === asked && document.activeElement === asked && asked.value.trim() === name) show(players, name);
  } catch (e) {
    if (e.name !== "AbortError") close(); // no connection: the table is typed on as without suggestions
  }
};
const soon = (wait) => { clearTimeout(waiting); waiting = setTimeout(ask, wait); };
const choose = (i) => {
  const item = shown[i];
  const chosen = field;
  close();
  told.textContent = "";
  if (item) chosen.dispatchEvent(new CustomEvent("suggestion", { bubbles: true, detail: item }));
};

on(document, "focusin", (e) => {
  if (e.target === field) return;
  close();
  field = e.target.matches?.("input[data-suggest]") ? e.target : undefined;
  if (!field) return;
  const roles = { role: "combobox", "aria-autocomplete": "list", "aria-controls": list.id, "aria-expanded": "false" };
  for (const [name, value] of Object.entries(roles)) field.setAttribute(name, value);
});
on(document, "focusout", (e) => { if (e.target === field) close(); });
on(document, "input", (e) => { if (e.target === field) soon(150); });
on(list, "mousedown", (e) => e.preventDefault()); // the field keeps the focus
on(list, "click", (e) => choose([...list.children].indexOf(e.target.closest("li"))));
on(window, "scroll", place, true);
on(window, "resize", place);

// Before the keys of the page: what the list takes, the grid doesn't see.
on(window, "keydown", (e) => {
  if (e.target !== field || e.isComposing || e.ctrlKey || e.metaKey) return;
  const open = !list.hidden, last = shown.length - 1;
  let done = true;
  if (e.altKey && e.key === "ArrowDown" && !open) soon(0);
  else if (!open) {
    if (["Enter", "Tab", "Escape"].includes(e.key)) close(); // nothing opens behind who has gone on
    return;
  } else if (e.key === "ArrowDown") point(at < last ? at + 1 : 0);
  else if (e.key === "ArrowUp") point(at > 0 ? at - 1 : last);
  else if (e.key === "Escape") close();
  else if (e.key === "Enter" && at >= 0) choose(at);
  else {
    if (["Enter", "Tab"].includes(e.key)) close();
    done = false;
  }
  if (done) {
    e.preventDefault();
    e.stopPropagation();
  }
}, true);

})();
