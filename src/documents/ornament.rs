//! The ornament of a federation: a guilloche derived from its name, always the same drawing.

use std::f64::consts::TAU;
use std::fmt::Write;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// Width and height of the band: a screen's width, and more than the site header's height.
const SIZE: (u32, u32) = (2160, 160);
/// Length after which the waves of the band repeat.
const PERIOD: f64 = 240.0;
const POINTS: u32 = 24;
const LEAF_POINTS: u32 = 10;

/// A sequence of pseudorandom numbers derived from a name.
struct Numbers {
    bytes: [u8; 32],
    at: usize,
}

impl Numbers {
    fn from_name(name: &str) -> Numbers {
        Numbers {
            bytes: Sha256::digest(name.trim().as_bytes()).into(),
            at: 0,
        }
    }

    /// The next number, from 0 to 1.
    fn share(&mut self) -> f64 {
        let byte = self
            .bytes
            .get(self.at % self.bytes.len())
            .copied()
            .unwrap_or_default();
        self.at += 1;
        f64::from(byte) / 255.0
    }

    /// The next whole number between two bounds, both included.
    fn next_whole(&mut self, from: u32, to: u32) -> u32 {
        from + (self.share() * f64::from(to - from)).round() as u32
    }

    fn next_between(&mut self, from: f64, to: f64) -> f64 {
        from + self.share() * (to - from)
    }
}

/// A short hash of the name's ornament, for addresses.
pub fn short_hash(name: &str) -> String {
    HEXLOWER.encode(&Numbers::from_name(name).bytes[..4])
}

/// In white, faint enough for white text on it: waves with a rosette at the right end.
pub fn render_band(name: &str) -> String {
    let mut numbers = Numbers::from_name(name);
    let (wave, rosette) = (draw_waves(&mut numbers), Rosette::draw_random(&mut numbers));
    let (width, height) = SIZE;
    let repeats = (f64::from(width) / PERIOD).ceil() as u32;
    let mut out = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"><defs><path id="w" d="{wave}"/><path id="r" d="{}"/></defs><g fill="none" stroke="#fff" opacity=".13"><g stroke-width=".9">"##,
        rosette.draw_leaf()
    );
    for i in 0..repeats {
        let _ = write!(out, r##"<use href="#w" x="{}"/>"##, f64::from(i) * PERIOD);
    }
    let _ = write!(
        out,
        r#"</g><g transform="translate({} {})">"#,
        width - 150,
        height / 2
    );
    for i in 0..rosette.leaves {
        let _ = write!(
            out,
            r##"<use href="#r" transform="rotate({:.1})"/>"##,
            360.0 * f64::from(i) / f64::from(rosette.leaves)
        );
    }
    out.push_str("</g></g></svg>");
    out
}

fn draw_waves(numbers: &mut Numbers) -> String {
    let (strands, slow, quick) = (
        numbers.next_whole(5, 7),
        numbers.next_whole(1, 2),
        numbers.next_whole(3, 5),
    );
    let (high, low) = (
        numbers.next_between(34.0, 48.0),
        numbers.next_between(8.0, 18.0),
    );
    let (turn, lag) = (
        numbers.next_between(0.0, TAU),
        numbers.next_between(0.12, 0.3),
    );
    let mut path = String::new();
    for side in [1.0, -1.0] {
        for strand in 0..strands {
            let late = f64::from(strand) * lag;
            let line = (0..=POINTS).map(|i| {
                let share = f64::from(i) / f64::from(POINTS);
                let wave = high * (TAU * share * f64::from(slow) + late).sin()
                    + low * (TAU * share * f64::from(quick) + turn - late).sin();
                (share * PERIOD, f64::from(SIZE.1) / 2.0 + side * wave)
            });
            draw_curve(&mut path, &line.collect::<Vec<_>>());
        }
    }
    path
}

struct Rosette {
    leaves: u32,
    strands: u32,
    outer: f64,
    deep: f64,
    lean: f64,
}

impl Rosette {
    fn draw_random(numbers: &mut Numbers) -> Rosette {
        Rosette {
            leaves: numbers.next_whole(9, 18),
            strands: numbers.next_whole(6, 8),
            outer: numbers.next_between(116.0, 130.0),
            deep: numbers.next_between(22.0, 42.0),
            lean: numbers.next_between(0.25, 0.6),
        }
    }

    fn draw_leaf(&self) -> String {
        let mut path = String::new();
        for strand in 0..self.strands {
            let inner = f64::from(strand) / f64::from(self.strands);
            let line = (0..=LEAF_POINTS).map(|i| {
                let share = f64::from(i) / f64::from(LEAF_POINTS);
                let radius = self.outer * (1.0 - 0.72 * inner)
                    + self.deep * (1.0 - 0.6 * inner) * (TAU * (share + inner * self.lean)).cos();
                let angle = TAU / f64::from(self.leaves) * share;
                (radius * angle.cos(), radius * angle.sin())
            });
            draw_curve(&mut path, &line.collect::<Vec<_>>());
        }
        path
    }
}

/// Rounded to tenths. A section leaves a point in the direction from the previous to the next.
fn draw_curve(path: &mut String, points: &[(f64, f64)]) {
    let at = |i: usize| points.get(i).copied().unwrap_or_default();
    let Some((x, y)) = points.first() else { return };
    let _ = write!(path, "M{x:.1} {y:.1}");
    for i in 1..points.len() {
        let ((x0, y0), (x1, y1)) = (at(i - 1), at(i));
        let (before, after) = (at(i.saturating_sub(2)), at((i + 1).min(points.len() - 1)));
        let (ax, ay) = ((x1 - before.0) / 6.0, (y1 - before.1) / 6.0);
        let (bx, by) = (
            x1 - x0 - (after.0 - x0) / 6.0,
            y1 - y0 - (after.1 - y0) / 6.0,
        );
        let _ = write!(
            path,
            "c{ax:.1} {ay:.1} {bx:.1} {by:.1} {:.1} {:.1}",
            x1 - x0,
            y1 - y0
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_its_own_ornament_and_always_the_same() {
        let names = [
            "Федерація Го України",
            "Klub «Tochki»",
            "",
            "Клуб вечерних шахмат",
        ];
        for name in names {
            let drawn = render_band(name);
            assert_eq!(drawn, render_band(name));
            assert!(drawn.len() < 24_000, "{name}: {}", drawn.len());
            let tree = usvg::Tree::from_str(&drawn, &usvg::Options::default()).unwrap();
            assert_eq!(
                (tree.size().width() as u32, tree.size().height() as u32),
                SIZE
            );
            assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{name}");
        }
        let drawn: std::collections::HashSet<String> =
            names.iter().map(|name| render_band(name)).collect();
        let marks: std::collections::HashSet<String> =
            names.iter().map(|name| short_hash(name)).collect();
        assert_eq!((drawn.len(), marks.len()), (names.len(), names.len()));
    }
}
