//! The players that rows in files of the past are taken for, as pages show this row by row and take it back.

use crate::db::PlayerId;
use crate::db::players::Player;
use crate::domain::caveat;
use crate::domain::rules::standing::{StandingField, StandingKind};
use crate::office::FormProblem;
use crate::office::imports::Recognised;
use crate::office::past::files::{Chosen, Whom};
use crate::office::past::plan::{self, Plan, Planned, Spellings};
use crate::text::{Language, exchange, terms};
use crate::web::figures::Figures;
use crate::web::frame::choice::Choice;
use crate::web::frame::form::Form;
use crate::web::frame::request::Inside;
use crate::web::frame::sentences::{field as label, mistake};
use crate::web::players::standing::told;

/// Something wrong with somebody.
pub struct MistakeRow {
    /// The number of the row.
    pub number: u32,
    /// The name that stands there.
    pub name: String,
    /// The column.
    pub column: String,
    /// The sentence that says what is wrong.
    pub says: String,
}

/// A row, and whom it is taken for.
pub struct PersonRow {
    /// Its number.
    pub number: u32,
    /// The name that stands there.
    pub name: String,
    /// Birth.
    pub born: String,
    /// Club.
    pub club: String,
    /// Numbers elsewhere.
    pub numbers: String,
    /// The class of the badge.
    pub how: &'static str,
    /// How somebody was recognised.
    pub badge: String,
    /// What the menu shows before anything is chosen.
    pub was: String,
    /// The players whom it may be, as choices.
    pub choices: Vec<Choice<String>>,
    /// What the player brings along.
    pub brings: String,
    /// What the player brought along until now, if that is something else.
    pub before: String,
    /// The rank isn't taken over.
    pub rank_left: bool,
    /// The article by which the rank of until now is kept.
    pub rank_stays: Option<&'static str>,
    /// What file and site say differently.
    pub differences: String,
}

/// What has to be ticked before rows are taken over.
pub struct Doubts {
    /// What the regulation isn't told, each with what follows.
    pub lacks: Vec<String>,
    /// New clubs, one after the other; empty: none.
    pub clubs: String,
    /// How many they are.
    pub new_clubs: i64,
    /// What is ticked, as words.
    pub words: String,
}

impl Doubts {
    /// Nothing, where nothing has to be ticked.
    pub fn of(by: &Inside, plan: &Plan) -> Option<Doubts> {
        let caveats = plan.caveats();
        let clubs: Vec<String> = plan.clubs.iter().map(|club| by.spelling().name(club, None)).collect();
        (!caveats.is_empty()).then(|| Doubts {
            lacks: plan.lacks.iter().map(|lack| terms::lack_of_list(by.t(), *lack)).collect(),
            new_clubs: clubs.len() as i64,
            clubs: clubs.join(", "),
            words: caveat::written(&caveats),
        })
    }
}

/// How lists shorten the ranks of sports, beside what the site calls them.
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

/// How ranks are written in the languages of the site.
pub fn spellings(fields: &[StandingField]) -> Spellings {
    let mut known = Spellings::new();
    for field in fields {
        let StandingKind::Words(words) = field.kind else { continue };
        known.extend(SHORT.iter().filter_map(|(short, rank)| Some(((*short).to_owned(), *words.iter().find(|word| *word == rank)?))));
        for language in Language::ALL {
            known.extend(words.iter().map(|word| (plan::spelled(&terms::rank(language, word)), *word)));
        }
    }
    known
}

/// The doubtful rows come first. What was chosen doesn't move a row to another page.
pub fn doubt(row: &Planned) -> u8 {
    match row.found.how {
        Recognised::Torn => 0,
        Recognised::Not if !row.found.offered.is_empty() => 1,
        Recognised::Not => 2,
        Recognised::ByName => 3,
        Recognised::ByNumber => 4,
    }
}

/// What is wrong with a row.
pub fn mistakes(by: &Inside, row: &Planned) -> Vec<MistakeRow> {
    let one = |problem: &FormProblem| MistakeRow {
        number: row.number,
        name: row.typed.name.clone(),
        column: label(by.t(), problem.field),
        says: mistake(by.t(), problem.kind),
    };
    row.problems.iter().map(one).collect()
}

/// A row as the page shows it. `leaves`: it can be left out.
pub fn person(by: &Inside, row: &Planned, leaves: bool) -> PersonRow {
    let m = by.t();
    let (how, badge) = match row.found.how {
        Recognised::ByNumber => ("rated", m.msg_file_by_number()),
        Recognised::ByName => ("rated", m.msg_file_by_name()),
        Recognised::Not if row.found.offered.is_empty() => ("friendly", m.msg_file_unknown()),
        Recognised::Torn | Recognised::Not => ("waiting", m.msg_file_torn()),
    };
    let numbers = row.player.ids.iter().map(|(system, id)| format!("{} {id}", terms::number_system(m, *system))).collect::<Vec<_>>();
    let (mut brings, before) = (figures(by, &row.texts), figures(by, &row.before));
    // Of whom nothing is said, that player brings along what there was before.
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
        was: word(row.whom),
        choices: choices(by, row, leaves),
        before: if before == brings { String::new() } else { before },
        brings,
        rank_left: row.rank_left,
        rank_stays: row.rank_stays,
        differences: row.differences.iter().map(|d| exchange::difference(by.language, d)).collect::<Vec<_>>().join("; "),
    }
}

/// What the fields of the regulation say, each with its label.
fn figures(by: &Inside, texts: &[String]) -> String {
    let held = by.federation.rules.standing.iter().zip(texts).filter(|(_, text)| !text.is_empty());
    let one = |(field, text): (&StandingField, &String)| {
        format!("{} {}", label(by.t(), field.name), told(Figures::of(by), field, text, by.language))
    };
    held.map(one).collect::<Vec<_>>().join("; ")
}

/// What a menu posts for somebody.
pub fn word(whom: Whom) -> String {
    match whom {
        Whom::Open => String::new(),
        Whom::Left => "left".to_owned(),
        Whom::New => "new".to_owned(),
        Whom::Guest => "guest".to_owned(),
        Whom::Known(id) => id.to_string(),
    }
}

/// The choice that such a word means.
fn whom(word: &str) -> Option<Whom> {
    match word {
        "" => Some(Whom::Open),
        "left" => Some(Whom::Left),
        "new" => Some(Whom::New),
        "guest" => Some(Whom::Guest),
        id => id.parse().ok().map(|PlayerId(id)| Whom::Known(PlayerId(id))),
    }
}

fn choices(by: &Inside, row: &Planned, leaves: bool) -> Vec<Choice<String>> {
    let m = by.t();
    let choice = |whom: Whom, text: String| Choice::new(word(whom), text, whom == row.whom);
    let mut choices = vec![choice(Whom::Open, m.msg_choose_player())];
    choices.extend(row.found.offered.iter().map(|player| choice(Whom::Known(player.id), candidate(by, player))));
    choices.push(choice(Whom::New, m.msg_choose_new()));
    choices.push(choice(Whom::Guest, m.msg_choose_guest()));
    choices.extend(leaves.then(|| choice(Whom::Left, m.msg_past_leave_out())));
    choices
}

/// A player as a menu offers him.
pub fn candidate(by: &Inside, player: &Player) -> String {
    let mut parts = vec![by.spelling().name(player.called(), player.latin())];
    let star = if player.state.shown.provisional { "*" } else { "" };
    parts.extend(player.state.shown.rating.map(|rating| by.language.number(rating, 0) + star));
    parts.extend(player.personal.born.as_deref().map(|born| born.chars().take(4).collect()));
    parts.push(player.code.clone());
    parts.join(" · ")
}

/// What was chosen on a page of rows: what differs from what it showed.
pub fn chosen(form: &Form) -> Chosen {
    let mut chosen = Chosen { all_new: form.text("do") == "new", ..Chosen::default() };
    for (number, who) in form.starting("who-") {
        let differs = form.text(&format!("was-{number}")) != who;
        if let (true, Ok(number), Some(whom)) = (differs, number.parse(), whom(who)) {
            chosen.choices.insert(number, whom);
        }
    }
    chosen
}
