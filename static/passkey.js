/* Passkeys: the browser asks its authenticator, and the answer is sent as a form. Nothing else on the site needs a script. */
(() => {
"use strict";

const toBytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
const toText = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const known = (list) => list?.map((one) => ({ ...one, id: toBytes(one.id) }));

// What the server asks, with its bytes as bytes; a question with a user asks for a new passkey.
const answered = ({ publicKey: asked }) => {
  const publicKey = { ...asked, challenge: toBytes(asked.challenge) };
  if (asked.allowCredentials) publicKey.allowCredentials = known(asked.allowCredentials);
  if (!asked.user) return navigator.credentials.get({ publicKey });
  publicKey.user = { ...asked.user, id: toBytes(asked.user.id) };
  publicKey.excludeCredentials = known(asked.excludeCredentials) ?? [];
  return navigator.credentials.create({ publicKey });
};

const written = ({ id, rawId, type, response }) => {
  const told = {};
  for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (response[part]) told[part] = toText(response[part]);
  }
  if (response.getTransports) told.transports = response.getTransports();
  return JSON.stringify({ id, rawId: toText(rawId), type, response: told, extensions: {} });
};

for (const form of document.querySelectorAll("form[data-passkey]")) {
  const part = (selector) => form.querySelector(selector);
  const [failed, button] = [part("[data-failed]"), part("button")];
  part("[data-without-script]").hidden = true;
  if (!window.PublicKeyCredential) {
    part("[data-unknown]").hidden = false;
    continue;
  }
  button.hidden = false;
  form.addEventListener("submit", async (e) => {
    e.preventDefault();
    failed.hidden = true;
    button.disabled = true;
    try {
      const body = new URLSearchParams(new FormData(form));
      const asked = await fetch(form.dataset.passkey, { method: "POST", body, headers: { Accept: "application/json" } });
      const question = await asked.json();
      if (!asked.ok) throw { said: question.error };
      form.elements.response.value = written(await answered(question.options));
      form.elements.ceremony.value = question.ceremony;
      form.submit();
    } catch (fault) { // also when the reader thought better of it
      failed.textContent = fault.said ?? failed.dataset.failed;
      failed.hidden = false;
      button.disabled = false;
    }
  });
}

})();
