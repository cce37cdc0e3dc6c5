//! Reads a journal strictly: reading ends at the first line that violates the format.

use std::collections::{HashMap, HashSet};
use std::io::BufRead;

use chrono::{NaiveDate, NaiveDateTime, Timelike};

use super::scan::{Read, Scan, id, read_json_object, read_word, text_or_null};
use super::{
    Bad, ClubLine, EditionLine, EditionSite, FederationLine, FederationSite, Journal, Json, Line,
    ListLine, ListSite, Names, OrderLine, PlayerLine, SiteEntry, TIME, TextLine,
};
use crate::appeal::DAYS_MAX;
use crate::calendar_plan::PlanDocument;
use crate::country;
use crate::external_id::{self, System};
use crate::language::Language;
use crate::licence::{Licence, Licensing};
use crate::membership::Gate;
use crate::name;
use crate::number::Points;
use crate::player::{Born, Gender, PlayerKey, parse_date};
use crate::rating_monitor::{Bound, Bounds, Measure};
use crate::roster::division::{AgeDay, Division};
use crate::rules::{self, Engine, Unrated};
use crate::tournament::Pool;
use crate::zone::Zone;

/// Reads a whole journal; checks parameters, initial records and the rules' demands on games.
pub fn read_journal(input: impl BufRead) -> Result<Journal, Bad> {
    match read_until_bad(input)? {
        (journal, None) => Ok(journal),
        (_, Some(bad)) => Err(bad),
    }
}

/// Reads up to the first bad line. An error is a journal without a valid federation line.
pub(super) fn read_until_bad(mut input: impl BufRead) -> Result<(Journal, Option<Bad>), Bad> {
    let mut reader: Option<(Reader, Journal)> = None;
    let mut buffer = Vec::new();
    let mut line = 0;
    loop {
        line += 1;
        buffer.clear();
        let outcome = match input.read_until(b'\n', &mut buffer) {
            Err(error) => Err(format!("can't be read: {error}")),
            Ok(0) => break,
            Ok(_)
                if buffer
                    .iter()
                    .all(|b| matches!(b, b' ' | b'\t' | b'\r' | b'\n')) =>
            {
                continue;
            }
            Ok(_) => match (std::str::from_utf8(&buffer), &mut reader) {
                (Err(_), _) => Err("not UTF-8".into()),
                (Ok(text), _) if text.starts_with('\u{feff}') => {
                    Err("begins with a byte order mark".into())
                }
                (Ok(text), None) => first_line(text, line).map(|first| reader = Some(first)),
                (Ok(text), Some((reader, journal))) => reader
                    .read_line(text, journal)
                    .map(|read| journal.lines.push((line, read))),
            },
        };
        if let Err(reason) = outcome {
            let bad = Bad { line, reason };
            return match reader {
                Some((_, journal)) => Ok((journal, Some(bad))),
                None => Err(bad),
            };
        }
    }
    let empty = || Bad {
        line: line.max(1),
        reason: "the journal has no line".into(),
    };
    let (_, journal) = reader.ok_or_else(empty)?;
    let bad = bad_merge(&journal);
    Ok((journal, bad))
}

/// The first player who was merged into an undeclared player, or into one who was merged too.
fn bad_merge(journal: &Journal) -> Option<Bad> {
    let merged = || {
        journal.lines.iter().filter_map(|(line, said)| match said {
            Line::Player(player) => player.merged_into().map(|into| (*line, &*player.id, into)),
            _ => None,
        })
    };
    merged().next()?;
    let gone: HashSet<&str> = merged().map(|(_, player, _)| player).collect();
    let real: HashSet<&str> = journal
        .ids
        .iter()
        .map(|id| &**id)
        .filter(|id| !gone.contains(id))
        .collect();
    let (line, _, into) = merged().find(|(_, _, into)| !real.contains(into))?;
    let why = if gone.contains(into) {
        "was merged himself"
    } else {
        "is not declared"
    };
    Some(Bad {
        line,
        reason: format!("merged: player {into:?} {why}"),
    })
}

fn first_line(text: &str, line: usize) -> Read<(Reader, Journal)> {
    let mut federation = None;
    one_key(text, |scan, kind| match kind {
        "federation" => self::read_federation(scan).map(|read| federation = Some(read)),
        _ => Err("the first line is not the federation".into()),
    })?;
    let federation = federation.ok_or("not an object with one key")?;
    let rulebook = rules::by_id(&federation.rules)
        .ok_or_else(|| format!("unknown rules {:?}", federation.rules))?;
    let engine = rulebook.empty_engine(&federation.parameters.value())?;
    let journal = Journal {
        federation,
        federation_line: line,
        rulebook,
        lines: Vec::new(),
        ids: Vec::new(),
    };
    let reader = Reader {
        engine,
        unrated: rulebook.unrated,
        players: HashMap::new(),
        numbers: HashSet::new(),
        tournaments: HashSet::new(),
        clubs: HashSet::new(),
        editions: HashSet::new(),
    };
    Ok((reader, journal))
}

fn one_key<'a>(text: &'a str, mut each: impl FnMut(&mut Scan<'a>, &str) -> Read<()>) -> Read<()> {
    let mut scan = Scan::new(text);
    if scan.peek_byte() != Some(b'{') {
        scan.any(&mut Vec::new())?;
        return Err("not an object".into());
    }
    let mut keys = 0;
    scan.read_object("line", |scan, key| {
        keys += 1;
        if keys > 1 {
            return Err(format!("more than one key: {key:?}"));
        }
        each(scan, &key)
    })?;
    scan.expect_end()?;
    if keys == 0 {
        Err("an object without a key".into())
    } else {
        Ok(())
    }
}

const CATEGORY: [&str; 6] = ["code", "names", "gender", "least", "greatest", "counted"];
const FEDERATION_SITE: [&str; 16] = [
    "names",
    "accent",
    "list_note",
    "time_zone",
    "name_language",
    "country",
    "appeal_days",
    "categories",
    "plans",
    "members",
    "dues",
    "licences",
    "licensing",
    "bounds",
    "orders",
    "texts",
];
const FEDERATION: [&str; 5] = ["slug", "name", "rules", "parameters", "site"];

fn read_federation(scan: &mut Scan) -> Read<FederationLine> {
    let mut line = FederationLine {
        slug: None,
        name: None,
        rules: String::new(),
        parameters: Json::empty(),
        site: None,
    };
    let seen = scan.fields("federation", &FEDERATION, |scan, key| {
        match key {
            "slug" => line.slug = Some(scan.read_string(key)?.into_owned()),
            "name" => line.name = Some(scan.read_string(key)?.into_owned()),
            "rules" => line.rules = scan.read_string(key)?.into_owned(),
            "parameters" => line.parameters = read_json_object(scan, key)?,
            _ => line.site = Some(federation_site(scan)?),
        }
        Ok(())
    })?;
    seen.check_required(&FEDERATION, &["rules"])?;
    Ok(line)
}

fn federation_site(scan: &mut Scan) -> Read<FederationSite> {
    let mut site = FederationSite::default();
    scan.fields("site", &FEDERATION_SITE, |scan, key| {
        if key == "members" {
            site.members = read_word(scan, key, &Gate::ALL, Gate::word)?;
        } else if key == "dues" {
            site.dues = scan.read_boolean(key)?;
        } else if key == "licensing" {
            site.licensing = read_word(scan, key, &Licensing::ALL, Licensing::word)?;
        } else if key == "bounds" {
            site.bounds = read_bounds(scan)?;
        } else if key == "orders" {
            site.orders = read_items(scan, key, "order", OrderLine::read_from)?;
        } else if key == "texts" {
            site.texts = read_items(scan, key, "text", TextLine::read_from)?;
        } else if key == "licences" {
            site.licences = read_items(scan, key, "licence", read_licence)?;
        } else if key == "plans" {
            site.plans = read_items(scan, key, "plan", read_plan)?;
        } else if key == "names" {
            site.names = Some(in_languages(scan, key)?);
        } else if key == "list_note" {
            site.list_note = Some(in_languages(scan, key)?);
        } else if key == "time_zone" {
            let zone = scan.read_string(key)?;
            site.time_zone = Some(
                Zone::from_word(&zone).ok_or_else(|| format!("time_zone: {zone} is not known"))?,
            );
        } else if key == "name_language" {
            site.name_language = Some(read_word(
                scan,
                key,
                &name::Language::ALL,
                name::Language::word,
            )?);
        } else if key == "country" {
            site.country = Some(read_country(scan, key)?);
        } else if key == "appeal_days" {
            site.appeal_days = i32::try_from(scan.small(key, 0)?)
                .ok()
                .filter(|days| *days <= DAYS_MAX);
            site.appeal_days
                .ok_or_else(|| format!("appeal_days: more than {DAYS_MAX}"))?;
        } else if key == "categories" {
            scan.read_array(key, |scan, _| {
                site.categories.push(read_category(scan)?);
                Ok(())
            })?;
            Division::mistake(&site.categories).map_or(Ok(()), Err)?;
        } else {
            site.accent = Some(read_accent(scan, key)?);
        }
        Ok(())
    })?;
    refuse_orders(&site)?;
    Ok(site)
}

fn read_country(scan: &mut Scan, key: &str) -> Read<String> {
    let code = scan.read_string(key)?;
    let known = country::by_code(&code).filter(|known| known.alpha2 == code);
    Ok(known
        .ok_or_else(|| format!("country: {code} is no country of ISO 3166-1"))?
        .alpha2
        .to_owned())
}

fn read_accent(scan: &mut Scan, key: &str) -> Read<String> {
    let accent = scan.read_string(key)?;
    let digits = accent
        .strip_prefix('#')
        .filter(|d| d.len() == 6 && d.bytes().all(|b| b.is_ascii_hexdigit()));
    digits.ok_or("accent is not #rrggbb")?;
    Ok(accent.into_owned())
}

fn refuse_orders(site: &FederationSite) -> Read<()> {
    let mut cited = HashSet::new();
    if let Some(twice) = site
        .orders
        .iter()
        .find(|order| !cited.insert(order.format_citation()))
    {
        return Err(format!(
            "order {:?} is declared twice",
            twice.format_citation()
        ));
    }
    match site
        .texts
        .iter()
        .filter_map(|text| text.order.as_ref())
        .find(|order| !cited.contains(*order))
    {
        Some(order) => Err(format!("texts: order {order:?} is not declared")),
        None => Ok(()),
    }
}

pub(super) fn read_items<T>(
    scan: &mut Scan,
    key: &str,
    kind: &str,
    read: impl Fn(&mut Scan) -> Read<T>,
) -> Read<Vec<T>> {
    let mut all = Vec::new();
    scan.read_array(key, |scan, number| {
        all.push(read(scan).map_err(|e| format!("{kind} {number}: {e}"))?);
        Ok(())
    })?;
    Ok(all)
}

fn read_bounds(scan: &mut Scan) -> Read<Bounds> {
    let mut bounds = Bounds::new();
    scan.fields("bounds", &Measure::ALL.map(Measure::word), |scan, key| {
        let bound = Bound::of_thousandths(scan.small(key, 1)?);
        let bound =
            bound.ok_or_else(|| format!("{key}: more than {}", Bound::MOST.in_thousandths()))?;
        bounds.extend(Measure::from_word(key).map(|measure| (measure, bound)));
        Ok(())
    })?;
    Ok(bounds)
}

fn read_category(scan: &mut Scan) -> Read<Division> {
    let mut division = Division::default();
    let age = |scan: &mut Scan, key: &str| {
        u8::try_from(scan.small(key, 0)?).map_err(|_| format!("{key} is too large"))
    };
    let seen = scan.fields("category", &CATEGORY, |scan, key| {
        match key {
            "code" => division.code = scan.read_string(key)?.into_owned(),
            "names" => {
                let names = in_languages(scan, key)?;
                division.names = names
                    .iter()
                    .map(|(language, name)| (language.word().to_owned(), name.to_owned()))
                    .collect();
            }
            "gender" => division.gender = Some(read_word(scan, key, &Gender::ALL, Gender::word)?),
            "least" => division.least = Some(age(scan, key)?),
            "greatest" => division.greatest = Some(age(scan, key)?),
            _ => division.counted = read_word(scan, key, &AgeDay::ALL, AgeDay::word)?,
        }
        Ok(())
    })?;
    seen.check_required(&CATEGORY, &CATEGORY[..2])?;
    Ok(division)
}

fn read_plan(scan: &mut Scan) -> Read<PlanDocument> {
    let plan: PlanDocument = serde_json::from_value(read_json_object(scan, "plan")?.value())
        .map_err(|e| e.to_string())?;
    plan.check_plan()?;
    Ok(plan)
}

fn read_licence(scan: &mut Scan) -> Read<Licence> {
    let licence: Licence = serde_json::from_value(read_json_object(scan, "licence")?.value())
        .map_err(|e| e.to_string())?;
    licence.check_licence()?;
    Ok(licence)
}

fn in_languages(scan: &mut Scan, what: &'static str) -> Read<Names> {
    let mut names = Names::default();
    scan.fields(what, &Language::ALL.map(Language::word), |scan, key| {
        let text = scan.read_string(key)?.into_owned();
        names.set(Language::from_word(key).unwrap_or_default(), text);
        Ok(())
    })?;
    Ok(names)
}

pub(super) fn read_date(scan: &mut Scan, what: &str) -> Read<NaiveDate> {
    parse_date(&scan.read_string(what)?)
        .ok_or_else(|| format!("{what} is not an existing day YYYY-MM-DD"))
}

pub(super) fn read_time(scan: &mut Scan, what: &str) -> Read<NaiveDateTime> {
    let text = scan.read_string(what)?;
    // chrono also accepts years with a sign or more digits, and leap seconds.
    let day = text.get(..10).and_then(parse_date);
    let good = |time: &NaiveDateTime| {
        day == Some(time.date()) && time.nanosecond() == 0 && time.format(TIME).to_string() == text
    };
    let time = NaiveDateTime::parse_from_str(&text, TIME).ok().filter(good);
    time.ok_or_else(|| format!("{what} is not a time YYYY-MM-DDTHH:MM:SSZ"))
}

pub(super) struct Reader {
    engine: Box<dyn Engine>,
    pub(super) unrated: Unrated,
    players: HashMap<Box<str>, PlayerKey>,
    numbers: HashSet<(System, String)>,
    pub(super) tournaments: HashSet<Box<str>>,
    clubs: HashSet<String>,
    editions: HashSet<Box<str>>,
}

const CLUB: [&str; 6] = ["name", "latin", "city", "contacts", "founded", "closed"];
const EDITION: [&str; 5] = ["id", "published", "since", "parameters", "site"];
const LIST: [&str; 2] = ["date", "site"];
const LIST_SITE: [&str; 6] = [
    "number",
    "note",
    "published",
    "by",
    "entries",
    "fingerprint",
];
const ENTRY: [&str; 10] = [
    "place",
    "player",
    "name",
    "latin",
    "club",
    "rating",
    "rank",
    "pool",
    "deviation",
    "provisional",
];

impl Reader {
    fn read_line(&mut self, text: &str, journal: &mut Journal) -> Read<Line> {
        let mut line = None;
        one_key(text, |scan, kind| {
            line = Some(match kind {
                "player" => Line::Player(self.read_player(scan)?),
                "tournament" => Line::Tournament(Box::new(self.read_tournament(scan)?)),
                "list" => Line::List(list(scan)?),
                "edition" => Line::Edition(Box::new(read_edition(scan)?)),
                "club" => Line::Club(Box::new(self.club(scan)?)),
                "draft" => Line::Draft(read_json_object(scan, "draft")?),
                "federation" => return Err("a second federation line".into()),
                _ => return Err(format!("unknown kind of line {kind:?}")),
            });
            Ok(())
        })?;
        let line = line.ok_or("not an object with one key")?;
        match &line {
            Line::Player(player) => {
                let standing = player.standing.as_ref().map(Json::value);
                if standing.as_ref().is_some_and(|value| !value.is_object()) {
                    return Err("standing: a number is out of range".into());
                }
                let key = self
                    .engine
                    .enter_player(player.to_person(), standing.as_ref())?;
                self.players.insert(player.id.clone(), key);
                for (system, number) in &player.ids {
                    if !self
                        .numbers
                        .insert((*system, external_id::comparison_key(number)))
                    {
                        return Err(format!("ids: {system} {number:?} is declared twice"));
                    }
                }
                journal.ids.push(player.id.clone());
            }
            Line::Tournament(tournament) => {
                self.tournaments.insert(tournament.id.clone());
                self.engine.check_tournament(&tournament.tournament)?;
            }
            Line::Club(club) => {
                self.clubs.insert(club.name.clone());
            }
            Line::Edition(edition) => {
                self.engine
                    .add_edition(&edition.parameters.value())
                    .map_err(|wrong| format!("parameters: {wrong}"))?;
                if !self.editions.insert(edition.id.clone()) {
                    return Err(format!("edition {:?} is declared twice", edition.id));
                }
            }
            Line::List(_) | Line::Draft(_) => {}
        }
        Ok(line)
    }

    fn read_player(&self, scan: &mut Scan) -> Read<PlayerLine> {
        let line = PlayerLine::read_from(scan)?;
        if self.players.contains_key(&line.id) {
            return Err(format!("player {:?} is declared twice", line.id));
        }
        Ok(line)
    }

    fn club(&self, scan: &mut Scan) -> Read<ClubLine> {
        let mut line = ClubLine::default();
        let seen = scan.fields("club", &CLUB, |scan, key| {
            match key {
                "founded" => {
                    line.founded = Some(
                        Born::parse(&scan.read_string(key)?)
                            .ok_or("founded is not YYYY-MM-DD or YYYY")?,
                    )
                }
                "closed" => line.closed = Some(read_date(scan, key)?),
                "name" => line.name = scan.read_string(key)?.into_owned(),
                "latin" => line.latin = Some(scan.read_string(key)?.into_owned()),
                "contacts" => line.contacts = Some(scan.read_string(key)?.into_owned()),
                _ => line.city = Some(scan.read_string(key)?.into_owned()),
            }
            Ok(())
        })?;
        seen.check_required(&CLUB, &["name"])?;
        if line.name.is_empty() {
            return Err("name is empty".into());
        }
        if self.clubs.contains(&line.name) {
            return Err(format!("club {:?} is declared twice", line.name));
        }
        Ok(line)
    }

    pub(super) fn declared_player(&self, text: &str) -> Read<PlayerKey> {
        self.players
            .get(text)
            .copied()
            .ok_or_else(|| format!("player {text:?} is not declared"))
    }
}

fn read_edition(scan: &mut Scan) -> Read<EditionLine> {
    let (mut identity, mut published, mut since, mut parameters, mut site) =
        (None, None, None, Json::empty(), None);
    let seen = scan.fields("edition", &EDITION, |scan, key| {
        match key {
            "id" => identity = Some(id(scan)?),
            "published" => published = Some(read_date(scan, key)?),
            "since" => since = Some(read_date(scan, key)?),
            "parameters" => parameters = read_json_object(scan, key)?,
            _ => {
                let mut read = EditionSite::default();
                scan.fields("site", &["note", "by", "entered"], |scan, key| {
                    match key {
                        "note" => read.note = Some(scan.read_string(key)?.into_owned()),
                        "by" => read.by = Some(scan.read_string(key)?.into_owned()),
                        _ => read.entered = Some(read_time(scan, key)?),
                    }
                    Ok(())
                })?;
                site = Some(read);
            }
        }
        Ok(())
    })?;
    seen.check_required(&EDITION, &["id", "published"])?;
    let published = published.ok_or("published is missing")?;
    if since.is_some_and(|since| since < published) {
        return Err("since is before published: amendments never act backwards".into());
    }
    Ok(EditionLine {
        id: identity.ok_or("id is missing")?,
        published,
        since,
        parameters,
        site,
    })
}

fn list(scan: &mut Scan) -> Read<ListLine> {
    let (mut day, mut site) = (None, None);
    let seen = scan.fields("list", &LIST, |scan, key| {
        match key {
            "date" => day = Some(read_date(scan, key)?),
            _ => site = Some(Box::new(list_site(scan)?)),
        }
        Ok(())
    })?;
    seen.check_required(&LIST, &["date"])?;
    Ok(ListLine {
        date: day.ok_or("date is missing")?,
        site,
    })
}

fn list_site(scan: &mut Scan) -> Read<ListSite> {
    let mut site = ListSite::default();
    scan.fields("site", &LIST_SITE, |scan, key| {
        match key {
            "number" => site.number = Some(scan.small(key, 0)?),
            "note" => site.note = Some(scan.read_string(key)?.into_owned()),
            "published" => site.published = Some(read_time(scan, key)?),
            "by" => site.by = Some(scan.read_string(key)?.into_owned()),
            "entries" => {
                let mut entries = Vec::new();
                scan.read_array(key, |scan, number| {
                    entries.push(read_entry(scan).map_err(|e| format!("entry {number}: {e}"))?);
                    Ok(())
                })?;
                site.entries = Some(entries);
            }
            _ => {
                let text = scan.read_string(key)?;
                if text.is_empty() || !text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
                {
                    return Err("fingerprint is not hexadecimal".into());
                }
                site.fingerprint = Some(text.into_owned());
            }
        }
        Ok(())
    })?;
    Ok(site)
}

fn read_entry(scan: &mut Scan) -> Read<SiteEntry> {
    let mut entry = SiteEntry {
        place: 0,
        player: "".into(),
        name: "".into(),
        latin: None,
        club: None,
        rating: Points(0.0),
        rank: None,
        pool: None,
        deviation: None,
        provisional: false,
    };
    let seen = scan.fields("entry", &ENTRY, |scan, key| {
        match key {
            "place" => entry.place = scan.small(key, 1)?,
            "player" => entry.player = scan.read_string(key)?.into(),
            "name" => entry.name = scan.read_string(key)?.into(),
            "latin" => entry.latin = text_or_null(scan, key)?,
            "club" => entry.club = text_or_null(scan, key)?,
            "rating" => entry.rating = Points(scan.read_float(key)?),
            "rank" => entry.rank = text_or_null(scan, key)?,
            "pool" => entry.pool = Some(read_word(scan, key, &Pool::ALL, Pool::word)?),
            "deviation" => entry.deviation = Some(scan.read_float(key)?),
            _ => entry.provisional = scan.read_boolean(key)?,
        }
        Ok(())
    })?;
    seen.check_required(&ENTRY, &["place", "player", "name", "rating"])?;
    Ok(entry)
}
