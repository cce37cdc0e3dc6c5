//! Registration of players: form, public list, and the page behind a player's own link.

pub mod entrants;
pub mod list;

use std::collections::{HashMap, HashSet};

use actix_web::cookie::Cookie;
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::NaiveDateTime;

use crate::actions::authorization::{OnTournament, TournamentCase, check_allowed};
use crate::actions::links::Secrets;
use crate::actions::registrations::{
    self as office, Application, Own, REMARK_MAX, RegistrationInput,
};
use crate::actions::throttle::RequestKind;
use crate::actions::{ActionError, FormProblem, Refusal};
use crate::app::MachineSecrets;
use crate::db::registrations::{self as storage, Registration, Settings};
use crate::db::tournaments::{self, Tournament};
use crate::db::{Conn, RegistrationId, Scope, TournamentId, clubs};
use crate::domain::registration::{Act, CONFIRMATION_TIME, Hindrance, State, has_lapsed};
use crate::domain::rules::{Need, Rulebook};
use crate::domain::table::MAX_TEXT;
use crate::error::{FormFault, WebError};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page, render_with_status};
use crate::frame::path::id;
use crate::frame::request::{Inside, Visit, attempt_inside, network_text, read_inside};
use crate::frame::sentences::{FieldMistake, format_mistake, format_refusal};
use crate::i18n::{L10nLanguage, Language, Speaks, terms};
use crate::registration::entrants::{ListedPlayer, find_guests, format_places};
use crate::session::bind_token;

pub struct Field {
    /// Also the anchor for the list of mistakes.
    pub name: &'static str,
    pub label: String,
    pub hint: String,
    pub value: String,
    pub mistake: Option<String>,
    pub kind: &'static str,
    pub most: usize,
    pub required: bool,
    pub autocomplete: &'static str,
}

/// `own`: the player types, not an officer; `by_mail`: the form asks for a mail address.
pub fn form_fields(
    t: &L10nLanguage,
    rules: &Rulebook,
    typed: &RegistrationInput,
    problems: &[FormProblem],
    own: bool,
    by_mail: bool,
) -> Vec<Field> {
    let form = PlayerForm { t, problems, own };
    let (rank_hint, remark_hint) = rank_hints(t, rules);
    let mut all = vec![form.make_field(
        "name",
        t.msg_registration_name(),
        t.msg_registration_name_hint(),
        &typed.name,
        "name",
    )];
    if by_mail {
        all.push(form.make_field(
            "mail",
            t.msg_mail_address(),
            t.msg_registration_mail_hint(),
            &typed.mail,
            "email",
        ));
    }
    all.extend(form.make_place_fields(typed));
    all.extend([
        form.make_field("rank", t.msg_col_rank(), rank_hint, &typed.rank, "off"),
        form.make_field(
            "born",
            t.msg_registration_born(),
            terms::birth_hint(t, rules.needs),
            &typed.born,
            "bday-year",
        ),
    ]);
    if own {
        all.push(form.make_field(
            "remark",
            t.msg_registration_remark(),
            remark_hint,
            &typed.remark,
            "off",
        ));
    }
    all
}

fn rank_hints(t: &L10nLanguage, rules: &Rulebook) -> (String, String) {
    if rules.needs.contains(&Need::Start) {
        // A form has no field for ratings: the rules calculate them, and a typed one is a report.
        (
            t.msg_registration_rank_start(),
            t.msg_registration_remark_start(),
        )
    } else {
        (
            t.msg_registration_rank_hint(),
            t.msg_registration_remark_hint(),
        )
    }
}

struct PlayerForm<'a> {
    t: &'a L10nLanguage,
    problems: &'a [FormProblem],
    /// True if the player types, not an officer.
    own: bool,
}

impl PlayerForm<'_> {
    fn make_field(
        &self,
        name: &'static str,
        label: String,
        hint: String,
        value: &str,
        autocomplete: &'static str,
    ) -> Field {
        Field {
            name,
            label,
            hint,
            value: value.to_owned(),
            mistake: self
                .problems
                .iter()
                .find(|p| p.field == name)
                .map(|p| format_mistake(self.t, p.kind)),
            kind: if name == "mail" { "email" } else { "text" },
            most: match name {
                "mail" => 254,
                "born" => 4,
                "remark" => REMARK_MAX,
                _ => MAX_TEXT,
            },
            required: matches!(name, "name" | "mail"),
            // The browser of an officer knows nothing about the player.
            autocomplete: if self.own { autocomplete } else { "off" },
        }
    }

    fn make_place_fields(&self, typed: &RegistrationInput) -> [Field; 3] {
        let (t, none) = (self.t, String::new);
        [
            self.make_field(
                "club",
                t.msg_desk_field_club(),
                none(),
                &typed.club,
                "organization",
            ),
            self.make_field(
                "city",
                t.msg_field_city(),
                none(),
                &typed.city,
                "address-level2",
            ),
            self.make_field(
                "country",
                t.msg_field_country(),
                none(),
                &typed.country,
                "country-name",
            ),
        ]
    }
}

pub fn parse_form(form: &Form) -> RegistrationInput {
    let text = |name: &str| form.text(name).to_owned();
    RegistrationInput {
        name: text("name"),
        mail: text("mail"),
        club: text("club"),
        city: text("city"),
        country: text("country"),
        rank: text("rank"),
        born: text("born"),
        remark: text("remark"),
        consent: form.has_field("consent"),
        hidden: text("homepage"),
    }
}

#[derive(Template)]
#[template(path = "registration/page.html")]
struct RegistrationPage {
    page: Layout,
    slug: String,
    id: i64,
    name: String,
    days: String,
    city: String,
    shut: Option<String>,
    /// True if the reader can open the registration in its settings.
    reopens: bool,
    until: Option<String>,
    /// The number of places, or that all of them are taken.
    places: Option<String>,
    settings: Settings,
    by_mail: bool,
    /// Notice on the use and retention of personal data.
    privacy: String,
    /// Idempotency key of the form.
    key: String,
    fields: Vec<Field>,
    consent: bool,
    consent_mistake: Option<String>,
    mistakes: Vec<FieldMistake>,
    refusal: Option<String>,
    registered: Vec<ListedPlayer>,
    waiting: Vec<ListedPlayer>,
    /// True if the reader manages the registrations.
    runs: bool,
}

struct RegistrationPageData {
    t: Tournament,
    settings: Settings,
    shut: Option<Hindrance>,
    all: Vec<Registration>,
    /// Players who are no members on the first day, if the federation marks them.
    guests: HashSet<RegistrationId>,
    clubs: HashMap<String, String>,
    runs: bool,
}

fn find(
    c: &mut Conn,
    inside: &Inside,
    id: TournamentId,
) -> Result<RegistrationPageData, ActionError> {
    let t = tournaments::find(c, inside.federation.id, id)?.ok_or(ActionError::NotFound)?;
    let settings = storage::find_settings(c, id)?.ok_or(ActionError::NotFound)?;
    let shut = office::why_closed(c, &inside.federation, &t, &settings, inside.app.now())?;
    let case = TournamentCase::load_with_proposal(c, &inside.federation, &t)?;
    let runs = inside
        .actor
        .as_ref()
        .is_some_and(|actor| check_allowed(actor, &case, OnTournament::Registrations).is_ok());
    let all = storage::list(c, id)?;
    let guests = find_guests(c, &inside.federation, &t, &all)?;
    Ok(RegistrationPageData {
        shut,
        all,
        guests,
        clubs: clubs::load_latin_names(c, inside.federation.id)?,
        t,
        settings,
        runs,
    })
}

async fn page_response(
    req: &HttpRequest,
    inside: &Inside,
    id: TournamentId,
    typed: &RegistrationInput,
    problems: &[FormProblem],
    key: String,
    refusal: Option<Refusal>,
) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let for_reading = inside.clone();
    let found = read_inside(inside, move |c, _| find(c, &for_reading, id)).await?;
    let mut inside = inside.clone();
    let visitor = bind_token(req, &mut inside.visit)?;
    let (t, language, by_mail) = (
        inside.t(),
        inside.language,
        inside.app.settings.mail.is_some(),
    );
    let fields = form_fields(t, inside.federation.rules, typed, problems, true, by_mail);
    let mistakes = labelled_mistakes(t, &fields, problems);
    let name = found.t.conditions.display_name(found.t.id);
    let listed =
        |state| ListedPlayer::all(&found.all, &found.guests, &found.clubs, state, spelling);
    let (registered, waiting) = (listed(State::Registered), listed(State::Waiting));
    let view = RegistrationPage {
        page: Layout::for_federation(&inside, "tournaments", t.msg_registration_title(&name)),
        slug: inside.federation.slug.clone(),
        id: id.0,
        name,
        days: language.format_days(found.t.conditions.starts, found.t.conditions.ends),
        city: spelling.city_name(&found.t.conditions.city),
        reopens: found.runs && found.shut.is_some_and(Hindrance::is_setting),
        shut: found
            .shut
            .map(|why| hindrance_to_reader(language, why, found.runs)),
        until: found.settings.until_day.map(|day| language.format_day(day)),
        places: format_places(&found.settings, registered.len(), language),
        settings: found.settings,
        by_mail,
        privacy: privacy_notice(&inside, by_mail),
        key,
        consent: typed.consent,
        consent_mistake: consent_mistake(t, problems),
        mistakes,
        fields,
        refusal: refusal.as_ref().map(|r| format_refusal(language, r)),
        registered,
        waiting,
        runs: found.runs,
    };
    let code = match (refusal, problems.is_empty()) {
        (Some(refusal), _) => WebError::Refused(refusal).status(),
        (None, true) => StatusCode::OK,
        (None, false) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    add_visitor(render_with_status(&view, code)?, visitor)
}

/// Mistakes outside of the fields about the player have labels of their own.
fn labelled_mistakes(
    t: &L10nLanguage,
    fields: &[Field],
    problems: &[FormProblem],
) -> Vec<FieldMistake> {
    let label = |name: &str| match (name, fields.iter().find(|f| f.name == name)) {
        (_, Some(field)) => field.label.clone(),
        ("consent", None) => t.msg_registration_consent_short(),
        _ => t.msg_registration_homepage(),
    };
    let says = |p: &FormProblem| FieldMistake {
        field: p.field,
        label: label(p.field),
        says: format_mistake(t, p.kind),
    };
    problems.iter().map(says).collect()
}

fn consent_mistake(t: &L10nLanguage, problems: &[FormProblem]) -> Option<String> {
    problems
        .iter()
        .find(|p| p.field == "consent")
        .map(|p| format_mistake(t, p.kind))
}

/// `runs`: the reader manages the registrations.
fn hindrance_to_reader(language: Language, why: Hindrance, runs: bool) -> String {
    if runs {
        terms::hindrance_to_organizer(language, why)
    } else {
        terms::hindrance_sentence(language, why)
    }
}

fn add_visitor(
    mut response: HttpResponse,
    visitor: Option<Cookie<'static>>,
) -> Result<HttpResponse, WebError> {
    if let Some(visitor) = visitor {
        response
            .add_cookie(&visitor)
            .map_err(|_| WebError::ShuttingDown)?;
    }
    Ok(response)
}

fn privacy_notice(inside: &Inside, by_mail: bool) -> String {
    let t = inside.t();
    let kept = t.msg_count_days(i64::from(inside.app.settings.retention.registrations));
    if by_mail {
        t.msg_registration_privacy_mail(kept)
    } else {
        t.msg_registration_privacy(kept)
    }
}

pub async fn show_page(
    req: HttpRequest,
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let key = MachineSecrets.token()?;
    page_response(
        &req,
        &inside,
        id(&path.1)?,
        &RegistrationInput::default(),
        &[],
        key,
        None,
    )
    .await
}

/// A form without a valid key gets a new one.
fn read_key(form: &Form) -> Result<String, ActionError> {
    let sent = form.text("key");
    if sent.len() == 64 && sent.bytes().all(|b| b.is_ascii_hexdigit()) {
        Ok(sent.to_owned())
    } else {
        MachineSecrets.token()
    }
}

/// Counts registrations by network, and only of readers without an account.
async fn asks_too_often(req: &HttpRequest, inside: &Inside) -> Result<bool, WebError> {
    Ok(inside.actor.is_none()
        && !inside
            .app
            .may_ask(RequestKind::Registration, network_text(req, &inside.app))
            .await?)
}

fn choose_token(
    key: &str,
    typed: &RegistrationInput,
    by_mail: bool,
) -> Result<String, ActionError> {
    // A mailed token must not follow from the form: its use proves that the player reads the mail
    // of the address.
    if by_mail {
        MachineSecrets.token()
    } else {
        Ok(office::token_of(key, typed))
    }
}

pub async fn register_player(
    req: HttpRequest,
    inside: Inside,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let typed = parse_form(&form);
    let by_mail = inside.app.settings.mail.is_some();
    let key = read_key(&form)?;
    let problems = office::check_form(&typed, by_mail, inside.today());
    if !problems.is_empty() {
        return page_response(&req, &inside, id, &typed, &problems, key, None).await;
    }
    if asks_too_often(&req, &inside).await? {
        let refusal = Some(Refusal::AskedTooOften);
        return page_response(&req, &inside, id, &typed, &[], key, refusal).await;
    }
    let token = choose_token(&key, &typed, by_mail)?;
    let application = Application {
        typed: typed.clone(),
        token: token.clone(),
        language: inside.language,
        by_mail,
    };
    let outcome = attempt_inside(&inside, move |tx| {
        office::register_player(tx.conn, tx.federation, id, &application, tx.now)
    })
    .await?;
    match outcome {
        Ok(()) if by_mail => {
            let to = format!("/{}/tournaments/{id}/registration", inside.federation.slug);
            Ok(redirect_to(&inside.visit, &to, "registration-asked"))
        }
        Ok(()) => Ok(redirect_to(
            &inside.visit,
            &format!("/registrations/{token}"),
            "registration-done",
        )),
        Err(ActionError::Form(problems)) => {
            page_response(&req, &inside, id, &typed, &problems, key, None).await
        }
        Err(ActionError::Refused(why)) => {
            page_response(&req, &inside, id, &typed, &[], key, Some(why)).await
        }
        Err(other) => Err(other.into()),
    }
}

#[derive(Template)]
#[template(path = "registration/own.html")]
struct OwnPage {
    page: Layout,
    action: String,
    back: String,
    says: String,
    badge: &'static str,
    state: String,
    facts: Vec<(String, String)>,
    /// Set if the link isn't mailed.
    keep: Option<String>,
    confirms: bool,
    withdraws: bool,
}

struct FoundOwn {
    own: Own,
    clubs: HashMap<String, String>,
    /// Number of waiting players in front of this one.
    ahead: usize,
}

fn find_own(c: &mut Conn, token: &str, now: NaiveDateTime) -> Result<FoundOwn, ActionError> {
    let own = office::find_own(c, token, now)?;
    let waiting = storage::list(c, own.tournament.id)?
        .into_iter()
        .filter(|other| other.state == State::Waiting);
    let ahead = waiting
        .take_while(|other| other.id != own.registration.id)
        .count();
    Ok(FoundOwn {
        clubs: clubs::load_latin_names(c, own.federation.id)?,
        own,
        ahead,
    })
}

/// A player's own registration. It changes nothing, as mail scanners follow every link.
pub async fn own_page(
    req: HttpRequest,
    visit: Visit,
    token: web::Path<String>,
) -> Result<HttpResponse, WebError> {
    let (secret, now) = (token.to_string(), visit.app.now());
    let FoundOwn { own, clubs, ahead } = visit.app.read(move |c| find_own(c, &secret, now)).await?;
    let Own {
        federation,
        tournament: t,
        registration: r,
    } = own;
    let state = r.state;
    let withdraws = office::changes_state(&r, Act::Withdraw) == Ok(true);
    let mut inside = Inside { visit, federation };
    let visitor = bind_token(&req, &mut inside.visit)?;
    let m = inside.t();
    let name = t.conditions.display_name(t.id);
    let place = i64::try_from(ahead).unwrap_or(i64::MAX).saturating_add(1);
    let facts = own_facts(&inside, &t, &r, &clubs);
    let view = OwnPage {
        action: format!("/registrations/{token}"),
        back: format!(
            "/{}/tournaments/{}/registration",
            inside.federation.slug, t.id
        ),
        says: match state {
            _ if r.entrant.is_some() => m.msg_registration_taken(),
            State::Unconfirmed => {
                m.msg_registration_says_unconfirmed(inside.moment(r.created_at + CONFIRMATION_TIME))
            }
            State::Registered => m.msg_registration_says_registered(),
            State::Waiting => m.msg_registration_says_waiting(place),
            State::Withdrawn => m.msg_registration_says_withdrawn(),
        },
        badge: badge_class(state),
        state: terms::registration_state(m, state),
        facts,
        keep: (r.who.mail.is_empty() && withdraws)
            .then(|| format!("{}/registrations/{token}", inside.home_url())),
        confirms: state.is_changed_by(Act::Confirm),
        withdraws,
        page: Layout::for_federation(&inside, "tournaments", m.msg_registration_title(&name)),
    };
    add_visitor(render_page(&view)?, visitor)
}

fn own_facts(
    inside: &Inside,
    tournament: &Tournament,
    r: &Registration,
    clubs: &HashMap<String, String>,
) -> Vec<(String, String)> {
    let (m, language, spelling) = (inside.t(), inside.language, inside.spelling());
    let conditions = &tournament.conditions;
    let mut facts = vec![
        (m.msg_col_name(), spelling.name(&r.who.name, None)),
        (m.msg_desk_field_club(), spelling.club(&r.who.club, clubs)),
        (m.msg_field_city(), spelling.city_name(&r.who.city)),
        (m.msg_field_country(), language.country_name(&r.who.country)),
        (m.msg_col_rank(), terms::rank_name(language, &r.who.rank)),
        // The link lies in mailboxes and browser histories for weeks. So the page shows only the
        // public list's data, and the masked mail address.
        (m.msg_mail_address(), mask_address(&r.who.mail)),
        (
            m.msg_field_dates(),
            language.format_days(conditions.starts, conditions.ends),
        ),
        (
            m.msg_registration_held_in(),
            spelling.city_name(&conditions.city),
        ),
    ];
    facts.retain(|(_, value)| !value.is_empty());
    facts
}

/// A mail address that only its owner recognises: its first letter and its host.
fn mask_address(mail: &str) -> String {
    match (mail.chars().next(), mail.rsplit_once('@')) {
        (Some(first), Some((_, host))) => format!("{first}…@{host}"),
        _ => String::new(),
    }
}

pub fn badge_class(state: State) -> &'static str {
    match state {
        State::Unconfirmed => "draft",
        State::Registered => "rated",
        State::Waiting => "waiting",
        State::Withdrawn => "friendly",
    }
}

/// A registration that wasn't confirmed in time counts as deleted.
pub fn is_shown(r: &Registration, now: NaiveDateTime) -> bool {
    !has_lapsed(r.state, r.created_at, now)
}

pub async fn decide_by_link(
    visit: Visit,
    token: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (now, to) = (visit.app.now(), format!("/registrations/{token}"));
    let confirms = match form.text("do") {
        "confirm" => true,
        "withdraw" => false,
        _ => return Err(WebError::Form(FormFault::Field)),
    };
    let asked = token.clone();
    let federation = visit
        .app
        .read(move |c| office::federation_of(c, &asked))
        .await?;
    let outcome = visit.app.write_in(Scope::Federation(federation), move |c| {
        if confirms {
            office::confirm_registration(c, &token, now)
        } else {
            office::withdraw_registration(c, &token, now)
        }
    });
    outcome.await?;
    Ok(redirect_to(
        &visit,
        &to,
        if confirms {
            "registration-confirmed"
        } else {
            "registration-withdrawn"
        },
    ))
}
