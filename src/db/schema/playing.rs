// Tournaments in play: desks, assistants, registrations.

diesel::table! {
    desks (tournament_id) {
        tournament_id -> BigInt,
        state -> Text,
        seq -> BigInt,
        changed_at -> Timestamp,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    desk_acts (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        act_key -> Text,
        account_id -> Nullable<BigInt>,
        name -> Text,
        act -> Text,
        answer -> Word,
        at -> Timestamp,
    }
}

diesel::table! {
    assistants (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        name -> Text,
        token_hash -> Text,
        created_at -> Timestamp,
        revoked_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    registration_settings (tournament_id) {
        tournament_id -> BigInt,
        open -> Bool,
        until_day -> Nullable<Date>,
        places -> Nullable<Integer>,
        note -> Text,
        lock_version -> BigInt,
        changed_at -> Timestamp,
        venue -> Text,
        way -> Text,
        fee -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    registrations (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        token_hash -> Text,
        state -> Word,
        name -> Text,
        name_key -> Text,
        club -> Text,
        city -> Text,
        country -> Text,
        player_rank -> Text,
        born -> Text,
        mail -> Text,
        remark -> Text,
        language -> Word,
        created_at -> Timestamp,
        turn -> Nullable<BigInt>,
        here -> Nullable<Bool>,
        entrant -> Nullable<BigInt>,
        erased_at -> Nullable<Timestamp>,
    }
}
