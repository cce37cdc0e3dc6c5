//! McMahon: the Swiss pairing of players with start points by groups of rating. ufgo 1.2 makes the
//! rating the main factor; rgf 9 lets the organizer choose boundaries (100 points a rank) and
//! rounding. Else `docs/readings/wmsg.md` decides:
//!
//! * M1: a group more is worth a won game, two points (`start` of a player), from 0 on.
//! * M2: round 1 is paired by the criteria, too; if all start points are equal, article 1 holds.
//! * M3: in round 1 the smaller number plays black, as in article 1.
//! * M4: the points of the final order and of SOS include the start points.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The rule by which a rating becomes a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boundary {
    /// A group begins at its hundred: 2050 belongs to 2000.
    Floor,
    /// The nearest hundred; at the half the higher one: 2050 belongs to 2100 (rgf 9).
    NearestUp,
    /// The nearest hundred; at the half the lower one: 2050 belongs to 2000 (rgf 9).
    NearestDown,
}

/// The organizer's choices for groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The rule for the boundaries.
    pub boundary: Boundary,
    /// Rating points of a group; 100 unless the regulation says otherwise.
    pub width: i64,
    /// The upper bar, as a rating: all players in its group or above are in the top group.
    pub top: Option<i64>,
    /// The lower bar, as a rating: all players in its group or below are in the lowest group.
    pub bottom: Option<i64>,
}

/// Proposed groups.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Groups {
    /// The groups, strongest first: the rating that represents it, and the indices of its players.
    pub groups: Vec<(i64, Vec<usize>)>,
    /// The start points of each player.
    pub start: Vec<i64>,
}

/// The reason why no groups can be proposed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// There are no players.
    Nobody,
    /// The width of a group is not valid.
    Width(i64),
    /// The lower bar is above the upper one.
    Bars,
    /// A player (from 1) has an absurd rating.
    Rating(usize, i64),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Nobody => write!(f, "there are no players"),
            Fault::Width(width) => write!(f, "a group {width} points wide holds nobody"),
            Fault::Bars => write!(f, "the lower bar is above the upper bar"),
            Fault::Rating(player, rating) => write!(f, "player {player}: no rating is {rating}"),
        }
    }
}

const MOST_RATING: i64 = 100_000;

/// Proposes groups, or returns all mistakes; empty groups between two others count.
pub fn propose_groups(ratings: &[i64], plan: Plan) -> Result<Groups, Vec<Fault>> {
    let mut faults = Vec::new();
    if ratings.is_empty() {
        faults.push(Fault::Nobody);
    }
    if plan.width <= 0 || plan.width > MOST_RATING {
        faults.push(Fault::Width(plan.width));
    }
    if plan
        .top
        .zip(plan.bottom)
        .is_some_and(|(top, bottom)| bottom > top)
    {
        faults.push(Fault::Bars);
    }
    faults.extend(
        (1..)
            .zip(ratings)
            .filter(|(_, rating)| rating.unsigned_abs() > MOST_RATING.unsigned_abs())
            .map(|(player, &rating)| Fault::Rating(player, rating)),
    );
    if !faults.is_empty() {
        return Err(faults);
    }
    let step = |rating: i64| match plan.boundary {
        Boundary::Floor => rating.div_euclid(plan.width),
        Boundary::NearestUp => (2 * rating + plan.width).div_euclid(2 * plan.width),
        Boundary::NearestDown => (2 * rating + plan.width - 1).div_euclid(2 * plan.width),
    };
    let bar = |rating: i64| {
        rating
            .clamp(-MOST_RATING, MOST_RATING)
            .div_euclid(plan.width)
    };
    let (top, bottom) = (
        plan.top.map_or(i64::MAX, bar),
        plan.bottom.map_or(i64::MIN, bar),
    );
    let steps: Vec<i64> = ratings
        .iter()
        .map(|&rating| step(rating).min(top).max(bottom))
        .collect();
    let lowest = steps.iter().copied().min().unwrap_or(0);
    let mut groups = std::collections::BTreeMap::<i64, Vec<usize>>::new();
    steps
        .iter()
        .enumerate()
        .for_each(|(player, &step)| groups.entry(step).or_default().push(player));
    Ok(Groups {
        groups: groups
            .into_iter()
            .rev()
            .map(|(step, players)| (step * plan.width, players))
            .collect(),
        start: steps.iter().map(|step| 2 * (step - lowest)).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAN: Plan = Plan {
        boundary: Boundary::Floor,
        width: 100,
        top: None,
        bottom: None,
    };

    #[test]
    fn at_the_half_the_organizer_chooses() {
        let start = |boundary| {
            propose_groups(&[2100, 2050, 2049, 1950], Plan { boundary, ..PLAN })
                .unwrap()
                .start
        };
        assert_eq!(start(Boundary::Floor), [4, 2, 2, 0]);
        assert_eq!(start(Boundary::NearestUp), [2, 2, 0, 0]);
        assert_eq!(start(Boundary::NearestDown), [4, 2, 2, 0]);
        assert_eq!(
            propose_groups(
                &[-50, -51, 0],
                Plan {
                    boundary: Boundary::NearestUp,
                    ..PLAN
                }
            )
            .unwrap()
            .start,
            [2, 0, 2]
        );
    }

    #[test]
    fn bars_close_the_field_at_both_ends() {
        let groups = propose_groups(
            &[2630, 2410, 2399, 1200, 1777],
            Plan {
                top: Some(2400),
                bottom: Some(1800),
                ..PLAN
            },
        )
        .unwrap();
        assert_eq!(groups.start, [12, 12, 10, 0, 0]);
        assert_eq!(
            groups.groups,
            [(2400, vec![0, 1]), (2300, vec![2]), (1800, vec![3, 4])]
        );
    }

    #[test]
    fn all_mistakes_are_told() {
        let plan = Plan {
            width: 0,
            top: Some(1),
            bottom: Some(2),
            ..PLAN
        };
        assert_eq!(
            propose_groups(&[], plan),
            Err(vec![Fault::Nobody, Fault::Width(0), Fault::Bars])
        );
        assert_eq!(
            propose_groups(&[5, i64::MIN + 1], PLAN),
            Err(vec![Fault::Rating(2, i64::MIN + 1)])
        );
    }
}
