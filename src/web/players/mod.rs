//! The pages of players: the page of one player, and the form by which the commission enters and changes players.

pub mod glance;
pub mod history;
mod numbers;
pub mod office;
pub mod record;
pub mod standing;
pub mod suggestions;

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;

use crate::db::bundles::{self, Recorded};
use crate::db::certificates::Certificate;
use crate::db::clubs::Club;
use crate::db::federations::Federation;
use crate::db::lists::{Brief, DecisionRow};
use crate::db::merges::{Names, Recommendation};
use crate::db::numbers::{self as stored_numbers, PlayerNumber};
use crate::db::players::{Personal, Player};
use crate::db::pools::PoolRating;
use crate::db::results::PlayedTournament;
use crate::db::standings::{self, StandingAct, StandingEntry};
use crate::db::{
    Conn, DbError, Extent, PlayerId, TournamentId, certificates, clubs, foreign_ratings, lists, merges, players, pools, results, tables,
};
use crate::domain::certificate::Stage;
use crate::domain::foreign::ListedRating;
use crate::domain::history::Performance;
use crate::domain::name;
use crate::domain::player::{Born, Gender, Mark, parse_date};
use crate::domain::rules::NextRank;
use crate::domain::tournament::Pool;
use crate::office::certificates::told;
use crate::office::editions;
use crate::office::history::{Past, past as past_of, past_in, performances as performances_in};
use crate::office::may::Duty;
use crate::office::members::{Joined, joined};
use crate::office::numbers::problems as numbers_of;
use crate::office::persons::elsewhere;
use crate::office::players::{Entry, Sure, add as enter, change as office_change, check, doubts, stored};
use crate::office::seen::Filled;
use crate::office::{FormMistake, FormProblem, OfficeError, Refusal};
use crate::text::{L10nLanguage, Language, terms};
use crate::web::app::rosters::{Middles, Rosters};
use crate::web::error::WebError;
use crate::web::figures::Figures;
use crate::web::frame::extent::made_of;
use crate::web::frame::form::Form;
use crate::web::frame::layout::{Layout, go, html, public, status};
use crate::web::frame::request::{By, Commission, Inside, read, write_form};
use crate::web::frame::sentences::{field as label, mistake};
use crate::web::frame::stale::{self, Beside};
use crate::web::members;
use crate::web::players::glance::{Glance, Looked, Place};
use crate::web::players::history::{Course, Feats, GameRow, OpponentRow, Picture, View};
use crate::web::players::numbers::{Elsewhere, NumberField, Numbers, holders, typed as typed_numbers};
use crate::web::players::record::{History, INLINE, newest};
use crate::web::players::standing::Brought;
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
    pools: Vec<PoolLine>,
    /// Where the player stands in the current list; empty: in none, or the pools say it.
    places: Vec<Place>,
    rank: String,
    kept: bool,
    /// What is missing for the next rank.
    next_rank: Option<String>,
    glance: Glance,
    /// The club: its number and its name.
    club: Option<(i64, String)>,
    country: Option<String>,
    born: Option<String>,
    /// The public isn't told as much of the birth.
    birth_hidden: bool,
    last_list: Option<LastList>,
    dan: Option<Dan>,
    history: Vec<History>,
    /// Tournaments of past years that were taken over as facts.
    facts: Vec<FactRow>,
    games: Vec<GameRow>,
    opponents: Vec<OpponentRow>,
    /// The number of tournaments, if the page shows only the newest of them and the opponents stand on a page of their own.
    more: Option<i64>,
    pictures: Vec<Picture>,
    performs: bool,
    feats: Feats,
    lists: Vec<Listing>,
    ranks: Vec<RankChange>,
    commission: bool,
    mark: String,
    /// What the player is or was a member of.
    memberships: Vec<String>,
    /// The pages of the same person in other federations, with their names.
    persons: Vec<(String, String)>,
    /// Changes of club: day and club.
    clubs: Vec<(String, String)>,
    recommended: Option<String>,
    brought: Option<Brought>,
    numbers: Numbers,
    /// Ratings elsewhere, kind by kind.
    elsewhere: Vec<Elsewhere>,
    certificates: Vec<Paper>,
}

/// A tournament of past years.
struct FactRow {
    id: i64,
    name: String,
    day: String,
    place: String,
    points: String,
}

/// The rating in a pool.
struct PoolLine {
    name: String,
    rating: String,
    /// Where the player stands in it.
    place: Option<Place>,
    games: String,
    /// The day of the last game; empty if there was none.
    last: String,
}

/// The player's entry in a published list.
struct Listing {
    date: String,
    day: String,
    pool: String,
    place: i32,
    rating: String,
    rank: String,
}

/// The player's entry in the last published list, with its place in words.
struct LastList {
    entry: Listing,
    place: String,
}

/// The dan rank that a list assigned.
struct Dan {
    rank: String,
    date: String,
    day: String,
}

/// A certificate; one that was revoked is struck out.
struct Paper {
    code: String,
    /// Its number; the newest has the greatest.
    number: Option<i32>,
    /// What it certifies.
    what: String,
    day: String,
    revoked: bool,
}

/// A change of rank with its ground: a tournament or a list.
struct RankChange {
    day: String,
    before: String,
    after: String,
    ground: String,
    href: String,
}

/// What the page of a player is made of.
struct Found {
    player: Player,
    club: Option<Club>,
    history: Vec<PlayedTournament>,
    past: Past,
    performances: HashMap<TournamentId, Performance>,
    lists: Vec<(Brief, lists::Entry)>,
    decisions: Vec<(DecisionRow, NaiveDate)>,
    /// The names of the opponents.
    names: HashMap<PlayerId, (String, Option<String>)>,
    pools: Vec<PoolRating>,
    certificates: Vec<Certificate>,
    /// What the player is or was a member of, with the name of the club.
    memberships: Vec<Joined>,
    /// The same person in other federations.
    persons: Vec<(Federation, PlayerId)>,
    /// Changes of club, newest first.
    moves: Vec<(NaiveDate, Option<Names>)>,
    recommendation: Option<Recommendation>,
    /// Numbers elsewhere.
    numbers: Vec<PlayerNumber>,
    /// Tournaments of past years.
    facts: Vec<Recorded>,
    /// Ratings elsewhere.
    elsewhere: Vec<ListedRating>,
    /// What officials entered as brought along, newest first.
    standings: Vec<(StandingAct, StandingEntry)>,
    /// Where the player took one of the first three places.
    places: Vec<(TournamentId, i32)>,
    /// The next rank.
    next_rank: Option<NextRank>,
    /// The middles of the published lists, pool by pool.
    middles: Vec<(Option<Pool>, Middles)>,
}

impl Found {
    /// What the figures at a glance are made of; `whole`: of all games.
    fn looked(&self, whole: bool) -> Looked<'_> {
        Looked { past: &self.past, whole, history: &self.history, facts: &self.facts, places: &self.places }
    }
}

fn find(c: &mut Conn, f: &Federation, rosters: &Rosters, id: PlayerId, today: NaiveDate) -> Result<Found, OfficeError> {
    let player = players::find(c, f.id, id)?.ok_or(OfficeError::NotFound)?;
    let step = u8::try_from(player.state.rank_step).unwrap_or_default();
    let next_rank = if f.rules.shows.ranks { editions::next_rank(c, f, step, today)? } else { None };
    let club = match player.club_id {
        Some(club) => clubs::find(c, f.id, club)?,
        None => None,
    };
    let history = results::of_player(c, id)?;
    let past = if history.len() > INLINE { past_in(c, id, &newest(&history, 0))? } else { past_of(c, id)? };
    Ok(Found {
        player,
        club,
        performances: performances_in(c, f, &past)?,
        lists: lists::of_player(c, id)?,
        decisions: lists::decisions_of(c, id)?,
        names: players::names(c, &past.opponents())?,
        pools: pools::of_player(c, id)?,
        certificates: certificates::of_player(c, id)?,
        memberships: joined(c, f, id)?,
        persons: elsewhere(c, &[id])?.remove(&id).unwrap_or_default(),
        moves: merges::clubs_of(c, id)?,
        recommendation: merges::recommendation(c, id)?,
        numbers: stored_numbers::of_player(c, id)?,
        facts: bundles::recorded(c, id)?,
        elsewhere: foreign_ratings::of_player(c, id)?,
        standings: standings::of_player(c, id)?,
        places: tables::first_places(c, id)?,
        next_rank,
        middles: View::pools(f.rules.shows)
            .into_iter()
            .map(|pool| Ok::<_, DbError>((pool, rosters.middles(c, f.id, pool)?)))
            .collect::<Result<_, DbError>>()?,
        history,
        past,
    })
}

/// `GET /{federation}/players/{player}`
pub async fn player(inside: Inside, path: web::Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.1.parse().map_err(|_| WebError::NotFound)?;
    // A player who turned out to be somebody else is read there.
    let merged = read(&inside, move |c, f| Ok::<_, OfficeError>(players::merged(c, f.id, &[id])?.remove(&id))).await?;
    if let Some(kept) = merged {
        let to = format!("/{}/players/{kept}", inside.federation.slug);
        return Ok(HttpResponse::SeeOther().insert_header((actix_web::http::header::LOCATION, to)).finish());
    }
    let today = inside.today();
    let rosters = inside.app.rosters.clone();
    let found = read(&inside, move |c, f| find(c, f, &rosters, id, today)).await?;
    let places = if found.player.state.rating.is_some() { Place::all(&inside, id).await? } else { Vec::new() };
    // What the federations are called where the same person plays, too, is theirs to change.
    let extent = if found.persons.is_empty() { Extent::Federation(inside.federation.id) } else { Extent::Site };
    let view = PlayerPage::of(&inside, found, places);
    if view.commission { html(&view) } else { Ok(made_of(public(&view)?, extent)) }
}

impl PlayerPage {
    /// Whether the place of some tournament of past years is known, and whether the points of some are.
    fn facts_tell(&self) -> (bool, bool) {
        (self.facts.iter().any(|fact| !fact.place.is_empty()), self.facts.iter().any(|fact| !fact.points.is_empty()))
    }

    /// The whole address of what other sites may frame of the player: the page, or what is below it.
    fn embed(&self, below: &str) -> String {
        self.page.embed(&format!("players/{}{below}", self.id))
    }

    /// The newest certificate that holds.
    fn newest(&self) -> Option<&Paper> {
        self.certificates.iter().filter(|paper| !paper.revoked).max_by_key(|paper| paper.number)
    }

    fn of(inside: &Inside, found: Found, mut places: Vec<Place>) -> PlayerPage {
        let (seen, slug) = (View::of(inside), &inside.federation.slug);
        let View { language, figures, .. } = seen;
        let player = &found.player;
        let commission = inside.may(Duty::Commission);
        let name_of = |id: PlayerId| found.names.get(&id).map(|(n, l)| language.name(n, l.as_deref())).unwrap_or_default();
        let more = (found.history.len() > INLINE).then(|| i64::try_from(found.history.len()).unwrap_or(i64::MAX));
        let all = more.is_none().then(|| (seen.opponents(&found.past, name_of), seen.feats(&found.past, name_of)));
        let (opponents, feats) = all.unwrap_or_default();
        let glance = Glance::of(seen, &found.looked(more.is_none()), name_of);
        let pools = found.pools.iter().map(|held| PoolLine::of(seen, held, &mut places)).collect();
        let course = Course { results: &found.history, lists: &found.lists, decisions: &found.decisions, middles: &found.middles };
        let title = language.name(player.called(), player.latin());
        let (born, public) = (birth(player, commission, inside), birth(player, false, inside));
        let Who { rating, rank, club, about } = Who::of(seen, &found);
        PlayerPage {
            slug: slug.clone(),
            id: player.id.0,
            original: original(player, &title),
            code: player.code.clone(),
            facts: found.facts.iter().map(|fact| FactRow::of(language, fact)).collect(),
            rating,
            interval: figures.interval(player.state.deviation),
            provisional: player.state.provisional,
            pools,
            places,
            next_rank: missing(seen, &found),
            glance,
            rank: rank.unwrap_or_default(),
            kept: player.state.rank_kept && !figures.shows.pools,
            club: found.club.as_ref().map(|club| club.id.0).zip(club),
            country: player.personal.country.as_deref().map(|country| language.country(country)),
            birth_hidden: born != public,
            born,
            last_list: LastList::of(seen, &found.lists),
            dan: Dan::of(seen, &found.decisions),
            history: found.history.iter().rev().take(INLINE).map(|result| History::of(result, &found.performances, seen)).collect(),
            games: seen.games(&found.past, name_of),
            opponents,
            more,
            pictures: seen.pictures(slug, &course),
            performs: !found.performances.is_empty(),
            feats,
            lists: found.lists.iter().rev().map(|(list, entry)| Listing::of(seen, list, entry)).collect(),
            ranks: rank_changes(seen, slug, &course),
            commission,
            mark: mark(language, player),
            persons: found.persons.iter().map(|(f, id)| (format!("/{}/players/{id}", f.slug), f.name_in(language))).collect(),
            memberships: members::told(seen.language, &inside.federation, &found.memberships),
            clubs: club_changes(seen, &found.moves),
            recommended: found.recommendation.as_ref().filter(|_| player.standing.is_some()).map(|r| recommended(inside, r)),
            certificates: found.certificates.iter().filter_map(|c| Paper::of(c, language)).collect(),
            brought: Brought::of(inside, player, &found.standings),
            numbers: Numbers::of(&found.numbers, commission, language),
            elsewhere: Elsewhere::all(&found.elsewhere, language),
            figures,
            page: Layout { about, ..Layout::inside(inside, "ratings", title).pictured(&format!("/players/{}", player.id)) },
        }
    }
}

/// What names a player beside the name, and all of it in one line.
struct Who {
    rating: Option<String>,
    rank: Option<String>,
    club: Option<String>,
    about: String,
}

impl Who {
    fn of(seen: View, found: &Found) -> Who {
        let (state, language) = (&found.player.state, seen.language);
        let rating = state.rating.map(|r| seen.figures.starred(Some(r), state.provisional));
        let rank = state.rank.as_deref().map(|r| terms::rank(language, r));
        let club = found.club.as_ref().map(|c| language.name(&c.name, c.latin.as_deref()));
        let about = [&rating, &rank, &club].into_iter().flatten().cloned().collect::<Vec<_>>().join(", ");
        Who { rating, rank, club, about }
    }
}

/// What is missing for the next rank.
fn missing(seen: View, found: &Found) -> Option<String> {
    // Ranks are of the rating of the first pool, which is the main one.
    let main = found.pools.first().map(|held| held.rating).or(found.player.state.rating);
    found.next_rank.zip(main).and_then(|(next, rating)| glance::next_rank(seen, next, rating))
}

/// The name as it is written at home with the code of its language, if the page writes it otherwise.
fn original(player: &Player, shown: &str) -> Option<(String, &'static str)> {
    let called = player.called();
    (shown != called).then(|| (called.to_owned(), name::language(called).unwrap_or(name::Language::Ukrainian).code()))
}

/// What the page says of the birth: the day to the commission, the year to the public, nothing of minors.
fn birth(player: &Player, commission: bool, inside: &Inside) -> Option<String> {
    // What is left of the birth of a forgotten person is for the rules alone.
    let born = player.personal.birth().filter(|_| !player.is_forgotten())?;
    let today = inside.today();
    match born {
        Born::Day(day) if commission => Some(inside.language.day(day)),
        born if commission => Some(born.year().to_string()),
        born => born.public_year(today).map(|year| year.to_string()),
    }
}

impl FactRow {
    fn of(language: Language, fact: &Recorded) -> FactRow {
        FactRow {
            id: fact.tournament.0,
            name: fact.name.clone(),
            day: language.day(fact.ends),
            place: fact.place.map(|place| place.to_string()).unwrap_or_default(),
            points: fact.points.clone().unwrap_or_default(),
        }
    }
}

impl PoolLine {
    fn of(seen: View, held: &PoolRating, places: &mut Vec<Place>) -> PoolLine {
        let at = places.iter().position(|place| place.pool == Some(held.pool));
        PoolLine {
            place: at.map(|at| places.remove(at)),
            name: terms::pool(seen.t, held.pool),
            rating: seen.figures.rating(Some(held.rating)),
            games: seen.t.msg_count_rated_games(i64::from(held.games)),
            last: held.last_played.map(|day| seen.language.day(day)).unwrap_or_default(),
        }
    }
}

impl Listing {
    fn of(seen: View, list: &Brief, entry: &lists::Entry) -> Listing {
        Listing {
            date: list.date.to_string(),
            day: seen.language.day(list.date),
            pool: entry.pool.map(|p| terms::pool(seen.t, p)).unwrap_or_default(),
            place: entry.place,
            rating: seen.figures.starred(Some(entry.rating), entry.provisional),
            rank: entry.rank.as_deref().map(|r| terms::rank(seen.language, r)).unwrap_or_default(),
        }
    }
}

impl LastList {
    /// The entry in the last list; in a list with pools that of the first pool, which is the main one.
    fn of(seen: View, lists: &[(Brief, lists::Entry)]) -> Option<LastList> {
        let (last, _) = lists.last()?;
        let (list, entry) = lists.iter().filter(|(l, _)| l.id == last.id).min_by_key(|(_, e)| e.pool)?;
        let entry = Listing::of(seen, list, entry);
        let place = seen.t.msg_place_number(i64::from(entry.place));
        Some(LastList { place: if entry.pool.is_empty() { place } else { format!("{place} ({})", entry.pool) }, entry })
    }
}

impl Dan {
    fn of(seen: View, decisions: &[(DecisionRow, NaiveDate)]) -> Option<Dan> {
        let (decision, date) = decisions.iter().rfind(|(d, _)| d.article == "2.5")?;
        Some(Dan {
            rank: decision.rank.as_deref().map(|r| terms::rank(seen.language, r)).unwrap_or_default(),
            date: date.to_string(),
            day: seen.language.day(*date),
        })
    }
}

impl Paper {
    fn of(certificate: &Certificate, language: Language) -> Option<Paper> {
        let facts = told(certificate)?;
        Some(Paper {
            code: certificate.code.clone()?,
            number: certificate.number,
            what: crate::web::certificates::wording::value(&facts, language),
            day: language.day(facts.date),
            revoked: certificate.request.stage == Stage::Revoked,
        })
    }
}

/// The changes of rank by tournaments and by lists, newest first.
fn rank_changes(seen: View, slug: &str, course: &Course<'_>) -> Vec<RankChange> {
    let written = |rank: Option<&str>| rank.map_or_else(|| "–".to_owned(), |r| terms::rank(seen.language, r));
    let by_tournaments = course.results.iter().filter(|played| seen.figures.shows.ranks && played.result.rank != played.result.rank_before);
    let by_tournaments = by_tournaments.map(|PlayedTournament { result: row, name, ends }| {
        let change = RankChange {
            day: seen.language.day(*ends),
            before: written(row.rank_before.as_deref()),
            after: written(row.rank.as_deref()),
            ground: name.clone(),
            href: format!("/{slug}/tournaments/{}", row.tournament_id),
        };
        (*ends, change)
    });
    let by_lists = course.decisions.iter().filter(|(d, _)| d.rank != d.rank_before).map(|(d, date)| {
        let change = RankChange {
            day: seen.language.day(*date),
            before: written(d.rank_before.as_deref()),
            after: written(d.rank.as_deref()),
            ground: seen.t.msg_rank_by_list(d.article.as_str()),
            href: format!("/{slug}/ratings/{date}"),
        };
        (*date, change)
    });
    let mut changes: Vec<(NaiveDate, RankChange)> = by_tournaments.chain(by_lists).collect();
    changes.sort_by_key(|(day, _)| std::cmp::Reverse(*day));
    changes.into_iter().map(|(_, change)| change).collect()
}

fn club_changes(seen: View, moves: &[(NaiveDate, Option<Names>)]) -> Vec<(String, String)> {
    let named = |(name, latin): &Names| seen.language.name(name, latin.as_deref());
    let club = |club: &Option<Names>| club.as_ref().map_or_else(|| seen.t.msg_no_club(), named);
    moves.iter().map(|(day, club_since)| (seen.language.day(*day), club(club_since))).collect()
}

/// On whose recommendation, and by which article, the initial rating was set.
fn recommended(inside: &Inside, by: &Recommendation) -> String {
    let article = inside.federation.rules.recommended.unwrap_or_default();
    inside.t().msg_recommended_by(article, inside.language.name(&by.first_name, None), inside.language.name(&by.second_name, None))
}

/// That the player is a guest, and why he plays no more; empty for a member who plays.
fn mark(language: Language, player: &Player) -> String {
    let t = language.messages();
    let says = player.mark.map(|mark| match mark {
        Mark::Deceased => t.msg_mark_deceased(player.personal.gender.map_or("", Gender::word)),
        Mark::Withdrawn => t.msg_mark_withdrawn(),
        Mark::Forgotten => t.msg_mark_forgotten(),
    });
    let since = player.marked_on.filter(|_| says.is_some()).map(|day| language.day(day));
    player.guest.then(|| t.msg_field_guest()).into_iter().chain(says).chain(since).collect::<Vec<_>>().join(", ")
}

#[derive(Template)]
#[template(path = "players/form.html")]
struct FormPage {
    page: Layout,
    action: String,
    back: String,
    /// Who is changed.
    name: Option<String>,
    entry: Entry,
    clubs: Vec<String>,
    slug: String,
    numbers: Vec<NumberField>,
    /// Who may be the same person: the id, and the name.
    entered: Option<(i64, String)>,
    /// Whether the club is new, is asked.
    strange_club: bool,
    mistakes: Vec<(&'static str, String)>,
    birth_counts: bool,
    /// The mark of what is stored; empty for a new one.
    seen: String,
}

impl FormPage {
    fn label(&self, field: &str) -> String {
        label(self.page.t, field)
    }

    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes.iter().find(|m| m.0 == field).map(|m| m.1.as_str())
    }

    fn text<'a>(&self, text: &'a Option<String>) -> &'a str {
        text.as_deref().unwrap_or("")
    }

    fn born(&self) -> String {
        self.page.language.typed_day(self.text(&self.entry.personal.born))
    }
}

fn entry(form: &Form) -> Entry {
    Entry {
        personal: Personal {
            name: form.text("name").trim().to_owned(),
            latin: form.some("latin"),
            // Stored as journals have it; what can't be read stays as it was typed.
            born: form.some("born").map(|typed| Born::typed(&typed).map_or(typed, |born| born.to_string())),
            gender: Gender::from_word(form.text("gender")),
            country: form.some("country").map(|c| c.to_uppercase()),
        },
        club: form.some("club"),
        club_since: form.some("club_since").and_then(|d| parse_date(&d)),
        guest: form.some("guest").is_some(),
        numbers: typed_numbers(form),
        sure: Sure { another: form.has("another"), new_club: form.has("new_club") },
    }
}

/// A form that was sent and comes back.
#[derive(Default)]
struct Back {
    entry: Entry,
    filled: Filled,
    problems: Vec<FormProblem>,
}

/// What a field of the form holds where that isn't shown as it is stored.
fn called(t: &L10nLanguage, name: &str, text: &str) -> Option<String> {
    match (name, text) {
        ("gender", "f") => Some(t.msg_gender_f()),
        ("gender", "m") => Some(t.msg_gender_m()),
        ("guest", "1") => Some(t.msg_field_guest()),
        _ => None,
    }
}

async fn form_page(by: &By<Commission>, player: Option<PlayerId>, back: Back) -> Result<HttpResponse, WebError> {
    let Back { entry, filled, problems } = back;
    let (wrong, language) = (problems.clone(), by.language);
    let (clubs, holders, now) = read(by, move |c, f| {
        let now = match player {
            Some(id) => stored(c, f, id)?,
            None => Entry::default(),
        };
        Ok::<_, OfficeError>((clubs::open(c, f.id)?, holders(c, f, &wrong, language)?, now))
    })
    .await?;
    let (t, there) = (by.t(), now.fields());
    let slug = &by.federation.slug;
    let (title, action, back) = match player {
        None => (t.msg_enter_player(), format!("/{slug}/players/new"), format!("/{slug}/desk")),
        Some(id) => (t.msg_change_player(), format!("/{slug}/players/{id}/edit"), format!("/{slug}/players/{id}")),
    };
    let beside = Beside { language, problems: &problems, stored: &there, typed: &filled.typed };
    let beside = beside.told(|name| label(t, name), |name, text| called(t, name, text));
    let view = FormPage {
        page: Layout::inside(by, "ratings", title),
        action,
        back,
        slug: slug.clone(),
        numbers: NumberField::all((t, by.federation.rules.shows.sign), &entry.numbers, &problems, &holders),
        entered: problems.iter().find_map(|problem| match problem.kind {
            FormMistake::Entered(id) => holders.iter().find(|holder| holder.0 == id.0).cloned(),
            _ => None,
        }),
        strange_club: problems.iter().any(|problem| problem.kind == FormMistake::NoSuchClub),
        name: player.map(|_| language.name(&entry.personal.name, entry.personal.latin.as_deref())),
        entry,
        clubs: clubs.into_iter().map(|c| c.name).collect(),
        mistakes: problems.iter().map(|p| (p.field, mistake(t, p.kind))).chain(beside.into_iter().map(|b| (b.field, b.says))).collect(),
        birth_counts: player.is_some(),
        seen: player.map(|_| stale::mark(Some(&filled.seen), &problems, &there)).unwrap_or_default(),
    };
    status(&view, stale::code(&problems))
}

/// `GET /{federation}/players/new`
pub async fn new_page(by: By<Commission>) -> Result<HttpResponse, WebError> {
    form_page(&by, None, Back::default()).await
}

/// `POST /{federation}/players/new`
pub async fn add(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let entry = entry(&form);
    let (typed, actor, now) = (entry.clone(), by.actor.clone(), by.app.now());
    let outcome =
        write_form(&by, form.once_to(now, |f, id| format!("/{}/players/{id}", f.slug), move |c, f| enter(c, &actor, f, &typed, now)))
            .await?;
    match outcome {
        Ok(id) => Ok(go(&by.inside.visit, &format!("/{}/players/{id}", by.federation.slug), "saved")),
        Err(problems) => form_page(&by, None, Back { entry, problems, ..Back::default() }).await,
    }
}

/// `GET /{federation}/players/{player}/edit`
pub async fn edit_page(by: By<Commission>, path: web::Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let entry = read(&by, move |c, f| stored(c, f, id)).await?;
    let filled = Filled { seen: entry.fields().mark(), typed: entry.fields() };
    form_page(&by, Some(id), Back { entry, filled, problems: Vec::new() }).await
}

/// `POST /{federation}/players/{player}/edit`
pub async fn change(by: By<Commission>, path: web::Path<(String, String)>, form: Form) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let entry = entry(&form);
    let filled = stale::filled(&form, entry.fields());
    let (typed, actor, now) = (entry.clone(), by.actor.clone(), by.app.now());
    let (asked, sent) = (typed.clone(), filled.clone());
    let problems = read(&by, move |c, f| match sent.check(&stored(c, f, id)?.fields()) {
        Err(OfficeError::Form(stale)) => Ok(stale),
        _ => {
            let numbers = numbers_of(c, f.id, Some(id), &asked.numbers)?;
            Ok::<_, OfficeError>([check(&asked), doubts(c, f, Some(id), &asked)?, numbers].concat())
        }
    })
    .await?;
    if !problems.is_empty() {
        return form_page(&by, Some(id), Back { entry, filled, problems }).await;
    }
    let address = format!("/{}/players/{id}", by.federation.slug);
    // A date of birth may count in the rules: then everything is calculated again.
    progress::run(&by, typed.personal.name.clone(), address.clone(), move |c, f, progress| {
        if filled.is_stale(&stored(c, f, id)?.fields()) {
            return Err(Refusal::Stale.into());
        }
        office_change(c, &actor, f, id, &typed, now, progress)?;
        Ok((address, "saved"))
    })
    .await
}
