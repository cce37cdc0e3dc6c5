//! The context of an act inside its transaction.

use chrono::NaiveDateTime;

use crate::Actor;
use crate::audit::{self, Entry};
use crate::db::federations::Federation;
use crate::db::{Conn, DbError};

/// An act of one actor in one federation. All data changes of the act use this connection, so they
/// are stored together or not at all.
pub struct Tx<'a> {
    /// Connection inside [`Db::write_in`](crate::db::Db::write_in).
    pub conn: &'a mut Conn,
    /// Each action checks the actor's rights itself.
    pub actor: &'a Actor,
    /// Read inside the transaction.
    pub federation: &'a Federation,
    /// Time of the request.
    pub now: NaiveDateTime,
}

impl<'a> Tx<'a> {
    /// The context of an act.
    pub fn new(
        conn: &'a mut Conn,
        actor: &'a Actor,
        federation: &'a Federation,
        now: NaiveDateTime,
    ) -> Tx<'a> {
        Tx {
            conn,
            actor,
            federation,
            now,
        }
    }

    /// Writes an audit entry of this act and federation.
    pub(crate) fn audit(&mut self, entry: Entry) -> Result<(), DbError> {
        let federation = Some(self.federation.id);
        audit::write_entry(self.conn, self.actor, federation, entry, self.now)
    }
}
