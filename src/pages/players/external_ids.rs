//! The external ids of a player, on the player's page and in the officials' form.

use crate::actions::external_ids::field_name;
use crate::actions::{ActionError, FormMistake, FormProblem};
use crate::db::external_ids::PlayerNumber;
use crate::db::federations::Federation;
use crate::db::{Conn, PlayerId, players};
use crate::domain::external_id::{Kind, LONGEST, ListedRating, System};
use crate::domain::rules::Sign;
use crate::frame::form::Form;
use crate::frame::sentences::{field_label as label, format_mistake};
use crate::i18n::{L10nLanguage, Language, Speaks, terms};

pub struct ExternalIdView {
    pub system: String,
    pub number: String,
    /// Filled for officials: time, author and source of the entry, and the end.
    pub history: String,
}

/// Current ids are public, ended ones are for officials.
#[derive(Default)]
pub struct Numbers {
    pub current: Vec<ExternalIdView>,
    pub ended: Vec<ExternalIdView>,
}

impl Numbers {
    pub fn visible_to(all: &[PlayerNumber], official: bool, language: Language) -> Numbers {
        let shown = |number: &PlayerNumber| ExternalIdView::from_number(number, official, language);
        Numbers {
            current: all
                .iter()
                .filter(|number| number.ended.is_none())
                .map(shown)
                .collect(),
            ended: all
                .iter()
                .filter(|number| official && number.ended.is_some())
                .map(shown)
                .collect(),
        }
    }
}

impl ExternalIdView {
    fn from_number(number: &PlayerNumber, official: bool, language: Language) -> ExternalIdView {
        let ended = number
            .ended
            .map(|day| language.format_day(day))
            .unwrap_or_default();
        let days = if ended.is_empty() {
            language.format_day(number.given.since)
        } else {
            language.join_with_dash(&language.format_day(number.given.since), &ended)
        };
        let told = [
            days.as_str(),
            &number.given.entered_by,
            &number.given.source,
        ];
        let history = told
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(", ");
        ExternalIdView {
            system: label(language.messages(), field_name(number.given.system)),
            number: number.given.number.clone(),
            history: if official { history } else { String::new() },
        }
    }
}

/// A rating that a player has elsewhere.
pub struct RatingElsewhere {
    pub kind: String,
    /// The rating and its day.
    pub newest: (String, String),
    /// Newest first.
    pub history: Vec<(String, String)>,
}

impl RatingElsewhere {
    /// Grouped by kind.
    pub fn all(listed: &[ListedRating], language: Language) -> Vec<RatingElsewhere> {
        let of = |kind: Kind| {
            let told = |listed: &ListedRating| {
                (
                    language.number(listed.rating.into(), 0),
                    language.format_day(listed.date),
                )
            };
            let history: Vec<(String, String)> = listed
                .iter()
                .rev()
                .filter(|listed| listed.kind == kind)
                .map(told)
                .collect();
            Some(RatingElsewhere {
                kind: terms::foreign_rating(language.messages(), kind),
                newest: history.first()?.clone(),
                history,
            })
        };
        Kind::ALL.into_iter().filter_map(of).collect()
    }
}

pub struct NumberField {
    pub name: &'static str,
    pub label: String,
    pub value: String,
    pub mistake: Option<String>,
    /// The player who has the number already.
    pub holder: Option<(i64, String)>,
}

impl NumberField {
    /// Longest input in characters: a number with blanks in it.
    pub const MOST: usize = 2 * LONGEST;

    /// Systems of the game, and further systems with a typed number.
    pub fn all(
        t: &L10nLanguage,
        game: Sign,
        typed: &[(System, String)],
        problems: &[FormProblem],
        holders: &[(i64, String)],
    ) -> Vec<NumberField> {
        let has = |system: System| {
            typed
                .iter()
                .any(|typed| typed.0 == system && !typed.1.is_empty())
        };
        let one = |system: System| {
            let problem = problems
                .iter()
                .find(|problem| problem.field == field_name(system));
            let holder = problem.and_then(|problem| match problem.kind {
                FormMistake::HeldBy(id) => holders.iter().find(|holder| holder.0 == id.0).cloned(),
                _ => None,
            });
            NumberField {
                name: field_name(system),
                label: label(t, field_name(system)),
                value: typed
                    .iter()
                    .find(|typed| typed.0 == system)
                    .map(|typed| typed.1.clone())
                    .unwrap_or_default(),
                mistake: problem.map(|problem| format_mistake(t, problem.kind)),
                holder,
            }
        };
        System::ALL
            .into_iter()
            .filter(|system| is_of(*system, game) || has(*system))
            .map(one)
            .collect()
    }
}

/// True if the system gives numbers to players of the game.
fn is_of(system: System, game: Sign) -> bool {
    match system {
        System::Aga | System::EgfPin | System::Ffg => matches!(game, Sign::Stones | Sign::Board),
        System::Fide => matches!(game, Sign::Pieces | Sign::Board),
        System::National => true,
    }
}

/// Systems without a field stay unchanged.
pub fn parse_form(form: &Form) -> Vec<(System, String)> {
    let asked = System::ALL
        .into_iter()
        .filter(|system| form.has_field(field_name(*system)));
    asked
        .map(|system| (system, form.text(field_name(system)).trim().to_owned()))
        .collect()
}

/// Players who have the numbers already, or may be the same person.
pub fn find_holders(
    c: &mut Conn,
    f: &Federation,
    problems: &[FormProblem],
    language: Language,
) -> Result<Vec<(i64, String)>, ActionError> {
    let spelling = language.spelling(f.name_language());
    let held = problems.iter().filter_map(|problem| match problem.kind {
        FormMistake::HeldBy(id) | FormMistake::Entered(id) => Some(id),
        _ => None,
    });
    let people = players::find_many(c, f.id, &held.collect::<Vec<PlayerId>>())?;
    Ok(people
        .into_iter()
        .map(|player| {
            (
                player.id.0,
                spelling.name(player.display_name(), player.latin()),
            )
        })
        .collect())
}
