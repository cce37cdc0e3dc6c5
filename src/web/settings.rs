//! The chairman's settings for the federation beside its rules, and the look of its certificates.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header;
use askama::Template;

use crate::actions::federations::{self, Papers};
use crate::actions::form_version::Fields;
use crate::actions::{ActionError, FormMistake, FormProblem, Refusal, Tx, form_version, setup};
use crate::app::run_blocking;
use crate::db::federations::Federation;
use crate::db::files;
use crate::documents::paper::{self, EmblemFault};
use crate::domain::accent::Accent;
use crate::domain::membership::Gate;
use crate::domain::name;
use crate::domain::zone::Zone;
use crate::error::{FormFault, WebError};
use crate::frame::cache::SharedCacheMarker;
use crate::frame::edit_conflict::{self, EditConflict};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::options::Choice;
use crate::frame::request::{By, Chair, Inside, read_inside, write_form, write_inside};
use crate::frame::sentences::{FieldMistake, field_label, format_mistake, format_refusal};
use crate::frame::signing::SigningOfficer;
use crate::frame::upload::Upload;
use crate::i18n::terms::name_table;
use crate::i18n::{L10nLanguage, Language, choices};
use crate::licences;

#[derive(Template)]
#[template(path = "officers/settings.html")]
struct SettingsPage {
    page: Layout,
    slug: String,
    prior_approval: bool,
    second_factor: bool,
    names: Vec<NameField>,
    notes: Vec<NameField>,
    setup_hidden: bool,
    zones: Vec<Zone>,
    zone: Zone,
    zone_chosen: bool,
    /// Tables for spelling names in Latin letters.
    names_of: Vec<Choice>,
    country: String,
    appeal_days: String,
    /// Options for the admission of players; `dues`: dues count.
    gates: Vec<Choice>,
    dues: bool,
    /// Options for a tournament whose chief referee has no licence.
    licensing: Vec<Choice>,
    post: String,
    name: String,
    accents: Vec<Choice>,
    emblem: bool,
    mistakes: Vec<FieldMistake>,
    refusal: Option<String>,
    names_seen: String,
    papers_seen: String,
    /// The form with an edit conflict.
    clash: &'static str,
}

struct NameField {
    field: &'static str,
    label: String,
    name: String,
    language: &'static str,
}

impl NameField {
    fn for_name(t: &L10nLanguage, language: Language, name: String) -> NameField {
        let own = setup::field_of_name(language);
        NameField {
            field: own,
            label: field_label(t, own),
            name,
            language: language.word(),
        }
    }

    fn for_note(t: &L10nLanguage, language: Language, note: String) -> NameField {
        let own = federations::note_field(language);
        NameField {
            field: own,
            label: field_label(t, own),
            name: note,
            language: language.word(),
        }
    }
}

fn note_fields(t: &L10nLanguage, f: &Federation) -> Vec<NameField> {
    Language::ALL
        .into_iter()
        .map(|language| {
            NameField::for_note(t, language, f.list_note_in(language).unwrap_or_default())
        })
        .collect()
}

fn accent_choices(t: &L10nLanguage, chosen: Accent) -> Vec<Choice> {
    Accent::ALL
        .into_iter()
        .map(|one| Choice::new(one.word(), accent_name(t, one), one == chosen))
        .collect()
}

/// The table of the regulation comes first.
fn spelling_choices(
    t: &L10nLanguage,
    f: &Federation,
    chosen: Option<name::Language>,
) -> Vec<Choice> {
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

pub fn accent_name(t: &L10nLanguage, accent: Accent) -> String {
    match accent {
        Accent::Teal => t.msg_accent_teal(),
        Accent::Blue => t.msg_accent_blue(),
        Accent::Plum => t.msg_accent_plum(),
        Accent::Rust => t.msg_accent_rust(),
        Accent::Olive => t.msg_accent_olive(),
    }
}

impl SettingsPage {
    fn from_federation(by: &By<Chair>) -> SettingsPage {
        let f = &by.federation;
        SettingsPage {
            page: Layout::for_federation(by, "people", by.t().msg_settings_title()),
            slug: f.slug.clone(),
            prior_approval: f.prior_approval,
            second_factor: f.second_factor,
            names: setup::entered_names(f)
                .into_iter()
                .map(|(language, name)| NameField::for_name(by.t(), language, name))
                .collect(),
            notes: note_fields(by.t(), f),
            setup_hidden: f.setup_hidden,
            zone_chosen: f.time_zone.is_some(),
            zones: Zone::list_offered().collect(),
            zone: f.zone(),
            names_of: spelling_choices(by.t(), f, f.chosen_names),
            country: f.country.clone(),
            appeal_days: f
                .appeal_days
                .map(|days| days.to_string())
                .unwrap_or_default(),
            gates: Gate::ALL
                .map(|gate| {
                    Choice::new(
                        gate.word(),
                        choices::gate_condition(by.t(), gate),
                        gate == f.members,
                    )
                })
                .into(),
            dues: f.dues,
            licensing: licences::setting_choices(by.t(), f.licensing),
            post: f.signatory_post.clone(),
            name: f.signatory_name.clone(),
            accents: accent_choices(by.t(), f.accent.unwrap_or_default()),
            emblem: f.emblem_id.is_some(),
            mistakes: Vec::new(),
            refusal: None,
            names_seen: setup::name_fields(&setup::entered_names(f)).mark(),
            papers_seen: papers_stored(f).mark(),
            clash: "",
        }
    }

    /// An unknown accent is ignored.
    fn keep_typed(&mut self, by: &By<Chair>, form: &Form) {
        (self.post, self.name) = (
            form.text("signatory_post").to_owned(),
            form.text("signatory_name").to_owned(),
        );
        if let Some(typed) = Accent::from_word(form.text("accent")) {
            self.accents = accent_choices(by.t(), typed);
        }
    }

    fn add_mistakes(
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
                field_label(t, name)
            }
        };
        let called = |name: &str, text: &str| {
            Accent::from_word(text)
                .filter(|_| name == "accent")
                .map(|found| accent_name(t, found))
        };
        self.mistakes = field_mistakes(by, problems);
        self.mistakes.extend(
            EditConflict {
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

/// The emblem is identified by its file id.
fn papers_stored(f: &Federation) -> Fields {
    let emblem = f.emblem_id.map(|id| id.to_string()).unwrap_or_default();
    let accent = f.accent.unwrap_or_default().word().to_owned();
    Fields::from_pairs([
        ("signatory_post", f.signatory_post.clone()),
        ("signatory_name", f.signatory_name.clone()),
        ("accent", accent),
        ("emblem", emblem),
    ])
}

fn papers_typed(form: &Form) -> Fields {
    Fields::from_pairs(
        ["signatory_post", "signatory_name", "accent"]
            .map(|name| (name, form.text(name).trim().to_owned())),
    )
}

pub async fn show_settings(by: By<Chair>) -> Result<HttpResponse, WebError> {
    render_with_status(&SettingsPage::from_federation(&by), StatusCode::OK)
}

pub async fn change_settings(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let wanted = form.has_field("prior_approval");
    write_inside(&by, move |tx| federations::require_approval(tx, wanted)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/settings", by.federation.slug),
        "saved",
    ))
}

pub async fn change_names(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let names: Vec<(Language, String)> = Language::ALL
        .map(|l| (l, form.text(setup::field_of_name(l)).trim().to_owned()))
        .into();
    let typed = names.clone();
    let filled = edit_conflict::to_filled(&form, setup::name_fields(&names));
    let checked = filled.clone();
    let rename = move |tx: &mut Tx<'_>| {
        checked.check_fresh(&setup::name_fields(&setup::entered_names(tx.federation)))?;
        setup::set_names(tx, &typed)
    };
    match write_form(&by, rename).await? {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/settings", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            let stored = setup::name_fields(&setup::entered_names(&by.federation));
            let mut view = SettingsPage::from_federation(&by);
            view.names = names
                .into_iter()
                .map(|(language, name)| NameField::for_name(by.t(), language, name))
                .collect();
            view.names_seen = edit_conflict::version_mark(Some(&filled.seen), &problems, &stored);
            view.add_mistakes(&by, "names", &problems, &stored, &filled.typed);
            render_with_status(&view, edit_conflict::status_code(&problems))
        }
    }
}

pub async fn change_zone(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let Some(zone) = Zone::from_word(form.text("time_zone")) else {
        let mut view = SettingsPage::from_federation(&by);
        view.mistakes = field_mistakes(&by, &[FormProblem::new("time_zone", FormMistake::Unknown)]);
        return render_with_status(&view, StatusCode::UNPROCESSABLE_ENTITY);
    };
    write_inside(&by, move |tx| setup::choose_zone(tx, zone)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/settings", by.federation.slug),
        "saved",
    ))
}

pub async fn change_appeal_days(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let typed = form.text("appeal_days").to_owned();
    let days = typed.clone();
    match write_form(&by, move |tx| crate::actions::appeals::set_days(tx, &days)).await? {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/settings", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            let mut view = SettingsPage::from_federation(&by);
            view.appeal_days = typed;
            view.mistakes = field_mistakes(&by, &problems);
            render_with_status(&view, StatusCode::UNPROCESSABLE_ENTITY)
        }
    }
}

pub async fn word_list_note(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let notes: Vec<(Language, String)> = Language::ALL
        .map(|l| (l, form.text(federations::note_field(l)).trim().to_owned()))
        .into();
    let typed = notes.clone();
    let outcome = write_form(&by, move |tx| federations::word_list_note(tx, &typed)).await?;
    match outcome {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/settings", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            let mut view = SettingsPage::from_federation(&by);
            view.notes = notes
                .into_iter()
                .map(|(language, note)| NameField::for_note(by.t(), language, note))
                .collect();
            view.mistakes = field_mistakes(&by, &problems);
            render_with_status(&view, StatusCode::UNPROCESSABLE_ENTITY)
        }
    }
}

/// Also changes the country of the federation.
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
            let country = typed.clone();
            write_form(&by, move |tx| {
                setup::choose_spelling(
                    tx,
                    setup::Spelling {
                        names,
                        country: &country,
                    },
                )
            })
            .await?
        }
    };
    match outcome {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/settings", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            let mut view = SettingsPage::from_federation(&by);
            view.names_of = spelling_choices(by.t(), &by.federation, names.flatten());
            view.country = typed;
            view.mistakes = field_mistakes(&by, &problems);
            render_with_status(&view, StatusCode::UNPROCESSABLE_ENTITY)
        }
    }
}

pub async fn hide_setup(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let hidden = form.text("hidden") == "1";
    write_inside(&by, move |tx| setup::set_hidden(tx, hidden)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/inbox", by.federation.slug),
        "saved",
    ))
}

pub async fn change_factors(
    by: SigningOfficer<Chair>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let wanted = form.has_field("second_factor");
    write_inside(&by, move |tx| federations::demand_factor(tx, wanted)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/settings", by.federation.slug),
        "saved",
    ))
}

pub async fn change_papers(by: By<Chair>, upload: Upload) -> Result<HttpResponse, WebError> {
    let form = &upload.form;
    if upload.oversize {
        return Err(WebError::Form(FormFault::Size));
    }
    let emblem = match upload.file {
        // Rendering takes its time: one at a time, and not within a transaction.
        Some((name, bytes)) => {
            let turn = by.app.calculation_limit.take(by.reader).await?;
            let drawn = run_blocking(move || {
                let _turn = turn;
                paper::redraw_emblem(&bytes)
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
        return render_mistaken(&by, form, &unknown);
    };
    let papers = Papers {
        accent,
        remove: form.has_field("remove"),
        post: form.text("signatory_post").to_owned(),
        name: form.text("signatory_name").to_owned(),
        emblem,
    };
    let filled = edit_conflict::to_filled(form, papers_typed(form));
    let change = move |tx: &mut Tx<'_>| {
        filled.check_fresh(&papers_stored(tx.federation))?;
        federations::change_papers(tx, &papers)
    };
    match write_form(&by, change).await? {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/settings", by.federation.slug),
            "saved",
        )),
        Err(problems) => render_mistaken(&by, form, &problems),
    }
}

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
    let mut view = SettingsPage::from_federation(by);
    view.keep_typed(by, form);
    view.papers_seen = form.text(form_version::FIELD).to_owned();
    view.refusal = Some(format_refusal(by.language, &refusal));
    render_with_status(&view, WebError::Refused(refusal).status())
}

fn render_mistaken(
    by: &By<Chair>,
    form: &Form,
    problems: &[FormProblem],
) -> Result<HttpResponse, WebError> {
    let stored = papers_stored(&by.federation);
    let mut view = SettingsPage::from_federation(by);
    view.keep_typed(by, form);
    view.papers_seen =
        edit_conflict::version_mark(Some(form.text(form_version::FIELD)), problems, &stored);
    view.add_mistakes(by, "papers", problems, &stored, &papers_typed(form));
    render_with_status(&view, edit_conflict::status_code(problems))
}

fn field_mistakes(by: &By<Chair>, problems: &[FormProblem]) -> Vec<FieldMistake> {
    let says = |p: &FormProblem| FieldMistake {
        field: p.field,
        label: field_label(by.t(), p.field),
        says: format_mistake(by.t(), p.kind),
    };
    problems.iter().map(says).collect()
}

pub async fn emblem_image(inside: Inside) -> Result<HttpResponse, WebError> {
    let file = read_inside(&inside, |c, f| {
        let id = f.emblem_id.ok_or(ActionError::NotFound)?;
        files::find(c, f.id, id)?.ok_or(ActionError::NotFound)
    })
    .await?;
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "image/png"))
        .body(file.content);
    response.extensions_mut().insert(SharedCacheMarker);
    Ok(response)
}
