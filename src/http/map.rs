//! A map of a federation's clubs: cities as points of an SVG, from our own list, without outlines
//! and external maps. It has a description for screen readers and is below a list of the clubs.

use std::collections::BTreeMap;

use askama::Template;

use crate::domain::cities::{self, City};
use crate::i18n::{Language, Speaks};

/// Width in user units, and maximum height.
const SIZE: (f64, f64) = (280.0, 280.0);
/// Margins around the points, for their names.
const EDGE: (f64, f64) = (66.0, 24.0);
/// Approximate width of a letter and height of a line.
const LETTER: (f64, f64) = (8.0, 16.0);
const LEAST: usize = 3;
/// Minimum extent, in degrees.
const SPAN: f64 = 0.5;
/// Degrees between graticule lines; the first step of at least `APART` user units is taken.
const STEPS: [f64; 6] = [0.25, 0.5, 1.0, 2.0, 5.0, 10.0];
const APART: f64 = 30.0;

struct Point {
    x: String,
    y: String,
    radius: String,
    says: String,
}

struct Label {
    x: String,
    y: String,
    anchor: &'static str,
    name: &'static str,
}

#[derive(Template)]
#[template(path = "home/map.html")]
pub struct Map {
    title: String,
    about: String,
    width: f64,
    height: String,
    graticule: String,
    points: Vec<Point>,
    labels: Vec<Label>,
}

#[derive(Clone, Copy)]
struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Area {
    fn has_overlap(self, other: Area) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    fn is_inside(self, height: f64) -> bool {
        self.left >= 0.0 && self.right <= SIZE.0 && self.top >= 0.0 && self.bottom <= height
    }
}

struct Placed {
    city: &'static City,
    clubs: i64,
    x: f64,
    y: f64,
}

fn format_length(value: f64) -> String {
    format!("{value:.1}")
}

impl Map {
    /// `clubs`: one city name for each club; `None` if fewer than three different ones are known.
    pub fn from_clubs<'a>(clubs: impl Iterator<Item = &'a str>, language: Language) -> Option<Map> {
        let mut counted: BTreeMap<&'static str, (&'static City, i64)> = BTreeMap::new();
        for city in clubs.filter_map(cities::find) {
            counted.entry(city.name(language)).or_insert((city, 0)).1 += 1;
        }
        if counted.len() < LEAST {
            return None;
        }
        let t = language.messages();
        let cities: Vec<_> = counted.into_values().collect();
        let projection = Projection::from_cities(&cities);
        let (placed, height) = (place_cities(cities, projection), projection.height);
        let says = |p: &Placed| {
            format!(
                "{}: {}",
                p.city.name(language),
                t.msg_home_map_clubs(p.clubs)
            )
        };
        let about = placed.iter().map(says).collect::<Vec<_>>().join("; ");
        let point = |p: &Placed| Point {
            x: format_length(p.x),
            y: format_length(p.y),
            radius: format_length(point_radius(p.clubs)),
            says: says(p),
        };
        Some(Map {
            title: t.msg_home_map(),
            about,
            width: SIZE.0,
            height: format_length(height),
            graticule: projection.draw_graticule(),
            points: placed.iter().map(point).collect(),
            labels: place_labels(&placed, height, language),
        })
    }
}

fn point_radius(clubs: i64) -> f64 {
    (3.5 + clubs as f64 * 0.5).min(8.0)
}

/// Equirectangular: longitude is shortened by the cosine of the middle latitude.
#[derive(Clone, Copy)]
struct Projection {
    west: f64,
    north: f64,
    shorter: f64,
    /// User units per degree of latitude.
    scale: f64,
    left: f64,
    height: f64,
}

impl Projection {
    fn from_cities(cities: &[(&'static City, i64)]) -> Projection {
        let ends = |of: fn(&City) -> f64| {
            let values = || cities.iter().map(|(city, _)| of(city));
            (
                values().fold(f64::INFINITY, f64::min),
                values().fold(f64::NEG_INFINITY, f64::max),
            )
        };
        let ((west, east), (south, north)) = (ends(|city| city.east), ends(|city| city.north));
        let shorter = ((south + north) / 2.0).to_radians().cos();
        let (across, up) = ((east - west) * shorter, north - south);
        let (width, most) = (SIZE.0 - 2.0 * EDGE.0, SIZE.1 - 2.0 * EDGE.1);
        let scale = (width / across.max(SPAN)).min(most / up.max(SPAN));
        Projection {
            west,
            north,
            shorter,
            scale,
            left: (SIZE.0 - across * scale) / 2.0,
            height: up * scale + 2.0 * EDGE.1,
        }
    }

    fn x(self, east: f64) -> f64 {
        self.left + (east - self.west) * self.shorter * self.scale
    }

    fn y(self, north: f64) -> f64 {
        EDGE.1 + (self.north - north) * self.scale
    }

    fn draw_graticule(self) -> String {
        let (one_east, one_north) = (self.shorter * self.scale, self.scale);
        let step = STEPS
            .into_iter()
            .find(|step| step * one_east >= APART)
            .unwrap_or(10.0);
        let round = |from: f64, to: f64| {
            let (first, last) = ((from / step).ceil() as i64, (to / step).floor() as i64);
            (first..=last).map(move |n| n as f64 * step)
        };
        let (west, north) = (
            self.west - self.left / one_east,
            self.north + EDGE.1 / one_north,
        );
        let meridians = round(west, west + SIZE.0 / one_east).map(|east| {
            format!(
                "M{} 0V{}",
                format_length(self.x(east)),
                format_length(self.height)
            )
        });
        let parallels = round(north - self.height / one_north, north)
            .map(|north| format!("M0 {}H{}", format_length(self.y(north)), SIZE.0));
        meridians.chain(parallels).collect()
    }
}

fn place_cities(cities: Vec<(&'static City, i64)>, projection: Projection) -> Vec<Placed> {
    let at = |(city, clubs): (&'static City, i64)| Placed {
        city,
        clubs,
        x: projection.x(city.east),
        y: projection.y(city.north),
    };
    cities.into_iter().map(at).collect()
}

/// Names that fit beside their points, most clubs first; the others are tooltips.
fn place_labels(placed: &[Placed], height: f64, language: Language) -> Vec<Label> {
    let around = |p: &Placed| {
        let r = point_radius(p.clubs);
        Area {
            left: p.x - r,
            top: p.y - r,
            right: p.x + r,
            bottom: p.y + r,
        }
    };
    let mut taken: Vec<Area> = placed.iter().map(around).collect();
    let mut order: Vec<&Placed> = placed.iter().collect();
    order.sort_by_key(|p| std::cmp::Reverse(p.clubs));
    let mut labels = Vec::new();
    for p in order {
        let name = p.city.name(language);
        let (wide, gap) = (
            name.chars().count() as f64 * LETTER.0,
            point_radius(p.clubs) + 4.0,
        );
        // To the right, to the left, below, above: anchor, start and base line of the name.
        let below = gap + LETTER.1 - 4.0;
        let places = [
            ("start", p.x + gap, p.y + 4.0),
            ("end", p.x - gap, p.y + 4.0),
            ("middle", p.x, p.y + below),
            ("middle", p.x, p.y - gap),
        ];
        let free = places.into_iter().find_map(|(anchor, x, y)| {
            let left = match anchor {
                "start" => x,
                "end" => x - wide,
                _ => x - wide / 2.0,
            };
            let area = Area {
                left,
                top: y - LETTER.1 + 3.0,
                right: left + wide,
                bottom: y + 3.0,
            };
            (area.is_inside(height) && !taken.iter().any(|other| other.has_overlap(area)))
                .then_some((anchor, x, y, area))
        });
        if let Some((anchor, x, y, area)) = free {
            taken.push(area);
            labels.push(Label {
                x: format_length(x),
                y: format_length(y),
                anchor,
                name,
            });
        }
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(cities: &[&str]) -> Option<Map> {
        Map::from_clubs(cities.iter().copied(), Language::English)
    }

    #[test]
    fn three_different_cities_make_a_map() {
        assert!(map(&["Kyiv", "Lviv", "Atlantis", "Київ", "Киев"]).is_none());
        let map = map(&["Kyiv", "Lviv", "Odesa", "Київ"]).unwrap();
        assert_eq!((map.points.len(), map.labels.len()), (3, 3));
        assert!(
            map.about.contains("Kyiv: 2") && map.about.contains("Lviv: 1"),
            "{}",
            map.about
        );
    }

    #[test]
    fn west_is_left_and_north_is_up() {
        let cities = ["Lviv", "Kharkiv", "Odesa"]
            .map(|name| (cities::find(name).unwrap(), 1))
            .to_vec();
        let projection = Projection::from_cities(&cities);
        let (placed, height) = (place_cities(cities, projection), projection.height);
        let [lviv, kharkiv, odesa] = placed.as_slice() else {
            panic!("three cities")
        };
        assert!(lviv.x < odesa.x && odesa.x < kharkiv.x && kharkiv.y < lviv.y && lviv.y < odesa.y);
        assert!(
            placed
                .iter()
                .all(|p| (0.0..=SIZE.0).contains(&p.x) && (0.0..=height).contains(&p.y))
                && height <= SIZE.1
        );
    }

    #[test]
    fn a_graticule_crosses_the_whole_picture() {
        for names in [
            ["Kyiv", "Irpin", "Bucha"],
            ["Kyiv", "Lviv", "Odesa"],
            ["Lisbon", "Kyiv", "Helsinki"],
        ] {
            let lines = map(&names).unwrap().graticule;
            let (meridians, parallels) = (lines.matches('V').count(), lines.matches('H').count());
            assert!(
                (1..=9).contains(&meridians) && (1..=9).contains(&parallels),
                "{names:?}: {lines}"
            );
            assert!(!lines.contains('-'), "{names:?}: {lines}");
        }
    }

    #[test]
    fn names_lie_over_nothing() {
        // Close neighbours: not every name fits.
        let near = map(&[
            "Kyiv", "Irpin", "Bucha", "Vyshneve", "Brovary", "Boryspil", "Fastiv", "Lisbon",
        ])
        .unwrap();
        assert!(near.points.len() == 8 && near.labels.len() < 8);
        let svg = near.render().unwrap();
        assert!(
            svg.contains("role=\"img\"")
                && svg.contains("<desc id=\"map-about\">")
                && !svg.contains("style="),
            "{svg}"
        );
    }
}
