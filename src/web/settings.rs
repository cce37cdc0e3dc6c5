//! The chairman's settings for the federation beside its rules, and the look of its certificates.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header;
use askama::Template;

use crate::actions::federations::{self, Papers};
use crate::actions::form_version::Fields;
use crate::actions::{ActionError, FormMistake, FormProblem, Refusal, form_version, setup};
use crate::app::aside;
use crate::db::federations::Federation;
use crate::db::{Conn, files};
use crate::documents::paper::{self, EmblemFault};
use crate::domain::accent::Accent;
use crate::domain::membership::Gate;
use crate::domain::name;
use crate::domain::zone::Zone;
use crate::error::{FormFault, WebError};
use crate::frame::cache::Public;
use crate::frame::edit_conflict::{self, Beside};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, go, status};
use crate::frame::options::Choice;
use crate::frame::request::{By, Chair, Inside, read, write, write_form};
use crate::frame::sentences::{FieldMistake, field, mistake, refused};
use crate::frame::signing::Signing;
use crate::frame::upload::Upload;
use crate::i18n::terms::name_table;
use crate::i18n::{L10nLanguage, Language, choices};
use crate::licences;

#[derive(Template)]
#[template(path = "people/settings.html")]
struct SettingsPage {
    page: Layout,
    slug: String,
    prior_approval: bool,
    second_factor: bool,
    /// The names by language: field, label, name.
    names: Vec<NameField>,
    /// The notes on the use of lists by language.
    notes: Vec<NameField>,
    setup_hidden: bool,
    zones: Vec<Zone>,
    zone: Zone,
    zone_chosen: bool,
    /// The tables for spelling names in Latin letters, and the country.
    names_of: Vec<Choice>,
    country: String,
    appeal_days: String,
    /// The options for the admission of players, and true if dues count.
    gates: Vec<Choice>,
    dues: bool,
    /// The options for a tournament whose chief referee has no licence.
    licensing: Vec<Choice>,
    post: String,
    name: String,
    accents: Vec<Choice>,
    emblem: bool,
    mistakes: Vec<FieldMistake>,
    refusal: Option<String>,
    /// The version marks of the stored names and of the certificate settings.
    names_seen: String,
    papers_seen: String,
    /// The form with an edit conflict.
    clash: &'static str,
}

/// A text field for a language.
struct NameField {
    field: &'static str,
    label: String,
    name: String,
    language: &'static str,
}

impl NameField {
    fn of(t: &L10nLanguage, language: Language, name: String) -> NameField {
        let own = setup::field(language);
        NameField {
            field: own,
            label: field(t, own),
            name,
            language: language.word(),
        }
    }

    fn note(t: &L10nLanguage, language: Language, note: String) -> NameField {
        let own = federations::note_field(language);
        NameField {
            field: own,
            label: field(t, own),
            name: note,
            language: language.word(),
        }
    }
}

/// The stored notes on the use of lists, by language.
fn notes(t: &L10nLanguage, f: &Federation) -> Vec<NameField> {
    Language::ALL
        .into_iter()
        .map(|language| NameField::note(t, language, f.list_note_in(language).unwrap_or_default()))
        .collect()
}

/// The selectable accents.
fn accents(t: &L10nLanguage, chosen: Accent) -> Vec<Choice> {
    Accent::ALL
        .into_iter()
        .map(|one| Choice::new(one.word(), accent(t, one), one == chosen))
        .collect()
}

/// The tables for spelling names, that of the regulation first.
fn spellings(t: &L10nLanguage, f: &Federation, chosen: Option<name::Language>) -> Vec<Choice> {
    let usual = match (
        f.rules.asks_name_language,
        name_table(t, f.rules.name_language),
    ) {
        (true, table) => t.msg_spelling_unchosen(table),
        (false, table) => t.msg_spelling_usual(table),
    };
    let own = name::Language::ALL.map(|language| {
        Choice::new(
            language.word(),
            name_table(t, language),
            chosen == Some(language),
        )
    });
    std::iter::once(Choice::new("", usual, chosen.is_none()))
        .chain(own)
        .collect()
}

/// The name of an accent.
pub fn accent(t: &L10nLanguage, accent: Accent) -> String {
    match accent {
        Accent::Teal => t.msg_accent_teal(),
        Accent::Blue => t.msg_accent_blue(),
        Accent::Plum => t.msg_accent_plum(),
        Accent::Rust => t.msg_accent_rust(),
        Accent::Olive => t.msg_accent_olive(),
    }
}

impl SettingsPage {
    fn of(by: &By<Chair>) -> SettingsPage {
        let f = &by.federation;
        SettingsPage {
            page: Layout::inside(by, "people", by.t().msg_settings_title()),
            slug: f.slug.clone(),
            prior_approval: f.prior_approval,
            second_factor: f.second_factor,
            names: setup::names(f)
                .into_iter()
                .map(|(language, name)| NameField::of(by.t(), language, name))
                .collect(),
            notes: notes(by.t(), f),
            setup_hidden: f.setup_hidden,
            zone_chosen: f.time_zone.is_some(),
            zones: Zone::offered().collect(),
            zone: f.zone(),
            names_of: spellings(by.t(), f, f.chosen_names),
            country: f.country.clone(),
            appeal_days: f
                .appeal_days
                .map(|days| days.to_string())
                .unwrap_or_default(),
            gates: Gate::ALL
                .map(|gate| {
                    Choice::new(gate.word(), choices::gate(by.t(), gate), gate == f.members)
                })
                .into(),
            dues: f.dues,
            licensing: licences::choices(by.t(), f.licensing),
            post: f.signatory_post.clone(),
            name: f.signatory_name.clone(),
            accents: accents(by.t(), f.accent.unwrap_or_default()),
            emblem: f.emblem_id.is_some(),
            mistakes: Vec::new(),
            refusal: None,
            names_seen: setup::name_fields(&setup::names(f)).mark(),
            papers_seen: papers_stored(f).mark(),
            clash: "",
        }
    }

    /// Keeps the typed content of the certificate form; an unknown accent is ignored.
    fn keep(&mut self, by: &By<Chair>, form: &Form) {
        (self.post, self.name) = (
            form.text("signatory_post").to_owned(),
            form.text("signatory_name").to_owned(),
        );
        if let Some(typed) = Accent::from_word(form.text("accent")) {
            self.accents = accents(by.t(), typed);
        }
    }

    /// Adds the mistakes of one of its forms, with the stored values after an edit conflict.
    fn mistaken(
        &mut self,
        by: &By<Chair>,
        clash: &'static str,
        problems: &[FormProblem],
        stored: &Fields,
        typed: &Fields,
    ) {
        let t = by.t();
        let label = |name: &'static str| {
            if name == "accent" {
                t.msg_setting_accent()
            } else {
                field(t, name)
            }
        };
        let called = |name: &str, text: &str| {
            Accent::from_word(text)
                .filter(|_| name == "accent")
                .map(|found| accent(t, found))
        };
        self.mistakes = mistakes(by, problems);
        self.mistakes.extend(
            Beside {
                language: by.language,
                problems,
                stored,
                typed,
            }
            .told(label, called),
        );
        self.clash = if form_version::is_stale(problems) {
            clash
        } else {
            ""
        };
    }
}

/// The stored fields of the certificate form; the emblem is identified by its file id.
fn papers_stored(f: &Federation) -> Fields {
    let emblem = f.emblem_id.map(|id| id.to_string()).unwrap_or_default();
    let accent = f.accent.unwrap_or_default().word().to_owned();
    Fields::of([
        ("signatory_post", f.signatory_post.clone()),
        ("signatory_name", f.signatory_name.clone()),
        ("accent", accent),
        ("emblem", emblem),
    ])
}

/// The typed fields of the certificate form, without the emblem.
fn papers_typed(form: &Form) -> Fields {
    Fields::of(
        ["signatory_post", "signatory_name", "accent"]
            .map(|name| (name, form.text(name).trim().to_owned())),
    )
}

/// `GET /{federation}/settings`
pub async fn settings(by: By<Chair>) -> Result<HttpResponse, WebError> {
    status(&SettingsPage::of(&by), StatusCode::OK)
}

/// `POST /{federation}/settings`
pub async fn change(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let (actor, now, wanted) = (by.actor.clone(), by.app.now(), form.has("prior_approval"));
    write(&by, move |c, f| {
        federations::require_approval(c, &actor, f, wanted, now)
    })
    .await?;
    Ok(go(
        &by.inside.visit,
        &format!("/{}/settings", by.federation.slug),
        "saved",
    ))
}

/// `POST /{federation}/settings/names`: changes the name of the federation in each language.
pub async fn change_names(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let names: Vec<(Language, String)> = Language::ALL
        .map(|l| (l, form.text(setup::field(l)).trim().to_owned()))
        .into();
    let (typed, actor, now) = (names.clone(), by.actor.clone(), by.app.now());
    let filled = edit_conflict::filled(&form, setup::name_fields(&names));
    let checked = filled.clone();
    let rename = move |c: &mut Conn, f: &Federation| {
        checked.check(&setup::name_fields(&setup::names(f)))?;
        setup::rename(c, &actor, f, &typed, now)
    };
    match write_form(&by, rename).await? {
        Ok(()) => Ok(go(
            &by.inside.visit,
            &format!("/{}/settings", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            let stored = setup::name_fields(&setup::names(&by.federation));
            let mut view = SettingsPage::of(&by);
            view.names = names
                .into_iter()
                .map(|(language, name)| NameField::of(by.t(), language, name))
                .collect();
            view.names_seen = edit_conflict::mark(Some(&filled.seen), &problems, &stored);
            view.mistaken(&by, "names", &problems, &stored, &filled.typed);
            status(&view, edit_conflict::code(&problems))
        }
    }
}

/// `POST /{federation}/settings/zone`: changes the time zone.
pub async fn change_zone(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let Some(zone) = Zone::from_word(form.text("time_zone")) else {
        let mut view = SettingsPage::of(&by);
        view.mistakes = mistakes(&by, &[FormProblem::new("time_zone", FormMistake::Unknown)]);
        return status(&view, StatusCode::UNPROCESSABLE_ENTITY);
    };
    let (actor, now) = (by.actor.clone(), by.app.now());
    write(&by, move |c, f| setup::choose_zone(c, &actor, f, zone, now)).await?;
    Ok(go(
        &by.inside.visit,
        &format!("/{}/settings", by.federation.slug),
        "saved",
    ))
}

/// `POST /{federation}/settings/appeals`: changes the time limit of appeals.
pub async fn change_appeal_days(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let (actor, now, typed) = (
        by.actor.clone(),
        by.app.now(),
        form.text("appeal_days").to_owned(),
    );
    let days = typed.clone();
    match write_form(&by, move |c, f| {
        crate::actions::appeals::set_days(c, &actor, f, &days, now)
    })
    .await?
    {
        Ok(()) => Ok(go(
            &by.inside.visit,
            &format!("/{}/settings", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            let mut view = SettingsPage::of(&by);
            view.appeal_days = typed;
            view.mistakes = mistakes(&by, &problems);
            status(&view, StatusCode::UNPROCESSABLE_ENTITY)
        }
    }
}

/// `POST /{federation}/settings/lists`: changes the note on the use of lists in each language.
pub async fn word_list_note(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let notes: Vec<(Language, String)> = Language::ALL
        .map(|l| (l, form.text(federations::note_field(l)).trim().to_owned()))
        .into();
    let (typed, actor, now) = (notes.clone(), by.actor.clone(), by.app.now());
    let outcome = write_form(&by, move |c, f| {
        federations::word_list_note(c, &actor, f, &typed, now)
    })
    .await?;
    match outcome {
        Ok(()) => Ok(go(
            &by.inside.visit,
            &format!("/{}/settings", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            let mut view = SettingsPage::of(&by);
            view.notes = notes
                .into_iter()
                .map(|(language, note)| NameField::note(by.t(), language, note))
                .collect();
            view.mistakes = mistakes(&by, &problems);
            status(&view, StatusCode::UNPROCESSABLE_ENTITY)
        }
    }
}

/// `POST /{federation}/settings/spelling`: changes the table for spelling names in Latin letters,
/// and the country of the federation.
pub async fn change_spelling(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let names = match form.text("name_language") {
        "" => Some(None),
        word => name::Language::from_word(word).map(Some),
    };
    let typed = form.text("country").trim().to_owned();
    let outcome = match names {
        None => Err(vec![FormProblem::new(
            "name_language",
            FormMistake::Unknown,
        )]),
        Some(names) => {
            let (actor, now, country) = (by.actor.clone(), by.app.now(), typed.clone());
            write_form(&by, move |c, f| {
                setup::choose_spelling(
                    c,
                    &actor,
                    f,
                    setup::Spelling {
                        names,
                        country: &country,
                    },
                    now,
                )
            })
            .await?
        }
    };
    match outcome {
        Ok(()) => Ok(go(
            &by.inside.visit,
            &format!("/{}/settings", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            let mut view = SettingsPage::of(&by);
            view.names_of = spellings(by.t(), &by.federation, names.flatten());
            view.country = typed;
            view.mistakes = mistakes(&by, &problems);
            status(&view, StatusCode::UNPROCESSABLE_ENTITY)
        }
    }
}

/// `POST /{federation}/settings/setup`: hides the missing steps of the setup, or shows them again.
pub async fn hide_setup(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let (actor, now, hidden) = (by.actor.clone(), by.app.now(), form.text("hidden") == "1");
    write(&by, move |c, f| setup::hide(c, &actor, f, hidden, now)).await?;
    Ok(go(
        &by.inside.visit,
        &format!("/{}/inbox", by.federation.slug),
        "saved",
    ))
}

/// `POST /{federation}/settings/factors`: changes whether signatures need a second factor.
pub async fn change_factors(by: Signing<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let (actor, now, wanted) = (by.actor.clone(), by.app.now(), form.has("second_factor"));
    write(&by, move |c, f| {
        federations::demand_factor(c, &actor, f, wanted, now)
    })
    .await?;
    Ok(go(
        &by.inside.visit,
        &format!("/{}/settings", by.federation.slug),
        "saved",
    ))
}

/// `POST /{federation}/settings/papers`
pub async fn change_papers(by: By<Chair>, upload: Upload) -> Result<HttpResponse, WebError> {
    let form = &upload.form;
    if upload.oversize {
        return Err(WebError::Form(FormFault::Size));
    }
    let emblem = match upload.file {
        // Rendering takes its time: one at a time, and not within a transaction.
        Some((name, bytes)) => {
            let turn = by.app.reckoning.take(by.reader).await?;
            let drawn = aside(move || {
                let _turn = turn;
                paper::emblem(&bytes)
            });
            match drawn.await? {
                Ok(png) => Some((name, png)),
                Err(fault) => return refuse_emblem(&by, form, fault),
            }
        }
        None => None,
    };
    let chosen = match form.text("accent") {
        "" => Some(None),
        word => Accent::from_word(word).map(Some),
    };
    let Some(accent) = chosen else {
        let unknown = [FormProblem::new("accent", FormMistake::Unknown)];
        return mistaken(&by, form, &unknown);
    };
    let papers = Papers {
        accent,
        remove: form.has("remove"),
        post: form.text("signatory_post").to_owned(),
        name: form.text("signatory_name").to_owned(),
        emblem,
    };
    let (actor, now) = (by.actor.clone(), by.app.now());
    let filled = edit_conflict::filled(form, papers_typed(form));
    let change = move |c: &mut Conn, f: &Federation| {
        filled.check(&papers_stored(f))?;
        federations::change_papers(c, &actor, f, &papers, now)
    };
    match write_form(&by, change).await? {
        Ok(()) => Ok(go(
            &by.inside.visit,
            &format!("/{}/settings", by.federation.slug),
            "saved",
        )),
        Err(problems) => mistaken(&by, form, &problems),
    }
}

/// The page with the typed content of the certificate form and its mistakes.
fn refuse_emblem(
    by: &By<Chair>,
    form: &Form,
    fault: EmblemFault,
) -> Result<HttpResponse, WebError> {
    let refusal = match fault {
        EmblemFault::Kind => Refusal::FileKind,
        EmblemFault::Active => Refusal::FileActive,
        EmblemFault::Size => Refusal::FileTooMuch,
    };
    let mut view = SettingsPage::of(by);
    view.keep(by, form);
    view.papers_seen = form.text(form_version::FIELD).to_owned();
    view.refusal = Some(refused(by.language, &refusal));
    status(&view, WebError::Refused(refusal).status())
}

fn mistaken(
    by: &By<Chair>,
    form: &Form,
    problems: &[FormProblem],
) -> Result<HttpResponse, WebError> {
    let stored = papers_stored(&by.federation);
    let mut view = SettingsPage::of(by);
    view.keep(by, form);
    view.papers_seen = edit_conflict::mark(Some(form.text(form_version::FIELD)), problems, &stored);
    view.mistaken(by, "papers", problems, &stored, &papers_typed(form));
    status(&view, edit_conflict::code(problems))
}

fn mistakes(by: &By<Chair>, problems: &[FormProblem]) -> Vec<FieldMistake> {
    let says = |p: &FormProblem| FieldMistake {
        field: p.field,
        label: field(by.t(), p.field),
        says: mistake(by.t(), p.kind),
    };
    problems.iter().map(says).collect()
}

/// `GET /{federation}/emblem.png`
pub async fn emblem(inside: Inside) -> Result<HttpResponse, WebError> {
    let file = read(&inside, |c, f| {
        let id = f.emblem_id.ok_or(ActionError::NotFound)?;
        files::find(c, f.id, id)?.ok_or(ActionError::NotFound)
    })
    .await?;
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "image/png"))
        .body(file.content);
    response.extensions_mut().insert(Public);
    Ok(response)
}
