// This file is generated. Do not edit it manually.
use fluent_typed::prelude::*;
use std::{
    fmt::Display,
    ops::{Deref, Range},
    slice::Iter,
    str::FromStr,
};

static LANG_DATA: &[u8] = include_bytes!("messages.ftl");
static MESSAGE_CONTRACTS: &[MessageContract] = &[
    MessageContract { message: "api-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-footer", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-english", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-contents", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-parameters", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-answers", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-status", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-type", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-meaning", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-required", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-optional", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-types", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-fields", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "api-problems", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-me", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-me-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-or-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-games", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-games-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-deviation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-conditions", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-official-yes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-official-no", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-stones", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-stones-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-ask", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-more", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-nothing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-unrated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-expected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-need", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-need-sum", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-need-cases", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-total", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-new-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-for-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-no-opponent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-nobody", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-several", attribute: None, vars: &["names"], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-both", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-rating-unfit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-games-unfit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calculator-too-many", attribute: None, vars: &["most"], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-views", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-by-month", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-ahead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-months", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-this-month", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-any-pool", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-any-category", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-subscribe", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-file", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-feed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-empty-month", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-empty-ahead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-empty-filter", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-clear", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "feed-title", attribute: None, vars: &["federation"], bool_vars: &[], elements: &[] },
    MessageContract { message: "feed-rated", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "feed-list", attribute: None, vars: &["day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-kind", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-any-kind", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-kind-official", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "calendar-kind-other", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificates-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificates-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificates-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "ask-certificate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "ask-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-ask", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-rank", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-extract", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-requested", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-issued", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-refused", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-revoked", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-kind", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-on-day", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "on-day-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-language", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-asked-by", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-contact", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "contact-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-delivery", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "delivery-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-of", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-asked-at", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-number", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-issued-by", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-signed-by", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-issue", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-refuse", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-revoke", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "end-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "public-page", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "many-at-once", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "issue-requests", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "issue-ranks", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "issue-all-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "print-day", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "print-format", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-number", attribute: None, vars: &["number"], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-valid", attribute: None, vars: &["federation"], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-is-revoked", attribute: None, vars: &["when"], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-broken", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-proof", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-picture", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "to-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "public-key", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "signature", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "verification-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "verification-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "verification-here", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-seal", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-check", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "no-key-yet", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "verification-how", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "verification-step-1", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "verification-step-2", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "verification-step-3", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "verification-step-4", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "verification-tool", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "seal-good", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "seal-forged", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "seal-unreadable", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paper-rank", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paper-extract", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paper-certifies", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paper-holds", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paper-rated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paper-verify", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paper-key", attribute: None, vars: &["key"], bool_vars: &[], elements: &[] },
    MessageContract { message: "paper-revoked", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "ground-tournament", attribute: None, vars: &["name", "day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "ground-list", attribute: None, vars: &["number", "day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "ground-list-place", attribute: None, vars: &["place", "number", "day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "ground-decision", attribute: None, vars: &["article", "day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "ground-standing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "setting-papers", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "setting-papers-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "setting-accent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "setting-emblem", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "setting-emblem-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-signatory-post", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-signatory-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "signatory-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-requests", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-file-active", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-nothing-to-certify", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-too-many-requests", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-certificate-ended", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-ask-certificate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-issue-certificate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-refuse-certificate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-revoke-certificate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "subject-certificate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-asked", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-issued", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-ended", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "accent-teal", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "accent-blue", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "accent-plum", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "accent-rust", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "accent-olive", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refuse-strangers", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-rank-today", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-file-too-much", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-is-requested", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-is-issued", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-is-refused", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-was-revoked", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "certificate-code", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "state-planned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "state-submitted", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "state-cosigned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "state-returned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "state-rated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "state-reopened", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "state-friendly", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "state-cancelled", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "waits-start", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "waits-table", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "waits-club", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "waits-commission", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "waits-referee", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "waits-nothing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "waits-correction", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "waits-not-rated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "waits-cancelled", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-number", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-club", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-rank", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-group", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-points", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-place", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-latin", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-born", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-city", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-country", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "place-cell", attribute: None, vars: &["row", "round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "place-field", attribute: None, vars: &["row", "field"], bool_vars: &[], elements: &[] },
    MessageContract { message: "place-row", attribute: None, vars: &["row"], bool_vars: &[], elements: &[] },
    MessageContract { message: "place-table", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-cell", attribute: None, vars: &["text"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-result-missing", attribute: None, vars: &["text"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-handicap", attribute: None, vars: &["text"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-opponent-unknown", attribute: None, vars: &["number", "rows"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-oneself", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-mirror-missing", attribute: None, vars: &["row", "expected"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-mirror-elsewhere", attribute: None, vars: &["row", "found"], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "problem-mirror-result",
        attribute: None,
        vars: &["row", "found", "expected"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "problem-mirror-forfeit", attribute: None, vars: &["row", "found"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-forfeit-scores", attribute: None, vars: &["row", "found"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-mirror-colour", attribute: None, vars: &["row", "found"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-mirror-handicap", attribute: None, vars: &["row", "found"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-claimed-twice", attribute: None, vars: &["rows"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-player-twice", attribute: None, vars: &["row"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-name-twice", attribute: None, vars: &["row"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-name-missing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-player-unknown", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-total", attribute: None, vars: &["cells", "typed"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-total-group", attribute: None, vars: &["cells", "group", "typed"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-points", attribute: None, vars: &["text"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-place", attribute: None, vars: &["text"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-rating", attribute: None, vars: &["text"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-born", attribute: None, vars: &["text"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-long", attribute: None, vars: &["chars", "most"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-rows", attribute: None, vars: &["rows", "most"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-rounds", attribute: None, vars: &["rounds", "most"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-cells", attribute: None, vars: &["cells", "most"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-beyond", attribute: None, vars: &["rounds"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-nobody", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-alone", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-no-games", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-meet-again", attribute: None, vars: &["row", "round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-line", attribute: None, vars: &["line"], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-too-long", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-too-many", attribute: None, vars: &["what", "most"], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-rows", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-rounds", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-columns", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-not-a-table", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-no-names", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-no-results", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-other-columns", attribute: None, vars: &["found", "expected"], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-number", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-number-twice", attribute: None, vars: &["number", "line"], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-number-unknown", attribute: None, vars: &["round", "number"], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-ignored", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-renumbered", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-group", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "column-unknown", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "column-number", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "column-round", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "column-tie-break", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "column-id", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-start", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-start-again", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-formula", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-below-hundred", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-against-beginner", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-round", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-crossing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-final", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-ordinary", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-anomalous", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-anomalous-beginner", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-rank", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-rank-kept", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-not-played", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-frozen", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-r", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-r0", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-r1", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-r2", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-r-prime", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-r-plus", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-d", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-k1", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-k2", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-k3", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-sum-k3", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-sum-k2", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-result", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-divisor", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-change", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-critical", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-table", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-extra", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-limit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-rank", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-rank-table", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-age", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-minutes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "count-players", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "count-tournaments", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "count-games", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "count-passes", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "count-changes", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "count-problems", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "problem-players-unknown", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "state-over", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-initial", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-elo-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-rounded-points", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-annulled", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-friendly", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-unofficial", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-rank-reached", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-rank-by-place", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-place-without-rank", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-after-tournament", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-time-correction", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-criterion-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-against-newcomer", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-too-few-games", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-within-criterion", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-beyond-criterion", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-growth-correction", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-growth-not-corrected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-entry-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-entry", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-not-entered", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-unrated-opponent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-recalculation-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-recalculation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-held-at-limit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-anomaly-confidence", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-fide-start", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-estimated-newcomer", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-opponent-age", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-mean-age", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-player-coefficient", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-tournament-coefficient", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-corridor", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-start-estimate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-valued-opponent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-fictitious-opponent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-primary-estimate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-pointless-estimate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-estimated-opponent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-stored-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-corrected-estimate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-expected-score", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-stored-score", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-fictitious-score", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-developed-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-star", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-star-gone", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-pointless-newcomer", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-guest-not-entered", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-ra", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-rb", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-expected-points", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-pool-games", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-coefficient", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-scored", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-new-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-bound", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-held", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-norm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-category", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-place", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-rj", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-input", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-fitting", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-entry", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-unheld", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-distance-top", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-greatest-deviation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-stored-deviation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-deviation-opponent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-new-deviation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-widened-deviation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-uncut-deviation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-months", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-handicap", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-handicap-difference", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-game-distance", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-influence", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-expected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-game-result", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-share-dn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-share-db", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-share-spread", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-games", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-dn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-db", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-spread", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-critical-deviation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-factor", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-anomaly", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-anomaly-square", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-points-per-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-mean-distance", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-mean-handicap", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-fitting-distance", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-pd", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-dr", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-sr", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-rating-change", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-years", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-sum-years", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-mean-years", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-intermediate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-ki", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-sum-ki", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-ki-number", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-participants", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-kt", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-corridor", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-start-estimate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-primary-estimate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-corrected-estimate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-mean-opponents", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-log", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-changed-bound", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "step-sum", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-sum-scored", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-sum-expected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ufgo-gain-measured-on", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ufgo-gain-measured-on-rounded", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ufgo-gain-measured-on-unrounded", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ufgo-small-board-anomaly-limit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ufgo-small-board-anomaly-limit-reduced", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ufgo-small-board-anomaly-limit-full", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ufgo-table-4-loss-9x9-600", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ufgo-table-4-loss-9x9-600-zero", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ufgo-table-4-loss-9x9-600-twenty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ufgo-age-protection-years", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ufgo-age-protection-years-sixty-one", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ufgo-age-protection-years-sixty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ufgo-dan-loss", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ufgo-dan-loss-one-step", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ufgo-dan-loss-cascade", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-update", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-update-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-update-round", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-update-tournament", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-rounding", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-rounding-none", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-rounding-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-rounding-tournament", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-k-precedence", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-k-precedence-new", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-k-precedence-strong", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-k-count", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-k-count-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-k-count-tournament", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-rank-moment", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-rank-moment-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-rank-moment-tournament", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-year", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-year-calendar", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-year-rolling", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-ceiling", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-ceiling-replace", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-ceiling-add", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-title-holder", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-title-holder-closed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-title-holder-factor", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-match", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-match-cap", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-match-start", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-initial-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-k-strong", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-k-ordinary", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-k-new", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-strong-from", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-new-games", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-list-games", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-registration-days", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-results-days", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-rank-ratings", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-rank-ratings-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-ssdc-rank-places", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-ssdc-rank-places-ranks", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-halves", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-halves-away", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-halves-up", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-halves-even", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-pd-rounded", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-pd-rounded-yes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-pd-rounded-no", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-change-rounded", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-change-rounded-sum", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-change-rounded-change", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-k-gap", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-k-gap-row-1700", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-k-gap-row-2000", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-lower-bound", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-lower-bound-none", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-lower-bound-one", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-lower-bound-zero", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-lower-bound-published", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-np", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-np-participants", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-np-played", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-kt-rated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kt-rated-all", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kt-rated-settled", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-kt-rounded", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kt-rounded-always", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kt-rounded-corrected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-age", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-age-whole", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-age-fraction", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-age-year", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-unknown-year", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-unknown-year-five", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-unknown-year-thirteen", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-unknown-year-skip", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-age-weight", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-age-weight-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-age-weight-opponent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-fictitious-in-rsr", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-fictitious-in-rsr-yes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-fictitious-in-rsr-no", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-fictitious-in-sr", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-fictitious-in-sr-no", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-fictitious-in-sr-yes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-rp-in-corridor", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-rp-in-corridor-no", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-rp-in-corridor-yes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-newcomer-opponents", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-newcomer-opponents-rp", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-newcomer-opponents-rs", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-fide-recognised", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-fide-recognised-always", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-settled-at", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-settled-at-nine", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-settled-at-ten", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-stored-opponent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-stored-opponent-rp", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-stored-opponent-rs", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-kor-fictitious", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kor-fictitious-start", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kor-fictitious-rs", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-kor-rsr", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kor-rsr-one", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kor-rsr-parts", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kor-rsr-exact", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-kor-games", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kor-games-all", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kor-games-new", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-orr-kor-k", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kor-k-rkor", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-orr-kor-k-start", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-anchors", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-anomaly-confidence", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-anomaly-confidence-root", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-anomaly-confidence-linear", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-anomaly-confidence-interpolate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-anomaly-confidence-none", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-top-reduction", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-top-reduction-coefficient", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-top-reduction-criterion", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-criterion-factor", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-top-reduction-start", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-small-statistics", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-small-statistics-members", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-small-statistics-all", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-months", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-months-between", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-months-difference", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-deviation-before", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-deviation-before-standing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-deviation-before-timed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-unrated-rows", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-unrated-rows-list", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-unrated-rows-omit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-rank", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-rank-nearest", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-rank-floor", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-pi", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-pi-text", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-rgf-pi-exact", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-max-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-rgf-rating-floor", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-elo-initial-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-elo-unofficial", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-elo-unofficial-skip", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-elo-unofficial-rate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-elo-difference-cap", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-elo-k-table", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-elo-k-table-games", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-elo-k-table-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-elo-k-table-k", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-elo-rounding", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-elo-rounding-whole", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "value-elo-rounding-none", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-elo-floor", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-elo-list-games", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-at", attribute: None, vars: &["parameter", "wrong"], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-row", attribute: None, vars: &["parameter", "row", "wrong"], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "wrong-cell",
        attribute: None,
        vars: &["parameter", "row", "column", "wrong"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "wrong-unknown", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-shape", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-number", attribute: None, vars: &["bounds", "min", "max"], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-optional", attribute: None, vars: &["wrong"], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-whole", attribute: None, vars: &["max"], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-choice", attribute: None, vars: &["values"], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-rows", attribute: None, vars: &["most"], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-columns", attribute: None, vars: &["columns"], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-name", attribute: None, vars: &["names"], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-words", attribute: None, vars: &["words"], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-order", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-never", attribute: None, vars: &["later"], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-all", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-below", attribute: None, vars: &["other"], bool_vars: &[], elements: &[] },
    MessageContract { message: "wrong-above", attribute: None, vars: &["other"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-title", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-desk", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-open", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-parts", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-players", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-players-title", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-participants", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-rounds-planned", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-round", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-rounds-nav", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-first-players", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-first-lots", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-system-swiss", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-system-mcmahon", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-system-round-robin", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-system-knockout", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-stage-paired", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-stage-published", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-stage-started", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-stage-closed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-pairings", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-board", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-board-n", attribute: None, vars: &["board"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-black", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-white", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-pair", attribute: None, vars: &["black", "white"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-replay", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-rated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-not-rated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-replay-time", attribute: None, vars: &["black", "white"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-replays", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-bye", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-bye-of", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-absent-of", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-by-hand", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-results", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-results-title", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-results-in", attribute: None, vars: &["done", "all"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-disputed", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-enter-results", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-claims", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-decide", attribute: None, vars: &["who", "says"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-decided", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-last-round", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-warn-opponents", attribute: None, vars: &["most"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-warn-small", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-pair", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-pair-again", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-unpair", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-publish", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-unpublish", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-unpublish-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-start", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-unstart", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-close", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-reopen", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-finish", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-finish-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-resume", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-resume-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-is-finished", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-to-table", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-reason", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap-a", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap-b", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap-show", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap-title", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap-new", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap-worse", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap-same", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap-met", attribute: None, vars: &["black", "white"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap-colours", attribute: None, vars: &["black", "white"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-swap-do", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-cancel", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-worse", attribute: None, vars: &["what", "worse", "better"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-worse-order", attribute: None, vars: &["what"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-criterion-met", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-criterion-bye-twice", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-criterion-bye-score", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-criterion-score", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-criterion-float", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-criterion-colour", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-criterion-ideal", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-criterion-order", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-dead-end", attribute: None, vars: &["count", "without", "groups"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-dead-end-alone", attribute: None, vars: &["groups"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-outcome-none", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-outcome-black", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-outcome-white", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-outcome-draw", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-outcome-black-forfeit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-outcome-white-forfeit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-outcome-no-one", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-outcome-awarded", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-draw-short", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-left-black", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-left-white", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-more", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-take-back", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-taken-back", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-corrected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-me", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-nothing-yet", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-filter", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-show-open", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-show-all", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-all-in", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-offline", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-session-over", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-waiting", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-sending", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-entry-stored", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-entry-disputed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-away", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-withdrawn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-absent-next", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-is-back", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-absent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-withdraw", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-withdraw-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-change", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-assistants", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-assistants-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-assistant-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-invite", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-invited", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-qr", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-copy", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-copied", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-revoke", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-revoked", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-revoke-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-all", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-title", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-plan", attribute: None, vars: &["system"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-enter", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-amend", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-remove", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-draw", attribute: None, vars: &["seed"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-number", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-absent", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-present", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-withdraw", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-again", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-pair", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-swap", attribute: None, vars: &["round", "pair"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-publish", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-start", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "hall-log-result",
        attribute: None,
        vars: &["round", "board", "pair", "result"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "hall-log-rate", attribute: None, vars: &["round", "board"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-close", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-back", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-finish", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-log-resume", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-players", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-unknown", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-who-is", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-that-is", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-known", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-field-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-field-born", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-field-club", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-field-rank", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-acts", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-remove", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-remove-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-add", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-people", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-people-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-nobody-found", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-do-add", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-plan", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-system", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-rounds", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-rounds-hint", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-first-board", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-groups", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-groups-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-width", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-top", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-bottom", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-boundary", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-boundary-floor", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-boundary-up", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-boundary-down", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-parameters", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-parameters-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-bye-points", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-draw-points", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-ideal", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-ideal-neighbours", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-ideal-halves", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-parity", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-parity-text", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-parity-swapped", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-lots", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-lots-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-seed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-seed-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-draw-lots", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-draw-again", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-draw-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-numbers", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-save-numbers", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-draws", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-draw-of", attribute: None, vars: &["seed", "count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-draw-by-hand", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-to-desk", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-referee-only", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-nothing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-finished", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-begun", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-unknown", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-too-many", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-nobody", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-not-drawn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-seed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-number", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-plan", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-round", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-stale", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-started", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-reason", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-not-both", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-breaks", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-champion-none", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-more-rounds", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-not-published", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-repaired", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-closed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-later-round", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-time", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-too-large", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-width", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-bars", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-too-long", attribute: None, vars: &["text"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-twice", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-same-number", attribute: None, vars: &["number"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-champion", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-unfinished", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-disputed", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "hall-no-rating", attribute: None, vars: &["rating"], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-hall-open", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-hall-done", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-hall-stored", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-hall-replays", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-chart", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-chart-pool", attribute: None, vars: &["pool"], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "history-picture",
        attribute: None,
        vars: &["first", "last", "lowest", "highest", "end"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract {
        message: "history-point",
        attribute: None,
        vars: &["day", "tournament", "before", "after"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "history-point-rank", attribute: None, vars: &["point", "rank"], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-legend", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-legend-rank", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-legend-interval", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-axis-day", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-performance", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-performance-long", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-performance-says", attribute: None, vars: &["expected", "scored"], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "history-performance-part",
        attribute: None,
        vars: &["expected", "scored", "games", "all"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "history-feats", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-best-wins", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-winning", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-unbeaten", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-streak", attribute: None, vars: &["games", "days"], bool_vars: &[], elements: &[] },
    MessageContract { message: "versus-title", attribute: None, vars: &["first", "second"], bool_vars: &[], elements: &[] },
    MessageContract { message: "versus-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "versus-turn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "versus-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "versus-link", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-legend-list", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "course-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "course-lead", attribute: None, vars: &["games"], bool_vars: &[], elements: &[] },
    MessageContract { message: "course-favourites", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "course-mean", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "course-mean-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "course-who", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "course-expected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "course-surprise", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "course-cell", attribute: None, vars: &["points"], bool_vars: &[], elements: &[] },
    MessageContract { message: "record-tournaments-of", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "record-opponents-of", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "record-all-tournaments", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "record-opponents", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "record-no-opponents", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-before", attribute: None, vars: &["entrants"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-before-drawn", attribute: None, vars: &["entrants"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-published", attribute: None, vars: &["round", "rounds"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-started", attribute: None, vars: &["round", "rounds", "done", "all"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-closed", attribute: None, vars: &["round", "rounds"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-all-played", attribute: None, vars: &["rounds"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-finished", attribute: None, vars: &["rounds"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-menu", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-now", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-standings", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-screen", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-follow", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-playing-now", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-tournament", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-updated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-stage-published", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-stage-started", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-stage-closed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-games-finished", attribute: None, vars: &["done", "all"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-by-hand", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-board", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-of", attribute: None, vars: &["black", "white"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-with-points", attribute: None, vars: &["points"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-bye", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-byes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-absent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-absentees", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-withdrawn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-replay-time", attribute: None, vars: &["black", "white"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-forfeit-legend", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-points-legend", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-last-round", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-changes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "live-changed-by-hand",
        attribute: None,
        vars: &["first", "second", "signed"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "live-paired-again", attribute: None, vars: &["signed"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-gone", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-gone-bye", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-print", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-print-boards", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-print-names", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-print-slips", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-print-blank", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-print-now", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-participants-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-start", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-start-long", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-standings-after", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-standings-before", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-standings-open", attribute: None, vars: &["open"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-standings-knockout", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-standings-all", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-standings-telling", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-standings-of", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-ties", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-sos", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-sos-says", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-sos-less", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-sos-less-says", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-berger", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-berger-says", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-decided-legend", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-decided", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-cell-legend", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-draws", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-none", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-stale", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-when", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-seed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-by-hand", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-count", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-holds", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-replaced", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-repeat", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-rule", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-command", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-hand-rule", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-entry", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-ticket", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-black", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-lot-rounds-rule", attribute: None, vars: &["seed"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-absent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-pair", attribute: None, vars: &["black", "white"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-bye", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-known", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-colours", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-colours-long", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-floats", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-floats-long", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-order", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-order-long", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-by-hand", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-round-one", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-bye-round-one", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-bye-rule", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-equal", attribute: None, vars: &["points"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-moved", attribute: None, vars: &["high", "most", "low", "least"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-odd", attribute: None, vars: &["count", "points"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-best", attribute: None, vars: &["points"], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "live-why-floats-now",
        attribute: None,
        vars: &["high", "f", "fnew", "low", "g", "gnew"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "live-why-colour-hand", attribute: None, vars: &["black"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-colour-number", attribute: None, vars: &["black"], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "live-why-colour-balance",
        attribute: None,
        vars: &["black", "d", "e", "white"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "live-why-colour-higher", attribute: None, vars: &["black", "d", "order"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-colour-lower", attribute: None, vars: &["black", "d", "order"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-rank-points", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-rank-small", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-rank-large", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-criteria", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-criteria-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-criterion", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-in-pair", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-in-round", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-order-pair", attribute: None, vars: &["place", "partner"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-not", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-not-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-not-other", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-why-not-ask", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-not-same", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-not-oneself", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-not-away", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-not-even", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-not-met", attribute: None, vars: &["name", "other", "round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-not-dead-end", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-not-worse", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-not-too-large", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-not-order", attribute: None, vars: &["name", "worse", "better"], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "live-not-criterion",
        attribute: None,
        vars: &["criterion", "article", "worse", "better"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "live-why-berger", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-knockout-rule", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-knockout-bye", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-knockout-nation", attribute: None, vars: &["country"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-knockout-black", attribute: None, vars: &["black"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-knockout-replay", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-bracket", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-bracket-about", attribute: None, vars: &["rounds"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-bracket-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-bracket-list", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-bracket-file", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-bracket-note", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "live-bracket-game",
        attribute: None,
        vars: &["board", "black", "white", "result"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "live-bracket-bye", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-sheet-colour", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-sheet-signature", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-sheet-mark", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-sheet-black-won", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-sheet-draw", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "live-sheet-white-won", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-hello", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-submitted-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-submitted", attribute: None, vars: &["name", "federation"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-cosigned-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-cosigned", attribute: None, vars: &["name", "federation"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-returned-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-returned", attribute: None, vars: &["name", "federation", "by"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-rated-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-rated", attribute: None, vars: &["name", "federation"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-reopened-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-reopened", attribute: None, vars: &["name", "federation", "by"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-proposed-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-proposed", attribute: None, vars: &["name", "federation", "by"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-admitted-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-admitted", attribute: None, vars: &["name", "federation"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-proposal-returned-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "letter-proposal-returned",
        attribute: None,
        vars: &["name", "federation", "by"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "letter-proposal-rejected-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "letter-proposal-rejected",
        attribute: None,
        vars: &["name", "federation", "by"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "letter-asked-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-asked", attribute: None, vars: &["name", "federation"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-invitation-subject", attribute: None, vars: &["federation"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-invitation", attribute: None, vars: &["federation", "office", "by"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-login", attribute: None, vars: &["login"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-invitation-do", attribute: None, vars: &["until"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-reset-subject", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-reset", attribute: None, vars: &["site", "until"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-secret", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-confirmation-subject", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-confirmation", attribute: None, vars: &["site", "until"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-stranger", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-why", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-submitted", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-cosigned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-returned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-rated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-reopened", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-proposed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-admitted", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-proposal-returned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-proposal-rejected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-asked", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-invitation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-reset", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-confirmation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mail-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mail-address", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mail-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mail-waits", attribute: None, vars: &["address"], bool_vars: &[], elements: &[] },
    MessageContract { message: "mail-notices", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mail-language", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-address", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-mail-asked", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-mail-confirmed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "confirm-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "confirm-lead", attribute: None, vars: &["name", "address"], bool_vars: &[], elements: &[] },
    MessageContract { message: "confirm-do", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "confirm-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "invite-mail-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "link-mailed", attribute: None, vars: &["address"], bool_vars: &[], elements: &[] },
    MessageContract { message: "reset-mail", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letters-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letters-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letters-off", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letters-given-up", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letters-none-given-up", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letters-waiting", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letters-none-waiting", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-attempts", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-error", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-next", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-again", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-error-expired", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-error-unfinished", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-letter-again", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "count-letters-given-up", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-mail", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-confirm-mail", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-retry-letter", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "subject-letter", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-list-due-subject", attribute: None, vars: &["federation"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-list-due", attribute: None, vars: &["federation", "name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-overdue-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-overdue", attribute: None, vars: &["name", "federation"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-list-due", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-overdue", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-registration-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "letter-registration",
        attribute: None,
        vars: &["name", "federation", "until"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "letter-registration-keep", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-moved-up-subject", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-moved-up", attribute: None, vars: &["name", "federation"], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-moved-up-withdraw", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-registration", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "letter-kind-moved-up", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "language-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-from", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-to", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-period", attribute: None, vars: &["days"], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-mistake-day", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-mistake-reversed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-mistake-long", attribute: None, vars: &["years"], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-table", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-distribution", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-distribution-about", attribute: None, vars: &["width"], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-players", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-mean", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-median", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-rating-from", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-rating-to", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "numbers-distribution-picture",
        attribute: None,
        vars: &["low", "high", "from", "to"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "numbers-step", attribute: None, vars: &["from", "to", "players"], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-inflation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-inflation-about", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-inflation-change", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-inflation-quarters", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-inflation-stars", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-inflation-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-inflation-picture", attribute: None, vars: &["lowest", "highest"], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-quarter", attribute: None, vars: &["number", "year"], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "numbers-quarter-says",
        attribute: None,
        vars: &["quarter", "change", "players"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "numbers-quarter-head", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-stable", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-mean-change", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-prediction", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-prediction-about", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-prediction-favourite", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-prediction-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-prediction-legend", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract {
        message: "numbers-prediction-picture",
        attribute: None,
        vars: &["expected", "scored"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract {
        message: "numbers-group-says",
        attribute: None,
        vars: &["games", "expected", "scored"],
        bool_vars: &[],
        elements: &[],
    },
    MessageContract { message: "numbers-predicted", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-squared-error", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-squared-error-hint", attribute: None, vars: &["even"], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-excess", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-excess-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-left-handicap", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-left-unrated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-left-unexpected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-expected-from", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-expected-to", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-expected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-scored", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-axis-expected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "numbers-axis-scored", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "player-office", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "initial-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "initial-rating-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "initial-rating-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-recommend", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "recommended-by", attribute: None, vars: &["article", "first", "second"], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-first-member", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-second-member", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-recommended-on", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "merge-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "merge-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "merge-search", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "merge-nobody", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "merge-choose", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "merge-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-merge", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "merged-before", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-part", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "part-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mark-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mark-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mark-none", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mark-withdrawn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mark-deceased", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mark-forgotten", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-marked-on", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-club-since", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "club-since-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "clubs-before", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "no-club", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "forget-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "forget-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "forget-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-forget", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-merged", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-both-in", attribute: None, vars: &["tournament"], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-in-unfinished", attribute: None, vars: &["tournament"], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-rated-already", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-merge-players", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-part-players", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-initial-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-mark-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-forget-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-merged", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-parted", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-recommended", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-forgotten", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "names-forgotten", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-more", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-clear", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-any-city", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-any-country", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-any", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-women", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-men", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-age", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-age-minors", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-age-seniors", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-rank-from", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-rank-to", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-active", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "filter-nearly", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "sort-by", attribute: None, vars: &["column"], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-lists", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-do", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-earlier", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-later", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-both", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-new", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-gone", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-gained", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-lost", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-same", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-mean", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-place", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-lead", attribute: None, vars: &["earlier", "later"], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-one", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "compare-nobody", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-last-long", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposals-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposals-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposals-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "propose-tournament", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "propose-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "all-stages", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stage-draft", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stage-sent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stage-returned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stage-approved", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stage-rejected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stage-withdrawn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stage-waits-draft", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stage-waits-sent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stage-waits-returned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stage-waits-approved", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stage-waits-rejected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stage-waits-withdrawn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-registration", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-organizer", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-body", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "body-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-document", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "document-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "document-remove", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-text", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-terms", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-own", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-plea", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "plea-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "late-how", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-propose", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-edit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-missing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-withdraw", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-withdraw-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-sent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-late", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-decided", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-approved-by", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-approve", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-approve-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-reject", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "proposal-reject-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "reason-for-organizer", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-lower-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-given", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-regulations-due", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-exception", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "exception-hint", attribute: None, vars: &["day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "regulations-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "regulations-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "to-tournament", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "download", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "settings-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "setting-prior-approval", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "setting-prior-approval-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-rating-max", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-proposals", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-own-proposals", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-own-proposals-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-all-proposals", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-stage", attribute: None, vars: &["stage"], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-prior-approval", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-late", attribute: None, vars: &["day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-category", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-frozen", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-begun", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-file-kind", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-file-size", attribute: None, vars: &["megabytes"], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-needs-match", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-registration-late", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-text-missing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-draft", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-propose", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-withdraw-proposal", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-reject", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-settings", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "subject-proposal", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-proposed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-proposal-approved", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-proposal-rejected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-proposal-returned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-proposal-withdrawn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "regulations-changed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "held-by-federation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "held-with-support", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-exception", attribute: None, vars: &["day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-not-a-pdf", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-file-too-large", attribute: None, vars: &["megabytes"], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-same-person", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-future", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "draft-kept", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-computed", attribute: None, vars: &["category"], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-title", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "registrations-title", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "registrations", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-do", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-list", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-waiting-list", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-waiting-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-nobody", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-not-found", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-open", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-open-until", attribute: None, vars: &["day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-places-are", attribute: None, vars: &["places"], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-over", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-begun", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-closed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-past", attribute: None, vars: &["day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-lapsed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-twice", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-taken", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-unconfirmed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-registered", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-waiting", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-withdrawn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-name-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-mail-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-rank-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-born", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-born-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-remark", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-remark-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-homepage", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-consent-short", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-consent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-privacy", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-privacy-mail", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-letter-comes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-registered", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-not-ticked", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-hidden", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-says-unconfirmed", attribute: None, vars: &["until"], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-says-registered", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-says-waiting", attribute: None, vars: &["place"], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-says-withdrawn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-keep", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-withdraw", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-withdraw-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-withdraw-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-registration-asked", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-registration-done", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-registration-confirmed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-registration-withdrawn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-registration-added", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-registrations-taken", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-registrations-none", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-check-in", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-count-registered", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-count-here", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-count-away", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-count-unknown", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-count-waiting", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-count-unconfirmed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-count-taken", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-all", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-here", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-away", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-admit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-withdraw-him", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-restore", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-in-tournament", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-take", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-desk-twice", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-desk-too-many", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-desk-refuses", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-csv", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-public-page", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-add", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-add-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-settings", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-do-open", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-until", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-until-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-places", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-places-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-note", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-note-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-how", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "registration-how-mail", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-registration-settings", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-register", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-confirm-registration", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-admit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-withdraw-registration", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-restore-registration", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-check-in", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-take-registrations", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-erase-registrations", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "typed-rank", attribute: None, vars: &["typed", "ours"], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-handed-in", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "handed-in-time", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "handed-late", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-rated-since", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-back", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "skip", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "menu", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "languages", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "menu-home", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "menu-ratings", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "menu-tournaments", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "menu-changes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "menu-desk", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "menu-people", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "menu-audit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "menu-accounts", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "log-in", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "log-out", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "footer", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "pages", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "page-before", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "page-after", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "to-start", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "yes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "save", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "dismiss", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "show", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "search", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "sure", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "and-more", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "site-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "site-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "site-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "home-top", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "home-whole-list", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "home-lists", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "lists-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "home-referees", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "home-referees-text", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "home-rated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "home-coming", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "tournaments-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "coming-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "ratings-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "ratings-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "ratings-last", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "ratings-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "ratings-nobody", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "ratings-all", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "search-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "all-clubs", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-movement", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-movement-long", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "new-entry", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "rank-kept", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "list-number", attribute: None, vars: &["number", "day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "list-title", attribute: None, vars: &["day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "list-lead", attribute: None, vars: &["number"], bool_vars: &[], elements: &[] },
    MessageContract { message: "list-corrected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "list-players", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "list-published", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "list-previous", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "fingerprint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "fingerprint-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "decisions", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "decisions-none", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "rank-before", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "rank-after", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "norm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "article", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "publish-list", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "publish-lead", attribute: None, vars: &["day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-date", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "publish-unusual", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "publish-waiting", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "publish-births", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "publish-says", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "publish-note", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "publish-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "publish-do", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "publish-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "current-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "unrated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "last-list", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "place-number", attribute: None, vars: &["place"], bool_vars: &[], elements: &[] },
    MessageContract { message: "dan-assigned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "first-rating", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "player-code", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "officials-only", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "history-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "tournament", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "before", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "after", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "change", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "why", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "opponents", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "opponent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "games", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "score", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "all-games", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "round", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "result", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "bye", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "not-played", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "enter-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "change-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "player-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "player-name-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "latin-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "born-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "born-counts", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-gender", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "gender-f", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "gender-m", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "country-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "plan-tournament", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "change-conditions", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "tournament-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-dates", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-starts", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-ends", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-holding-club", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "club-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-referee", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-board", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-minutes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "minutes-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-official", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "not-official", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "official-check", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-plan", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "plan-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-remark", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-state", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-year", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "all-years", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "all-states", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-passes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "reason", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "your-part", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "order-later", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "order-earlier", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "preview", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "preview-nobody", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "edit-table", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-cosign", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-approve", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "approve-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-take-back", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "take-back-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-return", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "reason-for-referee", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "reason-public", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-reopen", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "reopen-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-close", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "close-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "close-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "do-cancel", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cancel-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "crosstable", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cell-legend", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "anomalous-legend", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "not-recalculated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "no-played-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "table-hidden", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "signatures", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "rated-at", attribute: None, vars: &["at"], bool_vars: &[], elements: &[] },
    MessageContract { message: "office-referee", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "office-club", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "office-official", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "path-table", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "path-club", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "path-commission", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "path-rated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "table-of", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "editor-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "choose-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "choose-new", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "new-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "new-player-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "new-player-alike", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cell-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "more-rows", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "more-round", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "less-round", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "all-new", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "all-new-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "check", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "save-draft", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "submit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "submit-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "submit-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "submit-hint-club", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "only-referee-signs", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "no-problems", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "warning", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "back-to-table", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "difference", attribute: None, vars: &["row", "new", "old"], bool_vars: &[], elements: &[] },
    MessageContract { message: "stale-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stale-text", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stale-theirs", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "stale-conditions", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-label", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-do", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-failed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "paste-understood", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "autosave-saved", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "autosave-saving", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "autosave-failed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "autosave-stale", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "autosave-restored", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "autosave-cut", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "contradiction", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "typed-rating", attribute: None, vars: &["typed"], bool_vars: &[], elements: &[] },
    MessageContract { message: "left-out", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "left-out-game", attribute: None, vars: &["round", "a", "b"], bool_vars: &[], elements: &[] },
    MessageContract { message: "left-out-bye", attribute: None, vars: &["round", "a"], bool_vars: &[], elements: &[] },
    MessageContract { message: "why-title", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "pass-none", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "pass-number", attribute: None, vars: &["number"], bool_vars: &[], elements: &[] },
    MessageContract { message: "round-number", attribute: None, vars: &["round"], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbols", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "why-hint", attribute: None, vars: &["rules"], bool_vars: &[], elements: &[] },
    MessageContract { message: "changes-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "changes-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "changes-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "change-title", attribute: None, vars: &["at"], bool_vars: &[], elements: &[] },
    MessageContract { message: "change-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "when", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "who", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "where", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "old", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "new", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "reason-short", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "what-changed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "audit-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "audit-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "audit-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "subject", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "detail", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-list-due", attribute: None, vars: &["day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-check", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-overdue", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-corrections", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-cosign", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-own", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-waiting", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-nothing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-own-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "desk-organizer-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "login-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "login-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "login-name-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "password", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "login-failed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "login-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "choose-password", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "link-lead", attribute: None, vars: &["name"], bool_vars: &[], elements: &[] },
    MessageContract { message: "new-password", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "old-password", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "password-again", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "password-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "your-roles", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "no-roles", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "change-password", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "sessions", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "session-began", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "session-seen", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "session-agent", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "session-this", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "log-out-everywhere", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "people-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "people-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "person-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "role", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "role-organizer", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "role-referee", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "role-club-head", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "role-official", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "role-chairman", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "role-administrator", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "club-head-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "invite", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "invited", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "link-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "invited-waiting", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "disabled", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "disable", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "enable", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "revoke", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "revoke-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "reset-password", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "reset-made", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "federations", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "found", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "slug", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "slug-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "rules", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-planned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-saved", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-submitted", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-cosigned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-taken-back", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-returned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-approved", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-corrected", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-reopened", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-closed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-cancelled", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-published", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-welcome", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-logged-out", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-password", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-appointed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-revoked", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-founded", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-log-id", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-not-found", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-method", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-forbidden", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-unavailable", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-internal", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-form-type", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-form-encoding", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-form-size", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-form-field", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-token", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-log-in", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "error-mistakes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-not-allowed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-not-yours", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-state", attribute: None, vars: &["state"], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-stale", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-reason", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-signature", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-club", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-endless", attribute: None, vars: &["limit", "who"], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-unratable", attribute: None, vars: &["why"], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-list-exists", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-list-date", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-changed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-log-in", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-throttled", attribute: None, vars: &["until"], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-link", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-last-administrator", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-missing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-too-long", attribute: None, vars: &["most"], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-too-short", attribute: None, vars: &["least"], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-date", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-ends-early", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-number", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-unknown", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-taken", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-differs", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-characters", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-weak", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "mistake-old-password", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "typed-rating-new", attribute: None, vars: &["typed"], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-plan", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-conditions", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-submit", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-cosign", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-take-back", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-return", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-approve", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-reopen", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-close", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-cancel", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-publish", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-enter-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-change-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-invite", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-revoke", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-reset", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-password", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-log-in", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-log-out-everywhere", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-disable", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-enable", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-import", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-found", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "correct-table", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "rules-ufgo", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "subject-tournament", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "subject-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "subject-list", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "subject-account", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "subject-federation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "publish-future", attribute: None, vars: &["day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "decision", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "decision-assigned", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "decision-lost", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "decision-kept", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "table-has-mistakes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "pool-classic", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "pool-rapid", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-highest", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-first", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-second", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-third", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-fourth", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-friendly", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "sports-rank-third", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "sports-rank-second", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "sports-rank-first", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "sports-rank-candidate", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "sports-rank-master", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "sports-rank-honoured", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "sports-rank-grandmaster", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "rules-ssdc", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "rules-orr", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "rules-rgf", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "rules-elo", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-pool", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-category", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-results-due", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "results-overdue", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-edition", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-first", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-interval-long", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-games-long", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "col-last-game", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "star-legend", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "not-rated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "why-steps", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-deviation", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-value", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "symbol-count", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "anchors-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "anchors-lead", attribute: None, vars: &["shift"], bool_vars: &[], elements: &[] },
    MessageContract { message: "anchors", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "anchors-start", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "anchors-now", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "menu-rules", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "editions-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "editions-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-name", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-of", attribute: None, vars: &["number", "title"], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-zero", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-published", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-force", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-force-calculated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-force-since", attribute: None, vars: &["day"], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-force-waits", attribute: None, vars: &["tournament"], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-force-nothing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-force-always", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-now", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-uses", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "edition-uses-count", attribute: None, vars: &["tournaments", "lists"], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameters", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameters-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-article", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-value", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-default", attribute: None, vars: &["value"], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-none", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "parameter-row", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "amend", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "amend-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "amend-force-calculated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "amend-force-starting", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "amend-force-following", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-order", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "field-amendment", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "amend-do", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "amend-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "amend-mistakes", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "amend-withdraw", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "amend-withdraw-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "amend-withdraw-confirm", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-nothing-changed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-edition-used", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-amend", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "act-withdraw-amendment", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "subject-edition", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-amended", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "flash-amendment-withdrawn", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "count-rated-games", attribute: None, vars: &["games"], bool_vars: &[], elements: &[] },
    MessageContract { message: "progress-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "progress-reading", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "progress-calculating", attribute: None, vars: &["done", "total"], bool_vars: &[], elements: &[] },
    MessageContract { message: "progress-storing", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "progress-hint", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "progress-unchanged", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "progress-back", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "progress-idle", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "refused-working", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cell-annulled", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "decision-shifted", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-how", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-no-steps", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-rating-below", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-rank-max", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-gender", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "gender-any", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "gender-women", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "gender-men", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-age-min", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-age-max", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-territory", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-time", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "time-blitz", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-division", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-guaranteed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-format", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-not-all", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-correspondence", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-match", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-title-match", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-challenger", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-title-holder", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-wish", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "cat-ask", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-ceiling", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-gender", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-age", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-territory", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-time", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-format", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-correspondence", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-division", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-guaranteed", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-severe", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-challenger", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-match", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-organizer", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-step-friendly", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "category-lowered", attribute: None, vars: &["levels"], bool_vars: &[], elements: &[] },
    MessageContract { message: "rank-history", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "rank-ground", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "rank-by-list", attribute: None, vars: &["article"], bool_vars: &[], elements: &[] },
    MessageContract { message: "list-dropped", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "list-dropped-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "plan-hint-rated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "official-check-rated", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "search-player", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "search-lead", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "search-title", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "search-all", attribute: None, vars: &["count"], bool_vars: &[], elements: &[] },
    MessageContract { message: "search-empty", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "share", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
    MessageContract { message: "share-copied", attribute: None, vars: &[], bool_vars: &[], elements: &[] },
];

static ALL_LANGS: [L10n; 3] = [
    // languages as an array
    L10n::En,
    L10n::Ru,
    L10n::Uk,
];

static EN: LanguageIdentifier = langid!("en");
static RU: LanguageIdentifier = langid!("ru");
static UK: LanguageIdentifier = langid!("uk");

/// The languages that have translations available.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum L10n {
    En,
    Ru,
    Uk,
}

impl Default for L10n {
    fn default() -> Self {
        Self::En
    }
}

impl FromStr for L10n {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "en" => Ok(Self::En),
            "ru" => Ok(Self::Ru),
            "uk" => Ok(Self::Uk),
            _ => Err(format!("Unknown language: {}", s)),
        }
    }
}

impl Deref for L10n {
    type Target = str;
    fn deref(&self) -> &Self::Target {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Uk => "uk",
        }
    }
}

impl AsRef<LanguageIdentifier> for L10n {
    fn as_ref(&self) -> &LanguageIdentifier {
        match self {
            Self::En => &EN,
            Self::Ru => &RU,
            Self::Uk => &UK,
        }
    }
}

impl AsRef<str> for L10n {
    fn as_ref(&self) -> &str {
        self
    }
}

impl Display for L10n {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.deref())
    }
}

impl L10n {
    pub fn iter() -> Iter<'static, L10n> {
        ALL_LANGS.iter()
    }

    /// The language name as defined in the ftl message "language-name".
    pub fn language_name(&self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ru => "Русский",
            Self::Uk => "Українська",
        }
    }

    /// Negotiate the best language to use based on the `Accept-Language` header.
    ///
    /// Falls back to the default language if none of the languages in the header are available.
    pub fn langneg(accept_language: &str) -> L10n {
        negotiate_languages(accept_language, &ALL_LANGS)
    }

    fn byte_range(&self) -> Range<usize> {
        match self {
            Self::En => 0..124590,
            Self::Ru => 124590..305177,
            Self::Uk => 305177..482908,
        }
    }
    /// Load a L10nLanguage from the embedded data.
    pub fn load(&self) -> L10nLanguage {
        let bytes = LANG_DATA[self.byte_range()].to_vec();
        L10nLanguage::new(self, &bytes)
            .expect("fluent-typed: the embedded .ftl could not be loaded. This is a build-time bug; please report it.")
    }

    /// Load all languages (L10nLanguage) from the embedded data.
    pub fn load_all() -> L10nLanguageVec {
        L10nLanguageVec::load_without_isolation(LANG_DATA, Self::iter().map(|lang| (lang, lang.byte_range())))
            .expect("fluent-typed: the embedded .ftl could not be loaded. This is a build-time bug; please report it.")
    }
}

/// A thin wrapper around the Fluent messages for one language.
///
/// It provides functions for each message that was found in
/// all the languages at build time.
pub struct L10nLanguage(L10nBundle);

impl L10nLanguage {
    /// Load the L10n resources for the given language. The language
    /// has to be a valid LanguageIdentifier or otherwise
    /// an error is returned.
    ///
    /// The bytes are expected to be the contents of a .ftl file
    pub fn new(lang: impl AsRef<str>, bytes: &[u8]) -> Result<Self, L10nError> {
        Ok(Self(L10nBundle::new_without_isolation(lang, bytes)?))
    }

    /// Load external `.ftl` bytes — read from disk, downloaded, etc. — after
    /// validating them against the message contract compiled into this API.
    ///
    /// On success, every accessor on the returned [`L10nLanguage`] is safe to
    /// call: the external translation defines every generated message and
    /// references no unknown variables. A translation that does not — because
    /// a message is missing, misspelled, or references a variable this API
    /// never fills — is rejected here with `L10nError::Validation` (listing
    /// every violation) instead of panicking later in an accessor.
    ///
    /// Use this to load a language that was not compiled in, or to hot-reload
    /// a translation under revision.
    pub fn new_external(lang: impl AsRef<str>, bytes: &[u8]) -> Result<Self, L10nError> {
        validate_ftl(bytes, MESSAGE_CONTRACTS)?;
        Self::new(lang, bytes)
    }

    pub fn msg_api_title(&self) -> String {
        self.0.msg("api-title", None).unwrap()
    }
    pub fn msg_api_footer(&self) -> String {
        self.0.msg("api-footer", None).unwrap()
    }
    pub fn msg_api_lead(&self) -> String {
        self.0.msg("api-lead", None).unwrap()
    }
    pub fn msg_api_english(&self) -> String {
        self.0.msg("api-english", None).unwrap()
    }
    pub fn msg_api_contents(&self) -> String {
        self.0.msg("api-contents", None).unwrap()
    }
    pub fn msg_api_parameters(&self) -> String {
        self.0.msg("api-parameters", None).unwrap()
    }
    pub fn msg_api_answers(&self) -> String {
        self.0.msg("api-answers", None).unwrap()
    }
    pub fn msg_api_status(&self) -> String {
        self.0.msg("api-status", None).unwrap()
    }
    pub fn msg_api_name(&self) -> String {
        self.0.msg("api-name", None).unwrap()
    }
    pub fn msg_api_type(&self) -> String {
        self.0.msg("api-type", None).unwrap()
    }
    pub fn msg_api_meaning(&self) -> String {
        self.0.msg("api-meaning", None).unwrap()
    }
    pub fn msg_api_required(&self) -> String {
        self.0.msg("api-required", None).unwrap()
    }
    pub fn msg_api_optional(&self) -> String {
        self.0.msg("api-optional", None).unwrap()
    }
    pub fn msg_api_types(&self) -> String {
        self.0.msg("api-types", None).unwrap()
    }
    pub fn msg_api_fields(&self) -> String {
        self.0.msg("api-fields", None).unwrap()
    }
    pub fn msg_api_problems(&self) -> String {
        self.0.msg("api-problems", None).unwrap()
    }
    pub fn msg_calculator_title(&self) -> String {
        self.0.msg("calculator-title", None).unwrap()
    }
    pub fn msg_calculator_lead(&self) -> String {
        self.0.msg("calculator-lead", None).unwrap()
    }
    pub fn msg_calculator_me(&self) -> String {
        self.0.msg("calculator-me", None).unwrap()
    }
    pub fn msg_calculator_me_hint(&self) -> String {
        self.0.msg("calculator-me-hint", None).unwrap()
    }
    pub fn msg_calculator_player(&self) -> String {
        self.0.msg("calculator-player", None).unwrap()
    }
    pub fn msg_calculator_or_rating(&self) -> String {
        self.0.msg("calculator-or-rating", None).unwrap()
    }
    pub fn msg_calculator_games(&self) -> String {
        self.0.msg("calculator-games", None).unwrap()
    }
    pub fn msg_calculator_games_hint(&self) -> String {
        self.0.msg("calculator-games-hint", None).unwrap()
    }
    pub fn msg_calculator_deviation(&self) -> String {
        self.0.msg("calculator-deviation", None).unwrap()
    }
    pub fn msg_calculator_conditions(&self) -> String {
        self.0.msg("calculator-conditions", None).unwrap()
    }
    pub fn msg_calculator_official_yes(&self) -> String {
        self.0.msg("calculator-official-yes", None).unwrap()
    }
    pub fn msg_calculator_official_no(&self) -> String {
        self.0.msg("calculator-official-no", None).unwrap()
    }
    pub fn msg_calculator_stones(&self) -> String {
        self.0.msg("calculator-stones", None).unwrap()
    }
    pub fn msg_calculator_stones_hint(&self) -> String {
        self.0.msg("calculator-stones-hint", None).unwrap()
    }
    pub fn msg_calculator_ask(&self) -> String {
        self.0.msg("calculator-ask", None).unwrap()
    }
    pub fn msg_calculator_more(&self) -> String {
        self.0.msg("calculator-more", None).unwrap()
    }
    pub fn msg_calculator_nothing(&self) -> String {
        self.0.msg("calculator-nothing", None).unwrap()
    }
    pub fn msg_calculator_unrated(&self) -> String {
        self.0.msg("calculator-unrated", None).unwrap()
    }
    pub fn msg_calculator_expected(&self) -> String {
        self.0.msg("calculator-expected", None).unwrap()
    }
    pub fn msg_calculator_need(&self) -> String {
        self.0.msg("calculator-need", None).unwrap()
    }
    pub fn msg_calculator_need_sum(&self) -> String {
        self.0.msg("calculator-need-sum", None).unwrap()
    }
    pub fn msg_calculator_need_cases(&self) -> String {
        self.0.msg("calculator-need-cases", None).unwrap()
    }
    pub fn msg_calculator_total(&self) -> String {
        self.0.msg("calculator-total", None).unwrap()
    }
    pub fn msg_calculator_new_rating(&self) -> String {
        self.0.msg("calculator-new-rating", None).unwrap()
    }
    pub fn msg_calculator_for_player(&self) -> String {
        self.0.msg("calculator-for-player", None).unwrap()
    }
    pub fn msg_calculator_no_opponent(&self) -> String {
        self.0.msg("calculator-no-opponent", None).unwrap()
    }
    pub fn msg_calculator_nobody(&self) -> String {
        self.0.msg("calculator-nobody", None).unwrap()
    }
    /// $names (String)
    pub fn msg_calculator_several<F0: AsRef<str>>(&self, names: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("names", names.as_ref());
        self.0.msg("calculator-several", Some(args)).unwrap()
    }
    pub fn msg_calculator_both(&self) -> String {
        self.0.msg("calculator-both", None).unwrap()
    }
    pub fn msg_calculator_rating_unfit(&self) -> String {
        self.0.msg("calculator-rating-unfit", None).unwrap()
    }
    pub fn msg_calculator_games_unfit(&self) -> String {
        self.0.msg("calculator-games-unfit", None).unwrap()
    }
    /// $most (Number)
    pub fn msg_calculator_too_many<F0: Into<FluentNumber>>(&self, most: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("most", most.into());
        self.0.msg("calculator-too-many", Some(args)).unwrap()
    }
    pub fn msg_calendar_title(&self) -> String {
        self.0.msg("calendar-title", None).unwrap()
    }
    pub fn msg_calendar_views(&self) -> String {
        self.0.msg("calendar-views", None).unwrap()
    }
    pub fn msg_calendar_by_month(&self) -> String {
        self.0.msg("calendar-by-month", None).unwrap()
    }
    pub fn msg_calendar_ahead(&self) -> String {
        self.0.msg("calendar-ahead", None).unwrap()
    }
    pub fn msg_calendar_months(&self) -> String {
        self.0.msg("calendar-months", None).unwrap()
    }
    pub fn msg_calendar_this_month(&self) -> String {
        self.0.msg("calendar-this-month", None).unwrap()
    }
    pub fn msg_calendar_any_pool(&self) -> String {
        self.0.msg("calendar-any-pool", None).unwrap()
    }
    pub fn msg_calendar_any_category(&self) -> String {
        self.0.msg("calendar-any-category", None).unwrap()
    }
    pub fn msg_calendar_subscribe(&self) -> String {
        self.0.msg("calendar-subscribe", None).unwrap()
    }
    pub fn msg_calendar_file(&self) -> String {
        self.0.msg("calendar-file", None).unwrap()
    }
    pub fn msg_calendar_feed(&self) -> String {
        self.0.msg("calendar-feed", None).unwrap()
    }
    pub fn msg_calendar_empty_month(&self) -> String {
        self.0.msg("calendar-empty-month", None).unwrap()
    }
    pub fn msg_calendar_empty_ahead(&self) -> String {
        self.0.msg("calendar-empty-ahead", None).unwrap()
    }
    pub fn msg_calendar_empty_filter(&self) -> String {
        self.0.msg("calendar-empty-filter", None).unwrap()
    }
    pub fn msg_calendar_clear(&self) -> String {
        self.0.msg("calendar-clear", None).unwrap()
    }
    /// $federation (String)
    pub fn msg_feed_title<F0: AsRef<str>>(&self, federation: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("federation", federation.as_ref());
        self.0.msg("feed-title", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_feed_rated<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("feed-rated", Some(args)).unwrap()
    }
    /// $day (String)
    pub fn msg_feed_list<F0: AsRef<str>>(&self, day: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("day", day.as_ref());
        self.0.msg("feed-list", Some(args)).unwrap()
    }
    pub fn msg_calendar_kind(&self) -> String {
        self.0.msg("calendar-kind", None).unwrap()
    }
    pub fn msg_calendar_any_kind(&self) -> String {
        self.0.msg("calendar-any-kind", None).unwrap()
    }
    pub fn msg_calendar_kind_official(&self) -> String {
        self.0.msg("calendar-kind-official", None).unwrap()
    }
    pub fn msg_calendar_kind_other(&self) -> String {
        self.0.msg("calendar-kind-other", None).unwrap()
    }
    pub fn msg_certificates_title(&self) -> String {
        self.0.msg("certificates-title", None).unwrap()
    }
    pub fn msg_certificates_lead(&self) -> String {
        self.0.msg("certificates-lead", None).unwrap()
    }
    pub fn msg_certificates_empty(&self) -> String {
        self.0.msg("certificates-empty", None).unwrap()
    }
    pub fn msg_ask_certificate(&self) -> String {
        self.0.msg("ask-certificate", None).unwrap()
    }
    pub fn msg_ask_lead(&self) -> String {
        self.0.msg("ask-lead", None).unwrap()
    }
    pub fn msg_do_ask(&self) -> String {
        self.0.msg("do-ask", None).unwrap()
    }
    pub fn msg_certificate_rank(&self) -> String {
        self.0.msg("certificate-rank", None).unwrap()
    }
    pub fn msg_certificate_extract(&self) -> String {
        self.0.msg("certificate-extract", None).unwrap()
    }
    pub fn msg_certificate_requested(&self) -> String {
        self.0.msg("certificate-requested", None).unwrap()
    }
    pub fn msg_certificate_issued(&self) -> String {
        self.0.msg("certificate-issued", None).unwrap()
    }
    pub fn msg_certificate_refused(&self) -> String {
        self.0.msg("certificate-refused", None).unwrap()
    }
    pub fn msg_certificate_revoked(&self) -> String {
        self.0.msg("certificate-revoked", None).unwrap()
    }
    pub fn msg_field_kind(&self) -> String {
        self.0.msg("field-kind", None).unwrap()
    }
    pub fn msg_field_on_day(&self) -> String {
        self.0.msg("field-on-day", None).unwrap()
    }
    pub fn msg_on_day_hint(&self) -> String {
        self.0.msg("on-day-hint", None).unwrap()
    }
    pub fn msg_field_language(&self) -> String {
        self.0.msg("field-language", None).unwrap()
    }
    pub fn msg_field_asked_by(&self) -> String {
        self.0.msg("field-asked-by", None).unwrap()
    }
    pub fn msg_field_contact(&self) -> String {
        self.0.msg("field-contact", None).unwrap()
    }
    pub fn msg_contact_hint(&self) -> String {
        self.0.msg("contact-hint", None).unwrap()
    }
    pub fn msg_field_delivery(&self) -> String {
        self.0.msg("field-delivery", None).unwrap()
    }
    pub fn msg_delivery_hint(&self) -> String {
        self.0.msg("delivery-hint", None).unwrap()
    }
    /// $name (String)
    pub fn msg_certificate_of<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("certificate-of", Some(args)).unwrap()
    }
    pub fn msg_certificate_asked_at(&self) -> String {
        self.0.msg("certificate-asked-at", None).unwrap()
    }
    pub fn msg_field_number(&self) -> String {
        self.0.msg("field-number", None).unwrap()
    }
    pub fn msg_certificate_issued_by(&self) -> String {
        self.0.msg("certificate-issued-by", None).unwrap()
    }
    pub fn msg_certificate_signed_by(&self) -> String {
        self.0.msg("certificate-signed-by", None).unwrap()
    }
    pub fn msg_do_issue(&self) -> String {
        self.0.msg("do-issue", None).unwrap()
    }
    pub fn msg_do_refuse(&self) -> String {
        self.0.msg("do-refuse", None).unwrap()
    }
    pub fn msg_do_revoke(&self) -> String {
        self.0.msg("do-revoke", None).unwrap()
    }
    pub fn msg_end_confirm(&self) -> String {
        self.0.msg("end-confirm", None).unwrap()
    }
    pub fn msg_public_page(&self) -> String {
        self.0.msg("public-page", None).unwrap()
    }
    pub fn msg_many_at_once(&self) -> String {
        self.0.msg("many-at-once", None).unwrap()
    }
    pub fn msg_issue_requests(&self) -> String {
        self.0.msg("issue-requests", None).unwrap()
    }
    pub fn msg_issue_ranks(&self) -> String {
        self.0.msg("issue-ranks", None).unwrap()
    }
    pub fn msg_issue_all_confirm(&self) -> String {
        self.0.msg("issue-all-confirm", None).unwrap()
    }
    pub fn msg_print_day(&self) -> String {
        self.0.msg("print-day", None).unwrap()
    }
    pub fn msg_print_format(&self) -> String {
        self.0.msg("print-format", None).unwrap()
    }
    /// $number (Number)
    pub fn msg_certificate_number<F0: Into<FluentNumber>>(&self, number: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("number", number.into());
        self.0.msg("certificate-number", Some(args)).unwrap()
    }
    /// $federation (String)
    pub fn msg_certificate_valid<F0: AsRef<str>>(&self, federation: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("federation", federation.as_ref());
        self.0.msg("certificate-valid", Some(args)).unwrap()
    }
    /// $when (String)
    pub fn msg_certificate_is_revoked<F0: AsRef<str>>(&self, when: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("when", when.as_ref());
        self.0.msg("certificate-is-revoked", Some(args)).unwrap()
    }
    pub fn msg_certificate_broken(&self) -> String {
        self.0.msg("certificate-broken", None).unwrap()
    }
    pub fn msg_certificate_proof(&self) -> String {
        self.0.msg("certificate-proof", None).unwrap()
    }
    pub fn msg_certificate_picture(&self) -> String {
        self.0.msg("certificate-picture", None).unwrap()
    }
    pub fn msg_to_player(&self) -> String {
        self.0.msg("to-player", None).unwrap()
    }
    pub fn msg_public_key(&self) -> String {
        self.0.msg("public-key", None).unwrap()
    }
    pub fn msg_signature(&self) -> String {
        self.0.msg("signature", None).unwrap()
    }
    pub fn msg_verification_title(&self) -> String {
        self.0.msg("verification-title", None).unwrap()
    }
    pub fn msg_verification_lead(&self) -> String {
        self.0.msg("verification-lead", None).unwrap()
    }
    pub fn msg_verification_here(&self) -> String {
        self.0.msg("verification-here", None).unwrap()
    }
    pub fn msg_field_seal(&self) -> String {
        self.0.msg("field-seal", None).unwrap()
    }
    pub fn msg_do_check(&self) -> String {
        self.0.msg("do-check", None).unwrap()
    }
    pub fn msg_no_key_yet(&self) -> String {
        self.0.msg("no-key-yet", None).unwrap()
    }
    pub fn msg_verification_how(&self) -> String {
        self.0.msg("verification-how", None).unwrap()
    }
    pub fn msg_verification_step_1(&self) -> String {
        self.0.msg("verification-step-1", None).unwrap()
    }
    pub fn msg_verification_step_2(&self) -> String {
        self.0.msg("verification-step-2", None).unwrap()
    }
    pub fn msg_verification_step_3(&self) -> String {
        self.0.msg("verification-step-3", None).unwrap()
    }
    pub fn msg_verification_step_4(&self) -> String {
        self.0.msg("verification-step-4", None).unwrap()
    }
    pub fn msg_verification_tool(&self) -> String {
        self.0.msg("verification-tool", None).unwrap()
    }
    pub fn msg_seal_good(&self) -> String {
        self.0.msg("seal-good", None).unwrap()
    }
    pub fn msg_seal_forged(&self) -> String {
        self.0.msg("seal-forged", None).unwrap()
    }
    pub fn msg_seal_unreadable(&self) -> String {
        self.0.msg("seal-unreadable", None).unwrap()
    }
    pub fn msg_paper_rank(&self) -> String {
        self.0.msg("paper-rank", None).unwrap()
    }
    pub fn msg_paper_extract(&self) -> String {
        self.0.msg("paper-extract", None).unwrap()
    }
    pub fn msg_paper_certifies(&self) -> String {
        self.0.msg("paper-certifies", None).unwrap()
    }
    pub fn msg_paper_holds(&self) -> String {
        self.0.msg("paper-holds", None).unwrap()
    }
    pub fn msg_paper_rated(&self) -> String {
        self.0.msg("paper-rated", None).unwrap()
    }
    pub fn msg_paper_verify(&self) -> String {
        self.0.msg("paper-verify", None).unwrap()
    }
    /// $key (String)
    pub fn msg_paper_key<F0: AsRef<str>>(&self, key: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("key", key.as_ref());
        self.0.msg("paper-key", Some(args)).unwrap()
    }
    pub fn msg_paper_revoked(&self) -> String {
        self.0.msg("paper-revoked", None).unwrap()
    }
    /// $day (String)
    /// $name (String)
    pub fn msg_ground_tournament<F0: AsRef<str>, F1: AsRef<str>>(&self, name: F0, day: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("day", day.as_ref());
        self.0.msg("ground-tournament", Some(args)).unwrap()
    }
    /// $day (String)
    /// $number (Number)
    pub fn msg_ground_list<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, number: F0, day: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("number", number.into());
        args.set("day", day.as_ref());
        self.0.msg("ground-list", Some(args)).unwrap()
    }
    /// $day (String)
    /// $number (Number)
    /// $place (Number)
    pub fn msg_ground_list_place<F0: Into<FluentNumber>, F1: Into<FluentNumber>, F2: AsRef<str>>(
        &self,
        place: F0,
        number: F1,
        day: F2,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("place", place.into());
        args.set("number", number.into());
        args.set("day", day.as_ref());
        self.0.msg("ground-list-place", Some(args)).unwrap()
    }
    /// $article (String)
    /// $day (String)
    pub fn msg_ground_decision<F0: AsRef<str>, F1: AsRef<str>>(&self, article: F0, day: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("article", article.as_ref());
        args.set("day", day.as_ref());
        self.0.msg("ground-decision", Some(args)).unwrap()
    }
    pub fn msg_ground_standing(&self) -> String {
        self.0.msg("ground-standing", None).unwrap()
    }
    pub fn msg_setting_papers(&self) -> String {
        self.0.msg("setting-papers", None).unwrap()
    }
    pub fn msg_setting_papers_hint(&self) -> String {
        self.0.msg("setting-papers-hint", None).unwrap()
    }
    pub fn msg_setting_accent(&self) -> String {
        self.0.msg("setting-accent", None).unwrap()
    }
    pub fn msg_setting_emblem(&self) -> String {
        self.0.msg("setting-emblem", None).unwrap()
    }
    pub fn msg_setting_emblem_hint(&self) -> String {
        self.0.msg("setting-emblem-hint", None).unwrap()
    }
    pub fn msg_field_signatory_post(&self) -> String {
        self.0.msg("field-signatory-post", None).unwrap()
    }
    pub fn msg_field_signatory_name(&self) -> String {
        self.0.msg("field-signatory-name", None).unwrap()
    }
    pub fn msg_signatory_hint(&self) -> String {
        self.0.msg("signatory-hint", None).unwrap()
    }
    /// $count (Number)
    pub fn msg_desk_requests<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("desk-requests", Some(args)).unwrap()
    }
    pub fn msg_refused_file_active(&self) -> String {
        self.0.msg("refused-file-active", None).unwrap()
    }
    pub fn msg_refused_nothing_to_certify(&self) -> String {
        self.0.msg("refused-nothing-to-certify", None).unwrap()
    }
    pub fn msg_refused_too_many_requests(&self) -> String {
        self.0.msg("refused-too-many-requests", None).unwrap()
    }
    pub fn msg_refused_certificate_ended(&self) -> String {
        self.0.msg("refused-certificate-ended", None).unwrap()
    }
    pub fn msg_act_ask_certificate(&self) -> String {
        self.0.msg("act-ask-certificate", None).unwrap()
    }
    pub fn msg_act_issue_certificate(&self) -> String {
        self.0.msg("act-issue-certificate", None).unwrap()
    }
    pub fn msg_act_refuse_certificate(&self) -> String {
        self.0.msg("act-refuse-certificate", None).unwrap()
    }
    pub fn msg_act_revoke_certificate(&self) -> String {
        self.0.msg("act-revoke-certificate", None).unwrap()
    }
    pub fn msg_subject_certificate(&self) -> String {
        self.0.msg("subject-certificate", None).unwrap()
    }
    pub fn msg_flash_asked(&self) -> String {
        self.0.msg("flash-asked", None).unwrap()
    }
    pub fn msg_flash_issued(&self) -> String {
        self.0.msg("flash-issued", None).unwrap()
    }
    pub fn msg_flash_ended(&self) -> String {
        self.0.msg("flash-ended", None).unwrap()
    }
    pub fn msg_accent_teal(&self) -> String {
        self.0.msg("accent-teal", None).unwrap()
    }
    pub fn msg_accent_blue(&self) -> String {
        self.0.msg("accent-blue", None).unwrap()
    }
    pub fn msg_accent_plum(&self) -> String {
        self.0.msg("accent-plum", None).unwrap()
    }
    pub fn msg_accent_rust(&self) -> String {
        self.0.msg("accent-rust", None).unwrap()
    }
    pub fn msg_accent_olive(&self) -> String {
        self.0.msg("accent-olive", None).unwrap()
    }
    pub fn msg_refuse_strangers(&self) -> String {
        self.0.msg("refuse-strangers", None).unwrap()
    }
    pub fn msg_certificate_rank_today(&self) -> String {
        self.0.msg("certificate-rank-today", None).unwrap()
    }
    pub fn msg_refused_file_too_much(&self) -> String {
        self.0.msg("refused-file-too-much", None).unwrap()
    }
    pub fn msg_certificate_is_requested(&self) -> String {
        self.0.msg("certificate-is-requested", None).unwrap()
    }
    pub fn msg_certificate_is_issued(&self) -> String {
        self.0.msg("certificate-is-issued", None).unwrap()
    }
    pub fn msg_certificate_is_refused(&self) -> String {
        self.0.msg("certificate-is-refused", None).unwrap()
    }
    pub fn msg_certificate_was_revoked(&self) -> String {
        self.0.msg("certificate-was-revoked", None).unwrap()
    }
    pub fn msg_certificate_code(&self) -> String {
        self.0.msg("certificate-code", None).unwrap()
    }
    pub fn msg_state_planned(&self) -> String {
        self.0.msg("state-planned", None).unwrap()
    }
    pub fn msg_state_submitted(&self) -> String {
        self.0.msg("state-submitted", None).unwrap()
    }
    pub fn msg_state_cosigned(&self) -> String {
        self.0.msg("state-cosigned", None).unwrap()
    }
    pub fn msg_state_returned(&self) -> String {
        self.0.msg("state-returned", None).unwrap()
    }
    pub fn msg_state_rated(&self) -> String {
        self.0.msg("state-rated", None).unwrap()
    }
    pub fn msg_state_reopened(&self) -> String {
        self.0.msg("state-reopened", None).unwrap()
    }
    pub fn msg_state_friendly(&self) -> String {
        self.0.msg("state-friendly", None).unwrap()
    }
    pub fn msg_state_cancelled(&self) -> String {
        self.0.msg("state-cancelled", None).unwrap()
    }
    pub fn msg_waits_start(&self) -> String {
        self.0.msg("waits-start", None).unwrap()
    }
    pub fn msg_waits_table(&self) -> String {
        self.0.msg("waits-table", None).unwrap()
    }
    pub fn msg_waits_club(&self) -> String {
        self.0.msg("waits-club", None).unwrap()
    }
    pub fn msg_waits_commission(&self) -> String {
        self.0.msg("waits-commission", None).unwrap()
    }
    pub fn msg_waits_referee(&self) -> String {
        self.0.msg("waits-referee", None).unwrap()
    }
    pub fn msg_waits_nothing(&self) -> String {
        self.0.msg("waits-nothing", None).unwrap()
    }
    pub fn msg_waits_correction(&self) -> String {
        self.0.msg("waits-correction", None).unwrap()
    }
    pub fn msg_waits_not_rated(&self) -> String {
        self.0.msg("waits-not-rated", None).unwrap()
    }
    pub fn msg_waits_cancelled(&self) -> String {
        self.0.msg("waits-cancelled", None).unwrap()
    }
    pub fn msg_col_number(&self) -> String {
        self.0.msg("col-number", None).unwrap()
    }
    pub fn msg_col_name(&self) -> String {
        self.0.msg("col-name", None).unwrap()
    }
    pub fn msg_col_club(&self) -> String {
        self.0.msg("col-club", None).unwrap()
    }
    pub fn msg_col_rank(&self) -> String {
        self.0.msg("col-rank", None).unwrap()
    }
    pub fn msg_col_rating(&self) -> String {
        self.0.msg("col-rating", None).unwrap()
    }
    pub fn msg_col_group(&self) -> String {
        self.0.msg("col-group", None).unwrap()
    }
    pub fn msg_col_points(&self) -> String {
        self.0.msg("col-points", None).unwrap()
    }
    pub fn msg_col_place(&self) -> String {
        self.0.msg("col-place", None).unwrap()
    }
    pub fn msg_field_latin(&self) -> String {
        self.0.msg("field-latin", None).unwrap()
    }
    pub fn msg_field_born(&self) -> String {
        self.0.msg("field-born", None).unwrap()
    }
    pub fn msg_field_city(&self) -> String {
        self.0.msg("field-city", None).unwrap()
    }
    pub fn msg_field_country(&self) -> String {
        self.0.msg("field-country", None).unwrap()
    }
    /// $row (Number)
    /// $round (Number)
    pub fn msg_place_cell<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, row: F0, round: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        args.set("round", round.into());
        self.0.msg("place-cell", Some(args)).unwrap()
    }
    /// $row (Number)
    /// $field (String)
    pub fn msg_place_field<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, row: F0, field: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        args.set("field", field.as_ref());
        self.0.msg("place-field", Some(args)).unwrap()
    }
    /// $row (Number)
    pub fn msg_place_row<F0: Into<FluentNumber>>(&self, row: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        self.0.msg("place-row", Some(args)).unwrap()
    }
    pub fn msg_place_table(&self) -> String {
        self.0.msg("place-table", None).unwrap()
    }
    /// $text (String)
    pub fn msg_problem_cell<F0: AsRef<str>>(&self, text: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("text", text.as_ref());
        self.0.msg("problem-cell", Some(args)).unwrap()
    }
    /// $text (String)
    pub fn msg_problem_result_missing<F0: AsRef<str>>(&self, text: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("text", text.as_ref());
        self.0.msg("problem-result-missing", Some(args)).unwrap()
    }
    /// $text (String)
    pub fn msg_problem_handicap<F0: AsRef<str>>(&self, text: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("text", text.as_ref());
        self.0.msg("problem-handicap", Some(args)).unwrap()
    }
    /// $number (Number)
    /// $rows (Number)
    pub fn msg_problem_opponent_unknown<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, number: F0, rows: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("number", number.into());
        args.set("rows", rows.into());
        self.0.msg("problem-opponent-unknown", Some(args)).unwrap()
    }
    pub fn msg_problem_oneself(&self) -> String {
        self.0.msg("problem-oneself", None).unwrap()
    }
    /// $expected (String)
    /// $row (Number)
    pub fn msg_problem_mirror_missing<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, row: F0, expected: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        args.set("expected", expected.as_ref());
        self.0.msg("problem-mirror-missing", Some(args)).unwrap()
    }
    /// $found (String)
    /// $row (Number)
    pub fn msg_problem_mirror_elsewhere<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, row: F0, found: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        args.set("found", found.as_ref());
        self.0.msg("problem-mirror-elsewhere", Some(args)).unwrap()
    }
    /// $expected (String)
    /// $found (String)
    /// $row (Number)
    pub fn msg_problem_mirror_result<F0: Into<FluentNumber>, F1: AsRef<str>, F2: AsRef<str>>(
        &self,
        row: F0,
        found: F1,
        expected: F2,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        args.set("found", found.as_ref());
        args.set("expected", expected.as_ref());
        self.0.msg("problem-mirror-result", Some(args)).unwrap()
    }
    /// $found (String)
    /// $row (Number)
    pub fn msg_problem_mirror_forfeit<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, row: F0, found: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        args.set("found", found.as_ref());
        self.0.msg("problem-mirror-forfeit", Some(args)).unwrap()
    }
    /// $found (String)
    /// $row (Number)
    pub fn msg_problem_forfeit_scores<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, row: F0, found: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        args.set("found", found.as_ref());
        self.0.msg("problem-forfeit-scores", Some(args)).unwrap()
    }
    /// $found (String)
    /// $row (Number)
    pub fn msg_problem_mirror_colour<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, row: F0, found: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        args.set("found", found.as_ref());
        self.0.msg("problem-mirror-colour", Some(args)).unwrap()
    }
    /// $found (String)
    /// $row (Number)
    pub fn msg_problem_mirror_handicap<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, row: F0, found: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        args.set("found", found.as_ref());
        self.0.msg("problem-mirror-handicap", Some(args)).unwrap()
    }
    /// $rows (String)
    pub fn msg_problem_claimed_twice<F0: AsRef<str>>(&self, rows: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("rows", rows.as_ref());
        self.0.msg("problem-claimed-twice", Some(args)).unwrap()
    }
    /// $row (Number)
    pub fn msg_problem_player_twice<F0: Into<FluentNumber>>(&self, row: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        self.0.msg("problem-player-twice", Some(args)).unwrap()
    }
    /// $row (Number)
    pub fn msg_problem_name_twice<F0: Into<FluentNumber>>(&self, row: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        self.0.msg("problem-name-twice", Some(args)).unwrap()
    }
    pub fn msg_problem_name_missing(&self) -> String {
        self.0.msg("problem-name-missing", None).unwrap()
    }
    /// $name (String)
    pub fn msg_problem_player_unknown<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("problem-player-unknown", Some(args)).unwrap()
    }
    /// $cells (String)
    /// $typed (String)
    pub fn msg_problem_total<F0: AsRef<str>, F1: AsRef<str>>(&self, cells: F0, typed: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("cells", cells.as_ref());
        args.set("typed", typed.as_ref());
        self.0.msg("problem-total", Some(args)).unwrap()
    }
    /// $cells (String)
    /// $group (String)
    /// $typed (String)
    pub fn msg_problem_total_group<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, cells: F0, group: F1, typed: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("cells", cells.as_ref());
        args.set("group", group.as_ref());
        args.set("typed", typed.as_ref());
        self.0.msg("problem-total-group", Some(args)).unwrap()
    }
    /// $text (String)
    pub fn msg_problem_points<F0: AsRef<str>>(&self, text: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("text", text.as_ref());
        self.0.msg("problem-points", Some(args)).unwrap()
    }
    /// $text (String)
    pub fn msg_problem_place<F0: AsRef<str>>(&self, text: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("text", text.as_ref());
        self.0.msg("problem-place", Some(args)).unwrap()
    }
    /// $text (String)
    pub fn msg_problem_rating<F0: AsRef<str>>(&self, text: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("text", text.as_ref());
        self.0.msg("problem-rating", Some(args)).unwrap()
    }
    /// $text (String)
    pub fn msg_problem_born<F0: AsRef<str>>(&self, text: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("text", text.as_ref());
        self.0.msg("problem-born", Some(args)).unwrap()
    }
    /// $chars (Number)
    /// $most (Number)
    pub fn msg_problem_long<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, chars: F0, most: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("chars", chars.into());
        args.set("most", most.into());
        self.0.msg("problem-long", Some(args)).unwrap()
    }
    /// $rows (Number)
    /// $most (Number)
    pub fn msg_problem_rows<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, rows: F0, most: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("rows", rows.into());
        args.set("most", most.into());
        self.0.msg("problem-rows", Some(args)).unwrap()
    }
    /// $rounds (Number)
    /// $most (Number)
    pub fn msg_problem_rounds<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, rounds: F0, most: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("rounds", rounds.into());
        args.set("most", most.into());
        self.0.msg("problem-rounds", Some(args)).unwrap()
    }
    /// $cells (Number)
    /// $most (Number)
    pub fn msg_problem_cells<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, cells: F0, most: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("cells", cells.into());
        args.set("most", most.into());
        self.0.msg("problem-cells", Some(args)).unwrap()
    }
    /// $rounds (Number)
    pub fn msg_problem_beyond<F0: Into<FluentNumber>>(&self, rounds: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("rounds", rounds.into());
        self.0.msg("problem-beyond", Some(args)).unwrap()
    }
    pub fn msg_problem_nobody(&self) -> String {
        self.0.msg("problem-nobody", None).unwrap()
    }
    pub fn msg_problem_alone(&self) -> String {
        self.0.msg("problem-alone", None).unwrap()
    }
    pub fn msg_problem_no_games(&self) -> String {
        self.0.msg("problem-no-games", None).unwrap()
    }
    /// $row (Number)
    /// $round (Number)
    pub fn msg_problem_meet_again<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, row: F0, round: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        args.set("round", round.into());
        self.0.msg("problem-meet-again", Some(args)).unwrap()
    }
    /// $line (Number)
    pub fn msg_paste_line<F0: Into<FluentNumber>>(&self, line: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("line", line.into());
        self.0.msg("paste-line", Some(args)).unwrap()
    }
    pub fn msg_paste_too_long(&self) -> String {
        self.0.msg("paste-too-long", None).unwrap()
    }
    /// $what (String)
    /// $most (Number)
    pub fn msg_paste_too_many<F0: AsRef<str>, F1: Into<FluentNumber>>(&self, what: F0, most: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("what", what.as_ref());
        args.set("most", most.into());
        self.0.msg("paste-too-many", Some(args)).unwrap()
    }
    pub fn msg_paste_rows(&self) -> String {
        self.0.msg("paste-rows", None).unwrap()
    }
    pub fn msg_paste_rounds(&self) -> String {
        self.0.msg("paste-rounds", None).unwrap()
    }
    pub fn msg_paste_columns(&self) -> String {
        self.0.msg("paste-columns", None).unwrap()
    }
    pub fn msg_paste_not_a_table(&self) -> String {
        self.0.msg("paste-not-a-table", None).unwrap()
    }
    pub fn msg_paste_no_names(&self) -> String {
        self.0.msg("paste-no-names", None).unwrap()
    }
    pub fn msg_paste_no_results(&self) -> String {
        self.0.msg("paste-no-results", None).unwrap()
    }
    /// $expected (Number)
    /// $found (Number)
    pub fn msg_paste_other_columns<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, found: F0, expected: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("found", found.into());
        args.set("expected", expected.into());
        self.0.msg("paste-other-columns", Some(args)).unwrap()
    }
    pub fn msg_paste_number(&self) -> String {
        self.0.msg("paste-number", None).unwrap()
    }
    /// $number (Number)
    /// $line (Number)
    pub fn msg_paste_number_twice<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, number: F0, line: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("number", number.into());
        args.set("line", line.into());
        self.0.msg("paste-number-twice", Some(args)).unwrap()
    }
    /// $number (Number)
    /// $round (Number)
    pub fn msg_paste_number_unknown<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, round: F0, number: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        args.set("number", number.into());
        self.0.msg("paste-number-unknown", Some(args)).unwrap()
    }
    pub fn msg_paste_ignored(&self) -> String {
        self.0.msg("paste-ignored", None).unwrap()
    }
    pub fn msg_paste_renumbered(&self) -> String {
        self.0.msg("paste-renumbered", None).unwrap()
    }
    pub fn msg_paste_group(&self) -> String {
        self.0.msg("paste-group", None).unwrap()
    }
    pub fn msg_column_unknown(&self) -> String {
        self.0.msg("column-unknown", None).unwrap()
    }
    pub fn msg_column_number(&self) -> String {
        self.0.msg("column-number", None).unwrap()
    }
    /// $round (Number)
    pub fn msg_column_round<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("column-round", Some(args)).unwrap()
    }
    pub fn msg_column_tie_break(&self) -> String {
        self.0.msg("column-tie-break", None).unwrap()
    }
    pub fn msg_column_id(&self) -> String {
        self.0.msg("column-id", None).unwrap()
    }
    pub fn msg_step_start(&self) -> String {
        self.0.msg("step-start", None).unwrap()
    }
    pub fn msg_step_start_again(&self) -> String {
        self.0.msg("step-start-again", None).unwrap()
    }
    pub fn msg_step_formula(&self) -> String {
        self.0.msg("step-formula", None).unwrap()
    }
    pub fn msg_step_below_hundred(&self) -> String {
        self.0.msg("step-below-hundred", None).unwrap()
    }
    pub fn msg_step_against_beginner(&self) -> String {
        self.0.msg("step-against-beginner", None).unwrap()
    }
    pub fn msg_step_round(&self) -> String {
        self.0.msg("step-round", None).unwrap()
    }
    pub fn msg_step_crossing(&self) -> String {
        self.0.msg("step-crossing", None).unwrap()
    }
    pub fn msg_step_final(&self) -> String {
        self.0.msg("step-final", None).unwrap()
    }
    pub fn msg_step_ordinary(&self) -> String {
        self.0.msg("step-ordinary", None).unwrap()
    }
    pub fn msg_step_anomalous(&self) -> String {
        self.0.msg("step-anomalous", None).unwrap()
    }
    pub fn msg_step_anomalous_beginner(&self) -> String {
        self.0.msg("step-anomalous-beginner", None).unwrap()
    }
    pub fn msg_step_rank(&self) -> String {
        self.0.msg("step-rank", None).unwrap()
    }
    pub fn msg_step_rank_kept(&self) -> String {
        self.0.msg("step-rank-kept", None).unwrap()
    }
    pub fn msg_step_not_played(&self) -> String {
        self.0.msg("step-not-played", None).unwrap()
    }
    pub fn msg_step_frozen(&self) -> String {
        self.0.msg("step-frozen", None).unwrap()
    }
    pub fn msg_symbol_r(&self) -> String {
        self.0.msg("symbol-r", None).unwrap()
    }
    pub fn msg_symbol_r0(&self) -> String {
        self.0.msg("symbol-r0", None).unwrap()
    }
    pub fn msg_symbol_r1(&self) -> String {
        self.0.msg("symbol-r1", None).unwrap()
    }
    pub fn msg_symbol_r2(&self) -> String {
        self.0.msg("symbol-r2", None).unwrap()
    }
    pub fn msg_symbol_r_prime(&self) -> String {
        self.0.msg("symbol-r-prime", None).unwrap()
    }
    pub fn msg_symbol_r_plus(&self) -> String {
        self.0.msg("symbol-r-plus", None).unwrap()
    }
    pub fn msg_symbol_d(&self) -> String {
        self.0.msg("symbol-d", None).unwrap()
    }
    pub fn msg_symbol_k1(&self) -> String {
        self.0.msg("symbol-k1", None).unwrap()
    }
    pub fn msg_symbol_k2(&self) -> String {
        self.0.msg("symbol-k2", None).unwrap()
    }
    pub fn msg_symbol_k3(&self) -> String {
        self.0.msg("symbol-k3", None).unwrap()
    }
    pub fn msg_symbol_sum_k3(&self) -> String {
        self.0.msg("symbol-sum-k3", None).unwrap()
    }
    pub fn msg_symbol_sum_k2(&self) -> String {
        self.0.msg("symbol-sum-k2", None).unwrap()
    }
    pub fn msg_symbol_result(&self) -> String {
        self.0.msg("symbol-result", None).unwrap()
    }
    pub fn msg_symbol_divisor(&self) -> String {
        self.0.msg("symbol-divisor", None).unwrap()
    }
    pub fn msg_symbol_change(&self) -> String {
        self.0.msg("symbol-change", None).unwrap()
    }
    pub fn msg_symbol_critical(&self) -> String {
        self.0.msg("symbol-critical", None).unwrap()
    }
    pub fn msg_symbol_table(&self) -> String {
        self.0.msg("symbol-table", None).unwrap()
    }
    pub fn msg_symbol_extra(&self) -> String {
        self.0.msg("symbol-extra", None).unwrap()
    }
    pub fn msg_symbol_limit(&self) -> String {
        self.0.msg("symbol-limit", None).unwrap()
    }
    pub fn msg_symbol_rank(&self) -> String {
        self.0.msg("symbol-rank", None).unwrap()
    }
    pub fn msg_symbol_rank_table(&self) -> String {
        self.0.msg("symbol-rank-table", None).unwrap()
    }
    pub fn msg_symbol_age(&self) -> String {
        self.0.msg("symbol-age", None).unwrap()
    }
    pub fn msg_symbol_minutes(&self) -> String {
        self.0.msg("symbol-minutes", None).unwrap()
    }
    /// $count (Number)
    pub fn msg_count_players<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("count-players", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_count_tournaments<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("count-tournaments", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_count_games<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("count-games", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_count_passes<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("count-passes", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_count_changes<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("count-changes", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_count_problems<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("count-problems", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_problem_players_unknown<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("problem-players-unknown", Some(args)).unwrap()
    }
    pub fn msg_state_over(&self) -> String {
        self.0.msg("state-over", None).unwrap()
    }
    pub fn msg_step_initial(&self) -> String {
        self.0.msg("step-initial", None).unwrap()
    }
    pub fn msg_step_elo_game(&self) -> String {
        self.0.msg("step-elo-game", None).unwrap()
    }
    pub fn msg_step_rounded_points(&self) -> String {
        self.0.msg("step-rounded-points", None).unwrap()
    }
    pub fn msg_step_annulled(&self) -> String {
        self.0.msg("step-annulled", None).unwrap()
    }
    pub fn msg_step_friendly(&self) -> String {
        self.0.msg("step-friendly", None).unwrap()
    }
    pub fn msg_step_unofficial(&self) -> String {
        self.0.msg("step-unofficial", None).unwrap()
    }
    pub fn msg_step_rank_reached(&self) -> String {
        self.0.msg("step-rank-reached", None).unwrap()
    }
    pub fn msg_step_rank_by_place(&self) -> String {
        self.0.msg("step-rank-by-place", None).unwrap()
    }
    pub fn msg_step_place_without_rank(&self) -> String {
        self.0.msg("step-place-without-rank", None).unwrap()
    }
    pub fn msg_step_after_tournament(&self) -> String {
        self.0.msg("step-after-tournament", None).unwrap()
    }
    pub fn msg_step_time_correction(&self) -> String {
        self.0.msg("step-time-correction", None).unwrap()
    }
    pub fn msg_step_criterion_game(&self) -> String {
        self.0.msg("step-criterion-game", None).unwrap()
    }
    pub fn msg_step_against_newcomer(&self) -> String {
        self.0.msg("step-against-newcomer", None).unwrap()
    }
    pub fn msg_step_too_few_games(&self) -> String {
        self.0.msg("step-too-few-games", None).unwrap()
    }
    pub fn msg_step_within_criterion(&self) -> String {
        self.0.msg("step-within-criterion", None).unwrap()
    }
    pub fn msg_step_beyond_criterion(&self) -> String {
        self.0.msg("step-beyond-criterion", None).unwrap()
    }
    pub fn msg_step_growth_correction(&self) -> String {
        self.0.msg("step-growth-correction", None).unwrap()
    }
    pub fn msg_step_growth_not_corrected(&self) -> String {
        self.0.msg("step-growth-not-corrected", None).unwrap()
    }
    pub fn msg_step_entry_game(&self) -> String {
        self.0.msg("step-entry-game", None).unwrap()
    }
    pub fn msg_step_entry(&self) -> String {
        self.0.msg("step-entry", None).unwrap()
    }
    pub fn msg_step_not_entered(&self) -> String {
        self.0.msg("step-not-entered", None).unwrap()
    }
    pub fn msg_step_unrated_opponent(&self) -> String {
        self.0.msg("step-unrated-opponent", None).unwrap()
    }
    pub fn msg_step_recalculation_game(&self) -> String {
        self.0.msg("step-recalculation-game", None).unwrap()
    }
    pub fn msg_step_recalculation(&self) -> String {
        self.0.msg("step-recalculation", None).unwrap()
    }
    pub fn msg_step_held_at_limit(&self) -> String {
        self.0.msg("step-held-at-limit", None).unwrap()
    }
    pub fn msg_step_anomaly_confidence(&self) -> String {
        self.0.msg("step-anomaly-confidence", None).unwrap()
    }
    pub fn msg_step_fide_start(&self) -> String {
        self.0.msg("step-fide-start", None).unwrap()
    }
    pub fn msg_step_estimated_newcomer(&self) -> String {
        self.0.msg("step-estimated-newcomer", None).unwrap()
    }
    pub fn msg_step_opponent_age(&self) -> String {
        self.0.msg("step-opponent-age", None).unwrap()
    }
    pub fn msg_step_mean_age(&self) -> String {
        self.0.msg("step-mean-age", None).unwrap()
    }
    pub fn msg_step_player_coefficient(&self) -> String {
        self.0.msg("step-player-coefficient", None).unwrap()
    }
    pub fn msg_step_tournament_coefficient(&self) -> String {
        self.0.msg("step-tournament-coefficient", None).unwrap()
    }
    pub fn msg_step_corridor(&self) -> String {
        self.0.msg("step-corridor", None).unwrap()
    }
    pub fn msg_step_start_estimate(&self) -> String {
        self.0.msg("step-start-estimate", None).unwrap()
    }
    pub fn msg_step_valued_opponent(&self) -> String {
        self.0.msg("step-valued-opponent", None).unwrap()
    }
    pub fn msg_step_fictitious_opponent(&self) -> String {
        self.0.msg("step-fictitious-opponent", None).unwrap()
    }
    pub fn msg_step_primary_estimate(&self) -> String {
        self.0.msg("step-primary-estimate", None).unwrap()
    }
    pub fn msg_step_pointless_estimate(&self) -> String {
        self.0.msg("step-pointless-estimate", None).unwrap()
    }
    pub fn msg_step_estimated_opponent(&self) -> String {
        self.0.msg("step-estimated-opponent", None).unwrap()
    }
    pub fn msg_step_stored_game(&self) -> String {
        self.0.msg("step-stored-game", None).unwrap()
    }
    pub fn msg_step_corrected_estimate(&self) -> String {
        self.0.msg("step-corrected-estimate", None).unwrap()
    }
    pub fn msg_step_expected_score(&self) -> String {
        self.0.msg("step-expected-score", None).unwrap()
    }
    pub fn msg_step_stored_score(&self) -> String {
        self.0.msg("step-stored-score", None).unwrap()
    }
    pub fn msg_step_fictitious_score(&self) -> String {
        self.0.msg("step-fictitious-score", None).unwrap()
    }
    pub fn msg_step_developed_rating(&self) -> String {
        self.0.msg("step-developed-rating", None).unwrap()
    }
    pub fn msg_step_star(&self) -> String {
        self.0.msg("step-star", None).unwrap()
    }
    pub fn msg_step_star_gone(&self) -> String {
        self.0.msg("step-star-gone", None).unwrap()
    }
    pub fn msg_step_pointless_newcomer(&self) -> String {
        self.0.msg("step-pointless-newcomer", None).unwrap()
    }
    pub fn msg_step_guest_not_entered(&self) -> String {
        self.0.msg("step-guest-not-entered", None).unwrap()
    }
    pub fn msg_symbol_ra(&self) -> String {
        self.0.msg("symbol-ra", None).unwrap()
    }
    pub fn msg_symbol_rb(&self) -> String {
        self.0.msg("symbol-rb", None).unwrap()
    }
    pub fn msg_symbol_expected_points(&self) -> String {
        self.0.msg("symbol-expected-points", None).unwrap()
    }
    pub fn msg_symbol_pool_games(&self) -> String {
        self.0.msg("symbol-pool-games", None).unwrap()
    }
    pub fn msg_symbol_coefficient(&self) -> String {
        self.0.msg("symbol-coefficient", None).unwrap()
    }
    pub fn msg_symbol_scored(&self) -> String {
        self.0.msg("symbol-scored", None).unwrap()
    }
    pub fn msg_symbol_new_rating(&self) -> String {
        self.0.msg("symbol-new-rating", None).unwrap()
    }
    pub fn msg_symbol_bound(&self) -> String {
        self.0.msg("symbol-bound", None).unwrap()
    }
    pub fn msg_symbol_held(&self) -> String {
        self.0.msg("symbol-held", None).unwrap()
    }
    pub fn msg_symbol_norm(&self) -> String {
        self.0.msg("symbol-norm", None).unwrap()
    }
    pub fn msg_symbol_category(&self) -> String {
        self.0.msg("symbol-category", None).unwrap()
    }
    pub fn msg_symbol_place(&self) -> String {
        self.0.msg("symbol-place", None).unwrap()
    }
    pub fn msg_symbol_rj(&self) -> String {
        self.0.msg("symbol-rj", None).unwrap()
    }
    pub fn msg_symbol_input(&self) -> String {
        self.0.msg("symbol-input", None).unwrap()
    }
    pub fn msg_symbol_fitting(&self) -> String {
        self.0.msg("symbol-fitting", None).unwrap()
    }
    pub fn msg_symbol_entry(&self) -> String {
        self.0.msg("symbol-entry", None).unwrap()
    }
    pub fn msg_symbol_unheld(&self) -> String {
        self.0.msg("symbol-unheld", None).unwrap()
    }
    pub fn msg_symbol_distance_top(&self) -> String {
        self.0.msg("symbol-distance-top", None).unwrap()
    }
    pub fn msg_symbol_greatest_deviation(&self) -> String {
        self.0.msg("symbol-greatest-deviation", None).unwrap()
    }
    pub fn msg_symbol_stored_deviation(&self) -> String {
        self.0.msg("symbol-stored-deviation", None).unwrap()
    }
    pub fn msg_symbol_deviation_opponent(&self) -> String {
        self.0.msg("symbol-deviation-opponent", None).unwrap()
    }
    pub fn msg_symbol_new_deviation(&self) -> String {
        self.0.msg("symbol-new-deviation", None).unwrap()
    }
    pub fn msg_symbol_widened_deviation(&self) -> String {
        self.0.msg("symbol-widened-deviation", None).unwrap()
    }
    pub fn msg_symbol_uncut_deviation(&self) -> String {
        self.0.msg("symbol-uncut-deviation", None).unwrap()
    }
    pub fn msg_symbol_months(&self) -> String {
        self.0.msg("symbol-months", None).unwrap()
    }
    pub fn msg_symbol_handicap(&self) -> String {
        self.0.msg("symbol-handicap", None).unwrap()
    }
    pub fn msg_symbol_handicap_difference(&self) -> String {
        self.0.msg("symbol-handicap-difference", None).unwrap()
    }
    pub fn msg_symbol_game_distance(&self) -> String {
        self.0.msg("symbol-game-distance", None).unwrap()
    }
    pub fn msg_symbol_influence(&self) -> String {
        self.0.msg("symbol-influence", None).unwrap()
    }
    pub fn msg_symbol_expected(&self) -> String {
        self.0.msg("symbol-expected", None).unwrap()
    }
    pub fn msg_symbol_game_result(&self) -> String {
        self.0.msg("symbol-game-result", None).unwrap()
    }
    pub fn msg_symbol_share_dn(&self) -> String {
        self.0.msg("symbol-share-dn", None).unwrap()
    }
    pub fn msg_symbol_share_db(&self) -> String {
        self.0.msg("symbol-share-db", None).unwrap()
    }
    pub fn msg_symbol_share_spread(&self) -> String {
        self.0.msg("symbol-share-spread", None).unwrap()
    }
    pub fn msg_symbol_games(&self) -> String {
        self.0.msg("symbol-games", None).unwrap()
    }
    pub fn msg_symbol_dn(&self) -> String {
        self.0.msg("symbol-dn", None).unwrap()
    }
    pub fn msg_symbol_db(&self) -> String {
        self.0.msg("symbol-db", None).unwrap()
    }
    pub fn msg_symbol_spread(&self) -> String {
        self.0.msg("symbol-spread", None).unwrap()
    }
    pub fn msg_symbol_critical_deviation(&self) -> String {
        self.0.msg("symbol-critical-deviation", None).unwrap()
    }
    pub fn msg_symbol_factor(&self) -> String {
        self.0.msg("symbol-factor", None).unwrap()
    }
    pub fn msg_symbol_anomaly(&self) -> String {
        self.0.msg("symbol-anomaly", None).unwrap()
    }
    pub fn msg_symbol_anomaly_square(&self) -> String {
        self.0.msg("symbol-anomaly-square", None).unwrap()
    }
    pub fn msg_symbol_points_per_game(&self) -> String {
        self.0.msg("symbol-points-per-game", None).unwrap()
    }
    pub fn msg_symbol_mean_distance(&self) -> String {
        self.0.msg("symbol-mean-distance", None).unwrap()
    }
    pub fn msg_symbol_mean_handicap(&self) -> String {
        self.0.msg("symbol-mean-handicap", None).unwrap()
    }
    pub fn msg_symbol_fitting_distance(&self) -> String {
        self.0.msg("symbol-fitting-distance", None).unwrap()
    }
    pub fn msg_symbol_pd(&self) -> String {
        self.0.msg("symbol-pd", None).unwrap()
    }
    pub fn msg_symbol_dr(&self) -> String {
        self.0.msg("symbol-dr", None).unwrap()
    }
    pub fn msg_symbol_sr(&self) -> String {
        self.0.msg("symbol-sr", None).unwrap()
    }
    pub fn msg_symbol_rating_change(&self) -> String {
        self.0.msg("symbol-rating-change", None).unwrap()
    }
    pub fn msg_symbol_years(&self) -> String {
        self.0.msg("symbol-years", None).unwrap()
    }
    pub fn msg_symbol_sum_years(&self) -> String {
        self.0.msg("symbol-sum-years", None).unwrap()
    }
    pub fn msg_symbol_mean_years(&self) -> String {
        self.0.msg("symbol-mean-years", None).unwrap()
    }
    pub fn msg_symbol_intermediate(&self) -> String {
        self.0.msg("symbol-intermediate", None).unwrap()
    }
    pub fn msg_symbol_ki(&self) -> String {
        self.0.msg("symbol-ki", None).unwrap()
    }
    pub fn msg_symbol_sum_ki(&self) -> String {
        self.0.msg("symbol-sum-ki", None).unwrap()
    }
    pub fn msg_symbol_ki_number(&self) -> String {
        self.0.msg("symbol-ki-number", None).unwrap()
    }
    pub fn msg_symbol_participants(&self) -> String {
        self.0.msg("symbol-participants", None).unwrap()
    }
    pub fn msg_symbol_kt(&self) -> String {
        self.0.msg("symbol-kt", None).unwrap()
    }
    pub fn msg_symbol_corridor(&self) -> String {
        self.0.msg("symbol-corridor", None).unwrap()
    }
    pub fn msg_symbol_start_estimate(&self) -> String {
        self.0.msg("symbol-start-estimate", None).unwrap()
    }
    pub fn msg_symbol_primary_estimate(&self) -> String {
        self.0.msg("symbol-primary-estimate", None).unwrap()
    }
    pub fn msg_symbol_corrected_estimate(&self) -> String {
        self.0.msg("symbol-corrected-estimate", None).unwrap()
    }
    pub fn msg_symbol_mean_opponents(&self) -> String {
        self.0.msg("symbol-mean-opponents", None).unwrap()
    }
    pub fn msg_symbol_log(&self) -> String {
        self.0.msg("symbol-log", None).unwrap()
    }
    pub fn msg_symbol_changed_bound(&self) -> String {
        self.0.msg("symbol-changed-bound", None).unwrap()
    }
    pub fn msg_step_sum(&self) -> String {
        self.0.msg("step-sum", None).unwrap()
    }
    pub fn msg_symbol_sum_scored(&self) -> String {
        self.0.msg("symbol-sum-scored", None).unwrap()
    }
    pub fn msg_symbol_sum_expected(&self) -> String {
        self.0.msg("symbol-sum-expected", None).unwrap()
    }
    pub fn msg_parameter_ufgo_gain_measured_on(&self) -> String {
        self.0.msg("parameter-ufgo-gain-measured-on", None).unwrap()
    }
    pub fn msg_value_ufgo_gain_measured_on_rounded(&self) -> String {
        self.0.msg("value-ufgo-gain-measured-on-rounded", None).unwrap()
    }
    pub fn msg_value_ufgo_gain_measured_on_unrounded(&self) -> String {
        self.0.msg("value-ufgo-gain-measured-on-unrounded", None).unwrap()
    }
    pub fn msg_parameter_ufgo_small_board_anomaly_limit(&self) -> String {
        self.0.msg("parameter-ufgo-small-board-anomaly-limit", None).unwrap()
    }
    pub fn msg_value_ufgo_small_board_anomaly_limit_reduced(&self) -> String {
        self.0.msg("value-ufgo-small-board-anomaly-limit-reduced", None).unwrap()
    }
    pub fn msg_value_ufgo_small_board_anomaly_limit_full(&self) -> String {
        self.0.msg("value-ufgo-small-board-anomaly-limit-full", None).unwrap()
    }
    pub fn msg_parameter_ufgo_table_4_loss_9x9_600(&self) -> String {
        self.0.msg("parameter-ufgo-table-4-loss-9x9-600", None).unwrap()
    }
    pub fn msg_value_ufgo_table_4_loss_9x9_600_zero(&self) -> String {
        self.0.msg("value-ufgo-table-4-loss-9x9-600-zero", None).unwrap()
    }
    pub fn msg_value_ufgo_table_4_loss_9x9_600_twenty(&self) -> String {
        self.0.msg("value-ufgo-table-4-loss-9x9-600-twenty", None).unwrap()
    }
    pub fn msg_parameter_ufgo_age_protection_years(&self) -> String {
        self.0.msg("parameter-ufgo-age-protection-years", None).unwrap()
    }
    pub fn msg_value_ufgo_age_protection_years_sixty_one(&self) -> String {
        self.0.msg("value-ufgo-age-protection-years-sixty-one", None).unwrap()
    }
    pub fn msg_value_ufgo_age_protection_years_sixty(&self) -> String {
        self.0.msg("value-ufgo-age-protection-years-sixty", None).unwrap()
    }
    pub fn msg_parameter_ufgo_dan_loss(&self) -> String {
        self.0.msg("parameter-ufgo-dan-loss", None).unwrap()
    }
    pub fn msg_value_ufgo_dan_loss_one_step(&self) -> String {
        self.0.msg("value-ufgo-dan-loss-one-step", None).unwrap()
    }
    pub fn msg_value_ufgo_dan_loss_cascade(&self) -> String {
        self.0.msg("value-ufgo-dan-loss-cascade", None).unwrap()
    }
    pub fn msg_parameter_ssdc_update(&self) -> String {
        self.0.msg("parameter-ssdc-update", None).unwrap()
    }
    pub fn msg_value_ssdc_update_game(&self) -> String {
        self.0.msg("value-ssdc-update-game", None).unwrap()
    }
    pub fn msg_value_ssdc_update_round(&self) -> String {
        self.0.msg("value-ssdc-update-round", None).unwrap()
    }
    pub fn msg_value_ssdc_update_tournament(&self) -> String {
        self.0.msg("value-ssdc-update-tournament", None).unwrap()
    }
    pub fn msg_parameter_ssdc_rounding(&self) -> String {
        self.0.msg("parameter-ssdc-rounding", None).unwrap()
    }
    pub fn msg_value_ssdc_rounding_none(&self) -> String {
        self.0.msg("value-ssdc-rounding-none", None).unwrap()
    }
    pub fn msg_value_ssdc_rounding_game(&self) -> String {
        self.0.msg("value-ssdc-rounding-game", None).unwrap()
    }
    pub fn msg_value_ssdc_rounding_tournament(&self) -> String {
        self.0.msg("value-ssdc-rounding-tournament", None).unwrap()
    }
    pub fn msg_parameter_ssdc_k_precedence(&self) -> String {
        self.0.msg("parameter-ssdc-k-precedence", None).unwrap()
    }
    pub fn msg_value_ssdc_k_precedence_new(&self) -> String {
        self.0.msg("value-ssdc-k-precedence-new", None).unwrap()
    }
    pub fn msg_value_ssdc_k_precedence_strong(&self) -> String {
        self.0.msg("value-ssdc-k-precedence-strong", None).unwrap()
    }
    pub fn msg_parameter_ssdc_k_count(&self) -> String {
        self.0.msg("parameter-ssdc-k-count", None).unwrap()
    }
    pub fn msg_value_ssdc_k_count_game(&self) -> String {
        self.0.msg("value-ssdc-k-count-game", None).unwrap()
    }
    pub fn msg_value_ssdc_k_count_tournament(&self) -> String {
        self.0.msg("value-ssdc-k-count-tournament", None).unwrap()
    }
    pub fn msg_parameter_ssdc_rank_moment(&self) -> String {
        self.0.msg("parameter-ssdc-rank-moment", None).unwrap()
    }
    pub fn msg_value_ssdc_rank_moment_game(&self) -> String {
        self.0.msg("value-ssdc-rank-moment-game", None).unwrap()
    }
    pub fn msg_value_ssdc_rank_moment_tournament(&self) -> String {
        self.0.msg("value-ssdc-rank-moment-tournament", None).unwrap()
    }
    pub fn msg_parameter_ssdc_year(&self) -> String {
        self.0.msg("parameter-ssdc-year", None).unwrap()
    }
    pub fn msg_value_ssdc_year_calendar(&self) -> String {
        self.0.msg("value-ssdc-year-calendar", None).unwrap()
    }
    pub fn msg_value_ssdc_year_rolling(&self) -> String {
        self.0.msg("value-ssdc-year-rolling", None).unwrap()
    }
    pub fn msg_parameter_ssdc_ceiling(&self) -> String {
        self.0.msg("parameter-ssdc-ceiling", None).unwrap()
    }
    pub fn msg_value_ssdc_ceiling_replace(&self) -> String {
        self.0.msg("value-ssdc-ceiling-replace", None).unwrap()
    }
    pub fn msg_value_ssdc_ceiling_add(&self) -> String {
        self.0.msg("value-ssdc-ceiling-add", None).unwrap()
    }
    pub fn msg_parameter_ssdc_title_holder(&self) -> String {
        self.0.msg("parameter-ssdc-title-holder", None).unwrap()
    }
    pub fn msg_value_ssdc_title_holder_closed(&self) -> String {
        self.0.msg("value-ssdc-title-holder-closed", None).unwrap()
    }
    pub fn msg_value_ssdc_title_holder_factor(&self) -> String {
        self.0.msg("value-ssdc-title-holder-factor", None).unwrap()
    }
    pub fn msg_parameter_ssdc_match(&self) -> String {
        self.0.msg("parameter-ssdc-match", None).unwrap()
    }
    pub fn msg_value_ssdc_match_cap(&self) -> String {
        self.0.msg("value-ssdc-match-cap", None).unwrap()
    }
    pub fn msg_value_ssdc_match_start(&self) -> String {
        self.0.msg("value-ssdc-match-start", None).unwrap()
    }
    pub fn msg_parameter_ssdc_initial_rating(&self) -> String {
        self.0.msg("parameter-ssdc-initial-rating", None).unwrap()
    }
    pub fn msg_parameter_ssdc_k_strong(&self) -> String {
        self.0.msg("parameter-ssdc-k-strong", None).unwrap()
    }
    pub fn msg_parameter_ssdc_k_ordinary(&self) -> String {
        self.0.msg("parameter-ssdc-k-ordinary", None).unwrap()
    }
    pub fn msg_parameter_ssdc_k_new(&self) -> String {
        self.0.msg("parameter-ssdc-k-new", None).unwrap()
    }
    pub fn msg_parameter_ssdc_strong_from(&self) -> String {
        self.0.msg("parameter-ssdc-strong-from", None).unwrap()
    }
    pub fn msg_parameter_ssdc_new_games(&self) -> String {
        self.0.msg("parameter-ssdc-new-games", None).unwrap()
    }
    pub fn msg_parameter_ssdc_list_games(&self) -> String {
        self.0.msg("parameter-ssdc-list-games", None).unwrap()
    }
    pub fn msg_parameter_ssdc_registration_days(&self) -> String {
        self.0.msg("parameter-ssdc-registration-days", None).unwrap()
    }
    pub fn msg_parameter_ssdc_results_days(&self) -> String {
        self.0.msg("parameter-ssdc-results-days", None).unwrap()
    }
    pub fn msg_parameter_ssdc_rank_ratings(&self) -> String {
        self.0.msg("parameter-ssdc-rank-ratings", None).unwrap()
    }
    pub fn msg_value_ssdc_rank_ratings_rating(&self) -> String {
        self.0.msg("value-ssdc-rank-ratings-rating", None).unwrap()
    }
    pub fn msg_parameter_ssdc_rank_places(&self) -> String {
        self.0.msg("parameter-ssdc-rank-places", None).unwrap()
    }
    pub fn msg_value_ssdc_rank_places_ranks(&self) -> String {
        self.0.msg("value-ssdc-rank-places-ranks", None).unwrap()
    }
    pub fn msg_parameter_orr_halves(&self) -> String {
        self.0.msg("parameter-orr-halves", None).unwrap()
    }
    pub fn msg_value_orr_halves_away(&self) -> String {
        self.0.msg("value-orr-halves-away", None).unwrap()
    }
    pub fn msg_value_orr_halves_up(&self) -> String {
        self.0.msg("value-orr-halves-up", None).unwrap()
    }
    pub fn msg_value_orr_halves_even(&self) -> String {
        self.0.msg("value-orr-halves-even", None).unwrap()
    }
    pub fn msg_parameter_orr_pd_rounded(&self) -> String {
        self.0.msg("parameter-orr-pd-rounded", None).unwrap()
    }
    pub fn msg_value_orr_pd_rounded_yes(&self) -> String {
        self.0.msg("value-orr-pd-rounded-yes", None).unwrap()
    }
    pub fn msg_value_orr_pd_rounded_no(&self) -> String {
        self.0.msg("value-orr-pd-rounded-no", None).unwrap()
    }
    pub fn msg_parameter_orr_change_rounded(&self) -> String {
        self.0.msg("parameter-orr-change-rounded", None).unwrap()
    }
    pub fn msg_value_orr_change_rounded_sum(&self) -> String {
        self.0.msg("value-orr-change-rounded-sum", None).unwrap()
    }
    pub fn msg_value_orr_change_rounded_change(&self) -> String {
        self.0.msg("value-orr-change-rounded-change", None).unwrap()
    }
    pub fn msg_parameter_orr_k_gap(&self) -> String {
        self.0.msg("parameter-orr-k-gap", None).unwrap()
    }
    pub fn msg_value_orr_k_gap_row_1700(&self) -> String {
        self.0.msg("value-orr-k-gap-row-1700", None).unwrap()
    }
    pub fn msg_value_orr_k_gap_row_2000(&self) -> String {
        self.0.msg("value-orr-k-gap-row-2000", None).unwrap()
    }
    pub fn msg_parameter_orr_lower_bound(&self) -> String {
        self.0.msg("parameter-orr-lower-bound", None).unwrap()
    }
    pub fn msg_value_orr_lower_bound_none(&self) -> String {
        self.0.msg("value-orr-lower-bound-none", None).unwrap()
    }
    pub fn msg_value_orr_lower_bound_one(&self) -> String {
        self.0.msg("value-orr-lower-bound-one", None).unwrap()
    }
    pub fn msg_value_orr_lower_bound_zero(&self) -> String {
        self.0.msg("value-orr-lower-bound-zero", None).unwrap()
    }
    pub fn msg_value_orr_lower_bound_published(&self) -> String {
        self.0.msg("value-orr-lower-bound-published", None).unwrap()
    }
    pub fn msg_parameter_orr_np(&self) -> String {
        self.0.msg("parameter-orr-np", None).unwrap()
    }
    pub fn msg_value_orr_np_participants(&self) -> String {
        self.0.msg("value-orr-np-participants", None).unwrap()
    }
    pub fn msg_value_orr_np_played(&self) -> String {
        self.0.msg("value-orr-np-played", None).unwrap()
    }
    pub fn msg_parameter_orr_kt_rated(&self) -> String {
        self.0.msg("parameter-orr-kt-rated", None).unwrap()
    }
    pub fn msg_value_orr_kt_rated_all(&self) -> String {
        self.0.msg("value-orr-kt-rated-all", None).unwrap()
    }
    pub fn msg_value_orr_kt_rated_settled(&self) -> String {
        self.0.msg("value-orr-kt-rated-settled", None).unwrap()
    }
    pub fn msg_parameter_orr_kt_rounded(&self) -> String {
        self.0.msg("parameter-orr-kt-rounded", None).unwrap()
    }
    pub fn msg_value_orr_kt_rounded_always(&self) -> String {
        self.0.msg("value-orr-kt-rounded-always", None).unwrap()
    }
    pub fn msg_value_orr_kt_rounded_corrected(&self) -> String {
        self.0.msg("value-orr-kt-rounded-corrected", None).unwrap()
    }
    pub fn msg_parameter_orr_age(&self) -> String {
        self.0.msg("parameter-orr-age", None).unwrap()
    }
    pub fn msg_value_orr_age_whole(&self) -> String {
        self.0.msg("value-orr-age-whole", None).unwrap()
    }
    pub fn msg_value_orr_age_fraction(&self) -> String {
        self.0.msg("value-orr-age-fraction", None).unwrap()
    }
    pub fn msg_value_orr_age_year(&self) -> String {
        self.0.msg("value-orr-age-year", None).unwrap()
    }
    pub fn msg_parameter_orr_unknown_year(&self) -> String {
        self.0.msg("parameter-orr-unknown-year", None).unwrap()
    }
    pub fn msg_value_orr_unknown_year_five(&self) -> String {
        self.0.msg("value-orr-unknown-year-five", None).unwrap()
    }
    pub fn msg_value_orr_unknown_year_thirteen(&self) -> String {
        self.0.msg("value-orr-unknown-year-thirteen", None).unwrap()
    }
    pub fn msg_value_orr_unknown_year_skip(&self) -> String {
        self.0.msg("value-orr-unknown-year-skip", None).unwrap()
    }
    pub fn msg_parameter_orr_age_weight(&self) -> String {
        self.0.msg("parameter-orr-age-weight", None).unwrap()
    }
    pub fn msg_value_orr_age_weight_game(&self) -> String {
        self.0.msg("value-orr-age-weight-game", None).unwrap()
    }
    pub fn msg_value_orr_age_weight_opponent(&self) -> String {
        self.0.msg("value-orr-age-weight-opponent", None).unwrap()
    }
    pub fn msg_parameter_orr_fictitious_in_rsr(&self) -> String {
        self.0.msg("parameter-orr-fictitious-in-rsr", None).unwrap()
    }
    pub fn msg_value_orr_fictitious_in_rsr_yes(&self) -> String {
        self.0.msg("value-orr-fictitious-in-rsr-yes", None).unwrap()
    }
    pub fn msg_value_orr_fictitious_in_rsr_no(&self) -> String {
        self.0.msg("value-orr-fictitious-in-rsr-no", None).unwrap()
    }
    pub fn msg_parameter_orr_fictitious_in_sr(&self) -> String {
        self.0.msg("parameter-orr-fictitious-in-sr", None).unwrap()
    }
    pub fn msg_value_orr_fictitious_in_sr_no(&self) -> String {
        self.0.msg("value-orr-fictitious-in-sr-no", None).unwrap()
    }
    pub fn msg_value_orr_fictitious_in_sr_yes(&self) -> String {
        self.0.msg("value-orr-fictitious-in-sr-yes", None).unwrap()
    }
    pub fn msg_parameter_orr_rp_in_corridor(&self) -> String {
        self.0.msg("parameter-orr-rp-in-corridor", None).unwrap()
    }
    pub fn msg_value_orr_rp_in_corridor_no(&self) -> String {
        self.0.msg("value-orr-rp-in-corridor-no", None).unwrap()
    }
    pub fn msg_value_orr_rp_in_corridor_yes(&self) -> String {
        self.0.msg("value-orr-rp-in-corridor-yes", None).unwrap()
    }
    pub fn msg_parameter_orr_newcomer_opponents(&self) -> String {
        self.0.msg("parameter-orr-newcomer-opponents", None).unwrap()
    }
    pub fn msg_value_orr_newcomer_opponents_rp(&self) -> String {
        self.0.msg("value-orr-newcomer-opponents-rp", None).unwrap()
    }
    pub fn msg_value_orr_newcomer_opponents_rs(&self) -> String {
        self.0.msg("value-orr-newcomer-opponents-rs", None).unwrap()
    }
    pub fn msg_parameter_orr_fide_recognised(&self) -> String {
        self.0.msg("parameter-orr-fide-recognised", None).unwrap()
    }
    pub fn msg_value_orr_fide_recognised_always(&self) -> String {
        self.0.msg("value-orr-fide-recognised-always", None).unwrap()
    }
    pub fn msg_parameter_orr_settled_at(&self) -> String {
        self.0.msg("parameter-orr-settled-at", None).unwrap()
    }
    pub fn msg_value_orr_settled_at_nine(&self) -> String {
        self.0.msg("value-orr-settled-at-nine", None).unwrap()
    }
    pub fn msg_value_orr_settled_at_ten(&self) -> String {
        self.0.msg("value-orr-settled-at-ten", None).unwrap()
    }
    pub fn msg_parameter_orr_stored_opponent(&self) -> String {
        self.0.msg("parameter-orr-stored-opponent", None).unwrap()
    }
    pub fn msg_value_orr_stored_opponent_rp(&self) -> String {
        self.0.msg("value-orr-stored-opponent-rp", None).unwrap()
    }
    pub fn msg_value_orr_stored_opponent_rs(&self) -> String {
        self.0.msg("value-orr-stored-opponent-rs", None).unwrap()
    }
    pub fn msg_parameter_orr_kor_fictitious(&self) -> String {
        self.0.msg("parameter-orr-kor-fictitious", None).unwrap()
    }
    pub fn msg_value_orr_kor_fictitious_start(&self) -> String {
        self.0.msg("value-orr-kor-fictitious-start", None).unwrap()
    }
    pub fn msg_value_orr_kor_fictitious_rs(&self) -> String {
        self.0.msg("value-orr-kor-fictitious-rs", None).unwrap()
    }
    pub fn msg_parameter_orr_kor_rsr(&self) -> String {
        self.0.msg("parameter-orr-kor-rsr", None).unwrap()
    }
    pub fn msg_value_orr_kor_rsr_one(&self) -> String {
        self.0.msg("value-orr-kor-rsr-one", None).unwrap()
    }
    pub fn msg_value_orr_kor_rsr_parts(&self) -> String {
        self.0.msg("value-orr-kor-rsr-parts", None).unwrap()
    }
    pub fn msg_value_orr_kor_rsr_exact(&self) -> String {
        self.0.msg("value-orr-kor-rsr-exact", None).unwrap()
    }
    pub fn msg_parameter_orr_kor_games(&self) -> String {
        self.0.msg("parameter-orr-kor-games", None).unwrap()
    }
    pub fn msg_value_orr_kor_games_all(&self) -> String {
        self.0.msg("value-orr-kor-games-all", None).unwrap()
    }
    pub fn msg_value_orr_kor_games_new(&self) -> String {
        self.0.msg("value-orr-kor-games-new", None).unwrap()
    }
    pub fn msg_parameter_orr_kor_k(&self) -> String {
        self.0.msg("parameter-orr-kor-k", None).unwrap()
    }
    pub fn msg_value_orr_kor_k_rkor(&self) -> String {
        self.0.msg("value-orr-kor-k-rkor", None).unwrap()
    }
    pub fn msg_value_orr_kor_k_start(&self) -> String {
        self.0.msg("value-orr-kor-k-start", None).unwrap()
    }
    pub fn msg_parameter_rgf_anchors(&self) -> String {
        self.0.msg("parameter-rgf-anchors", None).unwrap()
    }
    pub fn msg_parameter_rgf_anomaly_confidence(&self) -> String {
        self.0.msg("parameter-rgf-anomaly-confidence", None).unwrap()
    }
    pub fn msg_value_rgf_anomaly_confidence_root(&self) -> String {
        self.0.msg("value-rgf-anomaly-confidence-root", None).unwrap()
    }
    pub fn msg_value_rgf_anomaly_confidence_linear(&self) -> String {
        self.0.msg("value-rgf-anomaly-confidence-linear", None).unwrap()
    }
    pub fn msg_value_rgf_anomaly_confidence_interpolate(&self) -> String {
        self.0.msg("value-rgf-anomaly-confidence-interpolate", None).unwrap()
    }
    pub fn msg_value_rgf_anomaly_confidence_none(&self) -> String {
        self.0.msg("value-rgf-anomaly-confidence-none", None).unwrap()
    }
    pub fn msg_parameter_rgf_top_reduction(&self) -> String {
        self.0.msg("parameter-rgf-top-reduction", None).unwrap()
    }
    pub fn msg_value_rgf_top_reduction_coefficient(&self) -> String {
        self.0.msg("value-rgf-top-reduction-coefficient", None).unwrap()
    }
    pub fn msg_value_rgf_top_reduction_criterion(&self) -> String {
        self.0.msg("value-rgf-top-reduction-criterion", None).unwrap()
    }
    pub fn msg_parameter_rgf_criterion_factor(&self) -> String {
        self.0.msg("parameter-rgf-criterion-factor", None).unwrap()
    }
    pub fn msg_parameter_rgf_top_reduction_start(&self) -> String {
        self.0.msg("parameter-rgf-top-reduction-start", None).unwrap()
    }
    pub fn msg_parameter_rgf_small_statistics(&self) -> String {
        self.0.msg("parameter-rgf-small-statistics", None).unwrap()
    }
    pub fn msg_value_rgf_small_statistics_members(&self) -> String {
        self.0.msg("value-rgf-small-statistics-members", None).unwrap()
    }
    pub fn msg_value_rgf_small_statistics_all(&self) -> String {
        self.0.msg("value-rgf-small-statistics-all", None).unwrap()
    }
    pub fn msg_parameter_rgf_months(&self) -> String {
        self.0.msg("parameter-rgf-months", None).unwrap()
    }
    pub fn msg_value_rgf_months_between(&self) -> String {
        self.0.msg("value-rgf-months-between", None).unwrap()
    }
    pub fn msg_value_rgf_months_difference(&self) -> String {
        self.0.msg("value-rgf-months-difference", None).unwrap()
    }
    pub fn msg_parameter_rgf_deviation_before(&self) -> String {
        self.0.msg("parameter-rgf-deviation-before", None).unwrap()
    }
    pub fn msg_value_rgf_deviation_before_standing(&self) -> String {
        self.0.msg("value-rgf-deviation-before-standing", None).unwrap()
    }
    pub fn msg_value_rgf_deviation_before_timed(&self) -> String {
        self.0.msg("value-rgf-deviation-before-timed", None).unwrap()
    }
    pub fn msg_parameter_rgf_unrated_rows(&self) -> String {
        self.0.msg("parameter-rgf-unrated-rows", None).unwrap()
    }
    pub fn msg_value_rgf_unrated_rows_list(&self) -> String {
        self.0.msg("value-rgf-unrated-rows-list", None).unwrap()
    }
    pub fn msg_value_rgf_unrated_rows_omit(&self) -> String {
        self.0.msg("value-rgf-unrated-rows-omit", None).unwrap()
    }
    pub fn msg_parameter_rgf_rank(&self) -> String {
        self.0.msg("parameter-rgf-rank", None).unwrap()
    }
    pub fn msg_value_rgf_rank_nearest(&self) -> String {
        self.0.msg("value-rgf-rank-nearest", None).unwrap()
    }
    pub fn msg_value_rgf_rank_floor(&self) -> String {
        self.0.msg("value-rgf-rank-floor", None).unwrap()
    }
    pub fn msg_parameter_rgf_pi(&self) -> String {
        self.0.msg("parameter-rgf-pi", None).unwrap()
    }
    pub fn msg_value_rgf_pi_text(&self) -> String {
        self.0.msg("value-rgf-pi-text", None).unwrap()
    }
    pub fn msg_value_rgf_pi_exact(&self) -> String {
        self.0.msg("value-rgf-pi-exact", None).unwrap()
    }
    pub fn msg_parameter_rgf_max_rating(&self) -> String {
        self.0.msg("parameter-rgf-max-rating", None).unwrap()
    }
    pub fn msg_parameter_rgf_rating_floor(&self) -> String {
        self.0.msg("parameter-rgf-rating-floor", None).unwrap()
    }
    pub fn msg_parameter_elo_initial_rating(&self) -> String {
        self.0.msg("parameter-elo-initial-rating", None).unwrap()
    }
    pub fn msg_parameter_elo_unofficial(&self) -> String {
        self.0.msg("parameter-elo-unofficial", None).unwrap()
    }
    pub fn msg_value_elo_unofficial_skip(&self) -> String {
        self.0.msg("value-elo-unofficial-skip", None).unwrap()
    }
    pub fn msg_value_elo_unofficial_rate(&self) -> String {
        self.0.msg("value-elo-unofficial-rate", None).unwrap()
    }
    pub fn msg_parameter_elo_difference_cap(&self) -> String {
        self.0.msg("parameter-elo-difference-cap", None).unwrap()
    }
    pub fn msg_parameter_elo_k_table(&self) -> String {
        self.0.msg("parameter-elo-k-table", None).unwrap()
    }
    pub fn msg_value_elo_k_table_games(&self) -> String {
        self.0.msg("value-elo-k-table-games", None).unwrap()
    }
    pub fn msg_value_elo_k_table_rating(&self) -> String {
        self.0.msg("value-elo-k-table-rating", None).unwrap()
    }
    pub fn msg_value_elo_k_table_k(&self) -> String {
        self.0.msg("value-elo-k-table-k", None).unwrap()
    }
    pub fn msg_parameter_elo_rounding(&self) -> String {
        self.0.msg("parameter-elo-rounding", None).unwrap()
    }
    pub fn msg_value_elo_rounding_whole(&self) -> String {
        self.0.msg("value-elo-rounding-whole", None).unwrap()
    }
    pub fn msg_value_elo_rounding_none(&self) -> String {
        self.0.msg("value-elo-rounding-none", None).unwrap()
    }
    pub fn msg_parameter_elo_floor(&self) -> String {
        self.0.msg("parameter-elo-floor", None).unwrap()
    }
    pub fn msg_parameter_elo_list_games(&self) -> String {
        self.0.msg("parameter-elo-list-games", None).unwrap()
    }
    /// $parameter (String)
    /// $wrong (String)
    pub fn msg_wrong_at<F0: AsRef<str>, F1: AsRef<str>>(&self, parameter: F0, wrong: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("parameter", parameter.as_ref());
        args.set("wrong", wrong.as_ref());
        self.0.msg("wrong-at", Some(args)).unwrap()
    }
    /// $parameter (String)
    /// $row (String)
    /// $wrong (String)
    pub fn msg_wrong_row<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, parameter: F0, row: F1, wrong: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("parameter", parameter.as_ref());
        args.set("row", row.as_ref());
        args.set("wrong", wrong.as_ref());
        self.0.msg("wrong-row", Some(args)).unwrap()
    }
    /// $parameter (String)
    /// $row (String)
    /// $column (String)
    /// $wrong (String)
    pub fn msg_wrong_cell<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>, F3: AsRef<str>>(
        &self,
        parameter: F0,
        row: F1,
        column: F2,
        wrong: F3,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("parameter", parameter.as_ref());
        args.set("row", row.as_ref());
        args.set("column", column.as_ref());
        args.set("wrong", wrong.as_ref());
        self.0.msg("wrong-cell", Some(args)).unwrap()
    }
    pub fn msg_wrong_unknown(&self) -> String {
        self.0.msg("wrong-unknown", None).unwrap()
    }
    pub fn msg_wrong_shape(&self) -> String {
        self.0.msg("wrong-shape", None).unwrap()
    }
    /// $bounds (String)
    /// $min (String)
    /// $max (String)
    pub fn msg_wrong_number<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, bounds: F0, min: F1, max: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("bounds", bounds.as_ref());
        args.set("min", min.as_ref());
        args.set("max", max.as_ref());
        self.0.msg("wrong-number", Some(args)).unwrap()
    }
    /// $wrong (String)
    pub fn msg_wrong_optional<F0: AsRef<str>>(&self, wrong: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("wrong", wrong.as_ref());
        self.0.msg("wrong-optional", Some(args)).unwrap()
    }
    /// $max (String)
    pub fn msg_wrong_whole<F0: AsRef<str>>(&self, max: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("max", max.as_ref());
        self.0.msg("wrong-whole", Some(args)).unwrap()
    }
    /// $values (String)
    pub fn msg_wrong_choice<F0: AsRef<str>>(&self, values: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("values", values.as_ref());
        self.0.msg("wrong-choice", Some(args)).unwrap()
    }
    /// $most (String)
    pub fn msg_wrong_rows<F0: AsRef<str>>(&self, most: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("most", most.as_ref());
        self.0.msg("wrong-rows", Some(args)).unwrap()
    }
    /// $columns (String)
    pub fn msg_wrong_columns<F0: AsRef<str>>(&self, columns: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("columns", columns.as_ref());
        self.0.msg("wrong-columns", Some(args)).unwrap()
    }
    /// $names (String)
    pub fn msg_wrong_name<F0: AsRef<str>>(&self, names: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("names", names.as_ref());
        self.0.msg("wrong-name", Some(args)).unwrap()
    }
    /// $words (String)
    pub fn msg_wrong_words<F0: AsRef<str>>(&self, words: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("words", words.as_ref());
        self.0.msg("wrong-words", Some(args)).unwrap()
    }
    pub fn msg_wrong_order(&self) -> String {
        self.0.msg("wrong-order", None).unwrap()
    }
    /// $later (String)
    pub fn msg_wrong_never<F0: AsRef<str>>(&self, later: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("later", later.as_ref());
        self.0.msg("wrong-never", Some(args)).unwrap()
    }
    pub fn msg_wrong_all(&self) -> String {
        self.0.msg("wrong-all", None).unwrap()
    }
    /// $other (String)
    pub fn msg_wrong_below<F0: AsRef<str>>(&self, other: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("other", other.as_ref());
        self.0.msg("wrong-below", Some(args)).unwrap()
    }
    /// $other (String)
    pub fn msg_wrong_above<F0: AsRef<str>>(&self, other: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("other", other.as_ref());
        self.0.msg("wrong-above", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_title<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-title", Some(args)).unwrap()
    }
    pub fn msg_hall_desk(&self) -> String {
        self.0.msg("hall-desk", None).unwrap()
    }
    pub fn msg_hall_lead(&self) -> String {
        self.0.msg("hall-lead", None).unwrap()
    }
    pub fn msg_hall_do_open(&self) -> String {
        self.0.msg("hall-do-open", None).unwrap()
    }
    pub fn msg_hall_parts(&self) -> String {
        self.0.msg("hall-parts", None).unwrap()
    }
    pub fn msg_hall_players(&self) -> String {
        self.0.msg("hall-players", None).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_players_title<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-players-title", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_hall_participants<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("hall-participants", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_hall_rounds_planned<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("hall-rounds-planned", Some(args)).unwrap()
    }
    /// $round (Number)
    pub fn msg_hall_round<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("hall-round", Some(args)).unwrap()
    }
    pub fn msg_hall_rounds_nav(&self) -> String {
        self.0.msg("hall-rounds-nav", None).unwrap()
    }
    pub fn msg_hall_first_players(&self) -> String {
        self.0.msg("hall-first-players", None).unwrap()
    }
    pub fn msg_hall_first_lots(&self) -> String {
        self.0.msg("hall-first-lots", None).unwrap()
    }
    pub fn msg_hall_system_swiss(&self) -> String {
        self.0.msg("hall-system-swiss", None).unwrap()
    }
    pub fn msg_hall_system_mcmahon(&self) -> String {
        self.0.msg("hall-system-mcmahon", None).unwrap()
    }
    pub fn msg_hall_system_round_robin(&self) -> String {
        self.0.msg("hall-system-round-robin", None).unwrap()
    }
    pub fn msg_hall_system_knockout(&self) -> String {
        self.0.msg("hall-system-knockout", None).unwrap()
    }
    pub fn msg_hall_stage_paired(&self) -> String {
        self.0.msg("hall-stage-paired", None).unwrap()
    }
    pub fn msg_hall_stage_published(&self) -> String {
        self.0.msg("hall-stage-published", None).unwrap()
    }
    pub fn msg_hall_stage_started(&self) -> String {
        self.0.msg("hall-stage-started", None).unwrap()
    }
    pub fn msg_hall_stage_closed(&self) -> String {
        self.0.msg("hall-stage-closed", None).unwrap()
    }
    pub fn msg_hall_pairings(&self) -> String {
        self.0.msg("hall-pairings", None).unwrap()
    }
    pub fn msg_hall_board(&self) -> String {
        self.0.msg("hall-board", None).unwrap()
    }
    /// $board (Number)
    pub fn msg_hall_board_n<F0: Into<FluentNumber>>(&self, board: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("board", board.into());
        self.0.msg("hall-board-n", Some(args)).unwrap()
    }
    pub fn msg_hall_black(&self) -> String {
        self.0.msg("hall-black", None).unwrap()
    }
    pub fn msg_hall_white(&self) -> String {
        self.0.msg("hall-white", None).unwrap()
    }
    /// $black (String)
    /// $white (String)
    pub fn msg_hall_pair<F0: AsRef<str>, F1: AsRef<str>>(&self, black: F0, white: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        args.set("white", white.as_ref());
        self.0.msg("hall-pair", Some(args)).unwrap()
    }
    pub fn msg_hall_replay(&self) -> String {
        self.0.msg("hall-replay", None).unwrap()
    }
    pub fn msg_hall_rated(&self) -> String {
        self.0.msg("hall-rated", None).unwrap()
    }
    pub fn msg_hall_not_rated(&self) -> String {
        self.0.msg("hall-not-rated", None).unwrap()
    }
    /// $black (String)
    /// $white (String)
    pub fn msg_hall_replay_time<F0: AsRef<str>, F1: AsRef<str>>(&self, black: F0, white: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        args.set("white", white.as_ref());
        self.0.msg("hall-replay-time", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_hall_replays<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("hall-replays", Some(args)).unwrap()
    }
    pub fn msg_hall_bye(&self) -> String {
        self.0.msg("hall-bye", None).unwrap()
    }
    pub fn msg_hall_bye_of(&self) -> String {
        self.0.msg("hall-bye-of", None).unwrap()
    }
    pub fn msg_hall_absent_of(&self) -> String {
        self.0.msg("hall-absent-of", None).unwrap()
    }
    pub fn msg_hall_by_hand(&self) -> String {
        self.0.msg("hall-by-hand", None).unwrap()
    }
    pub fn msg_hall_results(&self) -> String {
        self.0.msg("hall-results", None).unwrap()
    }
    /// $round (Number)
    pub fn msg_hall_results_title<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("hall-results-title", Some(args)).unwrap()
    }
    /// $done (Number)
    /// $all (Number)
    pub fn msg_hall_results_in<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, done: F0, all: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("done", done.into());
        args.set("all", all.into());
        self.0.msg("hall-results-in", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_hall_disputed<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("hall-disputed", Some(args)).unwrap()
    }
    pub fn msg_hall_enter_results(&self) -> String {
        self.0.msg("hall-enter-results", None).unwrap()
    }
    pub fn msg_hall_claims(&self) -> String {
        self.0.msg("hall-claims", None).unwrap()
    }
    /// $who (String)
    /// $says (String)
    pub fn msg_hall_decide<F0: AsRef<str>, F1: AsRef<str>>(&self, who: F0, says: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("who", who.as_ref());
        args.set("says", says.as_ref());
        self.0.msg("hall-decide", Some(args)).unwrap()
    }
    pub fn msg_hall_decided(&self) -> String {
        self.0.msg("hall-decided", None).unwrap()
    }
    pub fn msg_hall_last_round(&self) -> String {
        self.0.msg("hall-last-round", None).unwrap()
    }
    /// $most (Number)
    pub fn msg_hall_warn_opponents<F0: Into<FluentNumber>>(&self, most: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("most", most.into());
        self.0.msg("hall-warn-opponents", Some(args)).unwrap()
    }
    pub fn msg_hall_warn_small(&self) -> String {
        self.0.msg("hall-warn-small", None).unwrap()
    }
    /// $round (Number)
    pub fn msg_hall_do_pair<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("hall-do-pair", Some(args)).unwrap()
    }
    pub fn msg_hall_do_pair_again(&self) -> String {
        self.0.msg("hall-do-pair-again", None).unwrap()
    }
    pub fn msg_hall_do_unpair(&self) -> String {
        self.0.msg("hall-do-unpair", None).unwrap()
    }
    /// $round (Number)
    pub fn msg_hall_do_publish<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("hall-do-publish", Some(args)).unwrap()
    }
    pub fn msg_hall_do_unpublish(&self) -> String {
        self.0.msg("hall-do-unpublish", None).unwrap()
    }
    pub fn msg_hall_unpublish_confirm(&self) -> String {
        self.0.msg("hall-unpublish-confirm", None).unwrap()
    }
    /// $round (Number)
    pub fn msg_hall_do_start<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("hall-do-start", Some(args)).unwrap()
    }
    pub fn msg_hall_do_unstart(&self) -> String {
        self.0.msg("hall-do-unstart", None).unwrap()
    }
    /// $round (Number)
    pub fn msg_hall_do_close<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("hall-do-close", Some(args)).unwrap()
    }
    pub fn msg_hall_do_reopen(&self) -> String {
        self.0.msg("hall-do-reopen", None).unwrap()
    }
    pub fn msg_hall_do_finish(&self) -> String {
        self.0.msg("hall-do-finish", None).unwrap()
    }
    pub fn msg_hall_finish_confirm(&self) -> String {
        self.0.msg("hall-finish-confirm", None).unwrap()
    }
    pub fn msg_hall_do_resume(&self) -> String {
        self.0.msg("hall-do-resume", None).unwrap()
    }
    pub fn msg_hall_resume_confirm(&self) -> String {
        self.0.msg("hall-resume-confirm", None).unwrap()
    }
    pub fn msg_hall_is_finished(&self) -> String {
        self.0.msg("hall-is-finished", None).unwrap()
    }
    pub fn msg_hall_to_table(&self) -> String {
        self.0.msg("hall-to-table", None).unwrap()
    }
    pub fn msg_hall_reason(&self) -> String {
        self.0.msg("hall-reason", None).unwrap()
    }
    pub fn msg_hall_swap(&self) -> String {
        self.0.msg("hall-swap", None).unwrap()
    }
    pub fn msg_hall_swap_hint(&self) -> String {
        self.0.msg("hall-swap-hint", None).unwrap()
    }
    pub fn msg_hall_swap_a(&self) -> String {
        self.0.msg("hall-swap-a", None).unwrap()
    }
    pub fn msg_hall_swap_b(&self) -> String {
        self.0.msg("hall-swap-b", None).unwrap()
    }
    pub fn msg_hall_swap_show(&self) -> String {
        self.0.msg("hall-swap-show", None).unwrap()
    }
    /// $round (Number)
    pub fn msg_hall_swap_title<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("hall-swap-title", Some(args)).unwrap()
    }
    pub fn msg_hall_swap_new(&self) -> String {
        self.0.msg("hall-swap-new", None).unwrap()
    }
    pub fn msg_hall_swap_worse(&self) -> String {
        self.0.msg("hall-swap-worse", None).unwrap()
    }
    pub fn msg_hall_swap_same(&self) -> String {
        self.0.msg("hall-swap-same", None).unwrap()
    }
    /// $black (String)
    /// $white (String)
    pub fn msg_hall_swap_met<F0: AsRef<str>, F1: AsRef<str>>(&self, black: F0, white: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        args.set("white", white.as_ref());
        self.0.msg("hall-swap-met", Some(args)).unwrap()
    }
    /// $black (String)
    /// $white (String)
    pub fn msg_hall_swap_colours<F0: AsRef<str>, F1: AsRef<str>>(&self, black: F0, white: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        args.set("white", white.as_ref());
        self.0.msg("hall-swap-colours", Some(args)).unwrap()
    }
    pub fn msg_hall_swap_confirm(&self) -> String {
        self.0.msg("hall-swap-confirm", None).unwrap()
    }
    pub fn msg_hall_swap_do(&self) -> String {
        self.0.msg("hall-swap-do", None).unwrap()
    }
    pub fn msg_hall_cancel(&self) -> String {
        self.0.msg("hall-cancel", None).unwrap()
    }
    /// $what (String)
    /// $better (Number)
    /// $worse (Number)
    pub fn msg_hall_worse<F0: AsRef<str>, F1: Into<FluentNumber>, F2: Into<FluentNumber>>(
        &self,
        what: F0,
        worse: F1,
        better: F2,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("what", what.as_ref());
        args.set("worse", worse.into());
        args.set("better", better.into());
        self.0.msg("hall-worse", Some(args)).unwrap()
    }
    /// $what (String)
    pub fn msg_hall_worse_order<F0: AsRef<str>>(&self, what: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("what", what.as_ref());
        self.0.msg("hall-worse-order", Some(args)).unwrap()
    }
    pub fn msg_hall_criterion_met(&self) -> String {
        self.0.msg("hall-criterion-met", None).unwrap()
    }
    pub fn msg_hall_criterion_bye_twice(&self) -> String {
        self.0.msg("hall-criterion-bye-twice", None).unwrap()
    }
    pub fn msg_hall_criterion_bye_score(&self) -> String {
        self.0.msg("hall-criterion-bye-score", None).unwrap()
    }
    pub fn msg_hall_criterion_score(&self) -> String {
        self.0.msg("hall-criterion-score", None).unwrap()
    }
    pub fn msg_hall_criterion_float(&self) -> String {
        self.0.msg("hall-criterion-float", None).unwrap()
    }
    pub fn msg_hall_criterion_colour(&self) -> String {
        self.0.msg("hall-criterion-colour", None).unwrap()
    }
    pub fn msg_hall_criterion_ideal(&self) -> String {
        self.0.msg("hall-criterion-ideal", None).unwrap()
    }
    pub fn msg_hall_criterion_order(&self) -> String {
        self.0.msg("hall-criterion-order", None).unwrap()
    }
    /// $count (Number)
    /// $groups (String)
    /// $without (String)
    pub fn msg_hall_dead_end<F0: Into<FluentNumber>, F1: AsRef<str>, F2: AsRef<str>>(&self, count: F0, without: F1, groups: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        args.set("without", without.as_ref());
        args.set("groups", groups.as_ref());
        self.0.msg("hall-dead-end", Some(args)).unwrap()
    }
    /// $groups (String)
    pub fn msg_hall_dead_end_alone<F0: AsRef<str>>(&self, groups: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("groups", groups.as_ref());
        self.0.msg("hall-dead-end-alone", Some(args)).unwrap()
    }
    pub fn msg_hall_outcome_none(&self) -> String {
        self.0.msg("hall-outcome-none", None).unwrap()
    }
    pub fn msg_hall_outcome_black(&self) -> String {
        self.0.msg("hall-outcome-black", None).unwrap()
    }
    pub fn msg_hall_outcome_white(&self) -> String {
        self.0.msg("hall-outcome-white", None).unwrap()
    }
    pub fn msg_hall_outcome_draw(&self) -> String {
        self.0.msg("hall-outcome-draw", None).unwrap()
    }
    pub fn msg_hall_outcome_black_forfeit(&self) -> String {
        self.0.msg("hall-outcome-black-forfeit", None).unwrap()
    }
    pub fn msg_hall_outcome_white_forfeit(&self) -> String {
        self.0.msg("hall-outcome-white-forfeit", None).unwrap()
    }
    pub fn msg_hall_outcome_no_one(&self) -> String {
        self.0.msg("hall-outcome-no-one", None).unwrap()
    }
    pub fn msg_hall_outcome_awarded(&self) -> String {
        self.0.msg("hall-outcome-awarded", None).unwrap()
    }
    pub fn msg_hall_draw_short(&self) -> String {
        self.0.msg("hall-draw-short", None).unwrap()
    }
    pub fn msg_hall_left_black(&self) -> String {
        self.0.msg("hall-left-black", None).unwrap()
    }
    pub fn msg_hall_left_white(&self) -> String {
        self.0.msg("hall-left-white", None).unwrap()
    }
    pub fn msg_hall_more(&self) -> String {
        self.0.msg("hall-more", None).unwrap()
    }
    pub fn msg_hall_take_back(&self) -> String {
        self.0.msg("hall-take-back", None).unwrap()
    }
    pub fn msg_hall_taken_back(&self) -> String {
        self.0.msg("hall-taken-back", None).unwrap()
    }
    pub fn msg_hall_corrected(&self) -> String {
        self.0.msg("hall-corrected", None).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_me<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-me", Some(args)).unwrap()
    }
    pub fn msg_hall_nothing_yet(&self) -> String {
        self.0.msg("hall-nothing-yet", None).unwrap()
    }
    pub fn msg_hall_filter(&self) -> String {
        self.0.msg("hall-filter", None).unwrap()
    }
    pub fn msg_hall_show_open(&self) -> String {
        self.0.msg("hall-show-open", None).unwrap()
    }
    pub fn msg_hall_show_all(&self) -> String {
        self.0.msg("hall-show-all", None).unwrap()
    }
    pub fn msg_hall_all_in(&self) -> String {
        self.0.msg("hall-all-in", None).unwrap()
    }
    pub fn msg_hall_offline(&self) -> String {
        self.0.msg("hall-offline", None).unwrap()
    }
    pub fn msg_hall_session_over(&self) -> String {
        self.0.msg("hall-session-over", None).unwrap()
    }
    pub fn msg_hall_waiting(&self) -> String {
        self.0.msg("hall-waiting", None).unwrap()
    }
    pub fn msg_hall_sending(&self) -> String {
        self.0.msg("hall-sending", None).unwrap()
    }
    pub fn msg_hall_entry_stored(&self) -> String {
        self.0.msg("hall-entry-stored", None).unwrap()
    }
    pub fn msg_hall_entry_disputed(&self) -> String {
        self.0.msg("hall-entry-disputed", None).unwrap()
    }
    pub fn msg_hall_away(&self) -> String {
        self.0.msg("hall-away", None).unwrap()
    }
    pub fn msg_hall_withdrawn(&self) -> String {
        self.0.msg("hall-withdrawn", None).unwrap()
    }
    pub fn msg_hall_absent_next(&self) -> String {
        self.0.msg("hall-absent-next", None).unwrap()
    }
    pub fn msg_hall_is_back(&self) -> String {
        self.0.msg("hall-is-back", None).unwrap()
    }
    pub fn msg_hall_do_absent(&self) -> String {
        self.0.msg("hall-do-absent", None).unwrap()
    }
    pub fn msg_hall_do_withdraw(&self) -> String {
        self.0.msg("hall-do-withdraw", None).unwrap()
    }
    pub fn msg_hall_withdraw_confirm(&self) -> String {
        self.0.msg("hall-withdraw-confirm", None).unwrap()
    }
    pub fn msg_hall_change(&self) -> String {
        self.0.msg("hall-change", None).unwrap()
    }
    pub fn msg_hall_assistants(&self) -> String {
        self.0.msg("hall-assistants", None).unwrap()
    }
    pub fn msg_hall_assistants_hint(&self) -> String {
        self.0.msg("hall-assistants-hint", None).unwrap()
    }
    pub fn msg_hall_assistant_name(&self) -> String {
        self.0.msg("hall-assistant-name", None).unwrap()
    }
    pub fn msg_hall_invite(&self) -> String {
        self.0.msg("hall-invite", None).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_invited<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-invited", Some(args)).unwrap()
    }
    pub fn msg_hall_qr(&self) -> String {
        self.0.msg("hall-qr", None).unwrap()
    }
    pub fn msg_hall_copy(&self) -> String {
        self.0.msg("hall-copy", None).unwrap()
    }
    pub fn msg_hall_copied(&self) -> String {
        self.0.msg("hall-copied", None).unwrap()
    }
    pub fn msg_hall_revoke(&self) -> String {
        self.0.msg("hall-revoke", None).unwrap()
    }
    pub fn msg_hall_revoked(&self) -> String {
        self.0.msg("hall-revoked", None).unwrap()
    }
    pub fn msg_hall_revoke_confirm(&self) -> String {
        self.0.msg("hall-revoke-confirm", None).unwrap()
    }
    pub fn msg_hall_log(&self) -> String {
        self.0.msg("hall-log", None).unwrap()
    }
    pub fn msg_hall_log_all(&self) -> String {
        self.0.msg("hall-log-all", None).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_log_title<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-log-title", Some(args)).unwrap()
    }
    pub fn msg_hall_log_empty(&self) -> String {
        self.0.msg("hall-log-empty", None).unwrap()
    }
    /// $system (String)
    pub fn msg_hall_log_plan<F0: AsRef<str>>(&self, system: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("system", system.as_ref());
        self.0.msg("hall-log-plan", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_hall_log_enter<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("hall-log-enter", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_log_amend<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-log-amend", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_log_remove<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-log-remove", Some(args)).unwrap()
    }
    /// $seed (String)
    pub fn msg_hall_log_draw<F0: AsRef<str>>(&self, seed: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("seed", seed.as_ref());
        self.0.msg("hall-log-draw", Some(args)).unwrap()
    }
    pub fn msg_hall_log_number(&self) -> String {
        self.0.msg("hall-log-number", None).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_log_absent<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-log-absent", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_log_present<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-log-present", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_log_withdraw<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-log-withdraw", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_log_again<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-log-again", Some(args)).unwrap()
    }
    /// $round (Number)
    pub fn msg_hall_log_pair<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("hall-log-pair", Some(args)).unwrap()
    }
    /// $round (Number)
    /// $pair (String)
    pub fn msg_hall_log_swap<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, round: F0, pair: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        args.set("pair", pair.as_ref());
        self.0.msg("hall-log-swap", Some(args)).unwrap()
    }
    /// $round (Number)
    pub fn msg_hall_log_publish<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("hall-log-publish", Some(args)).unwrap()
    }
    /// $round (Number)
    pub fn msg_hall_log_start<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("hall-log-start", Some(args)).unwrap()
    }
    /// $round (Number)
    /// $board (Number)
    /// $pair (String)
    /// $result (String)
    pub fn msg_hall_log_result<F0: Into<FluentNumber>, F1: Into<FluentNumber>, F2: AsRef<str>, F3: AsRef<str>>(
        &self,
        round: F0,
        board: F1,
        pair: F2,
        result: F3,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        args.set("board", board.into());
        args.set("pair", pair.as_ref());
        args.set("result", result.as_ref());
        self.0.msg("hall-log-result", Some(args)).unwrap()
    }
    /// $round (Number)
    /// $board (Number)
    pub fn msg_hall_log_rate<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, round: F0, board: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        args.set("board", board.into());
        self.0.msg("hall-log-rate", Some(args)).unwrap()
    }
    /// $round (Number)
    pub fn msg_hall_log_close<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("hall-log-close", Some(args)).unwrap()
    }
    /// $round (Number)
    pub fn msg_hall_log_back<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("hall-log-back", Some(args)).unwrap()
    }
    pub fn msg_hall_log_finish(&self) -> String {
        self.0.msg("hall-log-finish", None).unwrap()
    }
    pub fn msg_hall_log_resume(&self) -> String {
        self.0.msg("hall-log-resume", None).unwrap()
    }
    pub fn msg_hall_no_players(&self) -> String {
        self.0.msg("hall-no-players", None).unwrap()
    }
    /// $count (Number)
    pub fn msg_hall_unknown<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("hall-unknown", Some(args)).unwrap()
    }
    pub fn msg_hall_who_is(&self) -> String {
        self.0.msg("hall-who-is", None).unwrap()
    }
    pub fn msg_hall_that_is(&self) -> String {
        self.0.msg("hall-that-is", None).unwrap()
    }
    pub fn msg_hall_known(&self) -> String {
        self.0.msg("hall-known", None).unwrap()
    }
    pub fn msg_hall_field_name(&self) -> String {
        self.0.msg("hall-field-name", None).unwrap()
    }
    pub fn msg_hall_field_born(&self) -> String {
        self.0.msg("hall-field-born", None).unwrap()
    }
    pub fn msg_hall_field_club(&self) -> String {
        self.0.msg("hall-field-club", None).unwrap()
    }
    pub fn msg_hall_field_rank(&self) -> String {
        self.0.msg("hall-field-rank", None).unwrap()
    }
    pub fn msg_hall_acts(&self) -> String {
        self.0.msg("hall-acts", None).unwrap()
    }
    pub fn msg_hall_remove(&self) -> String {
        self.0.msg("hall-remove", None).unwrap()
    }
    pub fn msg_hall_remove_confirm(&self) -> String {
        self.0.msg("hall-remove-confirm", None).unwrap()
    }
    pub fn msg_hall_add(&self) -> String {
        self.0.msg("hall-add", None).unwrap()
    }
    pub fn msg_hall_people(&self) -> String {
        self.0.msg("hall-people", None).unwrap()
    }
    pub fn msg_hall_people_hint(&self) -> String {
        self.0.msg("hall-people-hint", None).unwrap()
    }
    pub fn msg_hall_nobody_found(&self) -> String {
        self.0.msg("hall-nobody-found", None).unwrap()
    }
    pub fn msg_hall_do_add(&self) -> String {
        self.0.msg("hall-do-add", None).unwrap()
    }
    pub fn msg_hall_plan(&self) -> String {
        self.0.msg("hall-plan", None).unwrap()
    }
    pub fn msg_hall_system(&self) -> String {
        self.0.msg("hall-system", None).unwrap()
    }
    pub fn msg_hall_rounds(&self) -> String {
        self.0.msg("hall-rounds", None).unwrap()
    }
    /// $count (Number)
    pub fn msg_hall_rounds_hint<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("hall-rounds-hint", Some(args)).unwrap()
    }
    pub fn msg_hall_first_board(&self) -> String {
        self.0.msg("hall-first-board", None).unwrap()
    }
    pub fn msg_hall_groups(&self) -> String {
        self.0.msg("hall-groups", None).unwrap()
    }
    pub fn msg_hall_groups_hint(&self) -> String {
        self.0.msg("hall-groups-hint", None).unwrap()
    }
    pub fn msg_hall_width(&self) -> String {
        self.0.msg("hall-width", None).unwrap()
    }
    pub fn msg_hall_top(&self) -> String {
        self.0.msg("hall-top", None).unwrap()
    }
    pub fn msg_hall_bottom(&self) -> String {
        self.0.msg("hall-bottom", None).unwrap()
    }
    pub fn msg_hall_boundary(&self) -> String {
        self.0.msg("hall-boundary", None).unwrap()
    }
    pub fn msg_hall_boundary_floor(&self) -> String {
        self.0.msg("hall-boundary-floor", None).unwrap()
    }
    pub fn msg_hall_boundary_up(&self) -> String {
        self.0.msg("hall-boundary-up", None).unwrap()
    }
    pub fn msg_hall_boundary_down(&self) -> String {
        self.0.msg("hall-boundary-down", None).unwrap()
    }
    pub fn msg_hall_parameters(&self) -> String {
        self.0.msg("hall-parameters", None).unwrap()
    }
    pub fn msg_hall_parameters_hint(&self) -> String {
        self.0.msg("hall-parameters-hint", None).unwrap()
    }
    pub fn msg_hall_bye_points(&self) -> String {
        self.0.msg("hall-bye-points", None).unwrap()
    }
    pub fn msg_hall_draw_points(&self) -> String {
        self.0.msg("hall-draw-points", None).unwrap()
    }
    pub fn msg_hall_ideal(&self) -> String {
        self.0.msg("hall-ideal", None).unwrap()
    }
    pub fn msg_hall_ideal_neighbours(&self) -> String {
        self.0.msg("hall-ideal-neighbours", None).unwrap()
    }
    pub fn msg_hall_ideal_halves(&self) -> String {
        self.0.msg("hall-ideal-halves", None).unwrap()
    }
    pub fn msg_hall_parity(&self) -> String {
        self.0.msg("hall-parity", None).unwrap()
    }
    pub fn msg_hall_parity_text(&self) -> String {
        self.0.msg("hall-parity-text", None).unwrap()
    }
    pub fn msg_hall_parity_swapped(&self) -> String {
        self.0.msg("hall-parity-swapped", None).unwrap()
    }
    pub fn msg_hall_lots(&self) -> String {
        self.0.msg("hall-lots", None).unwrap()
    }
    pub fn msg_hall_lots_hint(&self) -> String {
        self.0.msg("hall-lots-hint", None).unwrap()
    }
    pub fn msg_hall_seed(&self) -> String {
        self.0.msg("hall-seed", None).unwrap()
    }
    pub fn msg_hall_seed_hint(&self) -> String {
        self.0.msg("hall-seed-hint", None).unwrap()
    }
    pub fn msg_hall_draw_lots(&self) -> String {
        self.0.msg("hall-draw-lots", None).unwrap()
    }
    pub fn msg_hall_draw_again(&self) -> String {
        self.0.msg("hall-draw-again", None).unwrap()
    }
    pub fn msg_hall_draw_confirm(&self) -> String {
        self.0.msg("hall-draw-confirm", None).unwrap()
    }
    pub fn msg_hall_numbers(&self) -> String {
        self.0.msg("hall-numbers", None).unwrap()
    }
    pub fn msg_hall_save_numbers(&self) -> String {
        self.0.msg("hall-save-numbers", None).unwrap()
    }
    pub fn msg_hall_draws(&self) -> String {
        self.0.msg("hall-draws", None).unwrap()
    }
    /// $seed (String)
    /// $count (Number)
    pub fn msg_hall_draw_of<F0: AsRef<str>, F1: Into<FluentNumber>>(&self, seed: F0, count: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("seed", seed.as_ref());
        args.set("count", count.into());
        self.0.msg("hall-draw-of", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_hall_draw_by_hand<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("hall-draw-by-hand", Some(args)).unwrap()
    }
    pub fn msg_hall_to_desk(&self) -> String {
        self.0.msg("hall-to-desk", None).unwrap()
    }
    pub fn msg_hall_no_referee_only(&self) -> String {
        self.0.msg("hall-no-referee-only", None).unwrap()
    }
    pub fn msg_hall_no_nothing(&self) -> String {
        self.0.msg("hall-no-nothing", None).unwrap()
    }
    pub fn msg_hall_no_finished(&self) -> String {
        self.0.msg("hall-no-finished", None).unwrap()
    }
    pub fn msg_hall_no_begun(&self) -> String {
        self.0.msg("hall-no-begun", None).unwrap()
    }
    pub fn msg_hall_no_unknown(&self) -> String {
        self.0.msg("hall-no-unknown", None).unwrap()
    }
    pub fn msg_hall_no_name(&self) -> String {
        self.0.msg("hall-no-name", None).unwrap()
    }
    pub fn msg_hall_no_too_many(&self) -> String {
        self.0.msg("hall-no-too-many", None).unwrap()
    }
    pub fn msg_hall_no_nobody(&self) -> String {
        self.0.msg("hall-no-nobody", None).unwrap()
    }
    pub fn msg_hall_no_not_drawn(&self) -> String {
        self.0.msg("hall-no-not-drawn", None).unwrap()
    }
    pub fn msg_hall_no_seed(&self) -> String {
        self.0.msg("hall-no-seed", None).unwrap()
    }
    pub fn msg_hall_no_number(&self) -> String {
        self.0.msg("hall-no-number", None).unwrap()
    }
    pub fn msg_hall_no_plan(&self) -> String {
        self.0.msg("hall-no-plan", None).unwrap()
    }
    pub fn msg_hall_no_round(&self) -> String {
        self.0.msg("hall-no-round", None).unwrap()
    }
    pub fn msg_hall_no_stale(&self) -> String {
        self.0.msg("hall-no-stale", None).unwrap()
    }
    pub fn msg_hall_no_started(&self) -> String {
        self.0.msg("hall-no-started", None).unwrap()
    }
    pub fn msg_hall_no_reason(&self) -> String {
        self.0.msg("hall-no-reason", None).unwrap()
    }
    pub fn msg_hall_no_not_both(&self) -> String {
        self.0.msg("hall-no-not-both", None).unwrap()
    }
    pub fn msg_hall_no_breaks(&self) -> String {
        self.0.msg("hall-no-breaks", None).unwrap()
    }
    pub fn msg_hall_no_champion_none(&self) -> String {
        self.0.msg("hall-no-champion-none", None).unwrap()
    }
    pub fn msg_hall_no_more_rounds(&self) -> String {
        self.0.msg("hall-no-more-rounds", None).unwrap()
    }
    pub fn msg_hall_no_not_published(&self) -> String {
        self.0.msg("hall-no-not-published", None).unwrap()
    }
    pub fn msg_hall_no_repaired(&self) -> String {
        self.0.msg("hall-no-repaired", None).unwrap()
    }
    pub fn msg_hall_no_closed(&self) -> String {
        self.0.msg("hall-no-closed", None).unwrap()
    }
    pub fn msg_hall_no_later_round(&self) -> String {
        self.0.msg("hall-no-later-round", None).unwrap()
    }
    pub fn msg_hall_no_time(&self) -> String {
        self.0.msg("hall-no-time", None).unwrap()
    }
    pub fn msg_hall_no_too_large(&self) -> String {
        self.0.msg("hall-no-too-large", None).unwrap()
    }
    pub fn msg_hall_no_width(&self) -> String {
        self.0.msg("hall-no-width", None).unwrap()
    }
    pub fn msg_hall_no_bars(&self) -> String {
        self.0.msg("hall-no-bars", None).unwrap()
    }
    /// $text (String)
    pub fn msg_hall_no_too_long<F0: AsRef<str>>(&self, text: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("text", text.as_ref());
        self.0.msg("hall-no-too-long", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_no_twice<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-no-twice", Some(args)).unwrap()
    }
    /// $number (Number)
    pub fn msg_hall_no_same_number<F0: Into<FluentNumber>>(&self, number: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("number", number.into());
        self.0.msg("hall-no-same-number", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_hall_no_champion<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("hall-no-champion", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_hall_no_unfinished<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("hall-no-unfinished", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_hall_no_disputed<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("hall-no-disputed", Some(args)).unwrap()
    }
    /// $rating (Number)
    pub fn msg_hall_no_rating<F0: Into<FluentNumber>>(&self, rating: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("rating", rating.into());
        self.0.msg("hall-no-rating", Some(args)).unwrap()
    }
    pub fn msg_flash_hall_open(&self) -> String {
        self.0.msg("flash-hall-open", None).unwrap()
    }
    pub fn msg_flash_hall_done(&self) -> String {
        self.0.msg("flash-hall-done", None).unwrap()
    }
    pub fn msg_flash_hall_stored(&self) -> String {
        self.0.msg("flash-hall-stored", None).unwrap()
    }
    pub fn msg_flash_hall_replays(&self) -> String {
        self.0.msg("flash-hall-replays", None).unwrap()
    }
    pub fn msg_history_chart(&self) -> String {
        self.0.msg("history-chart", None).unwrap()
    }
    /// $pool (String)
    pub fn msg_history_chart_pool<F0: AsRef<str>>(&self, pool: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("pool", pool.as_ref());
        self.0.msg("history-chart-pool", Some(args)).unwrap()
    }
    /// $first (String)
    /// $last (String)
    /// $lowest (String)
    /// $highest (String)
    /// $end (String)
    pub fn msg_history_picture<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>, F3: AsRef<str>, F4: AsRef<str>>(
        &self,
        first: F0,
        last: F1,
        lowest: F2,
        highest: F3,
        end: F4,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("first", first.as_ref());
        args.set("last", last.as_ref());
        args.set("lowest", lowest.as_ref());
        args.set("highest", highest.as_ref());
        args.set("end", end.as_ref());
        self.0.msg("history-picture", Some(args)).unwrap()
    }
    /// $day (String)
    /// $tournament (String)
    /// $before (String)
    /// $after (String)
    pub fn msg_history_point<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>, F3: AsRef<str>>(
        &self,
        day: F0,
        tournament: F1,
        before: F2,
        after: F3,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("day", day.as_ref());
        args.set("tournament", tournament.as_ref());
        args.set("before", before.as_ref());
        args.set("after", after.as_ref());
        self.0.msg("history-point", Some(args)).unwrap()
    }
    /// $point (String)
    /// $rank (String)
    pub fn msg_history_point_rank<F0: AsRef<str>, F1: AsRef<str>>(&self, point: F0, rank: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("point", point.as_ref());
        args.set("rank", rank.as_ref());
        self.0.msg("history-point-rank", Some(args)).unwrap()
    }
    pub fn msg_history_legend(&self) -> String {
        self.0.msg("history-legend", None).unwrap()
    }
    pub fn msg_history_legend_rank(&self) -> String {
        self.0.msg("history-legend-rank", None).unwrap()
    }
    pub fn msg_history_legend_interval(&self) -> String {
        self.0.msg("history-legend-interval", None).unwrap()
    }
    pub fn msg_history_axis_day(&self) -> String {
        self.0.msg("history-axis-day", None).unwrap()
    }
    pub fn msg_history_performance(&self) -> String {
        self.0.msg("history-performance", None).unwrap()
    }
    pub fn msg_history_performance_long(&self) -> String {
        self.0.msg("history-performance-long", None).unwrap()
    }
    /// $expected (String)
    /// $scored (String)
    pub fn msg_history_performance_says<F0: AsRef<str>, F1: AsRef<str>>(&self, expected: F0, scored: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("expected", expected.as_ref());
        args.set("scored", scored.as_ref());
        self.0.msg("history-performance-says", Some(args)).unwrap()
    }
    /// $expected (String)
    /// $scored (String)
    /// $games (String)
    /// $all (String)
    pub fn msg_history_performance_part<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>, F3: AsRef<str>>(
        &self,
        expected: F0,
        scored: F1,
        games: F2,
        all: F3,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("expected", expected.as_ref());
        args.set("scored", scored.as_ref());
        args.set("games", games.as_ref());
        args.set("all", all.as_ref());
        self.0.msg("history-performance-part", Some(args)).unwrap()
    }
    pub fn msg_history_feats(&self) -> String {
        self.0.msg("history-feats", None).unwrap()
    }
    pub fn msg_history_best_wins(&self) -> String {
        self.0.msg("history-best-wins", None).unwrap()
    }
    pub fn msg_history_winning(&self) -> String {
        self.0.msg("history-winning", None).unwrap()
    }
    pub fn msg_history_unbeaten(&self) -> String {
        self.0.msg("history-unbeaten", None).unwrap()
    }
    /// $games (String)
    /// $days (String)
    pub fn msg_history_streak<F0: AsRef<str>, F1: AsRef<str>>(&self, games: F0, days: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("games", games.as_ref());
        args.set("days", days.as_ref());
        self.0.msg("history-streak", Some(args)).unwrap()
    }
    /// $first (String)
    /// $second (String)
    pub fn msg_versus_title<F0: AsRef<str>, F1: AsRef<str>>(&self, first: F0, second: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("first", first.as_ref());
        args.set("second", second.as_ref());
        self.0.msg("versus-title", Some(args)).unwrap()
    }
    pub fn msg_versus_empty(&self) -> String {
        self.0.msg("versus-empty", None).unwrap()
    }
    pub fn msg_versus_turn(&self) -> String {
        self.0.msg("versus-turn", None).unwrap()
    }
    pub fn msg_versus_hint(&self) -> String {
        self.0.msg("versus-hint", None).unwrap()
    }
    /// $name (String)
    pub fn msg_versus_link<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("versus-link", Some(args)).unwrap()
    }
    pub fn msg_history_legend_list(&self) -> String {
        self.0.msg("history-legend-list", None).unwrap()
    }
    pub fn msg_course_title(&self) -> String {
        self.0.msg("course-title", None).unwrap()
    }
    /// $games (Number)
    pub fn msg_course_lead<F0: Into<FluentNumber>>(&self, games: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("games", games.into());
        self.0.msg("course-lead", Some(args)).unwrap()
    }
    pub fn msg_course_favourites(&self) -> String {
        self.0.msg("course-favourites", None).unwrap()
    }
    pub fn msg_course_mean(&self) -> String {
        self.0.msg("course-mean", None).unwrap()
    }
    pub fn msg_course_mean_hint(&self) -> String {
        self.0.msg("course-mean-hint", None).unwrap()
    }
    pub fn msg_course_who(&self) -> String {
        self.0.msg("course-who", None).unwrap()
    }
    pub fn msg_course_expected(&self) -> String {
        self.0.msg("course-expected", None).unwrap()
    }
    pub fn msg_course_surprise(&self) -> String {
        self.0.msg("course-surprise", None).unwrap()
    }
    /// $points (String)
    pub fn msg_course_cell<F0: AsRef<str>>(&self, points: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("points", points.as_ref());
        self.0.msg("course-cell", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_record_tournaments_of<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("record-tournaments-of", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_record_opponents_of<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("record-opponents-of", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_record_all_tournaments<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("record-all-tournaments", Some(args)).unwrap()
    }
    pub fn msg_record_opponents(&self) -> String {
        self.0.msg("record-opponents", None).unwrap()
    }
    pub fn msg_record_no_opponents(&self) -> String {
        self.0.msg("record-no-opponents", None).unwrap()
    }
    /// $entrants (Number)
    pub fn msg_live_before<F0: Into<FluentNumber>>(&self, entrants: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("entrants", entrants.into());
        self.0.msg("live-before", Some(args)).unwrap()
    }
    /// $entrants (Number)
    pub fn msg_live_before_drawn<F0: Into<FluentNumber>>(&self, entrants: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("entrants", entrants.into());
        self.0.msg("live-before-drawn", Some(args)).unwrap()
    }
    /// $round (Number)
    /// $rounds (Number)
    pub fn msg_live_published<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, round: F0, rounds: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        args.set("rounds", rounds.into());
        self.0.msg("live-published", Some(args)).unwrap()
    }
    /// $round (Number)
    /// $rounds (Number)
    /// $done (Number)
    /// $all (Number)
    pub fn msg_live_started<F0: Into<FluentNumber>, F1: Into<FluentNumber>, F2: Into<FluentNumber>, F3: Into<FluentNumber>>(
        &self,
        round: F0,
        rounds: F1,
        done: F2,
        all: F3,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        args.set("rounds", rounds.into());
        args.set("done", done.into());
        args.set("all", all.into());
        self.0.msg("live-started", Some(args)).unwrap()
    }
    /// $round (Number)
    /// $rounds (Number)
    pub fn msg_live_closed<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, round: F0, rounds: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        args.set("rounds", rounds.into());
        self.0.msg("live-closed", Some(args)).unwrap()
    }
    /// $rounds (Number)
    pub fn msg_live_all_played<F0: Into<FluentNumber>>(&self, rounds: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("rounds", rounds.into());
        self.0.msg("live-all-played", Some(args)).unwrap()
    }
    /// $rounds (Number)
    pub fn msg_live_finished<F0: Into<FluentNumber>>(&self, rounds: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("rounds", rounds.into());
        self.0.msg("live-finished", Some(args)).unwrap()
    }
    pub fn msg_live_menu(&self) -> String {
        self.0.msg("live-menu", None).unwrap()
    }
    pub fn msg_live_now(&self) -> String {
        self.0.msg("live-now", None).unwrap()
    }
    pub fn msg_live_standings(&self) -> String {
        self.0.msg("live-standings", None).unwrap()
    }
    pub fn msg_live_screen(&self) -> String {
        self.0.msg("live-screen", None).unwrap()
    }
    pub fn msg_live_follow(&self) -> String {
        self.0.msg("live-follow", None).unwrap()
    }
    pub fn msg_live_playing_now(&self) -> String {
        self.0.msg("live-playing-now", None).unwrap()
    }
    pub fn msg_live_tournament(&self) -> String {
        self.0.msg("live-tournament", None).unwrap()
    }
    pub fn msg_live_updated(&self) -> String {
        self.0.msg("live-updated", None).unwrap()
    }
    pub fn msg_live_stage_published(&self) -> String {
        self.0.msg("live-stage-published", None).unwrap()
    }
    pub fn msg_live_stage_started(&self) -> String {
        self.0.msg("live-stage-started", None).unwrap()
    }
    pub fn msg_live_stage_closed(&self) -> String {
        self.0.msg("live-stage-closed", None).unwrap()
    }
    /// $done (Number)
    /// $all (Number)
    pub fn msg_live_games_finished<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, done: F0, all: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("done", done.into());
        args.set("all", all.into());
        self.0.msg("live-games-finished", Some(args)).unwrap()
    }
    pub fn msg_live_by_hand(&self) -> String {
        self.0.msg("live-by-hand", None).unwrap()
    }
    pub fn msg_live_board(&self) -> String {
        self.0.msg("live-board", None).unwrap()
    }
    pub fn msg_live_why(&self) -> String {
        self.0.msg("live-why", None).unwrap()
    }
    /// $black (String)
    /// $white (String)
    pub fn msg_live_why_of<F0: AsRef<str>, F1: AsRef<str>>(&self, black: F0, white: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        args.set("white", white.as_ref());
        self.0.msg("live-why-of", Some(args)).unwrap()
    }
    /// $points (String)
    pub fn msg_live_with_points<F0: AsRef<str>>(&self, points: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("points", points.as_ref());
        self.0.msg("live-with-points", Some(args)).unwrap()
    }
    pub fn msg_live_bye(&self) -> String {
        self.0.msg("live-bye", None).unwrap()
    }
    pub fn msg_live_byes(&self) -> String {
        self.0.msg("live-byes", None).unwrap()
    }
    pub fn msg_live_absent(&self) -> String {
        self.0.msg("live-absent", None).unwrap()
    }
    pub fn msg_live_absentees(&self) -> String {
        self.0.msg("live-absentees", None).unwrap()
    }
    pub fn msg_live_withdrawn(&self) -> String {
        self.0.msg("live-withdrawn", None).unwrap()
    }
    /// $black (String)
    /// $white (String)
    pub fn msg_live_replay_time<F0: AsRef<str>, F1: AsRef<str>>(&self, black: F0, white: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        args.set("white", white.as_ref());
        self.0.msg("live-replay-time", Some(args)).unwrap()
    }
    pub fn msg_live_forfeit_legend(&self) -> String {
        self.0.msg("live-forfeit-legend", None).unwrap()
    }
    pub fn msg_live_points_legend(&self) -> String {
        self.0.msg("live-points-legend", None).unwrap()
    }
    pub fn msg_live_last_round(&self) -> String {
        self.0.msg("live-last-round", None).unwrap()
    }
    pub fn msg_live_changes(&self) -> String {
        self.0.msg("live-changes", None).unwrap()
    }
    /// $first (String)
    /// $second (String)
    /// $signed (String)
    pub fn msg_live_changed_by_hand<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, first: F0, second: F1, signed: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("first", first.as_ref());
        args.set("second", second.as_ref());
        args.set("signed", signed.as_ref());
        self.0.msg("live-changed-by-hand", Some(args)).unwrap()
    }
    /// $signed (String)
    pub fn msg_live_paired_again<F0: AsRef<str>>(&self, signed: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("signed", signed.as_ref());
        self.0.msg("live-paired-again", Some(args)).unwrap()
    }
    pub fn msg_live_gone(&self) -> String {
        self.0.msg("live-gone", None).unwrap()
    }
    /// $name (String)
    pub fn msg_live_gone_bye<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("live-gone-bye", Some(args)).unwrap()
    }
    pub fn msg_live_print(&self) -> String {
        self.0.msg("live-print", None).unwrap()
    }
    pub fn msg_live_print_boards(&self) -> String {
        self.0.msg("live-print-boards", None).unwrap()
    }
    pub fn msg_live_print_names(&self) -> String {
        self.0.msg("live-print-names", None).unwrap()
    }
    pub fn msg_live_print_slips(&self) -> String {
        self.0.msg("live-print-slips", None).unwrap()
    }
    pub fn msg_live_print_blank(&self) -> String {
        self.0.msg("live-print-blank", None).unwrap()
    }
    pub fn msg_live_print_now(&self) -> String {
        self.0.msg("live-print-now", None).unwrap()
    }
    pub fn msg_live_participants_empty(&self) -> String {
        self.0.msg("live-participants-empty", None).unwrap()
    }
    pub fn msg_live_name(&self) -> String {
        self.0.msg("live-name", None).unwrap()
    }
    pub fn msg_live_start(&self) -> String {
        self.0.msg("live-start", None).unwrap()
    }
    pub fn msg_live_start_long(&self) -> String {
        self.0.msg("live-start-long", None).unwrap()
    }
    /// $round (Number)
    pub fn msg_live_standings_after<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("live-standings-after", Some(args)).unwrap()
    }
    pub fn msg_live_standings_before(&self) -> String {
        self.0.msg("live-standings-before", None).unwrap()
    }
    /// $open (Number)
    pub fn msg_live_standings_open<F0: Into<FluentNumber>>(&self, open: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("open", open.into());
        self.0.msg("live-standings-open", Some(args)).unwrap()
    }
    pub fn msg_live_standings_knockout(&self) -> String {
        self.0.msg("live-standings-knockout", None).unwrap()
    }
    pub fn msg_live_standings_all(&self) -> String {
        self.0.msg("live-standings-all", None).unwrap()
    }
    pub fn msg_live_standings_telling(&self) -> String {
        self.0.msg("live-standings-telling", None).unwrap()
    }
    pub fn msg_live_standings_of(&self) -> String {
        self.0.msg("live-standings-of", None).unwrap()
    }
    pub fn msg_live_ties(&self) -> String {
        self.0.msg("live-ties", None).unwrap()
    }
    pub fn msg_live_sos(&self) -> String {
        self.0.msg("live-sos", None).unwrap()
    }
    pub fn msg_live_sos_says(&self) -> String {
        self.0.msg("live-sos-says", None).unwrap()
    }
    /// $count (Number)
    pub fn msg_live_sos_less<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("live-sos-less", Some(args)).unwrap()
    }
    /// $count (Number)
    pub fn msg_live_sos_less_says<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("live-sos-less-says", Some(args)).unwrap()
    }
    pub fn msg_live_berger(&self) -> String {
        self.0.msg("live-berger", None).unwrap()
    }
    pub fn msg_live_berger_says(&self) -> String {
        self.0.msg("live-berger-says", None).unwrap()
    }
    pub fn msg_live_decided_legend(&self) -> String {
        self.0.msg("live-decided-legend", None).unwrap()
    }
    pub fn msg_live_decided(&self) -> String {
        self.0.msg("live-decided", None).unwrap()
    }
    pub fn msg_live_cell_legend(&self) -> String {
        self.0.msg("live-cell-legend", None).unwrap()
    }
    pub fn msg_live_lot_lead(&self) -> String {
        self.0.msg("live-lot-lead", None).unwrap()
    }
    pub fn msg_live_lot_draws(&self) -> String {
        self.0.msg("live-lot-draws", None).unwrap()
    }
    pub fn msg_live_lot_none(&self) -> String {
        self.0.msg("live-lot-none", None).unwrap()
    }
    pub fn msg_live_lot_stale(&self) -> String {
        self.0.msg("live-lot-stale", None).unwrap()
    }
    pub fn msg_live_lot_when(&self) -> String {
        self.0.msg("live-lot-when", None).unwrap()
    }
    pub fn msg_live_lot_seed(&self) -> String {
        self.0.msg("live-lot-seed", None).unwrap()
    }
    pub fn msg_live_lot_by_hand(&self) -> String {
        self.0.msg("live-lot-by-hand", None).unwrap()
    }
    pub fn msg_live_lot_count(&self) -> String {
        self.0.msg("live-lot-count", None).unwrap()
    }
    pub fn msg_live_lot_holds(&self) -> String {
        self.0.msg("live-lot-holds", None).unwrap()
    }
    pub fn msg_live_lot_replaced(&self) -> String {
        self.0.msg("live-lot-replaced", None).unwrap()
    }
    pub fn msg_live_lot_repeat(&self) -> String {
        self.0.msg("live-lot-repeat", None).unwrap()
    }
    pub fn msg_live_lot_rule(&self) -> String {
        self.0.msg("live-lot-rule", None).unwrap()
    }
    pub fn msg_live_lot_command(&self) -> String {
        self.0.msg("live-lot-command", None).unwrap()
    }
    pub fn msg_live_lot_hand_rule(&self) -> String {
        self.0.msg("live-lot-hand-rule", None).unwrap()
    }
    pub fn msg_live_lot_entry(&self) -> String {
        self.0.msg("live-lot-entry", None).unwrap()
    }
    pub fn msg_live_lot_ticket(&self) -> String {
        self.0.msg("live-lot-ticket", None).unwrap()
    }
    pub fn msg_live_lot_black(&self) -> String {
        self.0.msg("live-lot-black", None).unwrap()
    }
    /// $seed (String)
    pub fn msg_live_lot_rounds_rule<F0: AsRef<str>>(&self, seed: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("seed", seed.as_ref());
        self.0.msg("live-lot-rounds-rule", Some(args)).unwrap()
    }
    pub fn msg_live_why_absent(&self) -> String {
        self.0.msg("live-why-absent", None).unwrap()
    }
    /// $black (String)
    /// $white (String)
    pub fn msg_live_why_pair<F0: AsRef<str>, F1: AsRef<str>>(&self, black: F0, white: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        args.set("white", white.as_ref());
        self.0.msg("live-why-pair", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_live_why_bye<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("live-why-bye", Some(args)).unwrap()
    }
    pub fn msg_live_why_known(&self) -> String {
        self.0.msg("live-why-known", None).unwrap()
    }
    pub fn msg_live_why_colours(&self) -> String {
        self.0.msg("live-why-colours", None).unwrap()
    }
    pub fn msg_live_why_colours_long(&self) -> String {
        self.0.msg("live-why-colours-long", None).unwrap()
    }
    pub fn msg_live_why_floats(&self) -> String {
        self.0.msg("live-why-floats", None).unwrap()
    }
    pub fn msg_live_why_floats_long(&self) -> String {
        self.0.msg("live-why-floats-long", None).unwrap()
    }
    pub fn msg_live_why_order(&self) -> String {
        self.0.msg("live-why-order", None).unwrap()
    }
    pub fn msg_live_why_order_long(&self) -> String {
        self.0.msg("live-why-order-long", None).unwrap()
    }
    pub fn msg_live_why_by_hand(&self) -> String {
        self.0.msg("live-why-by-hand", None).unwrap()
    }
    pub fn msg_live_why_round_one(&self) -> String {
        self.0.msg("live-why-round-one", None).unwrap()
    }
    pub fn msg_live_why_bye_round_one(&self) -> String {
        self.0.msg("live-why-bye-round-one", None).unwrap()
    }
    pub fn msg_live_why_bye_rule(&self) -> String {
        self.0.msg("live-why-bye-rule", None).unwrap()
    }
    /// $points (String)
    pub fn msg_live_why_equal<F0: AsRef<str>>(&self, points: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("points", points.as_ref());
        self.0.msg("live-why-equal", Some(args)).unwrap()
    }
    /// $high (String)
    /// $most (String)
    /// $low (String)
    /// $least (String)
    pub fn msg_live_why_moved<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>, F3: AsRef<str>>(
        &self,
        high: F0,
        most: F1,
        low: F2,
        least: F3,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("high", high.as_ref());
        args.set("most", most.as_ref());
        args.set("low", low.as_ref());
        args.set("least", least.as_ref());
        self.0.msg("live-why-moved", Some(args)).unwrap()
    }
    /// $count (Number)
    /// $points (String)
    pub fn msg_live_why_odd<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, count: F0, points: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        args.set("points", points.as_ref());
        self.0.msg("live-why-odd", Some(args)).unwrap()
    }
    /// $points (String)
    pub fn msg_live_why_best<F0: AsRef<str>>(&self, points: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("points", points.as_ref());
        self.0.msg("live-why-best", Some(args)).unwrap()
    }
    /// $high (String)
    /// $f (String)
    /// $fnew (String)
    /// $low (String)
    /// $g (String)
    /// $gnew (String)
    pub fn msg_live_why_floats_now<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>, F3: AsRef<str>, F4: AsRef<str>, F5: AsRef<str>>(
        &self,
        high: F0,
        f: F1,
        fnew: F2,
        low: F3,
        g: F4,
        gnew: F5,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("high", high.as_ref());
        args.set("f", f.as_ref());
        args.set("fnew", fnew.as_ref());
        args.set("low", low.as_ref());
        args.set("g", g.as_ref());
        args.set("gnew", gnew.as_ref());
        self.0.msg("live-why-floats-now", Some(args)).unwrap()
    }
    /// $black (String)
    pub fn msg_live_why_colour_hand<F0: AsRef<str>>(&self, black: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        self.0.msg("live-why-colour-hand", Some(args)).unwrap()
    }
    /// $black (String)
    pub fn msg_live_why_colour_number<F0: AsRef<str>>(&self, black: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        self.0.msg("live-why-colour-number", Some(args)).unwrap()
    }
    /// $black (String)
    /// $d (String)
    /// $e (String)
    /// $white (String)
    pub fn msg_live_why_colour_balance<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>, F3: AsRef<str>>(
        &self,
        black: F0,
        d: F1,
        e: F2,
        white: F3,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        args.set("d", d.as_ref());
        args.set("e", e.as_ref());
        args.set("white", white.as_ref());
        self.0.msg("live-why-colour-balance", Some(args)).unwrap()
    }
    /// $black (String)
    /// $d (String)
    /// $order (String)
    pub fn msg_live_why_colour_higher<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, black: F0, d: F1, order: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        args.set("d", d.as_ref());
        args.set("order", order.as_ref());
        self.0.msg("live-why-colour-higher", Some(args)).unwrap()
    }
    /// $black (String)
    /// $d (String)
    /// $order (String)
    pub fn msg_live_why_colour_lower<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, black: F0, d: F1, order: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        args.set("d", d.as_ref());
        args.set("order", order.as_ref());
        self.0.msg("live-why-colour-lower", Some(args)).unwrap()
    }
    pub fn msg_live_rank_points(&self) -> String {
        self.0.msg("live-rank-points", None).unwrap()
    }
    pub fn msg_live_rank_small(&self) -> String {
        self.0.msg("live-rank-small", None).unwrap()
    }
    pub fn msg_live_rank_large(&self) -> String {
        self.0.msg("live-rank-large", None).unwrap()
    }
    pub fn msg_live_why_criteria(&self) -> String {
        self.0.msg("live-why-criteria", None).unwrap()
    }
    pub fn msg_live_why_criteria_lead(&self) -> String {
        self.0.msg("live-why-criteria-lead", None).unwrap()
    }
    pub fn msg_live_why_criterion(&self) -> String {
        self.0.msg("live-why-criterion", None).unwrap()
    }
    pub fn msg_live_why_in_pair(&self) -> String {
        self.0.msg("live-why-in-pair", None).unwrap()
    }
    pub fn msg_live_why_in_round(&self) -> String {
        self.0.msg("live-why-in-round", None).unwrap()
    }
    /// $place (Number)
    /// $partner (Number)
    pub fn msg_live_order_pair<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, place: F0, partner: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("place", place.into());
        args.set("partner", partner.into());
        self.0.msg("live-order-pair", Some(args)).unwrap()
    }
    pub fn msg_live_why_not(&self) -> String {
        self.0.msg("live-why-not", None).unwrap()
    }
    pub fn msg_live_why_not_lead(&self) -> String {
        self.0.msg("live-why-not-lead", None).unwrap()
    }
    pub fn msg_live_why_not_other(&self) -> String {
        self.0.msg("live-why-not-other", None).unwrap()
    }
    pub fn msg_live_why_not_ask(&self) -> String {
        self.0.msg("live-why-not-ask", None).unwrap()
    }
    pub fn msg_live_not_same(&self) -> String {
        self.0.msg("live-not-same", None).unwrap()
    }
    pub fn msg_live_not_oneself(&self) -> String {
        self.0.msg("live-not-oneself", None).unwrap()
    }
    /// $name (String)
    pub fn msg_live_not_away<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("live-not-away", Some(args)).unwrap()
    }
    pub fn msg_live_not_even(&self) -> String {
        self.0.msg("live-not-even", None).unwrap()
    }
    /// $name (String)
    /// $other (String)
    /// $round (Number)
    pub fn msg_live_not_met<F0: AsRef<str>, F1: AsRef<str>, F2: Into<FluentNumber>>(&self, name: F0, other: F1, round: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("other", other.as_ref());
        args.set("round", round.into());
        self.0.msg("live-not-met", Some(args)).unwrap()
    }
    pub fn msg_live_not_dead_end(&self) -> String {
        self.0.msg("live-not-dead-end", None).unwrap()
    }
    pub fn msg_live_not_worse(&self) -> String {
        self.0.msg("live-not-worse", None).unwrap()
    }
    pub fn msg_live_not_too_large(&self) -> String {
        self.0.msg("live-not-too-large", None).unwrap()
    }
    /// $name (String)
    /// $worse (Number)
    /// $better (Number)
    pub fn msg_live_not_order<F0: AsRef<str>, F1: Into<FluentNumber>, F2: Into<FluentNumber>>(
        &self,
        name: F0,
        worse: F1,
        better: F2,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("worse", worse.into());
        args.set("better", better.into());
        self.0.msg("live-not-order", Some(args)).unwrap()
    }
    /// $criterion (String)
    /// $article (String)
    /// $worse (String)
    /// $better (String)
    pub fn msg_live_not_criterion<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>, F3: AsRef<str>>(
        &self,
        criterion: F0,
        article: F1,
        worse: F2,
        better: F3,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("criterion", criterion.as_ref());
        args.set("article", article.as_ref());
        args.set("worse", worse.as_ref());
        args.set("better", better.as_ref());
        self.0.msg("live-not-criterion", Some(args)).unwrap()
    }
    pub fn msg_live_why_berger(&self) -> String {
        self.0.msg("live-why-berger", None).unwrap()
    }
    pub fn msg_live_knockout_rule(&self) -> String {
        self.0.msg("live-knockout-rule", None).unwrap()
    }
    pub fn msg_live_knockout_bye(&self) -> String {
        self.0.msg("live-knockout-bye", None).unwrap()
    }
    /// $country (String)
    pub fn msg_live_knockout_nation<F0: AsRef<str>>(&self, country: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("country", country.as_ref());
        self.0.msg("live-knockout-nation", Some(args)).unwrap()
    }
    /// $black (String)
    pub fn msg_live_knockout_black<F0: AsRef<str>>(&self, black: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("black", black.as_ref());
        self.0.msg("live-knockout-black", Some(args)).unwrap()
    }
    pub fn msg_live_knockout_replay(&self) -> String {
        self.0.msg("live-knockout-replay", None).unwrap()
    }
    /// $name (String)
    pub fn msg_live_bracket<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("live-bracket", Some(args)).unwrap()
    }
    /// $rounds (Number)
    pub fn msg_live_bracket_about<F0: Into<FluentNumber>>(&self, rounds: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("rounds", rounds.into());
        self.0.msg("live-bracket-about", Some(args)).unwrap()
    }
    pub fn msg_live_bracket_title(&self) -> String {
        self.0.msg("live-bracket-title", None).unwrap()
    }
    pub fn msg_live_bracket_list(&self) -> String {
        self.0.msg("live-bracket-list", None).unwrap()
    }
    pub fn msg_live_bracket_file(&self) -> String {
        self.0.msg("live-bracket-file", None).unwrap()
    }
    pub fn msg_live_bracket_note(&self) -> String {
        self.0.msg("live-bracket-note", None).unwrap()
    }
    /// $board (Number)
    /// $black (String)
    /// $white (String)
    /// $result (String)
    pub fn msg_live_bracket_game<F0: Into<FluentNumber>, F1: AsRef<str>, F2: AsRef<str>, F3: AsRef<str>>(
        &self,
        board: F0,
        black: F1,
        white: F2,
        result: F3,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("board", board.into());
        args.set("black", black.as_ref());
        args.set("white", white.as_ref());
        args.set("result", result.as_ref());
        self.0.msg("live-bracket-game", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_live_bracket_bye<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("live-bracket-bye", Some(args)).unwrap()
    }
    pub fn msg_live_sheet_colour(&self) -> String {
        self.0.msg("live-sheet-colour", None).unwrap()
    }
    pub fn msg_live_sheet_signature(&self) -> String {
        self.0.msg("live-sheet-signature", None).unwrap()
    }
    pub fn msg_live_sheet_mark(&self) -> String {
        self.0.msg("live-sheet-mark", None).unwrap()
    }
    pub fn msg_live_sheet_black_won(&self) -> String {
        self.0.msg("live-sheet-black-won", None).unwrap()
    }
    pub fn msg_live_sheet_draw(&self) -> String {
        self.0.msg("live-sheet-draw", None).unwrap()
    }
    pub fn msg_live_sheet_white_won(&self) -> String {
        self.0.msg("live-sheet-white-won", None).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_hello<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-hello", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_submitted_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-submitted-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    pub fn msg_letter_submitted<F0: AsRef<str>, F1: AsRef<str>>(&self, name: F0, federation: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        self.0.msg("letter-submitted", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_cosigned_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-cosigned-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    pub fn msg_letter_cosigned<F0: AsRef<str>, F1: AsRef<str>>(&self, name: F0, federation: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        self.0.msg("letter-cosigned", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_returned_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-returned-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    /// $by (String)
    pub fn msg_letter_returned<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, name: F0, federation: F1, by: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        args.set("by", by.as_ref());
        self.0.msg("letter-returned", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_rated_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-rated-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    pub fn msg_letter_rated<F0: AsRef<str>, F1: AsRef<str>>(&self, name: F0, federation: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        self.0.msg("letter-rated", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_reopened_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-reopened-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    /// $by (String)
    pub fn msg_letter_reopened<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, name: F0, federation: F1, by: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        args.set("by", by.as_ref());
        self.0.msg("letter-reopened", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_proposed_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-proposed-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    /// $by (String)
    pub fn msg_letter_proposed<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, name: F0, federation: F1, by: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        args.set("by", by.as_ref());
        self.0.msg("letter-proposed", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_admitted_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-admitted-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    pub fn msg_letter_admitted<F0: AsRef<str>, F1: AsRef<str>>(&self, name: F0, federation: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        self.0.msg("letter-admitted", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_proposal_returned_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-proposal-returned-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    /// $by (String)
    pub fn msg_letter_proposal_returned<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, name: F0, federation: F1, by: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        args.set("by", by.as_ref());
        self.0.msg("letter-proposal-returned", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_proposal_rejected_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-proposal-rejected-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    /// $by (String)
    pub fn msg_letter_proposal_rejected<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, name: F0, federation: F1, by: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        args.set("by", by.as_ref());
        self.0.msg("letter-proposal-rejected", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_asked_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-asked-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    pub fn msg_letter_asked<F0: AsRef<str>, F1: AsRef<str>>(&self, name: F0, federation: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        self.0.msg("letter-asked", Some(args)).unwrap()
    }
    /// $federation (String)
    pub fn msg_letter_invitation_subject<F0: AsRef<str>>(&self, federation: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("federation", federation.as_ref());
        self.0.msg("letter-invitation-subject", Some(args)).unwrap()
    }
    /// $federation (String)
    /// $office (String)
    /// $by (String)
    pub fn msg_letter_invitation<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, federation: F0, office: F1, by: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("federation", federation.as_ref());
        args.set("office", office.as_ref());
        args.set("by", by.as_ref());
        self.0.msg("letter-invitation", Some(args)).unwrap()
    }
    /// $login (String)
    pub fn msg_letter_login<F0: AsRef<str>>(&self, login: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("login", login.as_ref());
        self.0.msg("letter-login", Some(args)).unwrap()
    }
    /// $until (String)
    pub fn msg_letter_invitation_do<F0: AsRef<str>>(&self, until: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("until", until.as_ref());
        self.0.msg("letter-invitation-do", Some(args)).unwrap()
    }
    pub fn msg_letter_reset_subject(&self) -> String {
        self.0.msg("letter-reset-subject", None).unwrap()
    }
    /// $site (String)
    /// $until (String)
    pub fn msg_letter_reset<F0: AsRef<str>, F1: AsRef<str>>(&self, site: F0, until: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("site", site.as_ref());
        args.set("until", until.as_ref());
        self.0.msg("letter-reset", Some(args)).unwrap()
    }
    pub fn msg_letter_secret(&self) -> String {
        self.0.msg("letter-secret", None).unwrap()
    }
    pub fn msg_letter_confirmation_subject(&self) -> String {
        self.0.msg("letter-confirmation-subject", None).unwrap()
    }
    /// $site (String)
    /// $until (String)
    pub fn msg_letter_confirmation<F0: AsRef<str>, F1: AsRef<str>>(&self, site: F0, until: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("site", site.as_ref());
        args.set("until", until.as_ref());
        self.0.msg("letter-confirmation", Some(args)).unwrap()
    }
    pub fn msg_letter_stranger(&self) -> String {
        self.0.msg("letter-stranger", None).unwrap()
    }
    pub fn msg_letter_why(&self) -> String {
        self.0.msg("letter-why", None).unwrap()
    }
    pub fn msg_letter_kind_submitted(&self) -> String {
        self.0.msg("letter-kind-submitted", None).unwrap()
    }
    pub fn msg_letter_kind_cosigned(&self) -> String {
        self.0.msg("letter-kind-cosigned", None).unwrap()
    }
    pub fn msg_letter_kind_returned(&self) -> String {
        self.0.msg("letter-kind-returned", None).unwrap()
    }
    pub fn msg_letter_kind_rated(&self) -> String {
        self.0.msg("letter-kind-rated", None).unwrap()
    }
    pub fn msg_letter_kind_reopened(&self) -> String {
        self.0.msg("letter-kind-reopened", None).unwrap()
    }
    pub fn msg_letter_kind_proposed(&self) -> String {
        self.0.msg("letter-kind-proposed", None).unwrap()
    }
    pub fn msg_letter_kind_admitted(&self) -> String {
        self.0.msg("letter-kind-admitted", None).unwrap()
    }
    pub fn msg_letter_kind_proposal_returned(&self) -> String {
        self.0.msg("letter-kind-proposal-returned", None).unwrap()
    }
    pub fn msg_letter_kind_proposal_rejected(&self) -> String {
        self.0.msg("letter-kind-proposal-rejected", None).unwrap()
    }
    pub fn msg_letter_kind_asked(&self) -> String {
        self.0.msg("letter-kind-asked", None).unwrap()
    }
    pub fn msg_letter_kind_invitation(&self) -> String {
        self.0.msg("letter-kind-invitation", None).unwrap()
    }
    pub fn msg_letter_kind_reset(&self) -> String {
        self.0.msg("letter-kind-reset", None).unwrap()
    }
    pub fn msg_letter_kind_confirmation(&self) -> String {
        self.0.msg("letter-kind-confirmation", None).unwrap()
    }
    pub fn msg_mail_title(&self) -> String {
        self.0.msg("mail-title", None).unwrap()
    }
    pub fn msg_mail_address(&self) -> String {
        self.0.msg("mail-address", None).unwrap()
    }
    pub fn msg_mail_hint(&self) -> String {
        self.0.msg("mail-hint", None).unwrap()
    }
    /// $address (String)
    pub fn msg_mail_waits<F0: AsRef<str>>(&self, address: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("address", address.as_ref());
        self.0.msg("mail-waits", Some(args)).unwrap()
    }
    pub fn msg_mail_notices(&self) -> String {
        self.0.msg("mail-notices", None).unwrap()
    }
    pub fn msg_mail_language(&self) -> String {
        self.0.msg("mail-language", None).unwrap()
    }
    pub fn msg_mistake_address(&self) -> String {
        self.0.msg("mistake-address", None).unwrap()
    }
    pub fn msg_flash_mail_asked(&self) -> String {
        self.0.msg("flash-mail-asked", None).unwrap()
    }
    pub fn msg_flash_mail_confirmed(&self) -> String {
        self.0.msg("flash-mail-confirmed", None).unwrap()
    }
    pub fn msg_confirm_title(&self) -> String {
        self.0.msg("confirm-title", None).unwrap()
    }
    /// $name (String)
    /// $address (String)
    pub fn msg_confirm_lead<F0: AsRef<str>, F1: AsRef<str>>(&self, name: F0, address: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("address", address.as_ref());
        self.0.msg("confirm-lead", Some(args)).unwrap()
    }
    pub fn msg_confirm_do(&self) -> String {
        self.0.msg("confirm-do", None).unwrap()
    }
    pub fn msg_confirm_hint(&self) -> String {
        self.0.msg("confirm-hint", None).unwrap()
    }
    pub fn msg_invite_mail_hint(&self) -> String {
        self.0.msg("invite-mail-hint", None).unwrap()
    }
    /// $address (String)
    pub fn msg_link_mailed<F0: AsRef<str>>(&self, address: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("address", address.as_ref());
        self.0.msg("link-mailed", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_reset_mail<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("reset-mail", Some(args)).unwrap()
    }
    pub fn msg_letters_title(&self) -> String {
        self.0.msg("letters-title", None).unwrap()
    }
    pub fn msg_letters_lead(&self) -> String {
        self.0.msg("letters-lead", None).unwrap()
    }
    pub fn msg_letters_off(&self) -> String {
        self.0.msg("letters-off", None).unwrap()
    }
    pub fn msg_letters_given_up(&self) -> String {
        self.0.msg("letters-given-up", None).unwrap()
    }
    pub fn msg_letters_none_given_up(&self) -> String {
        self.0.msg("letters-none-given-up", None).unwrap()
    }
    pub fn msg_letters_waiting(&self) -> String {
        self.0.msg("letters-waiting", None).unwrap()
    }
    pub fn msg_letters_none_waiting(&self) -> String {
        self.0.msg("letters-none-waiting", None).unwrap()
    }
    pub fn msg_letter(&self) -> String {
        self.0.msg("letter", None).unwrap()
    }
    pub fn msg_letter_attempts(&self) -> String {
        self.0.msg("letter-attempts", None).unwrap()
    }
    pub fn msg_letter_error(&self) -> String {
        self.0.msg("letter-error", None).unwrap()
    }
    pub fn msg_letter_next(&self) -> String {
        self.0.msg("letter-next", None).unwrap()
    }
    pub fn msg_letter_again(&self) -> String {
        self.0.msg("letter-again", None).unwrap()
    }
    pub fn msg_letter_error_expired(&self) -> String {
        self.0.msg("letter-error-expired", None).unwrap()
    }
    pub fn msg_letter_error_unfinished(&self) -> String {
        self.0.msg("letter-error-unfinished", None).unwrap()
    }
    pub fn msg_flash_letter_again(&self) -> String {
        self.0.msg("flash-letter-again", None).unwrap()
    }
    /// $count (Number)
    pub fn msg_count_letters_given_up<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("count-letters-given-up", Some(args)).unwrap()
    }
    pub fn msg_act_mail(&self) -> String {
        self.0.msg("act-mail", None).unwrap()
    }
    pub fn msg_act_confirm_mail(&self) -> String {
        self.0.msg("act-confirm-mail", None).unwrap()
    }
    pub fn msg_act_retry_letter(&self) -> String {
        self.0.msg("act-retry-letter", None).unwrap()
    }
    pub fn msg_subject_letter(&self) -> String {
        self.0.msg("subject-letter", None).unwrap()
    }
    /// $federation (String)
    pub fn msg_letter_list_due_subject<F0: AsRef<str>>(&self, federation: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("federation", federation.as_ref());
        self.0.msg("letter-list-due-subject", Some(args)).unwrap()
    }
    /// $federation (String)
    /// $name (String)
    pub fn msg_letter_list_due<F0: AsRef<str>, F1: AsRef<str>>(&self, federation: F0, name: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("federation", federation.as_ref());
        args.set("name", name.as_ref());
        self.0.msg("letter-list-due", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_overdue_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-overdue-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    pub fn msg_letter_overdue<F0: AsRef<str>, F1: AsRef<str>>(&self, name: F0, federation: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        self.0.msg("letter-overdue", Some(args)).unwrap()
    }
    pub fn msg_letter_kind_list_due(&self) -> String {
        self.0.msg("letter-kind-list-due", None).unwrap()
    }
    pub fn msg_letter_kind_overdue(&self) -> String {
        self.0.msg("letter-kind-overdue", None).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_registration_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-registration-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    /// $until (String)
    pub fn msg_letter_registration<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, name: F0, federation: F1, until: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        args.set("until", until.as_ref());
        self.0.msg("letter-registration", Some(args)).unwrap()
    }
    pub fn msg_letter_registration_keep(&self) -> String {
        self.0.msg("letter-registration-keep", None).unwrap()
    }
    /// $name (String)
    pub fn msg_letter_moved_up_subject<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("letter-moved-up-subject", Some(args)).unwrap()
    }
    /// $name (String)
    /// $federation (String)
    pub fn msg_letter_moved_up<F0: AsRef<str>, F1: AsRef<str>>(&self, name: F0, federation: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        args.set("federation", federation.as_ref());
        self.0.msg("letter-moved-up", Some(args)).unwrap()
    }
    pub fn msg_letter_moved_up_withdraw(&self) -> String {
        self.0.msg("letter-moved-up-withdraw", None).unwrap()
    }
    pub fn msg_letter_kind_registration(&self) -> String {
        self.0.msg("letter-kind-registration", None).unwrap()
    }
    pub fn msg_letter_kind_moved_up(&self) -> String {
        self.0.msg("letter-kind-moved-up", None).unwrap()
    }
    #[allow(unused)]
    pub fn msg_language_name(&self) -> String {
        self.0.msg("language-name", None).unwrap()
    }
    pub fn msg_numbers_title(&self) -> String {
        self.0.msg("numbers-title", None).unwrap()
    }
    pub fn msg_numbers_lead(&self) -> String {
        self.0.msg("numbers-lead", None).unwrap()
    }
    pub fn msg_numbers_from(&self) -> String {
        self.0.msg("numbers-from", None).unwrap()
    }
    pub fn msg_numbers_to(&self) -> String {
        self.0.msg("numbers-to", None).unwrap()
    }
    /// $days (String)
    pub fn msg_numbers_period<F0: AsRef<str>>(&self, days: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("days", days.as_ref());
        self.0.msg("numbers-period", Some(args)).unwrap()
    }
    pub fn msg_numbers_mistake_day(&self) -> String {
        self.0.msg("numbers-mistake-day", None).unwrap()
    }
    pub fn msg_numbers_mistake_reversed(&self) -> String {
        self.0.msg("numbers-mistake-reversed", None).unwrap()
    }
    /// $years (Number)
    pub fn msg_numbers_mistake_long<F0: Into<FluentNumber>>(&self, years: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("years", years.into());
        self.0.msg("numbers-mistake-long", Some(args)).unwrap()
    }
    pub fn msg_numbers_table(&self) -> String {
        self.0.msg("numbers-table", None).unwrap()
    }
    pub fn msg_numbers_distribution(&self) -> String {
        self.0.msg("numbers-distribution", None).unwrap()
    }
    /// $width (String)
    pub fn msg_numbers_distribution_about<F0: AsRef<str>>(&self, width: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("width", width.as_ref());
        self.0.msg("numbers-distribution-about", Some(args)).unwrap()
    }
    pub fn msg_numbers_players(&self) -> String {
        self.0.msg("numbers-players", None).unwrap()
    }
    pub fn msg_numbers_mean(&self) -> String {
        self.0.msg("numbers-mean", None).unwrap()
    }
    pub fn msg_numbers_median(&self) -> String {
        self.0.msg("numbers-median", None).unwrap()
    }
    pub fn msg_numbers_rating_from(&self) -> String {
        self.0.msg("numbers-rating-from", None).unwrap()
    }
    pub fn msg_numbers_rating_to(&self) -> String {
        self.0.msg("numbers-rating-to", None).unwrap()
    }
    /// $low (String)
    /// $high (String)
    /// $from (String)
    /// $to (String)
    pub fn msg_numbers_distribution_picture<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>, F3: AsRef<str>>(
        &self,
        low: F0,
        high: F1,
        from: F2,
        to: F3,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("low", low.as_ref());
        args.set("high", high.as_ref());
        args.set("from", from.as_ref());
        args.set("to", to.as_ref());
        self.0.msg("numbers-distribution-picture", Some(args)).unwrap()
    }
    /// $from (String)
    /// $to (String)
    /// $players (String)
    pub fn msg_numbers_step<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, from: F0, to: F1, players: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("from", from.as_ref());
        args.set("to", to.as_ref());
        args.set("players", players.as_ref());
        self.0.msg("numbers-step", Some(args)).unwrap()
    }
    pub fn msg_numbers_inflation(&self) -> String {
        self.0.msg("numbers-inflation", None).unwrap()
    }
    pub fn msg_numbers_inflation_about(&self) -> String {
        self.0.msg("numbers-inflation-about", None).unwrap()
    }
    pub fn msg_numbers_inflation_change(&self) -> String {
        self.0.msg("numbers-inflation-change", None).unwrap()
    }
    pub fn msg_numbers_inflation_quarters(&self) -> String {
        self.0.msg("numbers-inflation-quarters", None).unwrap()
    }
    pub fn msg_numbers_inflation_stars(&self) -> String {
        self.0.msg("numbers-inflation-stars", None).unwrap()
    }
    pub fn msg_numbers_inflation_empty(&self) -> String {
        self.0.msg("numbers-inflation-empty", None).unwrap()
    }
    /// $lowest (String)
    /// $highest (String)
    pub fn msg_numbers_inflation_picture<F0: AsRef<str>, F1: AsRef<str>>(&self, lowest: F0, highest: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("lowest", lowest.as_ref());
        args.set("highest", highest.as_ref());
        self.0.msg("numbers-inflation-picture", Some(args)).unwrap()
    }
    /// $number (String)
    /// $year (String)
    pub fn msg_numbers_quarter<F0: AsRef<str>, F1: AsRef<str>>(&self, number: F0, year: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("number", number.as_ref());
        args.set("year", year.as_ref());
        self.0.msg("numbers-quarter", Some(args)).unwrap()
    }
    /// $quarter (String)
    /// $change (String)
    /// $players (String)
    pub fn msg_numbers_quarter_says<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, quarter: F0, change: F1, players: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("quarter", quarter.as_ref());
        args.set("change", change.as_ref());
        args.set("players", players.as_ref());
        self.0.msg("numbers-quarter-says", Some(args)).unwrap()
    }
    pub fn msg_numbers_quarter_head(&self) -> String {
        self.0.msg("numbers-quarter-head", None).unwrap()
    }
    pub fn msg_numbers_stable(&self) -> String {
        self.0.msg("numbers-stable", None).unwrap()
    }
    pub fn msg_numbers_mean_change(&self) -> String {
        self.0.msg("numbers-mean-change", None).unwrap()
    }
    pub fn msg_numbers_prediction(&self) -> String {
        self.0.msg("numbers-prediction", None).unwrap()
    }
    pub fn msg_numbers_prediction_about(&self) -> String {
        self.0.msg("numbers-prediction-about", None).unwrap()
    }
    pub fn msg_numbers_prediction_favourite(&self) -> String {
        self.0.msg("numbers-prediction-favourite", None).unwrap()
    }
    pub fn msg_numbers_prediction_empty(&self) -> String {
        self.0.msg("numbers-prediction-empty", None).unwrap()
    }
    pub fn msg_numbers_prediction_legend(&self) -> String {
        self.0.msg("numbers-prediction-legend", None).unwrap()
    }
    /// $expected (String)
    /// $scored (String)
    pub fn msg_numbers_prediction_picture<F0: AsRef<str>, F1: AsRef<str>>(&self, expected: F0, scored: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("expected", expected.as_ref());
        args.set("scored", scored.as_ref());
        self.0.msg("numbers-prediction-picture", Some(args)).unwrap()
    }
    /// $games (String)
    /// $expected (String)
    /// $scored (String)
    pub fn msg_numbers_group_says<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, games: F0, expected: F1, scored: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("games", games.as_ref());
        args.set("expected", expected.as_ref());
        args.set("scored", scored.as_ref());
        self.0.msg("numbers-group-says", Some(args)).unwrap()
    }
    pub fn msg_numbers_predicted(&self) -> String {
        self.0.msg("numbers-predicted", None).unwrap()
    }
    pub fn msg_numbers_squared_error(&self) -> String {
        self.0.msg("numbers-squared-error", None).unwrap()
    }
    /// $even (String)
    pub fn msg_numbers_squared_error_hint<F0: AsRef<str>>(&self, even: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("even", even.as_ref());
        self.0.msg("numbers-squared-error-hint", Some(args)).unwrap()
    }
    pub fn msg_numbers_excess(&self) -> String {
        self.0.msg("numbers-excess", None).unwrap()
    }
    pub fn msg_numbers_excess_hint(&self) -> String {
        self.0.msg("numbers-excess-hint", None).unwrap()
    }
    pub fn msg_numbers_left_handicap(&self) -> String {
        self.0.msg("numbers-left-handicap", None).unwrap()
    }
    pub fn msg_numbers_left_unrated(&self) -> String {
        self.0.msg("numbers-left-unrated", None).unwrap()
    }
    pub fn msg_numbers_left_unexpected(&self) -> String {
        self.0.msg("numbers-left-unexpected", None).unwrap()
    }
    pub fn msg_numbers_expected_from(&self) -> String {
        self.0.msg("numbers-expected-from", None).unwrap()
    }
    pub fn msg_numbers_expected_to(&self) -> String {
        self.0.msg("numbers-expected-to", None).unwrap()
    }
    pub fn msg_numbers_expected(&self) -> String {
        self.0.msg("numbers-expected", None).unwrap()
    }
    pub fn msg_numbers_scored(&self) -> String {
        self.0.msg("numbers-scored", None).unwrap()
    }
    pub fn msg_numbers_axis_expected(&self) -> String {
        self.0.msg("numbers-axis-expected", None).unwrap()
    }
    pub fn msg_numbers_axis_scored(&self) -> String {
        self.0.msg("numbers-axis-scored", None).unwrap()
    }
    pub fn msg_player_office(&self) -> String {
        self.0.msg("player-office", None).unwrap()
    }
    pub fn msg_initial_rating(&self) -> String {
        self.0.msg("initial-rating", None).unwrap()
    }
    pub fn msg_initial_rating_hint(&self) -> String {
        self.0.msg("initial-rating-hint", None).unwrap()
    }
    pub fn msg_initial_rating_confirm(&self) -> String {
        self.0.msg("initial-rating-confirm", None).unwrap()
    }
    pub fn msg_do_recommend(&self) -> String {
        self.0.msg("do-recommend", None).unwrap()
    }
    /// $article (String)
    /// $first (String)
    /// $second (String)
    pub fn msg_recommended_by<F0: AsRef<str>, F1: AsRef<str>, F2: AsRef<str>>(&self, article: F0, first: F1, second: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("article", article.as_ref());
        args.set("first", first.as_ref());
        args.set("second", second.as_ref());
        self.0.msg("recommended-by", Some(args)).unwrap()
    }
    pub fn msg_field_first_member(&self) -> String {
        self.0.msg("field-first-member", None).unwrap()
    }
    pub fn msg_field_second_member(&self) -> String {
        self.0.msg("field-second-member", None).unwrap()
    }
    pub fn msg_field_recommended_on(&self) -> String {
        self.0.msg("field-recommended-on", None).unwrap()
    }
    pub fn msg_merge_title(&self) -> String {
        self.0.msg("merge-title", None).unwrap()
    }
    pub fn msg_merge_hint(&self) -> String {
        self.0.msg("merge-hint", None).unwrap()
    }
    pub fn msg_merge_search(&self) -> String {
        self.0.msg("merge-search", None).unwrap()
    }
    pub fn msg_merge_nobody(&self) -> String {
        self.0.msg("merge-nobody", None).unwrap()
    }
    pub fn msg_merge_choose(&self) -> String {
        self.0.msg("merge-choose", None).unwrap()
    }
    pub fn msg_merge_confirm(&self) -> String {
        self.0.msg("merge-confirm", None).unwrap()
    }
    /// $name (String)
    pub fn msg_do_merge<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("do-merge", Some(args)).unwrap()
    }
    pub fn msg_merged_before(&self) -> String {
        self.0.msg("merged-before", None).unwrap()
    }
    pub fn msg_do_part(&self) -> String {
        self.0.msg("do-part", None).unwrap()
    }
    pub fn msg_part_confirm(&self) -> String {
        self.0.msg("part-confirm", None).unwrap()
    }
    pub fn msg_mark_title(&self) -> String {
        self.0.msg("mark-title", None).unwrap()
    }
    pub fn msg_mark_hint(&self) -> String {
        self.0.msg("mark-hint", None).unwrap()
    }
    pub fn msg_mark_none(&self) -> String {
        self.0.msg("mark-none", None).unwrap()
    }
    pub fn msg_mark_withdrawn(&self) -> String {
        self.0.msg("mark-withdrawn", None).unwrap()
    }
    pub fn msg_mark_deceased(&self) -> String {
        self.0.msg("mark-deceased", None).unwrap()
    }
    pub fn msg_mark_forgotten(&self) -> String {
        self.0.msg("mark-forgotten", None).unwrap()
    }
    pub fn msg_field_marked_on(&self) -> String {
        self.0.msg("field-marked-on", None).unwrap()
    }
    pub fn msg_field_club_since(&self) -> String {
        self.0.msg("field-club-since", None).unwrap()
    }
    pub fn msg_club_since_hint(&self) -> String {
        self.0.msg("club-since-hint", None).unwrap()
    }
    pub fn msg_clubs_before(&self) -> String {
        self.0.msg("clubs-before", None).unwrap()
    }
    pub fn msg_no_club(&self) -> String {
        self.0.msg("no-club", None).unwrap()
    }
    pub fn msg_forget_title(&self) -> String {
        self.0.msg("forget-title", None).unwrap()
    }
    pub fn msg_forget_hint(&self) -> String {
        self.0.msg("forget-hint", None).unwrap()
    }
    pub fn msg_forget_confirm(&self) -> String {
        self.0.msg("forget-confirm", None).unwrap()
    }
    pub fn msg_do_forget(&self) -> String {
        self.0.msg("do-forget", None).unwrap()
    }
    pub fn msg_refused_merged(&self) -> String {
        self.0.msg("refused-merged", None).unwrap()
    }
    /// $tournament (String)
    pub fn msg_refused_both_in<F0: AsRef<str>>(&self, tournament: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("tournament", tournament.as_ref());
        self.0.msg("refused-both-in", Some(args)).unwrap()
    }
    /// $tournament (String)
    pub fn msg_refused_in_unfinished<F0: AsRef<str>>(&self, tournament: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("tournament", tournament.as_ref());
        self.0.msg("refused-in-unfinished", Some(args)).unwrap()
    }
    pub fn msg_refused_rated_already(&self) -> String {
        self.0.msg("refused-rated-already", None).unwrap()
    }
    pub fn msg_act_merge_players(&self) -> String {
        self.0.msg("act-merge-players", None).unwrap()
    }
    pub fn msg_act_part_players(&self) -> String {
        self.0.msg("act-part-players", None).unwrap()
    }
    pub fn msg_act_initial_rating(&self) -> String {
        self.0.msg("act-initial-rating", None).unwrap()
    }
    pub fn msg_act_mark_player(&self) -> String {
        self.0.msg("act-mark-player", None).unwrap()
    }
    pub fn msg_act_forget_player(&self) -> String {
        self.0.msg("act-forget-player", None).unwrap()
    }
    pub fn msg_flash_merged(&self) -> String {
        self.0.msg("flash-merged", None).unwrap()
    }
    pub fn msg_flash_parted(&self) -> String {
        self.0.msg("flash-parted", None).unwrap()
    }
    pub fn msg_flash_recommended(&self) -> String {
        self.0.msg("flash-recommended", None).unwrap()
    }
    pub fn msg_flash_forgotten(&self) -> String {
        self.0.msg("flash-forgotten", None).unwrap()
    }
    /// $count (Number)
    pub fn msg_names_forgotten<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("names-forgotten", Some(args)).unwrap()
    }
    pub fn msg_filter_more(&self) -> String {
        self.0.msg("filter-more", None).unwrap()
    }
    pub fn msg_filter_clear(&self) -> String {
        self.0.msg("filter-clear", None).unwrap()
    }
    pub fn msg_filter_any_city(&self) -> String {
        self.0.msg("filter-any-city", None).unwrap()
    }
    pub fn msg_filter_any_country(&self) -> String {
        self.0.msg("filter-any-country", None).unwrap()
    }
    pub fn msg_filter_any(&self) -> String {
        self.0.msg("filter-any", None).unwrap()
    }
    pub fn msg_filter_women(&self) -> String {
        self.0.msg("filter-women", None).unwrap()
    }
    pub fn msg_filter_men(&self) -> String {
        self.0.msg("filter-men", None).unwrap()
    }
    pub fn msg_filter_age(&self) -> String {
        self.0.msg("filter-age", None).unwrap()
    }
    pub fn msg_filter_age_minors(&self) -> String {
        self.0.msg("filter-age-minors", None).unwrap()
    }
    pub fn msg_filter_age_seniors(&self) -> String {
        self.0.msg("filter-age-seniors", None).unwrap()
    }
    pub fn msg_filter_rank_from(&self) -> String {
        self.0.msg("filter-rank-from", None).unwrap()
    }
    pub fn msg_filter_rank_to(&self) -> String {
        self.0.msg("filter-rank-to", None).unwrap()
    }
    pub fn msg_filter_active(&self) -> String {
        self.0.msg("filter-active", None).unwrap()
    }
    pub fn msg_filter_nearly(&self) -> String {
        self.0.msg("filter-nearly", None).unwrap()
    }
    /// $column (String)
    pub fn msg_sort_by<F0: AsRef<str>>(&self, column: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("column", column.as_ref());
        self.0.msg("sort-by", Some(args)).unwrap()
    }
    pub fn msg_compare_title(&self) -> String {
        self.0.msg("compare-title", None).unwrap()
    }
    pub fn msg_compare_lists(&self) -> String {
        self.0.msg("compare-lists", None).unwrap()
    }
    pub fn msg_compare_do(&self) -> String {
        self.0.msg("compare-do", None).unwrap()
    }
    pub fn msg_compare_earlier(&self) -> String {
        self.0.msg("compare-earlier", None).unwrap()
    }
    pub fn msg_compare_later(&self) -> String {
        self.0.msg("compare-later", None).unwrap()
    }
    pub fn msg_compare_both(&self) -> String {
        self.0.msg("compare-both", None).unwrap()
    }
    pub fn msg_compare_new(&self) -> String {
        self.0.msg("compare-new", None).unwrap()
    }
    pub fn msg_compare_gone(&self) -> String {
        self.0.msg("compare-gone", None).unwrap()
    }
    pub fn msg_compare_gained(&self) -> String {
        self.0.msg("compare-gained", None).unwrap()
    }
    pub fn msg_compare_lost(&self) -> String {
        self.0.msg("compare-lost", None).unwrap()
    }
    pub fn msg_compare_same(&self) -> String {
        self.0.msg("compare-same", None).unwrap()
    }
    pub fn msg_compare_mean(&self) -> String {
        self.0.msg("compare-mean", None).unwrap()
    }
    pub fn msg_compare_place(&self) -> String {
        self.0.msg("compare-place", None).unwrap()
    }
    /// $earlier (String)
    /// $later (String)
    pub fn msg_compare_lead<F0: AsRef<str>, F1: AsRef<str>>(&self, earlier: F0, later: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("earlier", earlier.as_ref());
        args.set("later", later.as_ref());
        self.0.msg("compare-lead", Some(args)).unwrap()
    }
    pub fn msg_compare_one(&self) -> String {
        self.0.msg("compare-one", None).unwrap()
    }
    pub fn msg_compare_nobody(&self) -> String {
        self.0.msg("compare-nobody", None).unwrap()
    }
    pub fn msg_col_last_long(&self) -> String {
        self.0.msg("col-last-long", None).unwrap()
    }
    pub fn msg_proposals_title(&self) -> String {
        self.0.msg("proposals-title", None).unwrap()
    }
    pub fn msg_proposals_lead(&self) -> String {
        self.0.msg("proposals-lead", None).unwrap()
    }
    pub fn msg_proposals_empty(&self) -> String {
        self.0.msg("proposals-empty", None).unwrap()
    }
    pub fn msg_propose_tournament(&self) -> String {
        self.0.msg("propose-tournament", None).unwrap()
    }
    pub fn msg_propose_lead(&self) -> String {
        self.0.msg("propose-lead", None).unwrap()
    }
    pub fn msg_all_stages(&self) -> String {
        self.0.msg("all-stages", None).unwrap()
    }
    pub fn msg_stage_draft(&self) -> String {
        self.0.msg("stage-draft", None).unwrap()
    }
    pub fn msg_stage_sent(&self) -> String {
        self.0.msg("stage-sent", None).unwrap()
    }
    pub fn msg_stage_returned(&self) -> String {
        self.0.msg("stage-returned", None).unwrap()
    }
    pub fn msg_stage_approved(&self) -> String {
        self.0.msg("stage-approved", None).unwrap()
    }
    pub fn msg_stage_rejected(&self) -> String {
        self.0.msg("stage-rejected", None).unwrap()
    }
    pub fn msg_stage_withdrawn(&self) -> String {
        self.0.msg("stage-withdrawn", None).unwrap()
    }
    pub fn msg_stage_waits_draft(&self) -> String {
        self.0.msg("stage-waits-draft", None).unwrap()
    }
    pub fn msg_stage_waits_sent(&self) -> String {
        self.0.msg("stage-waits-sent", None).unwrap()
    }
    pub fn msg_stage_waits_returned(&self) -> String {
        self.0.msg("stage-waits-returned", None).unwrap()
    }
    pub fn msg_stage_waits_approved(&self) -> String {
        self.0.msg("stage-waits-approved", None).unwrap()
    }
    pub fn msg_stage_waits_rejected(&self) -> String {
        self.0.msg("stage-waits-rejected", None).unwrap()
    }
    pub fn msg_stage_waits_withdrawn(&self) -> String {
        self.0.msg("stage-waits-withdrawn", None).unwrap()
    }
    pub fn msg_field_registration(&self) -> String {
        self.0.msg("field-registration", None).unwrap()
    }
    pub fn msg_field_organizer(&self) -> String {
        self.0.msg("field-organizer", None).unwrap()
    }
    pub fn msg_field_body(&self) -> String {
        self.0.msg("field-body", None).unwrap()
    }
    pub fn msg_body_hint(&self) -> String {
        self.0.msg("body-hint", None).unwrap()
    }
    pub fn msg_field_document(&self) -> String {
        self.0.msg("field-document", None).unwrap()
    }
    pub fn msg_document_hint(&self) -> String {
        self.0.msg("document-hint", None).unwrap()
    }
    pub fn msg_document_remove(&self) -> String {
        self.0.msg("document-remove", None).unwrap()
    }
    pub fn msg_proposal_text(&self) -> String {
        self.0.msg("proposal-text", None).unwrap()
    }
    pub fn msg_proposal_terms(&self) -> String {
        self.0.msg("proposal-terms", None).unwrap()
    }
    pub fn msg_proposal_own(&self) -> String {
        self.0.msg("proposal-own", None).unwrap()
    }
    pub fn msg_field_plea(&self) -> String {
        self.0.msg("field-plea", None).unwrap()
    }
    pub fn msg_plea_hint(&self) -> String {
        self.0.msg("plea-hint", None).unwrap()
    }
    pub fn msg_late_how(&self) -> String {
        self.0.msg("late-how", None).unwrap()
    }
    pub fn msg_do_propose(&self) -> String {
        self.0.msg("do-propose", None).unwrap()
    }
    pub fn msg_proposal_edit(&self) -> String {
        self.0.msg("proposal-edit", None).unwrap()
    }
    pub fn msg_proposal_missing(&self) -> String {
        self.0.msg("proposal-missing", None).unwrap()
    }
    pub fn msg_proposal_withdraw(&self) -> String {
        self.0.msg("proposal-withdraw", None).unwrap()
    }
    pub fn msg_proposal_withdraw_confirm(&self) -> String {
        self.0.msg("proposal-withdraw-confirm", None).unwrap()
    }
    pub fn msg_proposal_sent(&self) -> String {
        self.0.msg("proposal-sent", None).unwrap()
    }
    pub fn msg_proposal_late(&self) -> String {
        self.0.msg("proposal-late", None).unwrap()
    }
    pub fn msg_proposal_decided(&self) -> String {
        self.0.msg("proposal-decided", None).unwrap()
    }
    pub fn msg_proposal_approved_by(&self) -> String {
        self.0.msg("proposal-approved-by", None).unwrap()
    }
    pub fn msg_proposal_approve(&self) -> String {
        self.0.msg("proposal-approve", None).unwrap()
    }
    pub fn msg_proposal_approve_confirm(&self) -> String {
        self.0.msg("proposal-approve-confirm", None).unwrap()
    }
    pub fn msg_proposal_reject(&self) -> String {
        self.0.msg("proposal-reject", None).unwrap()
    }
    pub fn msg_proposal_reject_confirm(&self) -> String {
        self.0.msg("proposal-reject-confirm", None).unwrap()
    }
    pub fn msg_reason_for_organizer(&self) -> String {
        self.0.msg("reason-for-organizer", None).unwrap()
    }
    pub fn msg_category_lower_hint(&self) -> String {
        self.0.msg("category-lower-hint", None).unwrap()
    }
    pub fn msg_category_given(&self) -> String {
        self.0.msg("category-given", None).unwrap()
    }
    pub fn msg_field_regulations_due(&self) -> String {
        self.0.msg("field-regulations-due", None).unwrap()
    }
    pub fn msg_field_exception(&self) -> String {
        self.0.msg("field-exception", None).unwrap()
    }
    /// $day (String)
    pub fn msg_exception_hint<F0: AsRef<str>>(&self, day: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("day", day.as_ref());
        self.0.msg("exception-hint", Some(args)).unwrap()
    }
    pub fn msg_regulations_title(&self) -> String {
        self.0.msg("regulations-title", None).unwrap()
    }
    pub fn msg_regulations_lead(&self) -> String {
        self.0.msg("regulations-lead", None).unwrap()
    }
    pub fn msg_to_tournament(&self) -> String {
        self.0.msg("to-tournament", None).unwrap()
    }
    pub fn msg_download(&self) -> String {
        self.0.msg("download", None).unwrap()
    }
    pub fn msg_settings_title(&self) -> String {
        self.0.msg("settings-title", None).unwrap()
    }
    pub fn msg_setting_prior_approval(&self) -> String {
        self.0.msg("setting-prior-approval", None).unwrap()
    }
    pub fn msg_setting_prior_approval_hint(&self) -> String {
        self.0.msg("setting-prior-approval-hint", None).unwrap()
    }
    pub fn msg_cat_rating_max(&self) -> String {
        self.0.msg("cat-rating-max", None).unwrap()
    }
    pub fn msg_desk_proposals(&self) -> String {
        self.0.msg("desk-proposals", None).unwrap()
    }
    pub fn msg_desk_own_proposals(&self) -> String {
        self.0.msg("desk-own-proposals", None).unwrap()
    }
    pub fn msg_desk_own_proposals_empty(&self) -> String {
        self.0.msg("desk-own-proposals-empty", None).unwrap()
    }
    pub fn msg_desk_all_proposals(&self) -> String {
        self.0.msg("desk-all-proposals", None).unwrap()
    }
    /// $stage (String)
    pub fn msg_refused_stage<F0: AsRef<str>>(&self, stage: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("stage", stage.as_ref());
        self.0.msg("refused-stage", Some(args)).unwrap()
    }
    pub fn msg_refused_prior_approval(&self) -> String {
        self.0.msg("refused-prior-approval", None).unwrap()
    }
    /// $day (String)
    pub fn msg_refused_late<F0: AsRef<str>>(&self, day: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("day", day.as_ref());
        self.0.msg("refused-late", Some(args)).unwrap()
    }
    pub fn msg_refused_category(&self) -> String {
        self.0.msg("refused-category", None).unwrap()
    }
    pub fn msg_refused_frozen(&self) -> String {
        self.0.msg("refused-frozen", None).unwrap()
    }
    pub fn msg_refused_begun(&self) -> String {
        self.0.msg("refused-begun", None).unwrap()
    }
    pub fn msg_refused_file_kind(&self) -> String {
        self.0.msg("refused-file-kind", None).unwrap()
    }
    /// $megabytes (Number)
    pub fn msg_refused_file_size<F0: Into<FluentNumber>>(&self, megabytes: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("megabytes", megabytes.into());
        self.0.msg("refused-file-size", Some(args)).unwrap()
    }
    pub fn msg_mistake_needs_match(&self) -> String {
        self.0.msg("mistake-needs-match", None).unwrap()
    }
    pub fn msg_mistake_registration_late(&self) -> String {
        self.0.msg("mistake-registration-late", None).unwrap()
    }
    pub fn msg_mistake_text_missing(&self) -> String {
        self.0.msg("mistake-text-missing", None).unwrap()
    }
    pub fn msg_act_draft(&self) -> String {
        self.0.msg("act-draft", None).unwrap()
    }
    pub fn msg_act_propose(&self) -> String {
        self.0.msg("act-propose", None).unwrap()
    }
    pub fn msg_act_withdraw_proposal(&self) -> String {
        self.0.msg("act-withdraw-proposal", None).unwrap()
    }
    pub fn msg_act_reject(&self) -> String {
        self.0.msg("act-reject", None).unwrap()
    }
    pub fn msg_act_settings(&self) -> String {
        self.0.msg("act-settings", None).unwrap()
    }
    pub fn msg_subject_proposal(&self) -> String {
        self.0.msg("subject-proposal", None).unwrap()
    }
    pub fn msg_flash_proposed(&self) -> String {
        self.0.msg("flash-proposed", None).unwrap()
    }
    pub fn msg_flash_proposal_approved(&self) -> String {
        self.0.msg("flash-proposal-approved", None).unwrap()
    }
    pub fn msg_flash_proposal_rejected(&self) -> String {
        self.0.msg("flash-proposal-rejected", None).unwrap()
    }
    pub fn msg_flash_proposal_returned(&self) -> String {
        self.0.msg("flash-proposal-returned", None).unwrap()
    }
    pub fn msg_flash_proposal_withdrawn(&self) -> String {
        self.0.msg("flash-proposal-withdrawn", None).unwrap()
    }
    pub fn msg_regulations_changed(&self) -> String {
        self.0.msg("regulations-changed", None).unwrap()
    }
    pub fn msg_held_by_federation(&self) -> String {
        self.0.msg("held-by-federation", None).unwrap()
    }
    pub fn msg_held_with_support(&self) -> String {
        self.0.msg("held-with-support", None).unwrap()
    }
    /// $day (String)
    pub fn msg_refused_exception<F0: AsRef<str>>(&self, day: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("day", day.as_ref());
        self.0.msg("refused-exception", Some(args)).unwrap()
    }
    pub fn msg_mistake_not_a_pdf(&self) -> String {
        self.0.msg("mistake-not-a-pdf", None).unwrap()
    }
    /// $megabytes (Number)
    pub fn msg_mistake_file_too_large<F0: Into<FluentNumber>>(&self, megabytes: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("megabytes", megabytes.into());
        self.0.msg("mistake-file-too-large", Some(args)).unwrap()
    }
    pub fn msg_mistake_same_person(&self) -> String {
        self.0.msg("mistake-same-person", None).unwrap()
    }
    pub fn msg_mistake_future(&self) -> String {
        self.0.msg("mistake-future", None).unwrap()
    }
    pub fn msg_draft_kept(&self) -> String {
        self.0.msg("draft-kept", None).unwrap()
    }
    /// $category (String)
    pub fn msg_category_computed<F0: AsRef<str>>(&self, category: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("category", category.as_ref());
        self.0.msg("category-computed", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_registration_title<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("registration-title", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_registrations_title<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("registrations-title", Some(args)).unwrap()
    }
    pub fn msg_registrations(&self) -> String {
        self.0.msg("registrations", None).unwrap()
    }
    pub fn msg_registration_do(&self) -> String {
        self.0.msg("registration-do", None).unwrap()
    }
    pub fn msg_registration_list(&self) -> String {
        self.0.msg("registration-list", None).unwrap()
    }
    pub fn msg_registration_waiting_list(&self) -> String {
        self.0.msg("registration-waiting-list", None).unwrap()
    }
    pub fn msg_registration_waiting_hint(&self) -> String {
        self.0.msg("registration-waiting-hint", None).unwrap()
    }
    pub fn msg_registration_nobody(&self) -> String {
        self.0.msg("registration-nobody", None).unwrap()
    }
    pub fn msg_registration_not_found(&self) -> String {
        self.0.msg("registration-not-found", None).unwrap()
    }
    pub fn msg_registration_open(&self) -> String {
        self.0.msg("registration-open", None).unwrap()
    }
    /// $day (String)
    pub fn msg_registration_open_until<F0: AsRef<str>>(&self, day: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("day", day.as_ref());
        self.0.msg("registration-open-until", Some(args)).unwrap()
    }
    /// $places (Number)
    pub fn msg_registration_places_are<F0: Into<FluentNumber>>(&self, places: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("places", places.into());
        self.0.msg("registration-places-are", Some(args)).unwrap()
    }
    pub fn msg_registration_over(&self) -> String {
        self.0.msg("registration-over", None).unwrap()
    }
    pub fn msg_registration_begun(&self) -> String {
        self.0.msg("registration-begun", None).unwrap()
    }
    pub fn msg_registration_closed(&self) -> String {
        self.0.msg("registration-closed", None).unwrap()
    }
    /// $day (String)
    pub fn msg_registration_past<F0: AsRef<str>>(&self, day: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("day", day.as_ref());
        self.0.msg("registration-past", Some(args)).unwrap()
    }
    pub fn msg_registration_lapsed(&self) -> String {
        self.0.msg("registration-lapsed", None).unwrap()
    }
    pub fn msg_registration_twice(&self) -> String {
        self.0.msg("registration-twice", None).unwrap()
    }
    pub fn msg_registration_taken(&self) -> String {
        self.0.msg("registration-taken", None).unwrap()
    }
    pub fn msg_registration_unconfirmed(&self) -> String {
        self.0.msg("registration-unconfirmed", None).unwrap()
    }
    pub fn msg_registration_registered(&self) -> String {
        self.0.msg("registration-registered", None).unwrap()
    }
    pub fn msg_registration_waiting(&self) -> String {
        self.0.msg("registration-waiting", None).unwrap()
    }
    pub fn msg_registration_withdrawn(&self) -> String {
        self.0.msg("registration-withdrawn", None).unwrap()
    }
    pub fn msg_registration_name(&self) -> String {
        self.0.msg("registration-name", None).unwrap()
    }
    pub fn msg_registration_name_hint(&self) -> String {
        self.0.msg("registration-name-hint", None).unwrap()
    }
    pub fn msg_registration_mail_hint(&self) -> String {
        self.0.msg("registration-mail-hint", None).unwrap()
    }
    pub fn msg_registration_rank_hint(&self) -> String {
        self.0.msg("registration-rank-hint", None).unwrap()
    }
    pub fn msg_registration_born(&self) -> String {
        self.0.msg("registration-born", None).unwrap()
    }
    pub fn msg_registration_born_hint(&self) -> String {
        self.0.msg("registration-born-hint", None).unwrap()
    }
    pub fn msg_registration_remark(&self) -> String {
        self.0.msg("registration-remark", None).unwrap()
    }
    pub fn msg_registration_remark_hint(&self) -> String {
        self.0.msg("registration-remark-hint", None).unwrap()
    }
    pub fn msg_registration_homepage(&self) -> String {
        self.0.msg("registration-homepage", None).unwrap()
    }
    pub fn msg_registration_consent_short(&self) -> String {
        self.0.msg("registration-consent-short", None).unwrap()
    }
    pub fn msg_registration_consent(&self) -> String {
        self.0.msg("registration-consent", None).unwrap()
    }
    pub fn msg_registration_privacy(&self) -> String {
        self.0.msg("registration-privacy", None).unwrap()
    }
    pub fn msg_registration_privacy_mail(&self) -> String {
        self.0.msg("registration-privacy-mail", None).unwrap()
    }
    pub fn msg_registration_letter_comes(&self) -> String {
        self.0.msg("registration-letter-comes", None).unwrap()
    }
    pub fn msg_mistake_registered(&self) -> String {
        self.0.msg("mistake-registered", None).unwrap()
    }
    pub fn msg_mistake_not_ticked(&self) -> String {
        self.0.msg("mistake-not-ticked", None).unwrap()
    }
    pub fn msg_mistake_hidden(&self) -> String {
        self.0.msg("mistake-hidden", None).unwrap()
    }
    /// $until (String)
    pub fn msg_registration_says_unconfirmed<F0: AsRef<str>>(&self, until: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("until", until.as_ref());
        self.0.msg("registration-says-unconfirmed", Some(args)).unwrap()
    }
    pub fn msg_registration_says_registered(&self) -> String {
        self.0.msg("registration-says-registered", None).unwrap()
    }
    /// $place (Number)
    pub fn msg_registration_says_waiting<F0: Into<FluentNumber>>(&self, place: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("place", place.into());
        self.0.msg("registration-says-waiting", Some(args)).unwrap()
    }
    pub fn msg_registration_says_withdrawn(&self) -> String {
        self.0.msg("registration-says-withdrawn", None).unwrap()
    }
    pub fn msg_registration_keep(&self) -> String {
        self.0.msg("registration-keep", None).unwrap()
    }
    pub fn msg_registration_confirm(&self) -> String {
        self.0.msg("registration-confirm", None).unwrap()
    }
    pub fn msg_registration_withdraw(&self) -> String {
        self.0.msg("registration-withdraw", None).unwrap()
    }
    pub fn msg_registration_withdraw_confirm(&self) -> String {
        self.0.msg("registration-withdraw-confirm", None).unwrap()
    }
    pub fn msg_registration_withdraw_hint(&self) -> String {
        self.0.msg("registration-withdraw-hint", None).unwrap()
    }
    pub fn msg_flash_registration_asked(&self) -> String {
        self.0.msg("flash-registration-asked", None).unwrap()
    }
    pub fn msg_flash_registration_done(&self) -> String {
        self.0.msg("flash-registration-done", None).unwrap()
    }
    pub fn msg_flash_registration_confirmed(&self) -> String {
        self.0.msg("flash-registration-confirmed", None).unwrap()
    }
    pub fn msg_flash_registration_withdrawn(&self) -> String {
        self.0.msg("flash-registration-withdrawn", None).unwrap()
    }
    pub fn msg_flash_registration_added(&self) -> String {
        self.0.msg("flash-registration-added", None).unwrap()
    }
    pub fn msg_flash_registrations_taken(&self) -> String {
        self.0.msg("flash-registrations-taken", None).unwrap()
    }
    pub fn msg_flash_registrations_none(&self) -> String {
        self.0.msg("flash-registrations-none", None).unwrap()
    }
    pub fn msg_registration_check_in(&self) -> String {
        self.0.msg("registration-check-in", None).unwrap()
    }
    pub fn msg_registration_count_registered(&self) -> String {
        self.0.msg("registration-count-registered", None).unwrap()
    }
    pub fn msg_registration_count_here(&self) -> String {
        self.0.msg("registration-count-here", None).unwrap()
    }
    pub fn msg_registration_count_away(&self) -> String {
        self.0.msg("registration-count-away", None).unwrap()
    }
    pub fn msg_registration_count_unknown(&self) -> String {
        self.0.msg("registration-count-unknown", None).unwrap()
    }
    pub fn msg_registration_count_waiting(&self) -> String {
        self.0.msg("registration-count-waiting", None).unwrap()
    }
    pub fn msg_registration_count_unconfirmed(&self) -> String {
        self.0.msg("registration-count-unconfirmed", None).unwrap()
    }
    pub fn msg_registration_count_taken(&self) -> String {
        self.0.msg("registration-count-taken", None).unwrap()
    }
    pub fn msg_registration_all(&self) -> String {
        self.0.msg("registration-all", None).unwrap()
    }
    pub fn msg_registration_here(&self) -> String {
        self.0.msg("registration-here", None).unwrap()
    }
    pub fn msg_registration_away(&self) -> String {
        self.0.msg("registration-away", None).unwrap()
    }
    pub fn msg_registration_admit(&self) -> String {
        self.0.msg("registration-admit", None).unwrap()
    }
    pub fn msg_registration_withdraw_him(&self) -> String {
        self.0.msg("registration-withdraw-him", None).unwrap()
    }
    pub fn msg_registration_restore(&self) -> String {
        self.0.msg("registration-restore", None).unwrap()
    }
    pub fn msg_registration_in_tournament(&self) -> String {
        self.0.msg("registration-in-tournament", None).unwrap()
    }
    /// $count (Number)
    pub fn msg_registration_take<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("registration-take", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_registration_desk_twice<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("registration-desk-twice", Some(args)).unwrap()
    }
    pub fn msg_registration_desk_too_many(&self) -> String {
        self.0.msg("registration-desk-too-many", None).unwrap()
    }
    pub fn msg_registration_desk_refuses(&self) -> String {
        self.0.msg("registration-desk-refuses", None).unwrap()
    }
    pub fn msg_registration_csv(&self) -> String {
        self.0.msg("registration-csv", None).unwrap()
    }
    pub fn msg_registration_public_page(&self) -> String {
        self.0.msg("registration-public-page", None).unwrap()
    }
    pub fn msg_registration_add(&self) -> String {
        self.0.msg("registration-add", None).unwrap()
    }
    pub fn msg_registration_add_hint(&self) -> String {
        self.0.msg("registration-add-hint", None).unwrap()
    }
    pub fn msg_registration_settings(&self) -> String {
        self.0.msg("registration-settings", None).unwrap()
    }
    pub fn msg_registration_do_open(&self) -> String {
        self.0.msg("registration-do-open", None).unwrap()
    }
    pub fn msg_registration_until(&self) -> String {
        self.0.msg("registration-until", None).unwrap()
    }
    pub fn msg_registration_until_hint(&self) -> String {
        self.0.msg("registration-until-hint", None).unwrap()
    }
    pub fn msg_registration_places(&self) -> String {
        self.0.msg("registration-places", None).unwrap()
    }
    pub fn msg_registration_places_hint(&self) -> String {
        self.0.msg("registration-places-hint", None).unwrap()
    }
    pub fn msg_registration_note(&self) -> String {
        self.0.msg("registration-note", None).unwrap()
    }
    pub fn msg_registration_note_hint(&self) -> String {
        self.0.msg("registration-note-hint", None).unwrap()
    }
    pub fn msg_registration_how(&self) -> String {
        self.0.msg("registration-how", None).unwrap()
    }
    pub fn msg_registration_how_mail(&self) -> String {
        self.0.msg("registration-how-mail", None).unwrap()
    }
    pub fn msg_act_registration_settings(&self) -> String {
        self.0.msg("act-registration-settings", None).unwrap()
    }
    pub fn msg_act_register(&self) -> String {
        self.0.msg("act-register", None).unwrap()
    }
    pub fn msg_act_confirm_registration(&self) -> String {
        self.0.msg("act-confirm-registration", None).unwrap()
    }
    pub fn msg_act_admit(&self) -> String {
        self.0.msg("act-admit", None).unwrap()
    }
    pub fn msg_act_withdraw_registration(&self) -> String {
        self.0.msg("act-withdraw-registration", None).unwrap()
    }
    pub fn msg_act_restore_registration(&self) -> String {
        self.0.msg("act-restore-registration", None).unwrap()
    }
    pub fn msg_act_check_in(&self) -> String {
        self.0.msg("act-check-in", None).unwrap()
    }
    pub fn msg_act_take_registrations(&self) -> String {
        self.0.msg("act-take-registrations", None).unwrap()
    }
    pub fn msg_act_erase_registrations(&self) -> String {
        self.0.msg("act-erase-registrations", None).unwrap()
    }
    /// $typed (String)
    /// $ours (String)
    pub fn msg_typed_rank<F0: AsRef<str>, F1: AsRef<str>>(&self, typed: F0, ours: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("typed", typed.as_ref());
        args.set("ours", ours.as_ref());
        self.0.msg("typed-rank", Some(args)).unwrap()
    }
    pub fn msg_field_handed_in(&self) -> String {
        self.0.msg("field-handed-in", None).unwrap()
    }
    pub fn msg_handed_in_time(&self) -> String {
        self.0.msg("handed-in-time", None).unwrap()
    }
    pub fn msg_handed_late(&self) -> String {
        self.0.msg("handed-late", None).unwrap()
    }
    /// $count (Number)
    pub fn msg_desk_rated_since<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("desk-rated-since", Some(args)).unwrap()
    }
    pub fn msg_error_back(&self) -> String {
        self.0.msg("error-back", None).unwrap()
    }
    pub fn msg_skip(&self) -> String {
        self.0.msg("skip", None).unwrap()
    }
    pub fn msg_menu(&self) -> String {
        self.0.msg("menu", None).unwrap()
    }
    pub fn msg_languages(&self) -> String {
        self.0.msg("languages", None).unwrap()
    }
    pub fn msg_menu_home(&self) -> String {
        self.0.msg("menu-home", None).unwrap()
    }
    pub fn msg_menu_ratings(&self) -> String {
        self.0.msg("menu-ratings", None).unwrap()
    }
    pub fn msg_menu_tournaments(&self) -> String {
        self.0.msg("menu-tournaments", None).unwrap()
    }
    pub fn msg_menu_changes(&self) -> String {
        self.0.msg("menu-changes", None).unwrap()
    }
    pub fn msg_menu_desk(&self) -> String {
        self.0.msg("menu-desk", None).unwrap()
    }
    pub fn msg_menu_people(&self) -> String {
        self.0.msg("menu-people", None).unwrap()
    }
    pub fn msg_menu_audit(&self) -> String {
        self.0.msg("menu-audit", None).unwrap()
    }
    pub fn msg_menu_accounts(&self) -> String {
        self.0.msg("menu-accounts", None).unwrap()
    }
    pub fn msg_log_in(&self) -> String {
        self.0.msg("log-in", None).unwrap()
    }
    pub fn msg_log_out(&self) -> String {
        self.0.msg("log-out", None).unwrap()
    }
    pub fn msg_footer(&self) -> String {
        self.0.msg("footer", None).unwrap()
    }
    pub fn msg_pages(&self) -> String {
        self.0.msg("pages", None).unwrap()
    }
    pub fn msg_page_before(&self) -> String {
        self.0.msg("page-before", None).unwrap()
    }
    pub fn msg_page_after(&self) -> String {
        self.0.msg("page-after", None).unwrap()
    }
    pub fn msg_to_start(&self) -> String {
        self.0.msg("to-start", None).unwrap()
    }
    pub fn msg_yes(&self) -> String {
        self.0.msg("yes", None).unwrap()
    }
    pub fn msg_save(&self) -> String {
        self.0.msg("save", None).unwrap()
    }
    pub fn msg_dismiss(&self) -> String {
        self.0.msg("dismiss", None).unwrap()
    }
    pub fn msg_show(&self) -> String {
        self.0.msg("show", None).unwrap()
    }
    pub fn msg_search(&self) -> String {
        self.0.msg("search", None).unwrap()
    }
    pub fn msg_sure(&self) -> String {
        self.0.msg("sure", None).unwrap()
    }
    /// $count (Number)
    pub fn msg_and_more<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("and-more", Some(args)).unwrap()
    }
    pub fn msg_site_title(&self) -> String {
        self.0.msg("site-title", None).unwrap()
    }
    pub fn msg_site_lead(&self) -> String {
        self.0.msg("site-lead", None).unwrap()
    }
    pub fn msg_site_empty(&self) -> String {
        self.0.msg("site-empty", None).unwrap()
    }
    pub fn msg_home_top(&self) -> String {
        self.0.msg("home-top", None).unwrap()
    }
    pub fn msg_home_whole_list(&self) -> String {
        self.0.msg("home-whole-list", None).unwrap()
    }
    pub fn msg_home_lists(&self) -> String {
        self.0.msg("home-lists", None).unwrap()
    }
    pub fn msg_lists_empty(&self) -> String {
        self.0.msg("lists-empty", None).unwrap()
    }
    pub fn msg_home_referees(&self) -> String {
        self.0.msg("home-referees", None).unwrap()
    }
    pub fn msg_home_referees_text(&self) -> String {
        self.0.msg("home-referees-text", None).unwrap()
    }
    pub fn msg_home_rated(&self) -> String {
        self.0.msg("home-rated", None).unwrap()
    }
    pub fn msg_home_coming(&self) -> String {
        self.0.msg("home-coming", None).unwrap()
    }
    pub fn msg_tournaments_empty(&self) -> String {
        self.0.msg("tournaments-empty", None).unwrap()
    }
    pub fn msg_coming_empty(&self) -> String {
        self.0.msg("coming-empty", None).unwrap()
    }
    pub fn msg_ratings_title(&self) -> String {
        self.0.msg("ratings-title", None).unwrap()
    }
    pub fn msg_ratings_lead(&self) -> String {
        self.0.msg("ratings-lead", None).unwrap()
    }
    pub fn msg_ratings_last(&self) -> String {
        self.0.msg("ratings-last", None).unwrap()
    }
    pub fn msg_ratings_empty(&self) -> String {
        self.0.msg("ratings-empty", None).unwrap()
    }
    pub fn msg_ratings_nobody(&self) -> String {
        self.0.msg("ratings-nobody", None).unwrap()
    }
    pub fn msg_ratings_all(&self) -> String {
        self.0.msg("ratings-all", None).unwrap()
    }
    pub fn msg_search_name(&self) -> String {
        self.0.msg("search-name", None).unwrap()
    }
    pub fn msg_all_clubs(&self) -> String {
        self.0.msg("all-clubs", None).unwrap()
    }
    pub fn msg_col_movement(&self) -> String {
        self.0.msg("col-movement", None).unwrap()
    }
    pub fn msg_col_movement_long(&self) -> String {
        self.0.msg("col-movement-long", None).unwrap()
    }
    pub fn msg_new_entry(&self) -> String {
        self.0.msg("new-entry", None).unwrap()
    }
    pub fn msg_rank_kept(&self) -> String {
        self.0.msg("rank-kept", None).unwrap()
    }
    /// $number (Number)
    /// $day (String)
    pub fn msg_list_number<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, number: F0, day: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("number", number.into());
        args.set("day", day.as_ref());
        self.0.msg("list-number", Some(args)).unwrap()
    }
    /// $day (String)
    pub fn msg_list_title<F0: AsRef<str>>(&self, day: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("day", day.as_ref());
        self.0.msg("list-title", Some(args)).unwrap()
    }
    /// $number (Number)
    pub fn msg_list_lead<F0: Into<FluentNumber>>(&self, number: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("number", number.into());
        self.0.msg("list-lead", Some(args)).unwrap()
    }
    pub fn msg_list_corrected(&self) -> String {
        self.0.msg("list-corrected", None).unwrap()
    }
    pub fn msg_list_players(&self) -> String {
        self.0.msg("list-players", None).unwrap()
    }
    pub fn msg_list_published(&self) -> String {
        self.0.msg("list-published", None).unwrap()
    }
    pub fn msg_list_previous(&self) -> String {
        self.0.msg("list-previous", None).unwrap()
    }
    pub fn msg_fingerprint(&self) -> String {
        self.0.msg("fingerprint", None).unwrap()
    }
    pub fn msg_fingerprint_hint(&self) -> String {
        self.0.msg("fingerprint-hint", None).unwrap()
    }
    pub fn msg_decisions(&self) -> String {
        self.0.msg("decisions", None).unwrap()
    }
    pub fn msg_decisions_none(&self) -> String {
        self.0.msg("decisions-none", None).unwrap()
    }
    pub fn msg_rank_before(&self) -> String {
        self.0.msg("rank-before", None).unwrap()
    }
    pub fn msg_rank_after(&self) -> String {
        self.0.msg("rank-after", None).unwrap()
    }
    pub fn msg_norm(&self) -> String {
        self.0.msg("norm", None).unwrap()
    }
    pub fn msg_article(&self) -> String {
        self.0.msg("article", None).unwrap()
    }
    pub fn msg_publish_list(&self) -> String {
        self.0.msg("publish-list", None).unwrap()
    }
    /// $day (String)
    pub fn msg_publish_lead<F0: AsRef<str>>(&self, day: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("day", day.as_ref());
        self.0.msg("publish-lead", Some(args)).unwrap()
    }
    pub fn msg_field_date(&self) -> String {
        self.0.msg("field-date", None).unwrap()
    }
    pub fn msg_publish_unusual(&self) -> String {
        self.0.msg("publish-unusual", None).unwrap()
    }
    pub fn msg_publish_waiting(&self) -> String {
        self.0.msg("publish-waiting", None).unwrap()
    }
    /// $count (Number)
    pub fn msg_publish_births<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("publish-births", Some(args)).unwrap()
    }
    pub fn msg_publish_says(&self) -> String {
        self.0.msg("publish-says", None).unwrap()
    }
    pub fn msg_publish_note(&self) -> String {
        self.0.msg("publish-note", None).unwrap()
    }
    pub fn msg_publish_hint(&self) -> String {
        self.0.msg("publish-hint", None).unwrap()
    }
    pub fn msg_publish_do(&self) -> String {
        self.0.msg("publish-do", None).unwrap()
    }
    pub fn msg_publish_confirm(&self) -> String {
        self.0.msg("publish-confirm", None).unwrap()
    }
    pub fn msg_current_rating(&self) -> String {
        self.0.msg("current-rating", None).unwrap()
    }
    pub fn msg_unrated(&self) -> String {
        self.0.msg("unrated", None).unwrap()
    }
    pub fn msg_last_list(&self) -> String {
        self.0.msg("last-list", None).unwrap()
    }
    /// $place (Number)
    pub fn msg_place_number<F0: Into<FluentNumber>>(&self, place: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("place", place.into());
        self.0.msg("place-number", Some(args)).unwrap()
    }
    pub fn msg_dan_assigned(&self) -> String {
        self.0.msg("dan-assigned", None).unwrap()
    }
    pub fn msg_first_rating(&self) -> String {
        self.0.msg("first-rating", None).unwrap()
    }
    pub fn msg_player_code(&self) -> String {
        self.0.msg("player-code", None).unwrap()
    }
    pub fn msg_officials_only(&self) -> String {
        self.0.msg("officials-only", None).unwrap()
    }
    pub fn msg_history(&self) -> String {
        self.0.msg("history", None).unwrap()
    }
    pub fn msg_history_empty(&self) -> String {
        self.0.msg("history-empty", None).unwrap()
    }
    pub fn msg_tournament(&self) -> String {
        self.0.msg("tournament", None).unwrap()
    }
    pub fn msg_before(&self) -> String {
        self.0.msg("before", None).unwrap()
    }
    pub fn msg_after(&self) -> String {
        self.0.msg("after", None).unwrap()
    }
    pub fn msg_change(&self) -> String {
        self.0.msg("change", None).unwrap()
    }
    pub fn msg_why(&self) -> String {
        self.0.msg("why", None).unwrap()
    }
    pub fn msg_opponents(&self) -> String {
        self.0.msg("opponents", None).unwrap()
    }
    pub fn msg_opponent(&self) -> String {
        self.0.msg("opponent", None).unwrap()
    }
    pub fn msg_games(&self) -> String {
        self.0.msg("games", None).unwrap()
    }
    pub fn msg_score(&self) -> String {
        self.0.msg("score", None).unwrap()
    }
    pub fn msg_all_games(&self) -> String {
        self.0.msg("all-games", None).unwrap()
    }
    pub fn msg_round(&self) -> String {
        self.0.msg("round", None).unwrap()
    }
    pub fn msg_result(&self) -> String {
        self.0.msg("result", None).unwrap()
    }
    pub fn msg_bye(&self) -> String {
        self.0.msg("bye", None).unwrap()
    }
    pub fn msg_not_played(&self) -> String {
        self.0.msg("not-played", None).unwrap()
    }
    pub fn msg_enter_player(&self) -> String {
        self.0.msg("enter-player", None).unwrap()
    }
    pub fn msg_change_player(&self) -> String {
        self.0.msg("change-player", None).unwrap()
    }
    pub fn msg_player_name(&self) -> String {
        self.0.msg("player-name", None).unwrap()
    }
    pub fn msg_player_name_hint(&self) -> String {
        self.0.msg("player-name-hint", None).unwrap()
    }
    pub fn msg_latin_hint(&self) -> String {
        self.0.msg("latin-hint", None).unwrap()
    }
    pub fn msg_born_hint(&self) -> String {
        self.0.msg("born-hint", None).unwrap()
    }
    pub fn msg_born_counts(&self) -> String {
        self.0.msg("born-counts", None).unwrap()
    }
    pub fn msg_field_gender(&self) -> String {
        self.0.msg("field-gender", None).unwrap()
    }
    pub fn msg_gender_f(&self) -> String {
        self.0.msg("gender-f", None).unwrap()
    }
    pub fn msg_gender_m(&self) -> String {
        self.0.msg("gender-m", None).unwrap()
    }
    pub fn msg_country_hint(&self) -> String {
        self.0.msg("country-hint", None).unwrap()
    }
    pub fn msg_plan_tournament(&self) -> String {
        self.0.msg("plan-tournament", None).unwrap()
    }
    pub fn msg_change_conditions(&self) -> String {
        self.0.msg("change-conditions", None).unwrap()
    }
    pub fn msg_tournament_name(&self) -> String {
        self.0.msg("tournament-name", None).unwrap()
    }
    pub fn msg_field_dates(&self) -> String {
        self.0.msg("field-dates", None).unwrap()
    }
    pub fn msg_field_starts(&self) -> String {
        self.0.msg("field-starts", None).unwrap()
    }
    pub fn msg_field_ends(&self) -> String {
        self.0.msg("field-ends", None).unwrap()
    }
    pub fn msg_field_holding_club(&self) -> String {
        self.0.msg("field-holding-club", None).unwrap()
    }
    pub fn msg_club_hint(&self) -> String {
        self.0.msg("club-hint", None).unwrap()
    }
    pub fn msg_field_referee(&self) -> String {
        self.0.msg("field-referee", None).unwrap()
    }
    pub fn msg_field_board(&self) -> String {
        self.0.msg("field-board", None).unwrap()
    }
    pub fn msg_field_minutes(&self) -> String {
        self.0.msg("field-minutes", None).unwrap()
    }
    pub fn msg_minutes_hint(&self) -> String {
        self.0.msg("minutes-hint", None).unwrap()
    }
    pub fn msg_field_official(&self) -> String {
        self.0.msg("field-official", None).unwrap()
    }
    pub fn msg_not_official(&self) -> String {
        self.0.msg("not-official", None).unwrap()
    }
    pub fn msg_official_check(&self) -> String {
        self.0.msg("official-check", None).unwrap()
    }
    pub fn msg_field_plan(&self) -> String {
        self.0.msg("field-plan", None).unwrap()
    }
    pub fn msg_plan_hint(&self) -> String {
        self.0.msg("plan-hint", None).unwrap()
    }
    pub fn msg_field_remark(&self) -> String {
        self.0.msg("field-remark", None).unwrap()
    }
    pub fn msg_field_state(&self) -> String {
        self.0.msg("field-state", None).unwrap()
    }
    pub fn msg_field_year(&self) -> String {
        self.0.msg("field-year", None).unwrap()
    }
    pub fn msg_all_years(&self) -> String {
        self.0.msg("all-years", None).unwrap()
    }
    pub fn msg_all_states(&self) -> String {
        self.0.msg("all-states", None).unwrap()
    }
    pub fn msg_field_passes(&self) -> String {
        self.0.msg("field-passes", None).unwrap()
    }
    pub fn msg_reason(&self) -> String {
        self.0.msg("reason", None).unwrap()
    }
    pub fn msg_your_part(&self) -> String {
        self.0.msg("your-part", None).unwrap()
    }
    pub fn msg_order_later(&self) -> String {
        self.0.msg("order-later", None).unwrap()
    }
    pub fn msg_order_earlier(&self) -> String {
        self.0.msg("order-earlier", None).unwrap()
    }
    pub fn msg_preview(&self) -> String {
        self.0.msg("preview", None).unwrap()
    }
    pub fn msg_preview_nobody(&self) -> String {
        self.0.msg("preview-nobody", None).unwrap()
    }
    pub fn msg_edit_table(&self) -> String {
        self.0.msg("edit-table", None).unwrap()
    }
    pub fn msg_do_cosign(&self) -> String {
        self.0.msg("do-cosign", None).unwrap()
    }
    pub fn msg_do_approve(&self) -> String {
        self.0.msg("do-approve", None).unwrap()
    }
    pub fn msg_approve_confirm(&self) -> String {
        self.0.msg("approve-confirm", None).unwrap()
    }
    pub fn msg_do_take_back(&self) -> String {
        self.0.msg("do-take-back", None).unwrap()
    }
    pub fn msg_take_back_confirm(&self) -> String {
        self.0.msg("take-back-confirm", None).unwrap()
    }
    pub fn msg_do_return(&self) -> String {
        self.0.msg("do-return", None).unwrap()
    }
    pub fn msg_reason_for_referee(&self) -> String {
        self.0.msg("reason-for-referee", None).unwrap()
    }
    pub fn msg_reason_public(&self) -> String {
        self.0.msg("reason-public", None).unwrap()
    }
    pub fn msg_do_reopen(&self) -> String {
        self.0.msg("do-reopen", None).unwrap()
    }
    pub fn msg_reopen_hint(&self) -> String {
        self.0.msg("reopen-hint", None).unwrap()
    }
    pub fn msg_do_close(&self) -> String {
        self.0.msg("do-close", None).unwrap()
    }
    pub fn msg_close_hint(&self) -> String {
        self.0.msg("close-hint", None).unwrap()
    }
    pub fn msg_close_confirm(&self) -> String {
        self.0.msg("close-confirm", None).unwrap()
    }
    pub fn msg_do_cancel(&self) -> String {
        self.0.msg("do-cancel", None).unwrap()
    }
    pub fn msg_cancel_confirm(&self) -> String {
        self.0.msg("cancel-confirm", None).unwrap()
    }
    pub fn msg_crosstable(&self) -> String {
        self.0.msg("crosstable", None).unwrap()
    }
    pub fn msg_cell_legend(&self) -> String {
        self.0.msg("cell-legend", None).unwrap()
    }
    pub fn msg_anomalous_legend(&self) -> String {
        self.0.msg("anomalous-legend", None).unwrap()
    }
    pub fn msg_not_recalculated(&self) -> String {
        self.0.msg("not-recalculated", None).unwrap()
    }
    pub fn msg_no_played_game(&self) -> String {
        self.0.msg("no-played-game", None).unwrap()
    }
    pub fn msg_table_hidden(&self) -> String {
        self.0.msg("table-hidden", None).unwrap()
    }
    pub fn msg_signatures(&self) -> String {
        self.0.msg("signatures", None).unwrap()
    }
    /// $at (String)
    pub fn msg_rated_at<F0: AsRef<str>>(&self, at: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("at", at.as_ref());
        self.0.msg("rated-at", Some(args)).unwrap()
    }
    pub fn msg_office_referee(&self) -> String {
        self.0.msg("office-referee", None).unwrap()
    }
    pub fn msg_office_club(&self) -> String {
        self.0.msg("office-club", None).unwrap()
    }
    pub fn msg_office_official(&self) -> String {
        self.0.msg("office-official", None).unwrap()
    }
    pub fn msg_path_table(&self) -> String {
        self.0.msg("path-table", None).unwrap()
    }
    pub fn msg_path_club(&self) -> String {
        self.0.msg("path-club", None).unwrap()
    }
    pub fn msg_path_commission(&self) -> String {
        self.0.msg("path-commission", None).unwrap()
    }
    pub fn msg_path_rated(&self) -> String {
        self.0.msg("path-rated", None).unwrap()
    }
    /// $name (String)
    pub fn msg_table_of<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("table-of", Some(args)).unwrap()
    }
    pub fn msg_editor_lead(&self) -> String {
        self.0.msg("editor-lead", None).unwrap()
    }
    pub fn msg_col_player(&self) -> String {
        self.0.msg("col-player", None).unwrap()
    }
    pub fn msg_choose_player(&self) -> String {
        self.0.msg("choose-player", None).unwrap()
    }
    pub fn msg_choose_new(&self) -> String {
        self.0.msg("choose-new", None).unwrap()
    }
    pub fn msg_new_player(&self) -> String {
        self.0.msg("new-player", None).unwrap()
    }
    pub fn msg_new_player_hint(&self) -> String {
        self.0.msg("new-player-hint", None).unwrap()
    }
    pub fn msg_new_player_alike(&self) -> String {
        self.0.msg("new-player-alike", None).unwrap()
    }
    pub fn msg_cell_hint(&self) -> String {
        self.0.msg("cell-hint", None).unwrap()
    }
    pub fn msg_more_rows(&self) -> String {
        self.0.msg("more-rows", None).unwrap()
    }
    pub fn msg_more_round(&self) -> String {
        self.0.msg("more-round", None).unwrap()
    }
    pub fn msg_less_round(&self) -> String {
        self.0.msg("less-round", None).unwrap()
    }
    pub fn msg_all_new(&self) -> String {
        self.0.msg("all-new", None).unwrap()
    }
    pub fn msg_all_new_confirm(&self) -> String {
        self.0.msg("all-new-confirm", None).unwrap()
    }
    pub fn msg_check(&self) -> String {
        self.0.msg("check", None).unwrap()
    }
    pub fn msg_save_draft(&self) -> String {
        self.0.msg("save-draft", None).unwrap()
    }
    pub fn msg_submit(&self) -> String {
        self.0.msg("submit", None).unwrap()
    }
    pub fn msg_submit_confirm(&self) -> String {
        self.0.msg("submit-confirm", None).unwrap()
    }
    pub fn msg_submit_hint(&self) -> String {
        self.0.msg("submit-hint", None).unwrap()
    }
    pub fn msg_submit_hint_club(&self) -> String {
        self.0.msg("submit-hint-club", None).unwrap()
    }
    pub fn msg_only_referee_signs(&self) -> String {
        self.0.msg("only-referee-signs", None).unwrap()
    }
    pub fn msg_no_problems(&self) -> String {
        self.0.msg("no-problems", None).unwrap()
    }
    pub fn msg_warning(&self) -> String {
        self.0.msg("warning", None).unwrap()
    }
    pub fn msg_back_to_table(&self) -> String {
        self.0.msg("back-to-table", None).unwrap()
    }
    /// $row (Number)
    /// $new (String)
    /// $old (String)
    pub fn msg_difference<F0: Into<FluentNumber>, F1: AsRef<str>, F2: AsRef<str>>(&self, row: F0, new: F1, old: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("row", row.into());
        args.set("new", new.as_ref());
        args.set("old", old.as_ref());
        self.0.msg("difference", Some(args)).unwrap()
    }
    pub fn msg_stale_title(&self) -> String {
        self.0.msg("stale-title", None).unwrap()
    }
    pub fn msg_stale_text(&self) -> String {
        self.0.msg("stale-text", None).unwrap()
    }
    pub fn msg_stale_theirs(&self) -> String {
        self.0.msg("stale-theirs", None).unwrap()
    }
    pub fn msg_stale_conditions(&self) -> String {
        self.0.msg("stale-conditions", None).unwrap()
    }
    pub fn msg_refused_title(&self) -> String {
        self.0.msg("refused-title", None).unwrap()
    }
    pub fn msg_paste_title(&self) -> String {
        self.0.msg("paste-title", None).unwrap()
    }
    pub fn msg_paste_label(&self) -> String {
        self.0.msg("paste-label", None).unwrap()
    }
    pub fn msg_paste_hint(&self) -> String {
        self.0.msg("paste-hint", None).unwrap()
    }
    pub fn msg_paste_do(&self) -> String {
        self.0.msg("paste-do", None).unwrap()
    }
    pub fn msg_paste_confirm(&self) -> String {
        self.0.msg("paste-confirm", None).unwrap()
    }
    pub fn msg_paste_failed(&self) -> String {
        self.0.msg("paste-failed", None).unwrap()
    }
    pub fn msg_paste_understood(&self) -> String {
        self.0.msg("paste-understood", None).unwrap()
    }
    pub fn msg_autosave_saved(&self) -> String {
        self.0.msg("autosave-saved", None).unwrap()
    }
    pub fn msg_autosave_saving(&self) -> String {
        self.0.msg("autosave-saving", None).unwrap()
    }
    pub fn msg_autosave_failed(&self) -> String {
        self.0.msg("autosave-failed", None).unwrap()
    }
    pub fn msg_autosave_stale(&self) -> String {
        self.0.msg("autosave-stale", None).unwrap()
    }
    pub fn msg_autosave_restored(&self) -> String {
        self.0.msg("autosave-restored", None).unwrap()
    }
    pub fn msg_autosave_cut(&self) -> String {
        self.0.msg("autosave-cut", None).unwrap()
    }
    pub fn msg_contradiction(&self) -> String {
        self.0.msg("contradiction", None).unwrap()
    }
    /// $typed (String)
    pub fn msg_typed_rating<F0: AsRef<str>>(&self, typed: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("typed", typed.as_ref());
        self.0.msg("typed-rating", Some(args)).unwrap()
    }
    pub fn msg_left_out(&self) -> String {
        self.0.msg("left-out", None).unwrap()
    }
    /// $round (Number)
    /// $a (String)
    /// $b (String)
    pub fn msg_left_out_game<F0: Into<FluentNumber>, F1: AsRef<str>, F2: AsRef<str>>(&self, round: F0, a: F1, b: F2) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        args.set("a", a.as_ref());
        args.set("b", b.as_ref());
        self.0.msg("left-out-game", Some(args)).unwrap()
    }
    /// $round (Number)
    /// $a (String)
    pub fn msg_left_out_bye<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, round: F0, a: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        args.set("a", a.as_ref());
        self.0.msg("left-out-bye", Some(args)).unwrap()
    }
    /// $name (String)
    pub fn msg_why_title<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("why-title", Some(args)).unwrap()
    }
    pub fn msg_pass_none(&self) -> String {
        self.0.msg("pass-none", None).unwrap()
    }
    /// $number (Number)
    pub fn msg_pass_number<F0: Into<FluentNumber>>(&self, number: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("number", number.into());
        self.0.msg("pass-number", Some(args)).unwrap()
    }
    /// $round (Number)
    pub fn msg_round_number<F0: Into<FluentNumber>>(&self, round: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("round", round.into());
        self.0.msg("round-number", Some(args)).unwrap()
    }
    pub fn msg_symbols(&self) -> String {
        self.0.msg("symbols", None).unwrap()
    }
    /// $rules (String)
    pub fn msg_why_hint<F0: AsRef<str>>(&self, rules: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("rules", rules.as_ref());
        self.0.msg("why-hint", Some(args)).unwrap()
    }
    pub fn msg_changes_title(&self) -> String {
        self.0.msg("changes-title", None).unwrap()
    }
    pub fn msg_changes_lead(&self) -> String {
        self.0.msg("changes-lead", None).unwrap()
    }
    pub fn msg_changes_empty(&self) -> String {
        self.0.msg("changes-empty", None).unwrap()
    }
    /// $at (String)
    pub fn msg_change_title<F0: AsRef<str>>(&self, at: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("at", at.as_ref());
        self.0.msg("change-title", Some(args)).unwrap()
    }
    pub fn msg_change_empty(&self) -> String {
        self.0.msg("change-empty", None).unwrap()
    }
    pub fn msg_when(&self) -> String {
        self.0.msg("when", None).unwrap()
    }
    pub fn msg_who(&self) -> String {
        self.0.msg("who", None).unwrap()
    }
    pub fn msg_where(&self) -> String {
        self.0.msg("where", None).unwrap()
    }
    pub fn msg_old(&self) -> String {
        self.0.msg("old", None).unwrap()
    }
    pub fn msg_new(&self) -> String {
        self.0.msg("new", None).unwrap()
    }
    pub fn msg_reason_short(&self) -> String {
        self.0.msg("reason-short", None).unwrap()
    }
    pub fn msg_what_changed(&self) -> String {
        self.0.msg("what-changed", None).unwrap()
    }
    pub fn msg_audit_title(&self) -> String {
        self.0.msg("audit-title", None).unwrap()
    }
    pub fn msg_audit_lead(&self) -> String {
        self.0.msg("audit-lead", None).unwrap()
    }
    pub fn msg_audit_empty(&self) -> String {
        self.0.msg("audit-empty", None).unwrap()
    }
    pub fn msg_act(&self) -> String {
        self.0.msg("act", None).unwrap()
    }
    pub fn msg_subject(&self) -> String {
        self.0.msg("subject", None).unwrap()
    }
    pub fn msg_detail(&self) -> String {
        self.0.msg("detail", None).unwrap()
    }
    pub fn msg_desk_lead(&self) -> String {
        self.0.msg("desk-lead", None).unwrap()
    }
    /// $day (String)
    pub fn msg_desk_list_due<F0: AsRef<str>>(&self, day: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("day", day.as_ref());
        self.0.msg("desk-list-due", Some(args)).unwrap()
    }
    pub fn msg_desk_check(&self) -> String {
        self.0.msg("desk-check", None).unwrap()
    }
    pub fn msg_desk_overdue(&self) -> String {
        self.0.msg("desk-overdue", None).unwrap()
    }
    pub fn msg_desk_corrections(&self) -> String {
        self.0.msg("desk-corrections", None).unwrap()
    }
    pub fn msg_desk_cosign(&self) -> String {
        self.0.msg("desk-cosign", None).unwrap()
    }
    pub fn msg_desk_own(&self) -> String {
        self.0.msg("desk-own", None).unwrap()
    }
    pub fn msg_desk_waiting(&self) -> String {
        self.0.msg("desk-waiting", None).unwrap()
    }
    pub fn msg_desk_nothing(&self) -> String {
        self.0.msg("desk-nothing", None).unwrap()
    }
    pub fn msg_desk_own_empty(&self) -> String {
        self.0.msg("desk-own-empty", None).unwrap()
    }
    pub fn msg_desk_organizer_empty(&self) -> String {
        self.0.msg("desk-organizer-empty", None).unwrap()
    }
    pub fn msg_login_lead(&self) -> String {
        self.0.msg("login-lead", None).unwrap()
    }
    pub fn msg_login_name(&self) -> String {
        self.0.msg("login-name", None).unwrap()
    }
    pub fn msg_login_name_hint(&self) -> String {
        self.0.msg("login-name-hint", None).unwrap()
    }
    pub fn msg_password(&self) -> String {
        self.0.msg("password", None).unwrap()
    }
    pub fn msg_login_failed(&self) -> String {
        self.0.msg("login-failed", None).unwrap()
    }
    pub fn msg_login_hint(&self) -> String {
        self.0.msg("login-hint", None).unwrap()
    }
    pub fn msg_choose_password(&self) -> String {
        self.0.msg("choose-password", None).unwrap()
    }
    /// $name (String)
    pub fn msg_link_lead<F0: AsRef<str>>(&self, name: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("name", name.as_ref());
        self.0.msg("link-lead", Some(args)).unwrap()
    }
    pub fn msg_new_password(&self) -> String {
        self.0.msg("new-password", None).unwrap()
    }
    pub fn msg_old_password(&self) -> String {
        self.0.msg("old-password", None).unwrap()
    }
    pub fn msg_password_again(&self) -> String {
        self.0.msg("password-again", None).unwrap()
    }
    pub fn msg_password_hint(&self) -> String {
        self.0.msg("password-hint", None).unwrap()
    }
    pub fn msg_your_roles(&self) -> String {
        self.0.msg("your-roles", None).unwrap()
    }
    pub fn msg_no_roles(&self) -> String {
        self.0.msg("no-roles", None).unwrap()
    }
    pub fn msg_change_password(&self) -> String {
        self.0.msg("change-password", None).unwrap()
    }
    pub fn msg_sessions(&self) -> String {
        self.0.msg("sessions", None).unwrap()
    }
    pub fn msg_session_began(&self) -> String {
        self.0.msg("session-began", None).unwrap()
    }
    pub fn msg_session_seen(&self) -> String {
        self.0.msg("session-seen", None).unwrap()
    }
    pub fn msg_session_agent(&self) -> String {
        self.0.msg("session-agent", None).unwrap()
    }
    pub fn msg_session_this(&self) -> String {
        self.0.msg("session-this", None).unwrap()
    }
    pub fn msg_log_out_everywhere(&self) -> String {
        self.0.msg("log-out-everywhere", None).unwrap()
    }
    pub fn msg_people_lead(&self) -> String {
        self.0.msg("people-lead", None).unwrap()
    }
    pub fn msg_people_empty(&self) -> String {
        self.0.msg("people-empty", None).unwrap()
    }
    pub fn msg_person_name(&self) -> String {
        self.0.msg("person-name", None).unwrap()
    }
    pub fn msg_role(&self) -> String {
        self.0.msg("role", None).unwrap()
    }
    pub fn msg_role_organizer(&self) -> String {
        self.0.msg("role-organizer", None).unwrap()
    }
    pub fn msg_role_referee(&self) -> String {
        self.0.msg("role-referee", None).unwrap()
    }
    pub fn msg_role_club_head(&self) -> String {
        self.0.msg("role-club-head", None).unwrap()
    }
    pub fn msg_role_official(&self) -> String {
        self.0.msg("role-official", None).unwrap()
    }
    pub fn msg_role_chairman(&self) -> String {
        self.0.msg("role-chairman", None).unwrap()
    }
    pub fn msg_role_administrator(&self) -> String {
        self.0.msg("role-administrator", None).unwrap()
    }
    pub fn msg_club_head_hint(&self) -> String {
        self.0.msg("club-head-hint", None).unwrap()
    }
    pub fn msg_invite(&self) -> String {
        self.0.msg("invite", None).unwrap()
    }
    pub fn msg_invited(&self) -> String {
        self.0.msg("invited", None).unwrap()
    }
    pub fn msg_link_hint(&self) -> String {
        self.0.msg("link-hint", None).unwrap()
    }
    pub fn msg_invited_waiting(&self) -> String {
        self.0.msg("invited-waiting", None).unwrap()
    }
    pub fn msg_disabled(&self) -> String {
        self.0.msg("disabled", None).unwrap()
    }
    pub fn msg_disable(&self) -> String {
        self.0.msg("disable", None).unwrap()
    }
    pub fn msg_enable(&self) -> String {
        self.0.msg("enable", None).unwrap()
    }
    pub fn msg_revoke(&self) -> String {
        self.0.msg("revoke", None).unwrap()
    }
    pub fn msg_revoke_confirm(&self) -> String {
        self.0.msg("revoke-confirm", None).unwrap()
    }
    pub fn msg_reset_password(&self) -> String {
        self.0.msg("reset-password", None).unwrap()
    }
    pub fn msg_reset_made(&self) -> String {
        self.0.msg("reset-made", None).unwrap()
    }
    pub fn msg_federations(&self) -> String {
        self.0.msg("federations", None).unwrap()
    }
    pub fn msg_found(&self) -> String {
        self.0.msg("found", None).unwrap()
    }
    pub fn msg_slug(&self) -> String {
        self.0.msg("slug", None).unwrap()
    }
    pub fn msg_slug_hint(&self) -> String {
        self.0.msg("slug-hint", None).unwrap()
    }
    pub fn msg_rules(&self) -> String {
        self.0.msg("rules", None).unwrap()
    }
    pub fn msg_flash_planned(&self) -> String {
        self.0.msg("flash-planned", None).unwrap()
    }
    pub fn msg_flash_saved(&self) -> String {
        self.0.msg("flash-saved", None).unwrap()
    }
    pub fn msg_flash_submitted(&self) -> String {
        self.0.msg("flash-submitted", None).unwrap()
    }
    pub fn msg_flash_cosigned(&self) -> String {
        self.0.msg("flash-cosigned", None).unwrap()
    }
    pub fn msg_flash_taken_back(&self) -> String {
        self.0.msg("flash-taken-back", None).unwrap()
    }
    pub fn msg_flash_returned(&self) -> String {
        self.0.msg("flash-returned", None).unwrap()
    }
    pub fn msg_flash_approved(&self) -> String {
        self.0.msg("flash-approved", None).unwrap()
    }
    pub fn msg_flash_corrected(&self) -> String {
        self.0.msg("flash-corrected", None).unwrap()
    }
    pub fn msg_flash_reopened(&self) -> String {
        self.0.msg("flash-reopened", None).unwrap()
    }
    pub fn msg_flash_closed(&self) -> String {
        self.0.msg("flash-closed", None).unwrap()
    }
    pub fn msg_flash_cancelled(&self) -> String {
        self.0.msg("flash-cancelled", None).unwrap()
    }
    pub fn msg_flash_published(&self) -> String {
        self.0.msg("flash-published", None).unwrap()
    }
    pub fn msg_flash_welcome(&self) -> String {
        self.0.msg("flash-welcome", None).unwrap()
    }
    pub fn msg_flash_logged_out(&self) -> String {
        self.0.msg("flash-logged-out", None).unwrap()
    }
    pub fn msg_flash_password(&self) -> String {
        self.0.msg("flash-password", None).unwrap()
    }
    pub fn msg_flash_appointed(&self) -> String {
        self.0.msg("flash-appointed", None).unwrap()
    }
    pub fn msg_flash_revoked(&self) -> String {
        self.0.msg("flash-revoked", None).unwrap()
    }
    pub fn msg_flash_founded(&self) -> String {
        self.0.msg("flash-founded", None).unwrap()
    }
    pub fn msg_error_title(&self) -> String {
        self.0.msg("error-title", None).unwrap()
    }
    pub fn msg_error_log_id(&self) -> String {
        self.0.msg("error-log-id", None).unwrap()
    }
    pub fn msg_error_not_found(&self) -> String {
        self.0.msg("error-not-found", None).unwrap()
    }
    pub fn msg_error_method(&self) -> String {
        self.0.msg("error-method", None).unwrap()
    }
    pub fn msg_error_forbidden(&self) -> String {
        self.0.msg("error-forbidden", None).unwrap()
    }
    pub fn msg_error_unavailable(&self) -> String {
        self.0.msg("error-unavailable", None).unwrap()
    }
    pub fn msg_error_internal(&self) -> String {
        self.0.msg("error-internal", None).unwrap()
    }
    pub fn msg_error_form_type(&self) -> String {
        self.0.msg("error-form-type", None).unwrap()
    }
    pub fn msg_error_form_encoding(&self) -> String {
        self.0.msg("error-form-encoding", None).unwrap()
    }
    pub fn msg_error_form_size(&self) -> String {
        self.0.msg("error-form-size", None).unwrap()
    }
    pub fn msg_error_form_field(&self) -> String {
        self.0.msg("error-form-field", None).unwrap()
    }
    pub fn msg_error_token(&self) -> String {
        self.0.msg("error-token", None).unwrap()
    }
    pub fn msg_error_log_in(&self) -> String {
        self.0.msg("error-log-in", None).unwrap()
    }
    pub fn msg_error_mistakes(&self) -> String {
        self.0.msg("error-mistakes", None).unwrap()
    }
    pub fn msg_refused_not_allowed(&self) -> String {
        self.0.msg("refused-not-allowed", None).unwrap()
    }
    pub fn msg_refused_not_yours(&self) -> String {
        self.0.msg("refused-not-yours", None).unwrap()
    }
    /// $state (String)
    pub fn msg_refused_state<F0: AsRef<str>>(&self, state: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("state", state.as_ref());
        self.0.msg("refused-state", Some(args)).unwrap()
    }
    pub fn msg_refused_stale(&self) -> String {
        self.0.msg("refused-stale", None).unwrap()
    }
    pub fn msg_refused_reason(&self) -> String {
        self.0.msg("refused-reason", None).unwrap()
    }
    pub fn msg_refused_signature(&self) -> String {
        self.0.msg("refused-signature", None).unwrap()
    }
    pub fn msg_refused_club(&self) -> String {
        self.0.msg("refused-club", None).unwrap()
    }
    /// $limit (Number)
    /// $who (String)
    pub fn msg_refused_endless<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, limit: F0, who: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("limit", limit.into());
        args.set("who", who.as_ref());
        self.0.msg("refused-endless", Some(args)).unwrap()
    }
    /// $why (String)
    pub fn msg_refused_unratable<F0: AsRef<str>>(&self, why: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("why", why.as_ref());
        self.0.msg("refused-unratable", Some(args)).unwrap()
    }
    pub fn msg_refused_list_exists(&self) -> String {
        self.0.msg("refused-list-exists", None).unwrap()
    }
    pub fn msg_refused_list_date(&self) -> String {
        self.0.msg("refused-list-date", None).unwrap()
    }
    pub fn msg_refused_changed(&self) -> String {
        self.0.msg("refused-changed", None).unwrap()
    }
    pub fn msg_refused_log_in(&self) -> String {
        self.0.msg("refused-log-in", None).unwrap()
    }
    /// $until (String)
    pub fn msg_refused_throttled<F0: AsRef<str>>(&self, until: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("until", until.as_ref());
        self.0.msg("refused-throttled", Some(args)).unwrap()
    }
    pub fn msg_refused_link(&self) -> String {
        self.0.msg("refused-link", None).unwrap()
    }
    pub fn msg_refused_last_administrator(&self) -> String {
        self.0.msg("refused-last-administrator", None).unwrap()
    }
    pub fn msg_mistake_missing(&self) -> String {
        self.0.msg("mistake-missing", None).unwrap()
    }
    /// $most (Number)
    pub fn msg_mistake_too_long<F0: Into<FluentNumber>>(&self, most: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("most", most.into());
        self.0.msg("mistake-too-long", Some(args)).unwrap()
    }
    /// $least (Number)
    pub fn msg_mistake_too_short<F0: Into<FluentNumber>>(&self, least: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("least", least.into());
        self.0.msg("mistake-too-short", Some(args)).unwrap()
    }
    pub fn msg_mistake_date(&self) -> String {
        self.0.msg("mistake-date", None).unwrap()
    }
    pub fn msg_mistake_ends_early(&self) -> String {
        self.0.msg("mistake-ends-early", None).unwrap()
    }
    pub fn msg_mistake_number(&self) -> String {
        self.0.msg("mistake-number", None).unwrap()
    }
    pub fn msg_mistake_unknown(&self) -> String {
        self.0.msg("mistake-unknown", None).unwrap()
    }
    pub fn msg_mistake_taken(&self) -> String {
        self.0.msg("mistake-taken", None).unwrap()
    }
    pub fn msg_mistake_differs(&self) -> String {
        self.0.msg("mistake-differs", None).unwrap()
    }
    pub fn msg_mistake_characters(&self) -> String {
        self.0.msg("mistake-characters", None).unwrap()
    }
    pub fn msg_mistake_weak(&self) -> String {
        self.0.msg("mistake-weak", None).unwrap()
    }
    pub fn msg_mistake_old_password(&self) -> String {
        self.0.msg("mistake-old-password", None).unwrap()
    }
    /// $typed (String)
    pub fn msg_typed_rating_new<F0: AsRef<str>>(&self, typed: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("typed", typed.as_ref());
        self.0.msg("typed-rating-new", Some(args)).unwrap()
    }
    pub fn msg_act_plan(&self) -> String {
        self.0.msg("act-plan", None).unwrap()
    }
    pub fn msg_act_conditions(&self) -> String {
        self.0.msg("act-conditions", None).unwrap()
    }
    pub fn msg_act_submit(&self) -> String {
        self.0.msg("act-submit", None).unwrap()
    }
    pub fn msg_act_cosign(&self) -> String {
        self.0.msg("act-cosign", None).unwrap()
    }
    pub fn msg_act_take_back(&self) -> String {
        self.0.msg("act-take-back", None).unwrap()
    }
    pub fn msg_act_return(&self) -> String {
        self.0.msg("act-return", None).unwrap()
    }
    pub fn msg_act_approve(&self) -> String {
        self.0.msg("act-approve", None).unwrap()
    }
    pub fn msg_act_reopen(&self) -> String {
        self.0.msg("act-reopen", None).unwrap()
    }
    pub fn msg_act_close(&self) -> String {
        self.0.msg("act-close", None).unwrap()
    }
    pub fn msg_act_cancel(&self) -> String {
        self.0.msg("act-cancel", None).unwrap()
    }
    pub fn msg_act_publish(&self) -> String {
        self.0.msg("act-publish", None).unwrap()
    }
    pub fn msg_act_enter_player(&self) -> String {
        self.0.msg("act-enter-player", None).unwrap()
    }
    pub fn msg_act_change_player(&self) -> String {
        self.0.msg("act-change-player", None).unwrap()
    }
    pub fn msg_act_invite(&self) -> String {
        self.0.msg("act-invite", None).unwrap()
    }
    pub fn msg_act_revoke(&self) -> String {
        self.0.msg("act-revoke", None).unwrap()
    }
    pub fn msg_act_reset(&self) -> String {
        self.0.msg("act-reset", None).unwrap()
    }
    pub fn msg_act_password(&self) -> String {
        self.0.msg("act-password", None).unwrap()
    }
    pub fn msg_act_log_in(&self) -> String {
        self.0.msg("act-log-in", None).unwrap()
    }
    pub fn msg_act_log_out_everywhere(&self) -> String {
        self.0.msg("act-log-out-everywhere", None).unwrap()
    }
    pub fn msg_act_disable(&self) -> String {
        self.0.msg("act-disable", None).unwrap()
    }
    pub fn msg_act_enable(&self) -> String {
        self.0.msg("act-enable", None).unwrap()
    }
    pub fn msg_act_import(&self) -> String {
        self.0.msg("act-import", None).unwrap()
    }
    pub fn msg_act_found(&self) -> String {
        self.0.msg("act-found", None).unwrap()
    }
    pub fn msg_correct_table(&self) -> String {
        self.0.msg("correct-table", None).unwrap()
    }
    pub fn msg_rules_ufgo(&self) -> String {
        self.0.msg("rules-ufgo", None).unwrap()
    }
    pub fn msg_subject_tournament(&self) -> String {
        self.0.msg("subject-tournament", None).unwrap()
    }
    pub fn msg_subject_player(&self) -> String {
        self.0.msg("subject-player", None).unwrap()
    }
    pub fn msg_subject_list(&self) -> String {
        self.0.msg("subject-list", None).unwrap()
    }
    pub fn msg_subject_account(&self) -> String {
        self.0.msg("subject-account", None).unwrap()
    }
    pub fn msg_subject_federation(&self) -> String {
        self.0.msg("subject-federation", None).unwrap()
    }
    /// $day (String)
    pub fn msg_publish_future<F0: AsRef<str>>(&self, day: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("day", day.as_ref());
        self.0.msg("publish-future", Some(args)).unwrap()
    }
    pub fn msg_decision(&self) -> String {
        self.0.msg("decision", None).unwrap()
    }
    pub fn msg_decision_assigned(&self) -> String {
        self.0.msg("decision-assigned", None).unwrap()
    }
    pub fn msg_decision_lost(&self) -> String {
        self.0.msg("decision-lost", None).unwrap()
    }
    pub fn msg_decision_kept(&self) -> String {
        self.0.msg("decision-kept", None).unwrap()
    }
    pub fn msg_field_name(&self) -> String {
        self.0.msg("field-name", None).unwrap()
    }
    pub fn msg_table_has_mistakes(&self) -> String {
        self.0.msg("table-has-mistakes", None).unwrap()
    }
    pub fn msg_pool_classic(&self) -> String {
        self.0.msg("pool-classic", None).unwrap()
    }
    pub fn msg_pool_rapid(&self) -> String {
        self.0.msg("pool-rapid", None).unwrap()
    }
    pub fn msg_category_highest(&self) -> String {
        self.0.msg("category-highest", None).unwrap()
    }
    pub fn msg_category_first(&self) -> String {
        self.0.msg("category-first", None).unwrap()
    }
    pub fn msg_category_second(&self) -> String {
        self.0.msg("category-second", None).unwrap()
    }
    pub fn msg_category_third(&self) -> String {
        self.0.msg("category-third", None).unwrap()
    }
    pub fn msg_category_fourth(&self) -> String {
        self.0.msg("category-fourth", None).unwrap()
    }
    pub fn msg_category_friendly(&self) -> String {
        self.0.msg("category-friendly", None).unwrap()
    }
    pub fn msg_sports_rank_third(&self) -> String {
        self.0.msg("sports-rank-third", None).unwrap()
    }
    pub fn msg_sports_rank_second(&self) -> String {
        self.0.msg("sports-rank-second", None).unwrap()
    }
    pub fn msg_sports_rank_first(&self) -> String {
        self.0.msg("sports-rank-first", None).unwrap()
    }
    pub fn msg_sports_rank_candidate(&self) -> String {
        self.0.msg("sports-rank-candidate", None).unwrap()
    }
    pub fn msg_sports_rank_master(&self) -> String {
        self.0.msg("sports-rank-master", None).unwrap()
    }
    pub fn msg_sports_rank_honoured(&self) -> String {
        self.0.msg("sports-rank-honoured", None).unwrap()
    }
    pub fn msg_sports_rank_grandmaster(&self) -> String {
        self.0.msg("sports-rank-grandmaster", None).unwrap()
    }
    pub fn msg_rules_ssdc(&self) -> String {
        self.0.msg("rules-ssdc", None).unwrap()
    }
    pub fn msg_rules_orr(&self) -> String {
        self.0.msg("rules-orr", None).unwrap()
    }
    pub fn msg_rules_rgf(&self) -> String {
        self.0.msg("rules-rgf", None).unwrap()
    }
    pub fn msg_rules_elo(&self) -> String {
        self.0.msg("rules-elo", None).unwrap()
    }
    pub fn msg_field_pool(&self) -> String {
        self.0.msg("field-pool", None).unwrap()
    }
    pub fn msg_field_category(&self) -> String {
        self.0.msg("field-category", None).unwrap()
    }
    pub fn msg_field_results_due(&self) -> String {
        self.0.msg("field-results-due", None).unwrap()
    }
    pub fn msg_results_overdue(&self) -> String {
        self.0.msg("results-overdue", None).unwrap()
    }
    pub fn msg_field_edition(&self) -> String {
        self.0.msg("field-edition", None).unwrap()
    }
    pub fn msg_edition_first(&self) -> String {
        self.0.msg("edition-first", None).unwrap()
    }
    pub fn msg_col_interval_long(&self) -> String {
        self.0.msg("col-interval-long", None).unwrap()
    }
    pub fn msg_col_games_long(&self) -> String {
        self.0.msg("col-games-long", None).unwrap()
    }
    pub fn msg_col_last_game(&self) -> String {
        self.0.msg("col-last-game", None).unwrap()
    }
    pub fn msg_star_legend(&self) -> String {
        self.0.msg("star-legend", None).unwrap()
    }
    pub fn msg_not_rated(&self) -> String {
        self.0.msg("not-rated", None).unwrap()
    }
    pub fn msg_why_steps(&self) -> String {
        self.0.msg("why-steps", None).unwrap()
    }
    pub fn msg_symbol_deviation(&self) -> String {
        self.0.msg("symbol-deviation", None).unwrap()
    }
    pub fn msg_symbol_value(&self) -> String {
        self.0.msg("symbol-value", None).unwrap()
    }
    pub fn msg_symbol_count(&self) -> String {
        self.0.msg("symbol-count", None).unwrap()
    }
    pub fn msg_anchors_title(&self) -> String {
        self.0.msg("anchors-title", None).unwrap()
    }
    /// $shift (String)
    pub fn msg_anchors_lead<F0: AsRef<str>>(&self, shift: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("shift", shift.as_ref());
        self.0.msg("anchors-lead", Some(args)).unwrap()
    }
    pub fn msg_anchors(&self) -> String {
        self.0.msg("anchors", None).unwrap()
    }
    pub fn msg_anchors_start(&self) -> String {
        self.0.msg("anchors-start", None).unwrap()
    }
    pub fn msg_anchors_now(&self) -> String {
        self.0.msg("anchors-now", None).unwrap()
    }
    pub fn msg_menu_rules(&self) -> String {
        self.0.msg("menu-rules", None).unwrap()
    }
    pub fn msg_editions_lead(&self) -> String {
        self.0.msg("editions-lead", None).unwrap()
    }
    pub fn msg_editions_title(&self) -> String {
        self.0.msg("editions-title", None).unwrap()
    }
    pub fn msg_edition_name(&self) -> String {
        self.0.msg("edition-name", None).unwrap()
    }
    /// $number (Number)
    /// $title (String)
    pub fn msg_edition_of<F0: Into<FluentNumber>, F1: AsRef<str>>(&self, number: F0, title: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("number", number.into());
        args.set("title", title.as_ref());
        self.0.msg("edition-of", Some(args)).unwrap()
    }
    pub fn msg_edition_zero(&self) -> String {
        self.0.msg("edition-zero", None).unwrap()
    }
    pub fn msg_edition_published(&self) -> String {
        self.0.msg("edition-published", None).unwrap()
    }
    pub fn msg_edition_force(&self) -> String {
        self.0.msg("edition-force", None).unwrap()
    }
    pub fn msg_edition_force_calculated(&self) -> String {
        self.0.msg("edition-force-calculated", None).unwrap()
    }
    /// $day (String)
    pub fn msg_edition_force_since<F0: AsRef<str>>(&self, day: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("day", day.as_ref());
        self.0.msg("edition-force-since", Some(args)).unwrap()
    }
    /// $tournament (String)
    pub fn msg_edition_force_waits<F0: AsRef<str>>(&self, tournament: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("tournament", tournament.as_ref());
        self.0.msg("edition-force-waits", Some(args)).unwrap()
    }
    pub fn msg_edition_force_nothing(&self) -> String {
        self.0.msg("edition-force-nothing", None).unwrap()
    }
    pub fn msg_edition_force_always(&self) -> String {
        self.0.msg("edition-force-always", None).unwrap()
    }
    pub fn msg_edition_now(&self) -> String {
        self.0.msg("edition-now", None).unwrap()
    }
    pub fn msg_edition_uses(&self) -> String {
        self.0.msg("edition-uses", None).unwrap()
    }
    /// $tournaments (Number)
    /// $lists (Number)
    pub fn msg_edition_uses_count<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, tournaments: F0, lists: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("tournaments", tournaments.into());
        args.set("lists", lists.into());
        self.0.msg("edition-uses-count", Some(args)).unwrap()
    }
    pub fn msg_parameters(&self) -> String {
        self.0.msg("parameters", None).unwrap()
    }
    pub fn msg_parameters_lead(&self) -> String {
        self.0.msg("parameters-lead", None).unwrap()
    }
    pub fn msg_parameter(&self) -> String {
        self.0.msg("parameter", None).unwrap()
    }
    pub fn msg_parameter_article(&self) -> String {
        self.0.msg("parameter-article", None).unwrap()
    }
    pub fn msg_parameter_value(&self) -> String {
        self.0.msg("parameter-value", None).unwrap()
    }
    /// $value (String)
    pub fn msg_parameter_default<F0: AsRef<str>>(&self, value: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("value", value.as_ref());
        self.0.msg("parameter-default", Some(args)).unwrap()
    }
    pub fn msg_parameter_none(&self) -> String {
        self.0.msg("parameter-none", None).unwrap()
    }
    pub fn msg_parameter_row(&self) -> String {
        self.0.msg("parameter-row", None).unwrap()
    }
    pub fn msg_amend(&self) -> String {
        self.0.msg("amend", None).unwrap()
    }
    pub fn msg_amend_lead(&self) -> String {
        self.0.msg("amend-lead", None).unwrap()
    }
    pub fn msg_amend_force_calculated(&self) -> String {
        self.0.msg("amend-force-calculated", None).unwrap()
    }
    pub fn msg_amend_force_starting(&self) -> String {
        self.0.msg("amend-force-starting", None).unwrap()
    }
    pub fn msg_amend_force_following(&self) -> String {
        self.0.msg("amend-force-following", None).unwrap()
    }
    pub fn msg_field_order(&self) -> String {
        self.0.msg("field-order", None).unwrap()
    }
    pub fn msg_field_amendment(&self) -> String {
        self.0.msg("field-amendment", None).unwrap()
    }
    pub fn msg_amend_do(&self) -> String {
        self.0.msg("amend-do", None).unwrap()
    }
    pub fn msg_amend_confirm(&self) -> String {
        self.0.msg("amend-confirm", None).unwrap()
    }
    pub fn msg_amend_mistakes(&self) -> String {
        self.0.msg("amend-mistakes", None).unwrap()
    }
    pub fn msg_amend_withdraw(&self) -> String {
        self.0.msg("amend-withdraw", None).unwrap()
    }
    pub fn msg_amend_withdraw_hint(&self) -> String {
        self.0.msg("amend-withdraw-hint", None).unwrap()
    }
    pub fn msg_amend_withdraw_confirm(&self) -> String {
        self.0.msg("amend-withdraw-confirm", None).unwrap()
    }
    pub fn msg_refused_nothing_changed(&self) -> String {
        self.0.msg("refused-nothing-changed", None).unwrap()
    }
    pub fn msg_refused_edition_used(&self) -> String {
        self.0.msg("refused-edition-used", None).unwrap()
    }
    pub fn msg_act_amend(&self) -> String {
        self.0.msg("act-amend", None).unwrap()
    }
    pub fn msg_act_withdraw_amendment(&self) -> String {
        self.0.msg("act-withdraw-amendment", None).unwrap()
    }
    pub fn msg_subject_edition(&self) -> String {
        self.0.msg("subject-edition", None).unwrap()
    }
    pub fn msg_flash_amended(&self) -> String {
        self.0.msg("flash-amended", None).unwrap()
    }
    pub fn msg_flash_amendment_withdrawn(&self) -> String {
        self.0.msg("flash-amendment-withdrawn", None).unwrap()
    }
    /// $games (Number)
    pub fn msg_count_rated_games<F0: Into<FluentNumber>>(&self, games: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("games", games.into());
        self.0.msg("count-rated-games", Some(args)).unwrap()
    }
    pub fn msg_progress_title(&self) -> String {
        self.0.msg("progress-title", None).unwrap()
    }
    pub fn msg_progress_reading(&self) -> String {
        self.0.msg("progress-reading", None).unwrap()
    }
    /// $done (Number)
    /// $total (Number)
    pub fn msg_progress_calculating<F0: Into<FluentNumber>, F1: Into<FluentNumber>>(&self, done: F0, total: F1) -> String {
        let mut args = FluentArgs::new();
        args.set("done", done.into());
        args.set("total", total.into());
        self.0.msg("progress-calculating", Some(args)).unwrap()
    }
    pub fn msg_progress_storing(&self) -> String {
        self.0.msg("progress-storing", None).unwrap()
    }
    pub fn msg_progress_hint(&self) -> String {
        self.0.msg("progress-hint", None).unwrap()
    }
    pub fn msg_progress_unchanged(&self) -> String {
        self.0.msg("progress-unchanged", None).unwrap()
    }
    pub fn msg_progress_back(&self) -> String {
        self.0.msg("progress-back", None).unwrap()
    }
    pub fn msg_progress_idle(&self) -> String {
        self.0.msg("progress-idle", None).unwrap()
    }
    pub fn msg_refused_working(&self) -> String {
        self.0.msg("refused-working", None).unwrap()
    }
    pub fn msg_cell_annulled(&self) -> String {
        self.0.msg("cell-annulled", None).unwrap()
    }
    pub fn msg_decision_shifted(&self) -> String {
        self.0.msg("decision-shifted", None).unwrap()
    }
    pub fn msg_category_title(&self) -> String {
        self.0.msg("category-title", None).unwrap()
    }
    pub fn msg_category_lead(&self) -> String {
        self.0.msg("category-lead", None).unwrap()
    }
    pub fn msg_category_how(&self) -> String {
        self.0.msg("category-how", None).unwrap()
    }
    pub fn msg_category_no_steps(&self) -> String {
        self.0.msg("category-no-steps", None).unwrap()
    }
    pub fn msg_cat_rating_below(&self) -> String {
        self.0.msg("cat-rating-below", None).unwrap()
    }
    pub fn msg_cat_rank_max(&self) -> String {
        self.0.msg("cat-rank-max", None).unwrap()
    }
    pub fn msg_cat_gender(&self) -> String {
        self.0.msg("cat-gender", None).unwrap()
    }
    pub fn msg_gender_any(&self) -> String {
        self.0.msg("gender-any", None).unwrap()
    }
    pub fn msg_gender_women(&self) -> String {
        self.0.msg("gender-women", None).unwrap()
    }
    pub fn msg_gender_men(&self) -> String {
        self.0.msg("gender-men", None).unwrap()
    }
    pub fn msg_cat_age_min(&self) -> String {
        self.0.msg("cat-age-min", None).unwrap()
    }
    pub fn msg_cat_age_max(&self) -> String {
        self.0.msg("cat-age-max", None).unwrap()
    }
    pub fn msg_cat_territory(&self) -> String {
        self.0.msg("cat-territory", None).unwrap()
    }
    pub fn msg_cat_time(&self) -> String {
        self.0.msg("cat-time", None).unwrap()
    }
    pub fn msg_time_blitz(&self) -> String {
        self.0.msg("time-blitz", None).unwrap()
    }
    pub fn msg_cat_division(&self) -> String {
        self.0.msg("cat-division", None).unwrap()
    }
    pub fn msg_cat_guaranteed(&self) -> String {
        self.0.msg("cat-guaranteed", None).unwrap()
    }
    pub fn msg_cat_format(&self) -> String {
        self.0.msg("cat-format", None).unwrap()
    }
    pub fn msg_cat_not_all(&self) -> String {
        self.0.msg("cat-not-all", None).unwrap()
    }
    pub fn msg_cat_correspondence(&self) -> String {
        self.0.msg("cat-correspondence", None).unwrap()
    }
    pub fn msg_cat_match(&self) -> String {
        self.0.msg("cat-match", None).unwrap()
    }
    pub fn msg_cat_title_match(&self) -> String {
        self.0.msg("cat-title-match", None).unwrap()
    }
    pub fn msg_cat_challenger(&self) -> String {
        self.0.msg("cat-challenger", None).unwrap()
    }
    pub fn msg_cat_title_holder(&self) -> String {
        self.0.msg("cat-title-holder", None).unwrap()
    }
    pub fn msg_cat_wish(&self) -> String {
        self.0.msg("cat-wish", None).unwrap()
    }
    pub fn msg_cat_ask(&self) -> String {
        self.0.msg("cat-ask", None).unwrap()
    }
    pub fn msg_category_step_ceiling(&self) -> String {
        self.0.msg("category-step-ceiling", None).unwrap()
    }
    pub fn msg_category_step_gender(&self) -> String {
        self.0.msg("category-step-gender", None).unwrap()
    }
    pub fn msg_category_step_age(&self) -> String {
        self.0.msg("category-step-age", None).unwrap()
    }
    pub fn msg_category_step_territory(&self) -> String {
        self.0.msg("category-step-territory", None).unwrap()
    }
    pub fn msg_category_step_time(&self) -> String {
        self.0.msg("category-step-time", None).unwrap()
    }
    pub fn msg_category_step_format(&self) -> String {
        self.0.msg("category-step-format", None).unwrap()
    }
    pub fn msg_category_step_correspondence(&self) -> String {
        self.0.msg("category-step-correspondence", None).unwrap()
    }
    pub fn msg_category_step_division(&self) -> String {
        self.0.msg("category-step-division", None).unwrap()
    }
    pub fn msg_category_step_guaranteed(&self) -> String {
        self.0.msg("category-step-guaranteed", None).unwrap()
    }
    pub fn msg_category_step_severe(&self) -> String {
        self.0.msg("category-step-severe", None).unwrap()
    }
    pub fn msg_category_step_challenger(&self) -> String {
        self.0.msg("category-step-challenger", None).unwrap()
    }
    pub fn msg_category_step_match(&self) -> String {
        self.0.msg("category-step-match", None).unwrap()
    }
    pub fn msg_category_step_organizer(&self) -> String {
        self.0.msg("category-step-organizer", None).unwrap()
    }
    pub fn msg_category_step_friendly(&self) -> String {
        self.0.msg("category-step-friendly", None).unwrap()
    }
    /// $levels (Number)
    pub fn msg_category_lowered<F0: Into<FluentNumber>>(&self, levels: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("levels", levels.into());
        self.0.msg("category-lowered", Some(args)).unwrap()
    }
    pub fn msg_rank_history(&self) -> String {
        self.0.msg("rank-history", None).unwrap()
    }
    pub fn msg_rank_ground(&self) -> String {
        self.0.msg("rank-ground", None).unwrap()
    }
    /// $article (String)
    pub fn msg_rank_by_list<F0: AsRef<str>>(&self, article: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("article", article.as_ref());
        self.0.msg("rank-by-list", Some(args)).unwrap()
    }
    pub fn msg_list_dropped(&self) -> String {
        self.0.msg("list-dropped", None).unwrap()
    }
    pub fn msg_list_dropped_lead(&self) -> String {
        self.0.msg("list-dropped-lead", None).unwrap()
    }
    pub fn msg_plan_hint_rated(&self) -> String {
        self.0.msg("plan-hint-rated", None).unwrap()
    }
    pub fn msg_official_check_rated(&self) -> String {
        self.0.msg("official-check-rated", None).unwrap()
    }
    pub fn msg_search_player(&self) -> String {
        self.0.msg("search-player", None).unwrap()
    }
    pub fn msg_search_lead(&self) -> String {
        self.0.msg("search-lead", None).unwrap()
    }
    pub fn msg_search_title(&self) -> String {
        self.0.msg("search-title", None).unwrap()
    }
    /// $count (Number)
    pub fn msg_search_all<F0: Into<FluentNumber>>(&self, count: F0) -> String {
        let mut args = FluentArgs::new();
        args.set("count", count.into());
        self.0.msg("search-all", Some(args)).unwrap()
    }
    pub fn msg_search_empty(&self) -> String {
        self.0.msg("search-empty", None).unwrap()
    }
    pub fn msg_share(&self) -> String {
        self.0.msg("share", None).unwrap()
    }
    pub fn msg_share_copied(&self) -> String {
        self.0.msg("share-copied", None).unwrap()
    }
}
