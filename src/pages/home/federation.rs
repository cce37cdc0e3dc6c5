//! The home page of a federation.

use std::collections::HashMap;
use std::sync::Arc;

use actix_web::HttpResponse;
use askama::Template;
use chrono::{NaiveDate, NaiveDateTime, TimeDelta};

use super::{Ranked, TournamentRow};
use crate::actions::authorization::Duty;
use crate::actions::profiles::{self, ProfileTexts, Worded, Wording};
use crate::actions::{ActionError, registrations as register, setup};
use crate::app::App;
use crate::app::desks::Underway;
use crate::db::accounts::{Account, RoleRow};
use crate::db::clubs::Club;
use crate::db::federations::Federation;
use crate::db::lists::Brief;
use crate::db::news::Note;
use crate::db::profiles::Profile;
use crate::db::tournaments::{Filter, Summary};
use crate::db::{
    Conn, PlayerId, TournamentId, accounts, clubs, desks, licences, lists, news, orders, players,
    registrations, regulation_texts, tables, tournaments,
};
use crate::domain::approval::State;
use crate::domain::comparison::{Compared, Order, Part};
use crate::domain::desk::{EntrantId, Outcome, PublicDesk};
use crate::domain::role::Role;
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_page, render_public};
use crate::frame::markdown;
use crate::frame::request::{By, Chair, Inside, load_roster, read_inside};
use crate::i18n::{Language, Speaks, Spelling, desk as says, terms};
use crate::live;
use crate::map::Map;
use crate::newcomers::empty_list_text;
use crate::news::NoteView;
use crate::rating_format::RatingFormat;
use crate::setup::{SetupStep, next_step};

/// Rows with one list, and with several.
const TOP: [u32; 2] = [10, 5];
const BOARDS: usize = 3;
/// Players who rose most, and as many who fell most.
const MOVED: usize = 3;
const CLUBS: usize = 12;
const NOTES: i64 = 3;
const RESULTS: i64 = 6;
const COMING: i64 = 6;
/// Orders and regulation texts together.
const DOCUMENTS: usize = 6;

struct Board {
    number: usize,
    first: String,
    second: String,
    /// From the side of the first; empty while it isn't known.
    result: &'static str,
}

struct RunningTournament {
    id: i64,
    name: String,
    progress: String,
    boards: Vec<Board>,
}

struct RecentResult {
    id: i64,
    name: String,
    days: String,
    city: String,
    winners: Vec<(i64, String)>,
}

struct Moved {
    id: i64,
    name: String,
    change: String,
    class: &'static str,
}

struct Movement {
    /// Earlier list first.
    lists: [(String, String); 2],
    rose: Vec<Moved>,
    fell: Vec<Moved>,
}

struct TextView {
    language: &'static str,
    /// HTML.
    body: String,
}

impl TextView {
    fn from_worded(worded: &Worded) -> TextView {
        TextView {
            language: worded.language.word(),
            body: markdown::to_html(&worded.text),
        }
    }

    fn in_lines(worded: &Worded) -> TextView {
        TextView {
            language: worded.language.word(),
            body: markdown::in_lines(&worded.text),
        }
    }
}

struct ClubLine {
    id: i64,
    name: String,
    city: String,
}

struct Document {
    /// Its path after the slug.
    path: String,
    title: String,
    day: String,
}

struct Documents {
    lines: Vec<Document>,
    /// Each kind has a page of all.
    orders: bool,
    texts: bool,
}

/// Unsaved texts by field, and the version mark of the form.
struct Preview {
    fields: Vec<(&'static str, String)>,
    seen: String,
}

impl Preview {
    fn from_wording(Wording { said, seen }: &Wording) -> Preview {
        let texts = |p: &Profile| {
            let [about, contacts] = profiles::field_names(p.language);
            [(about, p.about.clone()), (contacts, p.contacts.clone())]
        };
        Preview {
            fields: said.iter().flat_map(texts).collect(),
            seen: seen.clone(),
        }
    }
}

#[derive(Template)]
#[template(path = "home/federation.html")]
struct FederationPage {
    page: Layout,
    slug: String,
    rules: String,
    figures: RatingFormat,
    /// The sentence for a federation without any tournament, played or planned.
    fresh: Option<String>,
    /// Only for the chairman.
    setup: Option<SetupStep>,
    tops: Vec<(String, Vec<Ranked>)>,
    /// True if a player at the top has moved since the last list.
    moves: bool,
    players: String,
    /// Its address and its day.
    list: Option<(String, String)>,
    movement: Option<Movement>,
    playing: Vec<RunningTournament>,
    next: Option<TournamentRow>,
    /// `None` if it takes no online registrations.
    registers: Option<bool>,
    coming: Vec<TournamentRow>,
    results: Vec<RecentResult>,
    /// True if a winner of one of them is known.
    won: bool,
    news: Vec<NoteView>,
    contacts: Option<TextView>,
    about: Option<TextView>,
    documents: Option<Documents>,
    preview: Option<Preview>,
    clubs: Vec<ClubLine>,
    more_clubs: bool,
    map: Option<Map>,
    officers: Vec<(String, Vec<String>)>,
    /// True if there is a public register of referees.
    referees: bool,
    commission: bool,
    chair: bool,
}

struct HomeQuery {
    app: App,
    language: Language,
    now: NaiveDateTime,
    pool: Option<Pool>,
    chair: bool,
}

struct HomePageData {
    playing: Vec<(Summary, Arc<PublicDesk>)>,
    coming: Vec<Summary>,
    registers: Option<bool>,
    rated: Vec<Summary>,
    winners: Vec<(TournamentId, PlayerId)>,
    lists: Vec<Brief>,
    rose: Vec<Compared>,
    fell: Vec<Compared>,
    names: HashMap<PlayerId, (String, Option<String>)>,
    news: Vec<Note>,
    said: ProfileTexts,
    orders: Vec<orders::Label>,
    texts: Vec<regulation_texts::Dated>,
    clubs: Vec<Club>,
    officers: Vec<(Account, RoleRow)>,
    referees: bool,
    setup: Option<setup::Progress>,
}

impl HomePageData {
    fn load_data(
        c: &mut Conn,
        f: &Federation,
        asked: &HomeQuery,
    ) -> Result<HomePageData, ActionError> {
        let newest = Filter {
            states: State::RATED.to_vec(),
            limit: RESULTS,
            ..Filter::default()
        };
        let rated = tournaments::list_page(c, f.id, &newest)?;
        let playing = load_running(c, f, asked)?;
        let coming = coming_tournaments(c, f, asked)?;
        let lists = lists::load_brief(c, f.id)?;
        let [rose, fell] = largest_moves(c, asked, &lists)?;
        let winners = tables::load_winners(c, &rated.iter().map(|t| t.id).collect::<Vec<_>>())?;
        let mut named: Vec<PlayerId> = winners.iter().map(|(_, player)| *player).collect();
        named.extend(rose.iter().chain(&fell).map(|row| PlayerId(row.id)));
        named.extend(
            playing
                .iter()
                .flat_map(|(_, desk)| top_boards(desk))
                .flat_map(|board| [board.black, board.white])
                .filter_map(|id| id.1),
        );
        Ok(HomePageData {
            registers: match coming.first() {
                Some(first) => registration_open(c, f, first.id, asked.now)?,
                None => None,
            },
            names: players::names_told_apart(c, &named)?,
            news: news::load_newest(c, f.id, None, NOTES)?,
            said: profiles::load_texts(c, f, asked.language)?,
            orders: orders::labels_behind(c, f.id, None, DOCUMENTS as i64)?,
            texts: regulation_texts::load_newest(c, f.id, DOCUMENTS as i64)?,
            clubs: clubs::load_open(c, f.id)?,
            officers: accounts::load_officers(c, f.id)?,
            referees: licences::has_any(c, f.id)?,
            setup: if asked.chair && !f.setup_hidden {
                Some(setup::load_progress(c, f)?)
            } else {
                None
            },
            playing,
            coming,
            rated,
            winners,
            lists,
            rose,
            fell,
        })
    }

    fn name(&self, id: PlayerId, spelling: Spelling) -> String {
        self.names
            .get(&id)
            .map(|(name, latin)| spelling.name(name, latin.as_deref()))
            .unwrap_or_default()
    }

    fn moved_player(&self, row: &Compared, figures: RatingFormat, spelling: Spelling) -> Moved {
        let (change, class) = figures.format_change(row.rating_change().unwrap_or_default());
        Moved {
            id: row.id,
            name: self.name(PlayerId(row.id), spelling),
            change,
            class,
        }
    }

    fn newest_movement(&self, figures: RatingFormat, spelling: Spelling) -> Option<Movement> {
        let language = spelling.language;
        let [later, earlier, ..] = self.lists.as_slice() else {
            return None;
        };
        let all = |rows: &[Compared]| {
            rows.iter()
                .map(|row| self.moved_player(row, figures, spelling))
                .collect()
        };
        let movement = Movement {
            lists: [dated(earlier, language), dated(later, language)],
            rose: all(&self.rose),
            fell: all(&self.fell),
        };
        (!movement.rose.is_empty() || !movement.fell.is_empty()).then_some(movement)
    }

    fn recent_results(&self, spelling: Spelling) -> Vec<RecentResult> {
        let language = spelling.language;
        let won = |t: &Summary| {
            self.winners
                .iter()
                .filter(|(of, _)| *of == t.id)
                .map(|(_, id)| (id.0, self.name(*id, spelling)))
                .collect()
        };
        let row = |t: &Summary| RecentResult {
            id: t.id.0,
            name: t.conditions.display_name(t.id),
            days: language.format_days(t.conditions.starts, t.conditions.ends),
            city: spelling.city_name(&t.conditions.city),
            winners: won(t),
        };
        self.rated.iter().map(row).collect()
    }

    fn running_tournaments(&self, inside: &Inside) -> Vec<RunningTournament> {
        let spelling = inside.spelling();
        let sides = inside.federation.rules.shows.sign.sides();
        let name = |desk: &PublicDesk, (id, player): (EntrantId, Option<PlayerId>)| match player {
            Some(player) if self.names.contains_key(&player) => self.name(player, spelling),
            _ => desk
                .entrant(id)
                .map(|e| spelling.name(&e.name, Some(e.latin.as_str()).filter(|l| !l.is_empty())))
                .unwrap_or_default(),
        };
        let one = |(t, desk): &(Summary, Arc<PublicDesk>)| RunningTournament {
            id: t.id.0,
            name: t.conditions.display_name(t.id),
            progress: live::format_progress(inside.t(), desk),
            boards: top_boards(desk)
                .into_iter()
                .map(|b| {
                    let [first, second] =
                        sides.in_written_order([b.black, b.white].map(|who| name(desk, who)));
                    Board {
                        number: b.number,
                        first,
                        second,
                        result: says::format_score(sides, b.outcome),
                    }
                })
                .collect(),
        };
        self.playing.iter().map(one).collect()
    }

    fn newest_documents(&self, inside: &Inside) -> Option<Documents> {
        let (t, language) = (inside.t(), inside.language);
        let order = |o: &orders::Label| {
            (
                o.day,
                Document {
                    path: format!("orders/{}", o.id),
                    title: crate::order_label::format_name(language, &o.number, &o.title, None),
                    day: language.format_day(o.day),
                },
            )
        };
        let text = |w: &regulation_texts::Dated| {
            let title = t.msg_home_document_text(w.language.own_name());
            (
                w.day,
                Document {
                    path: format!("rules/text/{}", w.id),
                    title,
                    day: language.format_day(w.day),
                },
            )
        };
        let mut all: Vec<(NaiveDate, Document)> = self
            .orders
            .iter()
            .map(order)
            .chain(self.texts.iter().map(text))
            .collect();
        // The sort is stable: orders precede the texts that they introduced on the same day.
        all.sort_by_key(|(day, _)| std::cmp::Reverse(*day));
        let lines: Vec<Document> = all
            .into_iter()
            .take(DOCUMENTS)
            .map(|(_, document)| document)
            .collect();
        (!lines.is_empty()).then_some(Documents {
            lines,
            orders: !self.orders.is_empty(),
            texts: !self.texts.is_empty(),
        })
    }

    fn club_lines(&self, spelling: Spelling) -> Vec<ClubLine> {
        self.clubs
            .iter()
            .take(CLUBS)
            .map(|club| ClubLine::from_club(club, spelling))
            .collect()
    }

    /// The chairman's role comes first.
    fn officers_by_role(&self, inside: &Inside) -> Vec<(String, Vec<String>)> {
        let of = |role: Role| {
            let holds = self
                .officers
                .iter()
                .filter(|(account, own)| own.role == role && !account.disabled);
            let names: Vec<String> = holds
                .map(|(account, _)| inside.spelling().name(&account.name, None))
                .collect();
            let office = match role {
                Role::Official if names.len() > 1 => inside.t().msg_role_officials(),
                Role::Referee if names.len() > 1 => inside.t().msg_role_referees(),
                role => crate::i18n::choices::role_name(inside.t(), role),
            };
            (office, names)
        };
        [Role::Chairman, Role::Official, Role::Referee]
            .map(of)
            .into_iter()
            .filter(|(_, names)| !names.is_empty())
            .collect()
    }
}

struct TopBoard {
    number: usize,
    black: (EntrantId, Option<PlayerId>),
    white: (EntrantId, Option<PlayerId>),
    outcome: Option<Outcome>,
}

/// Only boards of the newest published round.
fn top_boards(desk: &PublicDesk) -> Vec<TopBoard> {
    let player = |id: EntrantId| {
        (
            id,
            desk.entrant(id)
                .and_then(|entrant| entrant.player)
                .map(PlayerId),
        )
    };
    let Some(round) = desk.public_round(desk.published_rounds()) else {
        return Vec::new();
    };
    let shown = round.boards.iter().take(BOARDS);
    shown
        .map(|b| TopBoard {
            number: b.number,
            black: player(b.black),
            white: player(b.white),
            outcome: b.known_outcome(),
        })
        .collect()
}

fn load_running(
    c: &mut Conn,
    f: &Federation,
    asked: &HomeQuery,
) -> Result<Vec<(Summary, Arc<PublicDesk>)>, ActionError> {
    // A tournament that lasts longer than planned is still in play.
    let from = Some(asked.now.date() - TimeDelta::days(7));
    let begun = Filter {
        states: vec![State::Planned],
        from,
        limit: 40,
        ascending: true,
        ..Filter::default()
    };
    let begun = tournaments::list_page(c, f.id, &begun)?;
    let mut playing = Vec::new();
    for id in desks::filter_with_desk(c, &begun.iter().map(|t| t.id).collect::<Vec<_>>())? {
        if let (Some(desk), Some(row)) = (
            asked.app.desks.find_public(c, id)?,
            begun.iter().find(|row| row.id == id),
        ) && desk.is_playing()
        {
            playing.push((row.clone(), desk));
        }
    }
    Ok(playing)
}

/// Tournaments in play, or already played, aren't listed as coming.
fn coming_tournaments(
    c: &mut Conn,
    f: &Federation,
    asked: &HomeQuery,
) -> Result<Vec<Summary>, ActionError> {
    let next = Filter {
        states: vec![State::Planned],
        from: Some(f.local_day(asked.now)),
        limit: COMING + 10,
        ascending: true,
        ..Filter::default()
    };
    let mut coming = tournaments::list_page(c, f.id, &next)?;
    let progress = asked
        .app
        .desks
        .load_progress(c, coming.iter().map(|t| t.id).collect())?;
    coming.retain(|t| !progress.is_playing(t.id) && !progress.is_finished(t.id));
    Ok(coming)
}

fn largest_moves(
    c: &mut Conn,
    asked: &HomeQuery,
    lists: &[Brief],
) -> Result<[Vec<Compared>; 2], ActionError> {
    let [later, earlier, ..] = lists else {
        return Ok([Vec::new(), Vec::new()]);
    };
    let compared = asked
        .app
        .rosters
        .compare_lists(c, earlier.id, later.id, asked.pool)?;
    let most = |order, up: bool| {
        let mut rows = compared.page_of_rows(Part::Both, order, 0, MOVED);
        rows.retain(|row| {
            row.rating_change()
                .is_some_and(|change| if up { change > 0.0 } else { change < 0.0 })
        });
        rows
    };
    Ok([most(Order::Gain, true), most(Order::Loss, false)])
}

/// `None` if the tournament takes no online registrations.
fn registration_open(
    c: &mut Conn,
    f: &Federation,
    id: TournamentId,
    now: NaiveDateTime,
) -> Result<Option<bool>, ActionError> {
    let (Some(settings), Some(t)) = (
        registrations::find_settings(c, id)?,
        tournaments::find(c, f.id, id)?,
    ) else {
        return Ok(None);
    };
    Ok(Some(
        register::why_closed(c, f, &t, &settings, now)?.is_none(),
    ))
}

/// Counts only the players of the first list.
async fn load_tops(inside: &Inside) -> Result<(Vec<(String, Vec<Ranked>)>, i64), WebError> {
    let (figures, language) = (RatingFormat::for_federation(inside), inside.language);
    let pools: Vec<Option<Pool>> = if figures.shows.pools {
        Pool::ALL.into_iter().map(Some).collect()
    } else {
        vec![None]
    };
    let most = if pools.len() > 1 { TOP[1] } else { TOP[0] };
    let (mut tops, mut count) = (Vec::new(), None);
    for pool in pools {
        let roster = load_roster(inside, pool).await?;
        count.get_or_insert(roster.listed_count() as i64);
        let rows: Vec<Ranked> = (0..most.min(roster.listed_count() as u32))
            .map(|i| Ranked::from_roster(&roster, i, figures, inside.spelling()))
            .collect();
        if !rows.is_empty() {
            tops.push((
                pool.map(|p| terms::pool_name(language.messages(), p))
                    .unwrap_or_default(),
                rows,
            ));
        }
    }
    Ok((tops, count.unwrap_or(0)))
}

pub async fn show_home(inside: Inside) -> Result<HttpResponse, WebError> {
    render_public(&build_page(&inside, None).await?)
}

pub async fn show_preview(by: &By<Chair>, typed: &Wording) -> Result<HttpResponse, WebError> {
    render_page(&build_page(by, Some(typed)).await?)
}

async fn load_home(inside: &Inside, typed: Option<&Wording>) -> Result<HomePageData, WebError> {
    let pool = if RatingFormat::for_federation(inside).shows.pools {
        Pool::ALL.first().copied()
    } else {
        None
    };
    let asked = HomeQuery {
        app: inside.app.clone(),
        language: inside.language,
        now: inside.app.now(),
        pool,
        chair: inside.has_duty(Duty::Chair),
    };
    let mut found = read_inside(inside, move |c, f| HomePageData::load_data(c, f, &asked)).await?;
    if let Some(typed) = typed {
        found.said = profiles::texts_in_language(&typed.said, inside.language);
    }
    Ok(found)
}

fn dated(list: &Brief, language: Language) -> (String, String) {
    (list.date.to_string(), language.format_day(list.date))
}

/// `count`: the number of players.
fn home_layout(inside: &Inside, count: i64) -> Layout {
    let mut page =
        Layout::for_federation(inside, "home", inside.federation.name_in(inside.language));
    page.about = [
        terms::rules_name(page.t, inside.federation.rules),
        page.t.msg_count_players(count),
    ]
    .join(". ");
    page
}

fn has_moves(tops: &[(String, Vec<Ranked>)]) -> bool {
    tops.iter().flat_map(|(_, rows)| rows).any(|row| {
        row.movement
            .as_ref()
            .is_some_and(|(_, class)| !class.is_empty())
    })
}

async fn build_page(inside: &Inside, typed: Option<&Wording>) -> Result<FederationPage, WebError> {
    let (figures, language) = (RatingFormat::for_federation(inside), inside.language);
    let (tops, count) = load_tops(inside).await?;
    let found = load_home(inside, typed).await?;
    let mut coming = found.coming.iter().take(COMING as usize).map(|t| {
        TournamentRow::from_summary(t, inside.spelling(), inside.today(), &Underway::default())
    });
    let results = found.recent_results(inside.spelling());
    let page = home_layout(inside, count);
    let nothing = tops.is_empty()
        && results.is_empty()
        && found.coming.is_empty()
        && found.playing.is_empty()
        && found.lists.is_empty();
    Ok(FederationPage {
        slug: inside.federation.slug.clone(),
        rules: terms::rules_name(page.t, inside.federation.rules),
        figures,
        fresh: nothing.then(|| empty_list_text(inside)),
        setup: found
            .setup
            .as_ref()
            .and_then(|progress| next_step(inside, progress)),
        moves: has_moves(&tops),
        tops,
        players: page.t.msg_count_players(count),
        list: found.lists.first().map(|list| dated(list, language)),
        movement: found.newest_movement(figures, inside.spelling()),
        playing: found.running_tournaments(inside),
        next: coming.next(),
        registers: found.registers,
        coming: coming.collect(),
        won: results.iter().any(|t| !t.winners.is_empty()),
        results,
        news: found
            .news
            .iter()
            .map(|note| NoteView::from_note_shortened(inside, note))
            .collect(),
        contacts: found.said.contacts.as_ref().map(TextView::in_lines),
        about: found.said.about.as_ref().map(TextView::from_worded),
        documents: found.newest_documents(inside),
        preview: typed.map(Preview::from_wording),
        more_clubs: found.clubs.len() > CLUBS,
        map: Map::from_clubs(
            found.clubs.iter().filter_map(|club| club.city.as_deref()),
            language,
        ),
        clubs: found.club_lines(inside.spelling()),
        officers: found.officers_by_role(inside),
        referees: found.referees,
        commission: inside.has_duty(Duty::Commission),
        chair: inside.has_duty(Duty::Chair),
        page,
    })
}

impl ClubLine {
    fn from_club(club: &Club, spelling: Spelling) -> ClubLine {
        ClubLine {
            id: club.id.0,
            name: spelling.name(&club.name, club.latin.as_deref()),
            city: club
                .city
                .as_deref()
                .map(|city| spelling.city_name(city))
                .unwrap_or_default(),
        }
    }
}
