//! A site as an administrator sets it up: a federation from a journal, officers by one-time links,
//! who have logged in.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crate::client::Client;
use crate::program::{Node, Place, free_port};
use crate::{Failed, Setting, told};

/// The federation of the faults.
pub(crate) const SLUG: &str = "faults";
/// Players with a rating, `p01` and so on, who play the tournaments.
pub(crate) const PLAYERS: [&str; 8] = [
    "Sokil Ostap",
    "Bondar Lev",
    "Melnyk Bohdan",
    "Tkach Iryna",
    "Verba Myron",
    "Lelek Hanna",
    "Hai Taras",
    "Yar Danylo",
];
/// Everybody's password.
pub(crate) const PASSWORD: &str = "quiet river behind seven hills";
/// Tournaments that were rated before.
const PAST: usize = 12;
/// Log-in and role, with the club of the head of one.
const OFFICERS: [(&str, &str, &str); 4] = [
    ("referee", "referee", ""),
    ("head", "club_head", "Ivory"),
    ("official", "official", ""),
    ("chairman", "chairman", ""),
];

/// A site with its officers.
pub(crate) struct Fixture {
    /// Where it is kept.
    pub(crate) place: Place,
    /// Where it listens.
    pub(crate) port: u16,
    /// Who has logged in.
    pub(crate) officers: Officers,
}

/// The officers, each with a browser.
pub(crate) struct Officers {
    pub(crate) referee: Client,
    pub(crate) head: Client,
    pub(crate) official: Client,
    pub(crate) chairman: Client,
    /// Somebody who has no account yet.
    pub(crate) newcomer: Client,
}

impl Officers {
    /// The same people with windows at the server of this address.
    pub(crate) fn at(&self, base: &str) -> Result<Officers, Failed> {
        Ok(Officers {
            referee: self.referee.twin(base)?,
            head: self.head.twin(base)?,
            official: self.official.twin(base)?,
            chairman: self.chairman.twin(base)?,
            newcomer: Client::new(base)?,
        })
    }
}

/// An invented federation: players, a year of tournaments, a list.
fn journal() -> String {
    let mut text = format!(
        "{{\"federation\": {{\"slug\": \"{SLUG}\", \"name\": \"Federation of Faults\", \"rules\": \"ufgo\"}}}}\n\
         {{\"club\": {{\"name\": \"Ivory\"}}}}\n{{\"club\": {{\"name\": \"Granite\"}}}}\n"
    );
    for (at, name) in PLAYERS.iter().enumerate() {
        let (player, rating) = (at + 1, 1_040 + 140 * at);
        let _ = writeln!(
            text,
            "{{\"player\": {{\"id\": \"p{player:02}\", \"name\": \"{name}\", \"born\": \"1980-05-01\", \"country\": \"UA\", \
             \"club\": \"Ivory\", \"guest\": false, \"standing\": {{\"rating\": {rating}}}}}}}"
        );
    }
    for past in 0..PAST {
        let (a, b, c) = (
            past % PLAYERS.len() + 1,
            (past + 3) % PLAYERS.len() + 1,
            (past + 5) % PLAYERS.len() + 1,
        );
        let (day, won) = (format!("2000-{:02}-01", past + 1), past % 2);
        let _ = writeln!(
            text,
            "{{\"tournament\": {{\"id\": \"t{past}\", \"name\": \"Past Cup {past}\", \"start\": \"{day}\", \"end\": \"{day}\", \"games\": [\
             {{\"round\": 1, \"a\": \"p{a:02}\", \"b\": \"p{b:02}\", \"score\": {won}}}, \
             {{\"round\": 2, \"a\": \"p{a:02}\", \"b\": \"p{c:02}\", \"score\": 1}}, \
             {{\"round\": 3, \"a\": \"p{b:02}\", \"b\": \"p{c:02}\", \"score\": 0}}]}}}}"
        );
    }
    text.push_str("{\"list\": {\"date\": \"2001-01-01\"}}\n");
    text
}

impl Fixture {
    /// The folder for the data of the site of this name, which may be there already.
    ///
    /// # Errors
    /// It can't be made.
    pub(crate) fn data(setting: &Setting, name: &str) -> Result<PathBuf, Failed> {
        let folder = setting.scratch.join(name).join("data");
        fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        Ok(folder)
    }

    /// Founds a site: `database` is its address, none for SQLite in its folder.
    ///
    /// # Errors
    /// Anything of it is refused.
    pub(crate) fn found(
        setting: &Setting,
        name: &str,
        database: Option<String>,
    ) -> Result<(Fixture, Node), Failed> {
        let logs = setting.scratch.join(name);
        let folder = Fixture::data(setting, name)?;
        let database = database
            .unwrap_or_else(|| format!("sqlite:{}", folder.join("crosstable.sqlite").display()));
        let place = Place {
            database,
            folder,
            logs,
        };
        let file = setting.scratch.join("journal.jsonl");
        fs::write(&file, journal()).map_err(told)?;
        setting
            .program
            .run(&place, &["import", &file.display().to_string()])?;
        // The server makes the first administrator a link of its own when it starts, which ends
        // this one; nobody needs it.
        invite(setting, &place, &["warden"])?;
        let mut links = Vec::new();
        for (login, role, club) in OFFICERS {
            let mut arguments = vec![login, "--role", role, "--federation", SLUG];
            if !club.is_empty() {
                arguments.extend(["--club", club]);
            }
            links.push((login, invite(setting, &place, &arguments)?));
        }
        let port = free_port()?;
        let mut node = setting.program.serve(&place, port, None)?;
        node.ready()?;
        for (login, link) in &links {
            let mut visitor = Client::new(&node.base)?;
            let form = visitor
                .page(link)?
                .own_form(link, &[("password", PASSWORD), ("again", PASSWORD)])?;
            let answer = visitor.submit(&form)?;
            if answer.status != 303 {
                return Err(format!(
                    "{login} can't choose a password: {}",
                    answer.says()
                ));
            }
        }
        let officer = |login: &str| log_in(&node.base, login);
        let officers = Officers {
            referee: officer("referee")?,
            head: officer("head")?,
            official: officer("official")?,
            chairman: officer("chairman")?,
            newcomer: Client::new(&node.base)?,
        };
        Ok((
            Fixture {
                place,
                port,
                officers,
            },
            node,
        ))
    }

    /// Starts the server on the same data and waits until it can serve.
    ///
    /// # Errors
    /// It can't be started.
    pub(crate) fn start(&self, setting: &Setting) -> Result<(Node, Duration), Failed> {
        let mut node = setting.program.serve(&self.place, self.port, None)?;
        let took = node.ready()?;
        Ok((node, took))
    }

    /// Starts a further server on the same data and waits until it can serve; it, and where it
    /// listens.
    ///
    /// # Errors
    /// It can't be started.
    pub(crate) fn beside(&self, setting: &Setting) -> Result<(Node, u16), Failed> {
        let port = free_port()?;
        let mut node = setting.program.serve(&self.place, port, None)?;
        node.ready()?;
        Ok((node, port))
    }
}

/// The path of the one-time link of who is invited.
fn invite(setting: &Setting, place: &Place, arguments: &[&str]) -> Result<String, Failed> {
    let said = setting
        .program
        .run(place, &[&["account", "invite"], arguments].concat())?;
    let token = said
        .trim()
        .rsplit('/')
        .next()
        .filter(|_| said.contains("/invitation/"));
    token
        .map(|token| format!("/invitation/{token}"))
        .ok_or_else(|| format!("{arguments:?}: no link in {said:?}"))
}

/// Somebody who has logged in at the server of this address.
///
/// # Errors
/// The log-in is refused.
pub(crate) fn log_in(base: &str, login: &str) -> Result<Client, Failed> {
    let mut client = Client::new(base)?;
    let form = client
        .page("/login")?
        .own_form("/login", &[("login", login), ("password", PASSWORD)])?;
    let answer = client.submit(&form)?;
    if answer.status != 303 {
        return Err(format!("{login} can't log in: {}", answer.says()));
    }
    client.page("/account")?;
    Ok(client)
}
