//! The merge of two entries of one person: first a preview, then the confirmation.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use crate::actions::ActionError;
use crate::actions::Tx;
use crate::actions::registry::{self, Contradiction, MergeRequest};
use crate::actions::replay::{self, Trial};
use crate::certificates::contradicted::{self, ContradictedRow};
use crate::db::players::{self, Player};
use crate::db::{PlayerId, clubs, external_ids, tables};
use crate::domain::external_id::System;
use crate::domain::player::Gender;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, render_with_status};
use crate::frame::path::id;
use crate::frame::request::{By, Commission, read_inside};
use crate::i18n::{L10nLanguage, Speaks, terms};
use crate::players::changes::{ChangeList, ChangeNames, tried_out};
use crate::progress;
use crate::rating_format::RatingFormat;

struct FactRow {
    label: String,
    kept: String,
    gone: String,
    contradicts: bool,
}

#[derive(Template)]
#[template(path = "players/merge.html")]
struct MergePage {
    page: Layout,
    slug: String,
    id: i64,
    other: i64,
    kept: String,
    gone: String,
    reason: String,
    facts: Vec<FactRow>,
    contradicts: bool,
    /// True if the user didn't confirm the contradiction.
    unticked: bool,
    /// Tournaments that move to the kept entry.
    moved: i64,
    /// Version of the shown changes.
    mark: String,
    count: i64,
    contradicted: Vec<ContradictedRow>,
    changes: ChangeList,
}

struct Side {
    player: Player,
    club: Option<String>,
    numbers: Vec<(System, String)>,
    tournaments: usize,
}

struct MergePageData {
    sides: [Side; 2],
    against: Vec<Contradiction>,
    names: ChangeNames,
}

/// Without `confirmed` nothing changes: the page shows a preview.
pub async fn merge_players(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (kept, gone) = (id(&path.1)?, PlayerId(form.number("other")?));
    let (why, sure) = (form.text("reason").to_owned(), form.has_field("sure"));
    let Some(shown) = form.non_empty("confirmed") else {
        return render_preview(&by, kept, gone, &why, false).await;
    };
    let against = read_inside(&by, move |c, f| find_contradictions(c, f.id, [kept, gone])).await?;
    if !sure && !against.is_empty() {
        return render_preview(&by, kept, gone, &why, true).await;
    }
    let (actor, now) = (by.actor.clone(), by.app.now());
    let address = format!("/{}/players/{kept}/office", by.federation.slug);
    progress::run_job(&by, by.t().msg_merge_title(), address, {
        let slug = by.federation.slug.clone();
        move |c, f, progress| {
            let request = MergeRequest {
                kept,
                gone,
                why: &why,
            };
            let correction = registry::merge_confirmed(
                &mut Tx::new(c, &actor, f, now),
                request,
                sure,
                progress,
            )?;
            replay::check_shown(c, Some(correction), &shown)?;
            Ok((format!("/{slug}/changes/{correction}"), "merged"))
        }
    })
    .await
}

fn find_contradictions(
    c: &mut crate::db::Conn,
    federation: crate::db::FederationId,
    [kept, gone]: [PlayerId; 2],
) -> Result<Vec<Contradiction>, ActionError> {
    let mut find = |id| players::find(c, federation, id)?.ok_or(ActionError::NotFound);
    let (one, other) = (find(kept)?, find(gone)?);
    Ok(registry::find_contradictions(c, &one, &other)?)
}

async fn render_preview(
    by: &By<Commission>,
    kept: PlayerId,
    gone: PlayerId,
    why: &str,
    unticked: bool,
) -> Result<HttpResponse, WebError> {
    let (actor, now, reason) = (by.actor.clone(), by.app.now(), why.to_owned());
    let trial = tried_out(by, move |c, f, progress| {
        let request = MergeRequest {
            kept,
            gone,
            why: &reason,
        };
        registry::merge_players(&mut Tx::new(c, &actor, f, now), request, progress)
    })
    .await?;
    let lines = trial.lines.clone();
    let found = read_inside(by, move |c, f| {
        let all = clubs::list(c, f.id)?;
        let mut held_numbers = external_ids::load_current(c, &[kept, gone])?;
        let mut side = |id: PlayerId| {
            let player = players::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
            let club = player
                .club_id
                .and_then(|id| all.iter().find(|club| club.id == id))
                .map(|club| club.name.clone());
            let numbers = held_numbers.remove(&id).unwrap_or_default();
            let numbers = numbers
                .into_iter()
                .map(|n| (n.given.system, n.given.number))
                .collect();
            Ok::<_, ActionError>(Side {
                tournaments: tables::tournaments_of(c, id)?.len(),
                player,
                club,
                numbers,
            })
        };
        let sides = [side(kept)?, side(gone)?];
        let against = registry::find_contradictions(c, &sides[0].player, &sides[1].player)?;
        Ok::<_, ActionError>(MergePageData {
            sides,
            against,
            names: ChangeNames::find(c, &lines)?,
        })
    })
    .await?;
    page_response(by, &found, &trial, why, unticked)
}

fn page_response(
    by: &By<Commission>,
    found: &MergePageData,
    trial: &Trial,
    why: &str,
    unticked: bool,
) -> Result<HttpResponse, WebError> {
    let (t, spelling) = (by.t(), by.spelling());
    let [kept, gone] = &found.sides;
    let name = |side: &Side| spelling.name(side.player.display_name(), side.player.latin());
    let page = MergePage {
        page: Layout::for_federation(by, "ratings", t.msg_merge_preview_title()),
        slug: by.federation.slug.clone(),
        id: kept.player.id.0,
        other: gone.player.id.0,
        kept: name(kept),
        gone: name(gone),
        reason: why.to_owned(),
        facts: fact_rows(by, found),
        contradicts: !found.against.is_empty(),
        unticked,
        mark: trial.mark(),
        moved: gone.tournaments as i64,
        count: trial.outcome.lines as i64,
        contradicted: contradicted::contradicted_rows(
            &trial.contradicted,
            &by.federation.slug,
            true,
            spelling,
        ),
        changes: ChangeList::from_trial(by, trial, &found.names),
    };
    render_with_status(
        &page,
        if unticked {
            StatusCode::UNPROCESSABLE_ENTITY
        } else {
            StatusCode::OK
        },
    )
}

impl FactRow {
    fn of(
        found: &MergePageData,
        label: String,
        tell: &dyn Fn(&Side) -> String,
        contradicts: bool,
    ) -> FactRow {
        let [kept, gone] = &found.sides;
        FactRow {
            label,
            kept: tell(kept),
            gone: tell(gone),
            contradicts,
        }
    }
}

fn number_fact(t: &L10nLanguage, found: &MergePageData, system: System) -> FactRow {
    let number = |s: &Side| {
        s.numbers
            .iter()
            .find(|n| n.0 == system)
            .map(|n| n.1.clone())
            .unwrap_or_default()
    };
    let contradicts = found.against.contains(&Contradiction::Number(system));
    FactRow::of(
        found,
        terms::external_id_system_name(t, system),
        &number,
        contradicts,
    )
}

fn fact_rows(by: &By<Commission>, found: &MergePageData) -> Vec<FactRow> {
    let (t, language) = (by.t(), by.language);
    let row = |label: String, tell: &dyn Fn(&Side) -> String, contradicts: bool| {
        FactRow::of(found, label, tell, contradicts)
    };
    let is = |one: Contradiction| found.against.contains(&one);
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    let mut rows = vec![
        row(
            t.msg_col_name(),
            &|s| s.player.display_name().to_owned(),
            is(Contradiction::Name),
        ),
        row(
            t.msg_field_latin(),
            &|s| text(&s.player.personal.latin),
            false,
        ),
        row(
            t.msg_field_born(),
            &|s| language.typed_day(&text(&s.player.personal.born)),
            is(Contradiction::Born),
        ),
        row(
            t.msg_field_gender(),
            &|s| {
                s.player
                    .personal
                    .gender
                    .map(|g| gender_name(t, g))
                    .unwrap_or_default()
            },
            is(Contradiction::Gender),
        ),
        row(
            t.msg_field_country(),
            &|s| language.country_name(&text(&s.player.personal.country)),
            false,
        ),
        row(t.msg_col_club(), &|s| text(&s.club), false),
        row(
            t.msg_col_rating(),
            &|s| RatingFormat::for_federation(by).format_rating(s.player.state.shown.rating),
            false,
        ),
        row(
            t.msg_menu_tournaments(),
            &|s| s.tournaments.to_string(),
            false,
        ),
    ];
    rows.extend(System::ALL.map(|system| number_fact(t, found, system)));
    rows.retain(|row| !(row.kept.is_empty() && row.gone.is_empty()));
    rows
}

fn gender_name(t: &L10nLanguage, gender: Gender) -> String {
    match gender {
        Gender::Female => t.msg_gender_f(),
        Gender::Male => t.msg_gender_m(),
    }
}
