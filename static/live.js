/* Pages of a tournament in play follow it. Without this file they reload by themselves. */
(() => {
"use strict";

const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const part = () => document.querySelector("[data-live-part]");

for (const b of all("[data-print][hidden]")) {
  b.hidden = false;
  b.addEventListener("click", () => print());
}

let last = part()?.innerHTML; // as it came

// ---- the screen of the hall turns its pages ----

let slide = 0;
const show = () => {
  const slides = all("[data-slide]");
  if (!slides.length) return;
  slide %= slides.length;
  slides.forEach((s, i) => { s.hidden = i !== slide; });
};
const turns = Number(part()?.dataset.liveTurns);
if (turns) {
  document.body.classList.add("turning");
  show();
  setInterval(() => { slide++; show(); }, turns * 1000);
}

// ---- what has changed comes by itself ----

const source = part()?.dataset.liveEvents;
if (!source || !window.EventSource) return;

// Where somebody was: an element is found again by its id, else by where it leads.
const place = (el) => el.id ? `#${CSS.escape(el.id)}` : el.getAttribute("href") && `a[href="${CSS.escape(el.getAttribute("href"))}"]`;

const replace = (page) => {
  const [old, fresh] = [part(), page.querySelector("[data-live-part]")];
  if (!old || !fresh) return;
  const scrolled = all(".scroll", old).map((el) => [el.scrollLeft, el.scrollTop]);
  const open = all("details", old).map((el) => el.open);
  const held = old.contains(document.activeElement) && document.activeElement;
  const where = held && place(held);
  const nth = where && all(where, old).indexOf(held);
  const [x, y] = [scrollX, scrollY];
  old.replaceChildren(...document.adoptNode(fresh).childNodes);
  old.dataset.liveSeq = fresh.dataset.liveSeq;
  all(".scroll", old).forEach((el, i) => { if (scrolled[i]) [el.scrollLeft, el.scrollTop] = scrolled[i]; });
  all("details", old).forEach((el, i) => { if (open[i]) el.open = true; });
  if (where) (all(where, old)[nth] ?? all(where, old)[0])?.focus({ preventScroll: true });
  scrollTo(x, y);
  document.title = page.title;
  if (turns) show();
  const says = document.querySelector("[data-live-says]");
  if (says) {
    says.textContent = ""; // the same words are said again only if they come anew
    setTimeout(() => { says.textContent = says.dataset.liveSays; }, 50);
  }
};

let asking = false, again = false;
const fetchPage = async () => {
  if (asking) { again = true; return; }
  asking = true;
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (answer.ok) {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      // Acts that nobody sees, such as a pairing that isn't published, change nothing here.
      const fresh = page.querySelector("[data-live-part]")?.innerHTML;
      if (fresh && fresh !== last) {
        last = fresh;
        replace(page);
      }
    }
  } catch { /* the next event tries again */ }
  asking = false;
  if (again) { again = false; fetchPage(); }
};
const events = new EventSource(source);
events.addEventListener("message", (e) => {
  const own = part();
  if (own && e.data !== own.dataset.liveSeq) {
    own.dataset.liveSeq = e.data;
    // Not everybody at the same moment.
    setTimeout(fetchPage, Math.random() * 800);
  }
});
window.addEventListener("pagehide", () => events.close());
window.addEventListener("pageshow", (e) => { if (e.persisted) location.reload(); });
})();
