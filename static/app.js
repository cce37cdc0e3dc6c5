/* Conveniences only: every page works without this file. */
(() => {
"use strict";

const later = (seconds, f) => setTimeout(f, seconds * 1000);
const on = (target, type, f, capture) => target.addEventListener(type, f, capture);
const all = (selector, from = document) => [...from.querySelectorAll(selector)];

// ---- every page ----

on(window, "submit", (e) => {
  const { busy, asked, confirm: ask } = e.target.dataset;
  const question = !asked && (e.submitter?.dataset.confirm ?? ask);
  delete e.target.dataset.asked;
  if (busy || (question && !confirm(question))) {
    e.preventDefault();
    e.stopImmediatePropagation();
  }
}, true);

const release = () => {
  for (const form of document.forms) delete form.dataset.busy;
  for (const b of all("button[aria-busy]")) {
    b.disabled = false;
    b.removeAttribute("aria-busy");
  }
};
on(window, "pageshow", release);

on(window, "submit", (e) => {
  if (e.defaultPrevented || e.target.method !== "post") return;
  e.target.dataset.busy = "1";
  later(0, () => { // after the browser has collected the fields, the clicked button among them
    e.submitter?.setAttribute("aria-busy", "true");
    if (e.submitter) e.submitter.disabled = true;
  });
  later(20, release);
});

// What is folded is printed, too.
on(window, "beforeprint", () => {
  for (const d of all("main details:not([open]):not(.no-print)")) {
    d.open = true;
    d.dataset.folded = "";
  }
});
on(window, "afterprint", () => {
  for (const d of all("details[data-folded]")) {
    d.open = false;
    delete d.dataset.folded;
  }
});

// What is near is told as "2 hours ago" where its line stays as it is; the exact time stands under the pointer, and on paper.
const spoken = new Intl.RelativeTimeFormat(document.documentElement.lang);
const now = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" }).format(0, "second");
const week = all("time[data-ago]").map((time) => ({
  time, exact: time.textContent, width: time.offsetWidth, minutes: Math.floor((Date.now() - Date.parse(time.dateTime)) / 60000),
})).filter(({ minutes }) => minutes >= 0 && minutes < 7 * 24 * 60);
const tellAgo = () => {
  for (const { time, minutes } of week) {
    const [count, unit] = minutes < 60 ? [minutes, "minute"] : minutes < 1440 ? [minutes / 60, "hour"] : [minutes / 1440, "day"];
    time.textContent = minutes < 1 ? now : spoken.format(-Math.floor(count), unit);
  }
};
for (const { time, exact, width } of week) {
  time.title = exact;
  time.style.display = "inline-block"; // as wide as before: nothing beside it moves
  time.style.minWidth = `${width}px`;
}
tellAgo();
on(window, "beforeprint", () => week.forEach(({ time, exact }) => { time.textContent = exact; }));
on(window, "afterprint", tellAgo);

// A federation that has chosen no time zone is offered the one in which its chairman sits.
all("select[data-guess-zone]").forEach((select) => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const fits = all("option", select).find((option) => option.value === here || option.dataset.formerly?.split(" ").includes(here));
  if (fits) fits.selected = true;
});

all("[data-copy][hidden]").forEach((b) => { b.hidden = false; });
on(window, "click", async (e) => {
  const b = e.target.closest?.("[data-copy]");
  if (!b) return;
  const what = b.dataset.copy;
  const source = what.startsWith("#") && document.querySelector(what);
  await navigator.clipboard?.writeText(source ? source.value ?? source.textContent.trim() : what);
  if (b.dataset.copied) b.textContent = b.dataset.copied;
});

// A file that is dropped on its form is chosen.
for (const form of all("form[data-drop]")) {
  const field = form.querySelector("input[type=file]");
  // Where a finger points nothing is dragged.
  if (matchMedia("(pointer: fine)").matches) form.querySelector("[data-drop-hint]")?.removeAttribute("hidden");
  const over = (e) => {
    if (![...(e.dataTransfer?.types ?? [])].includes("Files")) return;
    e.preventDefault();
    form.classList.toggle("dropping", e.type !== "dragleave" && e.type !== "drop");
    if (e.type === "drop" && e.dataTransfer.files.length) field.files = e.dataTransfer.files;
  };
  for (const type of ["dragenter", "dragover", "dragleave", "drop"]) on(form, type, over);
}

// The address without a chosen language: each reads it in their own.
all("[data-share][hidden]").forEach((b) => { b.hidden = false; });
on(window, "click", async (e) => {
  const b = e.target.closest?.("[data-share]");
  if (!b) return;
  const url = new URL(b.dataset.share || location.href, location.href).href;
  if (navigator.share) return navigator.share({ title: document.title, url }).catch(() => {}); // closed again: nothing happened
  await navigator.clipboard?.writeText(url);
  b.textContent = b.dataset.copied;
});

// Drafts end with the session: whoever is asked to log in finds none, another account none but its own. What an assistant has entered
// and the server hasn't got yet is no draft.
const forget = (mine) => {
  try {
    Object.keys(localStorage).filter((k) => k.startsWith("draft:") && !(mine && k.startsWith(mine))).forEach((k) => localStorage.removeItem(k));
  } catch { /* may be forbidden: then there is nothing in it */ }
};
const { account } = document.body.dataset;
if (account) forget(`draft:${account}:`);
else if (document.querySelector("form[action='/login']")) forget();
on(window, "submit", (e) => {
  const ends = e.target.method === "post" && ["/logout", "/account/sessions"].includes(e.target.getAttribute("action"));
  if (ends && !e.defaultPrevented) forget();
});

all("[data-print][hidden]").forEach((b) => { b.hidden = false; });
on(window, "click", (e) => { if (e.target.closest?.("[data-print]")) print(); });

// ---- a list that follows its form ----

for (const asking of all("form[data-live]")) {
  const into = () => document.querySelector(asking.dataset.live);
  let waiting, flight;
  const address = () => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(asking)) if (value) query.append(name, value);
    const text = String(query);
    return asking.getAttribute("action") + (text && "?" + text);
  };
  const show = async () => {
    flight?.abort();
    flight = new AbortController();
    const to = address();
    try {
      const answer = await fetch(to, { headers: { Accept: "text/html" }, signal: flight.signal });
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      into().replaceChildren(...page.querySelector(asking.dataset.live).childNodes);
      document.querySelector(".languages")?.replaceWith(page.querySelector(".languages")); // each leads to the same question
      history.replaceState(null, "", to);
    } catch { /* the button still works */ }
  };
  const soon = (seconds) => { clearTimeout(waiting); waiting = later(seconds, show); };
  on(asking, "input", (e) => soon(e.target.matches("select") ? 0 : .2));
  on(asking, "submit", (e) => { e.preventDefault(); soon(0); });
}

// ---- what a form's conditions mean, while typing ----

for (const asking of all("form[data-assess]")) {
  const into = document.querySelector(asking.dataset.into);
  let waiting, latest = 0;
  const ask = async () => {
    const turn = ++latest;
    const query = new URLSearchParams({ fragment: "1" });
    for (const [name, value] of new FormData(asking)) {
      if (typeof value === "string" && value && !["token", "body", "remark", "plea"].includes(name)) query.set(name, value);
    }
    const answer = await fetch(`${asking.dataset.assess}?${query}`).catch(() => null);
    if (asking.method === "get" && turn === latest) { // the address holds the whole question
      query.delete("fragment");
      history.replaceState(null, "", `${asking.getAttribute("action")}?${query}`);
    }
    if (!answer?.ok || turn !== latest) return; // the page works without: the answer comes with the next page
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (into.textContent.trim() !== page.body.textContent.trim()) into.replaceChildren(...page.body.childNodes); // said aloud only when it differs
  };
  if (into) on(asking, "input", (e) => {
    if (e.target.matches("textarea, [type=file]")) return;
    clearTimeout(waiting);
    waiting = later(.25, ask);
  });
}

})();
