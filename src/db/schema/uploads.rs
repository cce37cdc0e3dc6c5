// Uploaded files, and the results of their import.

diesel::table! {
    files (id) {
        id -> BigInt,
        federation_id -> BigInt,
        name -> Text,
        media_type -> Text,
        sha256 -> Text,
        content -> Binary,
        created_at -> Timestamp,
    }
}

diesel::table! {
    table_imports (file_id) {
        file_id -> BigInt,
        tournament_id -> BigInt,
        reading -> Text,
        uploaded_by -> Text,
        taken_at -> Nullable<Timestamp>,
        erased_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    rating_list_imports (file_id) {
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

diesel::table! {
    tournament_imports (id) {
        id -> BigInt,
        federation_id -> BigInt,
        name -> Text,
        reading -> Text,
        uploaded_by -> Text,
        created_at -> Timestamp,
        ordered -> Text,
        taken_at -> Nullable<Timestamp>,
        outcome -> Text,
        undone_at -> Nullable<Timestamp>,
        undone_by -> Text,
    }
}

diesel::table! {
    tournament_import_files (file_id) {
        file_id -> BigInt,
        bundle_id -> BigInt,
        erased_at -> Nullable<Timestamp>,
    }
}
