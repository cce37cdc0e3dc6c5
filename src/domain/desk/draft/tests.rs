//! A draft pairing never outlives the facts that it was made from.

use proptest::prelude::*;

use super::super::tests::{at, done, drawn, plan, played, referee, result};
use super::super::*;

fn pair(desk: &mut Desk) -> usize {
    let round = desk.rounds.len() + 1;
    done(
        desk,
        Act::Pair {
            round,
            reason: String::new(),
        },
    );
    round
}

fn cause(desk: &Desk) -> Option<&Cause> {
    desk.discarded_draft().map(|discarded| &discarded.cause)
}

#[test]
fn whoever_withdraws_or_is_absent_leaves_the_draft_and_the_referee_is_told() {
    for system in [System::Swiss, System::McMahon, System::RoundRobin] {
        let mut desk = drawn(4, plan(system));
        played(&mut desk, false);
        let who = desk.entrants[1].id;
        let acts = [
            (Act::Absent { who, absent: true }, Cause::Absent { who }),
            (Act::Absent { who, absent: false }, Cause::Back { who }),
            (
                Act::Withdraw {
                    who,
                    withdrawn: true,
                },
                Cause::Withdrawn { who },
            ),
            (
                Act::Withdraw {
                    who,
                    withdrawn: false,
                },
                Cause::Back { who },
            ),
        ];
        for (act, expected) in acts {
            let round = pair(&mut desk);
            done(&mut desk, act);
            assert_eq!(
                (desk.rounds.len(), cause(&desk)),
                (round - 1, Some(&expected)),
                "{system:?}"
            );
            assert_eq!(
                desk.apply(Act::Publish { round }, &referee(), at()),
                Err(Refusal::Round)
            );
        }
        pair(&mut desk);
        assert_eq!(
            (desk.rounds[1].pairing_edition(), desk.discarded_draft()),
            (4, None)
        );
    }
}

#[test]
fn an_absence_that_was_marked_first_takes_effect_when_the_round_is_published() {
    let mut desk = drawn(4, plan(System::Swiss));
    played(&mut desk, false);
    let who = desk.entrants[1].id;
    done(&mut desk, Act::Absent { who, absent: true });
    pair(&mut desk);
    done(&mut desk, Act::Publish { round: 2 });
    assert!(desk.rounds[1].board_of(who).is_none() && desk.absent.is_empty());
}

#[test]
fn a_withdrawal_of_an_absent_player_discards_the_draft() {
    let mut desk = drawn(4, plan(System::Swiss));
    let who = desk.entrants[0].id;
    done(&mut desk, Act::Absent { who, absent: true });
    pair(&mut desk);
    assert_eq!(desk.rounds[0].absent, [who]);
    done(
        &mut desk,
        Act::Withdraw {
            who,
            withdrawn: true,
        },
    );
    assert_eq!(
        (desk.rounds.len(), cause(&desk)),
        (0, Some(&Cause::Withdrawn { who }))
    );
    pair(&mut desk);
    assert!(desk.rounds[0].absent.is_empty());
}

#[test]
fn a_corrected_result_discards_the_draft() {
    for system in System::ALL {
        let mut desk = drawn(8, plan(system));
        played(&mut desk, false);
        pair(&mut desk);
        let board = desk.rounds[0].boards[0].clone();
        let other = if desk.rounds[0].boards[0]
            .known_outcome()
            .unwrap()
            .half_points()[0]
            == 2
        {
            Outcome::White
        } else {
            Outcome::Black
        };
        done(&mut desk, result(1, &board, Some(other)));
        assert_eq!(
            (desk.rounds.len(), cause(&desk)),
            (
                1,
                Some(&Cause::Result {
                    round: 1,
                    board: board.number
                })
            ),
            "{system:?}"
        );
        pair(&mut desk);
        done(&mut desk, Act::Publish { round: 2 });
        let records = desk.moment(2).unwrap().records;
        for row in desk.standings(1).rows {
            assert_eq!(records[row.index].points, row.points, "{system:?}");
        }
    }
}

#[test]
fn a_published_pairing_that_is_taken_back_is_a_draft_of_the_same_facts() {
    for system in System::ALL {
        let mut desk = drawn(5, plan(system));
        let who = desk.entrants[1].id;
        done(&mut desk, Act::Absent { who, absent: true });
        pair(&mut desk);
        let draft = desk.rounds.clone();
        done(&mut desk, Act::Publish { round: 1 });
        done(
            &mut desk,
            Act::Back {
                round: 1,
                stage: Stage::Published,
            },
        );
        assert_eq!(desk.rounds, draft, "{system:?}");
        done(&mut desk, Act::Publish { round: 1 });
        let gone = desk.entrants[2].id;
        done(
            &mut desk,
            Act::Withdraw {
                who: gone,
                withdrawn: true,
            },
        );
        assert_eq!(desk.rounds.len(), 1, "{system:?}");
        done(
            &mut desk,
            Act::Back {
                round: 1,
                stage: Stage::Published,
            },
        );
        assert_eq!(
            (desk.rounds.len(), cause(&desk)),
            (0, Some(&Cause::Earlier)),
            "{system:?}"
        );
        assert!(
            desk.discarded_draft().unwrap().earlier[0].published,
            "everybody has seen it"
        );
    }
}

#[test]
fn a_draft_of_an_older_version_is_paired_again_before_it_is_published() {
    let mut desk = drawn(4, plan(System::Swiss));
    pair(&mut desk);
    desk.rounds[0].basis = Basis::default();
    assert_eq!(
        desk.apply(Act::Publish { round: 1 }, &referee(), at()),
        Err(Refusal::Outdated)
    );
    assert_eq!(
        desk.next_steps().first(),
        Some(&Step::PairAgain { reason: false })
    );
    done(
        &mut desk,
        Act::Pair {
            round: 1,
            reason: String::new(),
        },
    );
    done(&mut desk, Act::Publish { round: 1 });
}

fn act(desk: &Desk, kind: u8, pick: usize) -> Act {
    let who = desk
        .entrants
        .get(pick % desk.entrants.len().max(1))
        .map_or(EntrantId(0), |entrant| entrant.id);
    if kind < 9 {
        act_on_the_field(desk, kind, pick, who)
    } else {
        act_in_a_round(desk, kind, pick, who)
    }
}

fn act_on_the_field(desk: &Desk, kind: u8, pick: usize, who: EntrantId) -> Act {
    match kind {
        0 => Act::Absent {
            who,
            absent: pick.is_multiple_of(2),
        },
        1 => Act::Withdraw {
            who,
            withdrawn: !pick.is_multiple_of(3),
        },
        2 => Act::Late {
            entrants: vec![Entrant::from_name(&format!("Late {pick}"))],
            points: 0,
            reason: "reason".to_owned(),
        },
        3 => Act::Plan {
            plan: Plan {
                rounds: pick % 9,
                ..desk.plan.clone()
            },
        },
        4 => Act::Enter {
            entrants: vec![Entrant::from_name(&format!("New {pick}"))],
        },
        5 => Act::Remove { who },
        6 => Act::Draw {
            seed: pick.to_string(),
        },
        7 => Act::Number {
            numbers: desk
                .entrants
                .iter()
                .rev()
                .zip(1..)
                .map(|(entrant, number)| (entrant.id, number))
                .collect(),
        },
        _ => Act::Amend {
            entrant: Entrant {
                id: who,
                rating: Some(pick as i64),
                country: "XX".to_owned(),
                ..Entrant::from_name(&format!("P {who}"))
            },
        },
    }
}

fn act_in_a_round(desk: &Desk, kind: u8, pick: usize, who: EntrantId) -> Act {
    let last = desk.rounds.len();
    let number = 1 + pick % last.max(1);
    let board = desk.rounds.get(number - 1).and_then(|round| {
        round
            .boards
            .get(pick / 3 % round.boards.len().max(1))
            .cloned()
    });
    let board = board.unwrap_or_else(|| Board::new(1, who, who));
    let reason = || "reason".to_owned();
    let stage = desk
        .rounds
        .last()
        .map_or(Stage::Paired, |round| round.stage);
    match kind {
        9 => Act::Annul {
            round: number,
            board: board.number,
            annulled: pick.is_multiple_of(2),
            reason: reason(),
        },
        10 => Act::Replay {
            round: number,
            board: board.number,
            again: pick.is_multiple_of(2),
        },
        11 => Act::Back { round: last, stage },
        12 | 13 => Act::Pair {
            round: last + 1,
            reason: reason(),
        },
        14 => Act::Pair {
            round: last,
            reason: reason(),
        },
        15 => Act::Publish { round: last },
        16 | 17 => Act::Close { round: last },
        18 => Act::Stones {
            round: number,
            board: board.number,
            stones: 2,
        },
        19 => Act::Rate {
            round: number,
            board: board.number,
            rated: pick.is_multiple_of(2),
        },
        _ => Act::Result {
            round: number,
            board: board.number,
            black: board.black,
            white: board.white,
            outcome: Some(Outcome::ALL[pick % Outcome::ALL.len()]),
            seen: board.known_outcome(),
            left: None,
            decide: true,
        },
    }
}

fn check_draft(desk: &Desk) -> Result<(), TestCaseError> {
    let number = desk.rounds.len();
    let Some(draft) = desk
        .rounds
        .last()
        .filter(|round| round.stage == Stage::Paired)
    else {
        return Ok(());
    };
    let mut before = desk.clone();
    before.rounds.pop();
    before.forget_missed();
    let again = before
        .calculate_pairing(number, &referee(), at())
        .map_err(|refusal| TestCaseError::fail(format!("{refusal:?}")))?;
    let pairs = |round: &Round| {
        round
            .boards
            .iter()
            .map(|b| (b.number, b.black, b.white, b.known_outcome()))
            .collect::<Vec<_>>()
    };
    prop_assert_eq!(pairs(&again), pairs(draft));
    prop_assert_eq!((&again.byes, &again.absent), (&draft.byes, &draft.absent));
    let published = desk
        .clone()
        .apply(Act::Publish { round: number }, &referee(), at());
    prop_assert_eq!(published, Ok(Answer::Done));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn no_act_leaves_a_draft_of_other_facts(
        system in prop::sample::select(System::ALL.to_vec()),
        replays in prop::sample::select(Replays::ALL.to_vec()),
        count in 2_usize..9,
        acts in prop::collection::vec((0_u8..30, 0_usize..10_000), 1..60),
    ) {
        let mut desk = drawn(count, Plan { replays, ..plan(system) });
        for (kind, pick) in acts {
            let act = act(&desk, kind, pick);
            let before = desk.clone();
            if desk.apply(act.clone(), &referee(), at()).is_err() {
                prop_assert_eq!(&desk, &before);
                continue;
            }
            check_draft(&desk)?;
            let had = before.rounds.last().is_some_and(|round| round.stage == Stage::Paired);
            let given_up = matches!(act, Act::Back { .. });
            if had && desk.rounds.len() < before.rounds.len() && !given_up {
                prop_assert_eq!(desk.discarded_draft().map(|discarded| (discarded.round, discarded.seq)), Some((before.rounds.len(), desk.seq)));
            }
        }
    }
}
