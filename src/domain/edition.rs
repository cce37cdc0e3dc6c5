//! Editions of a regulation. Amendments never act backwards (ssdc 5.1, 5.2).

use chrono::NaiveDate;

use super::tournament::Category;

/// The moment from which amendments of a regulation are in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InForce {
    /// For all calculations after the publication: the place in the chronicle alone decides.
    Calculated,
    /// For tournaments and lists from the day of publication on: if the regulation says nothing.
    Starting,
    /// From the day after the end of the official tournament following the publication (ssdc 5.1).
    Following,
}

impl InForce {
    /// The first day; `None`: not known yet; `Some(None)`: the place in the chronicle decides.
    pub fn first_day(
        self,
        published: NaiveDate,
        calendar: &[TournamentFacts],
    ) -> Option<Option<NaiveDate>> {
        match self {
            InForce::Calculated => Some(None),
            InForce::Starting => Some(Some(published)),
            InForce::Following => in_force_from(calendar, published).map(Some),
        }
    }
}

/// An order as cited: by number, else by title; the day keeps citations of a federation distinct.
pub fn order_cited(number: &str, title: &str, day: NaiveDate) -> String {
    let name = if number.is_empty() { title } else { number };
    format!("{name}, {day}")
}

/// An edition that precedes a calculation in the chronicle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edition<T> {
    /// The identifier; of several published on one day the one entered later is the later one.
    pub id: T,
    /// Day of publication.
    pub published: NaiveDate,
    /// First day, if it has one.
    pub since: Option<NaiveDate>,
}

/// The edition that governs an event on a day: of those in force (entry order) the one published
/// last (`docs/readings/ssdc.md` D7); `None`: the text as first approved. It governs a tournament
/// as a whole, and any later recalculation (ssdc 5.2; `docs/readings/ssdc.md` D6).
pub fn governing_edition<T: Copy>(editions: &[Edition<T>], day: NaiveDate) -> Option<T> {
    let in_force = editions
        .iter()
        .filter(|e| e.since.is_none_or(|since| since <= day));
    // Of equal keys `max_by_key` takes the last.
    in_force.max_by_key(|e| e.published).map(|e| e.id)
}

/// A tournament, with the data that decides on amendments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TournamentFacts<'a> {
    /// The id, which decides between equal tournaments.
    pub id: &'a str,
    /// First day.
    pub start: NaiveDate,
    /// Last day.
    pub end: NaiveDate,
    /// Held by the club or with its support.
    pub official: bool,
    /// Category; a friendly tournament is not official.
    pub category: Category,
}

/// The first official tournament after a publication (ssdc 5.1; `docs/readings/ssdc.md` D4).
pub fn following_tournament<'t, 'a>(
    held: &'t [TournamentFacts<'a>],
    published: NaiveDate,
) -> Option<&'t TournamentFacts<'a>> {
    let official = held
        .iter()
        .filter(|t| t.official && t.category != Category::Friendly);
    official
        .filter(|t| t.start > published)
        .min_by_key(|t| (t.start, t.end, t.id))
}

/// The day after the end of that tournament (ssdc 5.1; `docs/readings/ssdc.md` D5).
fn in_force_from(held: &[TournamentFacts], published: NaiveDate) -> Option<NaiveDate> {
    following_tournament(held, published)?.end.succ_opt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::parse_date;

    fn day(month: u32, day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, month, day).unwrap()
    }

    fn edition(id: u8, published: NaiveDate, since: Option<NaiveDate>) -> Edition<u8> {
        Edition {
            id,
            published,
            since,
        }
    }

    #[test]
    fn the_last_publication_in_force_governs() {
        let editions = [
            edition(1, day(1, 10), None),
            edition(2, day(2, 1), Some(day(6, 1))),
            edition(3, day(3, 1), Some(day(3, 1))),
            edition(4, day(3, 1), Some(day(4, 1))),
        ];
        assert_eq!(governing_edition(&editions[..0], day(1, 1)), None);
        assert_eq!(
            governing_edition(&editions, day(1, 1)),
            Some(1),
            "its place in the chronicle alone decides"
        );
        assert_eq!(governing_edition(&editions, day(3, 1)), Some(3));
        assert_eq!(
            governing_edition(&editions, day(4, 1)),
            Some(4),
            "of one day the one entered later"
        );
        assert_eq!(
            governing_edition(&editions, day(7, 1)),
            Some(4),
            "in force later, but published earlier"
        );
        assert_eq!(governing_edition(&editions[1..2], day(5, 31)), None);
    }

    #[test]
    fn each_regulation_has_its_first_day() {
        let calendar = [TournamentFacts {
            id: "t",
            start: day(2, 1),
            end: day(2, 3),
            official: true,
            category: Category::Fourth,
        }];
        assert_eq!(InForce::Calculated.first_day(day(1, 1), &[]), Some(None));
        assert_eq!(
            InForce::Starting.first_day(day(1, 1), &[]),
            Some(Some(day(1, 1)))
        );
        assert_eq!(
            InForce::Following.first_day(day(1, 1), &calendar),
            Some(Some(day(2, 4)))
        );
        assert_eq!(InForce::Following.first_day(day(2, 1), &calendar), None);
    }

    fn date(text: &str) -> NaiveDate {
        parse_date(text).unwrap()
    }

    fn held<'a>(id: &'a str, start: &str, end: &str) -> TournamentFacts<'a> {
        TournamentFacts {
            id,
            start: date(start),
            end: date(end),
            official: true,
            category: Category::Fourth,
        }
    }

    /// The example of section V: A is in progress, F is friendly, B follows.
    fn calendar() -> Vec<TournamentFacts<'static>> {
        let friendly = TournamentFacts {
            category: Category::Friendly,
            ..held("F", "2018-01-16", "2018-01-17")
        };
        vec![
            held("E", "2018-02-06", "2018-02-08"),
            held("A", "2018-01-10", "2018-01-20"),
            friendly,
            held("D", "2018-02-05", "2018-02-06"),
            held("B", "2018-01-18", "2018-02-05"),
            held("C", "2018-02-01", "2018-02-10"),
        ]
    }

    #[test]
    fn an_amendment_waits_for_the_end_of_the_following_tournament() {
        let calendar = calendar();
        let published = date("2018-01-15");
        assert_eq!(
            following_tournament(&calendar, published).map(|t| t.id),
            Some("B")
        );
        assert_eq!(
            in_force_from(&calendar, published),
            Some(date("2018-02-06"))
        );
        assert_eq!(
            following_tournament(&calendar, date("2018-01-18")).map(|t| t.id),
            Some("C")
        );
        assert_eq!(in_force_from(&calendar, date("2018-02-06")), None);
        let governs = |t: &&TournamentFacts| {
            in_force_from(&calendar, published).is_some_and(|from| from <= t.start)
        };
        let governed: Vec<&str> = calendar.iter().filter(governs).map(|t| t.id).collect();
        assert_eq!(governed, ["E"]);
    }

    #[test]
    fn of_several_on_one_day_the_first_to_end_follows() {
        let same = [
            held("x", "2018-05-01", "2018-05-09"),
            held("z", "2018-05-01", "2018-05-03"),
            held("y", "2018-05-01", "2018-05-03"),
        ];
        assert_eq!(
            following_tournament(&same, date("2018-04-30")).map(|t| t.id),
            Some("y")
        );
        let unofficial = [TournamentFacts {
            official: false,
            ..same[0]
        }];
        assert_eq!(following_tournament(&unofficial, date("2018-04-30")), None);
    }

    #[test]
    fn the_version_is_the_latest_publication_in_force() {
        let calendar = [
            held("long", "2018-01-20", "2018-06-30"),
            held("short", "2018-02-10", "2018-02-12"),
        ];
        let published = [
            ("1-M", "2018-01-15"),
            ("2-M", "2018-02-01"),
            ("3-M", "2018-02-01"),
        ];
        let amendments = published.map(|(id, day)| {
            let published = date(day);
            Edition {
                id,
                published,
                since: InForce::Following.first_day(published, &calendar).unwrap(),
            }
        });
        assert_eq!(
            amendments.map(|amendment| amendment.since),
            ["2018-07-01", "2018-02-13", "2018-02-13"].map(|day| Some(date(day)))
        );
        let version = |start| governing_edition(&amendments, date(start));
        assert_eq!(version("2018-02-12"), None);
        assert_eq!(version("2018-02-13"), Some("3-M"));
        assert_eq!(version("2018-07-01"), Some("3-M"));
    }
}
