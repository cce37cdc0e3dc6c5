/* Players are entered at the desk one after another. Without this file the search is a form, and each player found has a button. */
(() => {
"use strict";

const main = document.querySelector("main");
let busy = false;

document.addEventListener("suggestion", async (e) => {
  if (e.target.id !== "q" || busy) return;
  const { id, name, fresh } = e.detail;
  const form = document.getElementById("entry");
  const fields = new URLSearchParams(new FormData(form));
  fields.set("act", fresh ? "enter" : "pick");
  fields.set(fresh ? "people" : "player", fresh ? name : id);
  busy = true;
  try {
    const answer = await fetch(form.action, { method: "POST", body: fields, headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!page.getElementById("entry")) return location.reload(); // logged out meanwhile, or the tournament has begun
    const typed = document.getElementById("people").value;
    main.replaceChildren(...page.querySelector("main").childNodes);
    document.getElementById("people").value ||= typed;
    document.getElementById("q").focus();
  } catch { // no connection: what was typed stays, and the button of the search still works
    e.target.focus();
  } finally {
    busy = false;
  }
});

})();
