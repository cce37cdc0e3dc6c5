//! The line of a player: what it says, how it is read, how it is written.

use super::Json;
use super::object::Object;
use super::scan::{Read, Scan, id, object, text_or_null, word};
use crate::domain::foreign::System;
use crate::domain::player::{Born, Gender, Person};

const FIELDS: [&str; 9] = ["id", "name", "born", "country", "club", "guest", "standing", "ids", "site"];
const SITE: [&str; 2] = ["latin", "gender"];

/// A player's line.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PlayerLine {
    /// The player's id.
    pub id: Box<str>,
    /// Name.
    pub name: Option<Box<str>>,
    /// Birth, as far as known.
    pub born: Option<Born>,
    /// Country.
    pub country: Option<Box<str>>,
    /// Club.
    pub club: Option<Box<str>>,
    /// A guest of the federation.
    pub guest: bool,
    /// What he brings; an object in the words of the rules. `None`: unrated newcomer.
    pub standing: Option<Json>,
    /// His numbers elsewhere, each system once, in their order.
    pub ids: Vec<(System, Box<str>)>,
    /// What else the site knows.
    pub site: Option<Box<PlayerSite>>,
}

impl PlayerLine {
    /// What the rules must know of him.
    pub fn person(&self) -> Person {
        Person { born: self.born, guest: self.guest }
    }

    /// Reads a line; whether the id is new, its reader knows.
    pub(super) fn read(scan: &mut Scan) -> Read<PlayerLine> {
        let mut line = PlayerLine::default();
        let seen = scan.fields("player", &FIELDS, |scan, key| {
            match key {
                "id" => line.id = id(scan)?,
                "name" => line.name = text_or_null(scan, key)?,
                "born" if scan.null() => {}
                "born" => line.born = Some(Born::parse(&scan.string(key)?).ok_or("born is not YYYY-MM-DD or YYYY")?),
                "country" => line.country = text_or_null(scan, key)?,
                "club" => line.club = text_or_null(scan, key)?,
                "guest" => line.guest = scan.boolean(key)?,
                "standing" if scan.null() => {}
                "standing" => line.standing = Some(object(scan, key)?),
                "ids" => line.ids = ids(scan)?,
                _ => line.site = Some(Box::new(PlayerSite::read(scan)?)),
            }
            Ok(())
        })?;
        seen.need(&FIELDS, &["id"])?;
        Ok(line)
    }

    /// Writes the canonical text.
    pub(super) fn write(&self, o: &mut Object) {
        o.text("id", &self.id);
        o.nullable("name", self.name.as_deref());
        o.nullable("born", self.born.map(|born| born.to_string()).as_deref());
        o.nullable("country", self.country.as_deref());
        o.nullable("club", self.club.as_deref());
        o.boolean("guest", self.guest);
        o.raw("standing", self.standing.as_ref().map_or("null", |standing| standing.text()));
        if !self.ids.is_empty() {
            o.object("ids", |o| self.ids.iter().for_each(|(system, number)| o.text(system.word(), number)));
        }
        if let Some(site) = &self.site {
            o.object("site", |o| site.write(o));
        }
    }
}

/// Numbers elsewhere, by their systems.
fn ids(scan: &mut Scan) -> Read<Vec<(System, Box<str>)>> {
    let mut all = Vec::new();
    scan.fields("ids", &System::ALL.map(System::word), |scan, key| {
        let number = scan.string(key)?;
        // Numbers are written in one way: who reads them never writes them otherwise.
        let system = System::from_word(key).filter(|system| system.read(&number).is_some_and(|read| *read == *number));
        let system = system.ok_or_else(|| format!("ids: {number:?} is no number of {key}"))?;
        all.push((system, number.into()));
        Ok(())
    })?;
    all.sort_unstable();
    Ok(all)
}

/// Extension of a player's line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerSite {
    /// Name in Latin letters.
    pub latin: Option<String>,
    /// Gender: `"f"` or `"m"`.
    pub gender: Option<Gender>,
}

impl PlayerSite {
    fn read(scan: &mut Scan) -> Read<PlayerSite> {
        let mut site = PlayerSite::default();
        scan.fields("site", &SITE, |scan, key| {
            match key {
                "latin" => site.latin = Some(scan.string(key)?.into_owned()),
                _ => site.gender = Some(word(scan, key, &Gender::ALL, Gender::word)?),
            }
            Ok(())
        })?;
        Ok(site)
    }

    fn write(&self, o: &mut Object) {
        o.optional("latin", &self.latin);
        o.optional("gender", &self.gender.map(Gender::word));
    }
}
