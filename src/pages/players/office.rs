//! The page of the commission's acts on a player's entry.

use std::collections::{HashMap, HashSet};

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::actions::initial_ratings::{self, InitialRatingInput};
use crate::actions::name_matching::{self, Stated};
use crate::actions::recommendations::{self as asking, MemberInput, RequestInput, Sending};
use crate::actions::registry::{self, Proposed};
use crate::actions::{ActionError, FormMistake, FormProblem, Refusal, Tx, external_ids, persons};
use crate::app::MachineSecrets;
use crate::db::federations::Federation;
use crate::db::merges::{self, Merge};
use crate::db::players::{self, Player};
use crate::db::{Conn, MergeId, PlayerId, tables};
use crate::domain::name;
use crate::domain::player::{Mark, parse_date};
use crate::error::WebError;
use crate::frame::edit_conflict;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Commission, read_inside, write_form};
use crate::frame::sentences::format_mistake;
use crate::i18n::Spelling;
use crate::players::initial_rating::StandingForm;
use crate::players::name_matches::{self, PlayerField};
use crate::progress;
use crate::recommendations::{self, ShownRequest};

const SHOWN: i64 = 20;

/// The search for players who may be the same person.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct DuplicateSearch {
    q: String,
}

struct Candidate {
    id: i64,
    name: String,
    original: String,
    code: String,
    born: String,
    tournaments: usize,
}

/// A player who was merged into this one.
struct Merged {
    id: i64,
    name: String,
    when: String,
    reason: String,
    undoable: bool,
}

#[derive(Template)]
#[template(path = "players/office.html")]
struct OfficePage {
    page: Layout,
    slug: String,
    id: i64,
    code: String,
    name: String,
    q: String,
    candidates: Vec<Candidate>,
    merged: Vec<Merged>,
    /// The article by which an initial rating may be set now.
    recommended: Option<&'static str>,
    proposed: Proposed,
    /// The form that asks two members for a recommendation.
    asked: RequestInput,
    /// Members are chosen among these accounts.
    accounts: Vec<(i64, String)>,
    by_mail: bool,
    requests: Vec<ShownRequest>,
    standing: Option<StandingForm>,
    mark: String,
    marked_on: String,
    forgotten: bool,
    mistakes: Vec<(&'static str, String)>,
}

impl OfficePage {
    fn waits(&self) -> bool {
        self.requests.iter().any(|request| request.waits)
    }

    fn label(&self, field: &str) -> String {
        crate::frame::sentences::field_label(self.page.t, field)
    }

    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.0 == field)
            .map(|m| m.1.as_str())
    }
}

struct PlayerOfficeData {
    player: Player,
    /// With the number of tournaments.
    alike: Vec<(Player, usize)>,
    merged: Vec<Merge>,
    names: HashMap<PlayerId, (String, Option<String>)>,
}

fn find(
    c: &mut Conn,
    f: &Federation,
    id: PlayerId,
    searched: &str,
) -> Result<PlayerOfficeData, ActionError> {
    let player = players::find(c, f.id, id)?
        .filter(|p| p.merged_into.is_none())
        .ok_or(ActionError::NotFound)?;
    let alike = find_alike(c, f, &player, searched)?;
    let merged = merges::load_into(c, id)?;
    let names = players::load_names(
        c,
        &merged.iter().map(|m| m.joined.gone_id).collect::<Vec<_>>(),
    )?;
    Ok(PlayerOfficeData {
        player,
        alike,
        merged,
        names,
    })
}

/// Without a search: names that resemble this one, with initials, without the given name, or in
/// another script.
fn find_alike(
    c: &mut Conn,
    f: &Federation,
    player: &Player,
    searched: &str,
) -> Result<Vec<(Player, usize)>, ActionError> {
    let found = if searched.trim().is_empty() {
        // The name in both scripts: a table was typed with only one of them.
        let born = player.personal.born.as_deref().unwrap_or_default();
        let spelled: Vec<Stated> = [Some(player.display_name()), player.latin()]
            .into_iter()
            .flatten()
            .map(|name| Stated { name, born })
            .collect();
        let mut seen = HashSet::from([player.id]);
        let found = name_matching::find_resembling(c, f.id, &spelled)?;
        found
            .into_iter()
            .flatten()
            .filter(|other| seen.insert(other.id))
            .collect()
    } else {
        let words: Vec<String> = name::search_key(searched)
            .split(' ')
            .map(str::to_owned)
            .collect();
        let bearers = external_ids::find_bearers(c, f.id, searched)?;
        if bearers.is_empty() {
            players::suggest_by_words(c, f.id, &words, SHOWN)?
        } else {
            bearers
        }
    };
    let mut alike = Vec::new();
    for other in found
        .into_iter()
        .filter(|p| p.id != player.id)
        .take(SHOWN as usize)
    {
        let held = tables::tournaments_of(c, other.id)?.len();
        alike.push((other, held));
    }
    Ok(alike)
}

impl Candidate {
    fn from_player(player: Player, tournaments: usize, spelling: Spelling) -> Candidate {
        Candidate {
            id: player.id.0,
            name: spelling.name(player.display_name(), player.latin()),
            original: player.display_name().to_owned(),
            code: player.code,
            born: player.personal.born.unwrap_or_default(),
            tournaments,
        }
    }
}

impl Merged {
    fn all(by: &By<Commission>, found: &PlayerOfficeData) -> Vec<Merged> {
        let spelling = by.spelling();
        let name_of = |id| {
            found
                .names
                .get(&id)
                .map(|(n, l): &(String, _)| spelling.name(n, l.as_deref()))
                .unwrap_or_default()
        };
        let rows = found.merged.iter().map(|m| Merged {
            id: m.id.0,
            name: name_of(m.joined.gone_id),
            when: format!("{}, {}", m.joined.by_name, by.moment(m.joined.at)),
            reason: m.joined.reason.clone(),
            undoable: registry::is_undoable(m, &found.player, &found.merged),
        });
        rows.collect()
    }
}

#[derive(Default)]
struct OfficeFormState<'a> {
    asked: RequestInput,
    proposed: Proposed,
    /// The initial record that the player brought along.
    standing: Option<InitialRatingInput>,
    problems: &'a [FormProblem],
}

/// The names of the recommending members come first.
async fn page_mistakes(
    by: &By<Commission>,
    asked: &RequestInput,
    problems: &[FormProblem],
) -> Result<Vec<(&'static str, String)>, WebError> {
    let member = |field, who: &MemberInput| PlayerField {
        field,
        federation: by.federation.clone(),
        text: who.player.clone(),
    };
    let members = vec![
        member("first_player", &asked.first),
        member("second_player", &asked.second),
    ];
    let mut mistakes = name_matches::match_sentences(by, problems, members).await?;
    mistakes.extend(
        problems
            .iter()
            .map(|p| (p.field, format_mistake(by.t(), p.kind))),
    );
    Ok(mistakes)
}

async fn page_response(
    by: &By<Commission>,
    id: PlayerId,
    q: String,
    wrongs: OfficeFormState<'_>,
) -> Result<HttpResponse, WebError> {
    let spelling = by.spelling();
    let OfficeFormState {
        asked,
        proposed,
        standing,
        problems,
    } = wrongs;
    let searched = q.clone();
    let requests = recommendations::of_player(by, id).await?;
    let (found, accounts) = read_inside(by, move |c, f| {
        Ok((find(c, f, id, &searched)?, asking::list_candidates(c, f)?))
    })
    .await?;
    let (t, player) = (by.t(), &found.player);
    let mistakes = page_mistakes(by, &asked, problems).await?;
    let view = OfficePage {
        page: Layout::for_federation(by, "ratings", t.msg_player_office()),
        slug: by.federation.slug.clone(),
        id: id.0,
        code: player.code.clone(),
        name: spelling.name(player.display_name(), player.latin()),
        q,
        merged: Merged::all(by, &found),
        recommended: by
            .federation
            .rules
            .recommended
            .filter(|_| registry::check_unrated(player).is_ok()),
        proposed,
        asked,
        accounts: accounts
            .into_iter()
            .map(|(id, name)| (id.0, spelling.name(&name, None)))
            .collect(),
        by_mail: by.app.settings.mail.is_some(),
        requests,
        standing: StandingForm::for_player(by, player, standing.as_ref(), problems),
        forgotten: player.is_forgotten(),
        mark: player.mark.map_or("", Mark::word).to_owned(),
        marked_on: player.marked_on.map(|d| d.to_string()).unwrap_or_default(),
        mistakes,
        candidates: found
            .alike
            .into_iter()
            .map(|(p, held)| Candidate::from_player(p, held, spelling))
            .collect(),
    };
    render_with_status(&view, edit_conflict::status_code(problems))
}

pub async fn show_office(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    query: QueryParams<DuplicateSearch>,
) -> Result<HttpResponse, WebError> {
    let q: String = query.q.chars().take(100).collect();
    page_response(&by, id(&path.1)?, q, OfficeFormState::default()).await
}

pub async fn undo_merge(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id: MergeId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let (actor, now) = (by.actor.clone(), by.app.now());
    let slug = by.federation.slug.clone();
    progress::run_job(
        &by,
        by.t().msg_merge_title(),
        format!("/{slug}/ratings"),
        move |c, f, progress| {
            let correction = registry::undo_merge(&mut Tx::new(c, &actor, f, now), id, progress)?;
            Ok((format!("/{slug}/changes/{correction}"), "parted"))
        },
    )
    .await
}

pub async fn request_recommendation(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let player = id(&path.1)?;
    let text = |name: &str| form.text(name).to_owned();
    let who = |first: &str| MemberInput {
        account: text(&format!("{first}_member")),
        player: text(&format!("{first}_player")),
        mail: text(&format!("{first}_mail")),
    };
    let asked = RequestInput {
        rating: text("asked_rating"),
        reason: text("reason"),
        first: who("first"),
        second: who("second"),
    };
    let typed = asked.clone();
    let (by_mail, language) = (by.app.settings.mail.is_some(), by.language);
    let outcome = write_form(&by, move |tx| {
        let sending = Sending {
            secrets: &MachineSecrets,
            by_mail,
            language,
        };
        asking::request_recommendation(tx, player, &typed, &sending)
    })
    .await?;
    match outcome {
        Ok(_) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/players/{player}/office", by.federation.slug),
            "recommendation-asked",
        )),
        Err(problems) => {
            page_response(
                &by,
                player,
                String::new(),
                OfficeFormState {
                    asked,
                    problems: &problems,
                    ..OfficeFormState::default()
                },
            )
            .await
        }
    }
}

pub async fn set_recommended_rating(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let player = id(&path.1)?;
    let text = |name: &str| form.text(name).to_owned();
    let proposed = Proposed {
        rating: text("rating"),
        first: (text("first_name"), text("first_day")),
        second: (text("second_name"), text("second_day")),
        reason: text("reason"),
    };
    let typed = proposed.clone();
    let outcome = write_form(&by, move |tx| {
        registry::recommend_rating(
            tx,
            player,
            &typed,
            &crate::actions::replay::Progress::default(),
        )
        .map(drop)
    })
    .await?;
    match outcome {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/players/{player}", by.federation.slug),
            "recommended",
        )),
        Err(problems) => {
            page_response(
                &by,
                player,
                String::new(),
                OfficeFormState {
                    proposed,
                    problems: &problems,
                    ..OfficeFormState::default()
                },
            )
            .await
        }
    }
}

pub async fn set_initial_record(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let player = id(&path.1)?;
    let fields = by
        .federation
        .rules
        .standing
        .iter()
        .map(|field| form.text(field.name).to_owned())
        .collect();
    let typed = InitialRatingInput {
        fields,
        reason: form.text("reason").to_owned(),
    };
    let (asked, actor) = (typed.clone(), by.actor.clone());
    let problems = read_inside(&by, move |c, f| {
        initial_ratings::find_problems(c, &actor, f, player, &asked)
    })
    .await?;
    if !problems.is_empty() {
        return page_response(
            &by,
            player,
            String::new(),
            OfficeFormState {
                standing: Some(typed),
                problems: &problems,
                ..OfficeFormState::default()
            },
        )
        .await;
    }
    let (actor, now, slug) = (by.actor.clone(), by.app.now(), by.federation.slug.clone());
    let back = format!("/{slug}/players/{player}");
    progress::run_job(
        &by,
        by.t().msg_standing_title(),
        back,
        move |c, f, progress| {
            let correction = initial_ratings::enter_record(
                &mut Tx::new(c, &actor, f, now),
                player,
                &typed,
                progress,
            )?;
            Ok((format!("/{slug}/changes/{correction}"), "standing-entered"))
        },
    )
    .await
}

pub async fn mark_player(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let player = id(&path.1)?;
    let (typed, day) = (form.text("mark"), form.text("marked_on").trim());
    let on = parse_date(day);
    let mark = match typed {
        "" => Some(None),
        word => Mark::from_word(word)
            .filter(|mark| *mark != Mark::Forgotten)
            .map(Some),
    };
    let Some(mark) = mark.filter(|_| on.is_some() || day.is_empty()) else {
        let wrong = [FormProblem::new("marked_on", FormMistake::NotADate)];
        return page_response(
            &by,
            player,
            String::new(),
            OfficeFormState {
                problems: &wrong,
                ..OfficeFormState::default()
            },
        )
        .await;
    };
    let outcome = write_form(&by, move |tx| registry::mark_player(tx, player, mark, on)).await?;
    match outcome {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/players/{player}", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            page_response(
                &by,
                player,
                String::new(),
                OfficeFormState {
                    problems: &problems,
                    ..OfficeFormState::default()
                },
            )
            .await
        }
    }
}

pub async fn forget(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let player = id(&path.1)?;
    let (actor, now, why) = (
        by.actor.clone(),
        by.app.now(),
        form.text("reason").to_owned(),
    );
    let address = format!("/{}/players/{player}", by.federation.slug);
    // Forgetting concerns the person in every federation.
    let scope = read_inside(&by, move |c, f| Ok(persons::scope_of(c, f.id, player)?)).await?;
    progress::run_in(
        &by,
        scope,
        by.t().msg_forget_title(),
        address.clone(),
        move |c, f, progress| {
            if persons::scope_of(c, f.id, player)? != scope {
                return Err(Refusal::Stale.into());
            }
            registry::erase_person(&mut Tx::new(c, &actor, f, now), player, &why, progress)?;
            Ok((address, "forgotten"))
        },
    )
    .await
}
