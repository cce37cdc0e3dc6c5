//! Regulations article by article; `pages/editions/citations.rs` tests that each article is cited.

/// An article of a regulation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Article {
    /// The printed number: `4.2`, `3(4)`, `Table 1`; without one section and symbol: `1 K`.
    pub number: &'static str,
    /// The way the program implements it.
    pub deed: Implementation,
    /// The [reference table](super::rules::reference_table::ReferenceTable) of its values, by key.
    pub table: Option<&'static str>,
    /// The parameter by which a federation may change it.
    pub parameter: Option<&'static str>,
}

impl Article {
    /// An article without table and parameter.
    pub const fn new(number: &'static str, deed: Implementation) -> Article {
        Article {
            number,
            deed,
            table: None,
            parameter: None,
        }
    }

    /// Adds the key of its reference table.
    pub const fn table(self, key: &'static str) -> Article {
        Article {
            table: Some(key),
            ..self
        }
    }

    /// Adds its parameter.
    pub const fn with_parameter(self, name: &'static str) -> Article {
        Article {
            parameter: Some(name),
            ..self
        }
    }
}

/// True if the text prints this number, so that a line may begin with it.
pub fn is_printed(number: &str) -> bool {
    number.starts_with("Table ") || !number.contains(|c: char| c.is_alphabetic())
}

/// The number of an article as a URL fragment, without spaces and brackets.
pub fn url_fragment(number: &str) -> String {
    number.replace(|c: char| !(c.is_alphanumeric() || c == '.'), "-")
}

/// The way the program implements an article; `i18n/articles.rs` has a sentence for each variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Implementation {
    /// The article defines a term or a responsibility; there is nothing to implement.
    Definition,
    /// Ratings of all players and their history.
    Ratings,
    /// McMahon groups by ratings.
    Groups,
    /// The signatures of a table.
    Signatures,
    /// Ratings change at once after every tournament.
    EachTournament,
    /// Lists are published on fixed days.
    ListsDue,
    /// The current list between publications.
    CurrentList,
    /// A time control on which the rating depends.
    TimeControl,
    /// The table of ranks by rating.
    RankOfRating,
    /// Ranks that rise and fall.
    RankFloats,
    /// Ranks that a publication decides.
    RankPublished,
    /// Ranks that are kept for age.
    AgeProtects,
    /// The rating of newcomers.
    InitialRating,
    /// A different initial rating on recommendation.
    Recommendation,
    /// The definition of a game that counts.
    PlayedGames,
    /// The formula of a rating change.
    Formula,
    /// The expected score of a game.
    Expectation,
    /// The table of coefficients.
    Coefficient,
    /// Bonuses of official tournaments.
    Bonus,
    /// Anomalous results.
    Anomaly,
    /// The bound beyond which a result is anomalous.
    AnomalyBound,
    /// Recalculation because of anomalous results.
    Recalculation,
    /// Corrected input ratings.
    AnomalyCorrected,
    /// Small boards.
    Boards,
    /// The moments at which ratings are rounded.
    Rounding,
    /// Games with fixed points.
    FixedPoints,
    /// A rating that crosses the bound between scales.
    Crossing,
    /// Official tournaments.
    Official,
    /// Separate rating pools.
    Pools,
    /// All games count.
    AllGames,
    /// Replays of drawn games.
    Replays,
    /// Annulled results.
    Annulled,
    /// Acts reserved to officials.
    OfficialsOnly,
    /// No other way to change a rating.
    NoOtherWay,
    /// Order and names of the ranks.
    RankNames,
    /// The grounds on which a rank is given.
    RankGrounds,
    /// Ranks by place.
    RankOfPlace,
    /// Ranks that are never lowered.
    RankKept,
    /// The category of a tournament.
    Category,
    /// A condition that lowers the category.
    CategoryStep,
    /// A condition that does not lower the category.
    CategoryKept,
    /// The category that an organizer chooses.
    OwnCategory,
    /// Friendly tournaments.
    Friendly,
    /// A list in several parts.
    ListDivided,
    /// Proposed tournaments.
    Proposal,
    /// The effects of an approval.
    Support,
    /// Regulations of a tournament that are final.
    Frozen,
    /// The deadline for results.
    ResultsDue,
    /// The public list of ratings.
    PublicList,
    /// The players in a list.
    Listed,
    /// Certificates, badges and extracts.
    Certificates,
    /// The way to amend the text.
    Amendments,
    /// Amendments without effect on the past.
    NotBackwards,
    /// Estimates of newcomers.
    Estimate,
    /// Ratings with a star.
    Provisional,
    /// Deviations, and the monitoring of the rating.
    Deviation,
    /// Games with handicap.
    Handicap,
    /// Deviations that grow with time.
    Absence,
    /// The first rating.
    Entry,
    /// Symbols of the formulas.
    Symbols,
    /// The draw of numbers.
    Lots,
    /// The number of rounds.
    Rounds,
    /// No pair meets twice.
    NoRematch,
    /// Players with equal points meet.
    EqualPoints,
    /// The colours of a pair.
    Colours,
    /// The order of players with equal points.
    Tiebreaks,
    /// Halves of a score group.
    Halves,
    /// Players moved up and down.
    Floats,
    /// Players do not choose opponents.
    NoChoice,
    /// Players of one club or family are not kept apart.
    NotKeptApart,
    /// The rules of the knockout.
    Knockout,
    /// All players are in the list.
    AllListed,
    /// Points of a game.
    PointsOfGames,
    /// Points scored minus expected points.
    ScoreDifference,
    /// The root of the number of participants.
    FieldSize,
    /// Mean age of the opponents.
    OpponentAges,
    /// The coefficient of a tournament that one rated player gives.
    PlayerCoefficient,
    /// The coefficient of a tournament.
    TournamentCoefficient,
    /// The bounds of a newcomer's estimate.
    Corridor,
    /// The start estimate of a newcomer.
    StartEstimate,
    /// The primary estimate of a newcomer.
    PrimaryEstimate,
    /// Newcomers without a point.
    PointlessNewcomer,
    /// Ratings of another system.
    ForeignRating,
    /// Estimates corrected by earlier games.
    CorrectedEstimate,
    /// The end of a star.
    StarEnds,
    /// The spread of a result.
    Spread,
    /// The influence of an opponent.
    Influence,
    /// The deviation after a tournament.
    NewDeviation,
    /// Few games reduce an anomaly.
    FewGames,
    /// High ratings reduce an anomaly.
    TopReduction,
}

/// The page that shows the implementation; of tournaments, players and lists the newest such one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// On no page.
    Nowhere,
    /// The current list.
    Ratings,
    /// A published list.
    List,
    /// The page of a player.
    Player,
    /// The page of a rated tournament.
    Tournament,
    /// The explanation of a result.
    Result(ResultKind),
    /// A round that was made at the desk.
    Round,
    /// The reasons for a pair of that round.
    Pair,
    /// The standings at the desk.
    Standings,
    /// The draw of numbers at the desk.
    Lot,
    /// The list of tournaments.
    Tournaments,
    /// The editions and parameters of the rules.
    Rules,
    /// The rating calculator.
    Calculator,
    /// The category from the conditions.
    Category,
    /// The calendar of tournaments.
    Calendar,
    /// The list of corrections.
    Changes,
    /// The front page of the federation.
    Federation,
    /// The verification of certificates.
    Verification,
    /// The statistics for the commission.
    Numbers,
}

/// The kind of result whose explanation shows an article.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultKind {
    /// Of any player.
    Any,
    /// Of a player without a rating before.
    Newcomer,
    /// An anomalous one.
    Anomalous,
    /// A result of a player with a star before the tournament.
    Starred,
}

impl Implementation {
    /// The page that shows it, unless the article has a table or a parameter of its own.
    pub const fn place(self) -> Place {
        match self {
            Implementation::Definition => Place::Nowhere,
            Implementation::CurrentList
            | Implementation::Pools
            | Implementation::ListDivided
            | Implementation::PublicList => Place::Ratings,
            Implementation::ListsDue
            | Implementation::RankPublished
            | Implementation::AgeProtects
            | Implementation::Listed
            | Implementation::AllListed => Place::List,
            Implementation::Ratings
            | Implementation::RankFloats
            | Implementation::Recommendation
            | Implementation::RankGrounds
            | Implementation::RankKept
            | Implementation::Absence => Place::Player,
            Implementation::Signatures
            | Implementation::EachTournament
            | Implementation::TimeControl
            | Implementation::Official
            | Implementation::AllGames
            | Implementation::Replays
            | Implementation::Annulled
            | Implementation::PlayedGames
            | Implementation::ResultsDue => Place::Tournament,
            Implementation::RankNames
            | Implementation::RankOfRating
            | Implementation::RankOfPlace
            | Implementation::Amendments
            | Implementation::NotBackwards => Place::Rules,
            Implementation::Expectation => Place::Calculator,
            Implementation::OfficialsOnly => Place::Federation,
            Implementation::NoOtherWay => Place::Changes,
            Implementation::Category
            | Implementation::CategoryStep
            | Implementation::CategoryKept
            | Implementation::OwnCategory
            | Implementation::Friendly => Place::Category,
            Implementation::Support | Implementation::Proposal | Implementation::Frozen => {
                Place::Calendar
            }
            Implementation::Certificates => Place::Verification,
            Implementation::Deviation => Place::Numbers,
            Implementation::Lots => Place::Lot,
            Implementation::Tiebreaks => Place::Standings,
            Implementation::NoRematch
            | Implementation::EqualPoints
            | Implementation::Colours
            | Implementation::Halves
            | Implementation::Floats => Place::Pair,
            Implementation::Rounds | Implementation::NoChoice | Implementation::NotKeptApart => {
                Place::Round
            }
            Implementation::Groups | Implementation::Knockout => Place::Tournaments,
            _ => Place::Result(self.result_kind()),
        }
    }

    const fn result_kind(self) -> ResultKind {
        match self {
            Implementation::Anomaly
            | Implementation::AnomalyBound
            | Implementation::Recalculation
            | Implementation::AnomalyCorrected => ResultKind::Anomalous,
            Implementation::InitialRating
            | Implementation::Estimate
            | Implementation::Entry
            | Implementation::FieldSize
            | Implementation::OpponentAges
            | Implementation::PlayerCoefficient
            | Implementation::TournamentCoefficient
            | Implementation::Corridor
            | Implementation::StartEstimate
            | Implementation::PrimaryEstimate
            | Implementation::PointlessNewcomer => ResultKind::Newcomer,
            Implementation::Provisional
            | Implementation::CorrectedEstimate
            | Implementation::StarEnds => ResultKind::Starred,
            _ => ResultKind::Any,
        }
    }
}

/// The position at which an article begins in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Beginning {
    /// The byte offset of its number.
    pub at: usize,
    /// The number of the article.
    pub number: &'static str,
}

const BEFORE: [&str; 10] = [
    "Article ",
    "Section ",
    "Статья ",
    "Стаття ",
    "Раздел ",
    "Розділ ",
    "Пункт ",
    "п. ",
    "п.",
    "§ ",
];

const TABLE_WORDS: [&str; 3] = ["Table ", "Таблица ", "Таблиця "];

/// The positions in a Markdown text at which the articles begin: by the first line with the number.
pub fn find_places(text: &str, articles: &'static [Article]) -> Vec<Beginning> {
    let mut found: Vec<Beginning> = Vec::new();
    let (mut start, mut fenced) = (0, false);
    for line in text.split_inclusive('\n') {
        let at = start;
        start += line.len();
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        // In a row of a table `2` may be any value, so only numbers with several parts count.
        let cells = line.trim_start().starts_with('|') || line.trim_end().contains('\t');
        let indented = line.starts_with("  ") || line.starts_with('\t');
        if fenced || indented {
            continue;
        }
        let bare = line.trim_start_matches(|c: char| c.is_whitespace() || "#>*_-+|".contains(c));
        let bare = BEFORE
            .iter()
            .find_map(|word| bare.strip_prefix(word))
            .unwrap_or(bare);
        let table = TABLE_WORDS.iter().find_map(|word| bare.strip_prefix(word));
        let starts = |number: &str| match (number.strip_prefix("Table "), table) {
            (Some(number), Some(table)) => begins_with_number(table, number),
            _ => begins_with_number(bare, number),
        };
        let possible = articles
            .iter()
            .map(|a| a.number)
            .filter(|number| !cells || !number.bytes().all(|b| b.is_ascii_digit()));
        let begun = possible
            .filter(|number| starts(number))
            .max_by_key(|number| number.len());
        if let Some(number) = begun.filter(|number| !found.iter().any(|f| f.number == *number)) {
            found.push(Beginning {
                at: at + line.len() - bare.len(),
                number,
            });
        }
    }
    found
}

fn begins_with_number(line: &str, number: &str) -> bool {
    let Some(rest) = line.strip_prefix(number) else {
        return false;
    };
    let mut rest = rest.chars();
    match rest.next() {
        None => true,
        Some('.') => !rest.next().is_some_and(|c| c.is_ascii_digit()),
        Some(c) => c.is_whitespace() || ")*_:".contains(c),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ARTICLES: &[Article] = &[
        Article::new("1", Implementation::Ratings),
        Article::new("4.2", Implementation::Formula),
        Article::new("4.2.1", Implementation::Formula),
        Article::new("4.3", Implementation::Bonus),
        Article::new("Table 2", Implementation::Expectation).table("table-2"),
    ];

    fn numbers(text: &str) -> Vec<(&'static str, &str)> {
        find_places(text, ARTICLES)
            .into_iter()
            .map(|f| (f.number, &text[f.at..f.at + f.number.len()]))
            .collect()
    }

    #[test]
    fn articles_begin_lines_of_any_kind() {
        let text = "# Rules\n\n1. First.\n\n## 4.2. Formula\n\n**4.2.1** is its part.\n\nСтатья 4.3: a bonus, see 4.2.\n";
        assert_eq!(
            numbers(text),
            [
                ("1", "1"),
                ("4.2", "4.2"),
                ("4.2.1", "4.2.1"),
                ("4.3", "4.3")
            ]
        );
    }

    #[test]
    fn tables_begin_where_they_are_named() {
        for word in ["Table", "Таблица", "Таблиця"] {
            let text = format!("4.2. Formula\n\n**{word} 2.**\n\n| a | b |\n");
            let found = find_places(&text, ARTICLES);
            assert_eq!(
                found.iter().map(|f| f.number).collect::<Vec<_>>(),
                ["4.2", "Table 2"]
            );
            assert!(text[found[1].at..].starts_with(word));
        }
        assert_eq!(
            find_places("| a | b |\n|---|---|\n| 1 | 2 |\n\n1\t40\n", ARTICLES),
            []
        );
        assert_eq!(
            find_places("| 4.2 | Formula |\n4.3\tBonus\n", ARTICLES).len(),
            2
        );
        assert_eq!(
            find_places("Table 22. Other\n\n2 rows of table 2", ARTICLES),
            []
        );
        assert_eq!(
            (
                url_fragment("P.S. 1"),
                url_fragment("3(4)"),
                url_fragment("4.2.1")
            ),
            ("P.S.-1".into(), "3-4-".into(), "4.2.1".into())
        );
    }

    #[test]
    fn other_numbers_begin_nothing() {
        for text in [
            "4.25 points",
            "4.2,5",
            "14.2. No",
            "  4.2. part of a list",
            "```\n4.2. code\n```",
            "see 4.2.",
            "4.31",
        ] {
            assert_eq!(numbers(text), [], "{text}");
        }
        assert_eq!(numbers("4.2. Once.\n\n4.2. Twice.").len(), 1);
    }
}
