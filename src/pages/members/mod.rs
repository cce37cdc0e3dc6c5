//! Members: the list for its keepers, the forms, and the rule of admission to tournaments.

pub mod file;

use std::collections::HashMap;

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

use crate::actions::authorization::Duty;
use crate::actions::members::{self as office, MembershipInput, PublicMembership};
use crate::actions::{ActionError, Actor, FormProblem, Tx};
use crate::db::clubs::Club;
use crate::db::federations::Federation;
use crate::db::memberships::{Membership, NewMembership};
use crate::db::players;
use crate::db::{ClubId, Conn, MembershipId, PlayerId, clubs};
use crate::domain::collation;
use crate::domain::player::parse_date;
use crate::error::WebError;
use crate::frame::csv::escape_cell;
use crate::frame::edit_conflict::{self, EditConflict};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page, render_with_status};
use crate::frame::options::Choice;
use crate::frame::pager::{PER_PAGE, Pager};
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Chair, MemberKeeper, read_inside, write_form, write_inside};
use crate::frame::sentences::{FieldMistakes, field_label};
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling, arg, choices};
use crate::players::name_matches::{self, PlayerField};

/// The value of the query parameter that means every day.
const ANY_DAY: &str = "-";

/// One line for each membership.
pub fn format_memberships(
    spelling: Spelling,
    federation: &Federation,
    joined: &[PublicMembership],
) -> Vec<String> {
    let language = spelling.language;
    let t = language.messages();
    let one = |joined: &PublicMembership| {
        let of = joined
            .club
            .as_ref()
            .map(|(name, latin)| spelling.name(name, latin.as_deref()));
        let of = of.unwrap_or_else(|| federation.name_in(language));
        match (joined.term.since, joined.term.until) {
            (None, None) => of,
            (Some(since), None) => {
                t.msg_member_since(arg::Of(of), arg::Day(language.format_day(since)))
            }
            (None, Some(until)) => {
                t.msg_member_until(arg::Of(of), arg::Day(language.format_day(until)))
            }
            (Some(since), Some(until)) => t.msg_member_between(
                arg::Of(of),
                arg::Since(language.format_day(since)),
                arg::Until(language.format_day(until)),
            ),
        }
    };
    joined.iter().map(one).collect()
}

pub async fn set_gate(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let (word, dues) = (form.text("members").to_owned(), form.has_field("dues"));
    write_inside(&by, move |tx| office::set_gate(tx, &word, dues)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/settings", by.federation.slug),
        "saved",
    ))
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct MemberQuery {
    /// Empty for all former and present members; a missing day means today.
    day: Option<String>,
    club: String,
    paid: String,
    page: Option<i64>,
}

impl MemberQuery {
    fn day_or_today(&self, today: NaiveDate) -> Option<NaiveDate> {
        self.day
            .as_deref()
            .map_or(Some(today), |day| parse_date(day.trim()))
    }

    /// Dues are judged on the given day, else today.
    fn is_match(&self, m: &Membership, today: NaiveDate) -> bool {
        let day = self.day_or_today(today);
        let paid = m
            .to_term()
            .paid_until
            .is_none_or(|paid| day.unwrap_or(today) <= paid);
        let club = match self.club.as_str() {
            "" => true,
            "0" => m.enrolled.club_id.is_none(),
            number => m
                .enrolled
                .club_id
                .is_some_and(|id| id.to_string() == number),
        };
        let wanted = match self.paid.as_str() {
            "yes" => paid,
            "no" => !paid,
            _ => true,
        };
        club && wanted && day.is_none_or(|day| m.to_term().holds_on(day, false))
    }
}

struct MemberRow {
    id: i64,
    player: i64,
    name: String,
    /// Unconverted, for files.
    written: String,
    club: String,
    written_club: String,
    stored: Membership,
    since: String,
    until: String,
    paid: String,
    /// True if the dues ended before the day.
    owes: bool,
}

struct MemberListData {
    rows: Vec<MemberRow>,
    clubs: Vec<Club>,
    itself: bool,
    /// True if there is any membership at all.
    any: bool,
}

fn find(
    c: &mut Conn,
    f: &Federation,
    by: &Actor,
    asked: &MemberQuery,
    today: NaiveDate,
    language: Language,
) -> Result<MemberListData, ActionError> {
    let spelling = language.spelling(f.name_language());
    let mut all = office::all(c, by, f)?;
    let any = !all.is_empty();
    all.retain(|m| asked.is_match(m, today));
    let ids: Vec<PlayerId> = all.iter().map(|m| m.enrolled.player_id).collect();
    let names = players::load_names(c, &ids)?;
    let known: HashMap<ClubId, Club> = clubs::list(c, f.id)?
        .into_iter()
        .map(|club| (club.id, club))
        .collect();
    let day = |day: Option<NaiveDate>| day.map(|day| language.format_day(day)).unwrap_or_default();
    let on = asked.day_or_today(today).unwrap_or(today);
    let row = |m: Membership| {
        let (written, latin) = names
            .get(&m.enrolled.player_id)
            .cloned()
            .unwrap_or_default();
        let club = m.enrolled.club_id.and_then(|id| known.get(&id));
        MemberRow {
            id: m.id.0,
            player: m.enrolled.player_id.0,
            name: spelling.name(&written, latin.as_deref()),
            written,
            club: club.map_or_else(
                || f.name_in(language),
                |club| spelling.name(&club.name, club.latin.as_deref()),
            ),
            written_club: club.map(|club| club.name.clone()).unwrap_or_default(),
            since: day(m.enrolled.since),
            until: day(m.enrolled.until),
            paid: day(m.enrolled.paid_until),
            owes: m.enrolled.paid_until.is_some_and(|paid| paid < on),
            stored: m,
        }
    };
    let mut rows: Vec<MemberRow> = all.into_iter().map(row).collect();
    rows.sort_by_cached_key(|row| (collation::sort_key_in(language, &row.name), row.id));
    let (clubs, itself) = office::managed_clubs(c, by, f)?;
    Ok(MemberListData {
        rows,
        clubs,
        itself,
        any,
    })
}

#[derive(Template)]
#[template(path = "members/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    day: String,
    clubs: Vec<Choice<String>>,
    paid: Vec<Choice>,
    rows: Vec<MemberRow>,
    count: i64,
    any: bool,
    pager: Pager,
    /// The query of the CSV file.
    query: String,
    /// True if the reader may import lists.
    commission: bool,
    /// The rule of admission to tournaments.
    gate: Option<String>,
}

async fn load_found(
    by: &By<MemberKeeper>,
    asked: &MemberQuery,
) -> Result<MemberListData, WebError> {
    let (actor, asked, today, language) =
        (by.actor.clone(), asked.clone(), by.today(), by.language);
    read_inside(by, move |c, f| find(c, f, &actor, &asked, today, language)).await
}

/// The federation itself has the option value `itself`.
fn club_choices(
    by: &By<MemberKeeper>,
    clubs: &[Club],
    itself: Option<&str>,
    chosen: &str,
) -> Vec<Choice<String>> {
    let own = itself.map(|value| {
        Choice::new(
            value.to_owned(),
            by.federation.name_in(by.language),
            chosen == value,
        )
    });
    let choice = |club: &Club| {
        let number = club.id.to_string();
        Choice {
            chosen: number == chosen,
            value: number,
            label: by.spelling().name(&club.name, club.latin.as_deref()),
        }
    };
    own.into_iter().chain(clubs.iter().map(choice)).collect()
}

fn paid_choices(t: &L10nLanguage, chosen: &str) -> Vec<Choice> {
    [
        ("yes", t.msg_members_paid()),
        ("no", t.msg_members_unpaid()),
    ]
    .map(|(word, label)| Choice::new(word, label, chosen == word))
    .into()
}

fn encode_query(filters: &[(&str, &str)]) -> String {
    let encode = |text: &str| {
        percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC).to_string()
    };
    filters
        .iter()
        .map(|(name, value)| format!("{name}={}", encode(value)))
        .collect::<Vec<_>>()
        .join("&")
}

pub async fn list(
    by: By<MemberKeeper>,
    asked: QueryParams<MemberQuery>,
) -> Result<HttpResponse, WebError> {
    let asked = asked.into_inner();
    let MemberListData {
        mut rows,
        clubs,
        itself,
        any,
    } = load_found(&by, &asked).await?;
    let (t, slug, count) = (by.t(), &by.federation.slug, rows.len() as i64);
    let day = asked
        .day_or_today(by.today())
        .map(|day| day.to_string())
        .unwrap_or_default();
    // An empty day isn't today, so it has a value of its own.
    let asked_day = if day.is_empty() { ANY_DAY } else { &day };
    let filters = [
        ("day", asked_day),
        ("club", &asked.club),
        ("paid", &asked.paid),
    ];
    let pager = Pager::new(
        asked.page,
        count,
        PER_PAGE,
        &format!("/{slug}/members"),
        &filters,
    );
    let skipped = usize::try_from(pager.row_offset(PER_PAGE)).unwrap_or_default();
    rows = rows
        .into_iter()
        .skip(skipped)
        .take(PER_PAGE as usize)
        .collect();
    render_page(&ListPage {
        page: Layout::for_federation(&by, "people", t.msg_members_title()),
        slug: slug.clone(),
        day: day.clone(),
        clubs: club_choices(&by, &clubs, itself.then_some("0"), &asked.club),
        paid: paid_choices(t, &asked.paid),
        rows,
        count,
        any,
        pager,
        query: encode_query(&filters),
        commission: by.has_duty(Duty::Commission),
        gate: by
            .federation
            .members
            .wants_membership()
            .then(|| choices::gate_condition(t, by.federation.members)),
    })
}

/// The file can be uploaded again.
pub async fn download_csv(
    by: By<MemberKeeper>,
    asked: QueryParams<MemberQuery>,
) -> Result<HttpResponse, WebError> {
    let rows = load_found(&by, &asked).await?.rows;
    let mut out = ::csv::Writer::from_writer(Vec::new());
    let unwritten = |e: ::csv::Error| WebError::Page(e.to_string());
    out.write_record(["name", "club", "since", "until", "paid until"])
        .map_err(unwritten)?;
    let day = |day: Option<NaiveDate>| day.map(|day| day.to_string()).unwrap_or_default();
    for row in &rows {
        let NewMembership {
            since,
            until,
            paid_until,
            ..
        } = row.stored.enrolled;
        let texts = [
            escape_cell(&row.written),
            escape_cell(&row.written_club),
            day(since).into(),
            day(until).into(),
            day(paid_until).into(),
        ];
        out.write_record(texts.iter().map(|text| text.as_bytes()))
            .map_err(unwritten)?;
    }
    let body = out
        .into_inner()
        .map_err(|e| WebError::Page(e.to_string()))?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((
            header::CONTENT_DISPOSITION,
            format!(
                "attachment; filename=\"{}-members.csv\"",
                by.federation.slug
            ),
        ))
        .content_type("text/csv; charset=utf-8")
        .body(body))
}

#[derive(Template)]
#[template(path = "members/form.html")]
struct FormPage {
    page: Layout,
    slug: String,
    /// `None` for a new membership.
    id: Option<i64>,
    action: String,
    who: Option<(i64, String)>,
    player: String,
    clubs: Vec<Choice<String>>,
    typed: MembershipInput,
    /// Version mark of the stored membership; empty for a new one.
    seen: String,
    /// Both days as typed.
    last_day: String,
    paid: String,
    mistakes: FieldMistakes,
}

#[derive(Default)]
struct MembershipForm {
    id: Option<MembershipId>,
    player: String,
    typed: Option<MembershipInput>,
    /// The submitted version mark.
    seen: Option<String>,
    last_day: String,
    paid: String,
    problems: Vec<FormProblem>,
}

struct FoundForm {
    clubs: Vec<Club>,
    /// True if the reader keeps the members of the federation itself.
    itself: bool,
    stored: Option<(Membership, (String, Option<String>))>,
}

impl FoundForm {
    fn load(
        c: &mut Conn,
        f: &Federation,
        actor: &Actor,
        id: Option<MembershipId>,
    ) -> Result<FoundForm, ActionError> {
        let (clubs, itself) = office::managed_clubs(c, actor, f)?;
        let stored = match id {
            Some(id) => {
                let stored = office::find(c, actor, f, id)?;
                let name = players::load_names(c, &[stored.enrolled.player_id])?
                    .remove(&stored.enrolled.player_id)
                    .unwrap_or_default();
                Some((stored, name))
            }
            None => None,
        };
        Ok(FoundForm {
            clubs,
            itself,
            stored,
        })
    }
}

fn form_mistakes(
    t: &L10nLanguage,
    beside: &EditConflict<'_>,
    clubs: &[Choice<String>],
) -> FieldMistakes {
    let called = |name: &str, text: &str| {
        clubs
            .iter()
            .find(|club| name == "club" && club.value == text)
            .map(|club| club.label.clone())
    };
    FieldMistakes::from_problems(t, beside.problems, |name| field_label(t, name))
        .with_others(beside.told(|name| field_label(t, name), called))
}

async fn form_page(by: &By<MemberKeeper>, shown: MembershipForm) -> Result<HttpResponse, WebError> {
    let (actor, id) = (by.actor.clone(), shown.id);
    let typed_player = PlayerField {
        field: "player",
        federation: by.federation.clone(),
        text: shown.player.clone(),
    };
    let resembling = name_matches::match_sentences(by, &shown.problems, vec![typed_player]).await?;
    let FoundForm {
        clubs,
        itself,
        stored,
    } = read_inside(by, move |c, f| FoundForm::load(c, f, &actor, id)).await?;
    let (t, slug) = (by.t(), &by.federation.slug);
    let now = stored
        .as_ref()
        .map(|(stored, _)| MembershipInput::from_membership(stored))
        .unwrap_or_default();
    let typed = shown.typed.unwrap_or_else(|| now.clone());
    let clubs = club_choices(by, &clubs, itself.then_some(""), &typed.club);
    let (problems, there) = (shown.problems.as_slice(), now.fields());
    let beside = EditConflict {
        language: by.language,
        problems,
        stored: &there,
        typed: &typed.fields(),
    };
    let mut mistakes = form_mistakes(t, &beside, &clubs);
    for (field, sentence) in &resembling {
        mistakes = mistakes.with_wording(field, sentence);
    }
    let (title, action) = match id {
        Some(id) => (t.msg_member_change(), format!("/{slug}/members/{id}")),
        None => (t.msg_member_new(), format!("/{slug}/members")),
    };
    let view = FormPage {
        page: Layout::for_federation(by, "people", title),
        slug: slug.clone(),
        id: id.map(|id| id.0),
        action,
        who: stored.map(|(stored, (name, latin))| {
            (
                stored.enrolled.player_id.0,
                by.spelling().name(&name, latin.as_deref()),
            )
        }),
        player: shown.player,
        clubs,
        typed,
        seen: id
            .map(|_| edit_conflict::version_mark(shown.seen.as_deref(), problems, &there))
            .unwrap_or_default(),
        last_day: shown.last_day,
        paid: shown.paid,
        mistakes,
    };
    render_with_status(&view, edit_conflict::status_code(&shown.problems))
}

fn parse_form(form: &Form) -> MembershipInput {
    let text = |name: &str| form.text(name).trim().to_owned();
    MembershipInput {
        club: text("club"),
        since: text("since"),
        until: text("until"),
        paid_until: text("paid_until"),
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct PlayerQuery {
    player: String,
}

pub async fn new_page(
    by: By<MemberKeeper>,
    asked: QueryParams<PlayerQuery>,
) -> Result<HttpResponse, WebError> {
    form_page(
        &by,
        MembershipForm {
            player: asked.into_inner().player,
            ..MembershipForm::default()
        },
    )
    .await
}

fn redirect_to_list(by: &By<MemberKeeper>, flash: &'static str) -> HttpResponse {
    redirect_to(
        &by.inside.visit,
        &format!("/{}/members", by.federation.slug),
        flash,
    )
}

pub async fn enter(by: By<MemberKeeper>, form: Form) -> Result<HttpResponse, WebError> {
    let (player, typed) = (form.text("player").to_owned(), parse_form(&form));
    let (whom, given) = (player.clone(), typed.clone());
    match write_form(
        &by,
        form.run_once_with_location(
            |f, _| format!("/{}/members", f.slug),
            move |tx| office::enter_membership(tx, &whom, &given),
        ),
    )
    .await?
    {
        Ok(_) => Ok(redirect_to_list(&by, "saved")),
        Err(problems) => {
            form_page(
                &by,
                MembershipForm {
                    player,
                    typed: Some(typed),
                    problems,
                    ..MembershipForm::default()
                },
            )
            .await
        }
    }
}

pub async fn edit_page(
    by: By<MemberKeeper>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    form_page(
        &by,
        MembershipForm {
            id: Some(id(&path.1)?),
            ..MembershipForm::default()
        },
    )
    .await
}

pub async fn correct_membership(
    by: By<MemberKeeper>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, typed) = (id(&path.1)?, parse_form(&form));
    let given = typed.clone();
    let filled = edit_conflict::to_filled(&form, typed.fields());
    let seen = Some(filled.seen.clone());
    let correct = move |tx: &mut Tx<'_>| {
        filled.check_fresh(
            &MembershipInput::from_membership(&office::find(tx.conn, tx.actor, tx.federation, id)?)
                .fields(),
        )?;
        office::correct_membership(tx, id, &given)
    };
    match write_form(&by, correct).await? {
        Ok(()) => Ok(redirect_to_list(&by, "saved")),
        Err(problems) => {
            form_page(
                &by,
                MembershipForm {
                    id: Some(id),
                    typed: Some(typed),
                    seen,
                    problems,
                    ..MembershipForm::default()
                },
            )
            .await
        }
    }
}

pub async fn end_membership(
    by: By<MemberKeeper>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, last_day) = (id(&path.1)?, form.text("last_day").to_owned());
    let given = last_day.clone();
    match write_form(&by, move |tx| office::end_membership(tx, id, &given)).await? {
        Ok(()) => Ok(redirect_to_list(&by, "saved")),
        Err(problems) => {
            form_page(
                &by,
                MembershipForm {
                    id: Some(id),
                    last_day,
                    problems,
                    ..MembershipForm::default()
                },
            )
            .await
        }
    }
}

pub async fn record_dues(
    by: By<MemberKeeper>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, paid) = (id(&path.1)?, form.text("paid").to_owned());
    let given = paid.clone();
    match write_form(&by, move |tx| office::set_paid_until(tx, id, &given)).await? {
        Ok(()) => Ok(redirect_to_list(&by, "saved")),
        Err(problems) => {
            form_page(
                &by,
                MembershipForm {
                    id: Some(id),
                    paid,
                    problems,
                    ..MembershipForm::default()
                },
            )
            .await
        }
    }
}

/// For memberships that were entered by mistake.
pub async fn remove_membership(
    by: By<MemberKeeper>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    write_inside(&by, move |tx| office::remove_membership(tx, id)).await?;
    Ok(redirect_to_list(&by, "removed"))
}
