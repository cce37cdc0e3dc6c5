//! Performs the acts that the forms of the desk ask for.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use super::{DeskPageExtras, find, order, page_response, roll};
use crate::actions::ActionError;
use crate::actions::desk::{self as office, DeskActor, Identity};
use crate::actions::registrations::{self, PlayerSelection};
use crate::db::federations::Federation;
use crate::db::{Conn, TournamentId};
use crate::domain::desk::{Act, Answer, Entrant, EntrantId};
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::redirect_to;
use crate::frame::path::id;
use crate::frame::request::{By, TableWorker, write_inside};

pub async fn perform_act(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let at = format!("/{}/tournaments/{id}/desk", by.federation.slug);
    let to = if form.text("back") == "players" {
        format!("{at}/players")
    } else {
        at
    };
    if form.text("act") == "open" {
        write_inside(&by, move |tx| office::open_desk(tx, id)).await?;
        return Ok(redirect_to(&by, &format!("{to}/players"), "desk-open"));
    }
    let done = match form.text("act") {
        "pick" => pick_player(&by, &form, id).await,
        "take" => take_registered(&by, &form, id).await,
        "choose" => match choose_player(&by, &form, id).await {
            Ok(Some(answer)) => Ok(answer),
            Ok(None) => {
                return Ok(HttpResponse::SeeOther()
                    .insert_header((actix_web::http::header::LOCATION, to))
                    .finish());
            }
            Err(why) => Err(why),
        },
        _ => perform_form_act(&by, &form, id).await,
    };
    match done {
        Ok(Answer::Replays(_)) => Ok(redirect_to(&by, &to, "desk-replays")),
        Ok(_) => Ok(redirect_to(&by, &to, "desk-done")),
        Err(WebError::Desk(refusal)) if form.text("back") == "players" => {
            roll::page_response(&by, id, Some(refusal), roll::Entering::from_form(&form), "").await
        }
        Err(WebError::Desk(refusal)) => page_response(
            &by,
            &find(&by, id).await?,
            DeskPageExtras {
                refusal: Some(refusal),
                status: Some(StatusCode::CONFLICT),
                ..DeskPageExtras::default()
            },
        ),
        Err(other) => Err(other),
    }
}

async fn pick_player(
    by: &By<TableWorker>,
    form: &Form,
    id: TournamentId,
) -> Result<Answer, WebError> {
    let player = form.number("player")?;
    // The name is replaced by the name of the player's record.
    let act = order::entering_act(
        form,
        vec![Entrant {
            player: Some(player),
            ..Entrant::from_name("?")
        }],
    )?;
    let key = order::idempotency_key(form, &act);
    write_inside(by, move |tx| {
        let act = recognise_entrants(tx.conn, tx.federation, act)?;
        let known = match &act {
            Act::Enter { entrants } | Act::Late { entrants, .. } => {
                entrants.iter().all(|e| e.player.is_some())
            }
            _ => false,
        };
        if !known {
            return Err(ActionError::NotFound);
        }
        office::perform_act(
            tx.conn,
            &DeskActor::Actor(tx.actor),
            tx.federation,
            id,
            &key,
            act,
            tx.now,
        )
    })
    .await
}

async fn take_registered(
    by: &By<TableWorker>,
    form: &Form,
    id: TournamentId,
) -> Result<Answer, WebError> {
    let chosen = match form.text("who") {
        "here" => PlayerSelection::Here,
        "all" => PlayerSelection::All,
        one => PlayerSelection::One(one.parse().map_err(|_| WebError::NotFound)?),
    };
    write_inside(by, move |tx| {
        registrations::take_into_tournament(tx, id, chosen)
    })
    .await
    .map(|_| Answer::Done)
}

/// Stores the player that a participant is; `None` if the form names none.
async fn choose_player(
    by: &By<TableWorker>,
    form: &Form,
    id: TournamentId,
) -> Result<Option<Answer>, WebError> {
    let who = EntrantId(
        u32::try_from(form.number("who")?)
            .map_err(|_| WebError::Form(crate::error::FormFault::Field))?,
    );
    let player = match form.text("player") {
        "" => return Ok(None),
        "new" => None,
        known => Some(known.parse().map_err(|_| WebError::NotFound)?),
    };
    // Each answer is an act of its own, with its own idempotency key.
    let key = match order::idempotency_key(form, &Act::Remove { who }) {
        key if key.is_empty() => key,
        key => key + form.text("player"),
    };
    let identity = Identity {
        entrant: who,
        player,
    };
    write_inside(by, move |tx| {
        office::choose_identity(tx, id, &key, identity)
    })
    .await
    .map(Some)
}

async fn perform_form_act(
    by: &By<TableWorker>,
    form: &Form,
    id: TournamentId,
) -> Result<Answer, WebError> {
    let act = order::parse_act(form, by.federation.rules)?;
    let key = order::idempotency_key(form, &act);
    write_inside(by, move |tx| {
        let act = recognise_entrants(tx.conn, tx.federation, act)?;
        office::perform_act(
            tx.conn,
            &DeskActor::Actor(tx.actor),
            tx.federation,
            id,
            &key,
            act,
            tx.now,
        )
    })
    .await
}

/// Replaces entrants by their records in the federation.
fn recognise_entrants(c: &mut Conn, f: &Federation, act: Act) -> Result<Act, ActionError> {
    Ok(match act {
        Act::Enter { entrants } => Act::Enter {
            entrants: office::recognise_entrants(c, f, entrants)?,
        },
        Act::Late {
            entrants,
            points,
            reason,
        } => Act::Late {
            entrants: office::recognise_entrants(c, f, entrants)?,
            points,
            reason,
        },
        other => other,
    })
}
