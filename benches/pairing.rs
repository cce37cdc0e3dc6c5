//! Pairs Swiss tournaments round after round, and puts the slowest round beside a dense matching of
//! the same field.
//!
//! `cargo bench --bench pairing` plays tournaments of 200, 1,000, 5,000 and 20,000 players
//! (stronger ones win more often, some games are forfeited) and says how long the rounds take and
//! how much memory they need. The naive way beside it: a dense O(n³) matching of a common crate on
//! a table of one packed cost for each pair, without proof and without criterion 7; at 5,000
//! players its table alone would take 400 MB and the matching hours, so there is none.

mod tools;

use std::fs;
use std::time::Instant;

use crosstable::domain::pairing::{
    Ending, Game, PairedRound, Player, Round, Seat, Seed, Settings, State, System, pair_round,
};
use tools::{median, met, say};

/// Players, rounds, and the seconds that the slowest round may take.
const FIELDS: [(usize, usize, f64); 4] = [
    (200, 12, 0.02),
    (1_000, 15, 0.5),
    (5_000, 8, 10.0),
    (20_000, 6, 60.0),
];
/// The dense matching is asked up to this size.
const DENSE: usize = 1_000;
/// At most this much memory, in MB.
const MEMORY: f64 = 1000.0;

fn main() -> Result<(), String> {
    for (players, rounds, aim) in FIELDS {
        let mut state = field(players);
        let mut dice = Dice(88_172_645_463_325_252);
        let mut times = Vec::new();
        for _ in 0..rounds {
            let start = Instant::now();
            let round = pair_round(&state, Settings::default())
                .map_err(|problems| problems.to_string())?
                .map_err(|_| "no pairing")?;
            times.push(start.elapsed().as_secs_f64());
            play(&mut state, &round, &mut dice);
        }
        let slowest = times.iter().copied().fold(0.0, f64::max);
        say(format_args!("{players} players, {rounds} rounds:"));
        say(format_args!(
            "  median round   {:9.1} ms",
            1e3 * median(&times)
        ));
        say(format_args!(
            "  slowest round  {:9.1} ms  (target: below {:.0}) {}",
            1e3 * slowest,
            1e3 * aim,
            met(slowest < aim)
        ));
        if players <= DENSE {
            let naive = dense(&state);
            say(format_args!(
                "  dense O(n³)    {:9.1} ms: {:.1} times the slowest round",
                1e3 * naive,
                naive / slowest
            ));
        }
    }
    let memory = peak().unwrap_or(f64::NAN);
    say(format_args!(
        "peak memory, the table of the dense matching included: {memory:.0} MB  (target: below {MEMORY}) {}",
        met(memory < MEMORY)
    ));
    Ok(())
}

fn peak() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim()
        .trim_end_matches(" kB")
        .parse::<f64>()
        .ok()
        .map(|kilobytes| kilobytes / 1e3)
}

struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % sides
    }
}

fn field(count: usize) -> State {
    let player = |at: usize| Player {
        id: format!("p{at}").into(),
        number: Some(at as u64 + 1),
        country: None,
        active: true,
        start: 0,
    };
    let players = (0..count).map(player).collect();
    State {
        system: System::Swiss,
        seed: Seed("1".to_owned()),
        planned_rounds: None,
        players,
        absent: [].into(),
        rounds: Vec::new(),
    }
}

fn play(state: &mut State, round: &PairedRound, dice: &mut Dice) {
    let count = state.players.len() as f64;
    let games = round.pairs.iter().map(|pair| {
        let black_wins =
            1.0 / (1.0 + ((pair.black.0 as f64 - pair.white.0 as f64) / count * 6.0).exp());
        let result = if (dice.below(1_000_000) as f64) < 1e6 * black_wins {
            Ending::Black
        } else {
            Ending::White
        };
        Game {
            black: pair.black,
            white: pair.white,
            result,
            forfeit: dice.below(50) == 0,
            time_left: None,
        }
    });
    let games = games.collect();
    state.rounds.push(Round {
        games,
        byes: round.bye.into_iter().collect(),
    });
}

/// Seconds of a dense matching by points and numbers, of those who have not met; rematches cost
/// more than everything else.
fn dense(state: &State) -> f64 {
    let count = state.players.len();
    let mut points = vec![0_i64; count];
    let mut forbidden = vec![false; count * count];
    for game in state.rounds.iter().flat_map(|round| &round.games) {
        let (Seat(black), Seat(white)) = (game.black, game.white);
        forbidden[black * count + white] = true;
        forbidden[white * count + black] = true;
        if let Some(Seat(winner)) = game.winner() {
            points[winner] += 2;
        }
    }
    let start = Instant::now();
    let costs: Vec<i128> = (0..count * count)
        .map(|at| {
            let (u, v) = (at / count, at % count);
            let (gap, step) = (i128::from(points[u] - points[v]), u as i128 - v as i128);
            if forbidden[at] {
                1 << 60
            } else {
                gap * gap * (1 << 40) + step * step
            }
        })
        .collect();
    let partner = integer_blossom::min_weight_perfect_matching(&costs, count);
    assert_eq!(partner.len(), count);
    start.elapsed().as_secs_f64()
}
