// What is done once.

diesel::table! {
    presses (press) {
        press -> Text,
        at -> Timestamp,
        leads -> Text,
    }
}
