// Calendar plans of a federation.

diesel::table! {
    use diesel::sql_types::*;
    use crate::sql_types::Word;

    calendar_plans (id) {
        id -> BigInt,
        federation_id -> BigInt,
        year -> Integer,
        title -> Text,
        stage -> Word,
        adopted_on -> Nullable<Date>,
        adopted_by -> Text,
        by_name -> Text,
        changed_at -> Timestamp,
        lock_version -> BigInt,
    }
}

diesel::table! {
    plan_lines (id) {
        id -> BigInt,
        plan_id -> BigInt,
        number -> Integer,
        name -> Text,
        starts -> Date,
        ends -> Date,
        city -> Text,
        kind -> Text,
        struck -> Bool,
    }
}

diesel::table! {
    plan_amendments (id) {
        id -> BigInt,
        plan_id -> BigInt,
        number -> Integer,
        day -> Date,
        source -> Text,
        changes -> Text,
        by_name -> Text,
        created_at -> Timestamp,
    }
}
