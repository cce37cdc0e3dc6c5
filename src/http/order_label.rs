//! Names of orders and of the amendments that follow them.

use chrono::NaiveDate;

use crate::db::editions::{self, Edition};
use crate::db::orders::{self as storage, Label};
use crate::db::{Conn, DbError, EditionId, FederationId};
use crate::frame::options::Choice;
use crate::i18n::{Language, Speaks, arg};

/// Number, title or both; the day only if the page doesn't show it beside.
pub fn format_name(
    language: Language,
    number: &str,
    title: &str,
    day: Option<NaiveDate>,
) -> String {
    let t = language.messages();
    match (number, title, day.map(|day| language.format_day(day))) {
        ("", title, None) => title.to_owned(),
        ("", title, Some(day)) => t.msg_order_called_of(arg::Title(title), arg::Day(day)),
        (number, "", None) => t.msg_order_named(number),
        (number, "", Some(day)) => t.msg_order_cited(arg::Number(number), arg::Day(day)),
        (number, title, None) => t.msg_order_titled(arg::Number(number), arg::Title(title)),
        (number, title, Some(day)) => {
            t.msg_order_titled_of(arg::Number(number), arg::Day(day), arg::Title(title))
        }
    }
}

pub fn format_with_day(language: Language, order: &Label) -> String {
    format_name(language, &order.number, &order.title, Some(order.day))
}

pub fn build_choices(language: Language, all: &[Label], chosen: &str) -> Vec<Choice<i64>> {
    all.iter()
        .map(|o| {
            Choice::new(
                o.id.0,
                format_with_day(language, o),
                o.id.to_string() == chosen.trim(),
            )
        })
        .collect()
}

pub fn format_edition(language: Language, all: &[Label], edition: &Edition) -> String {
    let order = all
        .iter()
        .find(|order| Some(order.id) == edition.amendment.order_id);
    order.map_or_else(
        || edition.amendment.title.clone(),
        |order| format_with_day(language, order),
    )
}

#[derive(Clone)]
pub struct GoverningEdition {
    edition: Edition,
    orders: Vec<Label>,
}

impl GoverningEdition {
    /// `None` for the text as first approved.
    pub fn find(
        c: &mut Conn,
        federation: FederationId,
        id: Option<EditionId>,
    ) -> Result<Option<GoverningEdition>, DbError> {
        let Some(id) = id else { return Ok(None) };
        let Some(edition) = editions::list(c, federation)?
            .into_iter()
            .find(|edition| edition.id == id)
        else {
            return Ok(None);
        };
        let orders = if edition.amendment.order_id.is_some() {
            storage::load_labels(c, federation)?
        } else {
            Vec::new()
        };
        Ok(Some(GoverningEdition { edition, orders }))
    }

    pub fn number_and_name(&self, language: Language) -> (i32, String) {
        (
            self.edition.amendment.number,
            format_edition(language, &self.orders, &self.edition),
        )
    }
}
