//! The languages in which the site speaks and writes.

use super::word::words;

words! {
    /// A language of the site, in the order of the menu.
    #[derive(Default)]
    pub enum Language {
        /// English.
        #[default]
        English = "en",
        /// Russian.
        Russian = "ru",
        /// Ukrainian.
        Ukrainian = "uk",
    }
}
