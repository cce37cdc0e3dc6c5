// Members of a federation, and the uploaded lists of members.

diesel::table! {
    memberships (id) {
        id -> BigInt,
        federation_id -> BigInt,
        player_id -> BigInt,
        club_id -> Nullable<BigInt>,
        since -> Nullable<Date>,
        until -> Nullable<Date>,
        paid_until -> Nullable<Date>,
    }
}

diesel::table! {
    member_imports (file_id) {
        file_id -> BigInt,
        reading -> Text,
        uploaded_by -> Text,
        taken_at -> Nullable<Timestamp>,
        outcome -> Text,
        undone_at -> Nullable<Timestamp>,
        undone_by -> Text,
        erased_at -> Nullable<Timestamp>,
    }
}
