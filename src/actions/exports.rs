//! The table of a tournament as a document for the writers of all formats.

mod known;

use std::collections::HashMap;
use std::fmt::Write as _;

use chrono::{Datelike, NaiveDate};
use serde_json::Value;

use super::{ActionError, editions, sheets, table_import};
use crate::db::external_ids;
use crate::db::federations::Federation;
use crate::db::lists::Entry as Listed;
use crate::db::players::{self, Player};
use crate::db::results;
use crate::db::tables;
use crate::db::tournaments::Tournament;
use crate::db::{ClubId, Conn, DbError, PlayerId, clubs, merges};
use crate::domain::approval::State;
use crate::domain::desk::Desk;
use crate::domain::external_id;
use crate::domain::language::Language;
use crate::domain::name::plain_title;
use crate::domain::number::Points;
use crate::domain::player::{Born, Gender};
use crate::domain::rules::{Newcomer, Rulebook};
use crate::domain::table::{Sheet, TypedPlayer};
use crate::formats::archive::Entry;
use crate::formats::convert::{self, Target};
use crate::formats::crosstable::write::Mark;
use crate::formats::document::{self, Birth, Document, Format, Home, PlayerNo};
use crate::formats::losses::Loss;
use crate::formats::number::Number;
use crate::formats::recognise;
use crate::formats::refusal::Refusal;
use crate::formats::sheet::{self as tabled, Head};
use crate::formats::text;
use crate::formats::workbook;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    /// The public: births by the year, none of minors, no gender.
    Public(NaiveDate),
    Officer,
}

impl Reader {
    fn born(self, player: &Player) -> Option<Birth> {
        self.visible_birth(
            player
                .personal
                .parse_birth()
                .filter(|_| !player.is_forgotten())?,
        )
    }

    /// As far as the reader may know it.
    fn visible_birth(self, born: Born) -> Option<Birth> {
        match self {
            Reader::Public(today) => born.public_year(today).map(year_only),
            Reader::Officer => Some(match born {
                Born::Year(of) => year_only(of),
                Born::Day(day) => Birth {
                    month: u8::try_from(day.month()).ok(),
                    day: u8::try_from(day.day()).ok(),
                    ..year_only(day.year())
                },
            }),
        }
    }

    fn visible_gender(self, player: &Player) -> Option<Gender> {
        player
            .personal
            .gender
            .filter(|_| self == Reader::Officer && !player.is_forgotten())
    }
}

fn year_only(of: i32) -> Birth {
    Birth {
        year: u16::try_from(of).unwrap_or_default(),
        month: None,
        day: None,
    }
}

/// The table before it is rated.
#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    /// The table that was handed in, or that of the desk.
    pub sheet: &'a Sheet,
    /// As far as the reader may see it.
    pub desk: Option<&'a Desk>,
}

/// The rated table, else that of the source. Further data come from the desk and the imported file.
pub fn load_document(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    source: Source<'_>,
    reader: Reader,
) -> Result<Document, ActionError> {
    let rated = t.position.is_some();
    let sheet = if rated {
        rated_sheet(conn, federation, t)?
    } else {
        source.sheet.clone()
    };
    let people = load_people(conn, federation, t, &sheet, reader)?;
    let mut document = tabled::build_document(&sheet, people, document_head(federation, t));
    if let Some(desk) = source.desk {
        known::add_desk(
            &mut document,
            &sheet,
            desk,
            federation.rules.shows.sign.sides(),
        );
    }
    if let Some(kept) = table_import::find_imported(conn, federation, t.id)?
        && let Ok(file) = recognise::read(&kept.file.content, &kept.options)
    {
        known::add_file(&mut document, &file, reader);
    }
    document.empty_is_absent = known::is_complete(&document, t, source.desk);
    // Tables and desks may be older than the normal form of names, and files contain line breaks.
    Ok(document.into_normalized())
}

/// With the ranks that the referee stated.
fn rated_sheet(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
) -> Result<Sheet, ActionError> {
    let mut rated = sheets::sheet_of_rated(conn, federation, t)?;
    let typed = sheets::parse_sheet(t)?;
    for (row, person) in rated
        .rows
        .iter_mut()
        .zip(tables::load_participants(conn, t.id)?)
    {
        let said = usize::try_from(person.number - 1)
            .ok()
            .and_then(|at| typed.rows.get(at));
        row.rank = said.map(|said| said.rank.clone()).unwrap_or_default();
    }
    Ok(rated)
}

fn document_head(federation: &Federation, t: &Tournament) -> Head {
    let c = &t.conditions;
    let minutes = c.minutes.filter(|minutes| *minutes > 0.0);
    Head {
        name: non_empty(&plain_title(&c.name)),
        city: non_empty(&c.city),
        days: Some((c.starts, c.ends)),
        system: None,
        time: minutes.map(|minutes| format!("{minutes} min")),
        arbiter: non_empty(&c.referee_name),
        country: non_empty(&federation.country),
        facts: known::collect_facts(federation, t, minutes),
        home: Some(Home {
            names: federation.name_language(),
        }),
    }
}

fn non_empty(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// A sheet that isn't recorded states conditional ratings.
fn load_people(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    sheet: &Sheet,
    reader: Reader,
) -> Result<Vec<document::Player>, DbError> {
    let ids: Vec<PlayerId> = sheet
        .rows
        .iter()
        .filter_map(|row| row.player.map(PlayerId))
        .collect();
    let known: HashMap<PlayerId, Player> = players::find_many(conn, federation.id, &ids)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    let records = PlayerRecords::load_records(conn, federation, t, &ids, reader)?;
    let player = |row: &TypedPlayer| match row.player.and_then(|id| known.get(&PlayerId(id))) {
        Some(player) => records.describe_known(row, player),
        None => records.describe_typed(row),
    };
    Ok(sheet.rows.iter().map(player).collect())
}

struct PlayerRecords<'a> {
    numbers: HashMap<PlayerId, Vec<external_ids::PlayerNumber>>,
    results: HashMap<PlayerId, results::ResultRow>,
    clubs: HashMap<ClubId, clubs::Club>,
    moved: Moved,
    begins: FirstRank<'a>,
    /// A recorded table, which states the values.
    stated: bool,
    /// A rated table, which has the values before it.
    rated: bool,
    /// Ratings in the table are conditional.
    conditions: bool,
    reader: Reader,
}

impl<'a> PlayerRecords<'a> {
    fn load_records(
        conn: &mut Conn,
        federation: &'a Federation,
        t: &Tournament,
        ids: &[PlayerId],
        reader: Reader,
    ) -> Result<PlayerRecords<'a>, DbError> {
        let stated = t.state == State::Recorded;
        Ok(PlayerRecords {
            numbers: external_ids::load_current(conn, ids)?,
            results: values_before(conn, t, ids)?,
            clubs: clubs::list(conn, federation.id)?
                .into_iter()
                .map(|club| (club.id, club))
                .collect(),
            moved: Moved::load_since(conn, ids, t.conditions.starts)?,
            begins: FirstRank::for_tournament(conn, federation, t)?,
            stated,
            rated: t.position.is_some(),
            conditions: federation.rules.shows.conditional && !stated,
            reader,
        })
    }

    fn describe_typed(&self, row: &TypedPlayer) -> document::Player {
        let new = typed_player(row, self.conditions);
        let rank = new.rank.clone().or_else(|| {
            self.begins
                .find_rank(self.rated, new.conditional)
                .filter(|_| !self.stated)
                .as_deref()
                .and_then(text::parse_rank)
        });
        document::Player {
            rank,
            born: Born::from_input(&row.born).and_then(|born| self.reader.visible_birth(born)),
            ..new
        }
    }

    /// The values before a rated tournament; the stated ones of a recorded table; else the present
    /// ones.
    fn describe_known(&self, row: &TypedPlayer, player: &Player) -> document::Player {
        let result = self.results.get(&player.id);
        let now = if self.stated {
            row.rating.parse().ok()
        } else {
            player.state.shown.rating
        };
        let rating = result.map_or(now, |r| r.before);
        let conditional =
            Number::parse(&row.rating).filter(|_| self.conditions && rating.is_none());
        let rank = self.find_rank(row, player).or_else(|| {
            self.begins
                .find_rank(self.rated, conditional)
                .filter(|_| !self.stated && rating.is_none())
        });
        let rank = rank.as_deref().and_then(text::parse_rank);
        let own = self
            .numbers
            .get(&player.id)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let club = self.moved.club(player).and_then(|id| self.clubs.get(&id));
        let country = self.moved.country_of(player);
        let shown = |value: Option<String>| value.filter(|_| !player.is_forgotten());
        document::Player {
            name: Some(player.display_name().to_owned()),
            latin: shown(player.personal.latin.clone()),
            unranked: self.rated && rank.is_none(),
            rank,
            rating: rating.and_then(|rating| Number::parse(&format!("{rating:.3}"))),
            provisional: !self.stated
                && result.map_or(player.state.shown.provisional, |r| r.provisional_before),
            conditional,
            country: shown(country.or_else(|| non_empty(&row.country))),
            club: shown(
                club.map(|club| club.name.clone())
                    .or_else(|| non_empty(&row.club)),
            ),
            club_latin: shown(club.and_then(|club| club.latin.clone())),
            ids: own
                .iter()
                .filter(|_| !player.is_forgotten())
                .map(|n| (n.given.system, n.given.number.clone()))
                .collect(),
            born: self.reader.born(player),
            gender: self.reader.visible_gender(player),
            ..document::Player::default()
        }
    }

    /// Before the tournament in a rated table, as typed where it is a fact of the table, else
    /// current.
    fn find_rank(&self, row: &TypedPlayer, player: &Player) -> Option<String> {
        let rank = if self.stated {
            None
        } else {
            player.state.shown.rank.clone()
        };
        self.results
            .get(&player.id)
            .map_or(rank, |r| r.rank_before.clone())
            .or_else(|| non_empty(&row.rank))
    }
}

/// A table may have players to whom the regulation gives no line. Theirs are the values before
/// their next tournament, because the present ones may come from it.
fn values_before(
    conn: &mut Conn,
    t: &Tournament,
    ids: &[PlayerId],
) -> Result<HashMap<PlayerId, results::ResultRow>, DbError> {
    let mut rows: HashMap<PlayerId, results::ResultRow> = results::of_tournament(conn, t.id)?
        .into_iter()
        .map(|row| (row.player_id, row))
        .collect();
    let Some(position) = t.position else {
        return Ok(rows);
    };
    let missing: Vec<PlayerId> = ids
        .iter()
        .copied()
        .filter(|id| !rows.contains_key(id))
        .collect();
    for (player, played) in results::of_players(conn, &missing)? {
        let in_pool =
            |row: &results::ResultRow| row.pool.is_none_or(|pool| pool == t.conditions.pool);
        let next = played
            .into_iter()
            .map(|played| played.result)
            .find(|row| row.position > position && in_pool(row));
        rows.extend(next.map(|row| (player, row)));
    }
    Ok(rows)
}

/// For a player who had no rank, if the referee stated none.
struct FirstRank<'a> {
    rules: &'a Rulebook,
    parameters: Value,
}

impl FirstRank<'_> {
    fn for_tournament<'a>(
        conn: &mut Conn,
        federation: &'a Federation,
        t: &Tournament,
    ) -> Result<FirstRank<'a>, DbError> {
        let parameters = editions::for_tournament(conn, federation, t)?.parameters;
        Ok(FirstRank {
            rules: federation.rules,
            parameters: serde_json::from_str(&parameters).unwrap_or_default(),
        })
    }

    /// The rank of the initial rating in a rated tournament, else of the stated conditional rating.
    /// The rank by the results of the tournament is a rank after it.
    fn find_rank(&self, rated: bool, stated: Option<Number>) -> Option<String> {
        match self.rules.newcomer_rule(&self.parameters)? {
            Newcomer::Begins { rank, .. } => rank.filter(|_| rated).map(str::to_owned),
            Newcomer::Estimated { .. } | Newcomer::Measured { .. } => {
                let rating: f64 = stated?.to_string().parse().ok()?;
                self.rules
                    .rank_of(&self.parameters, Points(rating))
                    .map(|rank| rank.name.to_owned())
            }
        }
    }
}

/// On the day of a tournament, for players who have changed them since.
struct Moved {
    clubs: HashMap<PlayerId, Option<ClubId>>,
    countries: HashMap<PlayerId, String>,
}

impl Moved {
    fn load_since(conn: &mut Conn, of: &[PlayerId], day: NaiveDate) -> Result<Moved, DbError> {
        Ok(Moved {
            clubs: clubs::on_day(conn, of, day)?,
            countries: merges::countries_on_day(conn, of, day)?,
        })
    }

    fn club(&self, player: &Player) -> Option<ClubId> {
        self.clubs
            .get(&player.id)
            .copied()
            .unwrap_or(player.club_id)
    }

    fn country_of(&self, player: &Player) -> Option<String> {
        self.countries.get(&player.id).map_or_else(
            || player.personal.country.clone(),
            |country| non_empty(country),
        )
    }
}

/// Without the birth, which depends on the reader. The rating is a conditional one if the rules
/// know such.
fn typed_player(row: &TypedPlayer, conditions: bool) -> document::Player {
    let rating = Number::parse(&row.rating);
    document::Player {
        name: non_empty(&row.name),
        latin: non_empty(&row.latin),
        rank: text::parse_rank(&row.rank),
        rating: rating.filter(|_| !conditions),
        conditional: rating.filter(|_| conditions),
        country: non_empty(&row.country),
        club: non_empty(&row.club),
        ids: external_id::parse_listed(&row.numbers)
            .into_iter()
            .collect(),
        ..document::Player::default()
    }
}

pub struct Words<'a> {
    pub language: Language,
    /// The game is Go, so its programs take the table.
    pub stones: bool,
    pub people: String,
    /// Of the file that lists the losses of each format.
    pub lost: String,
    /// The heading of the column that marks guests in lists, and the mark itself.
    pub guest: [String; 2],
    pub usage: Usage,
    pub loss: fn(Language, Loss) -> String,
    /// For a format that can't hold the table at all.
    pub refusal: &'a dyn Fn(&Refusal) -> String,
    /// `None` if the drawing fails.
    pub paper: &'a dyn Fn(&Document) -> Option<Vec<u8>>,
}

/// The note on the use of a list (ssdc 4.4), in the language of its reader.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Usage {
    /// The name of the sheet for the note.
    pub sheet: String,
    pub note: String,
    /// The text before the address of the list.
    pub source: String,
    pub base: String,
}

/// In every format that can hold the table, as PDF, the participants, and the losses. File names
/// begin with the stem.
pub fn render_files(document: &Document, stem: &str, words: &Words<'_>) -> Vec<Entry> {
    let mut lost = String::new();
    let mut entries = Vec::new();
    for (word, target) in Target::WORDS
        .into_iter()
        .filter(|(_, target)| words.stones || !target.is_of_go())
    {
        // A format that can't hold the table is left out; the list of losses gives the reason.
        match convert::write_document(document, target, words.language) {
            Ok(written) => {
                for loss in &written.lost {
                    let _ = writeln!(lost, "{word}: {}", (words.loss)(words.language, *loss));
                }
                entries.push(Entry {
                    name: format!("{stem}-{word}.{}", target.file_extension()),
                    bytes: written.bytes,
                });
            }
            Err(why) => {
                let _ = writeln!(lost, "{word}: {}", (words.refusal)(&why));
            }
        }
    }
    if let Some(bytes) = (words.paper)(document) {
        entries.push(Entry {
            name: format!("{stem}.pdf"),
            bytes,
        });
    }
    let mut people = document.clone();
    (people.format, people.rounds) = (Format::List, 0);
    people.games.clear();
    people.byes.clear();
    if let Ok(written) = convert::write_document(&people, Target::Csv, words.language) {
        entries.push(Entry {
            name: format!("{stem}-{}.csv", words.people),
            bytes: written.bytes,
        });
    }
    if !lost.is_empty() {
        entries.push(Entry {
            name: format!("{stem}-{}.txt", words.lost),
            bytes: lost.into_bytes(),
        });
    }
    entries
}

/// With the note on its use (ssdc 4.4). External ids and guests are as of today.
pub fn list_workbook(
    conn: &mut Conn,
    federation: &Federation,
    day: NaiveDate,
    entries: &[Listed],
    words: &Words<'_>,
) -> Result<Vec<u8>, ActionError> {
    let guests = players::load_guests(conn, federation.id)?;
    let marked = entries
        .iter()
        .filter(|e| guests.contains(&e.player_id))
        .map(player_number)
        .collect();
    let [heading, word] = words.guest.clone();
    let home = Some(Home {
        names: federation.name_language(),
    });
    let document = Document {
        home,
        ..list_document(conn, entries)?
    };
    let Usage {
        sheet,
        note,
        source,
        base,
    } = words.usage.clone();
    let source = format!("{source} {base}/{}/ratings/{day}", federation.slug);
    let note = workbook::Note {
        sheet,
        lines: vec![note, source],
    };
    let written = workbook::write_noted(
        &document,
        words.language,
        &Mark {
            heading,
            word,
            players: marked,
        },
        Some(&note),
    );
    written
        .map(|written| written.bytes)
        .map_err(|why| super::Refusal::Unwritable(why).into())
}

fn player_number(entry: &Listed) -> PlayerNo {
    PlayerNo(u32::try_from(entry.place).unwrap_or_default())
}

/// A player's number is the place.
fn list_document(conn: &mut Conn, entries: &[Listed]) -> Result<Document, DbError> {
    let ids: Vec<PlayerId> = entries.iter().map(|e| e.player_id).collect();
    let numbers = external_ids::load_current(conn, &ids)?;
    let number = |value: f64| Number::parse(&format!("{value:.3}"));
    let player = |e: &Listed| document::Player {
        no: player_number(e),
        name: non_empty(&e.name),
        latin: non_empty(&e.latin).filter(|latin| *latin != e.name),
        rank: e.rank.as_deref().and_then(text::parse_rank),
        rating: number(e.rating),
        provisional: e.provisional,
        deviation: e.deviation.and_then(number),
        club: non_empty(&e.club),
        ids: numbers
            .get(&e.player_id)
            .into_iter()
            .flatten()
            .map(|n| (n.given.system, n.given.number.clone()))
            .collect(),
        ..document::Player::default()
    };
    Ok(Document {
        players: entries.iter().map(player).collect(),
        ..Document::new(Format::List)
    }
    .into_normalized())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::rules;

    fn rank(id: &str, rated: bool, stated: Option<&str>) -> Option<String> {
        let begins = FirstRank {
            rules: rules::by_id(id).unwrap(),
            parameters: serde_json::json!({}),
        };
        begins.find_rank(rated, stated.and_then(Number::parse))
    }

    #[test]
    fn a_newcomer_has_the_rank_of_the_start_or_none() {
        // Article 3.1 of ufgo: rating 0, which is the first row of its table of ranks.
        assert_eq!(rank("ufgo", true, None).as_deref(), Some("30 kyu"));
        assert_eq!(rank("ufgo", false, None), None);
        // Section 9 of rgf: 1500 is 6 kyu. Without a conditional rating nothing is known before the
        // tournament.
        assert_eq!(rank("rgf", true, Some("1500")).as_deref(), Some("6 kyu"));
        assert_eq!(rank("rgf", true, None), None);
        assert_eq!(rank("orr", true, None), None);
    }
}
