// Idempotency keys and one-time changes.

diesel::table! {
    upkeep (name) {
        name -> Text,
        done_at -> Timestamp,
    }
}

diesel::table! {
    idempotency_keys (key_hash) {
        key_hash -> Text,
        at -> Timestamp,
        location -> Text,
    }
}
