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
  for (const b of place.querySelectorAll("button[name=outcome]")) b.setAttribute("aria-pressed", String(b.value === entry.outcome));
  say(entry.board, `${entry.label}: ${words}`);
};
const settled = (number) => {
  if (!queue.some((entry) => entry.board === number)) delete board(number)?.dataset.pending;
};

// ---- pressing ----

list.addEventListener("submit", (e) => {
  const form = e.target;
  if (!form.matches("form[data-entry]") || !e.submitter) return;
  e.preventDefault();
  const fields = new URLSearchParams(new FormData(form, e.submitter));
  fields.set("key", random());
  const number = fields.get("board");
  // A second thought before the first was sent: only the last one counts.
  queue = queue.filter((entry) => entry.board !== number || entry.flying);
  const label = (e.submitter.querySelector(".says") ?? e.submitter).textContent.trim();
  const entry = { url: form.getAttribute("action"), board: number, outcome: e.submitter.value, body: String(fields), label };
  queue.push(entry);
  keep();
  pending(entry, list.dataset.sending);
  send();
});

// ---- sending ----

let busy = false, wait = 1, waiting;
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
        lost.hidden = false;
        return;
      }
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
  const numbers = (of) => [...of.querySelectorAll("[data-board]")].map((b) => b.dataset.board).join();
  if (numbers(fresh) !== numbers(list) && !queue.length && !list.contains(document.activeElement)) {
    list.replaceChildren(...fresh.childNodes);
  } else {
    for (const card of fresh.querySelectorAll("[data-board]")) {
      const old = board(card.dataset.board);
      const here = old?.contains(document.activeElement) ? document.activeElement : null;
      // Nothing is taken away under somebody's finger.
      if (!old || old.dataset.pending || here?.matches("input")) continue;
      if (old.querySelector("details[open]") && !here) continue;
      if (old.innerHTML === card.innerHTML) continue;
      old.replaceWith(card);
      if (here?.matches("button[name=outcome]")) card.querySelector(`button[name=outcome][value="${here.value}"]`)?.focus({ preventScroll: true });
    }
  }
  sift();
};
setInterval(look, 6000);
addEventListener("online", send);
addEventListener("visibilitychange", () => { if (!document.hidden) { send(); look(); } });

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
