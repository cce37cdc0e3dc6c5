//! An invented federation of any rules as a journal, as big as wanted and the same every time.
//!
//! Everybody has a hidden strength and begins with a rating near it (who is very weak: often as a
//! newcomer without one). Tournaments are drawn from neighbours in strength; who wins is decided by
//! the strengths with the expectation of table 2, so that ratings stay where they belong, and an
//! anomalous result is as rare as in life: most tournaments need one to three passes.

use std::collections::HashSet;
use std::io::{self, Write};

use chrono::{Days, NaiveDate};
use crosstable::domain::journal::{
    ClubLine, FederationLine, Json, Line, ListLine, PlayerLine, TournamentLine, write_federation,
    write_line,
};
use crosstable::domain::number::Score;
use crosstable::domain::player::{Born, PlayerKey};
use crosstable::domain::tournament::{Board, Category, Game, Pool, RoundDays, Tournament};

/// The name of the federation in addresses.
pub const SLUG: &str = "bench";

/// Name of who plays in every so many tournaments, all over the history.
pub const REGULAR: &str = "Завсідник";
/// How many tournaments the regular plays in, where there are as many.
const REGULAR_TOURNAMENTS: u32 = 500;
/// Name of a tournament of 700 players, where there are as many tournaments.
pub const LARGE: &str = "Великий";
const LARGE_PLAYERS: u32 = 700;
const LARGE_ROUNDS: u32 = 9;

/// How many days the history lasts.
const DAYS: u64 = 1800;
const CLUBS: u32 = 40;

/// How much there is of everything.
#[derive(Debug, Clone, Copy)]
pub struct Size {
    /// Players, all entered at the beginning.
    pub players: u32,
    /// Tournaments.
    pub tournaments: u32,
    /// Games of all tournaments together, forfeits included.
    pub games: u32,
    /// Lists, evenly spread, the last one at the end.
    pub lists: u32,
}

/// Chance that is the same every time: splitmix64.
pub struct Dice(u64);

impl Dice {
    /// Equal seeds give equal numbers.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u32) -> u32 {
        (self.next() % u64::from(n.max(1))) as u32
    }

    /// Happens so many times in a thousand.
    pub fn chance(&mut self, per_mille: u32) -> bool {
        self.below(1000) < per_mille
    }

    /// Nearly normal around 0: the sum of four numbers from `-half` to `half`.
    fn spread(&mut self, half: i64) -> i64 {
        (0..4)
            .map(|_| i64::from(self.below(2 * half as u32 + 1)) - half)
            .sum()
    }

    /// The score of the first of two players.
    pub fn score(&mut self, a: f64, b: f64) -> Score {
        let expected = 1.0 / (1.0 + 10f64.powf((b - a) / 400.0));
        let luck = f64::from(self.below(1_000_000)) / 1_000_000.0;
        match luck - expected {
            d if d.abs() < 0.005 => Score::Draw,
            d if d < 0.0 => Score::Win,
            _ => Score::Loss,
        }
    }

    /// Different numbers of the range.
    pub fn different(&mut self, from: u32, to: u32, count: usize) -> Vec<u32> {
        let mut seen = HashSet::with_capacity(count);
        let mut all = Vec::with_capacity(count);
        while all.len() < count.min((to - from) as usize) {
            let one = from + self.below(to - from);
            if seen.insert(one) {
                all.push(one);
            }
        }
        all
    }
}

/// Pairs of a round of a Swiss tournament: those with the same points play each other, in the first
/// round the upper half the lower.
pub fn pairs(strengths: &[f64], halves: &[i64], round: usize) -> Vec<(usize, usize)> {
    let mut order: Vec<usize> = (0..strengths.len()).collect();
    order.sort_by(|a, b| {
        halves[*b]
            .cmp(&halves[*a])
            .then(strengths[*b].total_cmp(&strengths[*a]))
    });
    if round == 1 {
        let half = order.len() / 2;
        return (0..half).map(|i| (order[i], order[half + i])).collect();
    }
    // Shifted a little from round to round, so that the same two don't meet again and again.
    let shift = round % 3;
    let mut pairs = Vec::with_capacity(order.len() / 2);
    for group in order.chunks(8) {
        let half = group.len() / 2;
        pairs.extend((0..half).map(|i| (group[i], group[half + (i + shift) % half])));
    }
    pairs
}

/// Writes the journal of a federation with these rules.
pub fn write(rules: &str, size: Size, out: &mut impl Write) -> io::Result<()> {
    let mut dice = Dice::new(0x000C_2055_7AB1_E000);
    let mut text = Vec::new();
    let federation = FederationLine {
        slug: Some(SLUG.to_owned()),
        name: Some("Федерація вимірювань".to_owned()),
        rules: rules.to_owned(),
        parameters: Json::empty(),
        site: None,
    };
    write_federation(&federation, &mut text);
    for club in 0..CLUBS {
        let line = ClubLine {
            name: club_name(club),
            ..ClubLine::default()
        };
        write_line::<&str>(&Line::Club(Box::new(line)), &[], &mut text);
    }
    // In the order of strength, so that neighbours play each other.
    let mut strengths: Vec<i64> = (0..size.players)
        .map(|_| (1250 + dice.spread(450)).clamp(0, 2750))
        .collect();
    strengths.sort_unstable();
    let mut ids = Vec::with_capacity(strengths.len());
    for (i, strength) in (0u32..).zip(&strengths) {
        // The ids are mixed: their order is not that of the strengths.
        let id = format!("p{:06}", (u64::from(i) * 7_919 + 13) % 1_000_003);
        let mut line = player(rules, &mut dice, &id, *strength);
        if i == size.players / 2 && size.tournaments >= 4 * REGULAR_TOURNAMENTS {
            line.name = Some(format!("{REGULAR} Ян").into());
        }
        write_line::<&str>(&Line::Player(line), &[], &mut text);
        ids.push(id);
    }
    out.write_all(&text)?;
    let start = NaiveDate::from_ymd_opt(2020, 1, 4).unwrap_or_default();
    let day = |number: u64, of: u32| start + Days::new(DAYS * number / u64::from(of.max(1)));
    let mut left = size.games;
    let mut lists = 0u32;
    for number in 0..size.tournaments {
        text.clear();
        let remaining = size.tournaments - number;
        let average = left / remaining;
        let games = match remaining {
            1 => left,
            _ => average / 2 + dice.below(average + 1),
        };
        left -= games;
        let special = Special::of(number, size);
        let games = if special.large {
            LARGE_PLAYERS / 2 * LARGE_ROUNDS
        } else {
            games
        };
        let line = tournament(
            rules,
            &mut dice,
            number,
            day(number.into(), size.tournaments),
            games,
            &strengths,
            special,
        );
        write_line(&Line::Tournament(Box::new(line)), &ids, &mut text);
        while u64::from(lists + 1) * u64::from(size.tournaments)
            <= u64::from(number + 1) * u64::from(size.lists)
        {
            lists += 1;
            let date = day(lists.into(), size.lists);
            write_line(&Line::List(ListLine { date, site: None }), &ids, &mut text);
        }
        out.write_all(&text)?;
    }
    out.flush()
}

/// What is special about a tournament of a federation with many.
#[derive(Clone, Copy)]
struct Special {
    /// Place of the regular, if he plays.
    regular: Option<u32>,
    large: bool,
}

impl Special {
    fn of(number: u32, size: Size) -> Special {
        let many = size.tournaments >= 4 * REGULAR_TOURNAMENTS;
        let plays = many && number.is_multiple_of(size.tournaments / REGULAR_TOURNAMENTS);
        Special {
            regular: plays.then_some(size.players / 2),
            large: many && number + 50 == size.tournaments,
        }
    }
}

fn club_name(number: u32) -> String {
    format!("Клуб «{}»", word(&mut Dice::new(u64::from(number) + 1), 3))
}

/// A word of so many syllables, with a capital.
fn word(dice: &mut Dice, syllables: usize) -> String {
    const FIRST: [&str; 12] = [
        "Ба", "Ве", "Го", "Ді", "За", "Ко", "Лу", "Ма", "Не", "По", "Са", "Та",
    ];
    const NEXT: [&str; 14] = [
        "бра", "ве", "го", "ден", "жу", "зи", "ка", "лі", "мо", "нен", "ра", "ся", "ту", "хай",
    ];
    let mut word = FIRST[dice.below(12) as usize].to_owned();
    for _ in 1..syllables {
        word.push_str(NEXT[dice.below(14) as usize]);
    }
    word
}

fn player(rules: &str, dice: &mut Dice, id: &str, strength: i64) -> PlayerLine {
    let newcomer = strength < 150 && dice.chance(600);
    let rating = (strength + dice.spread(25)).max(0);
    let syllables = 3 + dice.below(2) as usize;
    let name = format!("{}ко {}", word(dice, syllables), word(dice, 2));
    let born = 1945 + dice.below(70) as i32;
    PlayerLine {
        id: id.into(),
        name: Some(name.into()),
        born: (!dice.chance(50)).then_some(Born::Year(born)),
        country: Some("UA".into()),
        club: (!dice.chance(100)).then(|| club_name(dice.below(CLUBS)).into()),
        guest: false,
        standing: (!newcomer).then(|| Json::from(&standing(rules, dice, rating))),
        ids: Vec::new(),
        ratings: Vec::new(),
        site: None,
    }
}

/// A rating in the words of the rules.
fn standing(rules: &str, dice: &mut Dice, rating: i64) -> serde_json::Value {
    match rules {
        "ssdc" => serde_json::json!({ "classic": { "rating": rating, "games": dice.below(60) } }),
        "rgf" => serde_json::json!({ "rating": rating, "deviation": 40 + dice.below(120) }),
        _ => serde_json::json!({ "rating": rating }),
    }
}

fn tournament(
    rules: &str,
    dice: &mut Dice,
    number: u32,
    day: NaiveDate,
    games: u32,
    strengths: &[i64],
    special: Special,
) -> TournamentLine {
    let rounds = if special.large {
        LARGE_ROUNDS
    } else {
        (4 + dice.below(4)).min(games.max(1))
    };
    let field = field(
        dice,
        2 * games.div_ceil(rounds) as usize,
        strengths,
        special.regular,
    );
    let played = play(dice, &field, strengths, rounds as usize, games as usize);
    TournamentLine {
        id: format!("t{number}").into(),
        name: Some(
            if special.large {
                format!("{LARGE} відкритий кубок")
            } else {
                format!("Кубок {}", word(dice, 3))
            }
            .into(),
        ),
        tournament: Tournament {
            start: day,
            end: day + Days::new(1),
            // Most rules rate nothing else.
            official: rules != "ufgo" || dice.chance(500),
            board: match dice.below(20) {
                0 => Board::Nine,
                1 | 2 => Board::Thirteen,
                _ => Board::Full,
            },
            minutes: match dice.below(50) {
                0 => Some(30.0),
                1 | 2 => Some(45.0),
                3..=9 => Some(60.0),
                _ => None,
            },
            pool: Pool::default(),
            category: Category::default(),
            rated_by_fide: false,
            days: RoundDays::default(),
            participants: Vec::new(),
            places: Vec::new(),
            fide: Vec::new(),
            games: played,
        },
        site: None,
    }
}

/// Who plays: so many neighbours in strength, from a class of equals to an open tournament.
fn field(dice: &mut Dice, count: usize, strengths: &[i64], regular: Option<u32>) -> Vec<u32> {
    let everybody = strengths.len() as u32;
    let width = (everybody / 30 + dice.below(everybody / 6 + 1))
        .max(count as u32)
        .min(everybody);
    let from = dice.below(everybody - width + 1);
    // The regular plays among equals.
    let from = regular.map_or(from, |regular| {
        regular.saturating_sub(width / 2).min(everybody - width)
    });
    let mut field = dice.different(from, from + width, count);
    if let (Some(regular), Some(first)) =
        (regular.filter(|r| !field.contains(r)), field.first_mut())
    {
        *first = regular;
    }
    field
}

/// So many games of a field, round by round.
fn play(
    dice: &mut Dice,
    field: &[u32],
    strengths: &[i64],
    rounds: usize,
    games: usize,
) -> Vec<Game> {
    let own: Vec<f64> = field
        .iter()
        .map(|i| strengths[*i as usize] as f64)
        .collect();
    let mut halves = vec![0; field.len()];
    let mut played = Vec::with_capacity(games);
    for round in 1..=rounds {
        for (a, b) in pairs(&own, &halves, round) {
            if played.len() == games {
                break;
            }
            let forfeit = dice.chance(20);
            let score = if forfeit {
                Score::Win
            } else {
                dice.score(own[a], own[b])
            };
            halves[a] += score.half_points();
            halves[b] += score.opposite().half_points();
            played.push(Game {
                round: Some(round as i64),
                a: PlayerKey(field[a]),
                b: Some(PlayerKey(field[b])),
                score: Some(score),
                played: !forfeit,
                annulled: false,
                handicap: 0,
                colour: None,
            });
        }
    }
    played
}
