//! Explanations: the steps of a calculation as data, recorded by the very code that rates.

use serde::Serialize;

use super::player::PlayerKey;

/// Receives the steps of a calculation. The silent log `()` costs nothing.
pub trait Log {
    /// Whether steps are wanted; the rules don't even build a step for a silent log.
    const ACTIVE: bool;
    /// Whether the steps of this player are wanted; the rules build no others.
    fn wants(&self, _player: PlayerKey) -> bool {
        Self::ACTIVE
    }
    /// One step of the calculation for one player.
    fn step(&mut self, player: PlayerKey, step: Step);
    /// A new pass begins: only the steps of the last pass and the notes of the earlier ones are kept.
    fn pass(&mut self, number: u32);
}

impl Log for () {
    const ACTIVE: bool = false;
    fn step(&mut self, _: PlayerKey, _: Step) {}
    fn pass(&mut self, _: u32) {}
}

/// What a step does. Each has a sentence in every language (`text/explain.rs`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The rating the player starts the pass with.
    Start,
    /// ufgo 4.2: a game between players of 100 or more.
    Formula,
    /// ufgo 5.1, 5.3: a game of a player below 100.
    BelowHundred,
    /// ufgo 5.2: a game of a player of 100 or more against one below 100.
    AgainstBeginner,
    /// ufgo 4.9, 5.5: the rating after a round.
    Round,
    /// ufgo 5.5: the part beyond 100 was converted.
    Crossing,
    /// ufgo 4.9: the final rating of the pass, rounded.
    Final,
    /// ufgo 4.4, 4.5: gain against critical gain: ordinary.
    Ordinary,
    /// ufgo 4.4-4.7: anomalous result, the tournament is calculated again from a new start.
    Anomalous,
    /// ufgo 5.4: anomalous by additional points.
    AnomalousBeginner,
    /// ufgo 2.4: the rank follows the rating.
    Rank,
    /// ufgo 2.7: the rank is kept for age.
    RankKept,
    /// A game that does not count: it was not played.
    NotPlayed,
    /// ufgo 1.7: the player is not recalculated.
    Frozen,
}

/// One step: the article, what happens, and every quantity with its symbol.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// Pass number, from 1; 0 where nothing was calculated.
    pub pass: u32,
    /// Article(s) of the regulation, as printed, e.g. `4.2, 4.3`.
    pub article: &'static str,
    /// What the step does.
    pub what: What,
    /// Round, where the step belongs to one.
    pub round: Option<i64>,
    /// Opponent, where the step is a game.
    #[serde(skip)]
    pub opponent: Option<PlayerKey>,
    /// The quantities in the regulation's own symbols, exact, in the order of the calculation: `("K1", "0.46")`.
    pub values: Vec<(&'static str, String)>,
}

/// Keeps the steps of one player: of every pass its start and judgement, of the last pass everything.
#[derive(Debug, Default)]
pub struct Recorder {
    wanted: Option<PlayerKey>,
    /// The steps so far.
    pub steps: Vec<Step>,
}

impl Recorder {
    /// Records the steps of this player only.
    pub fn of(player: PlayerKey) -> Recorder {
        Recorder { wanted: Some(player), steps: Vec::new() }
    }
}

impl Log for Recorder {
    const ACTIVE: bool = true;

    fn wants(&self, player: PlayerKey) -> bool {
        self.wanted == Some(player)
    }

    fn step(&mut self, player: PlayerKey, step: Step) {
        if self.wanted == Some(player) {
            self.steps.push(step);
        }
    }

    fn pass(&mut self, _: u32) {
        self.steps.retain(|s| {
            matches!(s.what, What::Start | What::Final | What::Ordinary | What::Anomalous | What::AnomalousBeginner | What::Frozen)
        });
    }
}
