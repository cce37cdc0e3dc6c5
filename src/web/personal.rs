//! All data about one person, as a page and as a file: for an officer who answers a player, and for
//! the holder of an account.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde_json::Value;

use crate::actions::personal::{self as office, Everything, Table};
use crate::db::PlayerId;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, render_page};
use crate::frame::request::{By, Commission, Member, read_inside, write_inside};
use crate::i18n::L10nLanguage;

struct TableContent {
    title: String,
    columns: Vec<String>,
    rows: Vec<Vec<String>>,
}

#[derive(Template)]
#[template(path = "players/data.html")]
struct DataPage {
    page: Layout,
    lead: String,
    spellings: String,
    /// The address of the file; `noted`: handing it out is recorded.
    file: String,
    noted: bool,
    tables: Vec<TableContent>,
}

impl DataPage {
    fn from_everything(
        page: Layout,
        everything: &Everything,
        lead: String,
        file: (String, bool),
    ) -> DataPage {
        let tables = everything
            .tables
            .iter()
            .map(|table| table_content(page.t, table))
            .collect();
        DataPage {
            page,
            lead,
            spellings: everything.spellings.join("; "),
            file: file.0,
            noted: file.1,
            tables,
        }
    }
}

fn table_content(t: &L10nLanguage, table: &Table) -> TableContent {
    let said = |value: &Value| match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let mut columns: Vec<String> = Vec::new();
    for (column, value) in table.rows.iter().flatten() {
        if !said(value).is_empty() && !columns.contains(column) {
            columns.push(column.clone());
        }
    }
    let row = |row: &serde_json::Map<String, Value>| {
        columns
            .iter()
            .map(|column| row.get(column).map(said).unwrap_or_default())
            .collect()
    };
    let rows = table.rows.iter().map(row).collect();
    TableContent {
        title: table_title(t, table.name),
        columns,
        rows,
    }
}

fn table_title(t: &L10nLanguage, table: &str) -> String {
    match table {
        "players" => t.msg_data_players(),
        "pool_ratings" => t.msg_data_pool_ratings(),
        "club_changes" => t.msg_data_club_changes(),
        "country_changes" => t.msg_data_country_changes(),
        "memberships" => t.msg_data_memberships(),
        "licences" => t.msg_licences_title(),
        "person_links" => t.msg_persons_title(),
        "rating_requests" | "recommenders" => t.msg_recommendations_title(),
        "recommendations" => t.msg_data_recommendations(),
        "player_numbers" => t.msg_data_player_numbers(),
        "foreign_ratings" => t.msg_data_foreign_ratings(),
        "official_lists" => t.msg_data_official_lists(),
        "standing_entries" => t.msg_data_standing_entries(),
        "standing_acts" => t.msg_data_standing_acts(),
        "participants" => t.msg_data_participants(),
        "games" => t.msg_data_games(),
        "results" => t.msg_data_results(),
        "list_entries" => t.msg_data_list_entries(),
        "list_decisions" => t.msg_data_list_decisions(),
        "lists" => t.msg_data_lists(),
        "certificates" => t.msg_data_certificates(),
        "merges" => t.msg_data_merges(),
        "corrections" => t.msg_data_corrections(),
        "registrations" => t.msg_data_registrations(),
        "tournaments" => t.msg_data_tournaments(),
        "signatures" => t.msg_data_signatures(),
        "desks" => t.msg_data_desks(),
        "desk_acts" => t.msg_data_desk_acts(),
        "assistants" => t.msg_data_assistants(),
        "proposals" => t.msg_data_proposals(),
        "amendment_proposals" => t.msg_amendments_title(),
        "works" => t.msg_progress_title(),
        "outbox" => t.msg_data_outbox(),
        "audit" => t.msg_data_audit(),
        "accounts" => t.msg_data_accounts(),
        "roles" => t.msg_data_roles(),
        "sessions" => t.msg_data_sessions(),
        "half_sessions" => t.msg_second_title(),
        "totp" => t.msg_factor_totp_title(),
        "totp_setups" => t.msg_factor_totp_set_up(),
        "passkeys" => t.msg_factor_passkeys_title(),
        "recovery_codes" => t.msg_factor_codes_title(),
        "log_ins" => t.msg_data_log_ins(),
        "password_links" => t.msg_data_password_links(),
        "links" => t.msg_data_links(),
        "appeals" => t.msg_appeals_title(),
        "annulments" => t.msg_data_annulments(),
        "calendar_plans" | "plan_amendments" | "plan_lines" => t.msg_plans_title(),
        "news" => t.msg_news_title(),
        "orders" => t.msg_orders_title(),
        "profiles" => t.msg_profile_title(),
        "unseen" => t.msg_unseen_title(),
        "wordings" => t.msg_regulation_text_title(),
        other => other.to_owned(),
    }
}

fn json_file(name: &str, everything: &Value) -> Result<HttpResponse, WebError> {
    let body = serde_json::to_vec_pretty(everything).map_err(|e| WebError::Page(e.to_string()))?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}\""),
        ))
        .content_type("application/json")
        .body(body))
}

fn parse_player(path: &web::Path<(String, String)>) -> Result<PlayerId, WebError> {
    path.1.parse().map(PlayerId).map_err(|_| WebError::NotFound)
}

pub async fn of_player(
    by: By<Commission>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let (id, actor) = (parse_player(&path)?, by.actor.clone());
    let _turn = by.app.calculation_limit.take(by.reader).await?;
    let everything = read_inside(&by, move |c, f| office::of_player(c, &actor, f, id)).await?;
    let t = by.t();
    let page = Layout::for_federation(&by.inside, "ratings", t.msg_data_title());
    let here = (format!("/{}/players/{id}/data", by.federation.slug), true);
    render_page(&DataPage::from_everything(
        page,
        &everything,
        t.msg_data_lead(),
        here,
    ))
}

/// The file is handed over to the person.
pub async fn hand_over(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, now) = (parse_player(&path)?, by.app.now());
    let _turn = by.app.calculation_limit.take(by.reader).await?;
    let everything = write_inside(&by, move |tx| office::hand_over(tx, id)).await?;
    json_file(&format!("player-{id}.json"), &everything.to_file(now))
}

async fn load_own(member: &Member) -> Result<Everything, WebError> {
    let id = member.actor.account.ok_or(WebError::LogIn)?;
    member
        .visit
        .app
        .read(move |c| office::of_account(c, id))
        .await
}

pub async fn of_account(member: Member) -> Result<HttpResponse, WebError> {
    let (everything, t) = (load_own(&member).await?, member.visit.t());
    let page = Layout::for_site(&member.visit, t.msg_data_own_title());
    render_page(&DataPage::from_everything(
        page,
        &everything,
        t.msg_data_own_lead(),
        ("/account/data.json".to_owned(), false),
    ))
}

pub async fn account_file(member: Member) -> Result<HttpResponse, WebError> {
    json_file(
        "account.json",
        &load_own(&member).await?.to_file(member.visit.app.now()),
    )
}
