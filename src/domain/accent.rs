//! The accent colours from which a federation chooses one for its pages and documents.

use super::string_enum::string_enum;

string_enum! {
    /// Accent colour of a federation; the first is the default.
    #[derive(Default)]
    pub enum Accent {
        /// Teal.
        #[default]
        Teal = "teal",
        /// Blue.
        Blue = "blue",
        /// Plum.
        Plum = "plum",
        /// Rust.
        Rust = "rust",
        /// Olive.
        Olive = "olive",
    }
}

impl Accent {
    /// The colour in the exchange format and on certificates, as `#rrggbb`.
    pub fn hex(self) -> &'static str {
        match self {
            Accent::Teal => "#0f766e",
            Accent::Blue => "#1d4ed8",
            Accent::Plum => "#86198f",
            Accent::Rust => "#b45309",
            Accent::Olive => "#4d7c0f",
        }
    }

    /// The colour on light pages and in the drawings beside them; the style sheet has it, too.
    pub fn page_colour(self) -> &'static str {
        match self {
            Accent::Teal => "#14605c",
            Accent::Blue => "#23568f",
            Accent::Plum => "#773a76",
            Accent::Rust => "#93401b",
            Accent::Olive => "#545f1c",
        }
    }

    /// The accent with this colour of the exchange format, in upper or lower case.
    pub fn from_hex(hex: &str) -> Option<Accent> {
        Accent::ALL
            .into_iter()
            .find(|accent| accent.hex().eq_ignore_ascii_case(hex))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_have_the_colours_of_the_pages() {
        let style = include_str!("../../static/style/base.css");
        for accent in Accent::ALL {
            let rule = format!(
                ".accent-{} {{ --a-light: {};",
                accent.word(),
                accent.page_colour()
            );
            assert!(style.contains(&rule), "{rule}");
            assert_eq!(Accent::from_hex(accent.hex()), Some(accent));
        }
    }
}
