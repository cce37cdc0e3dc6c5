//! Compares rounds with the enumeration of all pairings; plays whole tournaments; checks mistakes.

use proptest::prelude::*;

use super::criteria::{Lineup, Lists, Packed};
use super::matching::{Matching, Unmatched};
use super::*;

struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % sides
    }

    fn once_in(&mut self, sides: u64) -> bool {
        self.below(sides) == 0
    }
}

fn field(count: usize, dice: &mut Dice, mcmahon: bool) -> State {
    let player = |at: usize| Player {
        id: format!("p{at}").into(),
        number: None,
        country: None,
        active: true,
        start: if mcmahon { 2 * dice.below(3) as i64 } else { 0 },
    };
    let players = (0..count).map(player).collect();
    State {
        system: System::Swiss,
        seed: Seed("2008".to_owned()),
        planned_rounds: None,
        players,
        absent: [].into(),
        rounds: vec![],
    }
}

fn settings(dice: &mut Dice) -> Settings {
    Settings {
        ideal: if dice.once_in(3) {
            Ideal::Halves
        } else {
            Ideal::Neighbours
        },
        parity: if dice.once_in(3) {
            Parity::Swapped
        } else {
            Parity::Text
        },
        bye: [ByePoints::Two, ByePoints::One, ByePoints::Zero][dice.below(3) as usize],
        draw: if dice.once_in(3) {
            DrawPoints::Zero
        } else {
            DrawPoints::One
        },
    }
}

fn play(state: &mut State, round: &PairedRound, dice: &mut Dice) {
    let game = |pair: &Pair| {
        let forfeit = dice.once_in(9);
        let result = match dice.below(8) {
            0 => Ending::Draw,
            1 if forfeit => Ending::NoOne,
            x if x % 2 == 0 => Ending::Black,
            _ => Ending::White,
        };
        Game {
            black: pair.black,
            white: pair.white,
            result,
            forfeit,
            time_left: None,
        }
    };
    state.rounds.push(Round {
        games: round.pairs.iter().map(game).collect(),
        byes: round.bye.into_iter().collect(),
    });
}

fn come_and_go(state: &mut State, dice: &mut Dice) {
    state.absent = (0..state.players.len())
        .map(Seat)
        .filter(|_| dice.once_in(9))
        .collect();
    let leaver = dice.below(state.players.len() as u64) as usize;
    if dice.once_in(6) {
        state.players[leaver].active = false;
    }
}

fn lineup(state: &State, settings: Settings) -> Lineup {
    Lineup::new(
        state,
        &draw_numbers(state),
        &History::from_state(state, settings),
        settings,
    )
}

fn best_of_all(lineup: &Lineup) -> Option<Vec<usize>> {
    fn go(
        lineup: &Lineup,
        partner: &mut Vec<usize>,
        sum: Criteria,
        best: &mut Option<(Criteria, Vec<usize>)>,
    ) {
        let Some(u) = partner.iter().position(|&other| other == usize::MAX) else {
            let found = (sum, partner.clone());
            if best.as_ref().is_none_or(|best| found < *best) {
                *best = Some(found);
            }
            return;
        };
        for v in u + 1..partner.len() {
            if partner[v] == usize::MAX && lineup.can_meet(u, v) {
                (partner[u], partner[v]) = (v, u);
                go(
                    lineup,
                    partner,
                    [sum, lineup.pair_criteria(u, v)].into_iter().sum(),
                    best,
                );
                (partner[u], partner[v]) = (usize::MAX, usize::MAX);
            }
        }
    }
    let mut best = None;
    go(
        lineup,
        &mut vec![usize::MAX; lineup.size()],
        Criteria::default(),
        &mut best,
    );
    best.map(|best| best.1)
}

/// Both scales must agree; each proof is verified, also with the pairs of criterion 7.
fn proved(lineup: &Lineup) -> Option<Vec<usize>> {
    let lists = lineup
        .solve_matching(Lists, None)
        .map(|(matching, partner)| {
            let field = criteria::LineupField::new(lineup, Lists, None);
            matching.verify_proof(&field).unwrap();
            Matching {
                partner: partner.clone(),
                ..matching
            }
            .verify_proof(&field)
            .unwrap();
            partner
        });
    if let Some(scale) = Packed::for_lineup(lineup) {
        let packed = lineup
            .solve_matching(scale, None)
            .map(|(matching, partner)| {
                let field = criteria::LineupField::new(lineup, scale, None);
                Matching {
                    partner: partner.clone(),
                    ..matching
                }
                .verify_proof(&field)
                .unwrap();
                partner
            });
        assert_eq!(packed.is_ok(), lists.is_ok());
        if let (Ok(packed), Ok(lists)) = (&packed, &lists) {
            assert_eq!(packed, lists);
        }
    }
    match lists {
        Ok(partner) => Some(partner),
        Err(Unmatched::Barrier(barrier)) => {
            barrier
                .verify_proof(&criteria::LineupField::new(lineup, Lists, None))
                .unwrap();
            None
        }
        Err(Unmatched::TooLarge) => panic!("these are small"),
    }
}

/// No player is paired twice or absent; no rematch; the colours of article 3(3).
fn legal(state: &State, settings: Settings, round: &PairedRound) {
    let mut seats: Vec<Seat> = round
        .pairs
        .iter()
        .flat_map(|pair| [pair.black, pair.white])
        .chain(round.bye)
        .collect();
    seats.sort_unstable();
    assert_eq!(seats, state.present_players().collect::<Vec<_>>());
    let history = History::from_state(state, settings);
    for pair in &round.pairs {
        assert!(!history.of_seat(pair.black).met.contains(&pair.white));
        if !state.rounds.is_empty() {
            assert!(history.of_seat(pair.black).colours <= history.of_seat(pair.white).colours);
        }
    }
    let reason = evaluate_round(state, settings, round).unwrap();
    assert!(reason.met.is_empty() && reason.colours.is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn small_rounds_are_the_best_of_all(count in 1_usize..=9, seed in 1_u64..) {
        let mut dice = Dice(seed);
        let mcmahon = dice.once_in(3);
        let (mut state, settings) = (field(count, &mut dice, mcmahon), settings(&mut dice));
        for _ in 0..2 * count {
            come_and_go(&mut state, &mut dice);
            let lineup = lineup(&state, settings);
            let best = best_of_all(&lineup);
            prop_assert_eq!(proved(&lineup), best.clone());
            let round = match pair_round(&state, settings).unwrap() {
                Ok(round) => round,
                Err(refusal) => {
                    prop_assert!(best.is_none());
                    prop_assert!(refusal.groups.len() > refusal.without.len() + usize::from(refusal.bye));
                    break;
                }
            };
            legal(&state, settings, &round);
            if !state.rounds.is_empty() {
                prop_assert_eq!(Some(round.clone()), best.map(|best| lineup.round_with_partners(&best)));
            }
            play(&mut state, &round, &mut dice);
        }
    }

    #[test]
    fn nothing_depends_on_the_order_of_players_and_games(count in 2_usize..20, seed in 1_u64..) {
        let mut dice = Dice(seed);
        let mut state = field(count, &mut dice, false);
        for _ in 0..3 {
            let Ok(round) = pair_round(&state, Settings::default()).unwrap() else { break };
            play(&mut state, &round, &mut dice);
        }
        let turned = |seat: Seat| Seat(count - 1 - seat.0);
        let mut other = state.clone();
        other.players.reverse();
        for round in &mut other.rounds {
            round.games.reverse();
            round.games.iter_mut().for_each(|game| (game.black, game.white) = (turned(game.black), turned(game.white)));
            round.byes.iter_mut().for_each(|bye| *bye = turned(*bye));
        }
        let answers = [&state, &other].map(|state| answer_pair(state, Settings::default()).unwrap());
        prop_assert_eq!(&answers[0]["pairs"], &answers[1]["pairs"]);
        prop_assert_eq!(&answers[0]["bye"], &answers[1]["bye"]);
        let tables = [&state, &other].map(|state| answer_standings(state, Settings::default()).unwrap());
        prop_assert_eq!(&tables[0], &tables[1]);
    }

    #[test]
    fn no_swap_of_two_players_makes_a_round_better(count in 4_usize..16, seed in 1_u64..) {
        let mut dice = Dice(seed);
        let (mut state, settings) = (field(count, &mut dice, false), settings(&mut dice));
        for _ in 0..3 {
            let Ok(round) = pair_round(&state, settings).unwrap() else { break };
            play(&mut state, &round, &mut dice);
        }
        let Ok(round) = pair_round(&state, settings).unwrap() else { return Ok(()) };
        let best = evaluate_round(&state, settings, &round).unwrap();
        for (a, b) in (0..count).flat_map(|a| (0..count).map(move |b| (Seat(a), Seat(b)))) {
            if let Some(swapped) = with_swap(&state, settings, &round, a, b) {
                prop_assert!(find_consequences(&best, &swapped.reason).is_some());
                prop_assert_eq!(find_consequences(&swapped.reason, &best), None);
            }
            match with_pair(&state, settings, a, Some(b)).unwrap() {
                Ok(found) => {
                    prop_assert!(found.round.pairs.iter().any(|pair| [pair.black, pair.white] == [a, b] || [pair.white, pair.black] == [a, b]));
                    prop_assert_eq!(find_consequences(&found.reason, &best), None);
                    prop_assert_eq!(find_consequences(&best, &found.reason).is_none(), found.round == round);
                }
                Err(Some(_)) => {}
                Err(None) => prop_assert!(a == b || History::from_state(&state, settings).of_seat(a).met.contains(&b)),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn whole_tournaments_are_played_to_the_end(count in 10_usize..=64, seed in 1_u64..) {
        let mut dice = Dice(seed);
        let mcmahon = dice.once_in(2);
        let (mut state, settings) = (field(count, &mut dice, mcmahon), settings(&mut dice));
        for _ in 0..2 * count.next_power_of_two().ilog2() {
            come_and_go(&mut state, &mut dice);
            let found = proved(&lineup(&state, settings));
            let Ok(round) = pair_round(&state, settings).unwrap() else {
                prop_assert_eq!(found, None);
                break;
            };
            legal(&state, settings, &round);
            play(&mut state, &round, &mut dice);
        }
        let table = final_standings(&state, settings).unwrap();
        prop_assert_eq!(table.len(), count);
        prop_assert!(table.windows(2).all(|two| (two[0].points, &two[0].sos) >= (two[1].points, &two[1].sos)));
    }
}

#[test]
fn a_large_field_carries_its_proof() {
    let mut dice = Dice(2008);
    let mut state = field(301, &mut dice, false);
    for _ in 0..4 {
        let round = pair_round(&state, Settings::default()).unwrap().unwrap();
        legal(&state, Settings::default(), &round);
        play(&mut state, &round, &mut dice);
        assert!(proved(&lineup(&state, Settings::default())).is_some());
    }
}

#[test]
fn all_mistakes_of_a_state_are_told_at_once() {
    let text = br#"{"system": "swiss", "players": [{"id": "a", "number": 1}, {"id": "a", "number": 1}, {"id": ""}, {"country": 3}, 7],
        "rounds": [{"round": 2, "pairs": [{"black": "a", "white": "a", "winner": "a"}, {"black": "a", "white": "x"},
                                          {"white": "a", "winner": null, "forfeit": 1}]}, []]}"#;
    let problems = State::from_json(text).unwrap_err();
    let told: Vec<String> = problems.0.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            r#"unknown system "swiss": it is wmsg-swiss or wmsg-knockout"#,
            r#"player 2: another player has the id "a""#,
            "player 2: another player has the number 1",
            "player 3: the id is empty",
            "player 4: id is missing",
            "player 4: country is not text",
            "player 5: the player is not an object",
            "some players have a number and some have none",
            "round 1: the round says that it is round 2",
            r#"round 1, pair 1: "a" plays against himself"#,
            r#"round 1, pair 2: there is no player "x""#,
            "round 1, pair 2: the game has no result",
            "round 1, pair 3: black is missing",
            "round 1, pair 3: forfeit is not true or false",
            "round 1, pair 3: the game has no result",
            "round 2: the round is not an object",
        ]
    );
}

#[track_caller]
fn mistake(rest: &str, told: &str) {
    let text = format!(
        r#"{{"players": [{{"id": "a"}}, {{"id": "b"}}, {{"id": "c"}}, {{"id": "d"}}], {rest}}}"#
    );
    assert_eq!(
        State::from_json(text.as_bytes()).unwrap_err().to_string(),
        told
    );
}

#[test]
fn every_mistake_of_a_course_is_told() {
    let swiss =
        |round: &str| format!(r#""system": "wmsg-swiss", "rounds": [{{"round": 1, {round}}}]"#);
    let won = r#"{"black": "a", "white": "b", "winner": "a"}"#;
    mistake(&swiss(r#""bye": "a""#), "round 1: pairs is missing");
    mistake(
        &swiss(&format!(r#""pairs": [{won}], "bye": "a""#)),
        r#"round 1: "a" stands twice in the round"#,
    );
    mistake(
        &swiss(&format!(r#""pairs": [{won}, {won}]"#)),
        r#"round 1, pair 2: "a" stands twice in the round; round 1, pair 2: "b" stands twice in the round"#,
    );
    mistake(
        &swiss(r#""pairs": [{"black": "a", "white": "b", "winner": "c"}]"#),
        r#"round 1, pair 1: the winner "c" is neither of the two"#,
    );
    let cup = |rounds: &str| format!(r#""system": "wmsg-knockout", "rounds": [{rounds}]"#);
    mistake(
        &cup(&format!(r#"{{"round": 1, "pairs": [{won}, {won}]}}"#)),
        "round 1, pair 2: the game had been decided and was played again",
    );
    let again = r#"{"round": 2, "pairs": [{"black": "b", "white": "a", "winner": "a"}]}"#;
    mistake(
        &cup(&format!(r#"{{"round": 1, "pairs": [{won}]}}, {again}"#)),
        r#"round 2, pair 1: "b" was already out"#,
    );
    let drawn = r#"{"round": 1, "pairs": [{"black": "a", "white": "b", "winner": "draw"}]}"#;
    mistake(
        &cup(&format!("{drawn}, {again}")),
        r#"round 1, pair 1: the draw was never decided; round 2, pair 1: "b" was already out; round 2, pair 1: "a" was already out"#,
    );
}

#[test]
fn fields_without_a_choice_are_answered() {
    let answer = |players: &str, rounds: &str| {
        let text =
            format!(r#"{{"system": "wmsg-swiss", "players": [{players}], "rounds": [{rounds}]}}"#);
        answer_pair(
            &State::from_json(text.as_bytes()).unwrap(),
            Settings::default(),
        )
        .unwrap()
        .to_string()
    };
    assert_eq!(
        answer("", ""),
        r#"{"round":1,"pairs":[],"bye":null,"numbers":{}}"#
    );
    let one = r#"{"id": "a", "number": 4}"#;
    assert_eq!(answer(one, ""), r#"{"round":1,"pairs":[],"bye":"a"}"#);
    assert_eq!(
        answer(one, r#"{"round": 1, "pairs": [], "bye": "a"}"#),
        r#"{"round":2,"pairs":[],"bye":"a"}"#
    );
    let gone = r#"{"id": "a", "number": 4, "active": false}"#;
    assert_eq!(
        answer(gone, r#"{"round": 1, "pairs": [], "bye": "a"}"#),
        r#"{"round":2,"pairs":[],"bye":null}"#
    );
    let (two, met) = (
        format!(r#"{one}, {{"id": "b", "number": 9}}"#),
        r#"{"round": 1, "pairs": [{"black": "a", "white": "b", "winner": "b"}]}"#,
    );
    assert_eq!(
        answer(&two, met),
        r#"{"round":2,"error":"no-pairing","without":[],"groups":[["b"]]}"#
    );
}

#[test]
fn in_mcmahon_groups_meet_in_the_first_round() {
    let players = [
        ("a", 1, 4),
        ("b", 2, 0),
        ("c", 3, 4),
        ("d", 4, 0),
        ("e", 5, 4),
        ("f", 6, 2),
    ]
    .map(|(id, number, start)| {
        format!(r#"{{"id": "{id}", "number": {number}, "start": {start}}}"#)
    });
    let text = format!(
        r#"{{"system": "wmsg-swiss", "players": [{}]}}"#,
        players.join(", ")
    );
    let state = State::from_json(text.as_bytes()).unwrap();
    let answer = answer_pair(&state, Settings::default()).unwrap();
    let pairs: Vec<String> = answer["pairs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pair| format!("{}{}", pair["black"], pair["white"]))
        .collect();
    assert_eq!(pairs, [r#""a""c""#, r#""e""f""#, r#""b""d""#]);
    assert_eq!(
        final_standings(&state, Settings::default()).unwrap()[0].points,
        4
    );
}

#[test]
fn rounds_beyond_the_advice_are_done_with_a_warning() {
    let text = |planned: u32| {
        format!(
            r#"{{"system": "wmsg-swiss", "planned_rounds": {planned}, "players": [{{"id": "a"}}, {{"id": "b"}}]}}"#
        )
    };
    let warned = |planned| find_warnings(&State::from_json(text(planned).as_bytes()).unwrap());
    assert!(warned(1).is_empty());
    assert_eq!(
        warned(5),
        ["5 rounds are planned: for 2 players 1 to 1 are sensible"]
    );
    assert_eq!(warned(0).len(), 2);
}
