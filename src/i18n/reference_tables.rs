//! Titles, heads and cells of a regulation's tables in the reader's language.

use super::arg;
use super::{L10nLanguage, Language, Speaks, terms};
use crate::domain::rules::reference_table::{Cell, ColumnHead, TableTitle};
use crate::domain::tournament::Board;

pub fn table_title(t: &L10nLanguage, title: TableTitle) -> String {
    match title {
        TableTitle::Ranks => t.msg_reference_ranks(),
        TableTitle::PublishedRanks => t.msg_reference_published_ranks(),
        TableTitle::ExpectedScore => t.msg_reference_expected_score(),
        TableTitle::ExpectedExamples => t.msg_reference_expected_examples(),
        TableTitle::Coefficients => t.msg_reference_coefficients(),
        TableTitle::CoefficientsReached => t.msg_reference_coefficients_reached(),
        TableTitle::BonusLimit => t.msg_reference_bonus_limit(),
        TableTitle::BoardDivisor => t.msg_reference_board_divisor(),
        TableTitle::GamesBelow(bound) => t.msg_reference_games_below(bound),
        TableTitle::GamesAbove(bound) => t.msg_reference_games_above(bound),
        TableTitle::AdditionalPoints(bound) => t.msg_reference_additional_points(bound),
        TableTitle::AnomalousPoints => t.msg_reference_anomalous_points(),
        TableTitle::RanksOfPlaces => t.msg_reference_ranks_of_places(),
        TableTitle::Categories => t.msg_reference_categories(),
        TableTitle::CategoryLevels => t.msg_reference_category_levels(),
        TableTitle::AnomalyByGames => t.msg_reference_anomaly_by_games(),
        TableTitle::AnomalyByRating => t.msg_reference_anomaly_by_rating(),
        TableTitle::CategoryFactors => t.msg_reference_category_factors(),
    }
}

pub fn column_head(t: &L10nLanguage, head: ColumnHead) -> String {
    match head {
        ColumnHead::Rating => t.msg_reference_head_rating(),
        ColumnHead::OpponentRating => t.msg_reference_head_opponent_rating(),
        ColumnHead::NearestRatings => t.msg_reference_head_nearest_ratings(),
        ColumnHead::Difference => t.msg_reference_head_difference(),
        ColumnHead::Rank => t.msg_reference_head_rank(),
        ColumnHead::GivenFrom => t.msg_reference_head_given_from(),
        ColumnHead::LostAt => t.msg_reference_head_lost_at(),
        ColumnHead::ExpectedLower => t.msg_reference_head_expected_lower(),
        ColumnHead::ExpectedHigher => t.msg_reference_head_expected_higher(),
        ColumnHead::Sign(sign) => sign.to_owned(),
        ColumnHead::KSuccess => t.msg_reference_head_k_success(),
        ColumnHead::KFailure => t.msg_reference_head_k_failure(),
        ColumnHead::GreatestSum => t.msg_reference_head_greatest_sum(),
        ColumnHead::Board => t.msg_reference_head_board(),
        ColumnHead::Divisor => t.msg_reference_head_divisor(),
        ColumnHead::Win => t.msg_reference_head_win(),
        ColumnHead::Loss => t.msg_reference_head_loss(),
        ColumnHead::Additional => t.msg_reference_head_additional(),
        ColumnHead::On(size) => board_size(size),
        ColumnHead::GamesBefore => t.msg_reference_head_games_before(),
        ColumnHead::Games => t.msg_reference_head_games(),
        ColumnHead::Category => t.msg_reference_head_category(),
        ColumnHead::Place => t.msg_reference_head_place(),
        ColumnHead::Restriction => t.msg_reference_head_restriction(),
        ColumnHead::Levels => t.msg_reference_head_levels(),
        ColumnHead::Factor => t.msg_reference_head_factor(),
    }
}

pub fn cell_text(language: Language, cell: Cell) -> String {
    let t = language.messages();
    let number =
        |number: f64| language.localize_decimals(format_short(number).replace('-', "\u{2212}"));
    match cell {
        Cell::Number(value) => number(value),
        Cell::Signed(points) => language.signed(points as f64, 0),
        Cell::Hundredths(hundredths) => language.number(f64::from(hundredths) / 100.0, 2),
        Cell::Span(None, None) | Cell::Any => t.msg_reference_any(),
        Cell::AnyPlace => t.msg_reference_any_place(),
        Cell::AtLeast(count) => t.msg_reference_at_least(i64::from(count)),
        Cell::Span(None, Some(below)) => t.msg_reference_below(number(below)),
        Cell::Span(Some(from), None) => t.msg_reference_from(number(from)),
        Cell::Span(Some(from), Some(below)) if from.fract() == 0.0 && below.fract() == 0.0 => {
            let (first, last) = (number(from), number(below - 1.0));
            if from < 0.0 || from + 1.0 == below {
                t.msg_reference_from_below(arg::First(first), arg::Bound(number(below)))
            } else {
                format!("{first}–{last}")
            }
        }
        Cell::Span(Some(from), Some(below)) => {
            t.msg_reference_from_below(arg::First(number(from)), arg::Bound(number(below)))
        }
        Cell::Fraction(above, below) => format!("{above}/{below}"),
        Cell::Rank(name) => terms::rank_name(language, name),
        Cell::Board(size) => board_size(size),
        Cell::Category(category) => terms::category_name(t, category),
        Cell::Places(first, last) if first == last => first.to_string(),
        Cell::Places(first, last) => format!("{first}–{last}"),
        Cell::Restriction(code) => terms::category_step(t, code),
        Cell::EachDivision => t.msg_reference_each_division(),
        Cell::AtMost(category) => t.msg_reference_at_most(terms::category_name(t, category)),
        Cell::NotGiven => "–".to_owned(),
    }
}

/// The shortest form with at most three decimals.
fn format_short(number: f64) -> String {
    let text = format!("{number:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn board_size(board: Board) -> String {
    format!("{0}\u{a0}×\u{a0}{0}", board.size())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::rules;
    use serde_json::json;

    #[test]
    fn cells_are_written_as_the_language_writes_numbers() {
        let said = |what: Cell| Language::ALL.map(|language| cell_text(language, what));
        assert_eq!(said(Cell::Number(0.8)), ["0.8", "0,8", "0,8"]);
        assert_eq!(said(Cell::Hundredths(5)), ["0.05", "0,05", "0,05"]);
        assert_eq!(said(Cell::Signed(-13)), ["−13"; 3]);
        assert_eq!(said(Cell::Signed(7)), ["+7"; 3]);
        assert_eq!(said(Cell::whole_span(100, Some(199))), ["100–199"; 3]);
        assert_eq!(
            said(Cell::Span(Some(2700.0), None)),
            ["2700 and above", "2700 и выше", "2700 і вище"]
        );
        assert_eq!(
            said(Cell::Span(None, Some(600.0))),
            ["below 600", "ниже 600", "нижче 600"]
        );
        assert_eq!(
            said(Cell::Span(Some(2400.0), Some(2500.5)))[0],
            "from 2400 to below 2500.5"
        );
        assert_eq!(said(Cell::Fraction(1, 3)), ["1/3"; 3]);
        assert_eq!(
            said(Cell::Rank("30 kyu")),
            ["30\u{a0}kyu", "30\u{a0}кю", "30\u{a0}кю"]
        );
    }

    #[test]
    fn every_table_has_words_in_every_language_and_rows_of_its_width() {
        for rules in rules::ALL {
            let tables = rules.reference_tables(&json!({}));
            assert!(!tables.is_empty(), "{}", rules.id);
            for (language, table) in Language::ALL
                .into_iter()
                .flat_map(|l| tables.iter().map(move |table| (l, table)))
            {
                assert!(!table_title(language.messages(), table.title).is_empty());
                for row in &table.rows {
                    assert_eq!(row.len(), table.columns.len(), "{} {}", rules.id, table.key);
                    assert!(row.iter().all(|c| !cell_text(language, *c).is_empty()));
                }
            }
        }
    }
}
