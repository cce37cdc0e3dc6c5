// Idempotency keys and one-time changes.

diesel::table! {
    upkeep (name) {
        name -> Text,
        done_at -> Timestamp,
    }
}

diesel::table! {
    presses (press) {
        press -> Text,
        at -> Timestamp,
        leads -> Text,
    }
}
