//! Charts: positions of bars, lines, bands and points in an SVG.
//!
//! A chart has a description for screen readers; the page explains it and repeats its numbers in a
//! table. The style sheet assigns colours by class, for light, dark and print.

use askama::Template;

use crate::documents::icon;
use crate::domain::rules::Sign;
use crate::domain::statistics::round_up;

/// Size and margins in user units: a page draws the chart as wide as possible.
#[derive(Debug, Clone, Copy)]
struct Frame {
    width: f64,
    height: f64,
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

/// Width on a phone, from the size of `.chart.small text` in the style sheet.
const SMALL_LETTER: f64 = 13.0;
/// Width and height of the game's symbol.
const MARK: f64 = 24.0;

const FRAME: Frame = Frame {
    width: 720.0,
    height: 320.0,
    left: 58.0,
    right: 704.0,
    top: 30.0,
    bottom: 268.0,
};

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Span {
    from: f64,
    to: f64,
}

impl Span {
    pub fn new(from: f64, to: f64) -> Span {
        if to > from {
            Span { from, to }
        } else {
            Span {
                from,
                to: from + from.abs().max(1.0),
            }
        }
    }

    /// The position along the axis, from 0 to 1.
    fn share(self, value: f64) -> f64 {
        ((value - self.from) / (self.to - self.from)).clamp(0.0, 1.0)
    }

    /// About `most` round values, at least `least` apart, with the number of decimals for labels.
    pub fn ticks(self, most: usize, least: f64) -> (Vec<f64>, usize) {
        let step = round_up(((self.to - self.from) / most.max(1) as f64).max(least));
        let (first, last) = (
            (self.from / step - 1e-6).ceil(),
            (self.to / step + 1e-6).floor(),
        );
        let count = if last >= first {
            (last - first) as usize + 1
        } else {
            0
        };
        let decimals = if step >= 1.0 {
            0
        } else {
            (-step.log10() - 1e-6).ceil() as usize
        };
        // Turns negative zero into zero.
        (
            (0..count)
                .map(|n| (first + n as f64) * step + 0.0)
                .collect(),
            decimals,
        )
    }
}

struct Tick {
    at: String,
    label: String,
}

struct Bar {
    x: String,
    y: String,
    width: String,
    height: String,
    class: &'static str,
    says: String,
}

struct Line {
    points: String,
    class: &'static str,
}

struct Dot {
    x: String,
    y: String,
    radius: String,
    class: &'static str,
    href: String,
    says: String,
}

/// Layers from bottom to top: bands, grid lines, bars, lines, points; within a layer in the order
/// of addition.
#[derive(Template)]
#[template(path = "_chart.html")]
pub struct Chart {
    id: &'static str,
    title: String,
    about: String,
    frame: Frame,
    across: Span,
    up: Span,
    names: (String, String),
    columns: Vec<Tick>,
    rows: Vec<Tick>,
    bands: Vec<String>,
    bars: Vec<Bar>,
    lines: Vec<Line>,
    dots: Vec<Dot>,
    mark: Option<Mark>,
}

struct Mark {
    x: String,
    y: String,
    drawn: &'static str,
}

/// A coordinate, rounded to the visible precision.
fn format_length(value: f64) -> String {
    format!("{value:.1}")
}

pub struct BandSpan {
    pub across: f64,
    pub low: f64,
    pub high: f64,
}

impl Chart {
    /// `id` is unique on the page; `about` is for screen readers; `names` are those of the
    /// horizontal and the vertical axis.
    pub fn new(
        id: &'static str,
        title: String,
        about: String,
        across: Span,
        up: Span,
        names: (String, String),
    ) -> Chart {
        Chart {
            id,
            title,
            about,
            frame: FRAME,
            across,
            up,
            names,
            columns: Vec::new(),
            rows: Vec::new(),
            bands: Vec::new(),
            bars: Vec::new(),
            lines: Vec::new(),
            dots: Vec::new(),
            mark: None,
        }
    }

    fn x(&self, value: f64) -> f64 {
        self.frame.left + self.across.share(value) * (self.frame.right - self.frame.left)
    }

    fn y(&self, value: f64) -> f64 {
        self.frame.bottom - self.up.share(value) * (self.frame.bottom - self.frame.top)
    }

    fn format_coordinates(&self, points: impl Iterator<Item = (f64, f64)>) -> String {
        points
            .map(|(x, y)| format!("{},{}", format_length(self.x(x)), format_length(self.y(y))))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// A mark on the horizontal axis.
    pub fn add_column(&mut self, value: f64, label: String) {
        self.columns.push(Tick {
            at: format_length(self.x(value)),
            label,
        });
    }

    /// A mark on the vertical axis, with a grid line.
    pub fn add_row(&mut self, value: f64, label: String) {
        self.rows.push(Tick {
            at: format_length(self.y(value)),
            label,
        });
    }

    /// A bar from zero to a vertical value; `says` is the tooltip.
    pub fn add_bar(&mut self, from: f64, to: f64, value: f64, says: String) {
        let (left, right) = (self.x(from), self.x(to));
        let (zero, end) = (self.y(0.0), self.y(value));
        self.bars.push(Bar {
            x: format_length(left),
            y: format_length(zero.min(end)),
            width: format_length((right - left).max(0.0)),
            height: format_length((zero - end).abs()),
            class: if value < 0.0 { "bar down" } else { "bar" },
            says,
        });
    }

    /// `class` in the style sheet: `line` for data, `ideal` for the reference, `axis`.
    pub fn add_line(&mut self, points: &[(f64, f64)], class: &'static str) {
        let points = self.format_coordinates(points.iter().copied());
        self.lines.push(Line { points, class });
    }

    pub fn add_band(&mut self, spans: &[BandSpan]) {
        let upper = spans.iter().map(|span| (span.across, span.high));
        let lower = spans.iter().rev().map(|span| (span.across, span.low));
        let band = self.format_coordinates(upper.chain(lower));
        self.bands.push(band);
    }

    pub fn add_dot(&mut self, x: f64, y: f64, radius: f64, says: String) {
        let (x, y) = (format_length(self.x(x)), format_length(self.y(y)));
        self.dots.push(Dot {
            x,
            y,
            radius: format_length(radius),
            class: "dot",
            href: String::new(),
            says,
        });
    }

    /// `class`: `dot`, or `dot turn` where something else changed. The page must repeat the link:
    /// points are too close for fingers, and the keyboard skips them.
    pub fn add_linked_dot(
        &mut self,
        x: f64,
        y: f64,
        radius: f64,
        class: &'static str,
        href: String,
        says: String,
    ) {
        let (x, y) = (format_length(self.x(x)), format_length(self.y(y)));
        self.dots.push(Dot {
            x,
            y,
            radius: format_length(radius),
            class,
            href,
            says,
        });
    }

    /// The symbol of a game, at the end of a curve.
    pub fn mark(&mut self, x: f64, y: f64, sign: Sign) {
        let (x, y) = (
            format_length(self.x(x) - MARK / 2.0),
            format_length(self.y(y) - MARK / 2.0),
        );
        self.mark = Some(Mark {
            x,
            y,
            drawn: icon::svg_of_sign(sign),
        });
    }

    /// True if the chart fits on a phone with larger letters and has no links. Other charts scroll.
    fn small(&self) -> bool {
        self.role() == "img"
            && Chart::have_room(self.columns.iter().map(|tick| tick.label.as_str()))
    }

    pub fn have_room<'a>(labels: impl IntoIterator<Item = &'a str>) -> bool {
        let letters: usize = labels
            .into_iter()
            .map(|label| label.chars().count() + 1)
            .sum();
        letters as f64 * SMALL_LETTER <= FRAME.right - FRAME.left
    }

    /// An image has no links inside.
    fn role(&self) -> &'static str {
        if self.dots.iter().any(|dot| !dot.href.is_empty()) {
            "group"
        } else {
            "img"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(across: Span, up: Span) -> Chart {
        Chart::new(
            "it",
            "Title".to_owned(),
            "About <it>".to_owned(),
            across,
            up,
            ("across".to_owned(), "up".to_owned()),
        )
    }

    #[test]
    fn ticks_are_round_and_inside() {
        let ticks = |from, to, most, least| Span::new(from, to).ticks(most, least);
        assert_eq!(
            ticks(0.0, 2800.0, 10, 1.0),
            (vec![0.0, 500.0, 1000.0, 1500.0, 2000.0, 2500.0], 0)
        );
        assert_eq!(ticks(0.0, 3.0, 5, 1.0), (vec![0.0, 1.0, 2.0, 3.0], 0));
        assert_eq!(ticks(-7.0, 12.0, 5, 0.1), (vec![-5.0, 0.0, 5.0, 10.0], 0));
        let (tenths, decimals) = ticks(0.5, 1.0, 5, 0.1);
        assert_eq!((tenths.len(), decimals), (6, 1));
        assert!((tenths[5] - 1.0).abs() < 1e-12);
        assert_eq!(ticks(0.0, 0.2, 5, 0.01).1, 2);
        assert_eq!(
            ticks(7.0, 7.0, 5, 1.0).0.first(),
            Some(&8.0),
            "an axis without a length is given one"
        );
    }

    #[test]
    fn everything_lies_inside_the_frame() {
        let mut chart = chart(Span::new(0.0, 10.0), Span::new(-5.0, 5.0));
        chart.add_bar(0.0, 5.0, 5.0, "up".to_owned());
        chart.add_bar(5.0, 10.0, -50.0, "far down".to_owned());
        chart.add_dot(20.0, f64::MAX, 4.0, "out".to_owned());
        let places: Vec<[&str; 4]> = chart
            .bars
            .iter()
            .map(|b| {
                [
                    b.x.as_str(),
                    b.y.as_str(),
                    b.width.as_str(),
                    b.height.as_str(),
                ]
            })
            .collect();
        assert_eq!(
            places,
            [
                ["58.0", "30.0", "323.0", "119.0"],
                ["381.0", "149.0", "323.0", "119.0"]
            ]
        );
        assert_eq!(
            (chart.bars[0].class, chart.bars[1].class),
            ("bar", "bar down")
        );
        assert_eq!(
            (chart.dots[0].x.as_str(), chart.dots[0].y.as_str()),
            ("704.0", "30.0")
        );
    }

    #[test]
    fn a_band_goes_there_above_and_back_below() {
        let mut chart = chart(Span::new(0.0, 1.0), Span::new(0.0, 1.0));
        chart.add_band(&[0.0, 1.0].map(|across| BandSpan {
            across,
            low: 0.0,
            high: 1.0,
        }));
        assert_eq!(chart.bands, ["58.0,30.0 704.0,30.0 704.0,268.0 58.0,268.0"]);
    }

    #[test]
    fn the_picture_is_described_and_escaped() {
        let mut chart = chart(Span::new(0.0, 1.0), Span::new(0.0, 1.0));
        chart.add_row(0.5, "a & b".to_owned());
        chart.add_line(&[(0.0, 0.0), (1.0, 1.0)], "ideal");
        let svg = chart.render().unwrap();
        assert!(
            svg.contains("role=\"img\"") && svg.contains("aria-labelledby=\"it-title it-about\""),
            "{svg}"
        );
        assert!(
            svg.contains("<title id=\"it-title\">Title</title>")
                && !svg.contains("<it>")
                && !svg.contains("a & b"),
            "{svg}"
        );
        assert!(
            svg.contains("points=\"58.0,268.0 704.0,30.0\"") && !svg.contains("style="),
            "{svg}"
        );
    }

    #[test]
    fn no_line_goes_through_the_scale_at_the_end() {
        let mut chart = chart(Span::new(0.0, 1.0), Span::new(0.0, 1.0));
        chart.add_row(0.5, "half".to_owned());
        chart.add_line(&[(0.0, 0.5), (1.0, 0.5)], "line");
        chart.add_dot(1.0, 0.5, 4.0, "here".to_owned());
        let svg = chart.render().unwrap();
        let at = |what: &str| svg.find(what).unwrap_or_else(|| panic!("{what}: {svg}"));
        assert!(
            at("<polyline class=\"line\"") < at("class=\"again\"")
                && at("<circle") < at("class=\"again\""),
            "{svg}"
        );
        assert!(
            at("<line class=\"rule\"") < at("<polyline"),
            "the grid lies below: {svg}"
        );
    }

    #[test]
    fn no_scale_is_written_over_bars() {
        let mut chart = chart(Span::new(0.0, 1.0), Span::new(0.0, 1.0));
        chart.add_row(0.5, "half".to_owned());
        chart.add_bar(0.5, 1.0, 1.0, "the last one".to_owned());
        let svg = chart.render().unwrap();
        assert!(
            !svg.contains("class=\"again\"") && svg.matches("half").count() == 1,
            "{svg}"
        );
    }

    #[test]
    fn a_picture_with_links_is_a_group_and_its_points_are_named() {
        let mut chart = chart(Span::new(0.0, 1.0), Span::new(0.0, 1.0));
        chart.add_dot(0.0, 0.0, 4.0, "plain".to_owned());
        chart.add_linked_dot(
            1.0,
            1.0,
            4.0,
            "dot turn",
            "/x".to_owned(),
            "a <b>".to_owned(),
        );
        let svg = chart.render().unwrap();
        assert!(
            svg.contains("role=\"group\"") && !svg.contains("role=\"img\"") && !svg.contains("<b>"),
            "{svg}"
        );
        assert_eq!(
            (
                svg.matches("<a href=\"/x\" tabindex=\"-1\"><title>")
                    .count(),
                svg.matches("</a>").count()
            ),
            (1, 1),
            "{svg}"
        );
        assert!(
            svg.contains("<circle class=\"dot turn\"") && svg.contains("<circle class=\"dot\""),
            "{svg}"
        );
    }

    #[test]
    fn a_phone_shows_a_picture_whole_where_its_labels_have_room() {
        let mut chart = chart(Span::new(0.0, 10.0), Span::new(0.0, 1.0));
        for year in 2020..2029 {
            chart.add_column(f64::from(year - 2020), year.to_string());
        }
        assert!(chart.small());
        chart.add_column(9.0, "2029".to_owned());
        assert!(!chart.small(), "ten years have none");
        assert!(
            Chart::have_room(["2 кв. 25"; 5]) && !Chart::have_room(["2 кв. 2025"; 5]),
            "letters are counted, not bytes"
        );
        chart.columns.clear();
        chart.add_linked_dot(1.0, 1.0, 4.0, "dot", "/x".to_owned(), "it".to_owned());
        assert!(!chart.small(), "points that lead somewhere are for fingers");
    }
}
