// External ids of players, and their ratings in the lists of other systems.

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    official_lists (id) {
        id -> BigInt,
        federation_id -> BigInt,
        system -> Word,
        name -> Text,
        sha256 -> Text,
        size -> BigInt,
        dated -> Nullable<Date>,
        entries -> BigInt,
        found -> Text,
        uploaded_by -> Text,
        created_at -> Timestamp,
        taken_at -> Nullable<Timestamp>,
        outcome -> Text,
        undone_at -> Nullable<Timestamp>,
        undone_by -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    foreign_ratings (id) {
        id -> BigInt,
        federation_id -> BigInt,
        player_id -> BigInt,
        kind -> Word,
        dated -> Date,
        rating -> Integer,
        list_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    external_ids (id) {
        id -> BigInt,
        federation_id -> BigInt,
        player_id -> BigInt,
        system -> Word,
        number -> Text,
        number_key -> Text,
        since -> Date,
        ended -> Nullable<Date>,
        entered_by -> Text,
        source -> Text,
    }
}
