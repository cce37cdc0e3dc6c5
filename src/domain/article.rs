//! Regulations article by article: the articles of each, and what the program does about them.
//!
//! The list of a regulation's articles stands with the regulation ([`Rules::ARTICLES`](super::rules::Rules::ARTICLES)). The places where
//! the program names an article are gathered from the source when it is built, and a test finds articles that nothing names
//! (`web/editions/citations.rs`).

/// An article of a regulation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Article {
    /// Its number, as the regulation prints it.
    pub number: &'static str,
    /// What the program does about it.
    pub deed: Deed,
}

impl Article {
    /// An article.
    pub const fn new(number: &'static str, deed: Deed) -> Article {
        Article { number, deed }
    }
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
}

/// The page where a deed is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// On no page.
    Nowhere,
    /// The current and the published lists, with the players.
    Ratings,
    /// The tournaments, with their tables, desks and explanations.
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

impl Deed {
    /// Where it is seen.
    pub const fn place(self) -> Place {
        match self {
            Deed::Definition => Place::Nowhere,
            Deed::Ratings
            | Deed::ListsDue
            | Deed::CurrentList
            | Deed::RankOfRating
            | Deed::RankFloats
            | Deed::RankPublished
            | Deed::Recommendation
            | Deed::Pools
            | Deed::RankNames
            | Deed::RankGrounds
            | Deed::RankKept
            | Deed::ListDivided
            | Deed::PublicList
            | Deed::Listed
            | Deed::Provisional
            | Deed::Absence
            | Deed::AllListed => Place::Ratings,
            Deed::AgeProtects | Deed::InitialRating | Deed::Coefficient | Deed::RankOfPlace | Deed::Amendments | Deed::NotBackwards => {
                Place::Rules
            }
            Deed::Formula | Deed::Expectation => Place::Calculator,
            Deed::OfficialsOnly => Place::Federation,
            Deed::NoOtherWay => Place::Changes,
            Deed::Category | Deed::CategoryStep | Deed::CategoryKept | Deed::OwnCategory => Place::Category,
            Deed::Support => Place::Calendar,
            Deed::Certificates => Place::Verification,
            Deed::Deviation => Place::Numbers,
            _ => Place::Tournaments,
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
        // What is indented is part of what stands above it.
        let indented = line.starts_with("  ") || line.starts_with('\t');
        if fenced || indented {
            continue;
        }
        let bare = line.trim_start_matches(|c: char| c.is_whitespace() || "#>*_-+|".contains(c));
        let bare = BEFORE.iter().find_map(|word| bare.strip_prefix(word)).unwrap_or(bare);
        let begun = articles.iter().map(|a| a.number).filter(|number| begins(bare, number)).max_by_key(|number| number.len());
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
    fn other_numbers_begin_nothing() {
        for text in ["4.25 points", "4.2,5", "14.2. No", "  4.2. part of a list", "```\n4.2. code\n```", "see 4.2.", "4.31"] {
            assert_eq!(numbers(text), [], "{text}");
        }
        assert_eq!(numbers("4.2. Once.\n\n4.2. Twice.").len(), 1);
    }
}
