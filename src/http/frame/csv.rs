//! Cells of CSV files that are opened in a spreadsheet.

use std::borrow::Cow;

/// No spreadsheet must take a typed text for a formula. Numbers stay as they are.
pub fn escape_cell(text: &str) -> Cow<'_, str> {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_is_text() {
        for formula in ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"] {
            assert_eq!(escape_cell(formula), format!("'{formula}"));
        }
        assert_eq!(escape_cell("Koval Anna"), "Koval Anna");
    }
}
