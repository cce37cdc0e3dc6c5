//! Creates the demo in a database: imports the journals, creates accounts, and brings the open
//! tournaments into their states by ordinary acts.

use chrono::{Datelike, NaiveDateTime, TimeDelta};

use super::desk;
use super::open::{OpenTournament, Step, open_tournaments};
use super::people::OFFICERS;
use super::proposals;
use super::{PASSWORD, SLUG, build_journal, build_other_journals, calendar, decisions, news, past};
use crate::accounts::{self, Invitation};
use crate::certificates::{self, Wish};
use crate::db::federations::{self, Federation};
use crate::db::tournaments::{self as rows, Conditions};
use crate::db::{Conn, DbError, TournamentId, accounts as people, players};
use crate::domain::certificate::Kind;
use crate::domain::journal as format;
use crate::domain::language::Language;
use crate::domain::table::{Sheet, TypedPlayer};
use crate::domain::tournament::{Board, Category, Pool, RoundDays};
use crate::domain::zone::Zone;
use crate::journal::{ImportError, import_journal};
use crate::links::Secrets;
use crate::replay::Progress;
use crate::{ActionError, Actor, Grant, Role, Tx, approval, tournaments as verbs};

/// Reason for which the last tournament but one is open for a correction.
const CORRECTION: &str =
    "Суддя повідомив: у третьому турі результат однієї партії записано навпаки.";

/// Creates the demo federations with accounts and open tournaments, unless there are federations
/// already. `hash` hashes a password for storage. Afterwards [`PASSWORD`] gives access as
/// administrator of the whole site, so never use this on a live site.
///
/// # Errors
/// The database doesn't answer.
pub fn seed_demo(
    conn: &mut Conn,
    secrets: &dyn Secrets,
    hash: &dyn Fn(&str) -> Result<String, ActionError>,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    if federations::find_by_slug(conn, SLUG)?.is_some() {
        return Ok(());
    }
    grow_main(conn, secrets, hash, now)?;
    // The others joined in the last hour.
    for (journal, late) in build_other_journals(now.date())
        .iter()
        .zip([40, 30, 20, 10])
    {
        let at = now - TimeDelta::minutes(late);
        let federation = import_federation(conn, journal, at)?;
        assign_officers(conn, &federation, secrets, at)?;
        let mut site = Site {
            conn,
            federation: &federation,
        };
        let (chair, official) = (site.load_actor("chair")?, site.load_actor("official")?);
        if federation.slug == "stones" {
            decisions::publish_requirements(conn, &federation, &chair, at + TimeDelta::minutes(1))?;
            decisions::set_bounds(conn, &federation, &official, at + TimeDelta::minutes(1))?;
        }
        submit_waiting_table(conn, &federation, at + TimeDelta::minutes(2))?;
        if federation.slug == "evening" {
            decisions::enter_regulations(conn, &federation, &chair, at + TimeDelta::minutes(9))?;
            news::publish_texts(conn, &federation, &chair, now)?;
        }
    }
    let Some(main) = federations::find_by_slug(conn, SLUG)? else {
        return Ok(());
    };
    let mut site = Site {
        conn,
        federation: &main,
    };
    let (chair, official) = (site.load_actor("chair")?, site.load_actor("official")?);
    news::publish_texts(conn, &main, &chair, now)?;
    match (
        federations::find_by_slug(conn, "chess")?,
        federations::find_by_slug(conn, "evening")?,
    ) {
        (Some(chess), Some(evening)) => decisions::ask_who(conn, &chess, &evening, &official, now),
        _ => Ok(()),
    }
}

/// Imports a federation.
fn import_federation(
    conn: &mut Conn,
    journal: &[u8],
    at: NaiveDateTime,
) -> Result<Federation, ActionError> {
    let read = format::read_journal(journal).map_err(|bad| demo_error(&bad.to_string()))?;
    let zone =
        Zone::from_word("Europe/Kyiv").ok_or_else(|| demo_error("the time zone is missing"))?;
    let id =
        import_journal(conn, &Actor::console(), &read, None, at).map_err(|error| match error {
            ImportError::Bad(bad) => demo_error(&bad.to_string()),
            ImportError::Slug(sentence) => demo_error(&sentence),
            ImportError::Action(error) => error,
        })?;
    federations::update_zone(conn, id, zone)?;
    federations::find(conn, id)?.ok_or_else(|| demo_error("the federation is missing"))
}

/// Gives the officers of the first federation roles in this one; heads keep only their clubs.
fn assign_officers(
    conn: &mut Conn,
    federation: &Federation,
    secrets: &dyn Secrets,
    at: NaiveDateTime,
) -> Result<(), ActionError> {
    let free = OFFICERS
        .into_iter()
        .filter(|(_, _, role, club)| *role != Role::Administrator && club.is_none());
    for (login, _, role, _) in free {
        let grant = Grant {
            role,
            federation: Some(federation.id),
            club: None,
        };
        accounts::invite_person(
            conn,
            &Actor::console(),
            &Invitation {
                login: login.to_owned(),
                name: String::new(),
                grant,
                mail: None,
            },
            secrets,
            at,
        )?;
    }
    Ok(())
}

/// A player unknown to the chess federation. They start with the FIDE rating from the table of a
/// tournament that FIDE rates too.
const UNKNOWN: (&str, &str) = ("Ґанківський Юліан", "1905");

/// A table of the best players that waits for the commission. If FIDE may rate the tournament, it
/// does, and one participant has no rating here.
fn submit_waiting_table(
    conn: &mut Conn,
    federation: &Federation,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let best = players::load_best(conn, federation.id, 6)?;
    let mut site = Site { conn, federation };
    let (referee, organizer) = (site.load_actor("referee")?, site.load_actor("organizer")?);
    let conditions = build_conditions(federation, &referee, now);
    // Proposals older than the federation's entry were approved on paper.
    let planned_before = Federation {
        prior_approval: false,
        ..federation.clone()
    };
    let id = verbs::plan_tournament(
        &mut Tx::new(site.conn, &organizer, &planned_before, now),
        conditions,
    )?;
    if federation.prior_approval {
        let (official, other) = (site.load_actor("official")?, site.load_actor("official2")?);
        proposals::open_proposals(
            site.conn,
            federation,
            [&organizer, &official, &other],
            &referee,
            now,
        )?;
    }
    request_extract(site.conn, federation, &best, now + TimeDelta::minutes(2))?;
    let sheet = build_sheet(federation, &best);
    let version = site.current_version(id)?;
    verbs::save_draft(
        &mut Tx::new(site.conn, &referee, federation, now + TimeDelta::minutes(3)),
        id,
        version,
        &sheet,
    )?;
    let version = site.current_version(id)?;
    verbs::submit_table(
        &mut Tx::new(site.conn, &referee, federation, now + TimeDelta::minutes(5)),
        id,
        version,
        &sheet,
    )
}

fn build_conditions(federation: &Federation, referee: &Actor, now: NaiveDateTime) -> Conditions {
    let ends = now.date() - TimeDelta::days(2);
    Conditions {
        name: "Турнір шести найсильніших".to_owned(),
        starts: ends - TimeDelta::days(1),
        ends,
        city: String::new(),
        club_id: None,
        referee_id: referee.account,
        referee_name: referee.name.clone(),
        official: true,
        plan: format!("{}", ends.year()),
        plan_line_id: None,
        board: Board::default(),
        minutes: None,
        pool: Pool::default(),
        category: Category::default(),
        rated_by_fide: federation.rules.shows.rated_by_fide,
        round_days: RoundDays::default(),
        remark: String::new(),
    }
}

/// The table of the best players; the last one may be unknown to the federation.
fn build_sheet(federation: &Federation, best: &[players::Player]) -> Sheet {
    let mut sheet = all_against_all(best);
    if let Some(last) = sheet
        .rows
        .last_mut()
        .filter(|_| federation.rules.shows.rated_by_fide)
    {
        let (name, rating) = (UNKNOWN.0.to_owned(), UNKNOWN.1.to_owned());
        *last = TypedPlayer {
            player: None,
            new: true,
            name,
            rating,
            ..last.clone()
        };
    }
    sheet
}

/// A player's request for a rating extract, which waits for the commission.
fn request_extract(
    conn: &mut Conn,
    federation: &Federation,
    best: &[players::Player],
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let Some(player) = best.get(1) else {
        return Ok(());
    };
    let wish = Wish {
        kind: Kind::Extract,
        on_day: Some(now.date()),
        pool: federation.rules.shows.pools.then(Pool::default),
        language: Language::Ukrainian,
        asked_by: player.personal.name.clone(),
        contact: "player@example.org".to_owned(),
        delivery: String::new(),
    };
    let stranger = Actor {
        account: None,
        name: player.personal.name.clone(),
        grants: Vec::new(),
    };
    certificates::request_certificate(
        &mut Tx::new(conn, &stranger, federation, now),
        player.id,
        &wish,
    )?;
    Ok(())
}

/// A round robin: the stronger player wins or draws, but the last one wins their first game.
fn all_against_all(best: &[players::Player]) -> Sheet {
    let count = best.len();
    // With an odd number one player has a bye: the opponent would be one row after the last.
    let rounds = if count.is_multiple_of(2) {
        count.saturating_sub(1)
    } else {
        count
    };
    let mut rows: Vec<TypedPlayer> = best
        .iter()
        .map(|p| TypedPlayer {
            player: Some(p.id.0),
            name: p.personal.name.clone(),
            cells: vec!["0-".to_owned(); rounds],
            ..TypedPlayer::default()
        })
        .collect();
    for round in 0..rounds {
        for (a, b) in pairs_of_round(rounds, round).filter(|(a, b)| *a < count && *b < count) {
            let upset = b + 1 == count && round == 0;
            let sign = if upset {
                ['-', '+']
            } else if (a + b) % 4 == 0 {
                ['=', '=']
            } else {
                ['+', '-']
            };
            rows[a].cells[round] = format!("{}{}", b + 1, sign[0]);
            rows[b].cells[round] = format!("{}{}", a + 1, sign[1]);
        }
    }
    Sheet {
        rounds,
        rows,
        ..Sheet::default()
    }
}

/// The pairs of a round robin's round by the circle method, lower row first.
fn pairs_of_round(rounds: usize, round: usize) -> impl Iterator<Item = (usize, usize)> {
    let at = move |place: usize| (place + round) % rounds;
    (1..=rounds / 2)
        .map(move |i| (at(i), at(rounds - i)))
        .chain([(at(0), rounds)])
        .map(|(a, b)| (a.min(b), a.max(b)))
}

/// Creates the first federation with its accounts and open tournaments.
fn grow_main(
    conn: &mut Conn,
    secrets: &dyn Secrets,
    hash: &dyn Fn(&str) -> Result<String, ActionError>,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let today = now.date();
    // The site opened three days ago; later acts have later times.
    let opened = now - TimeDelta::days(3);
    let federation = import_federation(conn, build_journal(today).as_bytes(), opened)?;
    create_accounts(
        conn,
        &federation,
        secrets,
        hash,
        opened + TimeDelta::minutes(20),
    )?;

    let mut site = Site {
        conn,
        federation: &federation,
    };
    let open = open_tournaments(today);
    let (official, chair) = (site.load_actor("official")?, site.load_actor("chair")?);
    calendar::adopt_plans(
        site.conn,
        &federation,
        [&official, &chair],
        &open,
        today,
        opened + TimeDelta::minutes(113),
    )?;
    let mut ids = Vec::with_capacity(open.len());
    for (t, at) in open.iter().zip(spaced_times(opened + TimeDelta::hours(2))) {
        ids.push(site.plan_tournament(t, now, at)?);
    }
    site.reach_states(&open, &ids, now)?;
    let (organizer, referee) = (site.load_actor("organizer")?, site.load_actor("referee")?);
    if let Some(to_come) = ids.first() {
        desk::register_players(
            site.conn,
            &federation,
            &organizer,
            *to_come,
            now - TimeDelta::minutes(318),
        )?;
    }
    desk::open_tournaments(site.conn, &federation, [&organizer, &referee], now)?;
    site.reopen_tournament(now - TimeDelta::hours(1))?;
    add_decisions(&mut site, now)
}

/// The first federation's imports, decisions of the last hour, and pending requests.
fn add_decisions(site: &mut Site<'_>, now: NaiveDateTime) -> Result<(), ActionError> {
    let (chair, official) = (site.load_actor("chair")?, site.load_actor("official")?);
    let (referee, head) = (site.load_actor("referee")?, site.load_actor("head")?);
    past::import_tournament(
        site.conn,
        site.federation,
        &chair,
        now - TimeDelta::minutes(44),
    )?;
    decisions::issue_licences(
        site.conn,
        site.federation,
        &official,
        now - TimeDelta::minutes(43),
    )?;
    decisions::file_appeals(
        site.conn,
        site.federation,
        [&referee, &official],
        now - TimeDelta::minutes(42),
    )?;
    decisions::ask_for_recommendations(
        site.conn,
        site.federation,
        &official,
        [&referee, &head],
        now - TimeDelta::minutes(41),
    )
}

fn demo_error(sentence: &str) -> ActionError {
    ActionError::Db(DbError::Corrupt(format!("demo: {sentence}")))
}

/// Times at fixed intervals from a first one.
fn spaced_times(first: NaiveDateTime) -> impl Iterator<Item = NaiveDateTime> {
    (0..).map(move |i| first + TimeDelta::minutes(11 * i))
}

/// Creates the accounts. A log-in that has a password already keeps it.
fn create_accounts(
    conn: &mut Conn,
    federation: &Federation,
    secrets: &dyn Secrets,
    hash: &dyn Fn(&str) -> Result<String, ActionError>,
    at: NaiveDateTime,
) -> Result<(), ActionError> {
    for ((login, name, role, club), at) in OFFICERS.into_iter().zip(spaced_times(at)) {
        let club = match club {
            Some(club) => {
                super::people::club_of(conn, federation, super::people::CLUBS[club].name)?
            }
            None => None,
        };
        let grant = Grant {
            role,
            federation: (role != Role::Administrator).then_some(federation.id),
            club,
        };
        // An existing log-in keeps its name.
        let name = if crate::db::accounts::find_by_login(conn, login)?.is_some() {
            ""
        } else {
            name
        };
        let invitation = Invitation {
            login: login.to_owned(),
            name: name.to_owned(),
            grant,
            mail: None,
        };
        let (_, token) =
            accounts::invite_person(conn, &Actor::console(), &invitation, secrets, at)?;
        if let Some(token) = token {
            accounts::choose_password(conn, &token, &hash(PASSWORD)?, at + TimeDelta::minutes(3))?;
        }
    }
    Ok(())
}

struct Site<'a> {
    conn: &'a mut Conn,
    federation: &'a Federation,
}

impl Site<'_> {
    /// The actor of a demo account.
    fn load_actor(&mut self, login: &str) -> Result<Actor, ActionError> {
        let account = people::find_by_login(self.conn, login)?.ok_or(ActionError::NotFound)?;
        let grants = people::load_roles(self.conn, account.id)?
            .iter()
            .map(Grant::from_row)
            .collect();
        Ok(Actor {
            account: Some(account.id),
            name: account.name,
            grants,
        })
    }

    fn plan_tournament(
        &mut self,
        t: &OpenTournament,
        now: NaiveDateTime,
        at: NaiveDateTime,
    ) -> Result<TournamentId, ActionError> {
        let referee = self.load_actor(t.referee)?;
        // Referees plan evening tournaments themselves.
        let planner = if t.official {
            self.load_actor("organizer")?
        } else {
            referee.clone()
        };
        let ends = now.date() - TimeDelta::days(t.days_ago);
        let conditions = Conditions {
            name: t.name.clone(),
            starts: ends - TimeDelta::days(t.days - 1),
            ends,
            city: t.city.clone(),
            club_id: super::people::club_of(self.conn, self.federation, &t.club)?,
            referee_id: referee.account,
            referee_name: referee.name,
            official: t.official,
            plan: String::new(),
            plan_line_id: if t.official {
                calendar::line_of(self.conn, self.federation, &t.name)?
            } else {
                None
            },
            board: t.board,
            minutes: t.minutes,
            pool: Pool::default(),
            category: Category::default(),
            rated_by_fide: false,
            round_days: RoundDays::default(),
            remark: String::new(),
        };
        verbs::plan_tournament(
            &mut Tx::new(self.conn, &planner, self.federation, at),
            conditions,
        )
    }

    /// The table with its players recognised, as after the referee saves.
    fn recognised_sheet(&mut self, t: &OpenTournament) -> Result<Sheet, ActionError> {
        let mut sheet = t.sheet.clone();
        crate::sheets::prepare_sheet(self.conn, self.federation, &mut sheet)?;
        Ok(sheet)
    }

    fn current_version(&mut self, id: TournamentId) -> Result<i64, ActionError> {
        Ok(rows::find(self.conn, self.federation.id, id)?
            .ok_or(ActionError::NotFound)?
            .lock_version)
    }

    fn type_in(
        &mut self,
        t: &OpenTournament,
        id: TournamentId,
        at: NaiveDateTime,
    ) -> Result<(), ActionError> {
        let (referee, sheet, version) = (
            self.load_actor(t.referee)?,
            self.recognised_sheet(t)?,
            self.current_version(id)?,
        );
        verbs::save_draft(
            &mut Tx::new(self.conn, &referee, self.federation, at),
            id,
            version,
            &sheet,
        )?;
        Ok(())
    }

    fn submit_table(
        &mut self,
        t: &OpenTournament,
        id: TournamentId,
        at: NaiveDateTime,
    ) -> Result<(), ActionError> {
        self.type_in(t, id, at - TimeDelta::minutes(5))?;
        let (referee, sheet, version) = (
            self.load_actor(t.referee)?,
            self.recognised_sheet(t)?,
            self.current_version(id)?,
        );
        verbs::submit_table(
            &mut Tx::new(self.conn, &referee, self.federation, at),
            id,
            version,
            &sheet,
        )
    }

    fn cosign_table(
        &mut self,
        t: &OpenTournament,
        id: TournamentId,
        at: NaiveDateTime,
    ) -> Result<(), ActionError> {
        let place = super::people::CLUBS.iter().position(|c| c.name == t.club);
        let login = OFFICERS
            .iter()
            .find(|o| o.3.is_some() && o.3 == place)
            .map_or("", |o| o.0);
        let (head, version) = (self.load_actor(login)?, self.current_version(id)?);
        verbs::cosign_table(
            &mut Tx::new(self.conn, &head, self.federation, at),
            id,
            version,
        )
    }

    /// Brings planned tournaments into their states.
    fn reach_states(
        &mut self,
        open: &[OpenTournament],
        ids: &[TournamentId],
        now: NaiveDateTime,
    ) -> Result<(), ActionError> {
        let known = || open.iter().zip(ids.iter().copied());
        for ((t, id), at) in known().zip(spaced_times(now - TimeDelta::hours(30))) {
            self.fill_table(t, id, at)?;
        }
        for ((t, id), at) in known().zip(spaced_times(now - TimeDelta::hours(20))) {
            if matches!(t.step, Step::Cosigned | Step::Returned(_)) {
                self.cosign_table(t, id, at)?;
            }
        }
        for ((t, id), at) in known().zip(spaced_times(now - TimeDelta::hours(7))) {
            self.decide_tournament(t, id, at)?;
        }
        Ok(())
    }

    /// The referee types in or submits the table.
    fn fill_table(
        &mut self,
        t: &OpenTournament,
        id: TournamentId,
        at: NaiveDateTime,
    ) -> Result<(), ActionError> {
        match t.step {
            Step::Submitted | Step::Cosigned | Step::Returned(_) => self.submit_table(t, id, at),
            Step::Friendly(_) => self.type_in(t, id, at),
            Step::Planned | Step::Draft | Step::Cancelled(_) => Ok(()),
        }
    }

    /// The last act, which brings the tournament into its state.
    fn decide_tournament(
        &mut self,
        t: &OpenTournament,
        id: TournamentId,
        at: NaiveDateTime,
    ) -> Result<(), ActionError> {
        let official = self.load_actor("official")?;
        match t.step {
            Step::Returned(why) => verbs::return_for_changes(
                &mut Tx::new(self.conn, &official, self.federation, at),
                id,
                why,
            )?,
            Step::Friendly(why) => {
                approval::close_unrated(
                    &mut Tx::new(self.conn, &official, self.federation, at),
                    id,
                    why,
                    &Progress::default(),
                )?;
            }
            Step::Cancelled(why) => {
                let organizer = self.load_actor("organizer")?;
                verbs::cancel_tournament(
                    &mut Tx::new(self.conn, &organizer, self.federation, at),
                    id,
                    why,
                )?;
            }
            Step::Draft => self.type_in(t, id, at)?,
            Step::Planned | Step::Submitted | Step::Cosigned => {}
        }
        Ok(())
    }

    /// Opens the last tournament but one for a correction.
    fn reopen_tournament(&mut self, at: NaiveDateTime) -> Result<(), ActionError> {
        let chronicle = rows::load_chronicle(self.conn, self.federation.id)?;
        let Some(t) = chronicle.iter().rev().nth(1) else {
            return Ok(());
        };
        let official = self.load_actor("official2")?;
        verbs::reopen_tournament(
            &mut Tx::new(self.conn, &official, self.federation, at),
            t.id,
            CORRECTION,
        )
    }
}
