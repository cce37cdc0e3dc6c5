// Licences of referees and organizers.

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    licences (id) {
        id -> BigInt,
        federation_id -> BigInt,
        kind -> Word,
        name -> Text,
        category -> Text,
        number -> Text,
        since -> Nullable<Date>,
        until -> Nullable<Date>,
    }
}

// Links between players of two federations who are one person.

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    person_links (id) {
        id -> BigInt,
        player_id -> BigInt,
        other_id -> BigInt,
        stage -> Word,
        asked_by -> Text,
        asked_at -> Timestamp,
        answered_by -> Text,
        answered_at -> Nullable<Timestamp>,
    }
}
