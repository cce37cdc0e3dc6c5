//! The data of a chart as a CSV file.

use std::collections::BTreeMap;

use actix_web::HttpResponse;

use super::{NumbersFilter, StatisticsKind};
use crate::actions::ActionError;
use crate::actions::lists::format_number as shortest;
use crate::actions::statistics as office;
use crate::domain::rating_monitor::RatingMeasurements;
use crate::domain::statistics::{Drift, Histogram, Period, Prediction};
use crate::domain::tournament::Pool;
use crate::error::{FormFault, WebError};
use crate::frame::layout::public_download;
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, read_inside};
use crate::rating_format::RatingFormat;

pub async fn numbers_csv(
    inside: Inside,
    query: QueryParams<NumbersFilter>,
) -> Result<HttpResponse, WebError> {
    let what = StatisticsKind::from_word(&query.what).ok_or(WebError::NotFound)?;
    let pool = query.pool(RatingFormat::for_federation(&inside));
    // A file doesn't show what is missing, so a wrong period is refused.
    let period = Period::parse(&query.from, &query.to, inside.today())
        .map_err(|_| WebError::Form(FormFault::Field))?;
    let turn = inside.app.calculation_limit.take(inside.reader).await?;
    let records = read_inside(&inside, move |c, f| {
        let _turn = turn;
        let mut records = match what {
            StatisticsKind::Distribution => {
                distribution_records(office::rating_distribution(c, f, pool)?.as_ref())
            }
            StatisticsKind::Inflation => {
                inflation_records(&office::drift_by_quarter(c, f, pool, period)?)
            }
            StatisticsKind::Prediction => prediction_records(
                &office::evaluate_period(c, f, pool, period)?
                    .whole
                    .prediction,
            ),
            StatisticsKind::Years => {
                years_records(&office::evaluate_period(c, f, pool, period)?.years)
            }
        };
        let word = pool.map(Pool::word).unwrap_or_default();
        for (place, record) in records.iter_mut().enumerate() {
            record.insert(
                0,
                if place == 0 {
                    "pool".to_owned()
                } else {
                    word.to_owned()
                },
            );
        }
        Ok::<_, ActionError>(records)
    })
    .await?;
    let failed = |e: &dyn std::fmt::Display| WebError::Page(format!("csv: {e}"));
    let mut out = csv::Writer::from_writer(Vec::new());
    for record in &records {
        out.write_record(record).map_err(|e| failed(&e))?;
    }
    let bytes = out.into_inner().map_err(|e| failed(&e))?;
    let body = String::from_utf8(bytes).map_err(|e| failed(&e))?;
    let days = if what == StatisticsKind::Distribution {
        String::new()
    } else {
        format!("-{}-{}", period.first, period.last)
    };
    Ok(public_download(
        "text/csv; charset=utf-8",
        &format!("{}-{}{days}.csv", inside.federation.slug, what.word()),
        body,
    ))
}

/// Six decimals: beyond these a number would depend on the order of the games.
fn format_exact(value: f64) -> String {
    shortest((value * 1e6).round() / 1e6 + 0.0)
}

fn to_record<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).to_vec()
}

fn distribution_records(histogram: Option<&Histogram>) -> Vec<Vec<String>> {
    let mut records = vec![to_record(["from", "below", "players"])];
    for (from, players) in histogram.into_iter().flat_map(|h| &h.steps) {
        let below = from + histogram.map_or(0.0, |h| h.width);
        records.push(vec![
            format_exact(*from),
            format_exact(below),
            players.to_string(),
        ]);
    }
    records
}

fn inflation_records(drift: &[Drift]) -> Vec<Vec<String>> {
    let mut records = vec![to_record([
        "quarter",
        "from",
        "to",
        "players",
        "mean_change",
    ])];
    for d in drift {
        let (quarter, mean) = (d.quarter, d.mean.map(format_exact).unwrap_or_default());
        let name = format!("{}-Q{}", quarter.year(), quarter.number());
        records.push(vec![
            name,
            quarter.first_day().to_string(),
            quarter.last_day().to_string(),
            d.players.to_string(),
            mean,
        ]);
    }
    records
}

fn prediction_records(prediction: &Prediction) -> Vec<Vec<String>> {
    let mut records = vec![to_record([
        "from",
        "below",
        "games",
        "mean_expected",
        "mean_scored",
        "mean_squared_error",
    ])];
    let groups = prediction
        .groups
        .iter()
        .enumerate()
        .map(|(place, group)| (Prediction::group_bounds(place), group));
    for ((from, below), group) in groups.chain([((0.5, 1.0), &prediction.all)]) {
        let means = [
            group.mean_expected(),
            group.mean_score(),
            group.squared_error(),
        ]
        .map(|mean| mean.map(format_exact).unwrap_or_default());
        records.push(
            [
                format_exact(from),
                format_exact(below),
                group.games.to_string(),
            ]
            .into_iter()
            .chain(means)
            .collect(),
        );
    }
    records
}

fn years_records(years: &BTreeMap<i32, RatingMeasurements>) -> Vec<Vec<String>> {
    let mut records = vec![to_record([
        "year",
        "results",
        "anomalous",
        "mean_deviation",
        "games",
        "mean_expected",
        "mean_scored",
    ])];
    for (year, of) in years {
        let all = &of.prediction.all;
        let exact = |mean: Option<f64>| mean.map(format_exact).unwrap_or_default();
        let counted = [
            year.to_string(),
            of.results.to_string(),
            of.anomalous.to_string(),
            exact(of.mean_deviation()),
            all.games.to_string(),
        ];
        records.push(
            counted
                .into_iter()
                .chain([exact(all.mean_expected()), exact(all.mean_score())])
                .collect(),
        );
    }
    records
}
