//! Words that are stored and that no type knows: each is an error of storage, and nothing that a
//! page makes something of.

use chrono::TimeDelta;
use crosstable::actions::Tx;
use crosstable::actions::external_ids;
use crosstable::actions::links::token_hash;
use crosstable::db::accounts::{self, Link, Purpose};
use crosstable::db::jobs::{self, NewJob};
use crosstable::db::{Conn, DbError, PersonLinkId, PlayerId, person_links};
use crosstable::domain::external_id::System;
use crosstable::domain::job::JobKind;
use crosstable::domain::proposal::Stage;

use crate::app::{App, noon};
use crate::client::Client;
use crate::database::{Kind, on_both};

type Question = Box<dyn Fn(&mut Conn) -> Result<(), DbError>>;

/// What reads a stored word.
enum Reader {
    /// A page, by its address.
    Page(String),
    /// A question to the database, of words by which every page chooses its rows.
    Question(Question),
}

/// A word in a column of one row.
struct Stored {
    table: &'static str,
    column: &'static str,
    /// The condition that holds for this row alone.
    row: String,
    reader: Reader,
}

impl Stored {
    /// A word of `table.column` that a page reads.
    fn on(place: &'static str, row: String, page: impl Into<String>) -> Stored {
        let (table, column) = place.split_once('.').unwrap();
        Stored {
            table,
            column,
            row,
            reader: Reader::Page(page.into()),
        }
    }

    /// A word of `table.column` that a question reads.
    fn asked(
        place: &'static str,
        row: String,
        question: impl Fn(&mut Conn) -> Result<(), DbError> + 'static,
    ) -> Stored {
        Stored {
            reader: Reader::Question(Box::new(question)),
            ..Stored::on(place, row, "")
        }
    }

    /// The status of the page; of a question the one that a page would have.
    fn status(&self, app: &App, chairman: &Client) -> u16 {
        match &self.reader {
            Reader::Page(address) => chairman.status(address),
            Reader::Question(question) => match app.db.read(question) {
                Ok(()) => 200,
                Err(_) => 500,
            },
        }
    }

    /// The status while the word is misspelt, and after it is restored.
    fn misspelt(&self, app: &App, chairman: &Client) -> (u16, u16) {
        let Stored {
            table, column, row, ..
        } = self;
        let (past, check) = match app.database.kind {
            Kind::Sqlite => ("PRAGMA ignore_check_constraints = ON;", String::new()),
            Kind::Postgres => (
                "",
                format!("ALTER TABLE {table} DROP CONSTRAINT IF EXISTS {table}_{column}_check;"),
            ),
        };
        app.database.tamper(&format!(
            "{past} {check} CREATE TABLE kept AS SELECT {column} AS word FROM {table} WHERE {row};
             UPDATE {table} SET {column} = 'misspelt' WHERE {row};"
        ));
        let misspelt = self.status(app, chairman);
        app.database
            .tamper(&format!("UPDATE {table} SET {column} = (SELECT word FROM kept) WHERE {column} = 'misspelt'; DROP TABLE kept;"));
        (misspelt, self.status(app, chairman))
    }

    fn name(&self) -> String {
        let reader = match &self.reader {
            Reader::Page(address) => address.as_str(),
            Reader::Question(_) => "a question",
        };
        format!("{}.{}: {reader}", self.table, self.column)
    }
}

fn id(id: i64) -> String {
    format!("id = {id}")
}

/// The oldest row of a table for which a condition holds.
fn first(table: &str, condition: &str) -> String {
    format!("id = (SELECT MIN(id) FROM {table} WHERE {condition})")
}

/// Words of tournaments, from the proposal to the table.
fn of_tournaments(app: &App) -> Vec<Stored> {
    let (submitted, rated) = (
        app.tournament_in("Misspelt Cup", "submitted"),
        app.tournament("Winter Cup"),
    );
    let (arrivals, (desk, _)) = (
        app.tournament_in("Arrivals", "planned"),
        app.desk_at("At the desk"),
    );
    app.arrived(arrivals);
    let (proposal, _) = app.proposal_at(Stage::Sent);
    let page = |tournament: i64| format!("/steppe/tournaments/{tournament}");
    let signature = first("signatures", &format!("tournament_id = {submitted}"));
    let game = format!(
        "tournament_id = {rated} AND seq = (SELECT MIN(seq) FROM games WHERE tournament_id = {rated})"
    );
    vec![
        Stored::on("tournaments.state", id(submitted), "/steppe/tournaments"),
        Stored::on("tournaments.state", id(submitted), page(submitted)),
        Stored::on(
            "tournaments.state",
            id(submitted),
            "/api/v1/federations/steppe/tournaments",
        ),
        Stored::on("tournaments.pool", id(rated), page(rated)),
        Stored::on("tournaments.category", id(rated), page(rated)),
        Stored::on("signatures.office", signature, page(submitted)),
        Stored::on("games.colour", game, page(rated)),
        Stored::on(
            "registrations.state",
            first("registrations", "id > 0"),
            format!("{}/registrations", page(arrivals)),
        ),
        Stored::on(
            "desk_acts.answer",
            first("desk_acts", "id > 0"),
            format!("{}/desk/log", page(desk)),
        ),
        Stored::on("proposals.stage", id(proposal), "/steppe/proposals"),
    ]
}

/// Words of players, of what they are given, and of officers.
fn of_people(app: &App) -> Vec<Stored> {
    let (first_player, second_player, steppe) = (
        app.player("p01"),
        app.player("p02"),
        app.federation("steppe"),
    );
    let (certificate, code) = app.certificate_at(true);
    let official = app.actor("official");
    let number = [(System::Fide, "4100018".to_owned())];
    app.write(|c| {
        external_ids::set(
            &mut Tx::new(c, &official, &steppe, noon()),
            PlayerId(second_player),
            &number,
            "",
        )
    });
    let list = app.official_taken();
    let licence = app.licensed("Somebody", "", "");
    let request = app.rating_asked_for().0;
    let page = |player: i64| format!("/steppe/players/{player}");
    vec![
        Stored::on(
            "certificates.stage",
            id(certificate),
            format!("/certificates/{code}"),
        ),
        Stored::on(
            "certificates.kind",
            id(certificate),
            "/steppe/certificates?stage=issued",
        ),
        Stored::on(
            "certificates.pool",
            id(certificate),
            format!("/steppe/certificates/{certificate}"),
        ),
        Stored::on("players.gender", id(first_player), page(first_player)),
        Stored::on("players.mark", id(first_player), page(first_player)),
        Stored::on(
            "external_ids.system",
            format!("player_id = {second_player}"),
            page(second_player),
        ),
        Stored::on(
            "foreign_ratings.kind",
            format!("player_id = {first_player}"),
            page(first_player),
        ),
        Stored::on(
            "official_lists.system",
            id(list),
            "/steppe/ratings/official",
        ),
        Stored::on("licences.kind", id(licence), "/steppe/referees"),
        Stored::on(
            "recommendation_requests.stage",
            id(request),
            "/steppe/recommendations",
        ),
        Stored::on(
            "recommendation_members.answer",
            first("recommendation_members", "id > 0"),
            "/steppe/recommendations",
        ),
        Stored::on(
            "roles.role",
            first("roles", "role = 'referee'"),
            "/steppe/people",
        ),
    ]
}

/// Words of what a federation decides.
fn of_decisions(app: &App) -> Vec<Stored> {
    let (appeal, amendment) = (app.appeal(false), app.amendment_proposed());
    let plan = app
        .calendar_plan("steppe", "Plan", "Cup of the plan; 2026-05-02", true)
        .0;
    let page = format!("/steppe/appeals/{appeal}");
    vec![
        Stored::on(
            "federations.accent",
            id(app.federation("steppe").id.0),
            "/steppe",
        ),
        Stored::on("appeals.stage", id(appeal), page.clone()),
        Stored::on("appeals.about", id(appeal), page),
        Stored::on(
            "calendar_plans.stage",
            id(plan),
            format!("/steppe/plan/{plan}"),
        ),
        Stored::on("amendment_proposals.stage", id(amendment), "/steppe/rules"),
    ]
}

/// Words by which pages choose their rows, and those that open a page once.
fn of_the_house(app: &App) -> Vec<Stored> {
    let (person, token) = (app.asked_who("p05"), "stored-word");
    let link = Link {
        token_hash: token_hash(token),
        purpose: Purpose::Reset,
        account_id: app.account("nobody"),
        created_at: noon(),
        expires_at: noon() + TimeDelta::days(1),
        used_at: None,
        mail: None,
        made_by: None,
    };
    let begun = NewJob {
        federation_id: app.federation("steppe").id,
        kind: JobKind::Verification,
        about: String::new(),
        return_path: String::new(),
        by_name: String::new(),
        node: String::new(),
        lock_file: String::new(),
        begun_at: noon(),
        heartbeat_at: noon(),
    };
    let work = app.write(|c| {
        accounts::add_link(c, &link)?;
        Ok(jobs::add(c, &begun)?)
    });
    vec![
        Stored::on(
            "one_time_links.purpose",
            format!("token_hash = '{}'", link.token_hash),
            format!("/invitation/{token}"),
        ),
        Stored::asked("person_links.stage", id(person), move |c| {
            person_links::find(c, PersonLinkId(person)).map(drop)
        }),
        Stored::asked("jobs.kind", id(work.0), |c| jobs::all_going(c).map(drop)),
    ]
}

on_both! {
    /// A newer program, or somebody with the password of the database, wrote it: whatever a page
    /// would make of it would be wrong.
    fn a_stored_word_that_no_type_knows_is_an_error_and_nothing_else(app: App) {
        let (chairman, mut wrong) = (app.chairman(), Vec::new());
        let nouns: [fn(&App) -> Vec<Stored>; 4] = [of_tournaments, of_people, of_decisions, of_the_house];
        for stored in nouns.into_iter().flat_map(|noun| noun(&app)) {
            let (misspelt, restored) = stored.misspelt(&app, &chairman);
            if (misspelt, restored) != (500, 200) {
                wrong.push(format!("{} answers {misspelt}, then {restored}", stored.name()));
            }
        }
        assert_eq!(wrong, Vec::<String>::new());
    }
}
