// Profiles of federations, verifications of their calculations, and background jobs.

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    news (id) {
        id -> BigInt,
        federation_id -> BigInt,
        language -> Word,
        title -> Text,
        body -> Text,
        by_name -> Text,
        created_at -> Timestamp,
        changed_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    profiles (federation_id, language) {
        federation_id -> BigInt,
        language -> Word,
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
        examples -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    hosts (host) {
        host -> Word,
        federation_id -> BigInt,
        main -> Bool,
        created_at -> Timestamp,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    jobs (id) {
        id -> BigInt,
        federation_id -> BigInt,
        kind -> Word,
        about -> Text,
        return_path -> Text,
        by_name -> Text,
        node -> Text,
        lock_file -> Text,
        begun_at -> Timestamp,
        heartbeat_at -> Timestamp,
        done -> BigInt,
        total -> BigInt,
        ended_at -> Nullable<Timestamp>,
        outcome -> Nullable<Word>,
        result -> Text,
    }
}
