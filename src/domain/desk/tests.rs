use chrono::{NaiveDate, NaiveDateTime};

use super::*;
use crate::pairing::{Black, Cause, CriterionValue, RankOrder, Worth};
use crate::table::{Cell, check_sheet};

pub(super) fn at() -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 5, 1)
        .unwrap()
        .and_hms_opt(10, 0, 0)
        .unwrap()
}

pub(super) fn referee() -> DeskUser {
    DeskUser {
        name: "Referee".to_owned(),
        referee: true,
    }
}

pub(super) fn assistant(name: &str) -> DeskUser {
    DeskUser {
        name: name.to_owned(),
        referee: false,
    }
}

fn entrants(count: usize) -> Vec<Entrant> {
    (1..=count)
        .map(|n| Entrant {
            rating: Some(1000 + 100 * (n as i64 % 7)),
            ..Entrant::from_name(&format!("Player {n}"))
        })
        .collect()
}

pub(super) fn done(desk: &mut Desk, act: Act) -> Answer {
    desk.apply(act.clone(), &referee(), at())
        .unwrap_or_else(|refusal| panic!("{act:?}: {refusal:?}"))
}

#[track_caller]
fn assert_refused(desk: &mut Desk, act: Act, refusal: Refusal) {
    assert_eq!(desk.apply(act, &referee(), at()), Err(refusal));
}

fn order_pairing(round: usize, reason: &str) -> Act {
    Act::Pair {
        round,
        reason: reason.to_owned(),
    }
}

fn order_replay(round: usize, board: usize) -> Act {
    Act::Replay {
        round,
        board,
        again: true,
    }
}

fn order_annulment(round: usize, board: usize, reason: &str) -> Act {
    Act::Annul {
        round,
        board,
        annulled: true,
        reason: reason.to_owned(),
    }
}

fn decide_result(round: usize, board: &Board, outcome: Outcome) -> Act {
    Act::Result {
        round,
        board: board.number,
        black: board.black,
        white: board.white,
        outcome: Some(outcome),
        seen: board.known_outcome(),
        left: None,
        decide: true,
    }
}

pub(super) fn drawn(count: usize, plan: Plan) -> Desk {
    let mut desk = Desk::default();
    done(&mut desk, Act::Plan { plan });
    done(
        &mut desk,
        Act::Enter {
            entrants: entrants(count),
        },
    );
    done(
        &mut desk,
        Act::Draw {
            seed: "2008".to_owned(),
        },
    );
    desk
}

pub(super) fn plan(system: System) -> Plan {
    Plan {
        system,
        first_board: 2,
        ..Plan::default()
    }
}

pub(super) fn started(desk: &mut Desk) -> usize {
    let round = desk.rounds.len() + 1;
    done(
        desk,
        Act::Pair {
            round,
            reason: String::new(),
        },
    );
    done(desk, Act::Publish { round });
    done(desk, Act::Start { round });
    round
}

pub(super) fn result(round: usize, board: &Board, outcome: Option<Outcome>) -> Act {
    let (black, white, seen) = (board.black, board.white, board.known_outcome());
    Act::Result {
        round,
        board: board.number,
        black,
        white,
        outcome,
        seen,
        left: None,
        decide: false,
    }
}

pub(super) fn played(desk: &mut Desk, draws: bool) {
    let round = started(desk);
    let boards = desk.rounds[round - 1].boards.clone();
    for board in boards
        .iter()
        .filter(|board| board.known_outcome().is_none())
    {
        let outcome = match (board.black.0 * 7 + board.white.0 * 3 + round as u32) % 5 {
            0 if draws => Outcome::Draw,
            0 | 1 => Outcome::BlackByForfeit,
            2 | 3 => Outcome::Black,
            _ => Outcome::White,
        };
        assert_eq!(
            done(desk, result(round, board, Some(outcome))),
            Answer::Done
        );
    }
    assert_eq!(done(desk, Act::Close { round }), Answer::Done);
}

#[test]
fn every_system_is_played_to_its_table() {
    for system in System::ALL {
        let mut desk = drawn(9, plan(system));
        let rounds = desk.planned_rounds();
        for _ in 0..rounds {
            played(&mut desk, system != System::Knockout);
        }
        done(&mut desk, Act::Finish);
        let sheet = desk.to_sheet();
        let table = check_sheet(&sheet)
            .unwrap_or_else(|problems| panic!("{system:?}: {problems:?}\n{sheet:#?}"));
        let boards: usize = desk.rounds.iter().map(|round| round.boards.len()).sum();
        assert_eq!(
            table.games.iter().filter(|game| game.b.is_some()).count(),
            boards,
            "{system:?}"
        );
        assert!(
            table.rows.iter().all(|row| row.place.is_some()),
            "{system:?}"
        );
        assert_eq!(
            sheet.rows[0].place.split('-').next(),
            Some("1"),
            "{system:?}"
        );
    }
}

#[test]
fn nothing_of_the_ground_changes_once_round_one_is_public() {
    let mut desk = drawn(6, plan(System::Swiss));
    done(
        &mut desk,
        Act::Pair {
            round: 1,
            reason: String::new(),
        },
    );
    done(
        &mut desk,
        Act::Draw {
            seed: "7".to_owned(),
        },
    );
    assert_eq!((desk.rounds.len(), desk.lots.len()), (0, 2));
    started(&mut desk);
    let before = desk.clone();
    let who = desk.entrants[0].id;
    for act in [
        Act::Plan {
            plan: plan(System::Knockout),
        },
        Act::Enter {
            entrants: entrants(1),
        },
        Act::Remove { who },
        Act::Draw {
            seed: "8".to_owned(),
        },
        Act::Number {
            numbers: vec![(who, 3)],
        },
    ] {
        assert_eq!(desk.apply(act, &referee(), at()), Err(Refusal::Begun));
    }
    assert_eq!(desk, before);
}

#[test]
fn two_assistants_never_overwrite_each_other() {
    let mut desk = drawn(4, plan(System::Swiss));
    let round = started(&mut desk);
    let board = desk.rounds[0].boards[0].clone();
    let (one, two) = (assistant("Ada"), assistant("Bert"));
    assert_eq!(
        desk.apply(result(round, &board, Some(Outcome::Black)), &one, at()),
        Ok(Answer::Done)
    );
    assert_eq!(
        desk.apply(result(round, &board, Some(Outcome::White)), &two, at()),
        Ok(Answer::Disputed)
    );
    let stored = &desk.rounds[0].boards[0];
    assert_eq!(stored.known_outcome(), Some(Outcome::Black));
    assert_eq!(
        stored
            .claims
            .iter()
            .map(|claim| (&*claim.by, claim.outcome))
            .collect::<Vec<_>>(),
        [("Bert", Some(Outcome::White))]
    );
    enter_equal_results(&mut desk, round, [&one, &two]);
    assert_refused(&mut desk, Act::Close { round }, Refusal::Disputed(1));
    done(&mut desk, decide_result(round, &board, Outcome::White));
    assert_eq!(
        (
            desk.rounds[0].boards[0].known_outcome(),
            desk.rounds[0].count_disputed()
        ),
        (Some(Outcome::White), 0)
    );
    done(&mut desk, Act::Close { round });
    assert_eq!(
        desk.apply(
            result(round, &desk.rounds[0].boards[1].clone(), None),
            &one,
            at()
        ),
        Err(Refusal::Closed)
    );
    assert_eq!(
        desk.apply(Act::Close { round }, &one, at()),
        Err(Refusal::RefereeOnly)
    );
}

fn enter_equal_results(desk: &mut Desk, round: usize, [one, two]: [&DeskUser; 2]) {
    let other = desk.rounds[0].boards[1].clone();
    desk.apply(result(round, &other, Some(Outcome::Draw)), one, at())
        .unwrap();
    assert_eq!(
        desk.apply(result(round, &other, Some(Outcome::Draw)), two, at()),
        Ok(Answer::Nothing)
    );
    let now = desk.rounds[0].boards[1].clone();
    assert_eq!(
        desk.apply(result(round, &now, None), one, at()),
        Ok(Answer::Done)
    );
    let now = desk.rounds[0].boards[1].clone();
    assert_eq!(
        desk.apply(result(round, &now, Some(Outcome::White)), two, at()),
        Ok(Answer::Done)
    );
}

#[test]
fn a_result_for_players_who_sit_elsewhere_now_is_refused() {
    let mut desk = drawn(6, plan(System::Swiss));
    done(&mut desk, order_pairing(1, ""));
    let old = desk.rounds[0].boards.clone();
    done(&mut desk, Act::Publish { round: 1 });
    done(
        &mut desk,
        Act::Absent {
            who: old[0].black,
            absent: true,
        },
    );
    assert_refused(&mut desk, order_pairing(1, ""), Refusal::ReasonMissing);
    done(&mut desk, order_pairing(1, "ill"));
    assert_eq!(
        (
            desk.rounds[0].earlier.len(),
            desk.rounds[0].earlier[0].published
        ),
        (1, true)
    );
    assert_eq!(done(&mut desk, order_pairing(1, "again")), Answer::Nothing);
    done(&mut desk, Act::Publish { round: 1 });
    assert_eq!(
        desk.apply(
            result(1, &old[0], Some(Outcome::Black)),
            &assistant("Ada"),
            at()
        ),
        Err(Refusal::Repaired)
    );
    assert_eq!(desk.rounds[0].absent, [old[0].black]);
    assert!(
        desk.absent.is_empty(),
        "whoever missed the round is expected for the next"
    );
}

#[test]
fn a_change_by_hand_names_what_it_breaks() {
    let mut desk = drawn(8, plan(System::Swiss));
    played(&mut desk, false);
    let met = [
        desk.rounds[0].boards[0].black,
        desk.rounds[0].boards[0].white,
    ];
    done(
        &mut desk,
        Act::Pair {
            round: 2,
            reason: String::new(),
        },
    );
    let partner = desk.rounds[1].board_of(met[0]).unwrap().opponent(met[0]);
    let change = |confirmed, edition| Act::Swap {
        round: 2,
        edition,
        two: [partner, met[1]],
        reason: "hand".to_owned(),
        confirmed,
    };
    let consequences = desk.swap_consequences([partner, met[1]]).unwrap();
    assert!(
        consequences
            .met
            .iter()
            .any(|pair| pair.contains(&met[0]) && pair.contains(&met[1]))
    );
    assert_eq!(
        desk.apply(change(false, 0), &referee(), at()),
        Err(Refusal::BreaksRules)
    );
    done(&mut desk, change(true, 0));
    assert_eq!(
        desk.rounds[1].board_of(met[0]).unwrap().opponent(met[0]),
        met[1]
    );
    assert_eq!(
        desk.apply(change(true, 0), &referee(), at()),
        Err(Refusal::Stale),
        "a second press shows an older pairing"
    );
    let board = desk.rounds[1].boards[0].clone();
    let colours = desk.swap_consequences([board.black, board.white]).unwrap();
    assert_eq!(colours.new, [[board.white, board.black]]);
}

#[test]
fn reasons_hold_after_an_old_result_was_corrected() {
    let mut desk = drawn(10, plan(System::Swiss));
    for _ in 0..3 {
        played(&mut desk, true);
    }
    let before = desk.moment(3).unwrap();
    assert!(before.reason.is_some());
    let board = desk.rounds[0].boards[0].clone();
    let other = if board.known_outcome() == Some(Outcome::White) {
        Outcome::Black
    } else {
        Outcome::White
    };
    done(&mut desk, result(1, &board, Some(other)));
    done(
        &mut desk,
        Act::Withdraw {
            who: board.black,
            withdrawn: true,
        },
    );
    let after = desk.moment(3).unwrap();
    assert_eq!(
        (after.records, after.reason),
        (before.records, before.reason)
    );
    assert_ne!(desk.standings(3), Standings::default());
}

#[test]
fn the_last_possible_round_is_known_when_it_is_paired() {
    let mut desk = drawn(4, plan(System::Swiss));
    for round in 1..=3 {
        done(
            &mut desk,
            Act::Pair {
                round,
                reason: String::new(),
            },
        );
        assert_eq!(desk.rounds[round - 1].last, round == 3, "round {round}");
        done(&mut desk, Act::Publish { round });
        for board in desk.rounds[round - 1].boards.clone() {
            done(&mut desk, result(round, &board, Some(Outcome::Black)));
        }
        done(&mut desk, Act::Close { round });
    }
    let refusal = desk.apply(
        Act::Pair {
            round: 4,
            reason: String::new(),
        },
        &referee(),
        at(),
    );
    let Err(Refusal::DeadEnd(end)) = refusal else {
        panic!("{refusal:?}")
    };
    assert!(end.groups.len() > end.without.len());
}

#[test]
fn drawn_games_of_a_knockout_are_played_again() {
    let mut desk = drawn(2, plan(System::Knockout));
    let round = started(&mut desk);
    let board = desk.rounds[0].boards[0].clone();
    let mut draw = result(round, &board, Some(Outcome::Draw));
    if let Act::Result { left, .. } = &mut draw {
        *left = Some([600, 45]);
    }
    done(&mut desk, draw);
    assert_eq!(done(&mut desk, Act::Close { round }), Answer::Replays(1));
    let replay = desk.rounds[0].boards[1].clone();
    assert_eq!(
        (replay.black, replay.white, replay.time),
        (board.white, board.black, Some([45, 600]))
    );
    assert_eq!(
        desk.apply(
            result(
                round,
                &desk.rounds[0].boards[0].clone(),
                Some(Outcome::Black)
            ),
            &referee(),
            at()
        ),
        Err(Refusal::LaterRound)
    );
    done(&mut desk, result(round, &replay, Some(Outcome::White)));
    done(&mut desk, Act::Close { round });
    assert_eq!(
        desk.apply(
            Act::Pair {
                round: 2,
                reason: String::new()
            },
            &referee(),
            at()
        ),
        Err(Refusal::Champion(Some(replay.white)))
    );
    done(&mut desk, Act::Finish);
    let sheet = desk.to_sheet();
    assert_eq!(sheet.rounds, 2, "the replay has a column of its own");
    assert_eq!(
        sheet
            .rows
            .iter()
            .map(|row| row.cells.join(" "))
            .collect::<Vec<_>>(),
        ["2=b 2+xw", "1=w 1-xb"]
    );
}

#[test]
fn one_step_back_undoes_one_step() {
    let mut desk = drawn(4, plan(System::RoundRobin));
    let stages = |desk: &Desk| desk.rounds.last().map(|round| round.stage);
    let round = started(&mut desk);
    for (seen, after) in [
        (Stage::Started, Some(Stage::Published)),
        (Stage::Published, Some(Stage::Paired)),
        (Stage::Paired, None),
    ] {
        done(&mut desk, Act::Back { round, stage: seen });
        assert_eq!(stages(&desk), after);
    }
    played(&mut desk, true);
    done(
        &mut desk,
        Act::Back {
            round,
            stage: Stage::Closed,
        },
    );
    assert_eq!(
        desk.apply(
            Act::Back {
                round,
                stage: Stage::Closed
            },
            &referee(),
            at()
        ),
        Err(Refusal::Stale)
    );
    assert_eq!(
        desk.apply(
            Act::Back {
                round,
                stage: Stage::Started
            },
            &referee(),
            at()
        ),
        Err(Refusal::Started)
    );
}

#[test]
fn odd_fields_and_empty_ones_have_clear_answers() {
    let mut desk = Desk::default();
    let pair = order_pairing(1, "");
    let draw = Act::Draw {
        seed: "1".to_owned(),
    };
    assert_refused(&mut desk, pair.clone(), Refusal::Nobody);
    assert_refused(&mut desk, draw.clone(), Refusal::Nobody);
    done(
        &mut desk,
        Act::Enter {
            entrants: entrants(3),
        },
    );
    assert_refused(&mut desk, pair.clone(), Refusal::NotDrawn);
    let again = Act::Enter {
        entrants: entrants(1),
    };
    assert_refused(&mut desk, again, Refusal::Twice("Player 1".to_owned()));
    done(&mut desk, draw);
    let ids: Vec<EntrantId> = desk.entrants.iter().map(|e| e.id).collect();
    for who in &ids {
        done(
            &mut desk,
            Act::Withdraw {
                who: *who,
                withdrawn: true,
            },
        );
    }
    assert_refused(&mut desk, pair.clone(), Refusal::Nobody);
    done(
        &mut desk,
        Act::Withdraw {
            who: ids[0],
            withdrawn: false,
        },
    );
    done(&mut desk, pair);
    assert_eq!(
        (desk.rounds[0].boards.len(), &*desk.rounds[0].byes),
        (0, &ids[..1])
    );
    let twice = Act::Number {
        numbers: ids.iter().map(|who| (*who, 5)).collect(),
    };
    assert_refused(&mut desk, twice, Refusal::SameNumber(5));
}

#[test]
fn groups_are_points_to_begin_with() {
    let mut desk = drawn(8, plan(System::McMahon));
    let start = |desk: &Desk| desk.entrants.iter().map(|e| e.start).collect::<Vec<_>>();
    assert_eq!(start(&desk), [2, 4, 6, 8, 10, 12, 0, 2]);
    done(
        &mut desk,
        Act::Plan {
            plan: Plan {
                top: Some(1300),
                bottom: Some(1100),
                ..plan(System::McMahon)
            },
        },
    );
    assert_eq!(start(&desk), [0, 2, 4, 4, 4, 4, 0, 0]);
    played(&mut desk, false);
    done(&mut desk, Act::Finish);
    let sheet = desk.to_sheet();
    assert!(check_sheet(&sheet).is_ok(), "{:?}", check_sheet(&sheet));
    assert!(sheet.rows.iter().any(|row| row.group == "2"));
}

#[test]
fn a_round_that_only_the_referee_has_seen_is_not_public() {
    let mut desk = drawn(6, plan(System::Swiss));
    played(&mut desk, false);
    let missing = desk.entrants[3].id;
    done(
        &mut desk,
        Act::Absent {
            who: missing,
            absent: true,
        },
    );
    assert_eq!(
        desk.public_view().absent.len(),
        0,
        "who will miss the next round is told when it is published"
    );
    done(
        &mut desk,
        Act::Pair {
            round: 2,
            reason: String::new(),
        },
    );
    let public = desk.public_view();
    assert_eq!((desk.rounds.len(), public.rounds.len()), (2, 1));
    assert!(public.public_round(2).is_none() && public.moment(2).is_none());
    assert_eq!(public.standings(2), desk.standings(1));
    done(&mut desk, Act::Publish { round: 2 });
    assert_eq!(desk.public_view().rounds, desk.rounds);
}

#[test]
fn a_disputed_result_is_open_in_public_until_the_referee_decides() {
    let mut desk = drawn(4, plan(System::Swiss));
    let round = started(&mut desk);
    let board = desk.rounds[0].boards[0].clone();
    desk.apply(
        result(round, &board, Some(Outcome::Black)),
        &assistant("Ada"),
        at(),
    )
    .unwrap();
    assert_eq!(
        desk.public_view().rounds[0].boards[0].known_outcome(),
        Some(Outcome::Black)
    );
    desk.apply(
        result(round, &board, Some(Outcome::White)),
        &assistant("Bert"),
        at(),
    )
    .unwrap();
    let public = desk.public_view();
    let shown = &public.rounds[0].boards[0];
    assert!(shown.claims.is_empty(), "who says what is for the referee");
    assert_eq!(
        (
            shown.known_outcome(),
            public.rounds[0].count_open(),
            desk.rounds[0].count_open()
        ),
        (None, 2, 1)
    );
    assert_eq!(
        shown.outcome_before(u64::MAX),
        Some(Outcome::Black),
        "what was paired by it keeps its reasons"
    );
    let current = desk.rounds[0].boards[0].clone();
    done(&mut desk, decide_result(round, &current, Outcome::White));
    assert_eq!(
        desk.public_view().rounds[0].boards[0].known_outcome(),
        Some(Outcome::White)
    );
}

#[test]
fn a_desk_is_read_back_as_it_was_written() {
    let mut desk = drawn(7, plan(System::Swiss));
    played(&mut desk, true);
    let text = serde_json::to_string(&desk).unwrap();
    assert_eq!(serde_json::from_str::<Desk>(&text).unwrap(), desk);
    assert!(
        desk.to_sheet()
            .rows
            .iter()
            .any(|row| row.cells[0] == Cell::Bye.to_string())
    );
}

#[test]
fn reasons_agree_with_the_rounds_that_they_explain() {
    for (system, parity) in [
        (System::Swiss, Parity::Text),
        (System::Swiss, Parity::Swapped),
        (System::McMahon, Parity::Text),
    ] {
        let mut desk = drawn(
            9,
            Plan {
                parity,
                ..plan(system)
            },
        );
        for _ in 0..5 {
            played(&mut desk, true);
        }
        for number in 1..=5 {
            let moment = desk.moment(number).unwrap();
            for board in &desk.rounds[number - 1].boards {
                check_reasons(&desk, &moment, number, board);
            }
        }
    }
}

fn check_reasons(desk: &Desk, moment: &RoundSnapshot, number: usize, board: &Board) {
    let Some(PairingExplanation::Results {
        by_hand: false,
        causes,
        known,
        judged,
    }) = desk.explain_pairing(number, board.black)
    else {
        panic!()
    };
    let Some(PairingExplanation::Results { causes: same, .. }) =
        desk.explain_pairing(number, board.white)
    else {
        panic!()
    };
    assert_eq!(causes, same, "both are told the same");
    let [black, white] =
        [board.black, board.white].map(|id| &moment.records[desk.index(id).unwrap()]);
    assert_eq!(
        [known[0].points, known[1].points, known[1].floats],
        [black.points, white.points, white.floats]
    );
    if number == 1 && desk.plan.system == System::Swiss {
        assert_eq!((&causes[..], &judged[..]), (&[Cause::Numbers][..], &[][..]));
        return;
    }
    assert_eq!(judged.len(), 7);
    assert_eq!(
        judged[6].worth,
        Worth::Order {
            place: known[0].place,
            partner: known[1].place
        }
    );
    let gap = black.points - white.points;
    assert!(matches!(
        judged[2],
        CriterionValue { number: 3, article: "3(2)", worth: Worth::Sum { pair, .. } }
            if pair == gap * gap
    ));
    assert_eq!(causes.len(), if gap == 0 { 2 } else { 4 });
    check_points_reason(desk, moment, board, &causes);
    let Some(Cause::Black(reason)) = causes.last() else {
        panic!("{causes:?}")
    };
    check_colour_reason(desk, moment, number, board, *reason);
}

fn check_points_reason(desk: &Desk, moment: &RoundSnapshot, board: &Board, causes: &[Cause]) {
    let [black, white] =
        [board.black, board.white].map(|id| moment.records[desk.index(id).unwrap()].points);
    match (causes[0], causes[1]) {
        (Cause::Equal { points }, _) => assert_eq!([points; 2], [black, white]),
        (
            Cause::Moved {
                down, most, least, ..
            },
            next,
        ) => {
            assert_eq!([most, least], [black.max(white), black.min(white)]);
            assert_eq!(
                desk.entrant_in_seat(down),
                if black > white {
                    board.black
                } else {
                    board.white
                }
            );
            let group = moment
                .records
                .iter()
                .filter(|record| record.points == most)
                .count();
            let (odd, even) = (
                Cause::OddGroup {
                    players: group,
                    points: most,
                },
                Cause::EvenGroup { points: most },
            );
            assert_eq!(next, if group % 2 == 1 { odd } else { even });
        }
        other => panic!("{other:?}"),
    }
}

fn check_colour_reason(
    desk: &Desk,
    moment: &RoundSnapshot,
    number: usize,
    board: &Board,
    reason: Black,
) {
    let [black, white] =
        [board.black, board.white].map(|id| &moment.records[desk.index(id).unwrap()]);
    let gap = black.points - white.points;
    match reason {
        Black::Number => assert_eq!(number, 1),
        Black::Balance {
            black: own,
            white: other,
        } => {
            assert!(own < other && [own, other] == [black.colours, white.colours]);
        }
        Black::RankList {
            higher,
            balance,
            by,
        } => {
            assert_eq!(
                (higher, [balance; 2]),
                (number % 2 == 1, [black.colours, white.colours])
            );
            let of = |id: EntrantId| desk.entrant(id).unwrap().number;
            let small = of(board.black) < of(board.white);
            let above = match by {
                RankOrder::Points => gap > 0,
                RankOrder::SmallFirst => small,
                RankOrder::LargeFirst => !small,
            };
            assert_eq!((by == RankOrder::Points, above), (gap != 0, higher));
        }
        Black::Hand => panic!("nobody changed a colour"),
    }
}

#[test]
fn nobody_else_could_have_been_met_in_a_better_round() {
    let mut desk = drawn(9, plan(System::Swiss));
    for _ in 0..4 {
        played(&mut desk, true);
    }
    assert_eq!(
        desk.other_partners(1, desk.entrants[0].id),
        [],
        "round 1 is paired by the numbers"
    );
    for number in 2..=4 {
        let round = desk.rounds[number - 1].clone();
        for who in desk.entrants.iter().map(|entrant| entrant.id) {
            let others = desk.other_partners(number, who);
            assert_eq!(
                others.len(),
                8,
                "everybody but the opponent, in whose stead the bye"
            );
            for other in others {
                let met = desk.rounds[..number - 1]
                    .iter()
                    .position(|round| matches!(other, PossiblePartner::Entrant(id) if round.board_of(who).is_some_and(|board| board.has_player(id))));
                match desk.why_not(number, who, other).unwrap() {
                    NoMeetingReason::Met(round) => assert_eq!(met, Some(round - 1)),
                    NoMeetingReason::Worse { worse, first } => {
                        assert!(met.is_none() && worse.worse > worse.better, "{worse:?}");
                        assert_eq!(first.is_some(), worse.criterion == 7);
                    }
                    NoMeetingReason::DeadEnd => assert_eq!(met, None),
                    found => panic!("{who} {other:?}: {found:?}"),
                }
            }
            let own = round.board_of(who).map_or(PossiblePartner::Bye, |board| {
                PossiblePartner::Entrant(board.opponent(who))
            });
            assert_eq!(desk.why_not(number, who, own), Some(NoMeetingReason::Same));
            assert_eq!(
                desk.why_not(number, who, PossiblePartner::Entrant(who)),
                Some(NoMeetingReason::Oneself)
            );
        }
    }
    assert_eq!(desk.explain_pairing(5, desk.entrants[0].id), None);
    assert_eq!(desk.explain_pairing(1, EntrantId(99)), None);
}

#[test]
fn what_was_changed_by_hand_and_who_was_away_is_told() {
    let mut desk = drawn(8, plan(System::Swiss));
    played(&mut desk, false);
    let away = desk.entrants[0].id;
    for who in [away, desk.entrants[1].id] {
        done(&mut desk, Act::Absent { who, absent: true });
    }
    done(
        &mut desk,
        Act::Pair {
            round: 2,
            reason: String::new(),
        },
    );
    let board = desk.rounds[1].boards[0].clone();
    let two = [board.black, board.white];
    done(
        &mut desk,
        Act::Swap {
            round: 2,
            edition: 0,
            two,
            reason: "hand".to_owned(),
            confirmed: true,
        },
    );
    assert_eq!(
        desk.explain_pairing(2, board.black),
        None,
        "only the referee has seen it"
    );
    done(&mut desk, Act::Publish { round: 2 });
    let Some(PairingExplanation::Results {
        by_hand: true,
        causes,
        ..
    }) = desk.explain_pairing(2, board.black)
    else {
        panic!()
    };
    assert_eq!(causes.last(), Some(&Cause::Black(Black::Hand)));
    assert_eq!(
        desk.explain_pairing(2, away),
        Some(PairingExplanation::Absent)
    );
    assert_eq!(
        desk.why_not(2, away, PossiblePartner::Entrant(board.black)),
        Some(NoMeetingReason::Away(PossiblePartner::Entrant(away)))
    );
    assert_eq!(
        desk.why_not(2, board.black, PossiblePartner::Entrant(away)),
        Some(NoMeetingReason::Away(PossiblePartner::Entrant(away)))
    );
    assert_eq!(
        desk.why_not(2, board.black, PossiblePartner::Bye),
        Some(NoMeetingReason::Even)
    );
}

#[test]
fn a_knockout_and_a_round_robin_have_reasons_of_their_own() {
    let mut desk = Desk::default();
    done(
        &mut desk,
        Act::Plan {
            plan: plan(System::Knockout),
        },
    );
    let nation = |entrant: Entrant| Entrant {
        country: " XX ".to_owned(),
        ..entrant
    };
    done(
        &mut desk,
        Act::Enter {
            entrants: entrants(5).into_iter().map(nation).collect(),
        },
    );
    done(
        &mut desk,
        Act::Draw {
            seed: "2008".to_owned(),
        },
    );
    started(&mut desk);
    let board = desk.rounds[0].boards[0].clone();
    let expected = vec![
        DrawReason::Lot,
        DrawReason::OneNation("XX".to_owned()),
        DrawReason::Black(board.black),
    ];
    assert_eq!(
        desk.explain_pairing(1, board.white),
        Some(PairingExplanation::Draw(expected))
    );
    assert_eq!(
        desk.explain_pairing(1, desk.rounds[0].byes[0]),
        Some(PairingExplanation::Draw(vec![
            DrawReason::Lot,
            DrawReason::Bye
        ]))
    );
    assert_eq!(desk.other_partners(1, board.white), []);
    let mut desk = drawn(4, plan(System::RoundRobin));
    started(&mut desk);
    assert_eq!(
        desk.explain_pairing(1, desk.entrants[0].id),
        Some(PairingExplanation::Berger)
    );
}

#[test]
fn whoever_comes_late_plays_from_the_next_round() {
    for system in [System::Swiss, System::McMahon] {
        let mut desk = drawn(8, plan(system));
        played(&mut desk, false);
        done(&mut desk, order_pairing(2, ""));
        let first = desk.moment(1).unwrap();
        let late = |points, reason: &str| Act::Late {
            entrants: vec![Entrant {
                rating: Some(900),
                ..Entrant::from_name("Late")
            }],
            points,
            reason: reason.to_owned(),
        };
        assert_refused(&mut desk, late(3, "bus"), Refusal::LatePoints(2));
        assert_refused(&mut desk, late(1, " "), Refusal::ReasonMissing);
        assert_eq!(
            desk.apply(late(0, ""), &assistant("Ada"), at()),
            Err(Refusal::RefereeOnly)
        );
        done(&mut desk, late(1, "bus"));
        assert_eq!(
            desk.apply(late(1, "bus"), &referee(), at()),
            Err(Refusal::Twice("Late".to_owned()))
        );
        let who = desk.entrants.last().unwrap().clone();
        assert_eq!(
            (who.since, who.granted, who.number, who.start),
            (2, 1, Some(9), 0),
            "{system:?}"
        );
        assert_eq!(desk.rounds.len(), 1);
        let now = desk.moment(1).unwrap();
        assert_eq!(
            (&now.records[..8], now.reason),
            (&first.records[..8], first.reason)
        );
        assert_eq!(desk.standings(1).rows.len(), 9);
        for _ in 0..2 {
            played(&mut desk, true);
        }
        assert!(
            desk.rounds[1].board_of(who.id).is_some() || desk.rounds[1].byes.contains(&who.id),
            "{system:?}"
        );
        done(&mut desk, Act::Finish);
        let sheet = desk.to_sheet();
        let row = sheet.rows.iter().find(|row| row.name == "Late").unwrap();
        assert_eq!(
            row.cells[0], "0=",
            "the points of a missed round stand in it"
        );
        check_sheet(&sheet).unwrap_or_else(|problems| panic!("{problems:?}\n{sheet:#?}"));
    }
}

#[test]
fn a_round_robin_takes_no_late_entry() {
    let mut desk = drawn(4, plan(System::RoundRobin));
    started(&mut desk);
    let late = Act::Late {
        entrants: entrants(1),
        points: 0,
        reason: String::new(),
    };
    assert_eq!(
        desk.apply(late, &referee(), at()),
        Err(Refusal::NoLateEntry)
    );
}

#[test]
fn whoever_came_late_has_missed_no_round_that_is_paired_again() {
    for taken_back in [false, true] {
        let mut desk = drawn(4, plan(System::Swiss));
        done(&mut desk, order_pairing(1, ""));
        done(&mut desk, Act::Publish { round: 1 });
        done(
            &mut desk,
            Act::Late {
                entrants: vec![Entrant::from_name("Late"), Entrant::from_name("Later")],
                points: 2,
                reason: "bus".to_owned(),
            },
        );
        assert!(
            desk.entrants[4..]
                .iter()
                .all(|entrant| (entrant.since, entrant.granted) == (2, 2))
        );
        if taken_back {
            done(
                &mut desk,
                Act::Back {
                    round: 1,
                    stage: Stage::Published,
                },
            );
            assert_eq!(desk.rounds, []);
        }
        done(&mut desk, order_pairing(1, "two came"));
        assert!(
            desk.entrants[4..]
                .iter()
                .all(|entrant| (entrant.since, entrant.granted) == (0, 0))
        );
        assert_eq!(desk.rounds[0].boards.len(), 3);
        done(&mut desk, Act::Publish { round: 1 });
        done(&mut desk, Act::Start { round: 1 });
        for board in desk.rounds[0].boards.clone() {
            done(&mut desk, result(1, &board, Some(Outcome::Black)));
        }
        done(&mut desk, Act::Close { round: 1 });
        done(&mut desk, Act::Finish);
        assert_eq!(
            desk.standings(1).rows.iter().map(|row| row.points).max(),
            Some(2),
            "a point of two halves for a game, and none beside it"
        );
        let sheet = desk.to_sheet();
        assert!(
            sheet.rows.iter().all(|row| !row.cells[0].starts_with('0')),
            "a game stands in every row: {sheet:?}"
        );
    }
}

#[test]
fn drawn_games_are_played_again_where_the_regulations_say_so() {
    for (replays, played) in [(Replays::Rated, true), (Replays::Unrated, false)] {
        let mut desk = drawn(
            4,
            Plan {
                replays,
                ..plan(System::Swiss)
            },
        );
        let round = started(&mut desk);
        let boards = desk.rounds[0].boards.clone();
        done(&mut desk, result(round, &boards[0], Some(Outcome::Draw)));
        done(&mut desk, result(round, &boards[1], Some(Outcome::Black)));
        assert_eq!(done(&mut desk, Act::Close { round }), Answer::Replays(1));
        let again = desk.rounds[0].boards[2].clone();
        assert_eq!(
            (again.black, again.white, again.rated),
            (boards[0].white, boards[0].black, played)
        );
        let changed = result(
            round,
            &desk.rounds[0].boards[0].clone(),
            Some(Outcome::White),
        );
        assert_eq!(
            desk.apply(changed, &referee(), at()),
            Err(Refusal::Replayed)
        );
        done(&mut desk, result(round, &again, Some(Outcome::Black)));
        assert_eq!(done(&mut desk, Act::Close { round }), Answer::Done);
        let points = |desk: &Desk, who| {
            desk.standings(1)
                .rows
                .iter()
                .find(|row| desk.entrants[row.index].id == who)
                .unwrap()
                .points
        };
        assert_eq!(
            (points(&desk, again.black), points(&desk, again.white)),
            (2, 0)
        );
        done(&mut desk, Act::Finish);
        let sheet = desk.to_sheet();
        let table =
            check_sheet(&sheet).unwrap_or_else(|problems| panic!("{problems:?}\n{sheet:#?}"));
        assert_eq!((sheet.rounds, table.games.len()), (2, 3));
        assert_eq!(
            table
                .games
                .iter()
                .filter(|game| game.played && !game.annulled)
                .count(),
            if played { 3 } else { 2 }
        );
    }
}

/// ssdc 1.7.1: both the drawn game and all its replays are rated, as are all played games in rgf
/// (`docs/readings/rgf.md` A8); ssdc 1.7.2 has annulled results, ufgo, orr and rgf do not.
#[test]
fn the_regulation_decides_about_replays_and_annulments() {
    for (rules, rates, annuls) in [
        ("ssdc", true, true),
        ("elo", true, true),
        ("ufgo", false, false),
        ("orr", false, false),
        ("rgf", true, false),
    ] {
        let rulings = Rulings::from(&crate::rules::by_id(rules).unwrap().shows);
        assert_eq!(
            rulings,
            Rulings {
                annuls,
                rates_replays: rates
            },
            "{rules}"
        );
        let round = 1;
        let mut desk = replayed_final(rulings);
        let replay = desk.rounds[0].boards[1].clone();
        assert_eq!(replay.rated, rates, "{rules}");
        let unrated = leave_unrated(&mut desk, round, &replay);
        assert_eq!(
            unrated,
            if rates {
                Err(Refusal::ReplayRated)
            } else {
                Ok(Answer::Nothing)
            },
            "{rules}"
        );
        done(&mut desk, result(round, &replay, Some(Outcome::White)));
        let annulled = order_annulment(round, replay.number, "noise");
        let played = desk.rounds[0].boards[1].clone();
        assert_eq!(
            desk.allowed_decisions(round, &played).annul,
            annuls,
            "{rules}"
        );
        let answer = desk.clone().apply(annulled, &referee(), at());
        assert_eq!(
            answer,
            if annuls {
                Ok(Answer::Done)
            } else {
                Err(Refusal::NoAnnulment)
            },
            "{rules}"
        );
        done(&mut desk, Act::Close { round });
        done(&mut desk, Act::Finish);
        let table = check_sheet(&desk.to_sheet()).unwrap();
        assert!(table.games.iter().all(|game| game.played), "{rules}");
        let unrated: Vec<bool> = table.games.iter().map(|game| game.annulled).collect();
        assert_eq!(unrated, [false, !rates], "{rules}");
    }
}

fn leave_unrated(desk: &mut Desk, round: usize, replay: &Board) -> Result<Answer, Refusal> {
    let act = Act::Rate {
        round,
        board: replay.number,
        rated: false,
    };
    desk.apply(act, &referee(), at())
}

fn replayed_final(rulings: Rulings) -> Desk {
    let mut desk = drawn(2, plan(System::Knockout));
    desk.rulings = rulings;
    let round = started(&mut desk);
    let board = desk.rounds[0].boards[0].clone();
    done(&mut desk, result(round, &board, Some(Outcome::Draw)));
    assert_eq!(done(&mut desk, Act::Close { round }), Answer::Replays(1));
    desk
}

#[test]
fn the_points_of_the_table_are_those_of_the_standings() {
    for system in [System::Swiss, System::McMahon, System::RoundRobin] {
        for replays in Replays::ALL {
            let mut desk = drawn(
                6,
                Plan {
                    replays,
                    ..plan(system)
                },
            );
            for round in 1..=3 {
                play_annulled_round(&mut desk, round);
            }
            let standings = desk.standings(3);
            let sheet = desk.to_sheet();
            check_sheet(&sheet).unwrap_or_else(|problems| {
                panic!("{system:?} {replays:?}: {problems:?}\n{sheet:#?}")
            });
            for (row, standing) in sheet.rows.iter().zip(&standings.rows) {
                assert_eq!(
                    crate::table::parse_half_points(&row.points),
                    Some(standing.points),
                    "{system:?} {replays:?}"
                );
            }
        }
    }
}

fn play_annulled_round(desk: &mut Desk, round: usize) {
    started(desk);
    let boards = desk.rounds[round - 1].boards.clone();
    for (board, outcome) in boards
        .iter()
        .zip([Outcome::Draw, Outcome::Black, Outcome::White])
    {
        done(desk, result(round, board, Some(outcome)));
    }
    let annulled = boards[1].number;
    done(desk, order_annulment(round, annulled, "noise"));
    if round == 1 {
        done(desk, order_replay(round, annulled));
    }
    loop {
        for board in desk.rounds[round - 1]
            .boards
            .clone()
            .into_iter()
            .filter(|board| board.known_outcome().is_none())
        {
            done(desk, result(round, &board, Some(Outcome::White)));
        }
        if done(desk, Act::Close { round }) == Answer::Done {
            break;
        }
    }
}

#[test]
fn a_drawn_game_stands_where_the_referee_says_so() {
    let mut desk = drawn(
        2,
        Plan {
            replays: Replays::Rated,
            ..plan(System::RoundRobin)
        },
    );
    let round = started(&mut desk);
    let board = desk.rounds[0].boards[0].clone();
    done(&mut desk, result(round, &board, Some(Outcome::Draw)));
    assert_eq!(done(&mut desk, Act::Close { round }), Answer::Replays(1));
    done(
        &mut desk,
        Act::Replay {
            round,
            board: board.number,
            again: false,
        },
    );
    assert_eq!(
        (
            done(&mut desk, Act::Close { round }),
            desk.rounds[0].boards.len()
        ),
        (Answer::Done, 1)
    );
    assert_eq!(
        done(
            &mut desk,
            Act::Replay {
                round,
                board: board.number,
                again: true
            }
        ),
        Answer::Replays(1)
    );
    assert_eq!(desk.rounds[0].stage, Stage::Started);
    assert_eq!(
        desk.apply(Act::Finish, &referee(), at()),
        Err(Refusal::Unfinished(1))
    );
    let again = desk.rounds[0].boards[1].clone();
    done(&mut desk, result(round, &again, Some(Outcome::White)));
    assert_eq!(
        desk.apply(
            Act::Replay {
                round,
                board: board.number,
                again: false
            },
            &referee(),
            at()
        ),
        Err(Refusal::Replayed)
    );
}

#[test]
fn an_annulment_has_a_reason_and_leaves_later_rounds_alone() {
    let mut desk = published_after_one_round();
    let board = desk.rounds[0].boards[game_played(&desk)].clone();
    let annulment = order_annulment(1, board.number, "noise");
    let before = desk.moment(2).unwrap();
    let unfounded = order_annulment(1, board.number, " ");
    assert_refused(&mut desk, unfounded, Refusal::ReasonMissing);
    assert_eq!(
        desk.apply(annulment.clone(), &assistant("Ada"), at()),
        Err(Refusal::RefereeOnly)
    );
    assert_refused(&mut desk, order_replay(1, board.number), Refusal::NoReplay);
    done(&mut desk, annulment);
    let after = desk.moment(2).unwrap();
    assert_eq!(
        (after.records, after.reason),
        (before.records, before.reason),
        "a round keeps the reasons of its moment"
    );
    let annulled = desk.rounds[0].boards[game_played(&desk)].clone();
    assert_eq!(annulled.number, board.number);
    assert_eq!(
        annulled.annulled.as_ref().map(|a| (&*a.by, &*a.reason)),
        Some(("Referee", "noise"))
    );
    assert_eq!(points_of_pair(&desk, &board), [0, 0]);
    assert_refused(&mut desk, result(1, &annulled, None), Refusal::Annulled);
    let no_one = result(1, &annulled, Some(Outcome::NoOne));
    assert_refused(&mut desk, no_one, Refusal::Annulled);
    done(&mut desk, order_replay(1, board.number));
    let restored = Act::Annul {
        round: 1,
        board: board.number,
        annulled: false,
        reason: String::new(),
    };
    done(&mut desk, restored);
    assert_eq!(
        desk.rounds[0].boards.len(),
        2,
        "a replay that was only ordered goes with the annulment"
    );
    done(&mut desk, order_annulment(1, board.number, "noise"));
    done(&mut desk, order_replay(1, board.number));
    assert_eq!(
        desk.rounds[0].boards.len(),
        3,
        "a restored game can be annulled again"
    );
}

fn published_after_one_round() -> Desk {
    let mut desk = drawn(4, plan(System::Swiss));
    played(&mut desk, true);
    done(&mut desk, order_pairing(2, ""));
    done(&mut desk, Act::Publish { round: 2 });
    desk
}

fn game_played(desk: &Desk) -> usize {
    desk.rounds[0]
        .boards
        .iter()
        .position(|board| !board.known_outcome().unwrap().is_forfeit())
        .unwrap()
}

fn points_of_pair(desk: &Desk, board: &Board) -> [i64; 2] {
    let standings = desk.standings(1);
    [board.black, board.white].map(|who| {
        standings
            .rows
            .iter()
            .find(|row| desk.entrants[row.index].id == who)
            .unwrap()
            .points
    })
}

#[test]
fn of_an_annulled_game_only_the_replay_counts() {
    let mut desk = published_after_one_round();
    let board = desk.rounds[0].boards[game_played(&desk)].clone();
    done(&mut desk, order_annulment(1, board.number, "noise"));
    done(&mut desk, order_replay(1, board.number));
    let again = desk.rounds[0].boards.last().unwrap().clone();
    assert!(again.rated && again.replay);
    done(&mut desk, result(1, &again, Some(Outcome::Black)));
    done(
        &mut desk,
        Act::Stones {
            round: 1,
            board: again.number,
            stones: 3,
        },
    );
    let too_many = Act::Stones {
        round: 1,
        board: again.number,
        stones: 26,
    };
    assert_refused(&mut desk, too_many, Refusal::Stones);
    assert_eq!(points_of_pair(&desk, &again), [2, 0]);
    done(
        &mut desk,
        Act::Back {
            round: 2,
            stage: Stage::Published,
        },
    );
    assert_eq!(
        desk.discarded_draft().map(|discarded| &discarded.cause),
        Some(&draft::Cause::Earlier)
    );
    done(&mut desk, Act::Finish);
    let table = check_sheet(&desk.to_sheet()).unwrap();
    let of: Vec<_> = table.games.iter().filter(|game| game.annulled).collect();
    assert_eq!(
        (
            of.len(),
            table
                .games
                .iter()
                .filter(|game| game.handicap == 3 && game.played)
                .count()
        ),
        (1, 1)
    );
    let told: Vec<_> = desk
        .annulled_boards()
        .into_iter()
        .map(|(column, board)| (column, board.number))
        .collect();
    assert_eq!(told, [(of[0].round, board.number)]);
}

#[test]
fn an_annulled_game_of_a_knockout_is_played_again() {
    let mut desk = drawn(2, plan(System::Knockout));
    let round = started(&mut desk);
    let board = desk.rounds[0].boards[0].clone();
    done(&mut desk, result(round, &board, Some(Outcome::Black)));
    done(&mut desk, Act::Close { round });
    done(
        &mut desk,
        Act::Annul {
            round,
            board: board.number,
            annulled: true,
            reason: "noise".to_owned(),
        },
    );
    assert_eq!(desk.champion(), None);
    assert_eq!(done(&mut desk, Act::Close { round }), Answer::Replays(1));
    let again = desk.rounds[0].boards[1].clone();
    assert!(again.rated, "only the replay of an annulled game is rated");
    done(&mut desk, result(round, &again, Some(Outcome::White)));
    done(&mut desk, Act::Close { round });
    assert_eq!(desk.champion(), Some(Some(again.white)));
}

#[test]
fn an_answer_is_read_back_from_its_word() {
    for answer in [
        Answer::Done,
        Answer::Nothing,
        Answer::Disputed,
        Answer::Replays(3),
    ] {
        assert_eq!(answer.to_string().parse(), Ok(answer));
    }
    for word in ["", "replays", "replays many", "Done"] {
        assert!(word.parse::<Answer>().is_err(), "{word}");
    }
}

#[test]
fn a_knockout_is_as_long_as_its_players_make_it() {
    let mut desk = drawn(6, plan(System::Knockout));
    assert_eq!(desk.planned_rounds(), 3);
    let withdrawn: Vec<EntrantId> = desk
        .entrants
        .iter()
        .take(2)
        .map(|entrant| entrant.id)
        .collect();
    for who in &withdrawn {
        done(
            &mut desk,
            Act::Withdraw {
                who: *who,
                withdrawn: true,
            },
        );
    }
    assert_eq!(desk.planned_rounds(), 2);
    let places = |desk: &Desk, rounds| {
        let standings = desk.standings(rounds);
        assert!(
            standings
                .rows
                .iter()
                .all(|row| !withdrawn.contains(&desk.entrants[row.index].id))
        );
        standings
            .rows
            .iter()
            .map(|row| row.place)
            .collect::<Vec<_>>()
    };
    assert_eq!(places(&desk, 0), [1, 1, 1, 1]);
    for round in 1..=2 {
        started(&mut desk);
        assert_eq!(desk.planned_rounds(), 2, "{round}");
        for board in desk.rounds[round - 1].boards.clone() {
            done(&mut desk, result(round, &board, Some(Outcome::Black)));
        }
        assert_eq!(done(&mut desk, Act::Close { round }), Answer::Done);
        assert_eq!(desk.planned_rounds(), 2, "{round}");
    }
    assert_eq!(places(&desk, 2), [1, 2, 3, 3]);
    done(&mut desk, Act::Finish);
    assert_eq!(
        desk.to_sheet()
            .rows
            .iter()
            .map(|row| row.place.clone())
            .collect::<Vec<_>>(),
        ["1", "2", "3-4", "3-4"]
    );
}

#[test]
fn the_second_round_is_the_final_if_two_of_four_withdraw_before_it() {
    let mut desk = drawn(8, plan(System::Knockout));
    started(&mut desk);
    let boards = desk.rounds[0].boards.clone();
    for board in &boards {
        done(&mut desk, result(1, board, Some(Outcome::Black)));
    }
    assert_eq!(desk.planned_rounds(), 3);
    for board in &boards[..2] {
        done(
            &mut desk,
            Act::Withdraw {
                who: board.black,
                withdrawn: true,
            },
        );
    }
    assert_eq!(desk.planned_rounds(), 2);
}

#[test]
fn players_who_never_came_make_no_tournament_longer() {
    let mut desk = drawn(9, plan(System::Swiss));
    assert_eq!((desk.planned_rounds(), desk.most_rounds()), (8, 9));
    let who = desk.entrants[8].id;
    done(
        &mut desk,
        Act::Withdraw {
            who,
            withdrawn: true,
        },
    );
    assert_eq!((desk.planned_rounds(), desk.most_rounds()), (6, 7));
    started(&mut desk);
    let who = desk.entrants[7].id;
    done(
        &mut desk,
        Act::Withdraw {
            who,
            withdrawn: true,
        },
    );
    assert_eq!((desk.planned_rounds(), desk.most_rounds()), (6, 7));
}
