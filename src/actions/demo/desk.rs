//! Two tournaments in play today: a Swiss in its fourth round and a knockout.

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};

use super::calendar;
use super::dice::Dice;
use crate::db::federations::Federation;
use crate::db::tournaments::Conditions;
use crate::db::{Conn, TournamentId, desks, players};
use crate::desk::{self, DeskActor};
use crate::domain::desk::{
    Act, Answer, Board, Desk, Entrant, EntrantId, Outcome, Plan, Refusal, System,
};
use crate::domain::language::Language;
use crate::domain::tournament::{Category, Pool, RoundDays};
use crate::links::token_hash;
use crate::registrations::{self, Application, RegistrationInput, SettingsInput};
use crate::{ActionError, Actor, Tx, tournaments as verbs};

/// Assistants who enter results at the boards.
const ASSISTANTS: [&str; 2] = ["Стажер Лада", "Стажер Тиміш"];

struct InPlay<'a> {
    conn: &'a mut Conn,
    federation: &'a Federation,
    referee: &'a Actor,
    id: TournamentId,
    now: NaiveDateTime,
    acts: usize,
}

impl InPlay<'_> {
    fn perform_act(&mut self, act: Act) -> Result<Answer, ActionError> {
        self.acts += 1;
        self.now += TimeDelta::seconds(90);
        desk::perform_act(
            self.conn,
            &DeskActor::Actor(self.referee),
            self.federation,
            self.id,
            &format!("demo-{}", self.acts),
            act,
            self.now,
        )
    }

    fn load_desk(&mut self) -> Result<Desk, ActionError> {
        desk::find(self.conn, self.id)?.ok_or(ActionError::NotFound)
    }

    /// Enters a result as an assistant.
    fn enter_as_assistant(
        &mut self,
        name: &str,
        round: usize,
        board: &Board,
        outcome: Outcome,
    ) -> Result<Answer, ActionError> {
        let found = desks::load_assistants(self.conn, self.id)?
            .into_iter()
            .find(|a| a.name == name)
            .ok_or(ActionError::NotFound)?;
        self.acts += 1;
        self.now += TimeDelta::seconds(90);
        let key = format!("demo-{}", self.acts);
        desk::perform_act(
            self.conn,
            &DeskActor::Assistant(&found),
            self.federation,
            self.id,
            &key,
            result_act(round, board, outcome),
            self.now,
        )
    }

    /// Plays the boards of a round except the first `but`.
    fn play_boards(
        &mut self,
        dice: &mut Dice,
        round: usize,
        but: usize,
    ) -> Result<(), ActionError> {
        let desk = self.load_desk()?;
        let boards = desk
            .rounds
            .get(round - 1)
            .map(|r| r.boards.clone())
            .unwrap_or_default();
        let rating = |id: EntrantId| desk.entrant(id).and_then(|e| e.rating).unwrap_or(0);
        for board in boards
            .iter()
            .skip(but)
            .filter(|board| board.known_outcome().is_none())
        {
            let lead = rating(board.black) - rating(board.white) + dice.random_spread(250);
            let outcome = if lead > 0 {
                Outcome::Black
            } else {
                Outcome::White
            };
            self.enter_as_assistant(ASSISTANTS[board.number % 2], round, board, outcome)?;
        }
        Ok(())
    }

    /// One player withdraws, another one arrives late.
    fn miss_players(&mut self) -> Result<(), ActionError> {
        let ids: Vec<EntrantId> = self.load_desk()?.entrants.iter().map(|e| e.id).collect();
        self.perform_act(Act::Withdraw {
            who: ids[17],
            withdrawn: true,
        })?;
        self.perform_act(Act::Absent {
            who: ids[9],
            absent: true,
        })?;
        Ok(())
    }

    /// The assistants disagree about the last game of a round.
    fn dispute_last_game(&mut self, round: usize) -> Result<(), ActionError> {
        let disputed = self.load_desk()?.rounds[round - 1]
            .boards
            .last()
            .cloned()
            .ok_or(ActionError::NotFound)?;
        let other = if disputed.known_outcome() == Some(Outcome::Black) {
            Outcome::White
        } else {
            Outcome::Black
        };
        self.enter_as_assistant(
            ASSISTANTS[(disputed.number + 1) % 2],
            round,
            &Board {
                entries: Vec::new(),
                ..disputed
            },
            other,
        )?;
        Ok(())
    }

    fn start_round(&mut self, round: usize) -> Result<(), ActionError> {
        self.perform_act(Act::Pair {
            round,
            reason: String::new(),
        })?;
        self.perform_act(Act::Publish { round })?;
        self.perform_act(Act::Start { round }).map(|_| ())
    }
}

fn result_act(round: usize, board: &Board, outcome: Outcome) -> Act {
    Act::Result {
        round,
        board: board.number,
        black: board.black,
        white: board.white,
        outcome: Some(outcome),
        seen: board.known_outcome(),
        left: None,
        decide: false,
    }
}

/// The announced facts of a tournament.
struct Announced<'a> {
    name: &'a str,
    /// Number of participants.
    players: i64,
    /// Seed of the draw of lots.
    seed: &'a str,
}

/// Plans a tournament of today, enters the best players and draws lots.
fn open_tournament<'a>(
    conn: &'a mut Conn,
    federation: &'a Federation,
    [organizer, referee]: [&'a Actor; 2],
    announced: Announced<'_>,
    plan: Plan,
    today: NaiveDate,
    now: NaiveDateTime,
) -> Result<InPlay<'a>, ActionError> {
    let conditions = Conditions {
        name: announced.name.to_owned(),
        starts: today,
        ends: today,
        city: "Дубограддя".to_owned(),
        club_id: super::people::club_of(conn, federation, super::people::CLUBS[0].name)?,
        referee_id: referee.account,
        referee_name: referee.name.clone(),
        official: true,
        plan: String::new(),
        plan_line_id: calendar::line_of(conn, federation, announced.name)?,
        board: crate::domain::tournament::Board::default(),
        minutes: Some(45.0),
        pool: Pool::default(),
        category: Category::default(),
        rated_by_fide: false,
        round_days: RoundDays::default(),
        remark: String::new(),
    };
    let id = verbs::plan_tournament(&mut Tx::new(conn, organizer, federation, now), conditions)?;
    desk::open_desk(&mut Tx::new(conn, referee, federation, now), id)?;
    let entrants: Vec<Entrant> = players::load_best(conn, federation.id, announced.players)?
        .iter()
        .map(|p| Entrant {
            player: Some(p.id.0),
            born: String::new(),
            ..Entrant::from_name(p.display_name())
        })
        .collect();
    let entrants = desk::recognise_entrants(conn, federation, entrants)?;
    for name in ASSISTANTS {
        desks::add_assistant(conn, id, name, &token_hash(&format!("{id} {name}")), now)?;
    }
    let mut event = InPlay {
        conn,
        federation,
        referee,
        id,
        now,
        acts: 0,
    };
    event.perform_act(Act::Plan { plan })?;
    event.perform_act(Act::Enter { entrants })?;
    event.perform_act(Act::Draw {
        seed: announced.seed.to_owned(),
    })?;
    Ok(event)
}

/// Name, club and rank.
const REGISTERED: [(&str, &str, &str); 7] = [
    ("Вітрогон Мар’яна", "Білий камінь", "2 kyu"),
    ("Ковзан Ілля", "Сімка", "5 kyu"),
    ("Щедрик Роксолана", "", "9 kyu"),
    ("Тополя Захар", "Тенген", "1 dan"),
    ("Дощик Юстина", "Чорна перлина", "14 kyu"),
    ("Перепелиця Андрій", "", "3 kyu"),
    ("Криничка Оксана", "Сад каменів", "11 kyu"),
];

/// Registers players for a future tournament; the last ones are on the waiting list.
pub(super) fn register_players(
    conn: &mut Conn,
    federation: &Federation,
    organizer: &Actor,
    id: TournamentId,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let text = str::to_owned;
    let wishes = SettingsInput {
        open: true,
        places: text("5"),
        venue: text("Палац «Сяйво», зала 3, вулиця Жолудева, 12"),
        way: text(
            "Трамвай 2 до зупинки «Стара діброва», далі три хвилини пішки.\nВхід із двору, \
                другий поверх.",
        ),
        fee: text("200 грн, для школярів 100 грн; сплачують на місці"),
        note: text("Реєстрація учасників у залі до 9:30. Візьміть змінне взуття."),
        ..SettingsInput::default()
    };
    registrations::set(
        &mut Tx::new(conn, organizer, federation, now),
        id,
        0,
        &wishes,
    )?;
    for ((name, club, rank), number) in REGISTERED.into_iter().zip(1..) {
        let typed = RegistrationInput {
            name: text(name),
            club: text(club),
            country: text("UA"),
            rank: text(rank),
            consent: true,
            ..RegistrationInput::default()
        };
        let token = format!("demo-registration-{number}");
        let application = Application {
            typed,
            token,
            language: Language::Ukrainian,
            by_mail: false,
        };
        registrations::register_player(
            conn,
            federation,
            id,
            &application,
            now + TimeDelta::minutes(2 * number),
        )?;
    }
    Ok(())
}

/// Opens both tournaments.
pub(super) fn open_tournaments(
    conn: &mut Conn,
    federation: &Federation,
    actors: [&Actor; 2],
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let mut dice = Dice::new(0x5EED_0009);
    let begin = now - TimeDelta::hours(5);
    let left = play_championship(conn, federation, actors, &mut dice, now.date(), begin)?;
    let begin = left + TimeDelta::minutes(1);
    play_cup(conn, federation, actors, &mut dice, now.date(), begin)
}

/// Plays three rounds of a Swiss and a part of the fourth; returns the time of the last act.
fn play_championship(
    conn: &mut Conn,
    federation: &Federation,
    actors: [&Actor; 2],
    dice: &mut Dice,
    today: NaiveDate,
    begin: NaiveDateTime,
) -> Result<NaiveDateTime, ActionError> {
    let swiss = Plan {
        rounds: 7,
        ..Plan::default()
    };
    let championship = Announced {
        name: calendar::TODAY[0],
        players: 21,
        seed: "20 08",
    };
    let mut event = open_tournament(conn, federation, actors, championship, swiss, today, begin)?;
    for round in 1..=3 {
        event.start_round(round)?;
        event.play_boards(dice, round, 0)?;
        event.perform_act(Act::Close { round })?;
        if round == 2 {
            event.miss_players()?;
        }
    }
    event.start_round(4)?;
    event.play_boards(dice, 4, 5)?;
    event.dispute_last_game(4)?;
    Ok(event.now)
}

/// Plays three rounds of a knockout; a game of the third goes on.
fn play_cup(
    conn: &mut Conn,
    federation: &Federation,
    actors: [&Actor; 2],
    dice: &mut Dice,
    today: NaiveDate,
    begin: NaiveDateTime,
) -> Result<(), ActionError> {
    let knockout = Plan {
        system: System::Knockout,
        ..Plan::default()
    };
    let cup = Announced {
        name: calendar::TODAY[1],
        players: 11,
        seed: "весна",
    };
    let mut event = open_tournament(conn, federation, actors, cup, knockout, today, begin)?;
    for round in 1..=3 {
        event.start_round(round)?;
        event.play_boards(dice, round, usize::from(round == 3))?;
        match event.perform_act(Act::Close { round }) {
            Ok(_) | Err(ActionError::Desk(Refusal::Unfinished(_))) => {}
            Err(other) => return Err(other),
        }
    }
    Ok(())
}
