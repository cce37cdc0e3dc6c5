//! Rows as JSON built by the database, for code that must not depend on the columns known to this
//! version.

use diesel::RunQueryDsl;

use super::{Conn, DbError};

#[derive(diesel::QueryableByName)]
struct TextRow {
    #[diesel(sql_type = diesel::sql_types::Text)]
    told: String,
}

/// The text column must be named `told`.
pub(super) fn query_texts(conn: &mut Conn, question: &str) -> Result<Vec<String>, DbError> {
    let rows: Vec<TextRow> = match conn {
        Conn::Sqlite(c) => diesel::sql_query(question).load(c)?,
        Conn::Postgres(c) => diesel::sql_query(question).load(c)?,
    };
    Ok(rows.into_iter().map(|row| row.told).collect())
}

/// Returns JSON objects; `$1` in the condition is the pattern.
pub(super) fn json_rows(
    conn: &mut Conn,
    table: &str,
    columns: &[&str],
    condition: &str,
    pattern: Option<&str>,
) -> Result<Vec<String>, DbError> {
    let pairs: Vec<String> = columns
        .iter()
        .map(|column| format!("'{column}', \"{column}\""))
        .collect();
    let first = columns.first().copied().unwrap_or("1");
    let sql = |object: &str, end: &str| {
        let pairs = pairs.join(", ");
        format!(
            "SELECT {object}({pairs}){end} AS told FROM \"{table}\" WHERE {condition} ORDER BY \
                \"{first}\""
        )
    };
    macro_rules! load {
        ($conn:expr, $sql:expr) => {
            match pattern {
                None => diesel::sql_query($sql).load::<TextRow>($conn),
                Some(pattern) => diesel::sql_query($sql)
                    .bind::<diesel::sql_types::Text, _>(pattern)
                    .load::<TextRow>($conn),
            }
        };
    }
    let rows = match conn {
        Conn::Sqlite(c) => load!(c, sql("json_object", ""))?,
        Conn::Postgres(c) => load!(c, sql("json_build_object", "::text"))?,
    };
    Ok(rows.into_iter().map(|row| row.told).collect())
}
