//! The history of the main demo federation: two years of tournaments, lists and newcomers, written
//! as a journal.

use std::collections::HashMap;

use chrono::{Datelike, Days, Months, NaiveDate, NaiveDateTime, TimeDelta, Weekday};

use super::dice::Dice;
use super::land::named_by_language;
use super::people::{CLUBS, Member, OFFICIALS, REFEREES, build_members};
use super::swiss::{self, Manner, Pairing};
use crate::domain::approval::Office;
use crate::domain::journal::{
    ClubLine, FederationLine, FederationSite, Json, Line, ListLine, ListSite, PlayerLine,
    PlayerSite, Signature, TournamentLine, TournamentSite, write_federation, write_line,
};
use crate::domain::name::to_stored_title;
use crate::domain::player::{Gender, PlayerKey};
use crate::domain::tournament::{Board, Category, Game, Pool, RoundDays, Tournament};

/// Number of tournaments in the two years.
pub(super) const TOURNAMENTS: usize = 60;
/// The last tournament was rated at least this many days before today.
const QUIET: u64 = 6;

/// The kind of a tournament, which determines who may play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Evening tournament of a club and its friends.
    Evening,
    /// Open tournament of a city.
    Open,
    /// Championship of the strongest players.
    Championship,
    /// Children's tournament on small boards.
    Youth(Board),
    Women,
    Veterans,
    /// Match of two players over five games.
    Match,
    /// 45 minutes: players above 2100 are not recalculated (1.7).
    Fast,
    /// 30 minutes: no player is recalculated.
    Blitz,
}

impl Kind {
    fn is_official(self) -> bool {
        !matches!(self, Kind::Evening | Kind::Blitz)
    }

    /// Main time in minutes.
    fn main_minutes(self) -> Option<f64> {
        match self {
            Kind::Evening | Kind::Open => Some(60.0),
            Kind::Championship | Kind::Match => Some(90.0),
            Kind::Fast => Some(45.0),
            Kind::Blitz => Some(30.0),
            Kind::Youth(_) | Kind::Women | Kind::Veterans => None,
        }
    }
}

/// A tournament before it is played.
#[derive(Debug, Clone)]
struct Event {
    kind: Kind,
    name: String,
    start: NaiveDate,
    end: NaiveDate,
    club: usize,
    rounds: usize,
    size: usize,
}

/// The first day of the demo's history.
pub(super) fn first_day(today: NaiveDate) -> NaiveDate {
    today.checked_sub_months(Months::new(24)).unwrap_or(today)
}

/// The main demo federation as a canonical journal of two years up to `today`. The same day gives
/// the same bytes.
pub fn build_journal(today: NaiveDate) -> String {
    let start = first_day(today);
    let people = build_members(start);
    let mut book = Book {
        people: &people,
        keys: HashMap::new(),
        ids: Vec::new(),
        out: Vec::new(),
    };
    write_federation(&federation_line(), &mut book.out);
    for club in &CLUBS {
        let (name, latin, city) = (
            club.name.to_owned(),
            Some(club.latin.to_owned()),
            Some(club.city.to_owned()),
        );
        let line = ClubLine {
            name,
            latin,
            city,
            ..ClubLine::default()
        };
        book.push_line(&Line::Club(Box::new(line)));
    }
    for i in (0..people.len()).filter(|i| people[*i].rating.is_some()) {
        book.key_of_player(i);
    }
    let mut dice = Dice::new(0x5EED_0002);
    let mut lists = list_quarters(start, today).into_iter().peekable();
    let mut number = 0;
    let mut rated = at_noon(start);
    for (i, event) in plan_events(&mut dice, start, today).into_iter().enumerate() {
        let field = draw_participants(&mut dice, &people, &event, i);
        let games = play_event(&mut dice, &people, &field, &event);
        // The commission rates tournaments one after the other.
        let soonest = at_noon(event.end) + TimeDelta::hours(dice.between(30, 100));
        rated = soonest
            .max(rated + TimeDelta::minutes(25))
            .min(at_noon(today - Days::new(QUIET - 1)));
        while let Some(date) = lists.next_if(|date| publication_time(*date) <= rated) {
            number += 1;
            book.push_line(&list(date, number));
        }
        let line = tournament_line(&mut dice, &mut book, i, &event, &field, &games, rated);
        book.push_line(&line);
    }
    for date in lists {
        number += 1;
        book.push_line(&list(date, number));
    }
    for i in 0..people.len() {
        book.key_of_player(i);
    }
    // All parts are UTF-8, so this can't fail.
    String::from_utf8(book.out).unwrap_or_default()
}

/// The journal while it is written. `keys` holds the players who have a line already.
struct Book<'a> {
    people: &'a [Member],
    keys: HashMap<usize, PlayerKey>,
    ids: Vec<&'a str>,
    out: Vec<u8>,
}

impl Book<'_> {
    fn push_line(&mut self, line: &Line) {
        write_line(line, &self.ids, &mut self.out);
    }

    /// The key of a player. Writes the player's line at the first use.
    fn key_of_player(&mut self, i: usize) -> PlayerKey {
        if let Some(key) = self.keys.get(&i) {
            return *key;
        }
        let member = &self.people[i];
        let key = PlayerKey(self.ids.len() as u32);
        self.keys.insert(i, key);
        self.ids.push(&member.id);
        self.push_line(&player_line(member));
        key
    }
}

fn federation_line() -> FederationLine {
    FederationLine {
        slug: Some(super::SLUG.to_owned()),
        name: Some("Go Federation of Zelenohiria".to_owned()),
        rules: "ufgo".to_owned(),
        parameters: Json::empty(),
        site: Some(FederationSite {
            names: Some(
                named_by_language([
                    "Go Federation of Zelenohiria",
                    "Федерация го Зеленогирья",
                    "Федерація го Зеленогір’я",
                ])
                .collect(),
            ),
            accent: Some("#0f766e".to_owned()),
            ..FederationSite::default()
        }),
    }
}

fn player_line(m: &Member) -> Line {
    let standing = m.rating.map(|rating| {
        let mut standing = serde_json::Map::new();
        standing.insert("rating".to_owned(), rating.into());
        if let Some(dan) = m.dan {
            standing.insert("dan".to_owned(), dan.into());
        }
        if let Some(rank) = m.rank {
            standing.insert("rank".to_owned(), rank.into());
        }
        Json::from(&serde_json::Value::Object(standing))
    });
    Line::Player(PlayerLine {
        id: m.id.as_str().into(),
        name: Some(m.name.as_str().into()),
        born: m.born,
        country: Some(m.country.into()),
        club: m.club.map(|c| CLUBS[c].name.into()),
        guest: m.is_guest(),
        standing,
        ids: Vec::new(),
        ratings: Vec::new(),
        site: Some(Box::new(PlayerSite {
            latin: m.latin.clone(),
            gender: Some(if m.female {
                Gender::Female
            } else {
                Gender::Male
            }),
            ..PlayerSite::default()
        })),
    })
}

fn at_noon(day: NaiveDate) -> NaiveDateTime {
    day.and_time(chrono::NaiveTime::MIN) + TimeDelta::hours(12)
}

/// Time of publication of a list: the beginning of its day, so that a list of today is already
/// published.
fn publication_time(list: NaiveDate) -> NaiveDateTime {
    list.and_time(chrono::NaiveTime::MIN)
}

/// First days of the quarters after `start`, up to `today`.
fn list_quarters(start: NaiveDate, today: NaiveDate) -> Vec<NaiveDate> {
    (start.year()..=today.year())
        .flat_map(|year| {
            [1, 4, 7, 10]
                .into_iter()
                .filter_map(move |month| NaiveDate::from_ymd_opt(year, month, 1))
        })
        .filter(|day| (start + Days::new(20)..=today).contains(day))
        .collect()
}

fn list(date: NaiveDate, number: u32) -> Line {
    let note = match number {
        1 => Some("Перший список у новій системі. Рейтинги перенесено зі старих таблиць."),
        n if n % 4 == 0 => Some("Зауваження до списку комісія приймає протягом двох тижнів."),
        _ => None,
    };
    Line::List(ListLine {
        date,
        site: Some(Box::new(ListSite {
            number: Some(number),
            note: note.map(str::to_owned),
            published: Some(publication_time(date)),
            by: Some(OFFICIALS[number as usize % 2].to_owned()),
            ..ListSite::default()
        })),
    })
}

/// Kinds of fifteen consecutive tournaments; `None` is one of the special ones.
const SEASON: [Option<Kind>; 15] = [
    Some(Kind::Open),
    Some(Kind::Evening),
    Some(Kind::Evening),
    Some(Kind::Youth(Board::Thirteen)),
    Some(Kind::Open),
    Some(Kind::Evening),
    Some(Kind::Evening),
    Some(Kind::Open),
    None,
    Some(Kind::Evening),
    Some(Kind::Youth(Board::Nine)),
    Some(Kind::Open),
    Some(Kind::Evening),
    Some(Kind::Evening),
    None,
];

const SPECIAL: [Kind; 8] = [
    Kind::Women,
    Kind::Championship,
    Kind::Fast,
    Kind::Match,
    Kind::Veterans,
    Kind::Championship,
    Kind::Blitz,
    Kind::Women,
];

fn plan_events(dice: &mut Dice, start: NaiveDate, today: NaiveDate) -> Vec<Event> {
    let last = today - Days::new(QUIET + 4);
    let span = (last - start).num_days();
    let mut special = SPECIAL.into_iter();
    let mut championships = 20;
    let mut events: Vec<Event> = (0..TOURNAMENTS)
        .map(|i| {
            let kind = SEASON[i % SEASON.len()]
                .or_else(|| special.next())
                .unwrap_or(Kind::Evening);
            let day =
                start + Days::new((span * i as i64 / (TOURNAMENTS as i64 - 1)).unsigned_abs());
            // Consecutive tournaments have different host clubs.
            let club = (7 * i + 2) % CLUBS.len();
            let weekday = if kind == Kind::Evening {
                Weekday::Thu
            } else {
                Weekday::Sat
            };
            let back =
                (7 + day.weekday().num_days_from_monday() - weekday.num_days_from_monday()) % 7;
            let start = (day - Days::new(back.into())).max(start);
            let (rounds, size, days) = match kind {
                Kind::Evening => (dice.between(3, 4), dice.between(8, 16), 0),
                Kind::Open => (5, dice.between(20, 40), 1),
                Kind::Championship => (8, dice.between(16, 24), 3),
                Kind::Youth(Board::Nine) => (7, dice.between(14, 22), 0),
                Kind::Youth(_) => (6, dice.between(14, 24), 0),
                Kind::Women => (5, 14, 1),
                Kind::Veterans => (4, 12, 1),
                Kind::Match => (5, 2, 1),
                Kind::Fast => (6, 22, 0),
                Kind::Blitz => (7, 18, 0),
            };
            if kind == Kind::Championship {
                championships += 1;
            }
            Event {
                kind,
                name: format_title(dice, kind, club, start, championships),
                start,
                end: start + Days::new(days),
                club,
                rounds: rounds as usize,
                size: size as usize,
            }
        })
        .collect();
    events.sort_by_key(|e| e.end);
    events
}

fn format_title(
    dice: &mut Dice,
    kind: Kind,
    club: usize,
    day: NaiveDate,
    championships: i32,
) -> String {
    let (year, club) = (day.year(), &CLUBS[club]);
    let season = ["Зимовий", "Весняний", "Літній", "Осінній"][(day.month() as usize % 12) / 3];
    match kind {
        Kind::Evening => format!(
            "{} клубу «{}», {}",
            dice.pick(&["Гостьовий вечір", "Кубок четверга", "Вечірній турнір"]),
            quoted_part(club.name),
            day.format("%d.%m.%Y")
        ),
        Kind::Open => format!(
            "{season} {} міста {} {year}",
            dice.pick(&["кубок", "відкритий турнір"]),
            club.city
        ),
        Kind::Championship => format!("Чемпіонат Зеленогір’я, {championships}-й"),
        Kind::Youth(board) => format!(
            "{season} дитячий турнір {0}×{0}, {1} {year}",
            board.size(),
            club.city
        ),
        Kind::Women => format!("Жіночий чемпіонат Зеленогір’я {year}"),
        Kind::Veterans => format!("Турнір ветеранів «Сива черепаха» {year}"),
        Kind::Match => format!("Матч претендентів {year}"),
        Kind::Fast => format!("Швидкий кубок «45 хвилин» {year}"),
        Kind::Blitz => format!("Бліцкубок «Півгодини» {year}"),
    }
}

/// The part of a club's name in quotation marks, or the whole name.
fn quoted_part(name: &str) -> &str {
    name.split_once('«')
        .and_then(|(_, rest)| rest.split_once('»'))
        .map_or(name, |(inner, _)| inner)
}

/// The participants of a tournament as indexes into `people`, highest rating first.
fn draw_participants(
    dice: &mut Dice,
    people: &[Member],
    event: &Event,
    number: usize,
) -> Vec<usize> {
    let rating = |m: &Member| m.rating.unwrap_or(0);
    let fits = |m: &Member| {
        m.debut <= number
            && match event.kind {
                Kind::Evening => {
                    !m.is_guest()
                        && (m.club == Some(event.club)
                            || m.club.is_some_and(|c| c % 3 == event.club % 3))
                }
                Kind::Open => true,
                Kind::Championship => !m.is_guest() && rating(m).max(m.strength) >= 1900,
                Kind::Youth(_) => !m.is_guest() && m.age < 17,
                Kind::Women => m.female && !m.is_guest(),
                Kind::Veterans => m.age > 58,
                Kind::Match => (2350..2530).contains(&rating(m)),
                Kind::Fast => !m.is_guest() && rating(m) > 1500,
                Kind::Blitz => !m.is_guest() && rating(m) > 900,
            }
    };
    let mut field: Vec<usize> = (0..people.len()).filter(|i| fits(&people[*i])).collect();
    dice.shuffle(&mut field);
    // Strong players prefer championships, newcomers prefer opens; otherwise attendance is random.
    let eager = |i: &usize| match event.kind {
        Kind::Championship => rating(&people[*i]) < 2250,
        Kind::Evening => people[*i].club != Some(event.club),
        Kind::Open => {
            people[*i].rating.is_some() && people[*i].dan.is_none() && rating(&people[*i]) < 2370
        }
        _ => false,
    };
    let first = match event.kind {
        Kind::Open => event.size / 3,
        _ => event.size,
    };
    let (mut chosen, rest): (Vec<usize>, Vec<usize>) = field.iter().partition(|i| !eager(i));
    let late = chosen.split_off(first.min(chosen.len()));
    chosen.extend(rest.into_iter().chain(late));
    chosen.truncate(event.size);
    chosen.sort_by_key(|i| (-rating(&people[*i]), *i));
    chosen
}

fn play_event(dice: &mut Dice, people: &[Member], field: &[usize], event: &Event) -> Vec<Pairing> {
    let strengths: Vec<i64> = field.iter().map(|i| people[*i].strength).collect();
    let how = Manner {
        rounds: event.rounds.min(if field.len() == 2 {
            5
        } else {
            field.len().saturating_sub(1)
        }),
        luck: match event.kind {
            Kind::Youth(Board::Nine) => 280,
            Kind::Youth(_) | Kind::Blitz => 240,
            _ => 175,
        },
        careless: field.len() > 10,
        colours: matches!(event.kind, Kind::Championship | Kind::Match | Kind::Open),
    };
    swiss::play_tournament(dice, &strengths, how)
}

fn tournament_line(
    dice: &mut Dice,
    book: &mut Book<'_>,
    number: usize,
    event: &Event,
    field: &[usize],
    games: &[Pairing],
    rated: NaiveDateTime,
) -> Line {
    let keys: Vec<PlayerKey> = field.iter().map(|i| book.key_of_player(*i)).collect();
    let site = site_data(dice, number, event, rated);
    let game = |g: &Pairing| Game {
        round: Some(g.round as i64),
        a: keys[g.a],
        b: g.b.map(|b| keys[b]),
        score: Some(g.score),
        played: g.played,
        annulled: false,
        handicap: 0,
        colour: g.colour,
    };
    Line::Tournament(Box::new(TournamentLine {
        id: format!("t{:02}", number + 1).into(),
        name: Some(to_stored_title(&event.name).into()),
        tournament: Tournament {
            start: event.start,
            end: event.end,
            official: event.kind.is_official(),
            board: if let Kind::Youth(board) = event.kind {
                board
            } else {
                Board::Full
            },
            minutes: event.kind.main_minutes(),
            pool: Pool::default(),
            category: Category::default(),
            rated_by_fide: false,
            days: RoundDays::default(),
            participants: keys.clone(),
            places: keys
                .iter()
                .copied()
                .zip(swiss::rank_places(field.len(), games))
                .collect(),
            fide: Vec::new(),
            games: games.iter().map(game).collect(),
        },
        site: Some(Box::new(site)),
    }))
}

/// Site data of a tournament: venue, organizer and signatures.
fn site_data(
    dice: &mut Dice,
    number: usize,
    event: &Event,
    rated: NaiveDateTime,
) -> TournamentSite {
    let club = &CLUBS[event.club];
    let plan = match event.kind {
        Kind::Championship | Kind::Women | Kind::Match | Kind::Veterans => {
            "Календарний план Зеленогір’я"
        }
        _ => "Календарний план міської федерації",
    };
    let referee = match event.kind {
        Kind::Evening => club.head,
        _ => dice.pick(&REFEREES),
    };
    let signature = |office, name: &str, at| Signature {
        office,
        name: name.to_owned(),
        at,
        caveats: Vec::new(),
    };
    let evening = (at_noon(event.end) + TimeDelta::minutes(dice.between(400, 590)))
        .min(rated - TimeDelta::hours(2));
    let morning =
        (evening + TimeDelta::hours(dice.between(1, 20))).min(rated - TimeDelta::minutes(7));
    let official_name = dice.pick(&OFFICIALS);
    TournamentSite {
        city: Some(club.city.to_owned()),
        club: Some(club.name.to_owned()),
        referee: Some(referee.to_owned()),
        plan: event
            .kind
            .is_official()
            .then(|| format!("{plan} {}, № {}", event.end.year(), number % 30 + 1)),
        rated: Some(rated),
        signatures: vec![
            signature(Office::Referee, referee, evening),
            signature(Office::Club, club.head, morning),
            signature(Office::Official, official_name, rated),
        ],
        ..TournamentSite::default()
    }
}
