//! Checks that every offered step is accepted.

use super::super::tests::{assistant, at, done, drawn, plan, played, referee, result, started};
use super::super::*;
use super::*;

fn act_of(desk: &Desk, step: Step) -> Act {
    let round = desk.rounds.len();
    match step {
        Step::Pair => Act::Pair {
            round: round + 1,
            reason: String::new(),
        },
        Step::PairAgain { .. } => Act::Pair {
            round,
            reason: "again".to_owned(),
        },
        Step::Publish => Act::Publish { round },
        Step::Start => Act::Start { round },
        Step::Close { .. } => Act::Close { round },
        Step::Back(stage) => Act::Back { round, stage },
        Step::Finish => Act::Finish,
        Step::Resume => Act::Resume,
    }
}

/// The button that closes a round is an exception: it reports what is missing.
#[track_caller]
fn offers_what_is_done(desk: &Desk) {
    let offered = desk.next_steps();
    let back = [
        Stage::Paired,
        Stage::Published,
        Stage::Started,
        Stage::Closed,
    ]
    .map(Step::Back);
    let on = [
        Step::Pair,
        Step::PairAgain { reason: true },
        Step::Publish,
        Step::Start,
        Step::Close { complete: true },
    ];
    for step in on
        .into_iter()
        .chain(back)
        .chain([Step::Finish, Step::Resume])
    {
        let act = act_of(desk, step);
        let wanted = offered
            .iter()
            .any(|other| act_of(desk, *other) == act && *other != Step::Close { complete: false });
        let came = desk.clone().apply(act, &referee(), at());
        let agrees = if wanted {
            came.is_ok()
        } else {
            !matches!(came, Ok(Answer::Done | Answer::Replays(_)))
        };
        assert!(agrees, "{step:?}: {came:?}, offered are {offered:?}");
    }
}

#[test]
fn a_step_is_offered_when_it_is_done_and_not_when_it_is_refused() {
    offers_what_is_done(&Desk::default());
    for system in System::ALL {
        let mut desk = drawn(9, plan(system));
        offers_what_is_done(&desk);
        let rounds = if system.by_results() {
            3
        } else {
            desk.planned_rounds()
        };
        for round in 1..=rounds {
            for act in [
                Act::Pair {
                    round,
                    reason: String::new(),
                },
                Act::Publish { round },
                Act::Start { round },
            ] {
                done(&mut desk, act);
                offers_what_is_done(&desk);
            }
            for board in desk.rounds[round - 1].boards.clone() {
                done(&mut desk, result(round, &board, Some(Outcome::Black)));
                offers_what_is_done(&desk);
            }
            done(&mut desk, Act::Close { round });
            offers_what_is_done(&desk);
        }
        assert_eq!(
            desk.next_steps().contains(&Step::Pair),
            system.by_results(),
            "{system:?}"
        );
        done(&mut desk, Act::Finish);
        assert_eq!(desk.next_steps(), [Step::Resume]);
        offers_what_is_done(&desk);
    }
}

#[test]
fn a_knockout_in_which_somebody_has_to_play_again_is_not_paired_further() {
    let mut desk = drawn(2, plan(System::Knockout));
    played(&mut desk, false);
    assert!(desk.champion().is_some());
    offers_what_is_done(&desk);
    let board = desk.rounds[0].boards[0].clone();
    done(&mut desk, result(1, &board, Some(Outcome::Draw)));
    assert_eq!(desk.rounds[0].stage, Stage::Started);
    offers_what_is_done(&desk);
    assert_eq!(done(&mut desk, Act::Close { round: 1 }), Answer::Replays(1));
    offers_what_is_done(&desk);
}

#[test]
fn where_too_few_are_left_nothing_is_paired_again() {
    for system in System::ALL {
        let mut desk = drawn(3, plan(system));
        done(
            &mut desk,
            Act::Pair {
                round: 1,
                reason: String::new(),
            },
        );
        for id in [1, 2, 3] {
            let _ = desk.apply(
                Act::Withdraw {
                    who: EntrantId(id),
                    withdrawn: true,
                },
                &referee(),
                at(),
            );
            offers_what_is_done(&desk);
        }
        let desk = drawn(1, plan(system));
        offers_what_is_done(&desk);
    }
}

#[test]
fn what_is_offered_at_a_board_is_done() {
    for system in System::ALL {
        let mut desk = drawn(
            6,
            Plan {
                replays: Replays::Rated,
                ..plan(system)
            },
        );
        for round in 1..=2 {
            for act in [
                Act::Pair {
                    round,
                    reason: String::new(),
                },
                Act::Publish { round },
                Act::Start { round },
            ] {
                done(&mut desk, act);
            }
            for board in desk.rounds[round - 1].boards.clone() {
                let outcome = if board.number % 2 == 0 {
                    Outcome::Draw
                } else {
                    Outcome::Black
                };
                done(&mut desk, result(round, &board, Some(outcome)));
                decides_what_is_offered(&desk);
            }
            while let Answer::Replays(_) = done(&mut desk, Act::Close { round }) {
                decides_what_is_offered(&desk);
                for board in desk.rounds[round - 1]
                    .boards
                    .clone()
                    .into_iter()
                    .filter(|board| board.known_outcome().is_none())
                {
                    done(&mut desk, result(round, &board, Some(Outcome::White)));
                    decides_what_is_offered(&desk);
                }
            }
            decides_what_is_offered(&desk);
        }
        done(&mut desk, Act::Finish);
        decides_what_is_offered(&desk);
    }
}

#[track_caller]
fn decides_what_is_offered(desk: &Desk) {
    for (round, number) in desk.rounds.iter().zip(1..) {
        for board in &round.boards {
            let decisions = desk.allowed_decisions(number, board);
            for (offered, act) in list_decisions(decisions, number, board.number) {
                let mut after = desk.clone();
                let came = after.apply(act.clone(), &referee(), at());
                let is_done = matches!(came, Ok(Answer::Done | Answer::Replays(_)));
                assert!(is_done || !offered, "{act:?} is offered: {came:?}");
                if is_done && count_annulled(&after) == 1 && count_annulled(desk) == 0 {
                    decides_what_is_offered(&after);
                }
            }
        }
    }
}

fn count_annulled(desk: &Desk) -> usize {
    desk.rounds
        .iter()
        .flat_map(|round| &round.boards)
        .filter(|board| board.annulled.is_some())
        .count()
}

fn list_decisions(decisions: Decisions, round: usize, board: usize) -> [(bool, Act); 4] {
    let Decisions {
        annul,
        restore,
        replay,
        stand,
    } = decisions;
    let annulment = |annulled, reason: &str| Act::Annul {
        round,
        board,
        annulled,
        reason: reason.to_owned(),
    };
    let replaying = |again| Act::Replay {
        round,
        board,
        again,
    };
    [
        (annul, annulment(true, "noise")),
        (restore, annulment(false, "")),
        (replay, replaying(true)),
        (stand, replaying(false)),
    ]
}

#[test]
fn what_was_entered_once_is_not_paired_again_or_swapped_and_what_is_claimed_not_taken_back() {
    let mut desk = drawn(4, plan(System::Swiss));
    let round = started(&mut desk);
    let board = |desk: &Desk| desk.rounds[0].boards[0].clone();
    let (ada, bert) = (assistant("Ada"), assistant("Bert"));
    let first = board(&desk);
    desk.apply(result(round, &first, Some(Outcome::Black)), &ada, at())
        .unwrap();
    desk.apply(result(round, &first, Some(Outcome::White)), &bert, at())
        .unwrap();
    let now = board(&desk);
    desk.apply(result(round, &now, None), &ada, at()).unwrap();
    assert!(board(&desk).known_outcome().is_none() && !board(&desk).claims.is_empty());
    assert_eq!(
        desk.next_steps(),
        [Step::Close { complete: false }],
        "the referee decides first"
    );
    offers_what_is_done(&desk);
    let Act::Result {
        board: number,
        black,
        white,
        left,
        ..
    } = result(round, &first, None)
    else {
        unreachable!()
    };
    done(
        &mut desk,
        Act::Result {
            round,
            board: number,
            black,
            white,
            outcome: None,
            seen: None,
            left,
            decide: true,
        },
    );
    done(
        &mut desk,
        Act::Back {
            round,
            stage: Stage::Started,
        },
    );
    assert_eq!(
        desk.next_steps(),
        [Step::Start, Step::Back(Stage::Published)]
    );
    assert!(!desk.rounds[0].is_swappable());
    offers_what_is_done(&desk);
}

#[test]
fn a_tournament_is_not_ended_while_a_game_of_an_earlier_round_is_played_again() {
    let mut desk = drawn(4, plan(System::Swiss));
    let round = started(&mut desk);
    for board in desk.rounds[0].boards.clone() {
        done(&mut desk, result(round, &board, Some(Outcome::Draw)));
    }
    done(&mut desk, Act::Close { round });
    played(&mut desk, false);
    assert!(desk.next_steps().contains(&Step::Finish));
    let board = desk.rounds[0].boards[0].number;
    done(
        &mut desk,
        Act::Replay {
            round,
            board,
            again: true,
        },
    );
    assert_eq!(
        (desk.rounds[0].stage, desk.refuse_finish()),
        (Stage::Closed, Err(Refusal::Unfinished(1)))
    );
    assert!(!desk.next_steps().contains(&Step::Finish));
    offers_what_is_done(&desk);
}
