//! The line of a player: its data, its reading and its writing.

use chrono::NaiveDate;

use super::Json;
use super::object::Object;
use super::read::read_date;
use super::scan::{Read, Scan, id, read_json_object, read_word, text_or_null};
use crate::external_id::{Kind, ListedRating, System};
use crate::membership::Term;
use crate::player::{Born, Gender, Mark, Person};

const FIELDS: [&str; 10] = [
    "id", "name", "born", "country", "club", "guest", "standing", "ids", "ratings", "site",
];
const RATING: [&str; 3] = ["kind", "date", "rating"];
const SITE: [&str; 6] = ["latin", "gender", "mark", "marked", "merged", "memberships"];
const JOINED: [&str; 4] = ["club", "since", "until", "paid_until"];

/// A player's line.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PlayerLine {
    /// The player's id.
    pub id: Box<str>,
    /// Name of the player.
    pub name: Option<Box<str>>,
    /// Date or year of birth, as far as known.
    pub born: Option<Born>,
    /// Country of the player, as written.
    pub country: Option<Box<str>>,
    /// Name of the club.
    pub club: Option<Box<str>>,
    /// True for a guest of the federation.
    pub guest: bool,
    /// The initial record; an object in the words of the rules. `None`: an unrated newcomer.
    pub standing: Option<Json>,
    /// The external ids, sorted, each system once.
    pub ids: Vec<(System, Box<str>)>,
    /// The ratings in lists of other systems, sorted, each kind once a day.
    pub ratings: Vec<ListedRating>,
    /// Data that only the site uses.
    pub site: Option<Box<PlayerSite>>,
}

impl PlayerLine {
    /// The id of the player into whom this one was merged.
    pub fn merged_into(&self) -> Option<&str> {
        self.site.as_ref()?.merged.as_deref()
    }

    /// The personal data that the rules need.
    pub fn to_person(&self) -> Person {
        Person {
            born: self.born,
            guest: self.guest,
        }
    }

    pub(super) fn read_from(scan: &mut Scan) -> Read<PlayerLine> {
        let mut line = PlayerLine::default();
        let seen = scan.fields("player", &FIELDS, |scan, key| {
            match key {
                "id" => line.id = id(scan)?,
                "name" => line.name = text_or_null(scan, key)?,
                "born" if scan.is_null() => {}
                "born" => {
                    line.born = Some(
                        Born::parse(&scan.read_string(key)?)
                            .ok_or("born is not YYYY-MM-DD or YYYY")?,
                    )
                }
                "country" => line.country = text_or_null(scan, key)?,
                "club" => line.club = text_or_null(scan, key)?,
                "guest" => line.guest = scan.read_boolean(key)?,
                "standing" if scan.is_null() => {}
                "standing" => line.standing = Some(read_json_object(scan, key)?),
                "ids" => line.ids = read_ids(scan)?,
                "ratings" => line.ratings = read_ratings(scan)?,
                _ => line.site = Some(Box::new(PlayerSite::read_from(scan)?)),
            }
            Ok(())
        })?;
        seen.check_required(&FIELDS, &["id"])?;
        Ok(line)
    }

    pub(super) fn write_to(&self, o: &mut Object) {
        o.text("id", &self.id);
        o.nullable("name", self.name.as_deref());
        o.nullable("born", self.born.map(|born| born.to_string()).as_deref());
        o.nullable("country", self.country.as_deref());
        o.nullable("club", self.club.as_deref());
        o.boolean("guest", self.guest);
        o.raw(
            "standing",
            self.standing
                .as_ref()
                .map_or("null", |standing| standing.text()),
        );
        if !self.ids.is_empty() {
            o.object("ids", |o| {
                self.ids
                    .iter()
                    .for_each(|(system, number)| o.text(system.word(), number))
            });
        }
        if !self.ratings.is_empty() {
            o.array("ratings", &self.ratings, |out, listed| {
                let mut o = Object::open(out);
                o.text("kind", listed.kind.word());
                o.text("date", &listed.date.to_string());
                o.integer("rating", listed.rating.into());
                o.close();
            });
        }
        if let Some(site) = &self.site {
            o.object("site", |o| site.write_to(o));
        }
    }
}

fn read_ids(scan: &mut Scan) -> Read<Vec<(System, Box<str>)>> {
    let mut all = Vec::new();
    scan.fields("ids", &System::ALL.map(System::word), |scan, key| {
        let number = scan.read_string(key)?;
        // Accepts only the canonical form, so that reading and writing give the same bytes.
        let system = System::from_word(key).filter(|system| {
            system
                .normalize_id(&number)
                .is_some_and(|read| *read == *number)
        });
        let system = system.ok_or_else(|| format!("ids: {number:?} is no number of {key}"))?;
        all.push((system, number.into()));
        Ok(())
    })?;
    all.sort_unstable();
    Ok(all)
}

fn read_ratings(scan: &mut Scan) -> Read<Vec<ListedRating>> {
    let mut all: Vec<ListedRating> = Vec::new();
    scan.read_array("ratings", |scan, _| {
        let (mut kind, mut day, mut rating) = (Kind::Standard, None, 0);
        let seen = scan.fields("a rating", &RATING, |scan, key| {
            match key {
                "kind" => kind = read_word(scan, key, &Kind::ALL, Kind::word)?,
                "date" => day = Some(read_date(scan, key)?),
                _ => rating = scan.read_integer(key)?,
            }
            Ok(())
        })?;
        seen.check_required(&RATING, &RATING)?;
        let rating = i32::try_from(rating)
            .ok()
            .filter(|rating| kind.is_in_range(*rating));
        let rating =
            rating.ok_or_else(|| format!("ratings: no rating of the kind {kind} is so high"))?;
        all.push(ListedRating {
            kind,
            date: day.ok_or("date is missing")?,
            rating,
        });
        Ok(())
    })?;
    all.sort_unstable();
    if all
        .windows(2)
        .any(|two| (two[0].kind, two[0].date) == (two[1].kind, two[1].date))
    {
        return Err("ratings: two of a kind on one day".into());
    }
    Ok(all)
}

/// Extension of a player's line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerSite {
    /// Name in Latin letters.
    pub latin: Option<String>,
    /// Gender: `"f"` or `"m"`.
    pub gender: Option<Gender>,
    /// The reason of a player who plays no more; `"forgotten"`: only the id is left.
    pub mark: Option<Mark>,
    /// The day from which the player no longer plays.
    pub marked: Option<NaiveDate>,
    /// The player into whom this one was merged; published lists keep the old id and name.
    pub merged: Option<Box<str>>,
    /// The present and past memberships, in the order of entry.
    pub memberships: Vec<Joined>,
}

/// A membership.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Joined {
    /// The club; `None`: the federation itself.
    pub club: Option<String>,
    /// The first day.
    pub since: Option<NaiveDate>,
    /// The last day.
    pub until: Option<NaiveDate>,
    /// The last day for which dues are paid.
    pub paid_until: Option<NaiveDate>,
}

impl Joined {
    fn read_from(scan: &mut Scan) -> Read<Joined> {
        let mut joined = Joined::default();
        scan.fields("a membership", &JOINED, |scan, key| {
            match key {
                "club" => {
                    joined.club =
                        Some(scan.read_string(key)?.into_owned()).filter(|club| !club.is_empty())
                }
                "since" => joined.since = Some(read_date(scan, key)?),
                "until" => joined.until = Some(read_date(scan, key)?),
                _ => joined.paid_until = Some(read_date(scan, key)?),
            }
            Ok(())
        })?;
        let Joined {
            since,
            until,
            paid_until,
            ..
        } = joined;
        if (Term {
            since,
            until,
            paid_until,
        })
        .is_crossed()
        {
            return Err("memberships: until is before since".into());
        }
        Ok(joined)
    }

    fn write_to(&self, out: &mut Vec<u8>) {
        let mut o = Object::open(out);
        o.optional("club", &self.club);
        for (key, day) in [
            ("since", self.since),
            ("until", self.until),
            ("paid_until", self.paid_until),
        ] {
            o.optional(key, &day.map(|day| day.to_string()));
        }
        o.close();
    }
}

impl PlayerSite {
    fn read_from(scan: &mut Scan) -> Read<PlayerSite> {
        let mut site = PlayerSite::default();
        scan.fields("site", &SITE, |scan, key| {
            match key {
                "latin" => site.latin = Some(scan.read_string(key)?.into_owned()),
                "gender" => site.gender = Some(read_word(scan, key, &Gender::ALL, Gender::word)?),
                "mark" => site.mark = Some(read_word(scan, key, &Mark::ALL, Mark::word)?),
                "marked" => site.marked = Some(read_date(scan, key)?),
                "merged" => site.merged = Some(id(scan)?),
                _ => scan.read_array(key, |scan, _| {
                    site.memberships.push(Joined::read_from(scan)?);
                    Ok(())
                })?,
            }
            Ok(())
        })?;
        if site.marked.is_some() && site.mark.is_none() {
            return Err("site: marked without a mark".into());
        }
        Ok(site)
    }

    fn write_to(&self, o: &mut Object) {
        o.optional("latin", &self.latin);
        o.optional("gender", &self.gender.map(Gender::word));
        o.optional("mark", &self.mark.map(Mark::word));
        o.optional("marked", &self.marked.map(|day| day.to_string()));
        o.optional("merged", &self.merged);
        if !self.memberships.is_empty() {
            o.array("memberships", &self.memberships, |out, joined| {
                joined.write_to(out)
            });
        }
    }
}
