// The languages of the site in the order of the menu, the default one first: a name for the program, the code (of its folders in `locales/`
// and `help/`, of its texts in storage), and the country whose customs it follows. A new one is a line here and the two folders.
languages! {
    English = "en" in "GB",
    Russian = "ru" in "RU",
    Ukrainian = "uk" in "UA",
}
