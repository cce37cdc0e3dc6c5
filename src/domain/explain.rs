//! The steps of a calculation as data, recorded by the code that calculates the ratings.

use serde::Serialize;

use super::player::PlayerKey;
use super::tournament::Game;

/// Receives the steps of a calculation. The silent log `()` costs nothing.
pub trait Log {
    /// True if steps are recorded; for a silent log the rules do not even build a step.
    const ACTIVE: bool;
    /// True if the steps of this player are recorded; the rules build no others.
    fn is_recorded(&self, _player: PlayerKey) -> bool {
        Self::ACTIVE
    }
    /// One step of the calculation for one player.
    fn record_step(&mut self, player: PlayerKey, step: Step);
    /// Marks a new pass: of earlier passes only the notes are kept, of the last one all steps.
    fn begin_pass(&mut self, number: u32);
}

impl Log for () {
    const ACTIVE: bool = false;
    fn record_step(&mut self, _: PlayerKey, _: Step) {}
    fn begin_pass(&mut self, _: u32) {}
}

/// The kind of a step. Each has a sentence in every language (`i18n/steps.rs`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StepKind {
    /// The player's rating at the start of the pass.
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
    /// ufgo 4.4, 4.5: the gain does not exceed the critical gain.
    Ordinary,
    /// ufgo 4.4-4.7: the result is anomalous; the tournament is calculated again from a new start.
    Anomalous,
    /// ufgo 5.4: the result is anomalous by additional points.
    AnomalousBeginner,
    /// ufgo 2.4: the rank follows the rating.
    Rank,
    /// ufgo 2.7: the rank is kept for age.
    RankKept,
    /// A game that does not count: it was not played.
    NotPlayed,
    /// A game that was played and is not rated: an unrated replay (`docs/readings/wmsg.md` A31).
    NotRated,
    /// ufgo 1.7: the player is not recalculated.
    Frozen,
    /// ssdc 1.6: the initial rating of a newcomer to the pool.
    Initial,
    /// ssdc 1.4.1, 1.4.2: a rated game by the formula of Elo.
    EloGame,
    /// ssdc, parameter `rounding`: the rating was rounded to whole points.
    RoundedPoints,
    /// ssdc 1.7.2: a game that does not count: its result was annulled.
    Annulled,
    /// ssdc 3.5: nothing counts, as the tournament is friendly.
    Friendly,
    /// ssdc 1.2, 1.3: nothing counts, as the tournament is not official.
    Unofficial,
    /// ssdc 2.4.1: the classic rating gives a higher rank.
    RankReached,
    /// ssdc 2.4.2: a prize place gives a higher rank.
    RankByPlace,
    /// ssdc 2.4.2, 2.5.1: a place that gives no higher rank.
    PlaceWithoutRank,
    /// ssdc: rating, games and rank after the tournament.
    AfterTournament,
    /// elo 4: K of the table times the factor of the tournament's category is the effective K.
    Weighed,
    /// elo 4, 5: K times the sum of points scored minus the sum of the expectations is the change.
    Sum,
    /// rgf 2: a month of a league, which is calculated by months, begins.
    Period,
    /// rgf 4: the deviation at the start of the tournament, with the months of absence.
    TimeCorrection,
    /// rgf 5, 7: a game of the criterion of anomaly.
    CriterionGame,
    /// rgf 5, 6: against a newcomer; left out of the criterion, or of another newcomer's entry.
    AgainstNewcomer,
    /// rgf 7: too few games for a criterion.
    TooFewGames,
    /// rgf 5, 7: the result is within the criterion.
    WithinCriterion,
    /// rgf 5, 7: the result is anomalous.
    BeyondCriterion,
    /// rgf 5: the input rating of a growing anomalous player is corrected.
    GrowthCorrection,
    /// rgf 5: the input rating is not corrected: the one that fits the results is not higher.
    GrowthNotCorrected,
    /// rgf 6: a newcomer's game against a member.
    EntryGame,
    /// rgf 6: a newcomer enters with the rating that fits these games.
    Entry,
    /// rgf 6: a newcomer met no member and gets no rating.
    NotEntered,
    /// rgf 6: a game that does not count: the opponent has no rating.
    UnratedOpponent,
    /// rgf 2, 3: a game of the recalculation.
    RecalculationGame,
    /// rgf 2: the new rating and deviation.
    Recalculation,
    /// rgf 2, elo 5: the new rating is cut to the limit of the scale.
    HeldAtLimit,
    /// rgf 5: the deviation of an anomalous player is widened.
    AnomalyConfidence,
    /// orr 2: the FIDE rating becomes the rating before the games.
    FideStart,
    /// orr 2: a player without a rating, who is estimated from this tournament.
    EstimatedNewcomer,
    /// orr 2: the age of the opponent of one game.
    OpponentAge,
    /// orr 2: the mean age of the opponents.
    MeanAge,
    /// orr 2: the coefficient that one rated player, the `opponent`, gives.
    PlayerCoefficient,
    /// orr 2: the coefficient of the tournament.
    TournamentCoefficient,
    /// orr 2: the greatest and the least rating with which a newcomer may start.
    Corridor,
    /// orr 2: the start estimate of a newcomer.
    StartEstimate,
    /// orr 2: the value of one game's opponent for the primary estimate.
    ValuedOpponent,
    /// orr 2, 3: all games were won; a draw with a fictitious opponent is added.
    FictitiousOpponent,
    /// orr 2: the primary estimate of a newcomer.
    PrimaryEstimate,
    /// orr 2: all games were lost; the primary estimate is the start estimate.
    PointlessEstimate,
    /// orr 2: the estimates of an opponent who is a newcomer.
    EstimatedOpponent,
    /// orr 3: a stored game of an earlier tournament.
    StoredGame,
    /// orr 3: the corrected estimate of a player whose rating has a star.
    CorrectedEstimate,
    /// orr 1, elo 3: expected and actual score of one game.
    ExpectedScore,
    /// orr 1, 3: expected and actual score of a stored game of an earlier tournament.
    StoredScore,
    /// orr 2: expected and actual score of the fictitious draw (if a federation rates it).
    FictitiousScore,
    /// orr 1: the new rating.
    DevelopedRating,
    /// orr 3: still too few games; the rating has a star and the games are stored.
    Star,
    /// orr 3: enough games; the star is removed.
    StarGone,
    /// orr 2: a newcomer without a point gets no rating.
    PointlessNewcomer,
    /// orr 2: a guest is not entered in the base.
    GuestNotEntered,
}

impl StepKind {
    /// The reason why a game has no effect under rules without annulled results.
    pub fn left_out(game: &Game) -> StepKind {
        if game.annulled {
            StepKind::NotRated
        } else {
            StepKind::NotPlayed
        }
    }
}

/// One step: the article, its kind, and every quantity with its symbol.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// Pass number, from 1; 0 if nothing was calculated.
    pub pass: u32,
    /// Article(s) of the regulation, as printed, e.g. `4.2, 4.3`.
    pub article: &'static str,
    /// Kind of the step.
    pub what: StepKind,
    /// Round, if the step belongs to one.
    pub round: Option<i64>,
    /// Opponent, if the step is a game.
    #[serde(skip)]
    pub opponent: Option<PlayerKey>,
    /// The quantities in the regulation's symbols, exact, in calculation order: `("K1", "0.46")`.
    pub values: Vec<(&'static str, String)>,
}

/// The steps for publication, without ages and without quantities that reveal one (for children).
pub fn without_ages(mut steps: Vec<Step>) -> Vec<Step> {
    const OF_AGES: [&str; 8] = ["age", "Y", "ΣY", "Yср", "Rmax'", "Rmax", "Rmin", "Rpmax"];
    steps.retain(|step| {
        !matches!(
            step.what,
            StepKind::OpponentAge
                | StepKind::MeanAge
                | StepKind::PlayerCoefficient
                | StepKind::Corridor
        )
    });
    for step in &mut steps {
        step.values.retain(|(symbol, _)| !OF_AGES.contains(symbol));
    }
    steps
}

/// Keeps all steps of one player's last pass, and the start and the verdict of earlier passes.
#[derive(Debug, Default)]
pub struct Recorder {
    wanted: Option<PlayerKey>,
    /// The steps so far.
    pub steps: Vec<Step>,
}

impl Recorder {
    /// A recorder for the steps of this player only.
    pub fn for_player(player: PlayerKey) -> Recorder {
        Recorder {
            wanted: Some(player),
            steps: Vec::new(),
        }
    }
}

impl Log for Recorder {
    const ACTIVE: bool = true;

    fn is_recorded(&self, player: PlayerKey) -> bool {
        self.wanted == Some(player)
    }

    fn record_step(&mut self, player: PlayerKey, step: Step) {
        if self.wanted == Some(player) {
            self.steps.push(step);
        }
    }

    fn begin_pass(&mut self, _: u32) {
        self.steps.retain(|s| {
            matches!(
                s.what,
                StepKind::Start
                    | StepKind::Final
                    | StepKind::Ordinary
                    | StepKind::Anomalous
                    | StepKind::AnomalousBeginner
                    | StepKind::Frozen
            )
        });
    }
}
