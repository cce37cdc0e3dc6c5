//! The form by which the commission enters and changes players.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDateTime;
use serde::Deserialize;

use crate::actions::external_ids::find_problems as numbers_of;
use crate::actions::form_version::Filled;
use crate::actions::players::{
    Entry, EntryConfirmations, add_player as enter, change_player as office_change, find_doubts,
    find_problems, load_entry, needs_recalculation,
};
use crate::actions::replay::{self, Trial};
use crate::actions::{ActionError, FormMistake, FormProblem, Refusal, Tx};
use crate::certificates::contradicted::{self, ContradictedRow};
use crate::db::PlayerId;
use crate::db::clubs::{self, Club};
use crate::db::players::Personal;
use crate::domain::player::{Born, Gender, parse_date};
use crate::domain::{country, name};
use crate::error::WebError;
use crate::frame::edit_conflict::{self, EditConflict};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page, render_with_status};
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Commission, read_inside, write_form};
use crate::frame::sentences::{field_label as label, format_mistake};
use crate::i18n::{L10nLanguage, terms};
use crate::players::changes::{ChangeList, ChangeNames, tried_out};
use crate::players::external_ids::{NumberField, find_holders, parse_form as typed_numbers};
use crate::progress;

#[derive(Template)]
#[template(path = "players/form.html")]
struct FormPage {
    page: Layout,
    action: String,
    back: String,
    /// `None` for a new player.
    name: Option<String>,
    entry: Entry,
    clubs: Vec<String>,
    slug: String,
    numbers: Vec<NumberField>,
    /// The player who may be the same person.
    entered: Option<(i64, String)>,
    /// True if the form asks whether the club is a new one.
    strange_club: bool,
    mistakes: Vec<(&'static str, String)>,
    birth_counts: bool,
    /// True if the regulation uses births.
    needs_births: bool,
    /// Form version of the stored entry; empty for a new player.
    seen: String,
    /// Tables by which a name can be spelled, with their words.
    tables: Vec<(&'static str, String)>,
}

impl FormPage {
    fn label(&self, field: &str) -> String {
        label(self.page.t, field)
    }

    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.0 == field)
            .map(|m| m.1.as_str())
    }

    fn text<'a>(&self, text: &'a Option<String>) -> &'a str {
        text.as_deref().unwrap_or("")
    }

    fn born(&self) -> String {
        self.page
            .language
            .typed_day(self.text(&self.entry.personal.born))
    }
}

fn parse_entry(form: &Form) -> Entry {
    Entry {
        personal: Personal {
            name: form.text("name").trim().to_owned(),
            latin: form.non_empty("latin").or_else(|| spell_latin(form)),
            // Stored as journals have it; an unreadable birth stays as it was typed.
            born: form
                .non_empty("born")
                .map(|typed| Born::from_input(&typed).map_or(typed, |born| born.to_string())),
            gender: Gender::from_word(form.text("gender")),
            country: form
                .non_empty("country")
                .map(|typed| country::normalize_country(&typed)),
        },
        club: form.non_empty("club"),
        club_since: form.non_empty("club_since").and_then(|d| parse_date(&d)),
        guest: form.non_empty("guest").is_some(),
        numbers: typed_numbers(form),
        sure: EntryConfirmations {
            another: form.has_field("another"),
            new_club: form.has_field("new_club"),
        },
    }
}

/// Only for a name whose language isn't the federation's.
fn spell_latin(form: &Form) -> Option<String> {
    let name = form.text("name").trim();
    let table = name::Language::from_word(form.text("name_table"))?;
    Some(name::to_latin(name, table)).filter(|latin| latin != name)
}

#[derive(Default)]
struct FormRedisplay {
    entry: Entry,
    filled: Filled,
    problems: Vec<FormProblem>,
}

/// `None` if the shown text is the stored one.
fn value_label(t: &L10nLanguage, name: &str, text: &str) -> Option<String> {
    match (name, text) {
        ("gender", "f") => Some(t.msg_gender_f()),
        ("gender", "m") => Some(t.msg_gender_m()),
        ("guest", "1") => Some(t.msg_field_guest()),
        _ => None,
    }
}

struct PlayerFormData {
    clubs: Vec<Club>,
    /// Players who hold the external ids already, or may be the same person.
    holders: Vec<(i64, String)>,
    /// Empty for a new player.
    stored: Entry,
}

struct FormHeading {
    title: String,
    action: String,
    back: String,
}

impl FormHeading {
    fn of(by: &By<Commission>, player: Option<PlayerId>) -> FormHeading {
        let (t, slug) = (by.t(), &by.federation.slug);
        match player {
            None => FormHeading {
                title: t.msg_enter_player(),
                action: format!("/{slug}/players/new"),
                back: format!("/{slug}/inbox"),
            },
            Some(id) => FormHeading {
                title: t.msg_change_player(),
                action: format!("/{slug}/players/{id}/edit"),
                back: format!("/{slug}/players/{id}"),
            },
        }
    }
}

async fn load_form(
    by: &By<Commission>,
    player: Option<PlayerId>,
    problems: Vec<FormProblem>,
) -> Result<PlayerFormData, WebError> {
    let language = by.language;
    read_inside(by, move |c, f| {
        let stored = match player {
            Some(id) => load_entry(c, f, id)?,
            None => Entry::default(),
        };
        Ok(PlayerFormData {
            clubs: clubs::load_open(c, f.id)?,
            holders: find_holders(c, f, &problems, language)?,
            stored,
        })
    })
    .await
}

fn find_entered(problems: &[FormProblem], holders: &[(i64, String)]) -> Option<(i64, String)> {
    problems.iter().find_map(|problem| match problem.kind {
        FormMistake::Entered(id) => holders.iter().find(|holder| holder.0 == id.0).cloned(),
        _ => None,
    })
}

/// Stored values are named if they differ from the typed ones.
fn form_mistakes(t: &L10nLanguage, beside: &EditConflict<'_>) -> Vec<(&'static str, String)> {
    let told = beside.told(
        |name| label(t, name),
        |name, text| value_label(t, name, text),
    );
    beside
        .problems
        .iter()
        .map(|p| (p.field, format_mistake(t, p.kind)))
        .chain(told.into_iter().map(|b| (b.field, b.says)))
        .collect()
}

async fn form_page(
    by: &By<Commission>,
    player: Option<PlayerId>,
    back: FormRedisplay,
) -> Result<HttpResponse, WebError> {
    let spelling = by.spelling();
    let FormRedisplay {
        entry,
        filled,
        problems,
    } = back;
    let PlayerFormData {
        clubs,
        holders,
        stored,
    } = load_form(by, player, problems.clone()).await?;
    let (t, there) = (by.t(), stored.fields());
    let heading = FormHeading::of(by, player);
    let beside = EditConflict {
        language: by.language,
        problems: &problems,
        stored: &there,
        typed: &filled.typed,
    };
    let view = FormPage {
        page: Layout::for_federation(by, "ratings", heading.title),
        action: heading.action,
        back: heading.back,
        slug: by.federation.slug.clone(),
        numbers: NumberField::all(
            t,
            by.federation.rules.shows.sign,
            &entry.numbers,
            &problems,
            &holders,
        ),
        entered: find_entered(&problems, &holders),
        strange_club: problems
            .iter()
            .any(|problem| problem.kind == FormMistake::NoSuchClub),
        name: player.map(|_| spelling.name(&entry.personal.name, entry.personal.latin.as_deref())),
        entry,
        clubs: clubs.into_iter().map(|c| c.name).collect(),
        mistakes: form_mistakes(t, &beside),
        birth_counts: player.is_some(),
        needs_births: by.federation.rules.needs.iter().any(|need| need.is_birth()),
        tables: name::Language::ALL
            .map(|table| (table.word(), terms::name_table(t, table)))
            .into(),
        seen: player
            .map(|_| edit_conflict::version_mark(Some(&filled.seen), &problems, &there))
            .unwrap_or_default(),
    };
    render_with_status(&view, edit_conflict::status_code(&problems))
}

pub async fn new_page(by: By<Commission>) -> Result<HttpResponse, WebError> {
    form_page(&by, None, FormRedisplay::default()).await
}

pub async fn add_player(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let entry = parse_entry(&form);
    let typed = entry.clone();
    let outcome = write_form(
        &by,
        form.run_once_with_location(
            |f, id| format!("/{}/players/{id}", f.slug),
            move |tx| enter(tx, &typed),
        ),
    )
    .await?;
    match outcome {
        Ok(id) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/players/{id}", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            form_page(
                &by,
                None,
                FormRedisplay {
                    entry,
                    problems,
                    ..FormRedisplay::default()
                },
            )
            .await
        }
    }
}

/// Fills the form where nothing is stored.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Prefilled {
    /// From a table.
    born: String,
}

pub async fn edit_page(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    query: QueryParams<Prefilled>,
) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let mut entry = read_inside(&by, move |c, f| load_entry(c, f, id)).await?;
    let filled = Filled {
        seen: entry.fields().mark(),
        typed: entry.fields(),
    };
    if entry.personal.born.is_none() {
        entry.personal.born = Born::from_input(&query.born).map(|born| born.to_string());
    }
    form_page(
        &by,
        Some(id),
        FormRedisplay {
            entry,
            filled,
            problems: Vec::new(),
        },
    )
    .await
}

async fn find_mistakes(
    by: &By<Commission>,
    id: PlayerId,
    typed: &Entry,
    filled: &Filled,
) -> Result<(Vec<FormProblem>, Entry), WebError> {
    let (asked, sent) = (typed.clone(), filled.clone());
    read_inside(by, move |c, f| {
        let there = load_entry(c, f, id)?;
        if let Err(ActionError::Form(stale)) = sent.check_fresh(&there.fields()) {
            return Ok((stale, there));
        }
        let numbers = numbers_of(c, f.id, Some(id), &asked.numbers)?;
        Ok::<_, ActionError>((
            [
                find_problems(&asked),
                find_doubts(c, f, Some(id), &asked)?,
                numbers,
            ]
            .concat(),
            there,
        ))
    })
    .await
}

async fn try_change(
    by: &By<Commission>,
    id: PlayerId,
    there: &Entry,
    typed: &Entry,
    now: NaiveDateTime,
) -> Result<Trial, WebError> {
    // A change of club doesn't affect ratings, and a new club would take its place in the
    // chronicle.
    let tried = Entry {
        club: there.club.clone(),
        ..typed.clone()
    };
    let actor = by.actor.clone();
    tried_out(by, move |c, f, progress| {
        office_change(&mut Tx::new(c, &actor, f, now), id, &tried, progress)
    })
    .await
}

pub async fn change_player(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let entry = parse_entry(&form);
    let filled = edit_conflict::to_filled(&form, entry.fields());
    let (typed, actor, now) = (entry.clone(), by.actor.clone(), by.app.now());
    let (problems, there) = find_mistakes(&by, id, &typed, &filled).await?;
    if !problems.is_empty() {
        return form_page(
            &by,
            Some(id),
            FormRedisplay {
                entry,
                filled,
                problems,
            },
        )
        .await;
    }
    let recalculated = needs_recalculation(&there, &typed);
    let shown = form.non_empty("confirmed").filter(|_| recalculated);
    if recalculated && shown.is_none() {
        let trial = try_change(&by, id, &there, &typed, now).await?;
        if !trial.lines.is_empty() {
            return change_preview(&by, id, &trial, &form).await;
        }
    }
    let slug = by.federation.slug.clone();
    let address = format!("/{slug}/players/{id}");
    // The rules may use the date of birth: then everything is calculated again.
    progress::run_job(
        &by,
        typed.personal.name.clone(),
        address.clone(),
        move |c, f, progress| {
            if filled.is_stale(&load_entry(c, f, id)?.fields()) {
                return Err(Refusal::Stale.into());
            }
            let made = office_change(&mut Tx::new(c, &actor, f, now), id, &typed, progress)?;
            if let Some(shown) = &shown {
                replay::check_shown(c, made, shown)?;
            }
            Ok((
                made.map_or(address, |correction| {
                    format!("/{slug}/changes/{correction}")
                }),
                "saved",
            ))
        },
    )
    .await
}

#[derive(Template)]
#[template(path = "players/change_preview.html")]
struct ChangePreviewPage {
    page: Layout,
    slug: String,
    id: i64,
    name: String,
    /// Sent once more with the confirmation.
    typed: Vec<(String, String)>,
    /// Version of the shown changes.
    mark: String,
    contradicted: Vec<ContradictedRow>,
    count: i64,
    changes: ChangeList,
}

async fn change_preview(
    by: &By<Commission>,
    id: PlayerId,
    trial: &Trial,
    form: &Form,
) -> Result<HttpResponse, WebError> {
    let lines = trial.lines.clone();
    let names = read_inside(by, move |c, _| Ok(ChangeNames::find(c, &lines)?)).await?;
    let typed = form
        .with_prefix("")
        .filter(|(name, _)| *name != "token")
        .map(|(name, text)| (name.to_owned(), text.to_owned()));
    let mut typed: Vec<_> = typed.collect();
    typed.sort();
    render_page(&ChangePreviewPage {
        page: Layout::for_federation(by, "ratings", by.t().msg_change_player()),
        slug: by.federation.slug.clone(),
        id: id.0,
        name: by
            .spelling()
            .name(form.text("name"), form.non_empty("latin").as_deref()),
        typed,
        mark: trial.mark(),
        contradicted: contradicted::contradicted_rows(
            &trial.contradicted,
            &by.federation.slug,
            true,
            by.spelling(),
        ),
        count: trial.outcome.lines as i64,
        changes: ChangeList::from_trial(by, trial, &names),
    })
}
