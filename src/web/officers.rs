//! The officers of a federation, for its chairman; accounts and federations, for the administrator.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;

use crate::account::{by_link, maker_name};
use crate::actions::accounts::{self, Invitation, build_grant};
use crate::actions::authorization::{Duty, OnGrant, check_allowed};
use crate::actions::jobs;
use crate::actions::one_time_secrets::{self, Kind, Unseen};
use crate::actions::setup;
use crate::actions::waiting;
use crate::actions::{ActionError, Actor, FormMistake, FormProblem, Grant, Refusal, Role, Tx};
use crate::app::MachineSecrets;
use crate::db::accounts::{self as storage, Account, PasswordLink, RoleRow};
use crate::db::clubs::{self, Club};
use crate::db::federations::{self, Federation};
use crate::db::verifications::{self, Verification};
use crate::db::{AccountId, ClubId, Conn, DbError, FederationId, factors, outbox};
use crate::domain::job::JobKind;
use crate::domain::moved::Moved;
use crate::error::WebError;
use crate::frame::edit_conflict;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::options::Choice;
use crate::frame::path::id;
use crate::frame::request::{Administrator, Appointer, By, Visit, read_inside, write_form};
use crate::frame::sentences::{appointment_message, field_label as label, format_mistake};
use crate::i18n::choices::role_name;
use crate::i18n::{L10nLanguage, Spelling, terms};
use crate::mail::parse_envelope;
use crate::one_time_secrets::{Token, person_label, secret_layout};
use crate::verification::Verified;

struct OfficerRow {
    role_id: i64,
    name: String,
    login: String,
    role: String,
    club: String,
    disabled: bool,
    waiting: bool,
    revocable: bool,
    /// Note if another person made the link for the password.
    by_link: Option<String>,
}

#[derive(Template)]
#[template(path = "officers/officers.html")]
struct PeoplePage {
    page: Layout,
    slug: String,
    chairman: bool,
    officers: Vec<OfficerRow>,
    roles: Vec<Choice>,
    vacant: String,
    clubs: Vec<Choice<i64>>,
    enters_clubs: bool,
    login: String,
    name: String,
    mail: Option<String>,
    mistakes: Vec<(&'static str, String)>,
    link: Option<LinkNotice>,
}

struct LinkNotice {
    whom: String,
    link: String,
    /// Confirms the link as seen.
    hash: String,
    /// The address to which another link is mailed.
    mailed: Option<String>,
}

impl PeoplePage {
    fn label(&self, field: &str) -> String {
        match field {
            "name" => self.page.t.msg_person_name(),
            "mail" => self.page.t.msg_invite_mail_to(),
            other => label(self.page.t, other),
        }
    }

    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.0 == field)
            .map(|m| m.1.as_str())
    }
}

#[derive(Default)]
struct OfficerForm {
    login: String,
    name: String,
    role: String,
    club: String,
    mail: String,
}

impl OfficerForm {
    /// The club of its head; other roles have none.
    fn club_id(&self) -> Option<ClubId> {
        let is_head = self.role == Role::ClubHead.word();
        self.club.parse().ok().filter(|_| is_head)
    }

    fn parse(form: &Form) -> OfficerForm {
        let text = |name: &str| form.text(name).trim().to_owned();
        OfficerForm {
            login: text("login"),
            name: text("name"),
            role: text("role"),
            club: text("club"),
            mail: text("mail"),
        }
    }
}

struct FoundOfficers {
    officers: Vec<(Account, RoleRow)>,
    clubs: Vec<Club>,
    links: HashMap<AccountId, (PasswordLink, Option<String>)>,
}

fn find_officers(c: &mut Conn, f: &Federation) -> Result<FoundOfficers, ActionError> {
    Ok(FoundOfficers {
        officers: storage::load_officers(c, f.id)?,
        clubs: clubs::list(c, f.id)?,
        links: links_of_others(c)?,
    })
}

async fn page_response(
    by: &By<Appointer>,
    typed: OfficerForm,
    problems: &[FormProblem],
    link: Option<LinkNotice>,
) -> Result<HttpResponse, WebError> {
    let FoundOfficers {
        officers,
        clubs: club_rows,
        links,
    } = read_inside(by, find_officers).await?;
    let vacant = read_inside(by, |c, f| {
        Ok::<_, ActionError>(setup::vacant_offices(c, f)?)
    })
    .await?;
    let t = by.t();
    let layout = Layout::for_federation(by, "people", t.msg_menu_people());
    let club_name = |id: Option<ClubId>| {
        id.and_then(|id| club_rows.iter().find(|c| c.id == id))
            .map(|c| by.spelling().name(&c.name, c.latin.as_deref()))
            .unwrap_or_default()
    };
    let mut roles = grantable_roles(by);
    roles.sort_by_key(|r| vacant.iter().position(|v| v == r).unwrap_or(vacant.len()));
    let page = PeoplePage {
        page: framed_with(&link, layout),
        slug: by.federation.slug.clone(),
        chairman: by.has_duty(Duty::Chair),
        officers: officers
            .into_iter()
            .map(|(account, held)| OfficerRow {
                by_link: links.get(&account.id).map(|(link, name)| {
                    by_link(by.spelling(), by.federation.zone(), link, name.clone())
                }),
                club: club_name(held.club_id),
                ..OfficerRow::new(by, account, &held)
            })
            .collect(),
        roles: roles
            .into_iter()
            .map(|r| Choice::new(r.word(), role_name(t, r), r.word() == typed.role))
            .collect(),
        vacant: join_roles(t, &vacant),
        clubs: club_rows
            .iter()
            .filter(|c| c.closed_on.is_none())
            .map(|c| Choice::new(c.id.0, c.name.as_str(), c.id.to_string() == typed.club))
            .collect(),
        enters_clubs: by.has_duty(Duty::Commission),
        login: typed.login,
        name: typed.name,
        mail: by.app.settings.mail.as_ref().map(|_| typed.mail),
        mistakes: invitation_mistakes(by, problems).await?,
        link,
    };
    render_with_status(&page, edit_conflict::status_code(problems))
}

fn join_roles(t: &L10nLanguage, roles: &[Role]) -> String {
    let names: Vec<String> = roles.iter().map(|role| role_name(t, *role)).collect();
    names.join(", ")
}

fn framed_with(link: &Option<LinkNotice>, page: Layout) -> Layout {
    match link {
        Some(_) => secret_layout(page),
        None => page,
    }
}

impl OfficerRow {
    fn new(by: &By<Appointer>, account: Account, held: &RoleRow) -> OfficerRow {
        OfficerRow {
            role_id: held.id,
            by_link: None,
            name: by.spelling().name(&account.name, None),
            login: account.login,
            role: role_name(by.t(), held.role),
            club: String::new(),
            disabled: account.disabled,
            waiting: account.password.is_none(),
            revocable: can_change(&by.actor, Grant::from_row(held)),
        }
    }
}

fn can_change(actor: &Actor, grant: Grant) -> bool {
    check_allowed(actor, &grant, OnGrant::Change).is_ok()
}

fn grantable_roles(by: &By<Appointer>) -> Vec<Role> {
    let grant = |role| Grant {
        role,
        federation: Some(by.federation.id),
        club: None,
    };
    [
        Role::Referee,
        Role::ClubHead,
        Role::Organizer,
        Role::Official,
        Role::Chairman,
    ]
    .into_iter()
    .filter(|role| can_change(&by.actor, grant(*role)))
    .collect()
}

/// A known login name is told with its owner's name.
async fn invitation_mistakes(
    by: &By<Appointer>,
    problems: &[FormProblem],
) -> Result<Vec<(&'static str, String)>, WebError> {
    let (t, spelling) = (by.t(), by.spelling());
    let mut told = Vec::new();
    for problem in problems {
        let owner = match problem.kind {
            FormMistake::LoginOf(id) => {
                read_inside(by, move |c, _| Ok::<_, ActionError>(storage::find(c, id)?)).await?
            }
            _ => None,
        };
        let says = owner.map(|owner| t.msg_mistake_login_of(spelling.name(&owner.name, None)));
        told.push((
            problem.field,
            says.unwrap_or_else(|| format_mistake(t, problem.kind)),
        ));
    }
    Ok(told)
}

struct InvitationResult {
    link: Option<String>,
    name: String,
    unseen: Vec<String>,
}

fn invitation_secret(link: &str, name: &str, grant: Grant, back: String) -> Unseen {
    Unseen {
        kind: Kind::Invitation,
        whom: name.to_owned(),
        role: Some(grant.role),
        lines: vec![link.to_owned()],
        back,
    }
}

/// Refuses a club that doesn't exist or is closed.
fn check_club(c: &mut Conn, f: &Federation, grant: Grant) -> Result<(), ActionError> {
    let Some(club) = grant.club else {
        return Ok(());
    };
    let open = clubs::find(c, f.id, club)?.is_some_and(|found| found.closed_on.is_none());
    let unknown = || vec![FormProblem::new("club", FormMistake::Unknown)];
    open.then_some(())
        .ok_or_else(|| ActionError::Form(unknown()))
}

pub async fn show_people(by: By<Appointer>) -> Result<HttpResponse, WebError> {
    page_response(&by, OfficerForm::default(), &[], None).await
}

pub async fn invite_person(by: By<Appointer>, form: Form) -> Result<HttpResponse, WebError> {
    let typed = OfficerForm::parse(&form);
    let Some(grant) = build_grant(&typed.role, Some(by.federation.id), typed.club_id()) else {
        let unknown = [FormProblem::new("role", FormMistake::Unknown)];
        return page_response(&by, typed, &unknown, None).await;
    };
    let invitation = Invitation {
        login: typed.login.clone(),
        name: typed.name.clone(),
        grant,
        mail: parse_envelope(&by.inside.visit, &form),
    };
    let mailed = invitation.mail.as_ref().map(|m| m.address.clone());
    let shown = Token::new()?;
    let (base, kept, unseen) = (by.home_url(), shown.0.clone(), by.unseen.clone());
    let back = format!("/{}/people", by.federation.slug);
    let people = back.clone();
    let work = move |tx: &mut Tx<'_>| {
        check_club(tx.conn, tx.federation, grant)?;
        let (account, token) =
            accounts::invite_person(tx.conn, tx.actor, &invitation, &MachineSecrets, tx.now)?;
        let name =
            storage::find(tx.conn, account)?.map_or_else(String::new, |account| account.name);
        let link = token.map(|token| format!("{base}/invitation/{token}"));
        // An earlier link of the same person is no longer valid.
        let unseen = one_time_secrets::drop_invalid(tx.conn, tx.actor, unseen, tx.now)?;
        if let Some(link) = &link {
            let what = invitation_secret(link, &name, grant, people);
            one_time_secrets::store_secret(tx.conn, tx.actor, &kept, &what, tx.now)?;
        }
        Ok(InvitationResult { link, name, unseen })
    };
    match write_form(&by, form.run_once(work)).await? {
        Err(problems) => page_response(&by, typed, &problems, None).await,
        Ok(InvitationResult {
            link: Some(link),
            name,
            unseen,
        }) => {
            let whom = person_label(&by.inside.visit, by.spelling(), &name, Some(grant.role));
            let out = LinkNotice {
                whom,
                link,
                hash: shown.hash(),
                mailed,
            };
            let page = page_response(&by, OfficerForm::default(), &[], Some(out)).await?;
            shown.shown_beside(&by.inside.visit, unseen, page)
        }
        Ok(InvitationResult { name, .. }) => {
            let message = appointment_message(&by.spelling().name(&name, None));
            Ok(redirect_to(&by.inside.visit, &back, &message))
        }
    }
}

pub async fn revoke_role(
    by: By<Appointer>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id: i64 = path.1.parse().map_err(|_| WebError::NotFound)?;
    crate::frame::request::write_inside(&by, move |tx| {
        // A role of another federation is not found here.
        let (account, _) = storage::load_officers(tx.conn, tx.federation.id)?
            .into_iter()
            .find(|(_, r)| r.id == id)
            .ok_or(ActionError::NotFound)?;
        accounts::revoke_role(tx.conn, tx.actor, account.id, id, tx.now)
    })
    .await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/people", by.federation.slug),
        "revoked",
    ))
}

struct AccountRow {
    id: i64,
    name: String,
    login: String,
    roles: Vec<String>,
    disabled: bool,
    waiting: bool,
    /// The reader's own account can't be locked.
    own: bool,
    factor: bool,
    mail: String,
    by_link: Option<String>,
}

/// Links for current passwords that other persons made, with the maker's name.
fn links_of_others(
    c: &mut Conn,
) -> Result<HashMap<AccountId, (PasswordLink, Option<String>)>, DbError> {
    let mut found = HashMap::new();
    for link in storage::password_links(c)? {
        let name = maker_name(c, link.made_by)?;
        found.insert(link.account_id, (link, name));
    }
    Ok(found)
}

struct ListedFederation {
    slug: String,
    name: String,
    moved: Option<String>,
    verified: Verified,
}

#[derive(Template)]
#[template(path = "officers/accounts.html")]
struct AccountsPage {
    page: Layout,
    accounts: Vec<AccountRow>,
    federations: Vec<ListedFederation>,
    chairless: Option<String>,
    rules: Vec<(&'static str, String)>,
    mail: bool,
    /// Given-up mails, in words.
    given_up: Option<String>,
    left_out: Option<String>,
    link: Option<LinkNotice>,
    mistakes: Vec<(&'static str, String)>,
    slug: String,
    name: String,
}

struct AccountListContext<'a> {
    federations: &'a [Federation],
    /// Accounts with a second factor, sorted.
    bearers: &'a [AccountId],
    links: &'a HashMap<AccountId, (PasswordLink, Option<String>)>,
}

impl AccountRow {
    fn from_account(
        visit: &Visit,
        account: Account,
        roles: &[RoleRow],
        beside: &AccountListContext<'_>,
    ) -> AccountRow {
        let AccountListContext {
            federations,
            bearers,
            links,
        } = beside;
        let spelling = spelling_of(roles, federations, visit.spelling());
        AccountRow {
            id: account.id.0,
            by_link: links
                .get(&account.id)
                .map(|(link, name)| by_link(spelling, visit.zone_above(), link, name.clone())),
            name: spelling.name(&account.name, None),
            login: account.login,
            roles: format_offices(visit, roles, federations),
            disabled: account.disabled,
            waiting: account.password.is_none(),
            own: visit
                .actor
                .as_ref()
                .is_some_and(|actor| actor.account == Some(account.id)),
            factor: bearers.binary_search(&account.id).is_ok(),
            mail: account.mail.or(account.mail_pending).unwrap_or_default(),
        }
    }
}

/// The spelling of the first federation with a role of the account, else `other`.
pub(crate) fn spelling_of(
    roles: &[RoleRow],
    federations: &[Federation],
    other: Spelling,
) -> Spelling {
    let mut served = roles.iter().filter_map(|role| {
        federations
            .iter()
            .find(|f| role.federation_id == Some(f.id))
    });
    served.next().map_or(other, |federation| {
        other.language.spelling(federation.name_language())
    })
}

fn format_offices(visit: &Visit, roles: &[RoleRow], federations: &[Federation]) -> Vec<String> {
    let mut told: Vec<(Role, Vec<String>)> = Vec::new();
    for own in roles {
        let place = own
            .federation_id
            .and_then(|id| federations.iter().find(|f| f.id == id))
            .map(|f| f.name_in(visit.language));
        match told.iter_mut().find(|(role, _)| *role == own.role) {
            Some((_, places)) => places.extend(place),
            None => told.push((own.role, place.into_iter().collect())),
        }
    }
    let mut said = Vec::new();
    for (office, mut places) in told {
        places.dedup();
        let word = role_name(visit.t(), office);
        said.push(if places.is_empty() {
            word
        } else {
            format!("{word}: {}", places.join(", "))
        });
    }
    said
}

impl AccountsPage {
    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.0 == field)
            .map(|m| m.1.as_str())
    }
}

fn moved_text(t: &L10nLanguage, moved: &Moved) -> String {
    match moved {
        Moved::Leaving => t.msg_accounts_moving().to_owned(),
        Moved::To(there) => t.msg_accounts_moved(there.word()),
    }
}

struct FoundAccounts {
    all: Vec<(Account, Vec<RoleRow>)>,
    federations: Vec<Federation>,
    given_up: i64,
    links: HashMap<AccountId, (PasswordLink, Option<String>)>,
}

fn find_accounts(c: &mut Conn) -> Result<FoundAccounts, DbError> {
    Ok(FoundAccounts {
        all: storage::list(c)?,
        federations: federations::list(c)?,
        given_up: outbox::count_given_up(c)?,
        links: links_of_others(c)?,
    })
}

async fn accounts_view(
    admin: &Administrator,
    link: Option<LinkNotice>,
    slug: String,
    name: String,
    problems: &[FormProblem],
) -> Result<HttpResponse, WebError> {
    let visit = &admin.visit;
    let bearers = visit.app.read(factors::load_bearers).await?;
    let without = visit.app.read(waiting::without_chairman).await?;
    let FoundAccounts {
        all,
        federations,
        given_up,
        links,
    } = visit.app.read(find_accounts).await?;
    let t = visit.t();
    let left_out = unused_replicas(visit);
    let chairless: Vec<String> = without.iter().map(|f| f.name_in(visit.language)).collect();
    let beside = AccountListContext {
        federations: &federations,
        bearers: &bearers,
        links: &links,
    };
    let view = AccountsPage {
        page: framed_with(&link, Layout::for_site(visit, t.msg_menu_accounts())),
        accounts: all
            .into_iter()
            .map(|(account, roles)| AccountRow::from_account(visit, account, &roles, &beside))
            .collect(),
        federations: list_federations(visit, &federations).await?,
        chairless: (!chairless.is_empty())
            .then(|| t.msg_accounts_without_chair(chairless.join(", "))),
        rules: crate::domain::rules::ALL
            .iter()
            .map(|r| (r.id, terms::rules_name(t, r)))
            .collect(),
        mail: visit.app.settings.mail.is_some(),
        given_up: (given_up > 0).then(|| t.msg_count_letters_given_up(given_up)),
        left_out: (!left_out.is_empty())
            .then(|| t.msg_accounts_replicas_left_out(left_out.join(", "))),
        link,
        mistakes: problems
            .iter()
            .map(|p| (p.field, format_mistake(t, p.kind)))
            .collect(),
        slug,
        name,
    };
    render_with_status(&view, edit_conflict::status_code(problems))
}

async fn list_federations(
    visit: &Visit,
    federations: &[Federation],
) -> Result<Vec<ListedFederation>, WebError> {
    let lines = visit.app.db.job_locks();
    let verifying = move |c: &mut Conn| {
        Ok::<_, DbError>((
            verifications::all(c)?,
            jobs::running_progress(c, &lines, JobKind::Verification)?,
        ))
    };
    let (last, going) = visit.app.read_newest(verifying).await?;
    let verified: HashMap<FederationId, Verification> =
        last.into_iter().map(|v| (v.federation_id, v)).collect();
    let t = visit.t();
    let listed = |f: &Federation| ListedFederation {
        slug: f.slug.clone(),
        name: f.name_in(visit.language),
        moved: f.moved.as_ref().map(|moved| moved_text(t, moved)),
        verified: Verified::from_last(t, visit.language, f, verified.get(&f.id))
            .with_going(t, going.get(&f.id)),
    };
    Ok(federations.iter().map(listed).collect())
}

fn unused_replicas(visit: &Visit) -> Vec<String> {
    let replicas = visit.app.db.replica_states().into_iter();
    replicas
        .filter(|state| !state.is_used())
        .map(|state| format!("{} ({})", state.number, state.server))
        .collect()
}

pub async fn show_accounts(admin: Administrator) -> Result<HttpResponse, WebError> {
    accounts_view(&admin, None, String::new(), String::new(), &[]).await
}

pub async fn create_federation(admin: Administrator, form: Form) -> Result<HttpResponse, WebError> {
    let (slug, name, rules) = (
        form.text("slug").trim().to_owned(),
        form.text("name").trim().to_owned(),
        form.text("rules").to_owned(),
    );
    let (actor, now) = (admin.actor.clone(), admin.visit.app.now());
    let (new_slug, new_name) = (slug.clone(), name.clone());
    let outcome = admin
        .visit
        .app
        .write_form(move |c| {
            crate::actions::federations::create_federation(
                c, &actor, &new_slug, &new_name, &rules, now,
            )
        })
        .await?;
    match outcome {
        Ok(_) => Ok(redirect_to(
            &admin.visit,
            &format!("/{slug}/people"),
            "founded",
        )),
        Err(problems) => accounts_view(&admin, None, slug, name, &problems).await,
    }
}

struct Reset {
    link: String,
    whom: String,
    unseen: Vec<String>,
}

pub async fn reset_password(
    admin: Administrator,
    path: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path)?;
    let (actor, now) = (admin.actor.clone(), admin.visit.app.now());
    let mail = parse_envelope(&admin.visit, &form);
    let (mailed, shown) = (mail.as_ref().map(|m| m.address.clone()), Token::new()?);
    let (base, kept, unseen) = (
        admin.visit.app.settings.base_url.clone(),
        shown.0.clone(),
        admin.visit.unseen.clone(),
    );
    let reset = move |c: &mut Conn| {
        let token = accounts::reset_password(c, &actor, id, mail.as_ref(), &MachineSecrets, now)?;
        let link = format!("{base}/invitation/{token}");
        let whom = storage::find(c, id)?
            .map(|account| account.name)
            .unwrap_or_default();
        let what = Unseen {
            kind: Kind::Reset,
            whom: whom.clone(),
            role: None,
            lines: vec![link.clone()],
            back: "/accounts".to_owned(),
        };
        let unseen = one_time_secrets::drop_invalid(c, &actor, unseen, now)?;
        one_time_secrets::store_secret(c, &actor, &kept, &what, now)?;
        Ok(Reset { link, whom, unseen })
    };
    let outcome = admin.visit.app.write_form(reset).await?;
    match outcome {
        Ok(Reset { link, whom, unseen }) => {
            let out = LinkNotice {
                whom: person_label(&admin.visit, admin.visit.spelling(), &whom, None),
                link,
                hash: shown.hash(),
                mailed,
            };
            let page = accounts_view(&admin, Some(out), String::new(), String::new(), &[]).await?;
            shown.shown_beside(&admin.visit, unseen, page)
        }
        Err(problems) => accounts_view(&admin, None, String::new(), String::new(), &problems).await,
    }
}

pub async fn disable_account(
    admin: Administrator,
    path: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path)?;
    let disabled = form.text("disabled") == "1";
    if admin.actor.account == Some(id) {
        return Err(WebError::Refused(Refusal::NotAllowed));
    }
    let (actor, now) = (admin.actor.clone(), admin.visit.app.now());
    admin
        .visit
        .app
        .write(move |c| accounts::set_disabled(c, &actor, id, disabled, now))
        .await?;
    Ok(redirect_to(&admin.visit, "/accounts", "saved"))
}
