//! Personal data for a person's request of access: the disclosed columns of each table, and the
//! conditions by which a row concerns a person. A column that isn't listed here isn't disclosed:
//! secrets, hashes, and internal data.

use super::forgetting::PersonReferences;
use super::players::escape_like;
use super::raw_json::json_rows;
use super::{AccountId, Conn, DbError, FederationId};

#[derive(Debug)]
pub struct PersonalTable {
    pub table: &'static str,
    /// SQL condition for the rows; `{f}` is the federation.
    within: &'static str,
    /// The first column gives the order.
    columns: &'static [&'static str],
    /// Columns with the id of the person.
    numbers: &'static [&'static str],
    /// Columns with texts that may contain the name.
    texts: &'static [&'static str],
    /// JSON documents about many people, of which only the part about the person is disclosed.
    pub documents: &'static [&'static str],
}

const OWN: &str = "federation_id = {f}";
const OF_TOURNAMENTS: &str =
    "tournament_id IN (SELECT id FROM tournaments WHERE federation_id = {f})";
const OF_PLANS: &str = "plan_id IN (SELECT id FROM calendar_plans WHERE federation_id = {f})";
const ALL: &str = "1 = 1";

macro_rules! kept {
    (
        $table:literal in $within:expr; $($columns:literal)+; numbers $($numbers:literal)*;
        texts $($texts:literal)*; documents $($documents:literal)*
    ) => {
        PersonalTable {
            table: $table,
            within: $within,
            columns: &[$($columns),+],
            numbers: &[$($numbers),*],
            texts: &[$($texts),*],
            documents: &[$($documents),*],
        }
    };
}

pub const OF_PLAYERS: &[PersonalTable] = &[
    kept!(
        "players" in OWN;
        "id" "code" "name" "latin" "born" "gender" "country" "club_id" "guest" "standing"
            "record" "rating" "deviation" "rank" "rank_step" "rank_kept" "provisional"
            "last_tournament_id" "merged_into" "mark" "marked_on"; numbers "id"; texts; documents
    ),
    kept!(
        "pool_ratings" in ALL; "player_id" "pool" "rating" "games" "last_played";
        numbers "player_id"; texts; documents
    ),
    kept!(
        "club_changes" in ALL; "id" "player_id" "day" "before_id" "after_id" "by_name" "at";
        numbers "player_id"; texts; documents
    ),
    kept!(
        "country_changes" in ALL; "id" "player_id" "day" "before" "after" "by_name" "at";
        numbers "player_id"; texts; documents
    ),
    kept!(
        "person_links" in ALL;
        "id" "player_id" "other_id" "stage" "asked_by" "asked_at" "answered_by" "answered_at";
        numbers "player_id" "other_id"; texts; documents
    ),
    kept!(
        "memberships" in OWN; "id" "player_id" "club_id" "since" "until" "paid_until";
        numbers "player_id"; texts; documents
    ),
    kept!(
        "recommendations" in "player_id IN (SELECT id FROM players WHERE federation_id = {f})";
        "player_id" "rating" "first_name" "first_day" "second_name" "second_day" "reason"
            "by_name" "at"; numbers "player_id"; texts "first_name" "second_name" "reason";
        documents
    ),
    kept!(
        "recommendation_requests" in OWN;
        "id" "player_id" "rating" "reason" "by_name" "created_at" "expires_at" "stage"
            "ended_at"; numbers "player_id"; texts "reason"; documents
    ),
    kept!(
        "recommendation_members" in
            "request_id IN (SELECT id FROM recommendation_requests WHERE federation_id = {f})";
        "id" "request_id" "player_id" "name" "mail" "answer" "remark" "answered_at";
        numbers "player_id"; texts "name" "remark"; documents
    ),
    kept!(
        "external_ids" in OWN;
        "id" "player_id" "system" "number" "since" "ended" "entered_by" "source";
        numbers "player_id"; texts; documents
    ),
    kept!(
        "foreign_ratings" in OWN; "id" "player_id" "kind" "dated" "rating" "list_id";
        numbers "player_id"; texts; documents
    ),
    kept!(
        "official_lists" in OWN; "id" "system" "name" "dated" "created_at" "found"; numbers;
        texts; documents "found"
    ),
    kept!(
        "initial_rating_entries" in ALL; "act_id" "player_id" "before_standing" "after_standing";
        numbers "player_id"; texts; documents
    ),
    kept!(
        "initial_rating_acts" in OWN; "id" "reason" "at" "by_name" "undone_at" "undone_by";
        numbers; texts "reason"; documents
    ),
    kept!(
        "participants" in ALL;
        "tournament_id" "number" "player_id" "place" "points" "listed" "fide" "conditional";
        numbers "player_id"; texts; documents
    ),
    kept!(
        "games" in ALL;
        "tournament_id" "seq" "round" "a_id" "b_id" "half_points" "played" "annulled" "handicap"
            "colour"; numbers "a_id" "b_id"; texts; documents
    ),
    kept!(
        "annulments" in OF_TOURNAMENTS;
        "id" "tournament_id" "round" "a_id" "b_id" "by_name" "at" "reason"; numbers "a_id" "b_id";
        texts "reason"; documents
    ),
    kept!(
        "results" in ALL;
        "tournament_id" "player_id" "before" "after" "deviation_before" "deviation"
            "rank_before" "rank" "pool" "rated_games" "anomaly" "anomalous" "provisional"
            "provisional_before"; numbers "player_id"; texts; documents
    ),
    kept!(
        "list_entries" in ALL;
        "list_id" "pool" "place" "player_id" "name" "latin" "club" "rating" "deviation" "rank"
            "provisional"; numbers "player_id"; texts; documents
    ),
    kept!(
        "list_rank_decisions" in ALL; "list_id" "player_id" "article" "rank_before" "rank" "norm";
        numbers "player_id"; texts; documents
    ),
    kept!(
        "lists" in OWN; "id" "number" "date" "note"; numbers; texts "note"; documents
    ),
    kept!(
        "certificates" in OWN;
        "id" "player_id" "kind" "stage" "language" "on_day" "pool" "anonymous" "asked_by"
            "contact" "delivery" "requested_at" "number" "code" "facts" "statement" "signature"
            "issued_at" "issued_by" "ended_at" "reason"; numbers "player_id"; texts "reason";
        documents
    ),
    kept!(
        "appeals" in OWN;
        "id" "tournament_id" "player_id" "name" "contact" "about" "body" "filed_at" "stage"
            "answer" "answered_by" "answered_at" "correction_id"; numbers "player_id";
        texts "name" "body" "answer"; documents
    ),
    kept!(
        "licences" in OWN; "id" "kind" "name" "category" "number" "since" "until"; numbers;
        texts "name"; documents
    ),
    kept!(
        "orders" in OWN; "id" "number" "day" "body" "by_name"; numbers; texts "number" "body";
        documents
    ),
    kept!(
        "news" in OWN; "id" "language" "title" "body" "created_at"; numbers; texts "title" "body";
        documents
    ),
    kept!(
        "profiles" in OWN; "language" "about" "contacts"; numbers; texts "about" "contacts";
        documents
    ),
    kept!(
        "regulation_texts" in OWN; "id" "language" "day" "body"; numbers; texts "body"; documents
    ),
    kept!(
        "calendar_plans" in OWN; "id" "year" "title" "adopted_by"; numbers;
        texts "title" "adopted_by"; documents
    ),
    kept!(
        "plan_lines" in OF_PLANS; "id" "plan_id" "number" "name"; numbers; texts "name"; documents
    ),
    kept!(
        "plan_amendments" in OF_PLANS; "id" "plan_id" "day" "source" "changes"; numbers;
        texts "source" "changes"; documents
    ),
    kept!(
        "merges" in OWN; "id" "kept_id" "gone_id" "reason" "at" "by_name" "undone_at" "undone_by";
        numbers "kept_id" "gone_id"; texts "reason"; documents
    ),
    kept!(
        "corrections" in OWN;
        "id" "tournament_id" "at" "by_name" "reason" "table_before" "table_after"; numbers;
        texts "reason"; documents "table_before" "table_after"
    ),
    kept!(
        "registrations" in OF_TOURNAMENTS;
        "id" "tournament_id" "state" "name" "club" "city" "country" "player_rank" "born" "mail"
            "remark" "language" "created_at" "here" "entrant" "erased_at"; numbers "id";
        texts "name" "remark"; documents
    ),
    kept!(
        "tournaments" in OWN;
        "id" "code" "name" "starts" "ends" "referee_name" "remark" "reason" "sheet" "rated_as";
        numbers; texts "remark" "reason" "referee_name"; documents "sheet" "rated_as"
    ),
    kept!(
        "signatures" in OF_TOURNAMENTS;
        "id" "tournament_id" "office" "name" "signed_at" "withdrawn_at" "caveats"; numbers;
        texts "name"; documents
    ),
    kept!(
        "desks" in OF_TOURNAMENTS; "tournament_id" "state" "changed_at"; numbers; texts;
        documents "state"
    ),
    kept!(
        "desk_acts" in OF_TOURNAMENTS; "id" "tournament_id" "name" "act" "at"; numbers;
        texts "name"; documents "act"
    ),
    kept!(
        "assistants" in OF_TOURNAMENTS; "id" "tournament_id" "name" "created_at" "revoked_at";
        numbers; texts "name"; documents
    ),
    kept!(
        "proposals" in OWN;
        "id" "organizer_name" "stage" "name" "form" "body" "plea" "exception" "reason"; numbers;
        texts "organizer_name" "form" "body" "plea" "exception" "reason"; documents "form"
    ),
    kept!(
        "outbox" in ALL;
        "id" "address" "language" "kind" "facts" "created_at" "sent_at" "given_up_at"; numbers;
        texts; documents "facts"
    ),
    kept!(
        "jobs" in OWN; "id" "kind" "about" "by_name" "begun_at" "ended_at" "outcome" "result";
        numbers; texts "about" "result"; documents
    ),
    kept!(
        "audit" in OWN; "seq" "at" "actor" "act" "subject" "detail"; numbers; texts "detail";
        documents
    ),
];

pub const OF_ACCOUNTS: &[PersonalTable] = &[
    kept!(
        "accounts" in ALL;
        "id" "login" "name" "disabled" "language" "created_at" "mail" "mail_pending" "notices";
        numbers "id"; texts; documents
    ),
    kept!(
        "roles" in ALL; "id" "federation_id" "role" "club_id"; numbers "account_id"; texts;
        documents
    ),
    kept!(
        "sessions" in ALL; "created_at" "seen_at" "proved_at" "browser" "system" "network";
        numbers "account_id"; texts; documents
    ),
    kept!(
        "log_ins" in ALL; "id" "at" "outcome" "times" "browser" "system" "network";
        numbers "account_id"; texts; documents
    ),
    // Of second factors only their existence and their use are disclosed; secrets and hashes never
    // are.
    kept!(
        "totp" in ALL; "added_at" "used_at"; numbers "account_id"; texts; documents
    ),
    kept!(
        "totp_setups" in ALL; "created_at"; numbers "account_id"; texts; documents
    ),
    kept!(
        "passkeys" in ALL; "id" "name" "added_at" "used_at"; numbers "account_id"; texts;
        documents
    ),
    kept!(
        "recovery_codes" in ALL; "used_at"; numbers "account_id"; texts; documents
    ),
    kept!(
        "one_time_secrets" in ALL; "at"; numbers "account_id"; texts; documents
    ),
    kept!(
        "pending_second_factors" in ALL; "created_at"; numbers "account_id"; texts; documents
    ),
    kept!(
        "password_links" in ALL; "made_at" "made_by"; numbers "account_id"; texts; documents
    ),
    kept!(
        "one_time_links" in ALL; "created_at" "purpose" "expires_at" "used_at" "mail";
        numbers "account_id"; texts; documents
    ),
    kept!(
        "outbox" in ALL;
        "id" "address" "language" "kind" "facts" "created_at" "sent_at" "given_up_at";
        numbers "account_id"; texts; documents
    ),
    kept!(
        "signatures" in ALL;
        "id" "tournament_id" "office" "name" "signed_at" "withdrawn_at" "caveats";
        numbers "account_id"; texts; documents
    ),
    // Acts at a desk concern players: of the account only the fact of the act is disclosed.
    kept!(
        "desk_acts" in ALL; "id" "tournament_id" "name" "at"; numbers "account_id"; texts;
        documents
    ),
    kept!(
        "tournaments" in ALL; "id" "code" "name" "starts" "ends" "referee_name";
        numbers "referee_id"; texts; documents
    ),
    kept!(
        "appeals" in ALL; "id" "tournament_id" "name" "about" "body" "filed_at" "stage";
        numbers "account_id"; texts; documents
    ),
    kept!(
        "recommendation_members" in ALL;
        "id" "request_id" "name" "mail" "answer" "remark" "answered_at"; numbers "account_id";
        texts; documents
    ),
    kept!(
        "amendment_proposals" in ALL;
        "id" "by_name" "proposed_at" "reason" "parameters" "stage" "settled_by" "settled_at"
            "answer"; numbers "account_id"; texts; documents
    ),
    kept!(
        "proposals" in ALL;
        "id" "organizer_name" "stage" "name" "form" "body" "plea" "changed_at";
        numbers "organizer_id"; texts; documents
    ),
];

/// Acts of an account or on it, without details about others.
const ACTS: PersonalTable = kept!(
    "audit" in ALL; "seq" "at" "act" "subject"; numbers; texts "actor" "subject"; documents
);

fn sql_list(numbers: &[i64]) -> String {
    numbers
        .iter()
        .map(i64::to_string)
        .collect::<Vec<_>>()
        .join(", ")
}

/// Columns that identify a row and its time.
const ROW_KEY_COLUMNS: [&str; 6] = [
    "seq",
    "at",
    "created_at",
    "filed_at",
    "day",
    "tournament_id",
];

/// The columns whose texts contain the name, and those that identify the row. The rest concerns
/// other people. A line of the log is disclosed in full, because it is about the act.
fn disclosed_columns(kept: &PersonalTable) -> Vec<&'static str> {
    if kept.table == ACTS.table {
        return kept.columns.to_vec();
    }
    let rest = kept
        .columns
        .iter()
        .skip(1)
        .filter(|column| ROW_KEY_COLUMNS.contains(column) || kept.texts.contains(column));
    kept.columns.iter().take(1).chain(rest).copied().collect()
}

/// Appends each row once.
fn append_rows(
    conn: &mut Conn,
    table: &str,
    columns: &[&str],
    condition: &str,
    pattern: Option<&str>,
    rows: &mut Vec<String>,
) -> Result<(), DbError> {
    for row in json_rows(conn, table, columns, condition, pattern)? {
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    Ok(())
}

/// Excludes rows already found by the id of the person.
fn owned_otherwise(kept: &PersonalTable, numbers: &[i64]) -> String {
    let by_number = kept.numbers.iter().filter(|_| !numbers.is_empty());
    by_number
        .map(|column| {
            format!(
                " AND (\"{column}\" IS NULL OR \"{column}\" NOT IN ({}))",
                sql_list(numbers)
            )
        })
        .collect()
}

/// Finds the person by these ids or by the name; returns JSON objects.
pub fn load_rows_about(
    conn: &mut Conn,
    kept: &PersonalTable,
    federation: FederationId,
    numbers: &[i64],
    traces: &PersonReferences,
) -> Result<Vec<String>, DbError> {
    let within = kept.within.replace("{f}", &federation.0.to_string());
    let mut rows = Vec::new();
    for column in kept.numbers.iter().filter(|_| !numbers.is_empty()) {
        append_rows(
            conn,
            kept.table,
            kept.columns,
            &format!("{within} AND \"{column}\" IN ({})", sql_list(numbers)),
            None,
            &mut rows,
        )?;
    }
    let names = traces
        .spellings
        .iter()
        .map(|name| format!("%{}%", escape_like(name)));
    let own = owned_otherwise(kept, numbers);
    for (columns, patterns) in [
        (kept.texts, names.collect()),
        (kept.documents, traces.like_patterns()),
    ] {
        for (column, pattern) in columns
            .iter()
            .flat_map(|column| patterns.iter().map(move |pattern| (column, pattern)))
        {
            let pattern: &String = pattern;
            let told = if columns == kept.texts {
                disclosed_columns(kept)
            } else {
                kept.columns.to_vec()
            };
            append_rows(
                conn,
                kept.table,
                &told,
                &format!("{within}{own} AND \"{column}\" LIKE $1 ESCAPE '\\'"),
                Some(pattern),
                &mut rows,
            )?;
        }
    }
    if kept.table == "audit" {
        add_audit_mentions(conn, kept, &within, traces, &mut rows)?;
    }
    Ok(rows)
}

fn add_audit_mentions(
    conn: &mut Conn,
    kept: &PersonalTable,
    within: &str,
    traces: &PersonReferences,
    rows: &mut Vec<String>,
) -> Result<(), DbError> {
    let subjects: Vec<String> = traces
        .players
        .iter()
        .map(|id| format!("'player {}'", id.0))
        .collect();
    let subjects = subjects.join(", ");
    append_rows(
        conn,
        kept.table,
        kept.columns,
        &format!("{within} AND (subject IN ({subjects}) OR detail IN ({subjects}))"),
        None,
        rows,
    )
}

/// Returns JSON objects.
pub fn of_account(
    conn: &mut Conn,
    kept: &PersonalTable,
    account: AccountId,
) -> Result<Vec<String>, DbError> {
    let mut rows = Vec::new();
    for column in kept.numbers {
        append_rows(
            conn,
            kept.table,
            kept.columns,
            &format!("\"{column}\" = {}", account.0),
            None,
            &mut rows,
        )?;
    }
    Ok(rows)
}

/// Acts by the account or on it.
pub fn acts_of_account(conn: &mut Conn, account: AccountId) -> Result<Vec<String>, DbError> {
    let mut rows = Vec::new();
    append_rows(
        conn,
        ACTS.table,
        ACTS.columns,
        &format!(
            "actor LIKE '% (#{0})' OR subject = 'account {0}'",
            account.0
        ),
        None,
        &mut rows,
    )?;
    Ok(rows)
}
