//! A calculation in plain words: one line for each game, one sentence for the total.

use std::collections::HashMap;

use crate::domain::explain::Step;
use crate::domain::explanation_summary::{
    ExplanationSummary, GameEffect, IgnoredGame, RatingChange, Remainder, Source, Start,
};
use crate::domain::player::PlayerKey;
use crate::i18n::{L10nLanguage, Language, Speaks, arg, steps as words};
use crate::rating_format::RatingFormat;

/// Largest unexplained remainder that is not mentioned.
const UNSAID: f64 = 0.05;

/// The id of the player's page, if any, and the name.
pub type Opponent = (Option<i64>, String);

pub struct GameLine {
    pub round: Option<String>,
    /// Won, drawn, lost, or the reason why the game doesn't count.
    pub says: String,
    pub opponent: Option<Opponent>,
    /// Rating of the opponent, expected score, and the like.
    pub details: String,
    /// The gain with its class; `None` if the game doesn't count.
    pub gain: Option<(String, &'static str)>,
}

pub struct SummaryView {
    pub games: Vec<GameLine>,
    pub whole: Vec<String>,
}

impl SummaryView {
    pub fn from_steps(
        steps: &[Step],
        opponents: &HashMap<PlayerKey, Opponent>,
        figures: RatingFormat,
        language: Language,
    ) -> Option<SummaryView> {
        let telling = ExplanationSummary::from_steps(steps)?;
        let t = language.messages();
        let name = |key: Option<PlayerKey>| key.and_then(|key| opponents.get(&key)).cloned();
        let round = |round: Option<i64>| round.map(|n| t.msg_round_number(n));
        let mut games: Vec<(Option<i64>, GameLine)> = Vec::new();
        for game in &telling.games {
            let line = GameLine {
                round: round(game.round),
                says: describe_event(game, t),
                opponent: name(game.opponent),
                details: describe_details(game, figures, language),
                gain: Some(format_signed(game.gain, language)),
            };
            games.push((game.round, line));
        }
        for IgnoredGame {
            round: at,
            opponent,
            why,
        } in &telling.left_out
        {
            let says = words::in_round(t, *why, 1, *opponent);
            games.push((
                *at,
                GameLine {
                    round: round(*at),
                    says,
                    opponent: name(*opponent),
                    details: String::new(),
                    gain: None,
                },
            ));
        }
        games.sort_by_key(|(round, line)| (round.is_none(), *round, line.gain.is_none()));
        Some(SummaryView {
            games: games.into_iter().map(|(_, line)| line).collect(),
            whole: describe_total(&telling, figures, language),
        })
    }
}

fn describe_event(game: &GameEffect, t: &L10nLanguage) -> String {
    match game.source {
        Source::Stored => t.msg_told_stored(),
        Source::Fictitious => t.msg_told_fictitious(),
        Source::ThisTournament if game.score > 0.5 => t.msg_told_won(),
        Source::ThisTournament if game.score < 0.5 => t.msg_told_lost(),
        Source::ThisTournament => t.msg_told_drew(),
    }
}

fn describe_details(game: &GameEffect, figures: RatingFormat, language: Language) -> String {
    let t = language.messages();
    let mut parts: Vec<String> = game
        .rating
        .map(|rating| figures.format_rating(Some(rating)))
        .into_iter()
        .collect();
    if game.source == Source::Stored {
        parts.push(t.msg_told_score(language.number(game.score, 1)));
    }
    if game.handicap > 0.0 {
        parts.push(t.msg_told_handicap_given(language.number(game.handicap, 0)));
    } else if game.handicap < 0.0 {
        parts.push(t.msg_told_handicap_received(language.number(-game.handicap, 0)));
    }
    parts.extend(
        game.expected
            .map(|points| t.msg_told_expected(language.number(points, 2))),
    );
    parts.join("; ")
}

fn round_to_tenths(points: f64) -> f64 {
    (10.0 * points).round() / 10.0 + 0.0
}

fn format_signed(points: f64, language: Language) -> (String, &'static str) {
    let seen = round_to_tenths(points);
    let class = match seen {
        up if up > 0.0 => "pos",
        down if down < 0.0 => "neg",
        _ => "",
    };
    (language.signed(seen, 1), class)
}

/// Calculated from rounded values, so that the displayed numbers add up.
fn displayed_rest(telling: &ExplanationSummary, change: f64) -> f64 {
    let gains = telling.games.iter().map(|game| round_to_tenths(game.gain));
    round_to_tenths(change) - round_to_tenths(telling.between) - gains.sum::<f64>()
}

fn describe_total(
    telling: &ExplanationSummary,
    figures: RatingFormat,
    language: Language,
) -> Vec<String> {
    let t = language.messages();
    if let Some(why) = telling.unrated {
        return vec![words::step_sentence(t, why, 1)];
    }
    let Some(RatingChange { start, from, to }) = telling.ratings else {
        return Vec::new();
    };
    let half = |points: f64| language.number(points, usize::from(points.fract() != 0.0));
    let rating = |value: f64| figures.format_rating(Some(value));
    let (scored, of) = (half(telling.scored_points()), telling.games.len() as i64);
    let change = format_signed(to - from, language).0;
    let mut said = Vec::new();
    said.extend(match start {
        Start::Own => None,
        Start::Initial => Some(t.msg_told_start_initial(rating(from))),
        Start::Anomalous => Some(t.msg_told_start_anomalous(rating(from))),
        Start::Estimated => Some(t.msg_told_start_estimated(rating(from))),
        Start::Corrected => Some(t.msg_told_start_corrected(rating(from))),
        Start::Entered => Some(t.msg_told_start_entered(rating(from))),
        Start::Grown => Some(t.msg_told_start_grown(rating(from))),
    });
    said.push(match telling.expected_points() {
        Some(expected) => t.msg_told_whole_expected(
            arg::Scored(scored),
            arg::Games(of),
            arg::Expected(language.number(expected, 2)),
            arg::Start(rating(from)),
            arg::End(rating(to)),
            arg::Change(change),
        ),
        None => t.msg_told_whole(
            arg::Scored(scored),
            arg::Games(of),
            arg::Start(rating(from)),
            arg::End(rating(to)),
            arg::Change(change),
        ),
    });
    if telling.between.abs() >= UNSAID {
        said.push(t.msg_told_between(format_signed(telling.between, language).0));
    }
    let rest = displayed_rest(telling, to - from);
    if telling.unexplained_change().abs() >= UNSAID && rest.abs() >= UNSAID {
        let rest = format_signed(rest, language).0;
        said.push(match telling.remainder_source() {
            Remainder::Rounding => t.msg_told_rest_rounding(rest),
            Remainder::Crossing => t.msg_told_rest_crossing(rest),
            Remainder::Limit => t.msg_told_rest_limit(rest),
        });
    }
    said
}
