//! The public pages of a tournament in play. They take a [`PublicDesk`] with only public data, so
//! that none of them can leak anything else.

use std::sync::Arc;

use crate::actions::ActionError;
use crate::db::tournaments::Tournament;
use crate::db::{TournamentId, tournaments};
use crate::domain::desk::PublicDesk;
use crate::error::WebError;
use crate::frame::request::{Inside, read_inside};

mod bracket;
pub mod events;
pub mod lot;
mod parts;
pub mod rounds;
pub mod standings;
pub mod wall;
pub mod why;

pub use bracket::show_picture;
pub use parts::{Live, format_progress};

/// An error for a tournament that isn't here, or has no desk.
pub async fn find(
    inside: &Inside,
    id: TournamentId,
) -> Result<(Tournament, Arc<PublicDesk>), WebError> {
    let desks = inside.app.desks.clone();
    read_inside(inside, move |c, f| {
        let t = tournaments::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        let desk = desks.find_public(c, id)?.ok_or(ActionError::NotFound)?;
        Ok((t, desk))
    })
    .await
}
