/* Results at the boards. Without this file every press is a form; with it a press is kept on the phone until the server has it. */
(() => {
"use strict";

const list = document.querySelector("[data-boards]");
if (!list) return;

const STORE = "entries " + location.pathname;
const [offline, lost] = ["[data-offline]", "[data-lost]"].map((s) => document.querySelector(s));
const board = (number) => list.querySelector(`[data-board="${number}"]`);
const token = () => document.querySelector("input[name=token]")?.value ?? "";
const random = () => [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, "0")).join("");

// What was pressed and not acknowledged, the oldest first. It outlives this page.
let queue = [];
try { queue = JSON.parse(localStorage.getItem(STORE)) ?? []; } catch { /* nothing was kept */ }
const keep = () => {
  try {
    if (queue.length) localStorage.setItem(STORE, JSON.stringify(queue));
    else localStorage.removeItem(STORE);
  } catch { /* no room: it is still kept in this page */ }
};

const say = (number, text, bad) => {
  const place = board(number)?.querySelector("[data-state]");
  if (!place) return;
  const words = document.createElement("span");
  words.className = bad ? "bad" : "muted";
  words.textContent = text;
  place.replaceChildren(words);
};
const pending = (entry, words) => {
  const place = board(entry.board);
  if (!place) return;
  place.dataset.pending = "1";
  for (const b of place.querySelectorAll("button[name=entry]")) b.setAttribute("aria-pressed", String(b.value.split(" ")[4] === entry.outcome));
  say(entry.board, `${entry.label}: ${words}`);
};
const settled = (number) => {
  if (!queue.some((entry) => entry.board === number)) delete board(number)?.dataset.pending;
};

// ---- pressing ----

document.querySelector("[data-entries]").addEventListener("submit", (e) => {
  if (!e.submitter?.name) return;
  e.preventDefault();
  const [number, , , , outcome] = e.submitter.value.split(" ");
  const fields = new URLSearchParams({ key: random(), [e.submitter.name]: e.submitter.value });
  for (const input of board(number).querySelectorAll("input")) fields.set(input.name, input.value);
  // A second thought before the first was sent: only the last one counts.
  queue = queue.filter((entry) => entry.board !== number || entry.flying);
  const label = (e.submitter.querySelector(".says") ?? e.submitter).textContent.trim();
  const entry = { url: e.target.getAttribute("action"), board: number, outcome, body: String(fields), label };
  queue.push(entry);
  keep();
  pending(entry, list.dataset.sending);
  send();
});

// ---- sending ----

let busy = false, wait = 1, waiting, renewed = false;
const again = () => {
  offline.hidden = false;
  for (const entry of queue) pending(entry, list.dataset.waiting);
  clearTimeout(waiting);
  waiting = setTimeout(send, wait * 1000);
  wait = Math.min(wait * 2, 20);
};
const send = async () => {
  if (busy) return;
  busy = true;
  try {
    while (queue.length) {
      const entry = queue[0];
      entry.flying = true;
      const body = new URLSearchParams(entry.body);
      body.set("token", token());
      let answer, told = null;
      try {
        answer = await fetch(entry.url, { method: "POST", body, headers: { Accept: "application/json" }, redirect: "manual", signal: AbortSignal.timeout(15000) });
        if (answer.status >= 500 || answer.status === 429) throw answer.status;
        if ((answer.headers.get("content-type") ?? "").includes("json")) told = await answer.json();
      } catch {
        entry.flying = false;
        return again();
      }
      if (answer.type === "opaqueredirect" || [401, 403, 410].includes(answer.status)) { // to the log-in: kept until somebody is let in again
        entry.flying = false;
        // A page that was open over night has an old token; a fresh one is tried once.
        if (!renewed && answer.status === 403) {
          renewed = true;
          if (await renew()) continue;
        }
        lost.hidden = false;
        return;
      }
      renewed = false;
      queue.shift();
      keep();
      [wait, offline.hidden, lost.hidden] = [1, true, true];
      settled(entry.board);
      say(entry.board, told?.sentence ?? String(answer.status), told?.answer !== "stored");
      if (told?.answer === "refused") alerted(told.sentence);
    }
  } finally {
    busy = false;
  }
  look();
};
const renew = async () => {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return false;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector("input[name=token]")?.value;
  for (const input of document.querySelectorAll("input[name=token]")) if (fresh) input.value = fresh;
  return Boolean(fresh);
};
const alerted = (sentence) => {
  const place = document.createElement("p");
  place.className = "flash bad";
  place.setAttribute("role", "alert");
  place.textContent = sentence;
  list.before(place);
  setTimeout(() => place.remove(), 12000);
};

// ---- seeing what the others have entered ----

const look = async () => {
  if (document.hidden || busy) return;
  let page;
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" }, signal: AbortSignal.timeout(10000) });
    if (!answer.ok) return;
    page = new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch { return; }
  const fresh = page.querySelector("[data-boards]");
  if (!fresh) return;
  document.querySelector("[data-count]")?.replaceChildren(...page.querySelector("[data-count]").childNodes);
  list.dataset.seq = fresh.dataset.seq;
  const numbers = (of) => [...of.querySelectorAll("[data-board]")].map((b) => b.dataset.board).join();
  if (numbers(fresh) !== numbers(list) && !queue.length && !list.contains(document.activeElement)) {
    list.replaceChildren(...fresh.childNodes);
  } else {
    for (const card of fresh.querySelectorAll("[data-board]")) {
      const old = board(card.dataset.board);
      const here = old?.contains(document.activeElement) ? document.activeElement : null;
      // Nothing is taken away under somebody's finger.
      if (!old || old.dataset.pending || here?.matches("input")) continue;
      // What is opened stays open until another result stands there.
      const said = (of) => of.querySelector("button[name=entry]")?.value;
      if (old.querySelector("[data-opened]") && said(old) === said(card)) continue;
      if (old.innerHTML === card.innerHTML) continue;
      old.replaceWith(card);
      const where = here?.matches("button[name=entry]") && here.value.split(" ")[4];
      if (where) card.querySelector(`button[name=entry][value$=" ${where}"]`)?.focus({ preventScroll: true });
    }
  }
  sift();
};
// The server says when something has changed; where it can't, the page looks by itself.
const events = list.dataset.events && window.EventSource && new EventSource(list.dataset.events);
if (events) events.addEventListener("message", (e) => { if (e.data !== list.dataset.seq) setTimeout(look, Math.random() * 1000); });
setInterval(() => { if (events?.readyState !== 1) look(); }, 6000);
addEventListener("online", send);
addEventListener("visibilitychange", () => { if (!document.hidden) { send(); look(); } });

// ---- what is seldom entered: without a script it is a page of its own ----

list.addEventListener("click", (e) => {
  const link = e.target.closest?.("a[data-more]");
  if (!link || e.ctrlKey || e.metaKey) return;
  e.preventDefault();
  const own = link.closest("[data-board]").querySelector("button[name=entry]").value.split(" ").slice(0, 4);
  const place = document.createElement("div");
  place.className = "actions";
  place.dataset.opened = "";
  place.append(document.querySelector("template[data-more]").content.cloneNode(true));
  for (const b of place.querySelectorAll("button")) {
    if (b.value === own[3]) b.value === "-" ? b.remove() : b.setAttribute("aria-pressed", "true");
    b.value = [...own, b.value].join(" ");
  }
  link.parentElement.replaceWith(place);
  place.querySelector("button").focus();
});

// ---- finding a board ----

const filter = document.querySelector("[data-filter]");
const sift = () => {
  const wanted = (filter?.value ?? "").trim().toLowerCase();
  for (const card of list.children) card.hidden = Boolean(wanted) && card.dataset.board !== wanted && !card.textContent.toLowerCase().includes(wanted);
};
filter?.addEventListener("input", sift);

for (const entry of queue) {
  entry.flying = false;
  pending(entry, list.dataset.waiting);
}
send();
})();
