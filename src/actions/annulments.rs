//! Annulled results with actor, time and reason (ssdc 1.7.2). A table has one reason for all games
//! annulled in it. Games annulled at the desk or in the earlier rated table keep theirs.

use chrono::NaiveDateTime;

use super::stored_desk;
use crate::db::annulments::{self as storage, Annulment};
use crate::db::federations::Federation;
use crate::db::tournaments::{Signature, Tournament};
use crate::db::{Conn, DbError, PlayerId};
use crate::domain::approval::Office;
use crate::domain::desk::{Desk, EntrantId};
use crate::domain::table::{
    self, Place, Problem, ProblemKind, Sheet, Table, TableGame, TypedPlayer,
};

/// By id if known.
enum PlayerOrName {
    Player(i64),
    Name(String),
}

impl PlayerOrName {
    fn from_entrant(desk: &Desk, id: EntrantId) -> Option<PlayerOrName> {
        let entrant = desk.entrants.iter().find(|entrant| entrant.id == id)?;
        Some(entrant.player.map_or_else(
            || PlayerOrName::Name(entrant.name.trim().to_owned()),
            PlayerOrName::Player,
        ))
    }

    fn stands_in(&self, row: &TypedPlayer) -> bool {
        match self {
            PlayerOrName::Player(id) => row.player == Some(*id),
            PlayerOrName::Name(name) => row.name.trim() == name,
        }
    }
}

struct AnnulmentEntry {
    round: i64,
    sides: [PlayerOrName; 2],
    by: String,
    at: NaiveDateTime,
    reason: String,
}

impl AnnulmentEntry {
    /// Of the rated table and of the desk.
    fn all(conn: &mut Conn, t: &Tournament) -> Result<Vec<AnnulmentEntry>, DbError> {
        let rated = storage::of_tournament(conn, t.id)?
            .into_iter()
            .map(|a| AnnulmentEntry {
                round: a.round,
                sides: [
                    PlayerOrName::Player(a.a_id.0),
                    PlayerOrName::Player(a.b_id.0),
                ],
                by: a.by_name,
                at: a.at,
                reason: a.reason,
            });
        let mut known: Vec<AnnulmentEntry> = rated.collect();
        if let Some(desk) = stored_desk::find(conn, t.id)? {
            known.extend(
                desk.annulled_boards()
                    .into_iter()
                    .filter_map(|(round, board)| {
                        let annulled = board.annulled.clone()?;
                        let sides = [
                            PlayerOrName::from_entrant(&desk, board.black)?,
                            PlayerOrName::from_entrant(&desk, board.white)?,
                        ];
                        Some(AnnulmentEntry {
                            round: round as i64,
                            sides,
                            by: annulled.by,
                            at: annulled.at,
                            reason: annulled.reason,
                        })
                    }),
            );
        }
        Ok(known)
    }

    fn is_of(&self, game: &TableGame, typed: &Sheet) -> bool {
        let row = |number: Option<usize>| {
            number
                .and_then(|n| n.checked_sub(1))
                .and_then(|at| typed.rows.get(at))
        };
        let (Some(a), Some(b)) = (row(Some(game.a)), row(game.b)) else {
            return false;
        };
        let [one, other] = &self.sides;
        let either =
            (one.stands_in(a) && other.stands_in(b)) || (one.stands_in(b) && other.stands_in(a));
        self.round == game.round as i64 && either
    }
}

fn annulled_games(read: &Table) -> impl Iterator<Item = &TableGame> {
    read.games
        .iter()
        .filter(|game| game.annulled && game.b.is_some())
}

/// The reason is missing, or the rules have no annulled games. A table with other mistakes isn't
/// checked.
pub fn find_problem(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
) -> Result<Option<Problem>, DbError> {
    let Ok(read) = table::check_sheet(typed) else {
        return Ok(None);
    };
    if !federation.rules.shows.annuls {
        return Ok(table::unknown_annulment(typed, &read));
    }
    if !typed.annulled.trim().is_empty() || annulled_games(&read).next().is_none() {
        return Ok(None);
    }
    let known = AnnulmentEntry::all(conn, t)?;
    let bare =
        annulled_games(&read).any(|game| !known.iter().any(|known| known.is_of(game, typed)));
    Ok(bare.then(|| Problem {
        place: Place::default(),
        kind: ProblemKind::AnnulledWithoutReason,
        near: None,
    }))
}

/// `ids` is the player of each row. The signing referee counts as the origin of games whose only
/// reason is in the table.
pub fn collect_annulments(
    conn: &mut Conn,
    t: &Tournament,
    typed: &Sheet,
    read: &Table,
    ids: &[PlayerId],
    signed: &[Signature],
) -> Result<Vec<Annulment>, DbError> {
    if annulled_games(read).next().is_none() {
        return Ok(Vec::new());
    }
    let known = AnnulmentEntry::all(conn, t)?;
    let referee = signed
        .iter()
        .find(|s| s.office == Office::Referee)
        .filter(|_| !typed.annulled.trim().is_empty());
    let id = |number: usize| number.checked_sub(1).and_then(|at| ids.get(at)).copied();
    let one = |game: &TableGame| {
        let own = known
            .iter()
            .find(|known| known.is_of(game, typed))
            .map(|known| (&known.by, known.at, known.reason.as_str()));
        let (by, at, reason) =
            own.or_else(|| referee.map(|s| (&s.name, s.signed_at, typed.annulled.trim())))?;
        Some(Annulment {
            tournament_id: t.id,
            round: game.round as i64,
            a_id: id(game.a)?,
            b_id: id(game.b?)?,
            by_name: by.clone(),
            at,
            reason: reason.to_owned(),
        })
    };
    Ok(annulled_games(read).filter_map(one).collect())
}
