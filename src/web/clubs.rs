//! Clubs: their list, the page of each, and the forms of the commission.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;

use crate::actions::authorization::Duty;
use crate::actions::form_version::Filled;
use crate::actions::{ActionError, FormProblem, Role, Tx, clubs as office};
use crate::app::desks::{Desks, Underway};
use crate::db::clubs::Club;
use crate::db::federations::Federation;
use crate::db::tournaments::{Filter, Summary};
use crate::db::{ClubId, Conn, accounts, clubs, tournaments};
use crate::domain::approval::State;
use crate::domain::collation;
use crate::domain::player::Born;
use crate::domain::roster::{Question, Roster};
use crate::error::WebError;
use crate::frame::edit_conflict::{self, EditConflict};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_public, render_with_status};
use crate::frame::page_titles::TitledPage;
use crate::frame::path::id;
use crate::frame::request::{By, Commission, Inside, read_inside, write_form, write_inside};
use crate::frame::sentences::{FieldMistake, field_label, format_mistake};
use crate::home::{Ranked, TournamentRow};
use crate::i18n::{Language, Spelling};
use crate::rating_format::RatingFormat;

const SHOWN: usize = 50;

struct ClubRow {
    id: i64,
    name: String,
    city: String,
    players: usize,
    closed: bool,
}

#[derive(Template)]
#[template(path = "clubs/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    rows: Vec<ClubRow>,
    may: bool,
}

struct Facts {
    id: i64,
    city: String,
    contacts: Vec<String>,
    founded: String,
    closed: Option<String>,
}

#[derive(Template)]
#[template(path = "clubs/club.html")]
struct ClubPage {
    page: Layout,
    slug: String,
    facts: Facts,
    heads: Vec<String>,
    players: Vec<Ranked>,
    /// The number, if not all players are shown.
    more: Option<String>,
    rated: Vec<TournamentRow>,
    ranks: bool,
    may: bool,
    removable: bool,
}

#[derive(Template)]
#[template(path = "clubs/form.html")]
struct FormPage {
    page: Layout,
    action: String,
    back: String,
    above: String,
    entry: office::Entry,
    /// Version mark; empty for a new club.
    seen: String,
    mistakes: Vec<FieldMistake>,
}

struct Back {
    entry: office::Entry,
    filled: Filled,
    problems: Vec<FormProblem>,
}

impl FormPage {
    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.field == field)
            .map(|m| m.says.as_str())
    }

    fn text<'a>(&self, text: &'a Option<String>) -> &'a str {
        text.as_deref().unwrap_or("")
    }

    fn founded(&self) -> String {
        self.page.language.typed_day(self.text(&self.entry.founded))
    }
}

fn display_name(club: &Club, spelling: Spelling) -> String {
    spelling.name(&club.name, club.latin.as_deref())
}

async fn load_everybody(inside: &Inside) -> Result<std::sync::Arc<Roster>, WebError> {
    let (app, federation) = (inside.app.clone(), inside.federation.id);
    inside
        .app
        .read(move |c| app.rosters.all_players(c, federation))
        .await
}

pub async fn list(inside: Inside) -> Result<HttpResponse, WebError> {
    let roster = load_everybody(&inside).await?;
    let mut counts: HashMap<i64, usize> = HashMap::new();
    for club in roster
        .members()
        .iter()
        .filter_map(|member| roster.club_of(member))
    {
        *counts.entry(club.id).or_default() += 1;
    }
    let all = read_inside(&inside, |c, f| Ok::<_, ActionError>(clubs::list(c, f.id)?)).await?;
    let mut rows: Vec<ClubRow> = all
        .iter()
        .map(|club| ClubRow {
            id: club.id.0,
            name: display_name(club, inside.spelling()),
            city: inside
                .spelling()
                .city_name(club.city.as_deref().unwrap_or_default()),
            players: counts.get(&club.id.0).copied().unwrap_or_default(),
            closed: club.closed_on.is_some(),
        })
        .collect();
    rows.sort_by_cached_key(|row| {
        (
            row.closed,
            collation::sort_key_in(inside.language, &row.name),
        )
    });
    render_public(&ListPage {
        page: Layout::for_federation(&inside, "ratings", inside.t().msg_clubs_title())
            .with_picture(TitledPage::Clubs.path_below()),
        slug: inside.federation.slug.clone(),
        may: inside.has_duty(Duty::Commission),
        rows,
    })
}

struct ClubPageData {
    club: Club,
    heads: Vec<String>,
    held: Vec<Summary>,
    progress: Underway,
    removable: bool,
}

/// `may`: the reader has the right to remove clubs.
fn find(
    c: &mut Conn,
    f: &Federation,
    id: ClubId,
    desks: &Desks,
    may: bool,
) -> Result<ClubPageData, ActionError> {
    let club = clubs::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
    let officers = accounts::load_officers(c, f.id)?.into_iter();
    let heads =
        officers.filter(|(_, role)| role.role == Role::ClubHead && role.club_id == Some(id));
    let filter = Filter {
        club: Some(id),
        limit: SHOWN as i64,
        ..Filter::default()
    };
    let held = tournaments::list_page(c, f.id, &filter)?;
    let planned = held
        .iter()
        .filter(|t| t.state == State::Planned)
        .map(|t| t.id)
        .collect();
    Ok(ClubPageData {
        heads: heads.map(|(account, _)| account.name).collect(),
        progress: desks.load_progress(c, planned)?,
        held,
        removable: may && office::is_removable(c, f, id)?,
        club,
    })
}

/// An unrated player has a row without a rating.
fn rank_member(
    roster: &Roster,
    place: i64,
    index: u32,
    figures: RatingFormat,
    spelling: Spelling,
) -> Ranked {
    let rated = roster
        .members()
        .get(index as usize)
        .is_some_and(|member| member.rated);
    let own = Ranked::from_roster(roster, index, figures, spelling);
    Ranked {
        place,
        rating: if rated { own.rating } else { String::new() },
        ..own
    }
}

pub async fn show_club(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let id = id(&path.1)?;
    let (desks, may) = (inside.app.desks.clone(), inside.has_duty(Duty::Commission));
    let found = read_inside(&inside, move |c, f| find(c, f, id, &desks, may)).await?;
    let (roster, today, language) = (
        load_everybody(&inside).await?,
        inside.today(),
        inside.language,
    );
    let figures = RatingFormat::for_federation(&inside);
    let question = Question {
        club: Some(id.0),
        ..Question::default()
    };
    let members = roster.find(&question, today);
    let count = members.rows.len();
    let club = &found.club;
    render_public(&ClubPage {
        page: Layout::for_federation(&inside, "ratings", display_name(club, inside.spelling()))
            .with_picture(&format!("/clubs/{id}")),
        slug: inside.federation.slug.clone(),
        facts: Facts {
            id: id.0,
            city: spelling.city_name(club.city.as_deref().unwrap_or_default()),
            contacts: club.contacts.lines().map(str::to_owned).collect(),
            founded: format_founded(club, language),
            closed: club.closed_on.map(|day| language.format_day(day)),
        },
        heads: found
            .heads
            .iter()
            .map(|name| spelling.name(name, None))
            .collect(),
        players: (1..)
            .zip(members.rows.iter())
            .take(SHOWN)
            .map(|(place, index)| rank_member(&roster, place, *index, figures, spelling))
            .collect(),
        more: (count > SHOWN).then(|| inside.t().msg_count_players(count as i64)),
        rated: found
            .held
            .iter()
            .map(|t| TournamentRow::from_summary(t, inside.spelling(), today, &found.progress))
            .collect(),
        ranks: figures.shows.ranks,
        may,
        removable: found.removable,
    })
}

fn format_founded(club: &Club, language: Language) -> String {
    match club.founded.as_deref().and_then(Born::parse) {
        Some(Born::Day(day)) => language.format_day(day),
        Some(Born::Year(year)) => year.to_string(),
        None => String::new(),
    }
}

fn parse_form(form: &Form) -> office::Entry {
    office::Entry {
        name: form.text("name").trim().to_owned(),
        latin: form.non_empty("latin"),
        city: form.non_empty("city"),
        contacts: form.text("contacts").trim().replace("\r\n", "\n"),
        founded: form
            .non_empty("founded")
            .map(|typed| Born::from_input(&typed).map_or(typed, |day| day.to_string())),
    }
}

fn load_stored(c: &mut Conn, f: &Federation, id: ClubId) -> Result<office::Entry, ActionError> {
    Ok(office::Entry::from_club(
        clubs::find(c, f.id, id)?.ok_or(ActionError::NotFound)?,
    ))
}

struct FormFrame {
    title: String,
    action: String,
    back: String,
}

impl FormFrame {
    fn of(by: &By<Commission>, club: Option<ClubId>) -> FormFrame {
        let (t, slug) = (by.t(), &by.federation.slug);
        match club {
            None => FormFrame {
                title: t.msg_club_new(),
                action: format!("/{slug}/clubs"),
                back: format!("/{slug}/clubs"),
            },
            Some(id) => FormFrame {
                title: t.msg_club_change(),
                action: format!("/{slug}/clubs/{id}/edit"),
                back: format!("/{slug}/clubs/{id}"),
            },
        }
    }
}

async fn form_page(
    by: &By<Commission>,
    club: Option<ClubId>,
    back: Option<Back>,
) -> Result<HttpResponse, WebError> {
    let now = match club {
        Some(id) => read_inside(by, move |c, f| load_stored(c, f, id)).await?,
        None => office::Entry::default(),
    };
    let (t, there) = (by.t(), now.fields());
    let above = if club.is_some() {
        by.spelling().name(&now.name, now.latin.as_deref())
    } else {
        t.msg_clubs_title()
    };
    let Back {
        entry,
        filled,
        problems,
    } = back.unwrap_or_else(|| Back {
        filled: Filled {
            typed: now.fields(),
            seen: now.fields().mark(),
        },
        entry: now,
        problems: Vec::new(),
    });
    let frame = FormFrame::of(by, club);
    let says = |p: &FormProblem| FieldMistake {
        field: p.field,
        label: field_label(t, p.field),
        says: format_mistake(t, p.kind),
    };
    let beside = EditConflict {
        language: by.language,
        problems: &problems,
        stored: &there,
        typed: &filled.typed,
    };
    let mut mistakes: Vec<FieldMistake> = problems.iter().map(says).collect();
    mistakes.extend(beside.told(|name| field_label(t, name), |_, _| None));
    let seen = club
        .map(|_| edit_conflict::version_mark(Some(&filled.seen), &problems, &there))
        .unwrap_or_default();
    let page = Layout::for_federation(by, "ratings", frame.title);
    render_with_status(
        &FormPage {
            page,
            action: frame.action,
            back: frame.back,
            above,
            entry,
            seen,
            mistakes,
        },
        edit_conflict::status_code(&problems),
    )
}

pub async fn new_page(by: By<Commission>) -> Result<HttpResponse, WebError> {
    form_page(&by, None, None).await
}

pub async fn enter_club(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let entry = parse_form(&form);
    let typed = entry.clone();
    let outcome = write_form(
        &by,
        form.run_once_with_location(
            |f, id| format!("/{}/clubs/{id}", f.slug),
            move |tx| office::create_club(tx, &typed),
        ),
    )
    .await?;
    match outcome {
        Ok(id) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/clubs/{id}", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            form_page(
                &by,
                None,
                Some(Back {
                    entry,
                    filled: Filled::default(),
                    problems,
                }),
            )
            .await
        }
    }
}

pub async fn edit_page(
    by: By<Commission>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    form_page(&by, Some(id(&path.1)?), None).await
}

pub async fn change_club(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, entry) = (id(&path.1)?, parse_form(&form));
    let typed = entry.clone();
    let filled = edit_conflict::to_filled(&form, entry.fields());
    let checked = filled.clone();
    let change = move |tx: &mut Tx<'_>| {
        checked.check_fresh(&load_stored(tx.conn, tx.federation, id)?.fields())?;
        office::change_club(tx, id, &typed)
    };
    match write_form(&by, change).await? {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/clubs/{id}", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            form_page(
                &by,
                Some(id),
                Some(Back {
                    entry,
                    filled,
                    problems,
                }),
            )
            .await
        }
    }
}

pub async fn close_club(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, wanted) = (id(&path.1)?, form.text("closed") == "1");
    write_inside(&by, move |tx| office::set_closed(tx, id, wanted)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/clubs/{id}", by.federation.slug),
        "saved",
    ))
}

/// Removes a club that was entered by mistake.
pub async fn remove_club(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    write_inside(&by, move |tx| office::remove_club(tx, id)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/clubs", by.federation.slug),
        "saved",
    ))
}
