// Written decisions of a federation: orders, texts of the regulation, appeals, proposed amendments;
// reasons of annulments; documents contradicted by corrections.

diesel::table! {
    orders (id) {
        id -> BigInt,
        federation_id -> BigInt,
        number -> Text,
        day -> Date,
        body -> Text,
        file_id -> Nullable<BigInt>,
        by_name -> Text,
        created_at -> Timestamp,
        title -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    regulation_texts (id) {
        id -> BigInt,
        federation_id -> BigInt,
        language -> Word,
        day -> Date,
        order_id -> Nullable<BigInt>,
        body -> Text,
        file_id -> Nullable<BigInt>,
        articles -> Text,
        by_name -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    appeals (id) {
        id -> BigInt,
        federation_id -> BigInt,
        tournament_id -> BigInt,
        player_id -> Nullable<BigInt>,
        account_id -> Nullable<BigInt>,
        name -> Text,
        contact -> Text,
        about -> Word,
        body -> Text,
        filed_at -> Timestamp,
        stage -> Word,
        answer -> Text,
        answered_by -> Text,
        answered_at -> Nullable<Timestamp>,
        correction_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    annulments (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        round -> BigInt,
        a_id -> BigInt,
        b_id -> BigInt,
        by_name -> Text,
        at -> Timestamp,
        reason -> Text,
    }
}

diesel::table! {
    contradictions (id) {
        id -> BigInt,
        federation_id -> BigInt,
        correction_id -> BigInt,
        certificate_id -> Nullable<BigInt>,
        list_id -> Nullable<BigInt>,
        players -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    amendment_proposals (id) {
        id -> BigInt,
        federation_id -> BigInt,
        account_id -> Nullable<BigInt>,
        by_name -> Text,
        proposed_at -> Timestamp,
        reason -> Text,
        parameters -> Text,
        stage -> Word,
        settled_by -> Text,
        settled_at -> Nullable<Timestamp>,
        answer -> Text,
    }
}
