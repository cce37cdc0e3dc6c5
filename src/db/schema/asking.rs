// Requests to members to recommend initial ratings.

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    recommendation_requests (id) {
        id -> BigInt,
        federation_id -> BigInt,
        player_id -> BigInt,
        rating -> Double,
        reason -> Text,
        by_name -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        stage -> Word,
        ended_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    recommendation_members (id) {
        id -> BigInt,
        request_id -> BigInt,
        account_id -> Nullable<BigInt>,
        player_id -> Nullable<BigInt>,
        name -> Text,
        mail -> Text,
        token_hash -> Text,
        answer -> Word,
        remark -> Text,
        answered_at -> Nullable<Timestamp>,
    }
}
