//! The differences between rules in pages and forms.

/// The tournament conditions that matter to some rules, and the display of their ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RulesFeatures {
    /// Decimals shown; calculations are not affected.
    pub decimals: usize,
    /// True if it matters that a tournament is official.
    pub official: bool,
    /// True if official tournaments are in a named calendar plan (ufgo 4.3); otherwise only
    /// official tournaments are rated.
    pub plan: bool,
    /// True if there are boards of several sizes.
    pub boards: bool,
    /// True if the calculation depends on the main time.
    pub minutes: bool,
    /// True if the main time is entered, for the calculation or for a minimum by the federation.
    pub clock: bool,
    /// True if an unrated player gets a conditional rating, which no calculation uses (rgf 6).
    pub conditional: bool,
    /// True if guests are always estimated anew, keep initial records and are unlisted (orr 2).
    pub unlisted_guests: bool,
    /// True if FIDE may rate a tournament too, whose table then has FIDE ratings (orr 2).
    pub rated_by_fide: bool,
    /// True if a league may be calculated by months, which needs the days of its rounds (rgf 2).
    pub periods: bool,
    /// True if there are pools, each with its own rating.
    pub pools: bool,
    /// True if tournaments have categories.
    pub categories: bool,
    /// True if categories are only chosen: a federation may give each a factor (elo 4).
    pub weights: bool,
    /// True if an arbiter may annul results.
    pub annuls: bool,
    /// True if every replay of a drawn game is rated (ssdc 1.7.1; elo 2). Otherwise the referee
    /// decides, and in a knockout it is not rated (`docs/readings/wmsg.md` A31).
    pub rates_replays: bool,
    /// True if the number of a player's rated games matters.
    pub games: bool,
    /// True if handicap stones count in the calculation.
    pub handicap: bool,
    /// True if there are ranks.
    pub ranks: bool,
    /// True if ratings have a deviation.
    pub deviation: bool,
    /// True if lists are due quarterly (ufgo 1.5); otherwise they are published on demand.
    pub quarterly: bool,
    /// True if a newcomer begins at 0 (ufgo 3.1): the first rating is a gain of as many points.
    pub newcomers_start_at_zero: bool,
    /// The articles by which a result is anomalous; empty if there are none.
    pub anomaly: &'static str,
    /// True if the text of the regulation has sections, not articles (rgf).
    pub sections: bool,
    /// The symbol of the game.
    pub sign: Sign,
}

/// The symbol of a game: shown in the page header, in the icon and on empty pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// Stones of Go.
    Stones,
    /// Pieces of chess.
    Pieces,
    /// Dots on squared paper.
    Dots,
    /// Any game: a crosstable.
    Board,
}

impl Sign {
    /// The name in addresses and in the style sheet.
    pub fn word(self) -> &'static str {
        match self {
            Sign::Stones => "stones",
            Sign::Pieces => "pieces",
            Sign::Dots => "dots",
            Sign::Board => "board",
        }
    }

    /// Dots (ssdc) have no colours and any game (elo) unknown ones, so their players have an order.
    pub fn sides(self) -> Sides {
        match self {
            Sign::Stones => Sides::Black,
            Sign::Pieces => Sides::White,
            Sign::Dots | Sign::Board => Sides::Order,
        }
    }

    /// True in go: stones may be given and tournaments may have McMahon groups. Unlike
    /// [`RulesFeatures::handicap`], the calculation may ignore the stones (ufgo).
    pub fn stones(self) -> bool {
        self == Sign::Stones
    }
}

/// The names and the written order of two players; results are given from the first one's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sides {
    /// Black and white, black first.
    Black,
    /// White and black, white first.
    White,
    /// The first and the second player, without colours; a desk stores the first one as black.
    Order,
}

impl Sides {
    /// The name in messages.
    pub fn word(self) -> &'static str {
        match self {
            Sides::Black => "black",
            Sides::White => "white",
            Sides::Order => "order",
        }
    }

    /// Orders the values of black and white as the two are written.
    pub fn in_written_order<T>(self, [black, white]: [T; 2]) -> [T; 2] {
        match self {
            Sides::White => [white, black],
            Sides::Black | Sides::Order => [black, white],
        }
    }
}

impl RulesFeatures {
    /// Whole points and nothing else.
    pub const NONE: RulesFeatures = RulesFeatures {
        decimals: 0,
        official: false,
        plan: false,
        boards: false,
        minutes: false,
        clock: false,
        conditional: false,
        unlisted_guests: false,
        rated_by_fide: false,
        periods: false,
        pools: false,
        categories: false,
        weights: false,
        annuls: false,
        rates_replays: false,
        games: false,
        handicap: false,
        ranks: false,
        deviation: false,
        quarterly: false,
        newcomers_start_at_zero: false,
        anomaly: "",
        sections: false,
        sign: Sign::Board,
    };
}
