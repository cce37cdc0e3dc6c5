//! The description of a federation on its home page, and the form by which the chairman edits it.

use actix_web::HttpResponse;
use askama::Template;

use crate::actions::profiles::{self as office, LONGEST, Wording, fields};
use crate::actions::{ActionError, FormProblem, form_version};
use crate::db::profiles::{self, Profile};
use crate::error::WebError;
use crate::frame::edit_conflict;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, go, status};
use crate::frame::markdown;
use crate::frame::request::{By, Chair, read, write_form};
use crate::frame::sentences::{FieldMistakes, field, mistake};
use crate::home;
use crate::i18n::{Language, Speaks};

/// A text in the form.
struct Field {
    name: &'static str,
    label: String,
    language: &'static str,
    text: String,
    mistake: Option<String>,
    /// The rendered preview.
    preview: Option<String>,
}

#[derive(Template)]
#[template(path = "news/profile.html")]
struct ProfilePage {
    page: Layout,
    slug: String,
    fields: Vec<Field>,
    most: usize,
    /// The version mark of the texts when the form was loaded.
    seen: String,
    mistakes: FieldMistakes,
}

fn form(
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
            let [about, contacts] = fields(language);
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
                    .map(|p| mistake(t, p.kind)),
                preview: (preview && !text.trim().is_empty()).then(|| markdown::render(&text)),
                text,
            });
        }
    }
    let page = Layout::inside(by, "people", t.msg_profile_title());
    let mistakes = FieldMistakes::of(t, problems, |name| {
        match all.iter().find(|f| f.name == name) {
            Some(known) => known.label.clone(),
            None => field(t, name),
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
    status(&view, edit_conflict::code(problems))
}

/// `GET /{federation}/settings/home`
pub async fn page(by: By<Chair>) -> Result<HttpResponse, WebError> {
    let said = stored(&by).await?;
    form(
        &by,
        &Wording {
            seen: office::mark(&said),
            said,
        },
        &[],
        false,
    )
}

async fn stored(by: &By<Chair>) -> Result<Vec<Profile>, WebError> {
    read(by, |c, f| Ok::<_, ActionError>(profiles::of(c, f.id)?)).await
}

/// `POST /{federation}/settings/home`
pub async fn word(by: By<Chair>, sent: Form) -> Result<HttpResponse, WebError> {
    let id = by.federation.id;
    let typed = Language::ALL.map(|language| {
        let [about, contacts] = fields(language);
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
    if sent.has("edit") {
        return form(&by, &typed, &[], false);
    }
    if sent.has("whole") {
        let problems = office::check(&typed.said);
        if !problems.is_empty() {
            return form(&by, &typed, &problems, false);
        }
        return home::preview(&by, &typed).await;
    }
    if sent.has("preview") {
        return form(&by, &typed, &office::check(&typed.said), true);
    }
    let (wording, actor, now) = (typed.clone(), by.actor.clone(), by.app.now());
    match write_form(&by, move |c, f| office::word(c, &actor, f, &wording, now)).await? {
        Ok(()) => Ok(go(
            &by.inside.visit,
            &format!("/{}", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            // After a conflict the user has seen the change and may overwrite it.
            if form_version::is_stale(&problems) {
                typed.seen = office::mark(&stored(&by).await?);
            }
            form(&by, &typed, &problems, false)
        }
    }
}
