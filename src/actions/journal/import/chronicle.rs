//! The events of a journal: one thread calculates them, another stores them as they arrive.

use std::collections::{HashMap, HashSet};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::{mem, panic, thread};

use super::super::{ImportError, decisions, person};
use super::Import;
use crate::db::annulments::Annulment;
use crate::db::lists::{DecisionRow, Entry, Issue};
use crate::db::results::ResultRow;
use crate::db::tables::{Game as GameRow, Participant, RecordsBefore};
use crate::db::tournaments::{Conditions, NewTournament};
use crate::db::{
    ClubId, Conn, DbError, ListId, PlayerId, TournamentId, annulments, clubs, players, results,
    tables, tournaments,
};
use crate::domain::approval::State;
use crate::domain::caveat;
use crate::domain::chronicle::{Stop, Visitor, Walk};
use crate::domain::journal::{
    Bad, Journal, Line, ListLine, Place, PlayerLine, SiteEntry, TournamentLine,
};
use crate::domain::name::{normal_title, normalize_text};
use crate::domain::player::{Mark, PlayerKey};
use crate::domain::rules::{Engine, Published, Rated};
use crate::domain::table::Sheet;
use crate::domain::tournament::{Game, Tournament};
use crate::lists::{self as office_lists, EntryNames};
use crate::rating::{Keys, result_row};

/// Most participants and games that wait for storage, apart from those of the last tournament.
const WAITING: usize = 5_000;

/// Most calculated tournaments that wait for the storing thread, plus one list.
const AHEAD: usize = 16;

impl<'a> Import<'a> {
    /// `ids` are the players by key.
    pub(super) fn store_chronicle(&mut self, ids: Vec<PlayerId>) -> Result<(), ImportError> {
        let journal = self.journal;
        let people = People::store_and_load(self, ids)?;
        let mut storing = Storing {
            import: self,
            people: &people,
            rows: Rows::default(),
            lists: 0,
        };
        thread::scope(|scope| {
            let (told, heard) = sync_channel(AHEAD);
            let calculating = thread::Builder::new()
                .name("journal".to_owned())
                .spawn_scoped(scope, || calculate_journal(journal, &people, told));
            let calculating = calculating.map_err(|error| {
                DbError::Unavailable(format!("there is no thread to calculate: {error}"))
            })?;
            for happened in heard {
                let stored = happened.place_in_journal().index + 1;
                storing.take(happened)?;
                (storing.import.far)(stored);
            }
            calculating
                .join()
                .unwrap_or_else(|fell| panic::resume_unwind(fell))
        })?;
        let Storing {
            import, mut rows, ..
        } = storing;
        rows.store_waiting(import.conn)?;
        Ok(players::note_last_tournaments(
            import.conn,
            import.federation.id,
        )?)
    }

    fn store_tournament(
        &mut self,
        line: &TournamentLine,
        t: &RatedTournament,
    ) -> Result<TournamentId, DbError> {
        let site = line.site.as_deref().cloned().unwrap_or_default();
        let rules = &line.tournament;
        let club_id = site
            .club
            .as_deref()
            .map(|club| self.club(club))
            .transpose()?;
        let by = self.governing_at(t.edition);
        let id = tournaments::add(
            self.conn,
            NewTournament {
                federation_id: self.federation.id,
                code: line.id.to_string(),
                conditions: Conditions {
                    name: normal_title(line.name.as_deref().unwrap_or_default()),
                    starts: rules.start,
                    ends: rules.end,
                    city: normalize_text(&site.city.unwrap_or_default()),
                    club_id,
                    referee_id: None,
                    referee_name: normalize_text(&site.referee.unwrap_or_default()),
                    official: rules.official,
                    plan_line_id: site
                        .plan
                        .as_ref()
                        .and_then(|plan| self.plans.get(plan))
                        .copied()
                        .filter(|_| rules.official),
                    plan: site.plan.unwrap_or_default(),
                    board: rules.board,
                    minutes: rules.minutes,
                    pool: rules.pool,
                    category: rules.category,
                    rated_by_fide: rules.rated_by_fide,
                    round_days: rules.days.clone(),
                    remark: String::new(),
                },
                state: State::Rated,
                sheet: serde_json::to_string(&Sheet::default()).unwrap_or_default(),
                position: Some(self.position_of(t.at)),
                passes: Some(t.rated.kept_passes()),
                parameters: Some(by.parameters),
                rated_at: site.rated,
                changed_at: self.now,
                edition_id: by.edition,
            },
        )?;
        for s in &site.signatures {
            tournaments::add_signature(self.conn, id, s.office, None, &s.name, s.at, "")?;
            if !s.caveats.is_empty() {
                tournaments::note_caveats(self.conn, id, s.office, &caveat::to_words(&s.caveats))?;
            }
        }
        Ok(id)
    }

    fn position_of(&self, at: Place) -> i64 {
        self.first + at.index as i64
    }
}

struct People<'a> {
    keys: Keys,
    by_code: HashMap<&'a str, PlayerId>,
    /// Empty if no list is published.
    codes: HashMap<PlayerId, String>,
    /// By key; empty if no list is published.
    called: Vec<EntryNames>,
    forgotten: HashSet<PlayerId>,
}

impl<'a> People<'a> {
    fn store_and_load(import: &mut Import<'a>, ids: Vec<PlayerId>) -> Result<People<'a>, DbError> {
        let journal = import.journal;
        let by_code = journal
            .ids
            .iter()
            .map(|code| &**code)
            .zip(ids.iter().copied())
            .collect();
        let (mut codes, mut called) = (HashMap::new(), Vec::new());
        if journal
            .lines
            .iter()
            .any(|(_, line)| matches!(line, Line::List(_)))
        {
            codes = ids
                .iter()
                .copied()
                .zip(journal.ids.iter().map(ToString::to_string))
                .collect();
            called = load_entry_names(import)?;
        }
        let is_forgotten = |line: &PlayerLine| {
            line.site
                .as_ref()
                .is_some_and(|site| site.mark == Some(Mark::Forgotten))
        };
        let forgotten = import
            .people_lines()
            .zip(&ids)
            .filter(|((_, line), _)| is_forgotten(line))
            .map(|(_, id)| *id)
            .collect();
        Ok(People {
            keys: Keys::from_ids(ids.into_iter()),
            by_code,
            codes,
            called,
            forgotten,
        })
    }

    fn id(&self, code: &str) -> Option<PlayerId> {
        self.by_code.get(code).copied()
    }
}

fn load_entry_names(import: &mut Import<'_>) -> Result<Vec<EntryNames>, DbError> {
    let names: HashMap<ClubId, String> = clubs::list(import.conn, import.federation.id)?
        .into_iter()
        .map(|c| (c.id, c.name))
        .collect();
    let club = |name: &str| {
        import
            .clubs
            .get(name)
            .and_then(|id| names.get(id))
            .map(String::as_str)
    };
    let spelled = import.federation.name_language();
    Ok(import
        .people_lines()
        .map(|(_, p)| {
            EntryNames::new(
                &p.id,
                &person::personal_from_line(p),
                p.club.as_deref().and_then(club),
                spelled,
            )
        })
        .collect())
}

/// The result of a line, sent from the calculating to the storing thread.
enum CalculatedEvent<'a> {
    Rated(RatedTournament<'a>),
    Published(PublishedList<'a>),
}

impl<'a> CalculatedEvent<'a> {
    fn place_in_journal(&self) -> Place<'a> {
        match self {
            CalculatedEvent::Rated(tournament) => tournament.at,
            CalculatedEvent::Published(list) => list.at,
        }
    }
}

struct RatedTournament<'a> {
    at: Place<'a>,
    /// Index among the edition lines.
    edition: Option<usize>,
    /// Records of its participants before it.
    records: Vec<String>,
    rated: Rated,
}

struct PublishedList<'a> {
    at: Place<'a>,
    edition: Option<usize>,
    entries: Vec<Entry>,
    decisions: Vec<DecisionRow>,
    fingerprint: String,
    /// Dropped when the list is stored.
    _unstored: SyncSender<()>,
}

/// Stops without an error if the receiver has gone, which has its own error.
fn calculate_journal<'a>(
    journal: &'a Journal,
    people: &People<'a>,
    told: SyncSender<CalculatedEvent<'a>>,
) -> Result<(), ImportError> {
    let mut engine = journal.new_engine().map_err(ImportError::Bad)?;
    let mut telling = EventSender {
        journal,
        people,
        told,
        records: Vec::new(),
        list: None,
    };
    match Walk::new(&mut *engine).walk_along(journal.chronicle_events().map(Ok), &mut telling) {
        Err(CalculationError::Import(error)) => Err(error),
        Err(CalculationError::Unheard) | Ok(()) => Ok(()),
    }
}

struct EventSender<'p, 'a> {
    journal: &'a Journal,
    people: &'p People<'a>,
    told: SyncSender<CalculatedEvent<'a>>,
    /// Records of the participants of the tournament to be rated next.
    records: Vec<String>,
    /// Closes when the previous list is stored, because lists are large.
    list: Option<Receiver<()>>,
}

/// A reason why a calculation ended early.
enum CalculationError {
    Import(ImportError),
    /// The receiver has gone.
    Unheard,
}

impl<E: Into<ImportError>> From<E> for CalculationError {
    fn from(error: E) -> CalculationError {
        CalculationError::Import(error.into())
    }
}

impl<'a> EventSender<'_, 'a> {
    fn send_event(&self, happened: CalculatedEvent<'a>) -> Result<(), CalculationError> {
        self.told
            .send(happened)
            .map_err(|_| CalculationError::Unheard)
    }
}

impl<'a> Visitor<Place<'a>> for EventSender<'_, 'a> {
    type Error = CalculationError;

    fn stop_error(&self, at: &Place<'a>, why: Stop) -> CalculationError {
        ImportError::Bad(self.journal.stopped_at(at, why)).into()
    }

    fn before(
        &mut self,
        _: &Place<'a>,
        engine: &dyn Engine,
        tournament: &Tournament,
    ) -> Result<(), CalculationError> {
        self.records = all_participants(tournament)
            .iter()
            .map(|(key, _)| engine.stored_record(*key))
            .collect();
        Ok(())
    }

    fn after_tournament(
        &mut self,
        at: Place<'a>,
        edition: Option<usize>,
        rated: Rated,
    ) -> Result<(), CalculationError> {
        let records = mem::take(&mut self.records);
        self.send_event(CalculatedEvent::Rated(RatedTournament {
            at,
            edition,
            records,
            rated,
        }))
    }

    fn after_list(
        &mut self,
        at: Place<'a>,
        edition: Option<usize>,
        published: Published,
    ) -> Result<(), CalculationError> {
        let Line::List(line) = at.line else {
            return Ok(());
        };
        let (unstored, stored) = sync_channel(0);
        if let Some(before) = self.list.replace(stored) {
            // No value is ever sent; `recv` returns when the sender is dropped.
            let _ = before.recv();
        }
        let People {
            keys,
            by_code,
            codes,
            called,
            forgotten,
        } = self.people;
        let computed =
            office_lists::list_entries(keys, &published, |key| called.get(key.index()).cloned())?;
        let entries = match line.site.as_deref().and_then(|site| site.entries.as_ref()) {
            // A published list is a fact: it stays as transferred.
            Some(told) => published_entries(told, by_code, &computed),
            None => computed,
        };
        // A list with a forgotten player keeps the fingerprint of its publication, which can't be
        // verified any more.
        let whole = !entries
            .iter()
            .any(|entry| forgotten.contains(&entry.player_id));
        let computed = office_lists::fingerprint_of(&office_lists::canonical_csv(&entries, codes)?);
        let fingerprint = check_fingerprint(at.number, line, computed, whole)?;
        let decisions = office_lists::decision_rows(keys, &published)?;
        self.send_event(CalculatedEvent::Published(PublishedList {
            at,
            edition,
            entries,
            decisions,
            fingerprint,
            _unstored: unstored,
        }))
    }
}

struct Storing<'s, 'a> {
    import: &'s mut Import<'a>,
    people: &'s People<'a>,
    rows: Rows,
    /// Number of the last list.
    lists: i32,
}

impl<'a> Storing<'_, 'a> {
    fn take(&mut self, happened: CalculatedEvent<'a>) -> Result<(), ImportError> {
        match happened {
            CalculatedEvent::Rated(tournament) => self.take_tournament(&tournament),
            CalculatedEvent::Published(list) => self.take_list(list),
        }
    }

    fn take_tournament(&mut self, tournament: &RatedTournament<'a>) -> Result<(), ImportError> {
        let Line::Tournament(line) = tournament.at.line else {
            return Ok(());
        };
        let position = self.import.position_of(tournament.at);
        let id = self.import.store_tournament(line, tournament)?;
        let (conn, people) = (&mut *self.import.conn, self.people);
        let appeals = line.site.as_deref().map_or(&[][..], |site| &site.appeals);
        decisions::take_appeals(conn, self.import.federation.id, id, appeals, |code| {
            people.id(code)
        })?;
        self.rows.annulled.extend(decisions::parse_annulments(
            id,
            line.site.as_deref(),
            |code| people.id(code),
        ));
        self.rows
            .records
            .push(RecordsBefore::from_texts(id, &tournament.records));
        self.rows.take(id, line, &people.keys)?;
        for result in &tournament.rated.lines {
            self.rows.results.push(result_row(
                result,
                people.keys.id(result.player)?,
                id,
                position,
            ));
        }
        if self.rows.people.len() + self.rows.games.len() >= WAITING {
            self.rows.store_waiting(conn)?;
        }
        Ok(())
    }

    fn take_list(&mut self, list: PublishedList<'a>) -> Result<(), ImportError> {
        let PublishedList {
            at,
            edition,
            entries,
            decisions,
            fingerprint,
            _unstored,
        } = list;
        let Line::List(line) = at.line else {
            return Ok(());
        };
        let site = line.site.as_deref();
        let given = site
            .and_then(|site| site.number)
            .and_then(|n| i32::try_from(n).ok());
        self.lists = given.filter(|n| *n > self.lists).unwrap_or(self.lists + 1);
        let by = self.import.governing_at(edition);
        let issue = Issue {
            federation_id: self.import.federation.id,
            number: self.lists,
            date: line.date,
            position: self.import.position_of(at),
            parameters: by.parameters,
            edition_id: by.edition,
            note: site.and_then(|site| site.note.clone()).unwrap_or_default(),
            published_at: site
                .and_then(|site| site.published)
                .unwrap_or(self.import.now),
            published_by: site.and_then(|site| site.by.clone()).unwrap_or_default(),
            fingerprint,
            players: office_lists::players_in(&entries),
        };
        office_lists::store_list(self.import.conn, &issue, entries, decisions)?;
        Ok(())
    }
}

#[derive(Default)]
struct Rows {
    people: Vec<Participant>,
    games: Vec<GameRow>,
    results: Vec<ResultRow>,
    records: Vec<RecordsBefore>,
    annulled: Vec<Annulment>,
}

impl Rows {
    fn take(
        &mut self,
        id: TournamentId,
        line: &TournamentLine,
        keys: &Keys,
    ) -> Result<(), DbError> {
        let rules = &line.tournament;
        let places: HashMap<PlayerKey, u32> = rules.places.iter().copied().collect();
        let fide: HashMap<PlayerKey, i32> = rules.fide.iter().copied().collect();
        let conditional: HashMap<PlayerKey, f64> = line
            .site
            .iter()
            .flat_map(|site| &site.conditional)
            .copied()
            .collect();
        for (i, (key, listed)) in all_participants(rules).into_iter().enumerate() {
            self.people.push(Participant {
                tournament_id: id,
                number: i as i32 + 1,
                player_id: keys.id(key)?,
                place: places.get(&key).and_then(|p| i32::try_from(*p).ok()),
                points: None,
                listed,
                fide: fide.get(&key).copied(),
                conditional: conditional.get(&key).copied(),
            });
        }
        for (seq, g) in rules.games.iter().enumerate() {
            self.games.push(game_row(id, seq as i32, g, keys)?);
        }
        Ok(())
    }

    fn store_waiting(&mut self, conn: &mut Conn) -> Result<(), DbError> {
        tables::add(conn, &self.people, &self.games)?;
        annulments::add(conn, &self.annulled)?;
        tables::store_records_before(conn, &self.records)?;
        results::add(conn, &self.results)?;
        // Keeps the capacity for the next ones.
        self.people.clear();
        self.games.clear();
        self.annulled.clear();
        self.records.clear();
        self.results.clear();
        Ok(())
    }
}

/// Named participants first, then those who appear only in a place or game.
fn all_participants(t: &Tournament) -> Vec<(PlayerKey, bool)> {
    let mut seen = HashSet::new();
    let named = t.participants.iter().map(|p| (*p, true));
    let placed = t.places.iter().map(|p| (p.0, false));
    let playing = t
        .games
        .iter()
        .flat_map(|g| std::iter::once(g.a).chain(g.b))
        .map(|p| (p, false));
    let listed = t.fide.iter().map(|p| (p.0, false));
    named
        .chain(placed)
        .chain(playing)
        .chain(listed)
        .filter(|(key, _)| seen.insert(*key))
        .collect()
}

fn game_row(tournament: TournamentId, seq: i32, g: &Game, keys: &Keys) -> Result<GameRow, DbError> {
    Ok(GameRow {
        tournament_id: tournament,
        seq,
        round: g.round,
        a_id: keys.id(g.a)?,
        b_id: g.b.map(|b| keys.id(b)).transpose()?,
        half_points: g.score.map(|s| s.half_points() as i32),
        played: g.played,
        annulled: g.annulled,
        handicap: i32::try_from(g.handicap).unwrap_or(i32::MAX),
        colour: g.colour,
    })
}

/// A given fingerprint must match if all entries are given.
fn check_fingerprint(
    number: usize,
    line: &ListLine,
    computed: String,
    whole: bool,
) -> Result<String, ImportError> {
    match line
        .site
        .as_deref()
        .and_then(|site| site.fingerprint.clone())
    {
        Some(given) if whole && given != computed => {
            let reason = "the fingerprint of the list is not that of its entries".to_owned();
            Err(ImportError::Bad(Bad {
                line: number,
                reason,
            }))
        }
        told => Ok(told.unwrap_or(computed)),
    }
}

/// Missing values are the calculated ones.
fn published_entries(
    told: &[SiteEntry],
    by_code: &HashMap<&str, PlayerId>,
    computed: &[Entry],
) -> Vec<Entry> {
    let computed: HashMap<PlayerId, &Entry> = computed.iter().map(|e| (e.player_id, e)).collect();
    told.iter()
        .filter_map(|p| Some(published_entry(p, *by_code.get(&*p.player)?, &computed)))
        .collect()
}

fn published_entry(p: &SiteEntry, id: PlayerId, computed: &HashMap<PlayerId, &Entry>) -> Entry {
    let now = computed.get(&id);
    Entry {
        list_id: ListId(0),
        pool: p.pool,
        place: i32::try_from(p.place).unwrap_or(i32::MAX),
        player_id: id,
        name: p.name.to_string(),
        latin: match &p.latin {
            Some(latin) => latin.to_string(),
            None => now.map(|e| e.latin.clone()).unwrap_or_default(),
        },
        club: p.club.as_deref().unwrap_or_default().to_owned(),
        rating: p.rating.0,
        deviation: p.deviation,
        rank: p.rank.as_deref().map(str::to_owned),
        provisional: p.provisional,
    }
}
