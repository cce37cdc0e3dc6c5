//! The colours among which a federation chooses one for its pages and papers.

use super::word::words;

words! {
    /// Accent colour of a federation; the first is that of who has chosen none.
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
    /// Its colour in the exchange format and on papers.
    pub fn hex(self) -> &'static str {
        match self {
            Accent::Teal => "#0f766e",
            Accent::Blue => "#1d4ed8",
            Accent::Plum => "#86198f",
            Accent::Rust => "#b45309",
            Accent::Olive => "#4d7c0f",
        }
    }

    /// The accent of a colour as the exchange format writes it, in capitals or not.
    pub fn from_hex(hex: &str) -> Option<Accent> {
        Accent::ALL.into_iter().find(|accent| accent.hex().eq_ignore_ascii_case(hex))
    }
}
