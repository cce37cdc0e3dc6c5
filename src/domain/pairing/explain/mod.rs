//! Explains why a pair was made, and in what another one would be worse.

mod pair;

pub use self::pair::{Black, Cause, CriterionValue, PairedRoundContext, SeatFacts, Worth};
use super::Settings;
use super::criteria::{CRITERIA, Criteria, Lineup};
use super::history::History;
use super::lot::draw_numbers;
use super::state::{Problems, Seat, State};
use super::swiss::{Pair, PairedRound, Refusal};

/// The evaluation of a round: its pairs, the sums of criteria 1 to 6, and the order of criterion 7.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// Each pair, in the order of the round.
    pub pairs: Vec<PairReason>,
    /// The criteria of the bye.
    pub bye: Option<(Seat, Criteria)>,
    /// The sums of criteria 1 to 6.
    pub total: Criteria,
    /// Criterion 7: in the pairing order, the place of each partner; the bye is the last place.
    pub order: Vec<usize>,
    /// Rematches: no program makes them, a referee may (reading A3).
    pub met: Vec<Pair>,
    /// Pairs whose colours differ from those of article 3(3).
    pub colours: Vec<Pair>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairReason {
    pub pair: Pair,
    pub criteria: Criteria,
    pub colours: Colours,
}

/// The rule that decides colours in a pair (article 3(3)).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colours {
    /// Round 1: the smaller number plays black (article 1).
    Number,
    /// The player with more blacks plays white.
    Balance,
    /// D is equal: the rank list decides.
    RankList,
}

/// The point in which one round is worse than another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CriterionDifference {
    /// The criterion, from 1; 0: a rematch, which outweighs all.
    pub criterion: usize,
    /// The value in the better round; criterion 7: the first differing place of a partner.
    pub better: i64,
    /// Its value in the worse round.
    pub worse: i64,
    /// Criterion 7: that player's place in the pairing order, from 1.
    pub player: Option<usize>,
}

impl CriterionDifference {
    /// The place of the regulation, or the reading, from which the criterion comes.
    #[must_use]
    pub fn article(&self) -> &'static str {
        self.criterion
            .checked_sub(1)
            .and_then(|at| CRITERIA.get(at))
            .map_or("3(1)", |criterion| criterion.1)
    }
}

/// Another round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alternative {
    /// The round itself.
    pub round: PairedRound,
    /// Its evaluation.
    pub reason: Reason,
}

fn lineup_of(state: &State, settings: Settings) -> Lineup {
    Lineup::new(
        state,
        &draw_numbers(state),
        &History::from_state(state, settings),
        settings,
    )
}

/// Evaluates any round; `None`: it does not contain every present player exactly once.
#[must_use]
pub fn evaluate_round(state: &State, settings: Settings, round: &PairedRound) -> Option<Reason> {
    lineup_of(state, settings).reason(round, state.rounds.is_empty())
}

impl Lineup {
    fn reason(&self, round: &PairedRound, first: bool) -> Option<Reason> {
        let at = |seat: Seat| self.order.iter().position(|&other| other == seat);
        let mut order = vec![0; self.order.len()];
        let mut reason = Reason {
            pairs: vec![],
            bye: None,
            total: Criteria::default(),
            order: vec![],
            met: vec![],
            colours: vec![],
        };
        let mut seen = 0;
        for &pair in &round.pairs {
            let (black, white) = (at(pair.black)?, at(pair.white)?);
            (order[black], order[white]) = (white + 1, black + 1);
            let colours = match self.equal_colours(black, white) {
                _ if first => Colours::Number,
                true => Colours::RankList,
                false => Colours::Balance,
            };
            reason.pairs.push(PairReason {
                pair,
                criteria: self.pair_criteria(black, white),
                colours,
            });
            if !self.can_meet(black, white) {
                reason.met.push(pair);
            }
            if self.who_plays_black(black, white) != black {
                reason.colours.push(pair);
            }
            seen += 2;
        }
        if let Some(seat) = round.bye {
            let player = at(seat)?;
            order[player] = self.order.len() + 1;
            reason.bye = Some((seat, self.pair_criteria(player, self.order.len())));
            seen += 1;
        }
        if seen != self.order.len() || order.contains(&0) {
            return None;
        }
        reason.total = reason
            .pairs
            .iter()
            .map(|own| own.criteria)
            .chain(reason.bye.map(|bye| bye.1))
            .sum();
        reason.order = order;
        Some(reason)
    }
}

/// The first criterion in which the second round is worse; `None`: the same or better.
#[must_use]
pub fn find_consequences(one: &Reason, other: &Reason) -> Option<CriterionDifference> {
    let worse = |criterion, better: i64, worse: i64, player| {
        Some(CriterionDifference {
            criterion,
            better,
            worse,
            player,
        })
    };
    if one.met.len() != other.met.len() {
        let (here, there) = (one.met.len() as i64, other.met.len() as i64);
        return if here < there {
            worse(0, here, there, None)
        } else {
            None
        };
    }
    for (at, (&here, &there)) in one.total.0.iter().zip(&other.total.0).enumerate() {
        if here != there {
            return if here < there {
                worse(at + 1, here, there, None)
            } else {
                None
            };
        }
    }
    let (at, (&here, &there)) = one
        .order
        .iter()
        .zip(&other.order)
        .enumerate()
        .find(|(_, (here, there))| here != there)?;
    if here < there {
        worse(7, here as i64, there as i64, Some(at + 1))
    } else {
        None
    }
}

/// The round with two players exchanged, in the colours of article 3(3); `None`: impossible.
#[must_use]
pub fn with_swap(
    state: &State,
    settings: Settings,
    round: &PairedRound,
    a: Seat,
    b: Seat,
) -> Option<Alternative> {
    let lineup = lineup_of(state, settings);
    let reason = lineup.reason(round, state.rounds.is_empty())?;
    let at = |seat: Seat| lineup.order.iter().position(|&other| other == seat);
    let (x, y) = (at(a)?, at(b)?);
    let mut partner: Vec<usize> = reason.order.iter().map(|&place| place - 1).collect();
    let (p, q) = (partner[x], partner[y]);
    if x == y || p == y {
        return None;
    }
    (partner[x], partner[y]) = (q, p);
    for (other, back) in [(p, y), (q, x)] {
        if let Some(entry) = partner.get_mut(other) {
            *entry = back;
        }
    }
    let round = lineup.round_with_partners(&partner);
    lineup
        .reason(&round, state.rounds.is_empty())
        .map(|reason| Alternative { round, reason })
}

/// The best round by the criteria in which two players meet, or one has the bye (`b` is `None`).
/// Outer error: points too large. Inner: they cannot meet, or the others cannot be paired.
pub fn with_pair(
    state: &State,
    settings: Settings,
    a: Seat,
    b: Option<Seat>,
) -> Result<Result<Alternative, Option<Refusal>>, Problems> {
    let lineup = lineup_of(state, settings);
    let at = |seat: Seat| lineup.order.iter().position(|&other| other == seat);
    let other = match b {
        Some(b) => at(b),
        None => (lineup.order.len() % 2 == 1).then_some(lineup.order.len()),
    };
    let fixed = at(a)
        .zip(other)
        .filter(|&(x, y)| x != y && lineup.can_meet(x, y));
    let Some(fixed) = fixed else {
        return Ok(Err(None));
    };
    Ok(match lineup.best_partners(Some(fixed))? {
        Err(refusal) => Err(Some(refusal)),
        Ok(partner) => {
            let round = lineup.round_with_partners(&partner);
            let reason = lineup.reason(&round, state.rounds.is_empty()).ok_or(None);
            reason.map(|reason| Alternative { round, reason })
        }
    })
}
