//! Cells of the CSV files that people open in a spreadsheet.

use std::borrow::Cow;

/// A cell that no spreadsheet takes for a formula: for every text that somebody typed. Numbers stay as they are.
pub fn cell(text: &str) -> Cow<'_, str> {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { Cow::Owned(format!("'{text}")) } else { Cow::Borrowed(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_is_text() {
        for formula in ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"] {
            assert_eq!(cell(formula), format!("'{formula}"));
        }
        assert_eq!(cell("Koval Anna"), "Koval Anna");
    }
}
