//! The privacy page: stored personal data, its retention periods, and the rights of persons.

use actix_web::HttpResponse;
use askama::Template;

use crate::db::federations::{self, Federation};
use crate::domain::registration::CONFIRMATION_TIME;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::request::Visit;
use crate::i18n::arg;

struct KeptData {
    what: String,
    who: String,
    until: String,
}

impl KeptData {
    fn new(what: String, who: String, until: String) -> KeptData {
        KeptData { what, who, until }
    }
}

#[derive(Template)]
#[template(path = "home/privacy.html")]
struct PrivacyPage {
    page: Layout,
    rows: Vec<KeptData>,
    contact: Option<(String, String)>,
    /// Slug and name: without a contact the federations' officers are responsible.
    federations: Vec<(String, String)>,
}

pub async fn show_privacy(visit: Visit) -> Result<HttpResponse, WebError> {
    let all = visit.app.read(federations::list).await?;
    let name = |f: &Federation| (f.slug.clone(), f.name_in(visit.language));
    let contact = visit.app.settings.privacy_contact.clone();
    let read = |address: String| {
        (
            address.clone(),
            address
                .trim_start_matches("mailto:")
                .trim_start_matches("tel:")
                .to_owned(),
        )
    };
    render_public(&PrivacyPage {
        page: Layout::for_site(&visit, visit.t().msg_privacy_title()),
        rows: retention_rows(&visit),
        contact: contact.map(read),
        federations: all.iter().map(name).collect(),
    })
}

fn retention_rows(visit: &Visit) -> Vec<KeptData> {
    let mut rows = content_rows(visit);
    rows.extend(account_rows(visit));
    rows
}

fn content_rows(visit: &Visit) -> Vec<KeptData> {
    let (t, kept) = (visit.t(), visit.app.settings.retention);
    let days = |count: u32| t.msg_count_days(i64::from(count));
    vec![
        KeptData::new(
            t.msg_privacy_games(),
            t.msg_privacy_everybody(),
            t.msg_privacy_always(),
        ),
        KeptData::new(
            t.msg_privacy_births(),
            t.msg_privacy_officers(),
            t.msg_privacy_always(),
        ),
        KeptData::new(
            t.msg_privacy_registrations(),
            t.msg_privacy_organizer(),
            t.msg_privacy_after_tournament(
                arg::Days(days(kept.registrations)),
                arg::Unconfirmed(t.msg_count_days(CONFIRMATION_TIME.num_days())),
            ),
        ),
        KeptData::new(
            t.msg_privacy_requests(),
            t.msg_privacy_officers(),
            t.msg_privacy_after_answer(days(kept.requests)),
        ),
        KeptData::new(
            t.msg_privacy_letters(),
            t.msg_privacy_administrator(),
            t.msg_privacy_after_sending(days(kept.letters)),
        ),
        KeptData::new(
            t.msg_privacy_drafts(),
            t.msg_privacy_writers(),
            t.msg_privacy_after_change(days(kept.drafts)),
        ),
    ]
}

fn account_rows(visit: &Visit) -> Vec<KeptData> {
    let (t, kept) = (visit.t(), visit.app.settings.retention);
    let days = |count: u32| t.msg_count_days(i64::from(count));
    vec![
        KeptData::new(
            t.msg_privacy_accounts(),
            t.msg_privacy_administrator(),
            t.msg_privacy_while_office(),
        ),
        KeptData::new(
            t.msg_privacy_offices(),
            t.msg_privacy_everybody(),
            t.msg_privacy_while_office(),
        ),
        KeptData::new(
            t.msg_privacy_sessions(),
            t.msg_privacy_nobody(),
            t.msg_privacy_at_most(days(kept.sessions)),
        ),
        KeptData::new(
            t.msg_privacy_log_ins(),
            t.msg_privacy_administrator(),
            t.msg_privacy_at_most(days(kept.log_ins)),
        ),
        KeptData::new(
            t.msg_privacy_audit(),
            t.msg_privacy_officers(),
            t.msg_privacy_audit_until(),
        ),
        KeptData::new(
            t.msg_privacy_logs(),
            t.msg_privacy_administrator(),
            t.msg_privacy_at_most(days(kept.logs)),
        ),
    ]
}
