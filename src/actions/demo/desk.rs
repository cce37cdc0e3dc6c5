//! Two tournaments in play today: a Swiss in its fourth round and a knockout.

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};

use super::calendar;
use super::dice::Dice;
use crate::db::federations::Federation;
use crate::db::tournaments::Conditions;
use crate::db::{Conn, TournamentId, desks, players};
use crate::desk::{self, Hand};
use crate::domain::desk::{
    Act, Answer, Board, Desk, Entrant, EntrantId, Outcome, Plan, Refusal, System,
};
use crate::domain::language::Language;
use crate::domain::tournament::{Category, Pool, RoundDays};
use crate::links::token_hash;
use crate::registrations::{self, Application, RegistrationInput, Wishes};
use crate::{ActionError, Actor, tournaments as verbs};

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
    fn done(&mut self, act: Act) -> Result<Answer, ActionError> {
        self.acts += 1;
        self.now += TimeDelta::seconds(90);
        desk::act(
            self.conn,
            &Hand::Actor(self.referee),
            self.federation,
            self.id,
            &format!("demo-{}", self.acts),
            act,
            self.now,
        )
    }

    fn desk(&mut self) -> Result<Desk, ActionError> {
        desk::find(self.conn, self.id)?.ok_or(ActionError::NotFound)
    }

    /// Enters a result as an assistant.
    fn entered(
        &mut self,
        name: &str,
        round: usize,
        board: &Board,
        outcome: Outcome,
    ) -> Result<Answer, ActionError> {
        let found = desks::assistants(self.conn, self.id)?
            .into_iter()
            .find(|a| a.name == name)
            .ok_or(ActionError::NotFound)?;
        self.acts += 1;
        self.now += TimeDelta::seconds(90);
        let key = format!("demo-{}", self.acts);
        desk::act(
            self.conn,
            &Hand::Assistant(&found),
            self.federation,
            self.id,
            &key,
            result(round, board, outcome),
            self.now,
        )
    }

    /// Plays the boards of a round except the first `but`.
    fn play(&mut self, dice: &mut Dice, round: usize, but: usize) -> Result<(), ActionError> {
        let desk = self.desk()?;
        let boards = desk
            .rounds
            .get(round - 1)
            .map(|r| r.boards.clone())
            .unwrap_or_default();
        let rating = |id: EntrantId| desk.entrant(id).and_then(|e| e.rating).unwrap_or(0);
        for board in boards
            .iter()
            .skip(but)
            .filter(|board| board.outcome().is_none())
        {
            let lead = rating(board.black) - rating(board.white) + dice.spread(250);
            let outcome = if lead > 0 {
                Outcome::Black
            } else {
                Outcome::White
            };
            self.entered(ASSISTANTS[board.number % 2], round, board, outcome)?;
        }
        Ok(())
    }

    fn start(&mut self, round: usize) -> Result<(), ActionError> {
        self.done(Act::Pair {
            round,
            reason: String::new(),
        })?;
        self.done(Act::Publish { round })?;
        self.done(Act::Start { round }).map(|_| ())
    }
}

fn result(round: usize, board: &Board, outcome: Outcome) -> Act {
    Act::Result {
        round,
        board: board.number,
        black: board.black,
        white: board.white,
        outcome: Some(outcome),
        seen: board.outcome(),
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
fn opened<'a>(
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
    let id = verbs::plan(conn, organizer, federation, conditions, now)?;
    desk::open(conn, referee, federation, id, now)?;
    let entrants: Vec<Entrant> = players::best(conn, federation.id, announced.players)?
        .iter()
        .map(|p| Entrant {
            player: Some(p.id.0),
            born: String::new(),
            ..Entrant::named(p.called())
        })
        .collect();
    let entrants = desk::recognised(conn, federation, entrants)?;
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
    event.done(Act::Plan { plan })?;
    event.done(Act::Enter { entrants })?;
    event.done(Act::Draw {
        seed: announced.seed.to_owned(),
    })?;
    Ok(event)
}

/// Registers players for a future tournament; the last ones are on the waiting list.
pub(super) fn register(
    conn: &mut Conn,
    federation: &Federation,
    organizer: &Actor,
    id: TournamentId,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    const PLAYERS: [(&str, &str, &str); 7] = [
        ("Вітрогон Мар’яна", "Білий камінь", "2 kyu"),
        ("Ковзан Ілля", "Сімка", "5 kyu"),
        ("Щедрик Роксолана", "", "9 kyu"),
        ("Тополя Захар", "Тенген", "1 dan"),
        ("Дощик Юстина", "Чорна перлина", "14 kyu"),
        ("Перепелиця Андрій", "", "3 kyu"),
        ("Криничка Оксана", "Сад каменів", "11 kyu"),
    ];
    let text = str::to_owned;
    let wishes = Wishes {
        open: true,
        places: text("5"),
        venue: text("Палац «Сяйво», зала 3, вулиця Жолудева, 12"),
        way: text(
            "Трамвай 2 до зупинки «Стара діброва», далі три хвилини пішки.\nВхід із двору, другий поверх.",
        ),
        fee: text("200 грн, для школярів 100 грн; сплачують на місці"),
        note: text("Реєстрація учасників у залі до 9:30. Візьміть змінне взуття."),
        ..Wishes::default()
    };
    registrations::set(conn, organizer, federation, id, 0, &wishes, now)?;
    for ((name, club, rank), number) in PLAYERS.into_iter().zip(1..) {
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
        registrations::register(
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
pub(super) fn open(
    conn: &mut Conn,
    federation: &Federation,
    [organizer, referee]: [&Actor; 2],
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let mut dice = Dice::new(0x5EED_0009);
    let swiss = Plan {
        rounds: 7,
        ..Plan::default()
    };
    let (today, begin) = (now.date(), now - TimeDelta::hours(5));
    let championship = Announced {
        name: calendar::TODAY[0],
        players: 21,
        seed: "20 08",
    };
    let mut event = opened(
        conn,
        federation,
        [organizer, referee],
        championship,
        swiss,
        today,
        begin,
    )?;
    for round in 1..=3 {
        event.start(round)?;
        event.play(&mut dice, round, 0)?;
        event.done(Act::Close { round })?;
        if round == 2 {
            // One player withdraws, another one arrives late.
            let ids: Vec<EntrantId> = event.desk()?.entrants.iter().map(|e| e.id).collect();
            event.done(Act::Withdraw {
                who: ids[17],
                withdrawn: true,
            })?;
            event.done(Act::Absent {
                who: ids[9],
                absent: true,
            })?;
        }
    }
    event.start(4)?;
    event.play(&mut dice, 4, 5)?;
    // The assistants disagree about one game.
    let disputed = event.desk()?.rounds[3]
        .boards
        .last()
        .cloned()
        .ok_or(ActionError::NotFound)?;
    let other = if disputed.outcome() == Some(Outcome::Black) {
        Outcome::White
    } else {
        Outcome::Black
    };
    event.entered(
        ASSISTANTS[(disputed.number + 1) % 2],
        4,
        &Board {
            entries: Vec::new(),
            ..disputed
        },
        other,
    )?;

    let begin = event.now + TimeDelta::minutes(1);
    let knockout = Plan {
        system: System::Knockout,
        ..Plan::default()
    };
    let cup = Announced {
        name: calendar::TODAY[1],
        players: 11,
        seed: "весна",
    };
    let mut event = opened(
        conn,
        federation,
        [organizer, referee],
        cup,
        knockout,
        today,
        begin,
    )?;
    for round in 1..=3 {
        event.start(round)?;
        event.play(&mut dice, round, usize::from(round == 3))?;
        match event.done(Act::Close { round }) {
            Ok(_) | Err(ActionError::Desk(Refusal::Unfinished(_))) => {}
            Err(other) => return Err(other),
        }
    }
    Ok(())
}
