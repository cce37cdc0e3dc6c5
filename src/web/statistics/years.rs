//! The monitored quantities, year by year (rgf 1).

use std::collections::BTreeMap;

use super::{NAMED, Section, StatisticsKind, TICKS, View, to_count};
use crate::chart::{Chart, Span};
use crate::domain::rating_monitor::RatingMeasurements;
use crate::i18n::arg;

impl View {
    /// Year by year (rgf 1).
    pub(super) fn years_section(self, years: &BTreeMap<i32, RatingMeasurements>) -> Section {
        let t = self.t;
        let title = t.msg_statistics_years();
        let mut section = Section::new(
            StatisticsKind::Years,
            title.clone(),
            t.msg_statistics_years_empty(),
        );
        let deviations = self.figures.shows.deviation;
        section.about = vec![t.msg_statistics_years_about()];
        section
            .about
            .extend(deviations.then(|| t.msg_statistics_years_anomalous()));
        let mut head = vec![t.msg_statistics_year(), t.msg_statistics_results()];
        if deviations {
            head.extend([
                t.msg_statistics_anomalous(),
                t.msg_statistics_share(),
                t.msg_statistics_mean_deviation(),
            ]);
        }
        head.extend([
            t.msg_games(),
            t.msg_statistics_expected(),
            t.msg_statistics_scored(),
            t.msg_statistics_excess(),
        ]);
        section.head = head;
        let number = |value: Option<f64>, decimals| {
            value.map_or_else(
                || "–".to_owned(),
                |value| self.language.number(value, decimals),
            )
        };
        let row = |(year, of): (&i32, &RatingMeasurements)| {
            let mut row = vec![year.to_string(), of.results.to_string()];
            if deviations {
                row.extend([
                    of.anomalous.to_string(),
                    t.msg_percent(number(of.share().map(|share| 100.0 * share), 1)),
                    number(of.mean_deviation(), 1),
                ]);
            }
            let all = &of.prediction.all;
            let excess = all
                .mean_excess()
                .map_or_else(|| "–".to_owned(), |excess| self.signed(excess, 3));
            row.extend([
                all.games.to_string(),
                self.format_score(all.mean_expected()),
                self.format_score(all.mean_score()),
                excess,
            ]);
            row
        };
        section.rows = years.iter().map(row).collect();
        section.picture = self.years_picture(title, years);
        section
    }

    /// The excess of the favourites' scores over their expectation, a bar for each year.
    fn years_picture(
        self,
        title: String,
        years: &BTreeMap<i32, RatingMeasurements>,
    ) -> Option<Chart> {
        let t = self.t;
        let known: Vec<(i32, f64, usize)> = years
            .iter()
            .filter_map(|(year, of)| {
                Some((
                    *year,
                    of.prediction.all.mean_excess()?,
                    of.prediction.all.games,
                ))
            })
            .collect();
        let (Some(first), Some(last)) = (years.keys().next(), years.keys().next_back()) else {
            return None;
        };
        let (lowest, highest) = known.iter().fold((0.0_f64, 0.0_f64), |(low, high), k| {
            (low.min(k.1), high.max(k.1))
        });
        let about = t.msg_statistics_years_picture(
            arg::Lowest(self.signed(lowest, 3)),
            arg::Highest(self.signed(highest, 3)),
        );
        let (across, up) = (
            Span::new(f64::from(*first), f64::from(*last) + 1.0),
            Span::new(lowest, highest),
        );
        let mut chart = Chart::new(
            "years-picture",
            title,
            about,
            across,
            up,
            (t.msg_statistics_year(), t.msg_statistics_excess()),
        );
        let (rows, decimals) = up.ticks(TICKS, 0.001);
        rows.into_iter()
            .for_each(|row| chart.add_row(row, self.signed(row, decimals)));
        let each = years.len().div_ceil(NAMED).max(1);
        for (place, (year, excess, games)) in known.iter().enumerate() {
            let left = f64::from(*year);
            if place % each == 0 {
                chart.add_column(left + 0.5, year.to_string());
            }
            let says = t.msg_statistics_year_says(
                arg::Year(year.to_string()),
                arg::Excess(self.signed(*excess, 3)),
                arg::Games(t.msg_count_games(to_count(*games))),
            );
            chart.add_bar(left + 0.15, left + 0.85, *excess, says);
        }
        chart.add_line(
            &[(f64::from(*first), 0.0), (f64::from(*last) + 1.0, 0.0)],
            "axis",
        );
        Some(chart)
    }
}
