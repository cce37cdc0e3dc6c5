//! What is there after a fault, read past the program, and whether it holds together.

use std::collections::HashMap;
use std::path::PathBuf;

use crosstable::actions::ActionError;
use crosstable::actions::replay::{Progress, has_differences};
use crosstable::db::{Db, federations};
use diesel::connection::SimpleConnection;
use diesel::sql_types::{BigInt, Text};
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, SqliteConnection};

use crate::fixture::SLUG;
use crate::ledger::{Holder, Kind, Trace};
use crate::program::{Place, Program};
use crate::report::Row;
use crate::{Failed, told};

/// Names that acts have left, and values, as a question answers them.
#[derive(QueryableByName)]
struct Named {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    value: String,
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// A tournament as it is stored.
#[derive(QueryableByName)]
pub(crate) struct StoredTournament {
    /// Its number.
    #[diesel(sql_type = BigInt)]
    pub(crate) id: i64,
    #[diesel(sql_type = Text)]
    name: String,
    /// Where it is on its way.
    #[diesel(sql_type = Text)]
    pub(crate) state: String,
    #[diesel(sql_type = Text)]
    sheet: String,
}

/// The database, past the program.
enum Reader {
    Sqlite(Box<SqliteConnection>),
    Postgres(Box<PgConnection>),
}

impl Reader {
    fn of(place: &Place) -> Result<Reader, Failed> {
        match place.database.strip_prefix("sqlite:") {
            Some(file) => {
                // Who opens what isn't there makes it.
                if !PathBuf::from(file).is_file() {
                    return Err(format!("there is no database {file}"));
                }
                let mut conn = SqliteConnection::establish(file).map_err(told)?;
                conn.batch_execute("PRAGMA busy_timeout = 10000")
                    .map_err(told)?;
                Ok(Reader::Sqlite(Box::new(conn)))
            }
            None => Ok(Reader::Postgres(Box::new(
                PgConnection::establish(&place.database).map_err(told)?,
            ))),
        }
    }

    fn named(&mut self, question: &str) -> Result<Vec<Named>, Failed> {
        let asked = diesel::sql_query(question);
        match self {
            Reader::Sqlite(conn) => asked.load(conn.as_mut()),
            Reader::Postgres(conn) => asked.load(conn.as_mut()),
        }
        .map_err(|e| format!("{question}: {e}"))
    }

    fn tournaments(&mut self) -> Result<Vec<StoredTournament>, Failed> {
        let asked = diesel::sql_query("SELECT id, name, state, sheet FROM tournaments");
        match self {
            Reader::Sqlite(conn) => asked.load(conn.as_mut()),
            Reader::Postgres(conn) => asked.load(conn.as_mut()),
        }
        .map_err(told)
    }

    fn count(&mut self, question: &str) -> Result<i64, Failed> {
        let asked = diesel::sql_query(question);
        let counted: Result<Counted, _> = match self {
            Reader::Sqlite(conn) => asked.get_result(conn.as_mut()),
            Reader::Postgres(conn) => asked.get_result(conn.as_mut()),
        };
        counted
            .map(|counted| counted.count)
            .map_err(|e| format!("{question}: {e}"))
    }
}

/// What names the traces of a kind.
fn question(kind: Kind) -> String {
    let of_table =
        |column: &str, table: &str| format!("SELECT {column} AS name, '' AS value FROM {table}");
    let of_log =
        |act: &str| format!("SELECT subject AS name, '' AS value FROM audit WHERE act = '{act}'");
    let of_desk = |which: &str| {
        let told = "act LIKE '%\"act\":\"result\"%'";
        format!(
            "SELECT 'tournament ' || tournament_id AS name, '' AS value FROM desk_acts WHERE {which} ({told})"
        )
    };
    match kind {
        Kind::Player => of_table("name", "players"),
        Kind::Club => of_table("name", "clubs"),
        Kind::News => of_table("title", "news"),
        Kind::Certificate => of_table("asked_by", "certificates"),
        Kind::List => of_table("CAST(date AS TEXT)", "lists"),
        Kind::Tournament => of_table("name", "tournaments"),
        Kind::Registration => of_table("name", "registrations"),
        Kind::Submission => of_log("submit"),
        Kind::TakenBack => of_log("take back"),
        Kind::Return => of_log("return"),
        Kind::Cosignature => of_log("cosign"),
        Kind::Approval => of_log("approve"),
        Kind::Reopening => of_log("reopen"),
        Kind::DeskOpened => of_log("open desk"),
        Kind::Correction => of_table(
            "'tournament ' || tournament_id",
            "corrections WHERE tournament_id IS NOT NULL",
        ),
        Kind::DeskAct => of_desk("NOT"),
        Kind::BoardResult => of_desk(""),
        Kind::Membership => of_log("enter member"),
        Kind::MembershipEnd => of_log("end member"),
        Kind::Merge => of_log("merge players"),
        Kind::Mark => of_log("mark player"),
        Kind::Forgetting => of_log("forget player"),
        Kind::Licence => of_table("name", "licences"),
        Kind::Upload => of_table("name", "files"),
        Kind::MembersTaken => of_log("take members"),
        Kind::MembersUndone => of_log("undo members"),
        Kind::Order => of_table("number", "orders"),
        Kind::OrderRemoval => of_log("remove order"),
        Kind::CalendarPlan => of_table("title", "calendar_plans"),
        Kind::PlanAdoption => of_log("adopt plan"),
        Kind::Amendment => of_table("reason", "amendment_proposals"),
        Kind::AmendmentDrop => of_log("drop amendment"),
        Kind::Appeal => of_table("body", "appeals"),
        Kind::AppealAnswer => of_log("answer appeal"),
        Kind::Account => of_table("login", "accounts"),
        Kind::Password => of_log("password"),
        Kind::LogIn => of_log("log in"),
        Kind::RoleEnd => of_log("revoke"),
    }
}

/// States that no act leads to: what it would be, and how it is counted.
const HALF: [(&str, &str); 15] = [
    (
        "a rated tournament without its place in the chronicle",
        // Of one that came with a journal nobody may know when it was rated.
        "SELECT COUNT(*) AS count FROM tournaments WHERE state IN ('rated', 'reopened') AND \
         (position IS NULL OR (rated_at IS NULL AND name LIKE 'Fault %'))",
    ),
    (
        "a planned tournament with a place in the chronicle",
        "SELECT COUNT(*) AS count FROM tournaments WHERE state = 'planned' AND position IS NOT NULL",
    ),
    (
        "a rated tournament whose participants have not all a result",
        "SELECT COUNT(*) AS count FROM tournaments t WHERE position IS NOT NULL AND \
         (SELECT COUNT(*) FROM participants p WHERE p.tournament_id = t.id) <> \
         (SELECT COUNT(*) FROM results r WHERE r.tournament_id = t.id)",
    ),
    (
        "a rated tournament without games",
        "SELECT COUNT(*) AS count FROM tournaments t WHERE position IS NOT NULL AND \
         NOT EXISTS (SELECT 1 FROM games g WHERE g.tournament_id = t.id)",
    ),
    (
        "results of a tournament that isn't rated",
        "SELECT COUNT(*) AS count FROM results r JOIN tournaments t ON t.id = r.tournament_id WHERE t.position IS NULL",
    ),
    (
        "a tournament with more or fewer signatures than its state wants",
        "SELECT COUNT(*) AS count FROM tournaments t WHERE t.name LIKE 'Fault %' AND \
         (SELECT COUNT(*) FROM signatures s WHERE s.tournament_id = t.id AND s.withdrawn_at IS NULL) <> \
         CASE t.state WHEN 'submitted' THEN 1 WHEN 'cosigned' THEN 2 WHEN 'rated' THEN 3 ELSE 0 END",
    ),
    (
        "a rated tournament that the log doesn't know",
        "SELECT COUNT(*) AS count FROM tournaments t WHERE t.name LIKE 'Fault %' AND t.state = 'rated' AND \
         NOT EXISTS (SELECT 1 FROM audit a WHERE a.act = 'approve' AND a.subject = 'tournament ' || t.id)",
    ),
    (
        "a list without entries",
        "SELECT COUNT(*) AS count FROM lists l WHERE NOT EXISTS (SELECT 1 FROM list_entries e WHERE e.list_id = l.id)",
    ),
    (
        "a list that the log doesn't know",
        "SELECT COUNT(*) AS count FROM lists l WHERE l.note LIKE 'Fault %' AND \
         NOT EXISTS (SELECT 1 FROM audit a WHERE a.act = 'publish' AND a.subject = 'list ' || l.id)",
    ),
    (
        "a desk that is not where its acts lead to",
        "SELECT COUNT(*) AS count FROM desks d WHERE d.seq <> (SELECT COUNT(*) FROM desk_acts a WHERE a.tournament_id = d.tournament_id)",
    ),
    (
        "players merged without a line of the log, or more or fewer times than it says",
        "SELECT ABS((SELECT COUNT(*) FROM merges) - (SELECT COUNT(*) FROM audit WHERE act = 'merge players')) AS count",
    ),
    (
        "somebody forgotten whom the log doesn't know, or who has a name yet",
        "SELECT COUNT(*) AS count FROM players p WHERE p.mark = 'forgotten' AND (p.name <> '' OR p.merged_into IS NULL AND \
         NOT EXISTS (SELECT 1 FROM audit a WHERE a.act = 'forget player' AND a.subject = 'player ' || p.id))",
    ),
    (
        "a plan in force whose adoption the log doesn't know",
        "SELECT COUNT(*) AS count FROM calendar_plans p WHERE p.stage = 'adopted' AND \
         NOT EXISTS (SELECT 1 FROM audit a WHERE a.act = 'adopt plan' AND a.subject = 'plan ' || p.id)",
    ),
    (
        "an appeal whose stage is not that of the log",
        "SELECT COUNT(*) AS count FROM appeals p WHERE (p.stage = 'open') = \
         EXISTS (SELECT 1 FROM audit a WHERE a.act = 'answer appeal' AND a.subject = 'appeal ' || p.id)",
    ),
    (
        "a list of members that is taken over and undone, more or fewer times than the log says",
        "SELECT ABS((SELECT COUNT(*) FROM member_imports WHERE taken_at IS NOT NULL) - \
         (SELECT COUNT(*) FROM audit WHERE act = 'take members')) + \
         ABS((SELECT COUNT(*) FROM member_imports WHERE undone_at IS NOT NULL) - \
         (SELECT COUNT(*) FROM audit WHERE act = 'undo members')) AS count",
    ),
];

/// What was found after a fault.
pub(crate) struct Found {
    counts: HashMap<Trace, i64>,
    tournaments: HashMap<String, StoredTournament>,
    sheets: HashMap<i64, String>,
    settings: String,
}

impl Found {
    /// Reads what is there.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub(crate) fn at(place: &Place) -> Result<Found, Failed> {
        let mut reader = Reader::of(place)?;
        let mut counts: HashMap<Trace, i64> = HashMap::new();
        for kind in Kind::ALL {
            for line in reader.named(&question(kind))? {
                *counts.entry((kind, line.name)).or_default() += 1;
            }
        }
        let settings = reader.named(&format!(
            "SELECT slug AS name, list_note AS value FROM federations WHERE slug = '{SLUG}'"
        ))?;
        let all = reader.tournaments()?;
        Ok(Found {
            counts,
            sheets: all.iter().map(|t| (t.id, t.sheet.clone())).collect(),
            tournaments: all.into_iter().map(|t| (t.name.clone(), t)).collect(),
            settings: settings.into_iter().map(|line| line.value).collect(),
        })
    }

    /// How often a trace is there.
    pub(crate) fn count(&self, trace: &Trace) -> i64 {
        self.counts.get(trace).copied().unwrap_or_default()
    }

    /// What a holder holds.
    pub(crate) fn value(&self, holder: &Holder) -> Option<&String> {
        match holder {
            Holder::Settings => Some(&self.settings),
            Holder::Sheet(id) => self.sheets.get(id),
        }
    }

    /// A tournament by its name.
    pub(crate) fn tournament(&self, name: &str) -> Option<&StoredTournament> {
        self.tournaments.get(name)
    }
}

/// The numbers of clubs by their names, of players by their codes.
///
/// # Errors
/// The database doesn't answer.
pub(crate) fn numbers(place: &Place) -> Result<HashMap<String, String>, Failed> {
    let mut reader = Reader::of(place)?;
    let mut all = reader.named("SELECT name, CAST(id AS TEXT) AS value FROM clubs")?;
    all.extend(reader.named("SELECT code AS name, CAST(id AS TEXT) AS value FROM players")?);
    Ok(all
        .into_iter()
        .map(|line| (line.name, line.value))
        .collect())
}

/// Something that an act has made and a later one needs the number of.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Object {
    Tournament,
    Player,
    /// The first membership of a player of this name.
    Membership,
    File,
    Order,
    CalendarPlan,
    Amendment,
    Appeal,
    /// The account of this log-in.
    Account,
    /// The role of the account of this log-in.
    Role,
}

/// The number of what has this name, if it is there.
///
/// # Errors
/// The database doesn't answer.
pub(crate) fn id(place: &Place, object: Object, name: &str) -> Result<Option<i64>, Failed> {
    let (table, condition) = match object {
        Object::Tournament => ("tournaments", "name = "),
        Object::Player => ("players", "name = "),
        Object::Membership => (
            "memberships",
            "player_id = (SELECT p.id FROM players p WHERE p.name = ",
        ),
        Object::File => ("files", "name = "),
        Object::Order => ("orders", "number = "),
        Object::CalendarPlan => ("calendar_plans", "title = "),
        Object::Amendment => ("amendment_proposals", "reason = "),
        Object::Appeal => ("appeals", "body = "),
        Object::Account => ("accounts", "login = "),
        Object::Role => (
            "roles",
            "account_id = (SELECT a.id FROM accounts a WHERE a.login = ",
        ),
    };
    let end = if condition.contains('(') { ")" } else { "" };
    let question = format!(
        "SELECT '' AS name, CAST(id AS TEXT) AS value FROM {table} WHERE {condition}'{name}'{end} ORDER BY id"
    );
    let all = Reader::of(place)?.named(&question)?;
    Ok(all.first().and_then(|line| line.value.parse().ok()))
}

/// The code of a player.
///
/// # Errors
/// The database doesn't answer, or there is no such player.
pub(crate) fn code(place: &Place, player: i64) -> Result<String, Failed> {
    let all = Reader::of(place)?.named(&format!(
        "SELECT code AS name, '' AS value FROM players WHERE id = {player}"
    ))?;
    all.into_iter()
        .next()
        .map(|line| line.name)
        .ok_or_else(|| format!("there is no player {player}"))
}

/// The number of a tournament that has a desk, which spectators may wait for.
///
/// # Errors
/// The database doesn't answer, or there is none.
pub(crate) fn desk(place: &Place) -> Result<i64, Failed> {
    let all = Reader::of(place)?
        .named("SELECT CAST(tournament_id AS TEXT) AS name, '' AS value FROM desks")?;
    all.first()
        .and_then(|line| line.name.parse().ok())
        .ok_or_else(|| "no tournament has a desk".to_owned())
}

/// Whether everything holds together: no half state, the log unbroken, the ratings those of a
/// recalculation.
///
/// # Errors
/// The database doesn't answer.
pub(crate) fn holds_together(
    program: &Program,
    place: &Place,
    row: &mut Row,
) -> Result<(), Failed> {
    let mut reader = Reader::of(place)?;
    for (what, question) in HALF {
        let count = reader.count(question)?;
        if count != 0 {
            row.half += usize::try_from(count).unwrap_or(1);
            row.complain(format!("half a state: {what} ({count})"));
        }
    }
    match program.run(place, &["audit", "verify"]) {
        Ok(said) if said.contains("unbroken") => {}
        Ok(said) => row.complain(format!("audit verify says: {said}")),
        Err(why) => row.complain(format!("the audit log is not whole: {why}")),
    }
    let db = Db::open_existing(&place.database, 1).map_err(told)?;
    let moved = db.read(|c| match federations::find_by_slug(c, SLUG)? {
        Some(federation) => has_differences(c, &federation, &Progress::default()),
        None => Err(ActionError::NotFound),
    });
    match moved {
        Ok(false) => Ok(()),
        Ok(true) => {
            row.half += 1;
            row.complain("the stored ratings are not those of a recalculation");
            Ok(())
        }
        Err(error) => Err(format!("the ratings can't be recalculated: {error:?}")),
    }
}
