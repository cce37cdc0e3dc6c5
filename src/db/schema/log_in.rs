// Accounts, their log-ins, and the letters to them.

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    accounts (id) {
        id -> BigInt,
        login -> Text,
        name -> Text,
        password -> Nullable<Text>,
        disabled -> Bool,
        language -> Nullable<Word>,
        created_at -> Timestamp,
        mail -> Nullable<Text>,
        mail_pending -> Nullable<Text>,
        notices -> Bool,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    roles (id) {
        id -> BigInt,
        account_id -> BigInt,
        federation_id -> Nullable<BigInt>,
        role -> Word,
        club_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    one_time_links (token_hash) {
        token_hash -> Text,
        purpose -> Word,
        account_id -> BigInt,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
        mail -> Nullable<Text>,
        made_by -> Nullable<BigInt>,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    log_ins (id) {
        id -> BigInt,
        account_id -> BigInt,
        at -> Timestamp,
        outcome -> Word,
        times -> Integer,
        browser -> Word,
        system -> Word,
        network -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    outbox (id) {
        id -> BigInt,
        account_id -> Nullable<BigInt>,
        address -> Text,
        language -> Word,
        kind -> Word,
        facts -> Text,
        dedup -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        next_try_at -> Timestamp,
        attempts -> Integer,
        claimed_until -> Nullable<Timestamp>,
        sent_at -> Nullable<Timestamp>,
        given_up_at -> Nullable<Timestamp>,
        last_error -> Text,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    sessions (token_hash) {
        token_hash -> Text,
        account_id -> BigInt,
        created_at -> Timestamp,
        seen_at -> Timestamp,
        browser -> Word,
        system -> Word,
        network -> Text,
        proved_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    password_links (account_id) {
        account_id -> BigInt,
        made_by -> Nullable<BigInt>,
        made_at -> Timestamp,
    }
}

diesel::table! {
    totp (account_id) {
        account_id -> BigInt,
        secret -> Text,
        added_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
        last_step -> BigInt,
    }
}

diesel::table! {
    totp_setups (account_id) {
        account_id -> BigInt,
        secret -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    passkeys (id) {
        id -> BigInt,
        account_id -> BigInt,
        credential -> Text,
        name -> Text,
        public -> Text,
        added_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    recovery_codes (account_id, code_hash) {
        account_id -> BigInt,
        code_hash -> Text,
        used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    one_time_secrets (token_hash) {
        token_hash -> Text,
        account_id -> BigInt,
        sealed -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    pending_second_factors (token_hash) {
        token_hash -> Text,
        account_id -> BigInt,
        created_at -> Timestamp,
    }
}

diesel::table! {
    login_failures (subject) {
        subject -> Text,
        failures -> Integer,
        last_at -> Timestamp,
        blocked_until -> Nullable<Timestamp>,
    }
}
