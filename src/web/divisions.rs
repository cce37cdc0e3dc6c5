//! The categories of players by which lists are divided, as the chairman defines them.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use serde::Deserialize;

use crate::actions::FormProblem;
use crate::actions::divisions::{self as office, DivisionInput, MOST_DIVISIONS, MOST_NAME};
use crate::actions::{form_version, setup};
use crate::domain::language::Language;
use crate::domain::player::Gender;
use crate::domain::roster::division::{AgeDay, Division};
use crate::error::WebError;
use crate::frame::edit_conflict;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::options::Choice;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Chair, write_form, write_inside};
use crate::frame::sentences::{FieldMistakes, field_label};
use crate::i18n::L10nLanguage;
use crate::i18n::choices::{age_day as when, describe_division as who};

struct Defined {
    code: String,
    name: String,
    who: String,
}

struct NameField {
    field: &'static str,
    label: String,
    name: String,
    language: &'static str,
}

#[derive(Template)]
#[template(path = "officers/categories.html")]
struct CategoriesPage {
    page: Layout,
    slug: String,
    rows: Vec<Defined>,
    room: bool,
    /// The code of the changed category; empty for a new one.
    was: String,
    /// Version mark when the form was loaded.
    seen: String,
    called: String,
    code: String,
    names: Vec<NameField>,
    most_name: usize,
    genders: Vec<Choice>,
    least: String,
    greatest: String,
    counted: Vec<Choice>,
    mistakes: FieldMistakes,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Edited {
    edit: String,
}

fn form_label(t: &L10nLanguage, name: &str) -> String {
    match name {
        "code" => t.msg_division_code(),
        "gender" => t.msg_field_gender(),
        "age_min" => t.msg_division_least(),
        "age_max" => t.msg_division_greatest(),
        "counted" => t.msg_division_counted(),
        other => field_label(t, other),
    }
}

fn to_input(division: &Division) -> DivisionInput {
    let age = |age: Option<u8>| age.map(|age| age.to_string()).unwrap_or_default();
    DivisionInput {
        was: division.code.clone(),
        seen: office::compute_mark(division),
        code: division.code.clone(),
        names: Language::ALL
            .map(|l| (l, division.names.get(l.word()).cloned().unwrap_or_default()))
            .into(),
        gender: division
            .gender
            .map(|gender| gender.word().to_owned())
            .unwrap_or_default(),
        least: age(division.least),
        greatest: age(division.greatest),
        counted: division.counted.word().to_owned(),
    }
}

fn build_page(by: &By<Chair>, typed: &DivisionInput, problems: &[FormProblem]) -> CategoriesPage {
    let (t, language) = (by.t(), by.language);
    let all = by.federation.divisions();
    let row = |d: &Division| Defined {
        code: d.code.clone(),
        name: d.name_in(language).to_owned(),
        who: who(t, d, when(t, d.counted)),
    };
    let typed_name = |l: Language| {
        typed
            .names
            .iter()
            .find(|(of, _)| *of == l)
            .map(|(_, name)| name.clone())
            .unwrap_or_default()
    };
    let name = |l: Language| NameField {
        field: setup::field_of_name(l),
        label: form_label(t, setup::field_of_name(l)),
        name: typed_name(l),
        language: l.word(),
    };
    let gender = |word: &'static str, text: String| Choice::new(word, text, typed.gender == word);
    CategoriesPage {
        page: Layout::for_federation(by, "people", t.msg_division_title()),
        slug: by.federation.slug.clone(),
        room: all.len() < MOST_DIVISIONS,
        rows: all.iter().map(row).collect(),
        called: all
            .iter()
            .find(|d| d.code == typed.was)
            .map(|d| d.name_in(language).to_owned())
            .unwrap_or_default(),
        was: typed.was.clone(),
        seen: typed.seen.clone(),
        code: typed.code.clone(),
        names: Language::ALL.map(name).into(),
        most_name: MOST_NAME,
        genders: vec![
            gender("", t.msg_filter_any()),
            gender(Gender::Female.word(), t.msg_filter_women()),
            gender(Gender::Male.word(), t.msg_filter_men()),
        ],
        least: typed.least.clone(),
        greatest: typed.greatest.clone(),
        counted: AgeDay::ALL
            .into_iter()
            .map(|c| Choice::new(c.word(), when(t, c), c.word() == typed.counted))
            .collect(),
        mistakes: FieldMistakes::from_problems(t, problems, |name| form_label(t, name)),
    }
}

pub async fn show_page(
    by: By<Chair>,
    query: QueryParams<Edited>,
) -> Result<HttpResponse, WebError> {
    let edited = by
        .federation
        .divisions()
        .iter()
        .find(|d| d.code == query.edit)
        .map(to_input);
    render_with_status(
        &build_page(&by, &edited.unwrap_or_default(), &[]),
        StatusCode::OK,
    )
}

pub async fn save_division(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let text = |name: &str| form.text(name).to_owned();
    let given = DivisionInput {
        was: text("was"),
        seen: text(form_version::FIELD),
        code: text("code"),
        names: Language::ALL
            .map(|l| (l, text(setup::field_of_name(l))))
            .into(),
        gender: text("gender"),
        least: text("age_min"),
        greatest: text("age_max"),
        counted: text("counted"),
    };
    let mut typed = given.clone();
    match write_form(&by, move |tx| office::save_division(tx, &given)).await? {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/settings/categories", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            // After a conflict the user has seen the change and may overwrite it.
            let there = by
                .federation
                .divisions()
                .into_iter()
                .find(|d| d.code == typed.was);
            if let Some(there) = there.filter(|_| form_version::is_stale(&problems)) {
                typed.seen = office::compute_mark(&there);
            }
            render_with_status(
                &build_page(&by, &typed, &problems),
                edit_conflict::status_code(&problems),
            )
        }
    }
}

pub async fn remove_division(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let code = form.text("code").to_owned();
    write_inside(&by, move |tx| office::remove_division(tx, &code)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/settings/categories", by.federation.slug),
        "removed",
    ))
}
