//! The icon of a federation's pages: the sign of its game, white on the federation's colour.

use crate::domain::accent::Accent;
use crate::domain::rules::Sign;

/// The sign of a game as an SVG in the current text colour.
pub fn svg_of_sign(sign: Sign) -> &'static str {
    let drawn = match sign {
        Sign::Stones => include_str!("../../static/sign-stones.svg"),
        Sign::Pieces => include_str!("../../static/sign-pieces.svg"),
        Sign::Dots => include_str!("../../static/sign-dots.svg"),
        Sign::Board => include_str!("../../static/sign-board.svg"),
    };
    drawn.trim_ascii_end()
}

pub fn render_icon(accent: Accent, of: Sign) -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="{}"/><g transform="translate(4 4)" color="#fff">{}</g></svg>"##,
        accent.page_colour(),
        svg_of_sign(of)
    )
}
