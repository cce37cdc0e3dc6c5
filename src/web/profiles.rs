//! The description of a federation on its home page, and the chairman's form for it.

use actix_web::HttpResponse;
use askama::Template;

use crate::actions::profiles::{self as office, LONGEST, Wording, field_names};
use crate::actions::{ActionError, FormProblem, form_version};
use crate::db::profiles::{self, Profile};
use crate::error::WebError;
use crate::frame::edit_conflict;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::markdown;
use crate::frame::request::{By, Chair, read_inside, write_form};
use crate::frame::sentences::{FieldMistakes, field_label, format_mistake};
use crate::home;
use crate::i18n::{Language, Speaks};

struct Field {
    name: &'static str,
    label: String,
    language: &'static str,
    text: String,
    mistake: Option<String>,
    preview: Option<String>,
}

#[derive(Template)]
#[template(path = "news/profile.html")]
struct ProfilePage {
    page: Layout,
    slug: String,
    fields: Vec<Field>,
    most: usize,
    seen: String,
    mistakes: FieldMistakes,
}

fn render_form(
    by: &By<Chair>,
    Wording { said, seen }: &Wording,
    problems: &[FormProblem],
    preview: bool,
) -> Result<HttpResponse, WebError> {
    let t = by.t();
    let mut all = Vec::new();
    for part in 0..2 {
        for language in Language::ALL {
            let stored = said.iter().find(|p| p.language == language);
            let text = stored
                .map(|p| {
                    if part == 0 {
                        p.about.clone()
                    } else {
                        p.contacts.clone()
                    }
                })
                .unwrap_or_default();
            let [about, contacts] = field_names(language);
            let (name, label) = match part {
                0 => (about, t.msg_profile_about_in(language.own_name())),
                _ => (contacts, t.msg_profile_contacts_in(language.own_name())),
            };
            all.push(Field {
                name,
                label,
                language: language.word(),
                mistake: problems
                    .iter()
                    .find(|p| p.field == name)
                    .map(|p| format_mistake(t, p.kind)),
                preview: (preview && !text.trim().is_empty()).then(|| markdown::to_html(&text)),
                text,
            });
        }
    }
    let page = Layout::for_federation(by, "people", t.msg_profile_title());
    let mistakes = FieldMistakes::from_problems(t, problems, |name| {
        match all.iter().find(|f| f.name == name) {
            Some(known) => known.label.clone(),
            None => field_label(t, name),
        }
    });
    let view = ProfilePage {
        page,
        slug: by.federation.slug.clone(),
        fields: all,
        most: LONGEST,
        seen: seen.clone(),
        mistakes,
    };
    render_with_status(&view, edit_conflict::status_code(problems))
}

pub async fn show_page(by: By<Chair>) -> Result<HttpResponse, WebError> {
    let said = load_stored(&by).await?;
    render_form(
        &by,
        &Wording {
            seen: office::compute_mark(&said),
            said,
        },
        &[],
        false,
    )
}

async fn load_stored(by: &By<Chair>) -> Result<Vec<Profile>, WebError> {
    read_inside(by, |c, f| {
        Ok::<_, ActionError>(profiles::of_federation(c, f.id)?)
    })
    .await
}

pub async fn save_texts(by: By<Chair>, sent: Form) -> Result<HttpResponse, WebError> {
    let id = by.federation.id;
    let typed = Language::ALL.map(|language| {
        let [about, contacts] = field_names(language);
        Profile {
            federation_id: id,
            language,
            about: sent.text(about).to_owned(),
            contacts: sent.text(contacts).to_owned(),
        }
    });
    let mut typed = Wording {
        said: typed.into(),
        seen: sent.text(form_version::FIELD).to_owned(),
    };
    if sent.has_field("edit") {
        return render_form(&by, &typed, &[], false);
    }
    if sent.has_field("whole") {
        let problems = office::find_problems(&typed.said);
        if !problems.is_empty() {
            return render_form(&by, &typed, &problems, false);
        }
        return home::show_preview(&by, &typed).await;
    }
    if sent.has_field("preview") {
        return render_form(&by, &typed, &office::find_problems(&typed.said), true);
    }
    let wording = typed.clone();
    match write_form(&by, move |tx| office::store_texts(tx, &wording)).await? {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            // After a conflict the user has seen the change and may overwrite it.
            if form_version::is_stale(&problems) {
                typed.seen = office::compute_mark(&load_stored(&by).await?);
            }
            render_form(&by, &typed, &problems, false)
        }
    }
}
