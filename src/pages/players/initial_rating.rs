//! The initial record that a player brought along. The regulation says which figures it has.

use serde_json::Value;

use crate::actions::FormProblem;
use crate::actions::initial_ratings::{self, InitialRatingInput};
use crate::db::initial_ratings::{InitialRatingAct, StandingEntry};
use crate::db::players::Player;
use crate::domain::player::parse_date;
use crate::domain::rules::initial_rating::{StandingField, StandingKind, to_texts};
use crate::domain::tournament::Pool;
use crate::frame::options::Choice;
use crate::frame::request::{By, Commission, Inside};
use crate::frame::sentences::{field_label as label, format_mistake};
use crate::i18n::{Language, Speaks, arg, terms};
use crate::rating_format::RatingFormat;

pub struct InitialRecord {
    /// Figures have a label, except the rating. Each pool has a line.
    pub lines: Vec<String>,
    /// Day and reason; empty if the figures came with the player.
    pub entered: String,
}

impl InitialRecord {
    /// Newest acts come first.
    pub fn of_player(
        inside: &Inside,
        player: &Player,
        acts: &[(InitialRatingAct, StandingEntry)],
    ) -> Option<InitialRecord> {
        let standing: Value = serde_json::from_str(player.standing.as_deref()?).ok()?;
        let (language, fields) = (inside.language, inside.federation.rules.standing);
        let held = fields
            .iter()
            .zip(to_texts(fields, Some(&standing)))
            .filter(|(_, text)| !text.is_empty());
        let held: Vec<(&StandingField, String)> = held
            .map(|(field, text)| {
                (
                    field,
                    format_figure(RatingFormat::for_federation(inside), field, &text, language),
                )
            })
            .collect();
        let lines = match held.as_slice() {
            [(field, only)] if field.name == "rating" => vec![only.clone()],
            _ => held
                .chunk_by(|a, b| a.0.pool_and_name().0 == b.0.pool_and_name().0)
                .map(|of_pool| pool_line(language, of_pool))
                .collect(),
        };
        let entered = acts
            .first()
            .filter(|(_, entry)| entry.after_standing == player.standing);
        let entered = entered.map(|(act, _)| {
            inside.t().msg_standing_entered(
                arg::Day(language.format_day(inside.federation.local_day(act.at))),
                arg::Reason(act.reason.as_str()),
            )
        });
        (!lines.is_empty()).then(|| InitialRecord {
            lines,
            entered: entered.unwrap_or_default(),
        })
    }
}

/// With the name of the pool, if there is one.
fn pool_line(language: Language, of_pool: &[(&StandingField, String)]) -> String {
    let t = language.messages();
    let pool = of_pool
        .first()
        .and_then(|(field, _)| Pool::from_word(field.pool_and_name().0));
    let one = |(at, (field, text)): (usize, &(&StandingField, String))| {
        // The label of the line names the rating already.
        if field.pool_and_name().1 == "rating" {
            return text.clone();
        }
        let says = label(t, field.pool_and_name().1);
        let says = if at > 0 || pool.is_some() {
            within_a_line(&says)
        } else {
            says
        };
        format!("{says}: {text}")
    };
    let figures = of_pool
        .iter()
        .enumerate()
        .map(one)
        .collect::<Vec<_>>()
        .join("; ");
    pool.map_or(figures.clone(), |pool| {
        language.join_with_dash(&terms::pool_name(t, pool), &figures)
    })
}

/// In lower case, unless an abbreviation begins the label.
fn within_a_line(label: &str) -> String {
    let mut letters = label.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(second)) if !second.is_uppercase() => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => label.to_owned(),
    }
}

/// Ratings as the rules have them, days and ranks in words.
pub fn format_figure(
    figures: RatingFormat,
    field: &StandingField,
    text: &str,
    language: Language,
) -> String {
    match (field.pool_and_name().1, field.kind) {
        ("rating" | "fide", _) => figures.format_rating(text.parse().ok()),
        ("rank", _) => terms::rank_name(language, text),
        ("dan", _) => terms::rank_name(language, &format!("{text} dan")),
        (_, StandingKind::Day) => {
            parse_date(text).map_or_else(|| text.to_owned(), |day| language.format_day(day))
        }
        (_, StandingKind::Month) => parse_date(&format!("{text}-01"))
            .map_or_else(|| text.to_owned(), |day| language.month_of(day)),
        _ => text.to_owned(),
    }
}

pub struct Input {
    pub name: &'static str,
    pub label: String,
    pub value: String,
    /// The type of the HTML input, if there are no choices.
    pub kind: &'static str,
    /// Empty for free text.
    pub choices: Vec<Choice<String>>,
    pub mistake: Option<String>,
}

pub struct StandingForm {
    pub inputs: Vec<Input>,
    pub reason: String,
    pub reason_mistake: Option<String>,
    /// Message about the combination of the figures.
    pub together: Option<String>,
}

impl StandingForm {
    /// `None` if an official may not use the form.
    pub fn for_player(
        by: &By<Commission>,
        player: &Player,
        typed: Option<&InitialRatingInput>,
        problems: &[FormProblem],
    ) -> Option<StandingForm> {
        initial_ratings::open_to(&by.federation, player).ok()?;
        let fields = by.federation.rules.standing;
        let stored: Option<Value> = player
            .standing
            .as_deref()
            .and_then(|text| serde_json::from_str(text).ok());
        let values = typed.map_or_else(
            || to_texts(fields, stored.as_ref()),
            |typed| typed.fields.clone(),
        );
        let says = |name: &str| {
            problems
                .iter()
                .find(|problem| problem.field == name)
                .map(|problem| format_mistake(by.t(), problem.kind))
        };
        let input = |(at, field): (usize, &StandingField)| {
            let value = values.get(at).cloned().unwrap_or_default();
            Input {
                name: field.name,
                label: label(by.t(), field.name),
                kind: if matches!(field.kind, StandingKind::Day) {
                    "date"
                } else {
                    "text"
                },
                choices: list_choices(field, &value, by.language),
                value,
                mistake: says(field.name),
            }
        };
        Some(StandingForm {
            inputs: fields.iter().enumerate().map(input).collect(),
            reason: typed.map(|typed| typed.reason.clone()).unwrap_or_default(),
            reason_mistake: says("reason"),
            together: says(initial_ratings::TOGETHER),
        })
    }
}

fn list_choices(field: &StandingField, chosen: &str, language: Language) -> Vec<Choice<String>> {
    let StandingKind::Words(words) = field.kind else {
        return Vec::new();
    };
    let t = language.messages();
    let nothing = Choice::new(
        String::new(),
        t.msg_standing_not_stated(),
        chosen.is_empty(),
    );
    let says = |word: &str| {
        if word == "N" {
            t.msg_standing_no_rank()
        } else {
            terms::rank_name(language, word)
        }
    };
    let word = |word: &&str| Choice::new((*word).to_owned(), says(word), *word == chosen);
    std::iter::once(nothing)
        .chain(words.iter().map(word))
        .collect()
}
