//! The time zones of federations. Times are stored in UTC; a zone says how they are shown.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, Offset, TimeDelta, TimeZone};
use chrono_tz::{TZ_VARIANTS, Tz};

use super::string_enum::UnknownWord;

/// A time zone of the IANA database.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Zone(Tz);

/// Former zone names, which browsers still send, with the current ones.
const FORMER_NAMES: [(&str, &str); 10] = [
    ("Europe/Kiev", "Europe/Kyiv"),
    ("Europe/Uzhgorod", "Europe/Kyiv"),
    ("Europe/Zaporozhye", "Europe/Kyiv"),
    ("Asia/Calcutta", "Asia/Kolkata"),
    ("Asia/Katmandu", "Asia/Kathmandu"),
    ("Asia/Rangoon", "Asia/Yangon"),
    ("Asia/Saigon", "Asia/Ho_Chi_Minh"),
    ("Atlantic/Faeroe", "Atlantic/Faroe"),
    ("America/Buenos_Aires", "America/Argentina/Buenos_Aires"),
    ("America/Godthab", "America/Nuuk"),
];

impl Zone {
    /// Coordinated Universal Time: the zone of a federation that has chosen none.
    pub const UTC: Zone = Zone(Tz::UTC);

    /// The zones offered for choice, by name: UTC and all zones named after a place.
    pub fn list_offered() -> impl Iterator<Item = Zone> {
        let former = |name: &str| FORMER_NAMES.iter().any(|(before, _)| *before == name);
        let place = move |tz: &Tz| {
            tz.name().contains('/') && !tz.name().starts_with("Etc/") && !former(tz.name())
        };
        std::iter::once(Zone::UTC).chain(TZ_VARIANTS.into_iter().filter(place).map(Zone))
    }

    /// The former names of the zone, separated by spaces.
    pub fn formerly(self) -> String {
        let names: Vec<&str> = FORMER_NAMES
            .iter()
            .filter(|(_, now)| *now == self.word())
            .map(|(before, _)| *before)
            .collect();
        names.join(" ")
    }

    /// The name, such as `Europe/Kyiv`.
    pub fn word(self) -> &'static str {
        self.0.name()
    }

    /// The zone with this current or former name.
    pub fn from_word(name: &str) -> Option<Zone> {
        let now = FORMER_NAMES
            .iter()
            .find(|(before, _)| *before == name)
            .map_or(name, |(_, now)| now);
        now.parse().ok().map(Zone)
    }

    /// The local time at a moment in UTC, with the offset, as few readers know abbreviations.
    pub fn local_time(self, at: NaiveDateTime) -> LocalTime {
        let local: DateTime<Tz> = at.and_utc().with_timezone(&self.0);
        let east = local.offset().fix().local_minus_utc() / 60;
        let name = match (east.abs() / 60, east.abs() % 60) {
            (0, 0) => "UTC".to_owned(),
            (hours, 0) => format!("UTC{}{hours}", if east < 0 { '−' } else { '+' }),
            (hours, minutes) => format!(
                "UTC{}{hours}:{minutes:02}",
                if east < 0 { '−' } else { '+' }
            ),
        };
        LocalTime {
            at: local.naive_local(),
            name,
        }
    }

    /// The moment (UTC) at which a day begins; if the clocks skip midnight, when they go on.
    pub fn start_of_day(self, day: NaiveDate) -> NaiveDateTime {
        let midnight = day.and_time(NaiveTime::MIN);
        let mut hours = (0..48).map(|halves| midnight + TimeDelta::minutes(30 * halves));
        hours
            .find_map(|at| self.0.from_local_datetime(&at).earliest())
            .map_or(midnight, |at| at.naive_utc())
    }
}

/// A moment in local time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocalTime {
    /// Local day and time.
    pub at: NaiveDateTime,
    /// The offset from UTC, such as `UTC+2`.
    pub name: String,
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Zone {
    type Err = UnknownWord;

    fn from_str(name: &str) -> Result<Zone, UnknownWord> {
        Zone::from_word(name).ok_or_else(|| UnknownWord {
            set: "Zone",
            word: name.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_shown_by_the_clocks_of_the_place() {
        let at = |month, day| {
            NaiveDate::from_ymd_opt(2026, month, day)
                .and_then(|day| day.and_hms_opt(22, 30, 0))
                .unwrap()
        };
        let kyiv = Zone::from_word("Europe/Kyiv").unwrap();
        let shown = |zone: Zone, at| {
            let shown = zone.local_time(at);
            format!("{} {}", shown.at, shown.name)
        };
        assert_eq!(shown(kyiv, at(1, 31)), "2026-02-01 00:30:00 UTC+2");
        assert_eq!(shown(kyiv, at(7, 1)), "2026-07-02 01:30:00 UTC+3");
        assert_eq!(shown(Zone::UTC, at(7, 1)), "2026-07-01 22:30:00 UTC");
        assert_eq!(
            shown(Zone::from_word("Asia/Kolkata").unwrap(), at(7, 1)),
            "2026-07-02 04:00:00 UTC+5:30"
        );
        assert_eq!(
            shown(Zone::from_word("America/St_Johns").unwrap(), at(1, 31)),
            "2026-01-31 19:00:00 UTC−3:30"
        );
        assert_eq!(Zone::from_word("Europe/Nowhere"), None);
    }

    #[test]
    fn a_day_begins_at_midnight_of_the_place_or_where_the_clocks_go_on() {
        let begins = |zone: &str, (year, month, day)| {
            let day = NaiveDate::from_ymd_opt(year, month, day).unwrap();
            Zone::from_word(zone).unwrap().start_of_day(day).to_string()
        };
        assert_eq!(
            begins("Europe/Moscow", (2026, 11, 26)),
            "2026-11-25 21:00:00"
        );
        assert_eq!(begins("UTC", (2026, 11, 26)), "2026-11-26 00:00:00");
        assert_eq!(
            begins("Pacific/Auckland", (2026, 7, 1)),
            "2026-06-30 12:00:00"
        );
        assert_eq!(
            begins("America/Santiago", (2024, 9, 8)),
            "2024-09-08 04:00:00"
        );
    }

    #[test]
    fn every_zone_that_is_offered_is_known_by_its_name() {
        let offered: Vec<Zone> = Zone::list_offered().collect();
        assert!(offered.len() > 300);
        assert!(
            offered
                .iter()
                .all(|zone| Zone::from_word(zone.word()) == Some(*zone))
        );
    }
}
