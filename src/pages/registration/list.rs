//! The organizer's page of a tournament's registrations, with the transfer to the desk.

use std::collections::HashMap;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDateTime;
use serde::Deserialize;

use crate::actions::authorization::{self, OnTournament, TournamentCase};
use crate::actions::registrations::{
    self as office, PlayerUpdate, RegistrationInput, SettingsInput,
};
use crate::actions::{ActionError, Actor, FormProblem, Refusal};
use crate::app::MachineSecrets;
use crate::db::federations::Federation;
use crate::db::registrations::{self as storage, Registration, Settings};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, RegistrationId, TournamentId, clubs};
use crate::domain::desk::Refusal as DeskRefusal;
use crate::domain::name::search_key;
use crate::domain::registration::{Act, Hindrance, State};
use crate::error::{FormFault, WebError};
use crate::frame::csv::escape_cell;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Planner, TableWorker, attempt_inside, read_inside, write_inside};
use crate::frame::sentences::{FieldMistake, format_mistake, format_refusal};
use crate::i18n::{L10nLanguage, Speaks, terms};
use crate::registration::{Field, badge_class, form_fields, is_shown, parse_form};

/// Longest search, in characters.
const SEARCH_MAX: usize = 100;

struct RegisteredPlayer {
    id: i64,
    name: String,
    told: String,
    mail: String,
    remark: String,
    badge: &'static str,
    state: String,
    here: bool,
    away: bool,
    taken: bool,
    withdraws: bool,
    restores: bool,
    admits: bool,
}

impl RegisteredPlayer {
    fn from_registration(
        r: &Registration,
        clubs: &HashMap<String, String>,
        by: &By<Planner>,
    ) -> Option<RegisteredPlayer> {
        let state = r.state;
        let told = [
            by.spelling().club(&r.who.club, clubs),
            by.spelling().city_name(&r.who.city),
            by.language.country_name(&r.who.country),
            terms::rank_name(by.language, &r.who.rank),
            r.who.born.clone(),
        ];
        let can = |act| office::changes_state(r, act) == Ok(true);
        Some(RegisteredPlayer {
            id: r.id.0,
            name: by.spelling().name(&r.who.name, None),
            told: told
                .into_iter()
                .filter(|part| !part.is_empty())
                .collect::<Vec<_>>()
                .join(" · "),
            mail: r.who.mail.clone(),
            remark: r.who.remark.clone(),
            badge: badge_class(state),
            state: terms::registration_state(by.t(), state),
            here: r.here == Some(true),
            away: r.here == Some(false),
            taken: r.entrant.is_some(),
            withdraws: can(Act::Withdraw),
            restores: can(Act::Restore),
            admits: can(Act::Admit),
        })
    }
}

#[derive(Template)]
#[template(path = "registration/office.html")]
struct OfficePage {
    page: Layout,
    slug: String,
    id: i64,
    name: String,
    days: String,
    /// True if the list can be worked on.
    works: bool,
    hindrance: Option<String>,
    refusal: Option<String>,
    mistakes: Vec<FieldMistake>,
    /// True if settings are stored, and with them a public page exists.
    decided: bool,
    shut: Option<String>,
    counts: Vec<(String, usize)>,
    q: String,
    rows: Vec<RegisteredPlayer>,
    all: usize,
    takes: bool,
    /// Players who would be taken to the desk now.
    ready: i64,
    adding: bool,
    fields: Vec<Field>,
    setting: bool,
    version: i64,
    wishes: SettingsInput,
    by_mail: bool,
}

impl OfficePage {
    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.field == field)
            .map(|m| m.says.as_str())
    }
}

#[derive(Default)]
struct FormRedisplay {
    q: String,
    wishes: Option<SettingsInput>,
    added: Option<RegistrationInput>,
    problems: Vec<FormProblem>,
    refusal: Option<(String, StatusCode)>,
}

struct RegistrationListData {
    t: Tournament,
    settings: Option<Settings>,
    all: Vec<Registration>,
    clubs: HashMap<String, String>,
    /// Set if players can't register now.
    shut: Option<Hindrance>,
    /// Set if the organizer can't add players.
    hindrance: Option<Hindrance>,
    /// True if the reader may take players to the desk.
    takes: bool,
}

fn find(
    c: &mut Conn,
    by: &Actor,
    f: &Federation,
    id: TournamentId,
    now: NaiveDateTime,
) -> Result<RegistrationListData, ActionError> {
    let t = authorization::find_permitted_tournament(c, by, f, id, OnTournament::Registrations)?;
    let takes = authorization::check_allowed(
        by,
        &TournamentCase::load_with_proposal(c, f, &t)?,
        OnTournament::OpenDesk,
    )
    .is_ok();
    let settings = storage::find_settings(c, id)?;
    let shut = match &settings {
        Some(settings) => office::why_closed(c, f, &t, settings, now)?,
        None => office::why_closed_without_settings(c, f, &t, now)?,
    };
    let hindrance = office::why_closed_to_officers(c, f, &t, now)?;
    Ok(RegistrationListData {
        all: storage::list(c, id)?,
        clubs: clubs::load_latin_names(c, f.id)?,
        t,
        settings,
        shut,
        hindrance,
        takes,
    })
}

/// Matches a part of the name, or beginnings of words in either script.
struct Search {
    q: String,
    plain: String,
    wanted: String,
}

impl Search {
    fn from_typed(typed: &str) -> Search {
        let q: String = typed.trim().chars().take(SEARCH_MAX).collect();
        Search {
            plain: q.to_lowercase(),
            wanted: search_key(&q),
            q,
        }
    }

    fn is_match(&self, r: &Registration) -> bool {
        let (key, name) = (search_key(&r.who.name), r.who.name.to_lowercase());
        self.q.is_empty()
            || name.contains(&self.plain)
            || (!self.wanted.is_empty()
                && self
                    .wanted
                    .split(' ')
                    .all(|word| key.split(' ').any(|own| own.starts_with(word))))
    }
}

fn count_states(t: &L10nLanguage, shown: &[&Registration]) -> Vec<(String, usize)> {
    let count = |test: &dyn Fn(&Registration) -> bool| shown.iter().filter(|r| test(r)).count();
    let is = |state: State| move |r: &Registration| r.state == state;
    let stands = |r: &Registration| r.state.stands();
    vec![
        (
            t.msg_registration_count_registered(),
            count(&is(State::Registered)),
        ),
        (
            t.msg_registration_count_here(),
            count(&|r| stands(r) && r.here == Some(true)),
        ),
        (
            t.msg_registration_count_away(),
            count(&|r| stands(r) && r.here == Some(false)),
        ),
        (
            t.msg_registration_count_unknown(),
            count(&|r| r.state == State::Registered && r.here.is_none()),
        ),
        (
            t.msg_registration_count_waiting(),
            count(&is(State::Waiting)),
        ),
        (
            t.msg_registration_count_unconfirmed(),
            count(&is(State::Unconfirmed)),
        ),
        (
            t.msg_registration_count_taken(),
            count(&|r| r.entrant.is_some()),
        ),
    ]
}

fn stored_wishes(settings: &Settings) -> SettingsInput {
    SettingsInput {
        open: settings.open,
        until: settings
            .until_day
            .map(|day| day.to_string())
            .unwrap_or_default(),
        places: settings
            .places
            .map(|places| places.to_string())
            .unwrap_or_default(),
        venue: settings.venue.clone(),
        way: settings.way.clone(),
        fee: settings.fee.clone(),
        note: settings.note.clone(),
    }
}

fn count_ready(shown: &[&Registration]) -> i64 {
    let is_ready = |r: &&&Registration| {
        r.state == State::Registered && r.here == Some(true) && r.entrant.is_none()
    };
    i64::try_from(shown.iter().filter(is_ready).count()).unwrap_or(i64::MAX)
}

fn labelled_mistakes(t: &L10nLanguage, problems: &[FormProblem]) -> Vec<FieldMistake> {
    problems
        .iter()
        .map(|p| FieldMistake {
            field: p.field,
            label: form_label(t, p.field),
            says: format_mistake(t, p.kind),
        })
        .collect()
}

impl OfficePage {
    fn from_data(
        by: &By<Planner>,
        found: &RegistrationListData,
        back: FormRedisplay,
    ) -> OfficePage {
        let (t, language, settings) = (by.t(), by.language, found.settings.as_ref());
        let now = by.app.now();
        let shown: Vec<&Registration> = found.all.iter().filter(|r| is_shown(r, now)).collect();
        let search = Search::from_typed(&back.q);
        let name = found.t.conditions.display_name(found.t.id);
        let (added, rules) = (back.added.clone().unwrap_or_default(), by.federation.rules);
        let mistakes = back.added.as_ref().map_or(&[][..], |_| &back.problems);
        OfficePage {
            slug: by.federation.slug.clone(),
            id: found.t.id.0,
            days: language.format_days(found.t.conditions.starts, found.t.conditions.ends),
            works: found.hindrance != Some(Hindrance::Over),
            hindrance: found
                .hindrance
                .map(|h| terms::hindrance_sentence(language, h)),
            refusal: back.refusal.map(|(said, _)| said),
            mistakes: labelled_mistakes(t, &back.problems),
            decided: settings.is_some(),
            shut: found
                .shut
                .map(|h| terms::hindrance_to_organizer(language, h)),
            counts: count_states(t, &shown),
            rows: shown
                .iter()
                .filter(|r| search.is_match(r))
                .filter_map(|r| RegisteredPlayer::from_registration(r, &found.clubs, by))
                .collect(),
            all: shown.len(),
            q: search.q,
            takes: found.hindrance.is_none() && found.takes,
            ready: count_ready(&shown),
            adding: back.added.is_some(),
            fields: form_fields(t, rules, &added, mistakes, false, false),
            setting: back.wishes.is_some()
                || settings.is_none()
                || found.shut.is_some_and(Hindrance::is_setting),
            version: settings.map_or(0, |s| s.lock_version),
            wishes: back
                .wishes
                .or_else(|| settings.map(stored_wishes))
                .unwrap_or_default(),
            by_mail: by.app.settings.mail.is_some(),
            page: Layout::for_federation(by, "tournaments", t.msg_registrations_title(&name)),
            name,
        }
    }
}

async fn page_response(
    by: &By<Planner>,
    id: TournamentId,
    back: FormRedisplay,
) -> Result<HttpResponse, WebError> {
    let (actor, now) = (by.actor.clone(), by.app.now());
    let found = read_inside(by, move |c, f| find(c, &actor, f, id, now)).await?;
    let code = match (&back.refusal, back.problems.is_empty()) {
        (Some((_, code)), _) => *code,
        (None, true) => StatusCode::OK,
        (None, false) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    render_with_status(&OfficePage::from_data(by, &found, back), code)
}

fn form_label(t: &L10nLanguage, field: &str) -> String {
    match field {
        "name" => t.msg_registration_name(),
        "born" => t.msg_registration_born(),
        "club" => t.msg_desk_field_club(),
        "until" => t.msg_registration_until(),
        "places" => t.msg_registration_places(),
        "venue" => t.msg_registration_venue(),
        "way" => t.msg_registration_way(),
        "fee" => t.msg_registration_fee(),
        "note" => t.msg_registration_note(),
        other => crate::frame::sentences::field_label(t, other),
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct RegistrationSearch {
    q: String,
}

pub async fn show_page(
    by: By<Planner>,
    path: web::Path<(String, String)>,
    query: QueryParams<RegistrationSearch>,
) -> Result<HttpResponse, WebError> {
    page_response(
        &by,
        id(&path.1)?,
        FormRedisplay {
            q: query.q.clone(),
            ..FormRedisplay::default()
        },
    )
    .await
}

fn page_path(by: &By<Planner>, id: TournamentId) -> String {
    format!("/{}/tournaments/{id}/registrations", by.federation.slug)
}

/// Shown in place of the requested content.
type ReplacementContent = (Vec<FormProblem>, Option<Refusal>);

/// Other errors lead to the error page.
fn into_page_content(error: ActionError) -> Result<ReplacementContent, WebError> {
    match error {
        ActionError::Form(problems) => Ok((problems, None)),
        ActionError::Refused(why @ (Refusal::Stale | Refusal::Registration(_))) => {
            Ok((Vec::new(), Some(why)))
        }
        other => Err(other.into()),
    }
}

fn refusal_message(by: &By<Planner>, refusal: Option<Refusal>) -> Option<(String, StatusCode)> {
    refusal.map(|why| {
        (
            format_refusal(by.language, &why),
            WebError::Refused(why).status(),
        )
    })
}

pub async fn set(
    by: By<Planner>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let version = form.number("version")?;
    let text = |name: &str| form.text(name).to_owned();
    let wishes = SettingsInput {
        open: form.has_field("open"),
        until: text("until"),
        places: text("places"),
        venue: text("venue"),
        way: text("way"),
        fee: text("fee"),
        note: text("note"),
    };
    let wanted = wishes.clone();
    let outcome = attempt_inside(&by, move |tx| office::set(tx, id, version, &wanted)).await?;
    match outcome {
        Ok(()) => Ok(redirect_to(&by.inside.visit, &page_path(&by, id), "saved")),
        Err(error) => match into_page_content(error)? {
            // The stored settings are shown: the typed ones could be mistaken for them.
            (_, Some(Refusal::Stale)) => {
                page_response(
                    &by,
                    id,
                    FormRedisplay {
                        refusal: refusal_message(&by, Some(Refusal::Stale)),
                        ..FormRedisplay::default()
                    },
                )
                .await
            }
            (problems, why) => {
                page_response(
                    &by,
                    id,
                    FormRedisplay {
                        wishes: Some(wishes),
                        problems,
                        refusal: refusal_message(&by, why),
                        ..FormRedisplay::default()
                    },
                )
                .await
            }
        },
    }
}

pub async fn add_player(
    by: By<Planner>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let typed = parse_form(&form);
    let wanted = typed.clone();
    let outcome = attempt_inside(
        &by,
        form.run_once(move |tx| office::add_on_site(tx, id, &wanted, &MachineSecrets)),
    )
    .await?;
    match outcome {
        Ok(_) => Ok(redirect_to(
            &by.inside.visit,
            &page_path(&by, id),
            "registration-added",
        )),
        Err(error) => {
            let (problems, why) = into_page_content(error)?;
            page_response(
                &by,
                id,
                FormRedisplay {
                    added: Some(typed),
                    problems,
                    refusal: refusal_message(&by, why),
                    ..FormRedisplay::default()
                },
            )
            .await
        }
    }
}

#[derive(Debug, Deserialize)]
pub struct RegistrationAddress {
    tournament: String,
    registration: String,
}

pub async fn mark_player(
    by: By<Planner>,
    path: web::Path<RegistrationAddress>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.tournament)?;
    let registration: RegistrationId = path.registration.parse().map_err(|_| WebError::NotFound)?;
    let mark = match form.text("do") {
        "here" => PlayerUpdate::Here(true),
        "away" => PlayerUpdate::Here(false),
        "withdraw" => PlayerUpdate::Act(Act::Withdraw),
        "restore" => PlayerUpdate::Act(Act::Restore),
        "admit" => PlayerUpdate::Act(Act::Admit),
        _ => return Err(WebError::Form(FormFault::Field)),
    };
    let outcome = attempt_inside(&by, move |tx| {
        office::mark_player(tx, id, registration, mark)
    })
    .await?;
    let q: String = form.text("q").chars().take(SEARCH_MAX).collect();
    match outcome {
        Ok(()) => {
            let q = percent_encoding::utf8_percent_encode(&q, percent_encoding::NON_ALPHANUMERIC)
                .to_string();
            let query = if q.is_empty() { q } else { format!("?q={q}") };
            // No message: the user goes on to the next button, and the list must not jump.
            let to = format!("{}{query}#r{registration}", page_path(&by, id));
            Ok(HttpResponse::SeeOther()
                .insert_header((header::LOCATION, to))
                .finish())
        }
        Err(error) => {
            let (problems, why) = into_page_content(error)?;
            page_response(
                &by,
                id,
                FormRedisplay {
                    q,
                    problems,
                    refusal: refusal_message(&by, why),
                    ..FormRedisplay::default()
                },
            )
            .await
        }
    }
}

pub async fn transfer_to_desk(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let outcome = write_inside(&by, move |tx| {
        office::take_into_tournament(tx, id, office::PlayerSelection::Here)
    })
    .await;
    let by = by.into_planner();
    match outcome {
        Ok(0) => Ok(redirect_to(
            &by.inside.visit,
            &page_path(&by, id),
            "registrations-none",
        )),
        Ok(_) => Ok(redirect_to(
            &by.inside.visit,
            &page_path(&by, id),
            "registrations-taken",
        )),
        Err(WebError::Desk(why)) => {
            let refusal = Some((desk_says(&by, &why), WebError::Desk(why).status()));
            page_response(
                &by,
                id,
                FormRedisplay {
                    refusal,
                    ..FormRedisplay::default()
                },
            )
            .await
        }
        Err(other) => Err(other),
    }
}

fn desk_says(by: &By<Planner>, why: &DeskRefusal) -> String {
    let t = by.t();
    match why {
        DeskRefusal::Begun => t.msg_registration_begun(),
        DeskRefusal::NoLateEntry => t.msg_desk_no_late(),
        DeskRefusal::Finished => t.msg_registration_over(),
        DeskRefusal::Twice(name) | DeskRefusal::PastedTwice(name) => {
            t.msg_registration_desk_twice(by.spelling().name(name, None))
        }
        DeskRefusal::TooMany => t.msg_registration_desk_too_many(),
        _ => t.msg_registration_desk_refuses(),
    }
}

const CSV_HEADINGS: [&str; 12] = [
    "state",
    "name",
    "club",
    "city",
    "country",
    "rank",
    "born",
    "mail",
    "remark",
    "here",
    "sent",
    "participant",
];

/// In the order of [`CSV_HEADINGS`].
fn csv_line(r: &Registration) -> Vec<String> {
    let here = match r.here {
        Some(true) => "yes",
        Some(false) => "no",
        None => "",
    };
    let told = [
        &r.who.name,
        &r.who.club,
        &r.who.city,
        &r.who.country,
        &r.who.rank,
        &r.who.born,
        &r.who.mail,
        &r.who.remark,
    ]
    .map(|text| escape_cell(text).into_owned());
    let mut line = vec![r.state.word().to_owned()];
    line.extend(told);
    line.extend([
        here.to_owned(),
        r.created_at.format("%Y-%m-%dT%H:%M:%SZ").to_string(),
        r.entrant.map(|e| e.to_string()).unwrap_or_default(),
    ]);
    line
}

/// Holds mail addresses and births, as only the organizer reads it.
pub async fn download_csv(
    by: By<Planner>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, now) = (by.actor.clone(), by.app.now());
    let all = read_inside(&by, move |c, f| {
        authorization::find_permitted_tournament(c, &actor, f, id, OnTournament::Registrations)?;
        Ok::<_, ActionError>(storage::list(c, id)?)
    })
    .await?;
    let failed = |e: &dyn std::fmt::Display| WebError::Page(format!("csv: {e}"));
    let mut out = csv::Writer::from_writer(Vec::new());
    out.write_record(CSV_HEADINGS).map_err(|e| failed(&e))?;
    for r in all.iter().filter(|r| is_shown(r, now)) {
        out.write_record(csv_line(r)).map_err(|e| failed(&e))?;
    }
    let body = out.into_inner().map_err(|e| failed(&e))?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/csv; charset=utf-8"))
        .insert_header((
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"registrations-{id}.csv\""),
        ))
        .body(body))
}
