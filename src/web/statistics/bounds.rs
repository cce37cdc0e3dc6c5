//! The bounds of the monitored quantities: alarms beyond them, and the commission's form.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use super::View;
use crate::actions::FormProblem;
use crate::actions::rating_monitor as office;
use crate::domain::rating_monitor::{Alarm, Bound, FEW, Measure};
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::request::{By, Commission, write_form};
use crate::frame::sentences::FieldMistakes;
use crate::i18n::{arg, choices, terms};

impl View {
    pub(super) fn alarm_sentence(self, pool: Option<Pool>, alarm: &Alarm) -> String {
        let t = self.t;
        let bound = self
            .language
            .number(alarm.bound.value(), bound_decimals(alarm.bound));
        let said = match alarm.measure {
            Measure::Anomalous => t.msg_alarm_anomalous(
                arg::Value(self.language.number(alarm.value, 1)),
                arg::Bound(bound),
            ),
            Measure::Deviation => t.msg_alarm_deviation(
                arg::Value(self.language.number(alarm.value, 1)),
                arg::Bound(bound),
            ),
            Measure::Excess => {
                t.msg_alarm_excess(arg::Value(self.signed(alarm.value, 3)), arg::Bound(bound))
            }
            Measure::Drift => t.msg_alarm_drift(
                arg::Value(self.format_change(alarm.value)),
                arg::Bound(bound),
            ),
        };
        pool.map_or(said.clone(), |pool| {
            format!("{}: {said}", terms::pool_name(t, pool))
        })
    }
}

fn bound_decimals(bound: Bound) -> usize {
    let thousandths = bound.in_thousandths();
    [1000, 100, 10]
        .into_iter()
        .position(|unit| thousandths.is_multiple_of(unit))
        .unwrap_or(3)
}

struct BoundField {
    name: &'static str,
    label: String,
    value: String,
}

#[derive(Template)]
#[template(path = "statistics/bounds.html")]
struct BoundsPage {
    page: Layout,
    slug: String,
    few: String,
    fields: Vec<BoundField>,
    mistakes: FieldMistakes,
}

fn build_page(
    by: &By<Commission>,
    typed: impl Fn(Measure) -> String,
    problems: &[FormProblem],
) -> BoundsPage {
    let t = by.t();
    let named = |name: &'static str| {
        Measure::from_word(name).map_or_else(
            || name.to_owned(),
            |measure| choices::measure_name(t, measure),
        )
    };
    BoundsPage {
        page: Layout::for_federation(by, "rules", t.msg_bounds_title()),
        slug: by.federation.slug.clone(),
        few: FEW.to_string(),
        fields: office::available_measures(&by.federation)
            .map(|measure| BoundField {
                name: measure.word(),
                label: choices::measure_name(t, measure),
                value: typed(measure),
            })
            .collect(),
        mistakes: FieldMistakes::from_problems(t, problems, named),
    }
}

pub async fn show_page(by: By<Commission>) -> Result<HttpResponse, WebError> {
    let (held, language) = (by.federation.bounds(), by.language);
    let written = |measure| {
        held.get(&measure)
            .map(|b| language.number(b.value(), bound_decimals(*b)))
            .unwrap_or_default()
    };
    render_with_status(&build_page(&by, written, &[]), StatusCode::OK)
}

pub async fn save_bounds(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let typed: Vec<(Measure, String)> = office::available_measures(&by.federation)
        .map(|measure| (measure, form.text(measure.word()).to_owned()))
        .collect();
    let entered = typed.clone();
    match write_form(&by, move |tx| office::set(tx, &entered)).await? {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/numbers", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            let again = |measure| {
                typed
                    .iter()
                    .find(|(of, _)| *of == measure)
                    .map(|(_, text)| text.clone())
                    .unwrap_or_default()
            };
            render_with_status(
                &build_page(&by, again, &problems),
                StatusCode::UNPROCESSABLE_ENTITY,
            )
        }
    }
}
