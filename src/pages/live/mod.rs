//! The public pages of a tournament in play: pairings, results as they come, standings, and the
//! reasons for pairings.
//!
//! | file | what |
//! | --- | --- |
//! | `parts` | what these pages have in common: names, links, progress |
//! | `rounds` | the current round, and each round |
//! | `standings` | the standings after any round |
//! | `lot` | the draws of lots, to be repeated by any reader |
//! | `why` | why a pair was made, and why not another one |
//! | `bracket` | the knockout as a drawing |
//! | `wall` | the screen of the hall, and printed lists |
//! | `events` | notifies open pages of changes |
//!
//! These pages take a [`PublicDesk`]. It holds only public data, so that none of them can leak
//! anything else.

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

/// A tournament of the visited federation with the public form of its desk.
///
/// # Errors
/// There is no such tournament here, or it has no desk.
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
