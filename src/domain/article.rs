//! Regulations article by article: the articles of each, and what the program does about them.
//!
//! The list of a regulation's articles stands with the regulation ([`Rules::ARTICLES`](super::rules::Rules::ARTICLES)). The places where
//! the program names an article are gathered from the source when it is built, and a test finds articles that nothing names
//! (`web/editions/citations.rs`).

/// An article of a regulation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Article {
    /// Its number, as the regulation prints it: `4.2`, `3(4)`, `Table 1`. A paragraph without a number has that of its section and the sign
    /// that it defines: `1 K`.
    pub number: &'static str,
    /// What the program does about it.
    pub deed: Deed,
    /// The key of the [reference table](super::rules::reference_table::ReferenceTable) that has its values.
    pub table: Option<&'static str>,
    /// The parameter by which a federation decides about it.
    pub parameter: Option<&'static str>,
}

impl Article {
    /// An article.
    pub const fn new(number: &'static str, deed: Deed) -> Article {
        Article { number, deed, table: None, parameter: None }
    }

    /// The same with the key of its reference table.
    pub const fn table(self, key: &'static str) -> Article {
        Article { table: Some(key), ..self }
    }

    /// The same with its parameter.
    pub const fn parameter(self, name: &'static str) -> Article {
        Article { parameter: Some(name), ..self }
    }
}

/// Whether the text prints this number, so that a line of it can begin with it.
pub fn is_printed(number: &str) -> bool {
    number.starts_with("Table ") || !number.contains(|c: char| c.is_alphabetic())
}

/// The number of an article in an address: a blank or a bracket has no place there.
pub fn fragment(number: &str) -> String {
    number.replace(|c: char| !(c.is_alphanumeric() || c == '.'), "-")
}

/// What the program does about an article. Each has a sentence in every language (`text/articles.rs`), which no regulation owns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deed {
    /// The article explains a word or says who answers for something: there is nothing to do.
    Definition,
    /// Everybody's rating and its history.
    Ratings,
    /// McMahon groups by ratings.
    Groups,
    /// The way of a table through its signatures.
    Signatures,
    /// After every tournament, at once.
    EachTournament,
    /// Lists on their days.
    ListsDue,
    /// The list between publications.
    CurrentList,
    /// A time control that the rating depends on.
    TimeControl,
    /// The table of ranks.
    RankOfRating,
    /// Ranks that rise and fall.
    RankFloats,
    /// Ranks that a publication decides about.
    RankPublished,
    /// Ranks that are kept for age.
    AgeProtects,
    /// The rating of newcomers.
    InitialRating,
    /// Another initial rating on recommendation.
    Recommendation,
    /// What counts as a game.
    PlayedGames,
    /// The formula of a change.
    Formula,
    /// The expectation of a game.
    Expectation,
    /// The table of coefficients.
    Coefficient,
    /// Bonuses of official tournaments.
    Bonus,
    /// Anomalous results.
    Anomaly,
    /// From where on a result is anomalous.
    AnomalyBound,
    /// Calculated again for anomalous results.
    Recalculation,
    /// Input ratings that are corrected.
    AnomalyCorrected,
    /// Small boards.
    Boards,
    /// Where ratings are rounded.
    Rounding,
    /// Games with fixed points.
    FixedPoints,
    /// A rating that crosses a bound of scales.
    Crossing,
    /// Official tournaments.
    Official,
    /// Ratings side by side.
    Pools,
    /// No game is left out.
    AllGames,
    /// Replays of drawn games.
    Replays,
    /// Annulled results.
    Annulled,
    /// Acts that only officials may do.
    OfficialsOnly,
    /// No way around the rules.
    NoOtherWay,
    /// Order and names of ranks.
    RankNames,
    /// Grounds of a rank.
    RankGrounds,
    /// Ranks of places.
    RankOfPlace,
    /// Ranks that stay.
    RankKept,
    /// The category of a tournament.
    Category,
    /// A condition that lowers the category.
    CategoryStep,
    /// A condition that doesn't lower the category.
    CategoryKept,
    /// The category that an organizer chooses.
    OwnCategory,
    /// Friendly tournaments.
    Friendly,
    /// A list in parts.
    ListDivided,
    /// Tournaments that are proposed.
    Proposal,
    /// What an approval brings.
    Support,
    /// Regulations that can't be changed any more.
    Frozen,
    /// Results in time.
    ResultsDue,
    /// The list in public.
    PublicList,
    /// The players who stand in a list.
    Listed,
    /// Certificates, badges and extracts.
    Certificates,
    /// How the text is amended.
    Amendments,
    /// Amendments never act backwards.
    NotBackwards,
    /// Estimates of newcomers.
    Estimate,
    /// Ratings with a star.
    Provisional,
    /// Deviations, and what is watched.
    Deviation,
    /// Games with handicap.
    Handicap,
    /// Deviations that grow with time.
    Absence,
    /// The first rating.
    Entry,
    /// Signs of the formulas.
    Symbols,
    /// Lots.
    Lots,
    /// The number of rounds.
    Rounds,
    /// Nobody meets twice.
    NoRematch,
    /// Equal points meet.
    EqualPoints,
    /// The colours of a pair.
    Colours,
    /// The order of equal points.
    Tiebreaks,
    /// Halves of a group.
    Halves,
    /// Moved up and down.
    Floats,
    /// Opponents aren't chosen.
    NoChoice,
    /// Clubs and families.
    NotKeptApart,
    /// The knockout.
    Knockout,
    /// Everybody in the list.
    AllListed,
    /// Points of a game.
    PointsOfGames,
    /// Scored points less expected ones.
    ScoreDifference,
    /// The root of the number of participants.
    FieldSize,
    /// Mean age of the opponents.
    OpponentAges,
    /// What a rated player gives for the coefficient of a tournament.
    PlayerCoefficient,
    /// The coefficient of a tournament.
    TournamentCoefficient,
    /// The bounds of a newcomer's estimate.
    Corridor,
    /// The first estimate of a newcomer.
    StartEstimate,
    /// The second estimate of a newcomer.
    PrimaryEstimate,
    /// Newcomers without a point.
    PointlessNewcomer,
    /// Ratings of another system.
    ForeignRating,
    /// Estimates that are corrected with earlier games.
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

/// The page where a deed is seen. Those of a single tournament, player or list are the newest of the federation that show it.
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
    /// Why a pair of that round was made.
    Pair,
    /// The standings at the desk.
    Standings,
    /// The draw of numbers at the desk.
    Lot,
    /// The tournaments.
    Tournaments,
    /// The editions and parameters of the rules.
    Rules,
    /// The calculator.
    Calculator,
    /// The category from the conditions.
    Category,
    /// The calendar.
    Calendar,
    /// The ledger of corrections.
    Changes,
    /// The front page of the federation.
    Federation,
    /// How certificates are checked.
    Verification,
    /// The numbers for the commission.
    Numbers,
}

/// The result of a player in a tournament that a deed is seen in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultKind {
    /// Of any player.
    Any,
    /// Of a player without a rating before.
    Newcomer,
    /// An anomalous one.
    Anomalous,
    /// With a star before the tournament.
    Starred,
}

impl Deed {
    /// Where it is seen, unless the article has a table or a parameter of its own.
    pub const fn place(self) -> Place {
        match self {
            Deed::Definition => Place::Nowhere,
            Deed::CurrentList | Deed::Pools | Deed::ListDivided | Deed::PublicList => Place::Ratings,
            Deed::ListsDue | Deed::RankPublished | Deed::AgeProtects | Deed::Listed | Deed::AllListed => Place::List,
            Deed::Ratings | Deed::RankFloats | Deed::Recommendation | Deed::RankGrounds | Deed::RankKept | Deed::Absence => Place::Player,
            Deed::Signatures
            | Deed::EachTournament
            | Deed::TimeControl
            | Deed::Official
            | Deed::AllGames
            | Deed::Replays
            | Deed::Annulled
            | Deed::PlayedGames
            | Deed::ResultsDue => Place::Tournament,
            Deed::RankNames | Deed::RankOfRating | Deed::RankOfPlace | Deed::Amendments | Deed::NotBackwards => Place::Rules,
            Deed::Expectation => Place::Calculator,
            Deed::OfficialsOnly => Place::Federation,
            Deed::NoOtherWay => Place::Changes,
            Deed::Category | Deed::CategoryStep | Deed::CategoryKept | Deed::OwnCategory | Deed::Friendly => Place::Category,
            Deed::Support | Deed::Proposal | Deed::Frozen => Place::Calendar,
            Deed::Certificates => Place::Verification,
            Deed::Deviation => Place::Numbers,
            Deed::Lots => Place::Lot,
            Deed::Tiebreaks => Place::Standings,
            Deed::NoRematch | Deed::EqualPoints | Deed::Colours | Deed::Halves | Deed::Floats => Place::Pair,
            Deed::Rounds | Deed::NoChoice | Deed::NotKeptApart => Place::Round,
            Deed::Groups | Deed::Knockout => Place::Tournaments,
            _ => Place::Result(self.result()),
        }
    }

    const fn result(self) -> ResultKind {
        match self {
            Deed::Anomaly | Deed::AnomalyBound | Deed::Recalculation | Deed::AnomalyCorrected => ResultKind::Anomalous,
            Deed::InitialRating
            | Deed::Estimate
            | Deed::Entry
            | Deed::FieldSize
            | Deed::OpponentAges
            | Deed::PlayerCoefficient
            | Deed::TournamentCoefficient
            | Deed::Corridor
            | Deed::StartEstimate
            | Deed::PrimaryEstimate
            | Deed::PointlessNewcomer => ResultKind::Newcomer,
            Deed::Provisional | Deed::CorrectedEstimate | Deed::StarEnds => ResultKind::Starred,
            _ => ResultKind::Any,
        }
    }
}

/// Where an article begins in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Beginning {
    /// The byte at which its number stands.
    pub at: usize,
    /// Its number.
    pub number: &'static str,
}

/// Words that may stand before the number of an article.
const BEFORE: [&str; 10] = ["Article ", "Section ", "Статья ", "Стаття ", "Раздел ", "Розділ ", "Пункт ", "п. ", "п.", "§ "];

/// Words before the number of a table.
const TABLE_WORDS: [&str; 3] = ["Table ", "Таблица ", "Таблиця "];

/// Where the articles of a regulation begin in its text in Markdown: a line that begins with the number of one, after the signs of a heading
/// or a list. The first such line counts.
pub fn places(text: &str, articles: &'static [Article]) -> Vec<Beginning> {
    let mut found: Vec<Beginning> = Vec::new();
    let (mut start, mut fenced) = (0, false);
    for line in text.split_inclusive('\n') {
        let at = start;
        start += line.len();
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        // Of a row of a table only a number with parts is that of an article: `2` may be any value.
        let cells = line.trim_start().starts_with('|') || line.trim_end().contains('\t');
        // What is indented is part of what stands above it.
        let indented = line.starts_with("  ") || line.starts_with('\t');
        if fenced || indented {
            continue;
        }
        let bare = line.trim_start_matches(|c: char| c.is_whitespace() || "#>*_-+|".contains(c));
        let bare = BEFORE.iter().find_map(|word| bare.strip_prefix(word)).unwrap_or(bare);
        let table = TABLE_WORDS.iter().find_map(|word| bare.strip_prefix(word));
        let starts = |number: &str| match (number.strip_prefix("Table "), table) {
            (Some(number), Some(table)) => begins(table, number),
            _ => begins(bare, number),
        };
        let possible = articles.iter().map(|a| a.number).filter(|number| !cells || !number.bytes().all(|b| b.is_ascii_digit()));
        let begun = possible.filter(|number| starts(number)).max_by_key(|number| number.len());
        if let Some(number) = begun.filter(|number| !found.iter().any(|f| f.number == *number)) {
            found.push(Beginning { at: at + line.len() - bare.len(), number });
        }
    }
    found
}

/// Whether a line begins with this number, and not with a longer one.
fn begins(line: &str, number: &str) -> bool {
    let Some(rest) = line.strip_prefix(number) else { return false };
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
        Article::new("1", Deed::Ratings),
        Article::new("4.2", Deed::Formula),
        Article::new("4.2.1", Deed::Formula),
        Article::new("4.3", Deed::Bonus),
        Article::new("Table 2", Deed::Expectation).table("table-2"),
    ];

    fn numbers(text: &str) -> Vec<(&'static str, &str)> {
        places(text, ARTICLES).into_iter().map(|f| (f.number, &text[f.at..f.at + f.number.len()])).collect()
    }

    #[test]
    fn articles_begin_lines_of_any_kind() {
        let text = "# Rules\n\n1. First.\n\n## 4.2. Formula\n\n**4.2.1** is its part.\n\nСтатья 4.3: a bonus, see 4.2.\n";
        assert_eq!(numbers(text), [("1", "1"), ("4.2", "4.2"), ("4.2.1", "4.2.1"), ("4.3", "4.3")]);
    }

    #[test]
    fn tables_begin_where_they_are_named() {
        for word in ["Table", "Таблица", "Таблиця"] {
            let text = format!("4.2. Formula\n\n**{word} 2.**\n\n| a | b |\n");
            let found = places(&text, ARTICLES);
            assert_eq!(found.iter().map(|f| f.number).collect::<Vec<_>>(), ["4.2", "Table 2"]);
            assert!(text[found[1].at..].starts_with(word));
        }
        assert_eq!(places("| a | b |\n|---|---|\n| 1 | 2 |\n\n1\t40\n", ARTICLES), []);
        assert_eq!(places("| 4.2 | Formula |\n4.3\tBonus\n", ARTICLES).len(), 2);
        assert_eq!(places("Table 22. Other\n\n2 rows of table 2", ARTICLES), []);
        assert_eq!((fragment("P.S. 1"), fragment("3(4)"), fragment("4.2.1")), ("P.S.-1".into(), "3-4-".into(), "4.2.1".into()));
    }

    #[test]
    fn other_numbers_begin_nothing() {
        for text in ["4.25 points", "4.2,5", "14.2. No", "  4.2. part of a list", "```\n4.2. code\n```", "see 4.2.", "4.31"] {
            assert_eq!(numbers(text), [], "{text}");
        }
        assert_eq!(numbers("4.2. Once.\n\n4.2. Twice.").len(), 1);
    }
}
