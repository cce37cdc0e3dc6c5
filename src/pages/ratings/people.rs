//! Matching of rows in files of the past with players, as pages and forms hold it.

use crate::actions::FormProblem;
use crate::actions::rating_list_import::files::{RowChoice, RowChoices};
use crate::actions::rating_list_import::plan::{self, Plan, PlannedRow, Spellings};
use crate::actions::table_import::MatchBasis;
use crate::db::PlayerId;
use crate::db::players::Player;
use crate::domain::caveat;
use crate::domain::rules::initial_rating::{StandingField, StandingKind};
use crate::frame::form::Form;
use crate::frame::options::Choice;
use crate::frame::request::Inside;
use crate::frame::sentences::{field_label as label, format_mistake};
use crate::i18n::{Language, exchange, terms};
use crate::players::initial_rating::format_figure;
use crate::rating_format::RatingFormat;

pub struct MistakeRow {
    pub number: u32,
    pub name: String,
    pub column: String,
    pub says: String,
}

pub struct PersonRow {
    pub number: u32,
    pub name: String,
    pub born: String,
    pub club: String,
    pub numbers: String,
    pub how: &'static str,
    pub badge: String,
    /// Value of the menu when the page was rendered.
    pub was: String,
    pub choices: Vec<Choice<String>>,
    /// The player's figures after the import.
    pub brings: String,
    /// The present figures, if they differ.
    pub before: String,
    /// True if the rank isn't imported.
    pub rank_left: bool,
    /// The article by which the present rank is kept.
    pub rank_stays: Option<&'static str>,
    /// Differences between the file and the stored player.
    pub differences: String,
    /// Numbers of other rows with this name that no birth tells apart.
    pub namesakes: String,
}

/// Confirmations that are needed before rows are imported.
pub struct Doubts {
    /// Data that the regulation needs, each with its consequence.
    pub lacks: Vec<String>,
    /// Separated by commas; empty if there are none.
    pub clubs: String,
    pub new_clubs: i64,
    /// Confirmed caveats as a form value.
    pub words: String,
}

impl Doubts {
    /// `None` if none are needed.
    pub fn from_plan(by: &Inside, plan: &Plan) -> Option<Doubts> {
        let caveats = plan.list_caveats();
        let clubs: Vec<String> = plan
            .clubs
            .iter()
            .map(|club| by.spelling().name(club, None))
            .collect();
        (!caveats.is_empty()).then(|| Doubts {
            lacks: plan
                .lacks
                .iter()
                .map(|lack| terms::lack_of_list(by.t(), *lack))
                .collect(),
            new_clubs: clubs.len() as i64,
            clubs: clubs.join(", "),
            words: caveat::to_words(&caveats),
        })
    }
}

/// Abbreviations of sports ranks, in addition to the site's names.
const SHORT: [(&str, &str); 14] = [
    ("кмс", "C"),
    ("мс", "M"),
    ("змс", "H"),
    ("гр", "G"),
    ("cm", "C"),
    ("gm", "G"),
    ("iii", "3"),
    ("ii", "2"),
    ("i", "1"),
    ("3разряд", "3"),
    ("2разряд", "2"),
    ("1разряд", "1"),
    ("б/р", "N"),
    ("бр", "N"),
];

/// In all languages of the site.
pub fn rank_spellings(fields: &[StandingField]) -> Spellings {
    let mut known = Spellings::new();
    for field in fields {
        let StandingKind::Words(words) = field.kind else {
            continue;
        };
        known.extend(SHORT.iter().filter_map(|(short, rank)| {
            Some((
                (*short).to_owned(),
                *words.iter().find(|word| *word == rank)?,
            ))
        }));
        for language in Language::ALL {
            known.extend(
                words
                    .iter()
                    .map(|word| (plan::rank_key(&terms::rank_name(language, word)), *word)),
            );
        }
    }
    known
}

/// Doubtful rows come first. The reader's choices don't change it, so a row stays on its page.
pub fn doubt_order(row: &PlannedRow) -> u8 {
    match row.found.how {
        MatchBasis::Conflicting => 0,
        MatchBasis::Not if !row.found.offered.is_empty() => 1,
        MatchBasis::Not => 2,
        MatchBasis::ByName => 3,
        MatchBasis::ByNumber => 4,
    }
}

pub fn list_mistakes(by: &Inside, row: &PlannedRow) -> Vec<MistakeRow> {
    let one = |problem: &FormProblem| MistakeRow {
        number: row.number,
        name: row.typed.name.clone(),
        column: label(by.t(), problem.field),
        says: format_mistake(by.t(), problem.kind),
    };
    row.problems.iter().map(one).collect()
}

/// `leaves`: the row may be left out.
pub fn person_row(by: &Inside, row: &PlannedRow, leaves: bool) -> PersonRow {
    let m = by.t();
    let (how, badge) = match row.found.how {
        MatchBasis::ByNumber => ("rated", m.msg_file_by_number()),
        MatchBasis::ByName => ("rated", m.msg_file_by_name()),
        MatchBasis::Not if row.found.offered.is_empty() => ("friendly", m.msg_file_unknown()),
        MatchBasis::Conflicting | MatchBasis::Not => ("waiting", m.msg_file_torn()),
    };
    let numbers = row
        .player
        .ids
        .iter()
        .map(|(system, id)| format!("{} {id}", terms::external_id_system_name(m, *system)))
        .collect::<Vec<_>>();
    let (mut brings, before) = (
        format_figures(by, &row.texts),
        format_figures(by, &row.before),
    );
    // A player without new figures keeps the present ones.
    if brings.is_empty() {
        brings.clone_from(&before);
    }
    PersonRow {
        number: row.number,
        name: row.typed.name.clone(),
        born: row.typed.born.clone(),
        club: row.typed.club.clone(),
        numbers: numbers.join(", "),
        how,
        badge,
        was: choice_word(row.whom),
        choices: list_choices(by, row, leaves),
        before: if before == brings {
            String::new()
        } else {
            before
        },
        brings,
        rank_left: row.rank_left,
        rank_stays: row.rank_stays,
        differences: row
            .differences
            .iter()
            .map(|d| exchange::difference_sentence(by.language, d))
            .collect::<Vec<_>>()
            .join("; "),
        namesakes: row
            .namesakes
            .iter()
            .map(u32::to_string)
            .collect::<Vec<_>>()
            .join(", "),
    }
}

fn format_figures(by: &Inside, texts: &[String]) -> String {
    let held = by
        .federation
        .rules
        .standing
        .iter()
        .zip(texts)
        .filter(|(_, text)| !text.is_empty());
    let one = |(field, text): (&StandingField, &String)| {
        format!(
            "{} {}",
            label(by.t(), field.name),
            format_figure(RatingFormat::for_federation(by), field, text, by.language)
        )
    };
    held.map(one).collect::<Vec<_>>().join("; ")
}

pub fn choice_word(whom: RowChoice) -> String {
    match whom {
        RowChoice::Open => String::new(),
        RowChoice::Left => "left".to_owned(),
        RowChoice::New => "new".to_owned(),
        RowChoice::Guest => "guest".to_owned(),
        RowChoice::Known(id) => id.to_string(),
    }
}

/// Inverse of [`choice_word`].
fn parse_choice(word: &str) -> Option<RowChoice> {
    match word {
        "" => Some(RowChoice::Open),
        "left" => Some(RowChoice::Left),
        "new" => Some(RowChoice::New),
        "guest" => Some(RowChoice::Guest),
        id => id
            .parse()
            .ok()
            .map(|PlayerId(id)| RowChoice::Known(PlayerId(id))),
    }
}

fn list_choices(by: &Inside, row: &PlannedRow, leaves: bool) -> Vec<Choice<String>> {
    let m = by.t();
    let choice =
        |whom: RowChoice, text: String| Choice::new(choice_word(whom), text, whom == row.whom);
    let mut choices = vec![choice(RowChoice::Open, m.msg_choose_player())];
    choices.extend(
        row.found
            .offered
            .iter()
            .map(|player| choice(RowChoice::Known(player.id), candidate_label(by, player))),
    );
    choices.push(choice(RowChoice::New, m.msg_choose_new()));
    choices.push(choice(RowChoice::Guest, m.msg_choose_guest()));
    choices.extend(leaves.then(|| choice(RowChoice::Left, m.msg_rating_list_import_leave_out())));
    choices
}

pub fn candidate_label(by: &Inside, player: &Player) -> String {
    let mut parts = vec![by.spelling().name(player.display_name(), player.latin())];
    let star = if player.state.shown.provisional {
        "*"
    } else {
        ""
    };
    parts.extend(
        player
            .state
            .shown
            .rating
            .map(|rating| by.language.number(rating, 0) + star),
    );
    parts.extend(
        player
            .personal
            .born
            .as_deref()
            .map(|born| born.chars().take(4).collect()),
    );
    parts.push(player.code.clone());
    parts.join(" · ")
}

/// Only values that differ from the rendered ones.
pub fn changed_choices(form: &Form) -> RowChoices {
    let mut chosen = RowChoices {
        all_new: form.text("do") == "new",
        ..RowChoices::default()
    };
    for (number, who) in form.with_prefix("who-") {
        let differs = form.text(&format!("was-{number}")) != who;
        if let (true, Ok(number), Some(whom)) = (differs, number.parse(), parse_choice(who)) {
            chosen.choices.insert(number, whom);
        }
    }
    chosen
}
