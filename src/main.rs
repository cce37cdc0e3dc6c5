//! The program: commands, and the only reader of arguments, environment and the wall clock.

mod check;
mod console;
mod federation_transfer;
mod notify;
mod offline;
mod serving;

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use chrono::NaiveDateTime;
use clap::Parser;

use crosstable::actions::accounts::{self, Invitation};
use crosstable::actions::certificate_keys::{self, Revocation};
use crosstable::actions::factors;
use crosstable::actions::journal::ImportError;
use crosstable::actions::replay::Progress;
use crosstable::actions::{
    ActionError, Actor, Refusal, Tx, audit, journal as office_journal, verification,
};
use crosstable::commands::{
    AccountCommand, AuditCommand, Cli, Command, InviteArguments, KeysCommand,
};
use crosstable::config::{Config, LogFormat};
use crosstable::db::certificates::load_keys as certificate_keys;
use crosstable::db::federations::Federation;
use crosstable::db::{
    self, Conn, Db, Scope, Tables, accounts as storage, audit as audit_lines, clubs, federations,
    secure_file,
};
use crosstable::domain::journal;
use crosstable::web::app::rlimit;
use crosstable::web::app::{MachineSecrets, Sealed};

use crate::console::{
    Failure, open_input, print_line, print_result, progress_reporter, restart_with_allocator_limits,
};

#[expect(
    clippy::disallowed_methods,
    reason = "the one place that reads the wall clock"
)]
fn utc_now() -> NaiveDateTime {
    chrono::Utc::now().naive_utc()
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run_command(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(text, status)) => {
            // Empty if the log has it already (see [`log_failure`]).
            if !text.is_empty() {
                eprintln!("{text}");
            }
            ExitCode::from(status)
        }
    }
}

fn run_command(cli: Cli) -> Result<(), Failure> {
    if let Some(done) = offline::run_command(&cli.command) {
        return done;
    }
    if matches!(cli.command, Command::Serve { .. } | Command::Demo { .. }) {
        restart_with_allocator_limits();
        rlimit::raise_limit();
    }
    let settings = cli
        .settings
        .config
        .clone()
        .unwrap_or_else(|| PathBuf::from("crosstable.toml"));
    let config = Config::from_flags(cli.settings)?;
    keep_log(&config)?;
    match cli.command {
        // Handled above.
        Command::Rate { .. } | Command::Category { .. } | Command::Pair { .. } => Ok(()),
        Command::Standings { .. } | Command::Convert(_) | Command::Verify { key: Some(_), .. } => {
            Ok(())
        }
        Command::Man { .. } | Command::Completions { .. } => Ok(()),
        Command::Demo { open_to_everybody } => {
            log_failure(&config, serving::serve_demo(&config, open_to_everybody))
        }
        Command::Serve { no_migrate } => {
            log_failure(&config, serving::serve_site(&config, no_migrate))
        }
        Command::Check => {
            rlimit::raise_limit();
            check::run_checks(&config, &settings, open_existing(&config), utc_now())
        }
        Command::Migrate => run_migrate(&config),
        Command::Backup { file, recipient } => run_backup(&config, &file, &recipient),
        Command::Restore { file } => run_restore(&config, &file),
        Command::Account(command) => run_account(&config, command),
        Command::Import { journal, slug } => run_import(&config, &journal, slug.as_deref()),
        Command::Export { federation } => run_export(&config, &federation),
        Command::Move(arguments) => {
            federation_transfer::run_transfer(&config, &open_current(&config)?, &arguments, utc_now)
        }
        Command::Keys(command) => run_keys(&config, command),
        Command::Verify {
            key: None, what, ..
        } => run_recalculate(&config, what.as_deref()),
        Command::Audit(AuditCommand::Verify) => run_verify(&config),
        Command::Audit(AuditCommand::List { after }) => list_audit(&config, after),
    }
}

/// Writes the reason of the site's end to the log if that is JSON, for programs that parse it.
fn log_failure(config: &Config, outcome: Result<(), Failure>) -> Result<(), Failure> {
    match outcome {
        Err(Failure(why, status)) if config.log_format == LogFormat::Json => {
            tracing::error!(why, "the site ends");
            Err(Failure(String::new(), status))
        }
        other => other,
    }
}

fn keep_log(config: &Config) -> Result<(), Failure> {
    let filter =
        tracing_subscriber::EnvFilter::try_new(&config.log).map_err(|e| format!("log: {e}"))?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(false);
    match config.log_format {
        LogFormat::Text => log.init(),
        // Fields are beside time and message, not in an object of their own.
        LogFormat::Json => log
            .json()
            .flatten_event(true)
            .with_current_span(false)
            .with_span_list(false)
            .init(),
    }
    // Panics go into the log, for programs that parse it.
    std::panic::set_hook(Box::new(|panic| {
        let place = panic
            .location()
            .map(ToString::to_string)
            .unwrap_or_default();
        tracing::error!(
            place,
            why = panic.payload_as_str().unwrap_or_default(),
            "panic"
        );
    }));
    Ok(())
}

/// Connections for reading, per server.
const READERS: u32 = 4;

fn database_url(config: &Config, file: &str) -> Result<String, Failure> {
    let url = config.database_url(file);
    refuse_unencrypted_database(config, &url)?;
    Ok(url)
}

/// Refuses a URL whose connection crosses a network unencrypted, unless the settings allow that.
fn refuse_unencrypted_database(config: &Config, url: &str) -> Result<(), Failure> {
    let Some(host) = Db::find_unencrypted_server(url).filter(|_| !config.database_unencrypted)
    else {
        return Ok(());
    };
    let what = "the connection to PostgreSQL would cross the network unencrypted";
    let help =
        "say ?sslmode=verify-full behind its address, or --database-unencrypted if that is meant";
    Err(format!("{host}: {what}; {help}").into())
}

/// Configures the replicas and the connection for change notifications.
fn configure_replicas(config: &Config, db: &Db) -> Result<(), Failure> {
    config
        .read_database
        .iter()
        .chain(&config.direct_database)
        .try_for_each(|url| refuse_unencrypted_database(config, url))?;
    db.read_from(&config.read_database, READERS)
        .map_err(|e| format!("read-database: {e}"))?;
    if let Some(url) = &config.direct_database {
        db.listen_at(url)
            .map_err(|e| format!("direct-database: {e}"))?;
    }
    Ok(())
}

fn open_database(config: &Config, file: &str) -> Result<Db, Failure> {
    let url = database_url(config, file)?;
    if config.database.is_none() {
        secure_file::make_folder(&config.data)
            .map_err(|e| format!("{}: {e}", config.data.display()))?;
    }
    let db = Db::open(&url, READERS)?;
    if db.is_pooled() {
        tracing::info!("a pooler stands before PostgreSQL: statements are not prepared");
    }
    Ok(db)
}

/// Opens an existing database, so that a misspelt URL doesn't create one.
fn open_existing(config: &Config) -> Result<Db, Failure> {
    Ok(
        Db::open_existing(&database_url(config, "crosstable.sqlite")?, READERS)?
            .with_long_patience(),
    )
}

const NEWER: &str = "the database is of a newer program than this, which would not understand \
    what it holds: start the newer one, or put a \
    copy from before its start in the place of the database (`crosstable restore`)";

/// The database for commands other than `serve`: its tables must match this program.
fn open_current(config: &Config) -> Result<Db, Failure> {
    let db = open_existing(config)?;
    check_tables(db.compare_tables()?)?;
    Ok(db)
}

fn check_tables(tables: Tables) -> Result<(), Failure> {
    match tables {
        Tables::Missing => Err("there is nothing in this database; `crosstable serve` or \
            `crosstable migrate` makes the tables"
            .into()),
        Tables::NewerIncompatible => Err(NEWER.into()),
        // A command for reading, or one beside a running site, must not migrate implicitly.
        Tables::Older => Err(
            "the tables of the database are of an older version; `crosstable migrate` or \
                `crosstable serve` brings them to this one"
                .into(),
        ),
        Tables::Current | Tables::NewerCompatible => Ok(()),
    }
}

/// Returns the names of the applied migrations.
fn run_migrations(db: &Db) -> Result<Vec<String>, Failure> {
    if db.compare_tables()? == Tables::NewerIncompatible {
        return Err(NEWER.into());
    }
    Ok(db.run_migrations()?)
}

fn run_migrate(config: &Config) -> Result<(), Failure> {
    let done = run_migrations(&open_database(config, "crosstable.sqlite")?)?;
    if done.is_empty() {
        return print_line("The database is up to date.");
    }
    done.iter()
        .try_for_each(|name| print_line(&format!("done: {name}")))
}

fn run_backup(config: &Config, file: &Path, recipients: &[String]) -> Result<(), Failure> {
    if file.exists() {
        return Err(format!("{} exists already; name a new file", file.display()).into());
    }
    let db = open_existing(config)?;
    let (copied, what, then) = if recipients.is_empty() {
        (db.backup_to(file)?, "copy", "")
    } else {
        (
            db.backup_for(file, recipients)?,
            "encrypted copy",
            " `age -d` opens it.",
        )
    };
    print_line(&format!(
        "The {what} is in {}.{then} It was read back: {}.",
        file.display(),
        format_copied(&copied)
    ))
}

fn format_copied(copied: &db::BackupSummary) -> String {
    let db::BackupSummary {
        lines,
        hash,
        players,
    } = copied;
    format!(
        "{players} players, {lines} lines of the audit log, last hash {}",
        if hash.is_empty() { "none" } else { hash }
    )
}

fn run_restore(config: &Config, file: &Path) -> Result<(), Failure> {
    let mark = utc_now().format(".before-%Y%m%dT%H%M%S").to_string();
    let copied = db::restore_backup(&database_url(config, "crosstable.sqlite")?, file, &mark)?;
    print_line(&format!(
        "The database is that of {} now: {}.\nWhat was there before is beside it, with {mark} \
            behind its name.",
        file.display(),
        format_copied(&copied)
    ))
}

fn find_federation(c: &mut Conn, slug: &str) -> Result<Federation, Failure> {
    federations::find_by_slug(c, slug)?
        .ok_or_else(|| Failure(format!("there is no federation {slug}"), 2))
}

fn run_keys(config: &Config, command: KeysCommand) -> Result<(), Failure> {
    let (db, sealed, console) = (
        open_current(config)?,
        Sealed(config.master.clone()),
        Actor::console(),
    );
    match command {
        KeysCommand::List { federation: slug } => {
            let all = db.read(|c| match slug {
                Some(slug) => Ok::<_, Failure>(vec![find_federation(c, &slug)?]),
                None => Ok(federations::list(c)?),
            })?;
            all.iter().try_for_each(|f| list_keys(&db, f))
        }
        KeysCommand::Rotate { federation: slug } => {
            let federation = db.read(|c| find_federation(c, &slug))?;
            let public = db.write_in(Scope::UnexportedData(federation.id), |c| {
                let tx = &mut Tx::new(c, &console, &federation, utc_now());
                certificate_keys::rotate_key(tx, &sealed)
            })?;
            print_line(&format!(
                "{slug} signs with this key from now on:\n{public}"
            ))
        }
        KeysCommand::Retire {
            federation: slug,
            key,
        } => {
            let federation = db.read(|c| find_federation(c, &slug))?;
            let retired = db.write_in(Scope::UnexportedData(federation.id), |c| {
                let tx = &mut Tx::new(c, &console, &federation, utc_now());
                certificate_keys::retire_key(tx, &key)
            });
            let public = retired.map_err(key_failure)?;
            print_line(&format!(
                "This key signs no more; what it signed stays good:\n{public}"
            ))
        }
        KeysCommand::Revoke {
            federation: slug,
            key,
            from,
            reason,
        } => {
            let revocation = Revocation { from, why: reason };
            let federation = db.read(|c| find_federation(c, &slug))?;
            let revoked = db.write_in(Scope::UnexportedData(federation.id), |c| {
                let tx = &mut Tx::new(c, &console, &federation, utc_now());
                certificate_keys::revoke_key(tx, &key, &revocation)
            });
            let public = revoked.map_err(key_failure)?;
            print_line(&format!(
                "What this key signed since {from} is not believed any more:\n{public}"
            ))
        }
    }
}

fn key_failure(error: ActionError) -> Failure {
    match error {
        ActionError::NotFound => Failure(
            "there is no such key, or more than one begins so: see \
            `crosstable keys list`"
                .to_owned(),
            2,
        ),
        ActionError::Refused(Refusal::ReasonMissing) => "a reason is wanted: everybody who \
            checks a paper reads it"
            .into(),
        ActionError::Refused(_) => {
            "the key signs no more already; a revocation moves to an earlier day only, and not \
                into the future"
                .into()
        }
        other => other.into(),
    }
}

fn list_keys(db: &Db, federation: &Federation) -> Result<(), Failure> {
    let all = db.read(|c| Ok::<_, Failure>(certificate_keys(c, federation.id)?))?;
    for key in &all {
        let sealed = db.read(|c| Ok::<_, Failure>(certificate_keys::is_sealed(c, key)?))?;
        let state = match (key.revoked_from, key.retired_at) {
            (Some(from), _) => format!("revoked since {from}: {}", key.reason),
            (None, Some(at)) => format!("retired on {}", at.date()),
            (None, None) if certificate_keys::is_signing(key, &all) => "signs".to_owned(),
            (None, None) => "superseded".to_owned(),
        };
        let kept = if sealed {
            "encrypted"
        } else {
            "NOT ENCRYPTED (certificate-key-file)"
        };
        print_line(&format!(
            "{}  {}  made on {}  {kept}  {state}",
            federation.slug,
            key.public,
            key.created_at.date()
        ))?;
    }
    Ok(())
}

fn run_account(config: &Config, command: AccountCommand) -> Result<(), Failure> {
    let db = open_current(config)?;
    match command {
        AccountCommand::Invite(person) => {
            match db.write_in(invitation_scope(&db, &person)?, |c| {
                invite_person(c, &person)
            })? {
                Some(token) => print_line(&format!(
                    "One-time link, holds 14 days:\n{}/invitation/{token}",
                    config.base_url
                )),
                None => print_line("The account has the role now."),
            }
        }
        AccountCommand::List => list_accounts(&db),
        AccountCommand::Rename { login, name } => {
            db.write(|c| rename_account(c, &login, &name))?;
            print_line("The account has this name now.")
        }
        AccountCommand::RemoveFactors { login } => {
            db.write_in(Scope::Accounts, |c| remove_factors(c, &login))?;
            print_line("The account has no second factor any more; its sessions have ended.")
        }
        AccountCommand::Disable { login, undo } => {
            db.write_in(Scope::Accounts, |c| set_disabled(c, &login, !undo))?;
            print_line(if undo {
                "The account may log in again."
            } else {
                "The account is locked; its sessions have ended."
            })
        }
    }
}

/// The lock scope of an invitation: the federation of the role, if it has one.
fn invitation_scope(db: &Db, person: &InviteArguments) -> Result<Scope, Failure> {
    let Some(slug) = &person.federation else {
        return Ok(Scope::Accounts);
    };
    let found = db.read(|c| federations::find_by_slug(c, slug))?;
    Ok(Scope::UnexportedData(
        found
            .ok_or_else(|| Failure::from(format!("there is no federation {slug}")))?
            .id,
    ))
}

/// Returns the token of the link for the password; `None` if the account has a password.
fn invite_person(c: &mut Conn, person: &InviteArguments) -> Result<Option<String>, Failure> {
    let federation = match &person.federation {
        None => None,
        Some(slug) => Some(
            federations::find_by_slug(c, slug)?
                .ok_or_else(|| Failure::from(format!("there is no federation {slug}")))?
                .id,
        ),
    };
    let club = match (&person.club, federation) {
        (Some(name), Some(f)) => Some(
            clubs::find_by_name(c, f, name)?
                .ok_or_else(|| Failure::from(format!("there is no club {name}")))?
                .id,
        ),
        _ => None,
    };
    let grant = accounts::build_grant(&person.role, federation, club).ok_or(
        "the role is not one of organizer, referee, club_head, official, chairman (with \
            --federation) or administrator (without)",
    )?;
    // An existing account keeps its name.
    let unnamed = match storage::find_by_login(c, &accounts::fold_login(&person.login))? {
        Some(_) => String::new(),
        None => person.login.clone(),
    };
    let name = person.name.clone().unwrap_or(unnamed);
    let invitation = Invitation {
        login: person.login.clone(),
        name,
        grant,
        mail: None,
    };
    Ok(accounts::invite_person(
        c,
        &Actor::console(),
        &invitation,
        &MachineSecrets,
        utc_now(),
    )?
    .1)
}

fn list_accounts(db: &Db) -> Result<(), Failure> {
    let (all, names) =
        db.read(|c| Ok::<_, Failure>((storage::list(c)?, storage::federation_names(c)?)))?;
    if all.is_empty() {
        return print_line(
            "There is no account yet. `crosstable account invite LOGIN` makes the first \
                administrator.",
        );
    }
    for (account, roles) in all {
        let roles: Vec<String> = roles
            .iter()
            .map(|r| {
                match r
                    .federation_id
                    .and_then(|id| names.iter().find(|n| n.id == id))
                {
                    Some(federation) => format!("{} in {}", r.role, federation.slug),
                    None => r.role.to_string(),
                }
            })
            .collect();
        let state = match (account.disabled, account.password.is_some()) {
            (true, _) => " [locked]",
            (false, false) => " [invited]",
            (false, true) => "",
        };
        print_line(&format!(
            "{}  {}{state}  {}",
            account.login,
            account.name,
            roles.join(", ")
        ))?;
    }
    Ok(())
}

fn account_of(c: &mut Conn, login: &str) -> Result<storage::Account, Failure> {
    storage::find_by_login(c, &accounts::fold_login(login))?
        .ok_or_else(|| Failure::from(format!("there is no account {login}")))
}

fn remove_factors(c: &mut Conn, login: &str) -> Result<(), Failure> {
    let account = account_of(c, login)?;
    factors::remove_all(c, &Actor::console(), account.id, utc_now()).map_err(|error| match error {
        ActionError::NotFound => "the account has no second factor".into(),
        other => Failure::from(other),
    })
}

fn rename_account(c: &mut Conn, login: &str, name: &str) -> Result<(), Failure> {
    let account = account_of(c, login)?;
    accounts::correct_name(c, &Actor::console(), &account, name, utc_now()).map_err(|error| {
        match error {
            ActionError::Form(_) => "the name is empty, or longer than 100 letters".into(),
            other => Failure::from(other),
        }
    })
}

fn set_disabled(c: &mut Conn, login: &str, disabled: bool) -> Result<(), Failure> {
    let account = account_of(c, login)?;
    accounts::set_disabled(c, &Actor::console(), account.id, disabled, utc_now()).map_err(|error| {
        match error {
            ActionError::Refused(_) => "this is the last administrator; the site needs one".into(),
            other => Failure::from(other),
        }
    })
}

fn run_import(config: &Config, path: &Path, slug: Option<&str>) -> Result<(), Failure> {
    let journal = journal::read_journal(open_input(Some(path))?)
        .map_err(|bad| Failure(bad.to_string(), 2))?;
    let db = open_database(config, "crosstable.sqlite")?.with_long_patience();
    match db.compare_tables()? {
        Tables::Missing => _ = db.run_migrations()?,
        others => check_tables(others)?,
    }
    let mut far = progress_reporter(journal.lines.len());
    db.write_in(Scope::Arrival, |c| {
        match office_journal::import_watched(
            c,
            &Actor::console(),
            &journal,
            slug,
            utc_now(),
            &mut far,
        ) {
            Ok(_) => Ok(()),
            Err(ImportError::Bad(bad)) => Err(Failure(bad.to_string(), 2)),
            Err(ImportError::Slug(text)) => Err(Failure(text, 2)),
            Err(ImportError::Action(error)) => Err(error.into()),
        }
    })?;
    print_line(&format!(
        "Imported: {} lines, {} players.",
        journal.lines.len() + 1,
        journal.ids.len()
    ))
}

fn run_export(config: &Config, slug: &str) -> Result<(), Failure> {
    let db = open_current(config)?;
    let text = db.read(|c| {
        let federation = federations::find_by_slug(c, slug)?
            .ok_or_else(|| Failure(format!("there is no federation {slug}"), 2))?;
        Ok::<_, Failure>(office_journal::export_journal(c, federation.id)?)
    })?;
    print_result(&text)
}

fn list_audit(config: &Config, mut after: i64) -> Result<(), Failure> {
    let db = open_current(config)?;
    loop {
        let lines = db.read(|c| audit_lines::load_after(c, after, 1_000))?;
        let Some(last) = lines.last() else {
            return Ok(());
        };
        after = last.seq;
        for line in &lines {
            let at = line.at.format("%Y-%m-%dT%H:%M:%SZ").to_string();
            let text = serde_json::json!({
                "seq": line.seq, "at": at, "federation": line.federation_id.map(|id| id.0), "actor": line.actor, "act": line.act,
                "subject": line.subject, "detail": line.detail, "previous": line.previous, "hash": line.hash, "number": line.number,
            });
            print_result(format!("{text}\n").as_bytes())?;
        }
    }
}

fn run_verify(config: &Config) -> Result<(), Failure> {
    let db = open_current(config)?;
    match db.read(audit::verify_log)? {
        Ok(audit::Whole { lines, hash }) => print_line(&format!(
            "The audit log is unbroken: \
            {lines} lines, last hash {hash}."
        )),
        Err(broken) => Err(Failure(
            match broken {
                audit::ChainFault::Gap(seq) => format!(
                    "The audit log is broken: a line is missing \
                    before number {seq}."
                ),
                audit::ChainFault::Chain(seq) => format!(
                    "The audit log is broken: number {seq} \
                    does not carry the hash of the line before."
                ),
                audit::ChainFault::Cut(None) => {
                    "The audit log is broken: the newest lines of what concerns no federation \
                        are missing."
                        .to_owned()
                }
                audit::ChainFault::Cut(Some(id)) => {
                    format!(
                        "The audit log is broken: the newest lines of the federation with \
                        the id {id} are missing."
                    )
                }
                audit::ChainFault::Changed(seq) => format!(
                    "The audit log is broken: number {seq} \
                    was changed."
                ),
            },
            3,
        )),
    }
}

/// Reports stored values that differ.
fn run_recalculate(config: &Config, slug: Option<&str>) -> Result<(), Failure> {
    let db = open_current(config)?;
    let chosen = db.read(|c| match slug {
        Some(slug) => Ok::<_, Failure>(vec![find_federation(c, slug)?]),
        None => Ok(federations::list(c)?),
    })?;
    let mut wrong = 0;
    for federation in &chosen {
        let found =
            db.read(|c| verification::verify_federation(c, federation, &Progress::default()))?;
        let (slug, tournaments) = (&federation.slug, found.tournaments);
        if found.count == 0 {
            print_line(&format!(
                "{slug}: {tournaments} tournaments were calculated from the beginning, and \
                    everything is as it is stored."
            ))?;
            continue;
        }
        wrong += 1;
        print_line(&format!(
            "{slug}: {tournaments} tournaments were calculated from the beginning. Stored \
                differently: {}",
            found.count
        ))?;
        found
            .first
            .iter()
            .try_for_each(|line| print_line(&format!("  {line}")))?;
        if found.count > found.first.len() {
            print_line(&format!("  and {} more", found.count - found.first.len()))?;
        }
    }
    if wrong > 0 {
        Err(Failure(
            format!("what is stored of {wrong} federations is not what is calculated"),
            1,
        ))
    } else {
        Ok(())
    }
}
