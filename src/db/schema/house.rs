// What a federation says on its home page.

diesel::table! {
    news (id) {
        id -> BigInt,
        federation_id -> BigInt,
        language -> Text,
        title -> Text,
        body -> Text,
        by_name -> Text,
        created_at -> Timestamp,
        changed_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    profiles (federation_id, language) {
        federation_id -> BigInt,
        language -> Text,
        about -> Text,
        contacts -> Text,
    }
}
