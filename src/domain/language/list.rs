// The languages of the site in the order of the menu, the default first. An entry has the variant's
// name, the code (of its folders in `locales/` and `help/`, and of its texts in storage), and the
// country whose formats it follows. A new language is a line here and the two folders.
languages! {
    English = "en" in "GB",
    Russian = "ru" in "RU",
    Ukrainian = "uk" in "UA",
}
