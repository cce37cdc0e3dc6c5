// Who may referee and organize.

diesel::table! {
    licences (id) {
        id -> BigInt,
        federation_id -> BigInt,
        kind -> Text,
        name -> Text,
        category -> Text,
        number -> Text,
        since -> Nullable<Date>,
        until -> Nullable<Date>,
    }
}
