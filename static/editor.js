/* The table editor. Without this file the table is a form like any other: it is checked and saved by its buttons. */
(() => {
"use strict";

const later = (seconds, f) => setTimeout(f, seconds * 1000);
const on = (target, type, f) => target.addEventListener(type, f);
const all = (selector, from = document) => [...from.querySelectorAll(selector)];

const form = document.getElementById("editor");
const grid = form?.querySelector("table.grid");
if (!grid) return;
const say = form.dataset;

const rows = () => all("tr[data-row]", grid);
const inputIn = (td) => td?.querySelector("input:not([type=hidden]), select");
const fields = (tr) => [...tr.cells].map(inputIn).filter(Boolean);
const isCell = (el) => /^cell-\d+-\d+$/.test(el?.name ?? "");
const isName = (el) => /^name-\d+$/.test(el?.name ?? "");
const at = (row, round) => form.elements[`cell-${row}-${round}`];
const place = (cell) => cell.name.split("-").slice(1).map(Number);

// The notation: opponent, result, and in any order colour, handicap, forfeit. The order is kept as typed.
const tidy = (text) => text.toLowerCase().replace(/\s+/g, "")
  .replace(/[−–—]/g, "-").replace(/½/g, "=").replace(/б/g, "w").replace(/ч/g, "b");
const read = (text) => {
  const m = /^(\d{1,4})([+=-])((?:!|[wb]|\/?[wb]?\d{1,2})*)$/.exec(tidy(text));
  if (!m) return null;
  const tail = m[3];
  const [colour] = /[wb]/.exec(tail) ?? [];
  const [stones] = /\d+/.exec(tail) ?? [];
  return { opponent: +m[1], sign: m[2], tail, colour, stones, forfeit: tail.includes("!") };
};
const OTHER = { "+": "-", "-": "+", "=": "=", w: "b", b: "w" };
const turned = (own, game) => own + OTHER[game.sign] + game.tail.replace(/[wb]/g, (c) => OTHER[c]);
const agree = (g, row, h) =>
  h.opponent === row &&
  (h.sign === OTHER[g.sign] || (g.forfeit && h.forfeit && g.sign === "-" && h.sign === "-")) && // both may lose by forfeit
  g.forfeit === h.forfeit && !(g.colour && g.colour === h.colour) && !(g.stones && h.stones && +g.stones !== +h.stones);

// Cells filled by their mirror, and by which cell.
const auto = new Map();
const fill = (cell, value, source) => {
  cell.value = value;
  cell.classList.toggle("auto", !!source);
  if (source) auto.set(cell, source); else auto.delete(cell);
  settled(cell);
};
const clean = (el) => ["aria-invalid", "title"].forEach((name) => el.removeAttribute(name));
// A mark that came with the page holds until its cell is changed.
const settled = (el) => {
  if (clashes.has(el) || !el.hasAttribute("aria-invalid")) return;
  clean(el);
  el.closest("td").classList.remove("bad");
};

const mirror = (cell) => {
  const [row, round] = place(cell);
  const game = read(cell.value);
  const target = game && game.opponent !== row && at(game.opponent, round);
  for (const [filled, source] of auto) {
    if (source === cell && filled !== target) fill(filled, "");
  }
  if (target && (!target.value.trim() || auto.get(target) === cell)) fill(target, turned(row, game), cell);
};

const clashes = new Set();
const check = (round) => {
  const bad = new Set();
  const column = rows().map((tr) => at(tr.dataset.row, round)).filter(Boolean);
  for (const cell of column) {
    const [row] = place(cell);
    const game = read(cell.value);
    const other = game && at(game.opponent, round);
    const answer = other && read(other.value);
    if (answer && !agree(game, row, answer)) bad.add(cell).add(other); // playing oneself never agrees
  }
  for (const cell of column) {
    if (bad.has(cell) && !clashes.has(cell) && !cell.hasAttribute("aria-invalid")) {
      clashes.add(cell);
      cell.setAttribute("aria-invalid", "true");
      cell.title = say.contradiction ?? "";
    } else if (!bad.has(cell) && clashes.delete(cell)) clean(cell);
  }
};

const WORTH = { "+": 1, "=": 0.5, "-": 0 };
const sums = () => all("output[data-sum]", form).forEach((out) => {
  const games = all(`input[name^="cell-${out.dataset.sum}-"]`, grid).map((c) => read(c.value)).filter(Boolean);
  const sum = games.reduce((n, g) => n + WORTH[g.sign], 0);
  out.value = games.length ? sum.toLocaleString(document.documentElement.lang || "en") : "";
});

const entered = (cells) => {
  for (const c of cells) { auto.delete(c); c.classList.remove("auto"); c.value = tidy(c.value); }
  cells.forEach(mirror);
  new Set(cells.map((c) => place(c)[1])).forEach(check);
  sums();
};

const point = (el) => {
  const opponent = isCell(el) && read(el.value)?.opponent;
  for (const tr of rows()) tr.classList.toggle("opponent", +tr.dataset.row === opponent);
};
on(grid, "focusin", (e) => {
  point(e.target);
  if (isCell(e.target)) later(0, () => document.activeElement === e.target && e.target.select());
});
on(grid, "focusout", () => point(null));

on(grid, "input", (e) => {
  settled(e.target);
  if (isName(e.target)) renamed(e.target);
  if (isCell(e.target)) { point(e.target); sums(); }
});
on(grid, "change", (e) => {
  if (isCell(e.target)) { entered([e.target]); changed(); }
});

// ---- who it is ----

const who = (tr) => form.elements[`player-${tr.dataset.row}`];
// A name without an answer: nobody becomes a player, or a stranger, by being typed.
const open = (tr) => {
  const name = tr.querySelector("input[name^=name-]"), choice = who(tr);
  tr.classList.toggle("open", !!name?.value.trim() && choice?.value === "");
};
const renamed = (el) => {
  const tr = el.closest("tr[data-row]"), choice = who(tr);
  if (choice) choice.value = "";
  open(tr);
};
on(form, "change", (e) => {
  const row = /^player-(\d+)$/.exec(e.target.name ?? "")?.[1];
  if (row) open(grid.querySelector(`tr[data-row="${row}"]`));
});
on(grid, "suggestion", (e) => {
  const el = e.target, tr = el.closest("tr[data-row]"), choice = who(tr), { id, name, about, fresh } = e.detail;
  if (!choice) return;
  el.value = name;
  if (!fresh && ![...choice.options].some((o) => o.value === String(id))) choice.add(new Option(about, id), choice.options[1]);
  choice.value = fresh ? "new" : String(id);
  settled(el);
  open(tr);
  changed();
});

// ---- rows come and go ----

// A row with the notes below it.
const group = (tr) => {
  const parts = [tr];
  for (let next = tr.nextElementSibling; next && !next.matches("tr[data-row]"); next = next.nextElementSibling) parts.push(next);
  return parts;
};
const body = grid.tBodies[0];
const number = (parts, to) => {
  parts[0].dataset.row = to;
  parts[0].cells[0].textContent = to;
  for (const el of parts.flatMap((part) => all("*", part))) {
    for (const name of ["id", "name"]) {
      const value = el.getAttribute(name);
      if (value) el.setAttribute(name, value.replace(/^([a-z]+)-\d+/, `$1-${to}`));
    }
    if (el.hasAttribute("aria-label")) el.setAttribute("aria-label", el.getAttribute("aria-label").replace(/\d+/, to));
    if (el.dataset.sum) el.dataset.sum = to;
    if (el.name === "do") el.value = `delete-${to}`;
  }
};
const numbered = () => {
  const list = rows();
  list.forEach((tr, i) => { if (+tr.dataset.row !== i + 1) number(group(tr), i + 1); });
  form.elements.rows.value = list.length;
};
const add = (count) => {
  const fresh = [];
  while (count-- > 0 && rows().length < +say.most) {
    const tr = document.getElementById("blank-row").content.querySelector("tr").cloneNode(true);
    body.append(tr);
    fresh.push(tr);
    number([tr], rows().length);
  }
  numbered();
  if (fresh.length) changed(); else state("failed", say.full);
  return fresh[0];
};
// The cells of the others name their opponents by the new numbers.
const cells = () => all("input", grid).filter(isCell);
const shift = (from, step) => {
  const emptied = [];
  for (const cell of cells()) {
    const [, digits, rest] = /^\s*(\d{1,6})(.*)$/.exec(cell.value) ?? [];
    if (+digits === from && step < 0) {
      emptied.push([cell, cell.value]);
      fill(cell, "");
    } else if (digits && +digits >= from && +digits > 0) cell.value = +digits + step + rest;
  }
  return emptied;
};
const checked = () => {
  new Set(cells().map((c) => place(c)[1])).forEach(check);
  sums();
  changed();
};
const gone = []; // what can be put back, the last one first
const told = document.createElement("p"); // said, not shown: who sees the row go needs no words, and the page doesn't jump for them
told.className = "visually-hidden";
told.setAttribute("role", "status");
form.append(told);
const undo = document.getElementById("undo");
const remove = (tr) => {
  const from = +tr.dataset.row, parts = group(tr), list = rows();
  const next = list[from] ?? list[from - 2];
  for (const cell of all("input", tr).filter(isCell)) clashes.delete(cell);
  parts.forEach((part) => part.remove());
  if (list.length === 1) add(1);
  numbered();
  gone.push({ from, parts, emptied: shift(from, -1) });
  undo.hidden = false;
  go(inputIn(next?.cells[1]));
  checked();
  told.textContent = say.rowGone;
};
on(undo, "click", () => {
  const { from, parts, emptied } = gone.pop();
  const before = rows()[from - 1];
  shift(from, 1);
  if (before) before.before(...parts); else body.append(...parts);
  numbered();
  for (const [cell, value] of emptied) if (cell.isConnected && !cell.value) cell.value = value;
  undo.hidden = !gone.length;
  go(inputIn(parts[0].cells[1]));
  checked();
});
on(form, "click", (e) => {
  const b = e.target.closest?.("button[name=do]");
  if (b?.value === "rows") {
    e.preventDefault();
    go(inputIn(add(4)?.cells[1]));
  } else if (b?.value.startsWith("delete-")) {
    e.preventDefault();
    remove(b.closest("tr"));
  }
});

// ---- moving about ----

const go = (el) => {
  el?.focus();
  el?.select?.();
  return !!el;
};
const vertical = (el, step) => {
  const list = rows();
  const next = list[list.indexOf(el.closest("tr")) + step];
  return go(inputIn(next?.cells[el.closest("td").cellIndex]));
};
on(grid, "keydown", (e) => {
  const el = e.target;
  const tr = el.closest("tr[data-row]");
  const line = tr ? fields(tr) : [];
  const i = line.indexOf(el);
  if (i < 0 || el.tagName !== "INPUT" || e.isComposing || e.altKey || e.metaKey) return;
  const { selectionStart: from, selectionEnd: to, value } = el;
  const whole = from === 0 && to === value.length;
  const rounds = line.filter(isCell);
  const key = (e.ctrlKey ? "^" : "") + e.key;
  let done = false;
  if (key === "Enter") {
    if (!e.shiftKey && !e.repeat && tr === rows().at(-1)) add(1);
    vertical(el, e.shiftKey ? -1 : 1);
    done = true; // never submits by accident
  } else if (e.shiftKey) return;
  else if (key === "^Home") done = go(rounds[0]);
  else if (key === "^End") done = go(rounds[rounds.length - 1]);
  else if (key === "ArrowUp" && !el.list) done = vertical(el, -1); // suggestions keep their arrows
  else if (key === "ArrowDown" && !el.list) done = vertical(el, 1);
  else if (key === "ArrowLeft" && (whole || to === 0)) done = go(line[i - 1]);
  else if (key === "ArrowRight" && (whole || from === value.length)) done = go(line[i + 1]);
  if (done) e.preventDefault();
});

on(grid, "paste", (e) => {
  const tr = e.target.closest("tr[data-row]");
  const text = e.clipboardData?.getData("text/plain").replace(/\r\n?/g, "\n").replace(/\n$/, "") ?? "";
  if (!tr || !/[\t\n]/.test(text)) return;
  const column = fields(tr).indexOf(e.target);
  if (column < 0) return;
  e.preventDefault();
  const below = rows().slice(rows().indexOf(tr));
  const touched = [];
  let cut = false;
  text.split("\n").forEach((line, r) => line.split("\t").forEach((value, c) => {
    const el = below[r] && fields(below[r])[column + c];
    if (!el) { cut = cut || !!value.trim(); return; }
    el.value = value.trim();
    settled(el);
    if (isCell(el)) touched.push(el);
  }));
  entered(touched);
  changed();
  if (cut) state("failed", say.cut);
});

// ---- a draft that saves itself ----

const WAITS = [2, 5, 10, 30];
// Under the account whose session it is: app.js removes the drafts of all others.
const KEY = `draft:${document.body.dataset.account}:${location.pathname}`;
const status = form.querySelector(".save-state") ?? document.createElement("p");
let version = say.version ?? form.elements.version?.value;
let dirty = false, stale = false, leaving = false;
let flight, timer, failures = 0, edits = 0;

const state = (name, text) => {
  status.dataset.state = name;
  if (text && status.textContent !== text) status.textContent = text;
};
const setVersion = (v) => {
  version = String(v);
  if (form.elements.version) form.elements.version.value = version;
};
const fieldsNow = () => new URLSearchParams(new FormData(form));
const isBirth = (name) => name.startsWith("born-");
const content = () => { // without version and token, which are the server's, and without births: no browser keeps them
  const b = fieldsNow();
  for (const name of [...b.keys()]) if (["version", "token"].includes(name) || isBirth(name)) b.delete(name);
  return String(b);
};
const store = (f) => { try { return f(localStorage); } catch { return null; } }; // may be forbidden or full
const keep = (sent) => store((s) => s.setItem(KEY, JSON.stringify({ version, time: Date.now(), sent, content: content() })));
const forget = () => store((s) => s.removeItem(KEY));
const kept = () => store((s) => JSON.parse(s.getItem(KEY)));

const plan = (seconds) => {
  clearTimeout(timer);
  if (say.autosave && !stale && !leaving) timer = later(seconds, save);
};
const changed = () => {
  dirty = true;
  edits++;
  if (failures || stale) keep(); else plan(1.5);
};

const save = () => {
  if (!flight && dirty && !stale && !leaving) flight = post().finally(() => { flight = 0; });
};
const post = async () => {
  const at = edits;
  const slow = later(0.6, () => state("saving", say.saving)); // quick saves stay silent
  try {
    const answer = await fetch(say.autosave, {
      method: "POST", redirect: "manual", signal: AbortSignal.timeout?.(20000),
      headers: { Accept: "application/json" }, body: fieldsNow(),
    });
    if (answer.status === 409) {
      stale = true;
      keep();
      state("stale", say.stale);
      return;
    }
    if (!answer.ok) throw answer;
    const { version: v, saved } = await answer.json();
    setVersion(v);
    failures = 0;
    dirty = edits !== at;
    if (dirty) plan(1.5); else forget();
    state("saved", `${say.saved ?? ""} ${saved ?? ""}`.trim());
  } catch {
    keep();
    state("failed", say.failed);
    plan(WAITS[Math.min(failures++, WAITS.length - 1)]);
  } finally {
    clearTimeout(slow);
  }
};

on(form, "input", changed);
on(window, "online", () => { if (failures) plan(0); });
on(document, "visibilitychange", () => { if (document.hidden && dirty && !leaving) keep(); });
on(window, "beforeunload", (e) => {
  if (dirty && !leaving) { e.preventDefault(); e.returnValue = ""; }
});
on(window, "pageshow", (e) => {
  if (e.persisted && leaving) { leaving = false; if (dirty) plan(1.5); }
});

on(form, "submit", (e) => {
  if (e.defaultPrevented) return;
  clearTimeout(timer);
  leaving = true;
  if (flight) { // let it land first, or the submitted version would be one behind
    e.preventDefault();
    say.asked = "1";
    flight.finally(() => form.requestSubmit(e.submitter));
  } else if (dirty) keep(true);
});

setVersion(version);
// Rows may have moved since: a birth stays with its name.
const sameName = (birth, values) => {
  const name = birth.replace("born", "name");
  return values.get(name) === form.elements[name]?.value;
};
const handOver = async (values) => {
  values.set("version", version);
  values.set("token", form.elements.token.value);
  for (const [name, value] of fieldsNow()) if (isBirth(name) && sameName(name, values)) values.set(name, value);
  state("saving", say.saving);
  try {
    const answer = await fetch(say.autosave, { method: "POST", redirect: "manual", headers: { Accept: "application/json" }, body: values });
    if (!answer.ok) throw answer;
    forget();
    location.reload();
  } catch { // the copy stays where it is
    state("failed", say.failed);
    later(10, () => handOver(values));
  }
};

const restore = () => {
  const copy = kept();
  if (copy?.version !== version) return; // of another state of the table: stays until the next save
  // nothing new in it, or this page is the answer to it
  if (copy.content === content() || (copy.sent && document.querySelector(".problems"))) return forget();
  const values = new URLSearchParams(copy.content);
  // Kept from a larger table than this page has room for: the server takes it first, then the page is made anew.
  if (["rows", "rounds"].some((n) => Number(values.get(n)) > Number(form.elements[n]?.value))) return handOver(values);
  // Rows that were deleted in it.
  for (const tr of rows().slice(Number(values.get("rows")) || 0)) group(tr).forEach((part) => part.remove());
  numbered();
  for (const el of form.elements) if (isBirth(el.name) && !sameName(el.name, values)) el.value = "";
  for (const el of form.elements) {
    if (["file", "submit", "fieldset"].includes(el.type)) continue;
    if (el.type === "checkbox" || el.type === "radio") el.checked = values.getAll(el.name).includes(el.value);
    else if (values.has(el.name)) {
      const value = values.get(el.name);
      const offered = el.tagName !== "SELECT" || [...el.options].some((o) => o.value === value);
      if (!offered) el.add(new Option(values.get(el.name.replace("player", "name")), value));
      el.value = value;
    }
  }
  dirty = true;
  edits++;
  state("failed", say.restored ?? say.failed);
  plan(1.5);
};

// Where nothing is typed yet, nothing is replaced by what is pasted.
const pasting = document.querySelector("form[action$='/table/paste']");
const question = pasting?.dataset.confirm;
const isEmpty = () => rows().every((tr) => fields(tr).every((el) => el.tagName === "SELECT" || !el.value.trim()));
if (pasting) on(pasting, "click", () => {
  if (isEmpty()) delete pasting.dataset.confirm;
  else pasting.dataset.confirm = question;
});

restore();
rows().forEach(open);
new Set(all("input", grid).filter(isCell).map((c) => place(c)[1])).forEach(check);
sums();

})();
