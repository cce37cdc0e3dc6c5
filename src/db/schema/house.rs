// Profiles of federations, verifications of their calculations, and background jobs.

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

diesel::table! {
    verifications (federation_id) {
        federation_id -> BigInt,
        begun_at -> Timestamp,
        ended_at -> Nullable<Timestamp>,
        tournaments -> BigInt,
        differences -> BigInt,
        firsts -> Text,
    }
}

diesel::table! {
    hosts (host) {
        host -> Text,
        federation_id -> BigInt,
        main -> Bool,
        created_at -> Timestamp,
    }
}

diesel::table! {
    works (id) {
        id -> BigInt,
        federation_id -> BigInt,
        kind -> Text,
        about -> Text,
        back -> Text,
        by_name -> Text,
        node -> Text,
        lifeline -> Text,
        begun_at -> Timestamp,
        beat_at -> Timestamp,
        done -> BigInt,
        total -> BigInt,
        ended_at -> Nullable<Timestamp>,
        outcome -> Nullable<Text>,
        says -> Text,
    }
}
