//! `crosstable move`: transfers a federation to the database of another installation.

use chrono::NaiveDateTime;

use crosstable::actions::federation_transfer::{self as office, Sent};
use crosstable::actions::journal::ImportError;
use crosstable::actions::{ActionError, Actor, Tx};
use crosstable::commands::MoveArguments;
use crosstable::config::Config;
use crosstable::db::federation_transfer::{Counts, left_behind};
use crosstable::db::federations::{self, Federation};
use crosstable::db::{Db, DbError, Scope, Tables, hosts};
use crosstable::domain::host::{Host, name_in};
use crosstable::domain::journal;
use crosstable::domain::moved::{Installation, Moved};

use crate::console::{Failure, print_line};

type Clock = fn() -> NaiveDateTime;

pub(crate) fn run_transfer(
    config: &Config,
    source: &Db,
    arguments: &MoveArguments,
    now: Clock,
) -> Result<(), Failure> {
    let slug = &arguments.federation;
    let federation = source.read(|c| crate::find_federation(c, slug))?;
    if arguments.back {
        return come_back(source, &federation, now);
    }
    let (Some(database), Some(address)) = (&arguments.to, &arguments.address) else {
        return Err(Failure(
            "--to and --address say where it moves".to_owned(),
            2,
        ));
    };
    let (to, target) = (
        parse_installation(config, source, address)?,
        open_target(config, database)?,
    );
    let moving = Moving {
        source,
        target: &target,
        slug,
        to: &to,
        now,
    };
    let there = target.read(|c| federations::find_by_slug(c, slug))?;
    match (federation.moved, there) {
        (Some(Moved::To(there)), _) => Err(format!(
            "{slug} has moved to {there} already; --back \
            opens it here again"
        )
        .into()),
        (None, Some(_)) => Err(format!(
            "there is a federation {slug} already in the database that it is to \
                move to; nothing was done"
        )
        .into()),
        (Some(Moved::Leaving), Some(there)) => moving.go_on(&there, arguments.check),
        (None | Some(Moved::Leaving), None) if arguments.check => moving.rehearse_transfer(),
        (None | Some(Moved::Leaving), None) => moving.transfer_federation(),
    }
}

/// Refuses an address that leads back to this installation.
fn parse_installation(
    config: &Config,
    source: &Db,
    address: &str,
) -> Result<Installation, Failure> {
    let to = Installation::from_word(address).ok_or_else(|| {
        Failure(
            format!(
                "{address} is no address of an installation: wanted are https://, the \
            name of a host, and nothing behind"
            ),
            2,
        )
    })?;
    let host = to.host_name();
    let own = match Host::from_word(&host) {
        Some(host) => source.read(|c| hosts::find(c, &host))?.is_some(),
        None => false,
    };
    if own || host == name_in(&config.base_url) {
        return Err(
            format!("{to} leads to this installation: readers would be led in a circle").into(),
        );
    }
    Ok(to)
}

/// The tables of the database must match this program.
fn open_target(config: &Config, database: &str) -> Result<Db, Failure> {
    crate::refuse_unencrypted_database(config, database)?;
    let db = Db::open_existing(database, crate::READERS)
        .map_err(|error| format!("--to: {error}"))?
        .with_long_patience();
    match db.compare_tables()? {
        Tables::Current | Tables::NewerCompatible => Ok(db),
        Tables::NewerIncompatible => Err(
            "the database that it is to move to is of a newer program: take \
            that one here, too"
                .into(),
        ),
        Tables::Missing | Tables::Older => Err(
            "the database that it is to move to has not the tables of this program: run \
                `crosstable migrate` there first"
                .into(),
        ),
    }
}

fn come_back(source: &Db, federation: &Federation, now: Clock) -> Result<(), Failure> {
    let slug = &federation.slug;
    if federation.moved.is_none() {
        return Err(format!("{slug} is open here").into());
    }
    reopen_federation(source, slug, now)?;
    print_line(&format!("{slug} is open here again."))?;
    print_line(
        "A copy in another database stays there as it is, and open: what is changed in it is \
            not known here.",
    )
}

fn reopen_federation(source: &Db, slug: &str, now: Clock) -> Result<(), Failure> {
    let id = source.read(|c| crate::find_federation(c, slug))?.id;
    source.write_in(Scope::UnexportedData(id), |c| {
        let federation = crate::find_federation(c, slug)?;
        Ok::<_, Failure>(office::come_back(&mut Tx::new(
            c,
            &Actor::console(),
            &federation,
            now(),
        ))?)
    })
}

/// The reason why the transfer stopped before the federation was known to have arrived.
enum Halt {
    /// A rehearsal without differences: these counts arrived.
    Rehearsed(Counts),
    /// Nothing was stored.
    Failed(String),
    /// The connection broke during the commit.
    Unknown(String),
}

impl From<DbError> for Halt {
    fn from(error: DbError) -> Halt {
        match error {
            DbError::Unknown(_) => Halt::Unknown(error.to_string()),
            other => Halt::Failed(other.to_string()),
        }
    }
}

impl From<ImportError> for Halt {
    fn from(error: ImportError) -> Halt {
        match error {
            ImportError::Bad(bad) => {
                Halt::Failed(format!("its journal can't be taken in there: {bad}"))
            }
            ImportError::Slug(text) => Halt::Failed(text),
            ImportError::Action(ActionError::Db(error)) => error.into(),
            ImportError::Action(other) => Halt::Failed(Failure::from(other).0),
        }
    }
}

struct Moving<'a> {
    source: &'a Db,
    target: &'a Db,
    slug: &'a str,
    to: &'a Installation,
    now: Clock,
}

impl Moving<'_> {
    /// Exports the federation from one snapshot.
    fn export_federation(&self) -> Result<Sent, Failure> {
        self.source.read(|c| {
            let federation = crate::find_federation(c, self.slug)?;
            Ok::<_, Failure>(office::collect_data(c, federation.id)?)
        })
    }

    /// Completely or not at all; `stays`: false rolls the import back.
    fn import_federation(&self, stays: bool) -> Result<Sent, Halt> {
        let sent = self
            .export_federation()
            .map_err(|failure| Halt::Failed(failure.0))?;
        let read = journal::read_journal(sent.journal.as_slice())
            .map_err(|bad| Halt::Failed(format!("its journal can't be read: {bad}")))?;
        self.target.write_in(Scope::Arrival, |c| {
            match office::import_transferred(c, &Actor::console(), &sent, &read, (self.now)())? {
                Some(first) => Err(Halt::Failed(format!(
                    "what arrived is not what was sent; the first difference: {first}"
                ))),
                None if stays => Ok(()),
                None => Err(Halt::Rehearsed(sent.counts)),
            }
        })?;
        Ok(sent)
    }

    /// Everything but the commit; the federation stays open meanwhile.
    fn rehearse_transfer(&self) -> Result<(), Failure> {
        match self.import_federation(false) {
            Ok(Sent { counts, .. }) | Err(Halt::Rehearsed(counts)) => {
                let (slug, counts) = (self.slug, format_counts(&counts));
                print_line(&format!(
                    "{slug} can move: {counts} arrived as they were sent, and were taken back. \
                        Nothing was changed."
                ))
            }
            Err(Halt::Failed(why) | Halt::Unknown(why)) => {
                Err(format!("{why}\nNothing was changed.").into())
            }
        }
    }

    fn transfer_federation(&self) -> Result<(), Failure> {
        let id = self
            .source
            .read(|c| crate::find_federation(c, self.slug))?
            .id;
        let was_open = self.source.write_in(Scope::UnexportedData(id), |c| {
            let federation = crate::find_federation(c, self.slug)?;
            Ok::<_, Failure>(office::close_for_transfer(&mut Tx::new(
                c,
                &Actor::console(),
                &federation,
                (self.now)(),
            ))?)
        })?;
        let slug = self.slug;
        match self.import_federation(true) {
            Ok(sent) => self.redirect_readers(&sent),
            Err(Halt::Unknown(why)) => Err(format!(
                "{why}\nNobody knows whether {slug} has arrived. It stays closed here: the same \
                    command, given again, finds out and goes \
                 on; `crosstable move {slug} --back` opens it here."
            )
            .into()),
            Err(Halt::Rehearsed(_)) => reopen_federation(self.source, slug, self.now),
            // Another transfer may be running: what it has sent must stay complete.
            Err(Halt::Failed(why)) if !was_open => Err(format!(
                "{why}\n{slug} was closed before, and stays closed: if no other move of it is \
                    under way, `crosstable move {slug} --back` opens it here."
            )
            .into()),
            Err(Halt::Failed(why)) => Err(match reopen_federation(self.source, slug, self.now) {
                Ok(()) => format!(
                    "{why}\nNothing of {slug} has stayed in the other database, \
                    and it is open here again."
                )
                .into(),
                Err(Failure(also, _)) => format!(
                    "{why}\nNothing of {slug} has stayed in the other database, but it could \
                        not be opened here again ({also}): \
                     `crosstable move {slug} --back` does it."
                )
                .into(),
            }),
        }
    }

    /// Continues a transfer that was interrupted after the federation had arrived.
    fn go_on(&self, there: &Federation, check: bool) -> Result<(), Failure> {
        let slug = self.slug;
        if there.moved.is_some() {
            return Err(format!(
                "{slug} is closed in the database that it is to move to, too: is \
                that the same database?"
            )
            .into());
        }
        let sent = self.export_federation()?;
        match self
            .target
            .read(|c| office::find_difference(c, there, &sent))?
        {
            None if check => print_line(&format!(
                "{slug} has arrived as it was sent. Without \
                --check readers are led there."
            )),
            None => self.redirect_readers(&sent),
            Some(first) => Err(format!(
                "{slug} is closed here, and the federation of this name in the other database \
                    is not what is here; the first difference: \
                 {first}\nNothing was done. If it is another federation, or nobody has worked \
                 there yet, `crosstable move {slug} --back` \
                 opens this one, and the other database is put back to a copy from before. If \
                 somebody has worked there since it arrived, \
                 decide which of the two goes on before anything is opened."
            )
            .into()),
        }
    }

    fn redirect_readers(&self, sent: &Sent) -> Result<(), Failure> {
        let (slug, to) = (self.slug, self.to);
        let id = self.source.read(|c| crate::find_federation(c, slug))?.id;
        let done = self.source.write_in(Scope::UnexportedData(id), |c| {
            let federation = crate::find_federation(c, slug)?;
            if federation.moved != Some(Moved::Leaving) {
                return Ok(None);
            }
            office::mark_moved(
                &mut Tx::new(c, &Actor::console(), &federation, (self.now)()),
                to,
            )?;
            Ok::<_, Failure>(Some(left_behind(c, federation.id)?))
        });
        let left = done.map_err(|Failure(why, _)| {
            Failure(
                format!(
                    "{why}\n{slug} has arrived, but is still closed here: the same \
                command, given again, leads readers there."
                ),
                1,
            )
        })?;
        let Some(left) = left else {
            return Err(format!(
                "{slug} has arrived, but was opened here again meanwhile: nobody is led there, \
                    and what is changed in one of the two is not known in \
                 the other. Decide which goes on; if it is the one here, the other database is \
                 put back to a copy from before."
            )
            .into());
        };
        print_line(&format!(
            "{slug} is at {to} now: {}, in a journal of {} bytes.",
            format_counts(&sent.counts),
            sent.journal.len()
        ))?;
        print_line(
            "Everything was calculated there from the beginning and is as it is stored; its \
                journal is the same byte for byte.",
        )?;
        print_line(
            "Here readers are led there. Certificates, their verification, the audit log and \
                the archive stay here.",
        )?;
        print_line("No journal carries:")?;
        print_line(
            "  settings: approval before tournaments, second factor, who signs papers; they are \
                made again there",
        )?;
        print_line("  log-ins, and letters that wait: what waits here is still sent from here")?;
        left.iter()
            .try_for_each(|left| print_line(&format!("  {} {}", left.count, left.what)))
    }
}

fn format_counts(counts: &Counts) -> String {
    let Counts {
        players,
        tournaments,
        games,
        lists,
    } = counts;
    format!("{players} players, {tournaments} rated tournaments, {games} games, {lists} lists")
}
