//! Players: the page of one, and the form of the commission.

pub mod history;
pub mod office;
pub mod record;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;

use crate::db::players::Player;
use crate::db::{PlayerId, certificates, clubs, lists, merges, players, pools, results};
use crate::domain::certificate::Stage;
use crate::domain::name;
use crate::domain::player::{Born, Gender, Mark, OF_AGE, parse_date};
use crate::domain::tournament::Pool;
use crate::office::certificates::told;
use crate::office::history::{past as past_of, past_in, performances as performances_in};
use crate::office::may::Duty;
use crate::office::players::{Entry, add as enter, change as office_change};
use crate::office::{FormProblem, OfficeError};
use crate::text::{Language, terms};
use crate::web::error::WebError;
use crate::web::figures::Figures;
use crate::web::frame::form::Form;
use crate::web::frame::layout::{Layout, go, html, public, status};
use crate::web::frame::request::{By, Commission, Inside, read, write_form};
use crate::web::frame::sentences::mistake;
use crate::web::players::history::{Course, Feats, GameRow, OpponentRow, Picture, View};
use crate::web::players::record::{History, INLINE, newest};
use crate::web::progress;

#[derive(Template)]
#[template(path = "players/player.html")]
struct PlayerPage {
    page: Layout,
    slug: String,
    id: i64,
    /// The name as it is written at home, with the code of its language.
    original: Option<(String, &'static str)>,
    code: String,
    figures: Figures,
    rating: Option<String>,
    interval: String,
    provisional: bool,
    pools: Vec<(String, String, String, String)>,
    rank: String,
    kept: bool,
    club: Option<String>,
    country: Option<String>,
    born: Option<String>,
    full_birth: bool,
    last_list: Option<(String, String, String, String, String)>,
    dan: Option<(String, String, String)>,
    history: Vec<History>,
    games: Vec<GameRow>,
    opponents: Vec<OpponentRow>,
    /// How many tournaments there are, if the page shows only the newest of them and what many games say stands on pages of its own.
    more: Option<i64>,
    pictures: Vec<Picture>,
    performs: bool,
    feats: Feats,
    lists: Vec<(String, String, String, i32, String, String)>,
    ranks: Vec<RankChange>,
    commission: bool,
    mark: String,
    /// Changes of club: day and club.
    clubs: Vec<(String, String)>,
    recommended: Option<String>,
    standing: Option<String>,
    /// Code, what it certifies, day; revoked ones are struck out.
    certificates: Vec<(String, String, String, bool)>,
}

/// A change of rank with its ground: a tournament or a list.
struct RankChange {
    day: String,
    before: String,
    after: String,
    ground: String,
    href: String,
}

/// `GET /{federation}/players/{player}`
pub async fn player(inside: Inside, path: web::Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.1.parse().map_err(|_| WebError::NotFound)?;
    // Who turned out to be somebody else is read there.
    let merged = read(&inside, move |c, f| Ok::<_, OfficeError>(players::merged(c, f.id, &[id])?.remove(&id))).await?;
    if let Some(kept) = merged {
        let to = format!("/{}/players/{kept}", inside.federation.slug);
        return Ok(HttpResponse::SeeOther().insert_header((actix_web::http::header::LOCATION, to)).finish());
    }
    let (player, club, history, past, performances, listed, decisions, names, in_pools, papers, moves, recommended) =
        read(&inside, move |c, f| {
            let player = players::find(c, f.id, id)?.ok_or(OfficeError::NotFound)?;
            let club = match player.club_id {
                Some(club) => clubs::find(c, f.id, club)?,
                None => None,
            };
            let history = results::of_player(c, id)?;
            let past = if history.len() > INLINE { past_in(c, id, &newest(&history, 0))? } else { past_of(c, id)? };
            let performances = performances_in(c, f, &past)?;
            let others = past.opponents();
            Ok::<_, OfficeError>((
                player,
                club,
                history,
                past,
                performances,
                lists::of_player(c, id)?,
                lists::decisions_of(c, id)?,
                players::names(c, &others)?,
                pools::of_player(c, id)?,
                certificates::of_player(c, id)?,
                merges::clubs_of(c, id)?,
                merges::recommendation(c, id)?,
            ))
        })
        .await?;
    let language = inside.language;
    let commission = inside.may(Duty::Commission);
    let figures = Figures::of(&inside);
    let pool_name = |pool: Option<Pool>| pool.map(|p| terms::pool(inside.t(), p)).unwrap_or_default();
    let rank = |r: Option<&str>| r.map(|r| terms::rank(language, r)).unwrap_or_default();
    let name_of = |id: PlayerId| names.get(&id).map(|(n, l)| language.name(n, l.as_deref())).unwrap_or_default();

    let seen = View::of(&inside);
    let pictures = seen.pictures(&inside.federation.slug, &Course { results: &history, lists: &listed, decisions: &decisions });
    let games = seen.games(&past, name_of);
    let more = (history.len() > INLINE).then(|| i64::try_from(history.len()).unwrap_or(i64::MAX));
    let (opponents, feats) = match more {
        Some(_) => Default::default(),
        None => (seen.opponents(&past, name_of), seen.feats(&past, name_of)),
    };

    let none = || "–".to_owned();
    let mut ranks: Vec<(NaiveDate, RankChange)> = history
        .iter()
        .filter(|(row, ..)| figures.shows.ranks && row.rank != row.rank_before)
        .map(|(row, name, ends)| {
            let change = RankChange {
                day: language.day(*ends),
                before: row.rank_before.as_deref().map_or_else(none, |r| rank(Some(r))),
                after: row.rank.as_deref().map_or_else(none, |r| rank(Some(r))),
                ground: name.clone(),
                href: format!("/{}/tournaments/{}", inside.federation.slug, row.tournament_id),
            };
            (*ends, change)
        })
        .collect();
    ranks.extend(decisions.iter().filter(|(d, _)| d.rank != d.rank_before).map(|(d, date)| {
        let change = RankChange {
            day: language.day(*date),
            before: d.rank_before.as_deref().map_or_else(none, |r| rank(Some(r))),
            after: d.rank.as_deref().map_or_else(none, |r| rank(Some(r))),
            ground: inside.t().msg_rank_by_list(d.article.as_str()),
            href: format!("/{}/ratings/{date}", inside.federation.slug),
        };
        (*date, change)
    }));
    ranks.sort_by_key(|(day, _)| std::cmp::Reverse(*day));
    let history = history.iter().rev().take(INLINE).map(|result| History::of(result, &performances, seen)).collect();
    let title = language.name(player.called(), player.latin.as_deref());
    // What is left of the birth of a forgotten person is for the rules alone.
    let born = player.born.as_deref().filter(|_| !player.is_forgotten()).and_then(Born::parse);
    let today = inside.app.now().date();
    // Births of minors are nobody's business; of others the public sees the year.
    let birth = born.and_then(|b| match b {
        Born::Day(day) if commission => Some(language.day(day)),
        b if commission || b.age_on(today) >= OF_AGE => Some(b.year().to_string()),
        _ => None,
    });
    let mut page = Layout::inside(&inside, "ratings", title.clone());
    let known: [Option<String>; 3] = [
        player.rating.map(|r| figures.starred(Some(r), player.provisional)),
        player.rank.as_deref().map(|r| rank(Some(r))),
        club.as_ref().map(|c| language.name(&c.name, c.latin.as_deref())),
    ];
    page.about = known.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let view = PlayerPage {
        slug: inside.federation.slug.clone(),
        id: id.0,
        original: (title != player.called()).then(|| {
            let russian = name::language(player.called()) == Some(name::Language::Russian);
            (player.called().to_owned(), if russian { "ru" } else { "uk" })
        }),
        code: player.code.clone(),
        rating: player.rating.map(|r| figures.starred(Some(r), player.provisional)),
        interval: figures.interval(player.deviation),
        provisional: player.provisional,
        pools: in_pools
            .iter()
            .map(|p| {
                let last = p.last_played.map(|day| language.day(day)).unwrap_or_default();
                (
                    terms::pool(inside.t(), p.pool),
                    figures.rating(Some(p.rating)),
                    inside.t().msg_count_rated_games(i64::from(p.games)),
                    last,
                )
            })
            .collect(),
        rank: rank(player.rank.as_deref()),
        kept: player.rank_kept && !figures.shows.pools,
        club: club.map(|c| language.name(&c.name, c.latin.as_deref())),
        country: player.country.clone(),
        born: birth,
        full_birth: commission,
        // Of a list with pools the first one, which is the main one.
        last_list: listed.iter().filter(|(l, _)| Some(l.id) == listed.last().map(|(l, _)| l.id)).min_by_key(|(_, e)| e.pool).map(
            |(l, e)| {
                (
                    l.date.to_string(),
                    language.day(l.date),
                    figures.starred(Some(e.rating), e.provisional),
                    rank(e.rank.as_deref()),
                    match pool_name(e.pool) {
                        pool if pool.is_empty() => inside.t().msg_place_number(i64::from(e.place)),
                        pool => format!("{} ({pool})", inside.t().msg_place_number(i64::from(e.place))),
                    },
                )
            },
        ),
        dan: decisions
            .iter()
            .rfind(|(d, _)| d.article == "2.5")
            .map(|(d, date)| (rank(d.rank.as_deref()), date.to_string(), language.day(*date))),
        history,
        games,
        opponents,
        more,
        pictures,
        performs: !performances.is_empty(),
        feats,
        lists: listed
            .iter()
            .rev()
            .map(|(l, e)| {
                let rating = figures.starred(Some(e.rating), e.provisional);
                (l.date.to_string(), language.day(l.date), pool_name(e.pool), e.place, rating, rank(e.rank.as_deref()))
            })
            .collect(),
        ranks: ranks.into_iter().map(|(_, change)| change).collect(),
        commission,
        mark: mark(language, &player),
        clubs: moves
            .into_iter()
            .map(|(day, club)| (language.day(day), club.map_or_else(|| inside.t().msg_no_club(), |c| language.name(&c, None))))
            .collect(),
        recommended: recommended.map(|r| {
            let article = inside.federation.rulebook().ok().and_then(|b| b.recommended).unwrap_or_default();
            inside.t().msg_recommended_by(article, language.name(&r.first_name, None), language.name(&r.second_name, None))
        }),
        certificates: papers
            .iter()
            .filter_map(|c| {
                let facts = told(c)?;
                Some((
                    c.code.clone()?,
                    crate::web::certificates::wording::value(&facts, language.code()),
                    language.day(facts.date),
                    c.stage == Stage::Revoked,
                ))
            })
            .collect(),
        standing: standing(&player).map(|r| figures.rating(Some(r))),
        figures,
        page,
    };
    if commission { html(&view) } else { public(&view) }
}

/// Why somebody plays no more; empty: he plays.
fn mark(language: Language, player: &Player) -> String {
    let t = language.messages();
    let says = match player.mark {
        Some(Mark::Deceased) => t.msg_mark_deceased(),
        Some(Mark::Withdrawn) => t.msg_mark_withdrawn(),
        Some(Mark::Forgotten) => t.msg_mark_forgotten(),
        None => return String::new(),
    };
    match player.marked_on {
        Some(day) => format!("{says}, {}", language.day(day)),
        None => says,
    }
}

/// The rating a player brought along.
fn standing(player: &Player) -> Option<f64> {
    let value: serde_json::Value = serde_json::from_str(player.standing.as_deref()?).ok()?;
    // A rating, a FIDE rating, or that of a pool, as the rules have it.
    ["/rating", "/fide", "/classic/rating", "/rapid/rating"].into_iter().find_map(|at| value.pointer(at)?.as_f64())
}

#[derive(Template)]
#[template(path = "players/form.html")]
struct FormPage {
    page: Layout,
    action: String,
    back: String,
    entry: Entry,
    clubs: Vec<String>,
    mistakes: Vec<(&'static str, String)>,
    birth_counts: bool,
}

impl FormPage {
    fn label(&self, field: &str) -> String {
        crate::web::frame::sentences::field(self.page.t, field)
    }

    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes.iter().find(|m| m.0 == field).map(|m| m.1.as_str())
    }

    fn text<'a>(&self, text: &'a Option<String>) -> &'a str {
        text.as_deref().unwrap_or("")
    }
}

fn entry(form: &Form) -> Entry {
    Entry {
        code: None,
        name: form.text("name").trim().to_owned(),
        latin: form.some("latin"),
        born: form.some("born"),
        gender: Gender::from_word(form.text("gender")),
        country: form.some("country").map(|c| c.to_uppercase()),
        club: form.some("club"),
        club_since: form.some("club_since").and_then(|d| parse_date(&d)),
    }
}

async fn form_page(by: &By<Commission>, player: Option<i64>, entry: Entry, problems: &[FormProblem]) -> Result<HttpResponse, WebError> {
    let clubs = read(by, |c, f| Ok::<_, OfficeError>(clubs::list(c, f.id)?)).await?;
    let t = by.t();
    let slug = &by.federation.slug;
    let (title, action, back) = match player {
        None => (t.msg_enter_player(), format!("/{slug}/players/new"), format!("/{slug}/desk")),
        Some(id) => (t.msg_change_player(), format!("/{slug}/players/{id}/edit"), format!("/{slug}/players/{id}")),
    };
    let view = FormPage {
        page: Layout::inside(by, "ratings", title),
        action,
        back,
        entry,
        clubs: clubs.into_iter().map(|c| c.name).collect(),
        mistakes: problems.iter().map(|p| (p.field, mistake(t, p.kind))).collect(),
        birth_counts: player.is_some(),
    };
    status(&view, if problems.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY })
}

/// `GET /{federation}/players/new`
pub async fn new_page(by: By<Commission>) -> Result<HttpResponse, WebError> {
    form_page(&by, None, Entry::default(), &[]).await
}

/// `POST /{federation}/players/new`
pub async fn add(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let entry = entry(&form);
    let (typed, actor, now) = (entry.clone(), by.actor.clone(), by.app.now());
    let outcome = write_form(&by, move |c, f| enter(c, &actor, f, &typed, now)).await?;
    match outcome {
        Ok(id) => Ok(go(&by.inside.visit, &format!("/{}/players/{id}", by.federation.slug), "saved")),
        Err(problems) => form_page(&by, None, entry, &problems).await,
    }
}

/// `GET /{federation}/players/{player}/edit`
pub async fn edit_page(by: By<Commission>, path: web::Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let (player, club) = read(&by, move |c, f| {
        let player = players::find(c, f.id, id)?.ok_or(OfficeError::NotFound)?;
        let club = match player.club_id {
            Some(club) => clubs::find(c, f.id, club)?.map(|c| c.name),
            None => None,
        };
        Ok::<_, OfficeError>((player, club))
    })
    .await?;
    let entry = Entry {
        code: None,
        name: player.called().to_owned(),
        latin: player.latin,
        born: player.born,
        gender: player.gender,
        country: player.country,
        club,
        club_since: None,
    };
    form_page(&by, Some(id.0), entry, &[]).await
}

/// `POST /{federation}/players/{player}/edit`
pub async fn change(by: By<Commission>, path: web::Path<(String, String)>, form: Form) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let entry = entry(&form);
    let (typed, actor, now) = (entry.clone(), by.actor.clone(), by.app.now());
    let problems = crate::office::players::check(&typed);
    if !problems.is_empty() {
        return form_page(&by, Some(id.0), entry, &problems).await;
    }
    let address = format!("/{}/players/{id}", by.federation.slug);
    // A date of birth may count in the rules: then everything is calculated again.
    progress::run(&by, typed.name.clone(), address.clone(), move |c, f, progress| {
        office_change(c, &actor, f, id, &typed, now, progress)?;
        Ok((address, "saved"))
    })
    .await
}
