//! The commands that serve: the site, and the demo.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use crosstable::actions::accounts::{self, Invitation};
use crosstable::actions::demo::{self, LogIn};
use crosstable::actions::links::Secrets;
use crosstable::actions::{Actor, Role, certificate_keys};
use crosstable::config::Config;
use crosstable::db::accounts::{self as storage, RoleRow};
use crosstable::db::{Conn, Db, DbError, Scope, Tables, federations, secure_file};
use crosstable::web::app::smtp::Mail;
use crosstable::web::app::{
    Allowance, App, HashCost, MachineSecrets, Proxies, Sealed, Settings, hash,
};
use crosstable::web::mail::sender::Mailer;
use crosstable::web::retention_job::Keeper;
use crosstable::web::server;
use crosstable::web::verification_job::Verifier;
use futures_util::future::try_join;

use crate::console::{Failure, print_line};
use crate::notify::Manager;
use crate::{NEWER, configure_replicas, open_database, run_migrations, utc_now};

fn build_app(config: &Config, db: Db) -> Result<App, Failure> {
    let mail = config
        .mail
        .as_ref()
        .map(|mail| Mail::new(&mail.smtp, &mail.from, config.smtp_unencrypted))
        .transpose()?;
    Ok(App::new(
        db,
        Arc::new(utc_now),
        Settings {
            secure_cookies: config.base_url.starts_with("https://"),
            base_url: config.base_url.clone(),
            proxies: config.proxies.clone(),
            hash_cost: HashCost::OWASP,
            mail,
            security_contact: config.security_contact.clone(),
            api: Allowance {
                per_minute: config.api.0,
                burst: config.api.1,
            },
            sealed: Sealed(config.master.clone()),
            retention: config.retention,
            privacy_contact: config.privacy_contact.clone(),
            demo: false,
        },
    ))
}

fn bind_listener(address: &str, setting: &str) -> Result<TcpListener, Failure> {
    TcpListener::bind(address).map_err(|e| {
        format!("can't listen on {address}: {e}; choose another address with --{setting}").into()
    })
}

fn run_server(config: &Config, app: App, listener: TcpListener) -> Result<(), Failure> {
    app.passwords
        .take_memory()
        .map_err(|fault| fault.to_string())?;
    // Dropped after the server has ended: the sender finishes its mail.
    let _mailer = Mailer::start_thread(&app)?;
    let _keeper = Keeper::start_thread(&app)?;
    let _verifier = Verifier::start_thread(&app)?;
    make_lists_ahead(&app);
    let watched = config
        .metrics
        .as_ref()
        .map(|address| bind_listener(address, "metrics"))
        .transpose()?;
    actix_web::rt::System::new().block_on(async {
        if let Some(listener) = watched {
            actix_web::rt::spawn(server::serve_metrics(&app, listener)?);
        }
        let (server, manager) = (
            server::build_server(app, listener, config.workers)?,
            Manager::of_environment(),
        );
        actix_web::rt::spawn(manager.clone().watch_for_end());
        // `try_join` polls the server first, so it listens before the notification.
        let ready = async {
            manager.notify_ready();
            Ok(())
        };
        try_join(server, ready).await
    })?;
    Ok(())
}

/// Fills the cache of the largest lists on a thread of its own, while the first readers are served.
fn make_lists_ahead(app: &App) {
    let rosters = app.rosters.clone();
    let made_later = |error: &dyn Display| {
        tracing::warn!(
            error = error.to_string(),
            "current lists are made when they are asked for"
        )
    };
    let made = move || drop(rosters.make_ahead().inspect_err(|error| made_later(error)));
    if let Err(error) = thread::Builder::new().name("lists".to_owned()).spawn(made) {
        made_later(&error);
    }
}

pub(crate) fn serve_site(config: &Config, no_migrate: bool) -> Result<(), Failure> {
    // Closed again at once: readers must not reach a program that still waits for its database.
    refuse_unencrypted_log_in(config, &bind_listener(&config.listen, "listen")?)?;
    let db = open_database(config, "crosstable.sqlite")?;
    configure_replicas(config, &db)?;
    if no_migrate {
        match db.compare_tables()? {
            Tables::Current | Tables::NewerCompatible => {}
            Tables::NewerIncompatible => return Err(NEWER.into()),
            Tables::Older | Tables::Missing => {
                let help = "run `crosstable migrate` with an account that may change them";
                return Err(
                    format!("the tables of the database are of an older version: {help}").into(),
                );
            }
        }
    } else {
        for name in run_migrations(&db)? {
            tracing::info!(name, "migration done");
        }
    }
    if db.compare_tables()? == Tables::NewerCompatible {
        tracing::warn!(
            "a newer program has added to the tables of the database; this one works with what \
                it knows of them"
        );
    }
    // Writes come first: if a replica has to confirm them and is away, the start waits here. If
    // nothing is missing, nothing is written, so that a long write doesn't delay the start.
    tracing::info!("the tables are there; looking for keys and an administrator");
    seal_keys(config, &db)?;
    let first = if db.read(has_administrator)? {
        None
    } else {
        db.with_long_patience()
            .write_in(Scope::Accounts, first_administrator)?
    };
    match first {
        Some(first) => tell_first_administrator(config, &first)?,
        None => forget_link(config),
    }
    let listener = bind_listener(&config.listen, "listen")?;
    print_line(&format!(
        "Crosstable is at {} – stop it with Ctrl+C.",
        config.base_url
    ))?;
    run_server(config, build_app(config, db)?, listener)
}

fn seal_keys(config: &Config, db: &Db) -> Result<(), Failure> {
    let sealed = Sealed(config.master.clone());
    if config.master.is_some() && db.read(certificate_keys::is_open)? {
        let count = db.write(|c| certificate_keys::seal_secrets(c, &sealed))?;
        tracing::info!(
            count,
            "keys of certificates were encrypted; copies of the database from before hold them \
                as they were: rotate them"
        );
    }
    Ok(())
}

/// Refuses to serve passwords over an unencrypted network, unless the settings allow that.
fn refuse_unencrypted_log_in(config: &Config, listener: &TcpListener) -> Result<(), Failure> {
    let alone = listener.local_addr()?.ip().is_loopback();
    let encrypted = config.base_url.starts_with("https://");
    if !alone && !encrypted && !config.unencrypted {
        return Err(format!(
            "{} lets other machines in, and log-ins would cross the network unencrypted: put a \
                proxy with TLS in front and set base-url \
             (https://...), or say --unencrypted if that is meant",
            config.listen
        )
        .into());
    }
    if !alone && encrypted && config.proxies == Proxies::None {
        tracing::warn!(
            "base-url is https, but no proxy is named (behind-proxy, trusted-proxies): every \
                reader is taken for the proxy"
        );
    }
    Ok(())
}

/// The first administrator, without a password yet.
struct FirstAdministrator {
    login: String,
    token: String,
}

fn has_administrator(c: &mut Conn) -> Result<bool, DbError> {
    let runs = |(account, roles): &(storage::Account, Vec<RoleRow>)| {
        !account.disabled
            && account.password.is_some()
            && roles.iter().any(|role| role.role == Role::Administrator)
    };
    Ok(storage::list(c)?.iter().any(runs))
}

/// Only while there is no administrator. The login name can't be guessed.
fn first_administrator(c: &mut Conn) -> Result<Option<FirstAdministrator>, Failure> {
    if has_administrator(c)? {
        return Ok(None);
    }
    let mut waiting = None;
    for (account, roles) in storage::list(c)? {
        if !account.disabled && roles.iter().any(|role| role.role == Role::Administrator) {
            waiting = Some((account.login, account.name));
        }
    }
    let (login, name) = match waiting {
        Some(known) => known,
        None => (
            format!(
                "admin-{}",
                MachineSecrets.token()?.chars().take(6).collect::<String>()
            ),
            accounts::FIRST.to_owned(),
        ),
    };
    let grant = accounts::build_grant("administrator", None, None).ok_or("no such role")?;
    let invitation = Invitation {
        login: login.clone(),
        name,
        grant,
        mail: None,
    };
    let (_, token) = accounts::invite_person(
        c,
        &Actor::console(),
        &invitation,
        &MachineSecrets,
        utc_now(),
    )?;
    Ok(token.map(|token| FirstAdministrator { login, token }))
}

/// Used if there is no console.
fn link_file(config: &Config) -> PathBuf {
    config.data.join("first-administrator")
}

/// Without a console, output may be a log with many readers: the link goes into a private file.
fn tell_first_administrator(config: &Config, first: &FirstAdministrator) -> Result<(), Failure> {
    let link = format!("{}/invitation/{}", config.base_url, first.token);
    if io::stdout().is_terminal() {
        return print_line(&format!(
            "Choose the password of the first administrator (log-in: {}) here:\n{link}",
            first.login
        ));
    }
    let path = link_file(config);
    forget_link(config);
    secure_file::make_folder(&config.data)?;
    secure_file::make_file(&path)?
        .write_all(format!("log-in: {}\n{link}\n", first.login).as_bytes())?;
    print_line(&format!(
        "The link with which the first administrator chooses a password is in {}.",
        path.display()
    ))
}

/// Removes the file after the link has been used.
fn forget_link(config: &Config) {
    match std::fs::remove_file(link_file(config)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            tracing::warn!(
                error = error.to_string(),
                "the file with the link of the first administrator stays"
            );
        }
        _ => {}
    }
}

pub(crate) fn serve_demo(config: &Config, open_to_everybody: bool) -> Result<(), Failure> {
    let listener = bind_listener(&config.listen, "listen")?;
    let alone = listener
        .local_addr()
        .map_err(|e| e.to_string())?
        .ip()
        .is_loopback();
    if !alone && !open_to_everybody {
        return Err(format!(
            "the passwords of the demo are published, and {} lets other machines in; say \
                --open-to-everybody too if that is meant",
            config.listen
        )
        .into());
    }
    let db = open_database(config, "demo.sqlite")?;
    run_migrations(&db)?;
    let known = db.read(|c| {
        Ok::<_, Failure>((
            federations::find_by_slug(c, demo::SLUG)?.is_some(),
            storage::has_any(c)?,
        ))
    })?;
    match known {
        (true, _) => {}
        // Its accounts have a published password: they must not get into a real database.
        (false, true) => {
            return Err("this database is in use; the demo wants one of its own".into());
        }
        (false, false) => {
            print_line("Making the demo federation …")?;
            db.write(|c| {
                demo::seed_demo(
                    c,
                    &MachineSecrets,
                    &|password| hash(HashCost::OWASP, password),
                    utc_now(),
                )
            })?;
        }
    }
    print_line(&format!(
        "\nCrosstable demo: {}\n\nLog in at {}/login with the password {:?}:",
        config.base_url,
        config.base_url,
        demo::PASSWORD
    ))?;
    for LogIn { login, name, role } in demo::log_ins() {
        print_line(&format!("  {login:<10} {name} – {role}"))?;
    }
    print_line("\nStop it with Ctrl+C. Started again it goes on with the same data.")?;
    let mut app = build_app(config, db)?;
    app.settings.demo = true;
    run_server(config, app, listener)
}
