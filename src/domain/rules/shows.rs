//! What pages and forms show under some rules and not under others.

/// Which conditions of a tournament matter to some rules, and how their ratings are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shows {
    /// Digits after the point: only for reading, never calculated with.
    pub decimals: usize,
    /// Whether a tournament is official matters.
    pub official: bool,
    /// An official tournament stands in a calendar plan, which is named (ufgo 4.3); else it is what is rated at all.
    pub plan: bool,
    /// Boards of several sizes.
    pub boards: bool,
    /// The calculation depends on main time.
    pub minutes: bool,
    /// Main time is entered: the calculation depends on it, or the federation may require some.
    pub clock: bool,
    /// A player without a rating plays with a conditional one that the organizer names (rgf 6): it is shown, and nothing is calculated from
    /// it.
    pub conditional: bool,
    /// Guests are estimated anew in every tournament, keep what they brought along, and stand in no list (orr 2).
    pub unlisted_guests: bool,
    /// FIDE may rate a tournament, too: then the ratings in its table are FIDE's (orr 2).
    pub rated_by_fide: bool,
    /// A league may be calculated by months, for which the days of its rounds are noted (rgf 2).
    pub periods: bool,
    /// Pools, each with a rating of its own.
    pub pools: bool,
    /// Categories of tournaments.
    pub categories: bool,
    /// Categories of tournaments that are only chosen: a federation may let each weigh differently (elo 4).
    pub weights: bool,
    /// Results that an arbiter annuls.
    pub annuls: bool,
    /// Every replay of a drawn game is rated (ssdc 1.7.1; elo 2); else the referee decides, and in a knockout it is not (wmsg A31).
    pub rates_replays: bool,
    /// The number of a player's rated games decides something.
    pub games: bool,
    /// Stones given to the weaker player.
    pub handicap: bool,
    /// Ranks.
    pub ranks: bool,
    /// A deviation beside the rating.
    pub deviation: bool,
    /// Lists are due on the first days of the quarters (ufgo 1.5); else they are published on demand.
    pub quarterly: bool,
    /// A newcomer begins with nothing (ufgo 3.1): the first rating is a gain of as many points.
    pub from_nothing: bool,
    /// The articles by which a result is anomalous; empty: there is no such thing.
    pub anomaly: &'static str,
    /// The sign of the game that these rules are for.
    pub sign: Sign,
}

/// What a game is played with: its sign stands in the head of pages, in the icon and where a page has nothing to show.
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
    /// Its name in addresses and in the style sheet.
    pub fn word(self) -> &'static str {
        match self {
            Sign::Stones => "stones",
            Sign::Pieces => "pieces",
            Sign::Dots => "dots",
            Sign::Board => "board",
        }
    }

    /// How the two at a board are told apart. Go (ufgo, rgf): black, who moves first. Chess (orr): white, who moves first. Dots (ssdc): its
    /// regulation names no colours. Any game (elo): nothing is known of colours.
    pub fn sides(self) -> Sides {
        match self {
            Sign::Stones => Sides::Black,
            Sign::Pieces => Sides::White,
            Sign::Dots | Sign::Board => Sides::Order,
        }
    }

    /// Whether the weaker player may be given stones, and tournaments have McMahon groups: only in Go. Unlike [`Shows::handicap`], this holds
    /// where a table notes stones that are not calculated with (ufgo), too.
    pub fn stones(self) -> bool {
        self == Sign::Stones
    }
}

/// How the two at a board are called, and which of them is written first: results are written from the side of that one. A desk keeps them
/// as black and white whatever is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sides {
    /// Black and white, black first.
    Black,
    /// White and black, white first.
    White,
    /// The first player and the second, without colours: the first one is black to the desk.
    Order,
}

impl Sides {
    /// Its name in messages.
    pub fn word(self) -> &'static str {
        match self {
            Sides::Black => "black",
            Sides::White => "white",
            Sides::Order => "order",
        }
    }

    /// What belongs to black and what belongs to white, in the order in which the two are written.
    pub fn written<T>(self, [black, white]: [T; 2]) -> [T; 2] {
        match self {
            Sides::White => [white, black],
            Sides::Black | Sides::Order => [black, white],
        }
    }
}

impl Shows {
    /// Whole points and nothing else.
    pub const NONE: Shows = Shows {
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
        from_nothing: false,
        anomaly: "",
        sign: Sign::Board,
    };
}
