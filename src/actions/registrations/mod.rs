//! Registration for a tournament: players register, confirm and withdraw by themselves. The acts of
//! officers are in `running`.

mod running;

use chrono::{Datelike, NaiveDate, NaiveDateTime};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

pub use self::running::{
    PlayerSelection, PlayerUpdate, SettingsInput, add_on_site, erase_old, is_erasing_due,
    list_available, mark_player, set, take_into_tournament,
};
use super::audit::{self, Entry, Subject};
use super::desk;
use super::links::token_hash;
use super::mail::notices::{self, Facts, NEWS, Notice, Recipient};
use super::members::gate::{self, Named};
use super::{ActionError, Actor, FormMistake, FormProblem, Refusal, mail, proposals};
use crate::db::federations::Federation;
use crate::db::registrations::{
    self as storage, NewRegistration, Registrant, Registration, Settings,
};
use crate::db::tournaments::{self, Tournament};
use crate::db::{Conn, DbError, FederationId, RegistrationId, TournamentId, outbox};
use crate::domain::audit::Action;
use crate::domain::country;
use crate::domain::language::Language;
use crate::domain::name::{
    has_letter, likeness_key, name_and_birth, normalize_name, normalize_text,
};
use crate::domain::player::Born;
use crate::domain::registration::{
    self as rules, Act, CONFIRMATION_TIME, Hindrance, State, TournamentSituation,
};
use crate::domain::table::{MAX_ROWS, MAX_TEXT};

/// In characters.
pub const REMARK_MAX: usize = 500;
/// Per address, so that the site can't be used to pester strangers.
const LETTERS_A_DAY: i64 = 5;
/// The same form sent again within this time is a double click and gets no second letter.
const DOUBLE_CLICK: chrono::Duration = chrono::Duration::minutes(10);

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RegistrationInput {
    pub name: String,
    pub mail: String,
    pub club: String,
    pub city: String,
    pub country: String,
    /// Rank as stated by the player.
    pub rank: String,
    /// Year of birth.
    pub born: String,
    pub remark: String,
    /// Consent to the publication of name, club and results.
    pub consent: bool,
    /// A field that readers don't see: only a program fills it in.
    pub hidden: String,
}

impl RegistrationInput {
    /// A year behind the name becomes the year of birth.
    fn kept(&self) -> RegistrationInput {
        let (mut name, mut born) = (normalize_name(&self.name), normalize_text(&self.born));
        if born.is_empty()
            && let (rest, Some(Born::Year(year))) = name_and_birth(&name)
        {
            (name, born) = (rest, year.to_string());
        }
        RegistrationInput {
            name,
            mail: self.mail.trim().to_owned(),
            club: normalize_name(&self.club),
            city: normalize_name(&self.city),
            country: normalize_text(&self.country),
            rank: normalize_text(&self.rank),
            born,
            remark: self.remark.trim().to_owned(),
            ..self.clone()
        }
    }
}

/// The form with the circumstances of its submission.
#[derive(Debug, Clone)]
pub struct Application {
    pub typed: RegistrationInput,
    /// The token of the player's own link.
    pub token: String,
    pub language: Language,
    /// True if a letter confirms the address; otherwise the registration counts at once.
    pub by_mail: bool,
}

/// The token of a link that is not mailed. The same form gives the same token, so that a double
/// click registers once. The key comes with the form and is secret.
pub fn token_of(key: &str, typed: &RegistrationInput) -> String {
    let mut sha = Sha256::new();
    for part in [
        "registration",
        key,
        typed.name.trim(),
        typed.born.trim(),
        typed.club.trim(),
    ] {
        sha.update((part.len() as u64).to_be_bytes());
        sha.update(part.as_bytes());
    }
    HEXLOWER.encode(&sha.finalize())
}

/// The key by which names are compared, in any script and word order.
pub(super) fn key_of(name: &str) -> String {
    let key = likeness_key(name);
    if key.is_empty() {
        name.trim().to_lowercase()
    } else {
        key
    }
}

/// The mistakes that need no database.
pub fn check_form(typed: &RegistrationInput, by_mail: bool, today: NaiveDate) -> Vec<FormProblem> {
    let typed = &typed.kept();
    let mut problems = find_problems(typed, today);
    if by_mail && let Err(kind) = mail::parse_address(&typed.mail) {
        problems.insert(
            usize::from(problems.first().is_some_and(|p| p.field == "name")),
            FormProblem {
                field: "mail",
                kind,
            },
        );
    }
    if !typed.consent {
        problems.push(FormProblem::new("consent", FormMistake::NotTicked));
    }
    if !typed.hidden.is_empty() {
        problems.push(FormProblem::new("homepage", FormMistake::Hidden));
    }
    problems
}

fn find_problems(typed: &RegistrationInput, today: NaiveDate) -> Vec<FormProblem> {
    let mut problems = Vec::new();
    let mut wrong = |field, kind| problems.push(FormProblem { field, kind });
    match typed.name.as_str() {
        "" => wrong("name", FormMistake::Missing),
        name if !has_letter(name) => wrong("name", FormMistake::NoLetter),
        _ => {}
    }
    for (field, text) in [("club", &typed.club), ("city", &typed.city)] {
        if !text.is_empty() && !has_letter(text) {
            wrong(field, FormMistake::NoLetter);
        }
    }
    for (field, text, most) in [
        ("name", &typed.name, MAX_TEXT),
        ("club", &typed.club, MAX_TEXT),
        ("city", &typed.city, MAX_TEXT),
        ("country", &typed.country, MAX_TEXT),
        ("rank", &typed.rank, MAX_TEXT),
        ("remark", &typed.remark, REMARK_MAX),
    ] {
        if text.trim().chars().count() > most {
            wrong(field, FormMistake::TooLong(most));
        }
    }
    if country::parse_country(&typed.country).is_err() {
        wrong("country", FormMistake::NotACountry);
    }
    let born = typed.born.trim();
    let year = (born.len() == 4)
        .then(|| born.parse::<i32>().ok())
        .flatten();
    if !born.is_empty() && year.is_none_or(|year| !(1900..=today.year()).contains(&year)) {
        wrong("born", FormMistake::NotANumber);
    }
    problems
}

fn load_moment(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    now: NaiveDateTime,
) -> Result<TournamentSituation, DbError> {
    let begun = desk::find(conn, t.id)?.is_some_and(|desk| desk.has_begun() || desk.finished);
    let opens = proposals::registration_day(conn, t.id)?;
    Ok(TournamentSituation {
        course: t.state,
        rated: t.position.is_some(),
        begun,
        opens,
        ends: t.conditions.ends,
        today: federation.local_day(now),
    })
}

/// `None` if players can register by themselves.
pub fn why_closed(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    settings: &Settings,
    now: NaiveDateTime,
) -> Result<Option<Hindrance>, DbError> {
    Ok(load_moment(conn, federation, t, now)?
        .registration_hindrance(settings.open, settings.until_day))
}

/// For a tournament without settings for registration.
pub fn why_closed_without_settings(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    now: NaiveDateTime,
) -> Result<Option<Hindrance>, DbError> {
    Ok(load_moment(conn, federation, t, now)?.registration_hindrance(false, None))
}

/// The reason why not even an officer can add a player any more.
pub fn why_closed_to_officers(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    now: NaiveDateTime,
) -> Result<Option<Hindrance>, DbError> {
    Ok(load_moment(conn, federation, t, now)?.addition_hindrance())
}

fn count_places(settings: Option<&Settings>) -> Option<usize> {
    settings
        .and_then(|s| s.places)
        .and_then(|places| usize::try_from(places).ok())
}

fn format_detail(id: RegistrationId) -> String {
    format!("registration {id}")
}

/// Puts a registration at the end of the queue, with a place if there is one.
fn line_up(conn: &mut Conn, r: &Registration, act: Act) -> Result<(), ActionError> {
    let all = storage::list(conn, r.tournament_id)?;
    let settings = storage::find_settings(conn, r.tournament_id)?;
    let now = r.state;
    let free = rules::is_free(count_registered(&all), count_places(settings.as_ref()));
    let after = now.after(act, free).ok_or(Refusal::Stale)?;
    let turn = if now.stands() {
        r.turn
    } else {
        Some(next_turn(&all))
    };
    Ok(storage::update_state(conn, r.id, after, turn)?)
}

/// Repeating an act changes nothing.
pub fn changes_state(r: &Registration, act: Act) -> Result<bool, Refusal> {
    if r.entrant.is_some() {
        return Err(Refusal::Registration(Hindrance::Taken));
    }
    r.state.after(act, true).ok_or(Refusal::Stale)?;
    Ok(r.state.is_changed_by(act))
}

fn count_registered(all: &[Registration]) -> usize {
    all.iter().filter(|r| r.state == State::Registered).count()
}

fn next_turn(all: &[Registration]) -> i64 {
    all.iter()
        .filter_map(|r| r.turn)
        .max()
        .unwrap_or(0)
        .saturating_add(1)
}

/// True if another registration of this person has a place or waits.
fn stands_already(all: &[Registration], id: Option<RegistrationId>, person: (&str, &str)) -> bool {
    all.iter().any(|r| {
        Some(r.id) != id
            && r.state.stands()
            && rules::is_same((&r.who.name_key, &r.who.born), person)
    })
}

/// A year of birth tells namesakes apart, a longer name those born in the same year.
fn duplicate_error(born: &str) -> ActionError {
    let kind = if born.is_empty() {
        FormMistake::Registered
    } else {
        FormMistake::Namesake
    };
    ActionError::Form(vec![FormProblem {
        field: "name",
        kind,
    }])
}

/// The same form sent twice has the effect of once.
pub fn register_player(
    conn: &mut Conn,
    federation: &Federation,
    id: TournamentId,
    application: &Application,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let t = tournaments::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)?;
    let settings = storage::find_settings(conn, id)?.ok_or(ActionError::NotFound)?;
    let hash = token_hash(&application.token);
    if storage::find_by_token(conn, &hash)?.is_some() {
        return Ok(());
    }
    if let Some(hindrance) = why_closed(conn, federation, &t, &settings, now)? {
        return Err(Refusal::Registration(hindrance).into());
    }
    let typed = &application.typed.kept();
    let problems = check_form(typed, application.by_mail, federation.local_day(now));
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    refuse_non_member(conn, federation, &t, typed)?;
    let address = if application.by_mail {
        typed.mail.trim()
    } else {
        ""
    };
    let new = new(
        id,
        to_registrant(typed, address),
        Some(application.language),
        hash,
        now,
    );
    let all = storage::list(conn, id)?;
    if stands_already(&all, None, (&new.who.name_key, &new.who.born)) {
        return Err(duplicate_error(&new.who.born));
    }
    let found = if application.by_mail {
        let Some(found) = store_unconfirmed(conn, &all, new, now)? else {
            return Ok(());
        };
        write_confirmation_letter(conn, federation, &t, &found, application, now)?;
        found
    } else {
        let found = insert(conn, &all, new)?;
        line_up(conn, &found, Act::Confirm)?;
        found
    };
    let entry = Entry::new(Action::Register, Subject::Tournament(id)).with(format_detail(found.id));
    Ok(audit::write_entry(
        conn,
        &Actor::visitor(),
        Some(federation.id),
        entry,
        now,
    )?)
}

/// Replaces an earlier registration of the same person from the same address. `None` if that was
/// sent a moment ago.
fn store_unconfirmed(
    conn: &mut Conn,
    all: &[Registration],
    new: NewRegistration,
    now: NaiveDateTime,
) -> Result<Option<Registration>, ActionError> {
    let (id, address) = (new.tournament_id, &new.who.mail);
    let mine = all.iter().find(|r| {
        r.state == State::Unconfirmed
            && r.who.mail.eq_ignore_ascii_case(address)
            && rules::is_same(
                (&r.who.name_key, &r.who.born),
                (&new.who.name_key, &new.who.born),
            )
    });
    if mine.is_some_and(|r| now - r.created_at < DOUBLE_CLICK) {
        return Ok(None);
    }
    let day = chrono::Duration::days(1);
    if outbox::count_to_since(conn, address, Notice::Registration, now - day)? >= LETTERS_A_DAY {
        return Err(Refusal::TooManyRequests.into());
    }
    Ok(Some(match mine {
        // The letter may be lost: another one is sent, and the link in the first becomes invalid.
        Some(r) => {
            storage::replace_registration(conn, r.id, new)?;
            storage::find(conn, id, r.id)?.ok_or(ActionError::NotFound)?
        }
        None => insert(conn, all, new)?,
    }))
}

fn write_confirmation_letter(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    r: &Registration,
    application: &Application,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let facts = letter_facts(
        federation,
        t,
        r,
        format!("/registrations/{}", application.token),
    );
    let recipient = Recipient {
        account: None,
        address: &r.who.mail,
        language: application.language,
    };
    notices::write_letter(
        conn,
        Notice::Registration,
        recipient,
        &facts,
        &letter_key(r, Notice::Registration),
        now + CONFIRMATION_TIME,
        now,
    )?;
    Ok(())
}

/// Refuses a non-member if only members may take part.
fn refuse_non_member(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &RegistrationInput,
) -> Result<(), ActionError> {
    let named = Named {
        player: None,
        name: typed.name.trim(),
        born: typed.born.trim(),
    };
    match gate::can_register(conn, federation, t, named)? {
        true => Ok(()),
        false => Err(ActionError::Form(vec![FormProblem::new(
            "name",
            FormMistake::NoMember,
        )])),
    }
}

fn to_registrant(typed: &RegistrationInput, mail: &str) -> Registrant {
    Registrant {
        name: typed.name.clone(),
        name_key: key_of(&typed.name),
        club: typed.club.clone(),
        city: typed.city.clone(),
        country: country::find(&typed.country)
            .map(|country| country.alpha2.to_owned())
            .unwrap_or_default(),
        rank: typed.rank.clone(),
        born: typed.born.clone(),
        mail: mail.to_owned(),
        remark: typed.remark.clone(),
    }
}

fn new(
    id: TournamentId,
    who: Registrant,
    language: Option<Language>,
    token_hash: String,
    now: NaiveDateTime,
) -> NewRegistration {
    NewRegistration {
        tournament_id: id,
        token_hash,
        state: State::Unconfirmed,
        who,
        language,
        created_at: now,
        turn: None,
        here: None,
    }
}

/// Bounds the registrations by the participants that a tournament can have.
fn insert(
    conn: &mut Conn,
    all: &[Registration],
    new: NewRegistration,
) -> Result<Registration, ActionError> {
    if all.len() >= MAX_ROWS {
        return Err(Refusal::TooManyRequests.into());
    }
    let tournament = new.tournament_id;
    let id = storage::add(conn, new)?;
    storage::find(conn, tournament, id)?.ok_or(ActionError::NotFound)
}

fn delete_with_letters(conn: &mut Conn, r: &Registration) -> Result<(), DbError> {
    outbox::remove_about(conn, &letter_prefix(r.id))?;
    storage::remove(conn, r.id)
}

/// Deletes the letters, and the registration unless it holds a place or waits. Returns true if it
/// does.
pub(super) fn forget_about(conn: &mut Conn, r: &Registration) -> Result<bool, DbError> {
    if !r.state.stands() {
        delete_with_letters(conn, r)?;
        return Ok(false);
    }
    outbox::remove_about(conn, &letter_prefix(r.id))?;
    Ok(true)
}

/// The common prefix of the deduplication keys of all letters about a registration.
fn letter_prefix(id: RegistrationId) -> String {
    format!("registration {id}: ")
}

fn letter_key(r: &Registration, notice: Notice) -> String {
    format!(
        "{}{} {} {}",
        letter_prefix(r.id),
        notice.word(),
        r.created_at,
        r.turn.unwrap_or(0)
    )
}

fn letter_facts(federation: &Federation, t: &Tournament, r: &Registration, path: String) -> Facts {
    Facts {
        to: r.who.name.clone(),
        federation: federation.name_in(r.language.unwrap_or_default()),
        house: federation.slug.clone(),
        zone: Some(federation.zone()),
        names: Some(federation.name_language()),
        name: t.conditions.display_name(t.id),
        path,
        ..Facts::default()
    }
}

/// A registration found by its player's own link.
pub struct Own {
    pub federation: Federation,
    pub tournament: Tournament,
    pub registration: Registration,
}

/// Fails with `Refusal::Link` if the link never existed or the registration is gone.
pub fn find_own(conn: &mut Conn, token: &str, now: NaiveDateTime) -> Result<Own, ActionError> {
    let r = storage::find_by_token(conn, &token_hash(token))?.ok_or(Refusal::Link)?;
    let federation = storage::federation_of(conn, r.tournament_id)?.ok_or(ActionError::NotFound)?;
    let federation =
        crate::db::federations::find(conn, federation)?.ok_or(ActionError::NotFound)?;
    let t =
        tournaments::find(conn, federation.id, r.tournament_id)?.ok_or(ActionError::NotFound)?;
    if rules::has_lapsed(r.state, r.created_at, now) {
        return Err(Refusal::Registration(Hindrance::Lapsed).into());
    }
    Ok(Own {
        federation,
        tournament: t,
        registration: r,
    })
}

/// Also finds lapsed registrations.
pub fn federation_of(conn: &mut Conn, token: &str) -> Result<FederationId, ActionError> {
    let r = storage::find_by_token(conn, &token_hash(token))?.ok_or(Refusal::Link)?;
    storage::federation_of(conn, r.tournament_id)?.ok_or(ActionError::NotFound)
}

/// Doing it twice has the effect of once.
pub fn confirm_registration(
    conn: &mut Conn,
    token: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let Own {
        federation,
        tournament: t,
        registration: r,
    } = find_own(conn, token, now)?;
    // An old letter doesn't undo a withdrawal.
    r.state.after(Act::Confirm, true).ok_or(Refusal::Link)?;
    if !r.state.is_changed_by(Act::Confirm) {
        return Ok(());
    }
    // A player who asked in time has time to confirm, even if registration has ended meanwhile.
    if let Some(hindrance) = load_moment(conn, &federation, &t, now)?.addition_hindrance() {
        return Err(Refusal::Registration(hindrance).into());
    }
    if stands_already(
        &storage::list(conn, t.id)?,
        Some(r.id),
        (&r.who.name_key, &r.who.born),
    ) {
        return Err(Refusal::Registration(Hindrance::Twice).into());
    }
    line_up(conn, &r, Act::Confirm)?;
    let entry = Entry::new(Action::ConfirmRegistration, Subject::Tournament(t.id))
        .with(format_detail(r.id));
    Ok(audit::write_entry(
        conn,
        &Actor::visitor(),
        Some(federation.id),
        entry,
        now,
    )?)
}

/// The first waiting player moves up.
pub fn withdraw_registration(
    conn: &mut Conn,
    token: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let Own {
        federation,
        tournament: t,
        registration: r,
    } = find_own(conn, token, now)?;
    if !changes_state(&r, Act::Withdraw)? {
        return Ok(());
    }
    storage::update_state(conn, r.id, State::Withdrawn, None)?;
    let entry = Entry::new(Action::WithdrawRegistration, Subject::Tournament(t.id))
        .with(format_detail(r.id));
    audit::write_entry(conn, &Actor::visitor(), Some(federation.id), entry, now)?;
    fill_free_places(conn, &federation, &t, now)
}

/// Nothing moves once round 1 is published.
fn fill_free_places(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    if load_moment(conn, federation, t, now)?
        .addition_hindrance()
        .is_some()
    {
        return Ok(());
    }
    let settings = storage::find_settings(conn, t.id)?;
    let line: Vec<Registration> = storage::list(conn, t.id)?
        .into_iter()
        .filter(|r| r.turn.is_some())
        .collect();
    let states: Vec<State> = line.iter().map(|r| r.state).collect();
    for at in rules::moving_up(&states, count_places(settings.as_ref())) {
        let Some(r) = line.get(at) else { continue };
        give_place(conn, federation, t, r, now)?;
    }
    Ok(())
}

/// Without an address the player gets no letter.
fn give_place(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    r: &Registration,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    storage::update_state(conn, r.id, State::Registered, r.turn)?;
    if r.who.mail.is_empty() {
        return Ok(());
    }
    let facts = letter_facts(
        federation,
        t,
        r,
        format!("/{}/tournaments/{}/registration", federation.slug, t.id),
    );
    let recipient = Recipient {
        account: None,
        address: &r.who.mail,
        language: r.language.unwrap_or_default(),
    };
    Ok(notices::write_letter(
        conn,
        Notice::MovedUp,
        recipient,
        &facts,
        &letter_key(r, Notice::MovedUp),
        now + NEWS,
        now,
    )?)
}
