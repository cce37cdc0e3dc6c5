//! The grid of a document: each player's game or bye in each round.

use super::document::{Bye, Document, Game, PlayerNo};
use super::number::Number;

/// Numbers are nearly always 1 to n, so that look-ups need no search.
#[derive(Debug, Clone)]
pub struct ByNumber<T>(Vec<(PlayerNo, T)>);

impl<T> FromIterator<(PlayerNo, T)> for ByNumber<T> {
    /// The first of two values for the same player counts.
    fn from_iter<I: IntoIterator<Item = (PlayerNo, T)>>(all: I) -> Self {
        let mut all: Vec<(PlayerNo, T)> = all.into_iter().collect();
        all.sort_by_key(|(no, _)| *no);
        all.dedup_by_key(|(no, _)| *no);
        Self(all)
    }
}

impl<T> ByNumber<T> {
    fn find_index(&self, no: PlayerNo) -> Option<usize> {
        let guess = usize::try_from(no.0).ok()?.wrapping_sub(1);
        match self.0.get(guess) {
            Some((found, _)) if *found == no => Some(guess),
            _ => self.0.binary_search_by_key(&no, |(no, _)| *no).ok(),
        }
    }

    pub fn get(&self, no: PlayerNo) -> Option<&T> {
        self.0.get(self.find_index(no)?).map(|(_, value)| value)
    }

    pub fn get_mut(&mut self, no: PlayerNo) -> Option<&mut T> {
        let place = self.find_index(no)?;
        self.0.get_mut(place).map(|(_, value)| value)
    }
}

/// Points of each player by games and byes, with the values of sections 2.3 and 2.4.
pub fn computed_points(document: &Document) -> ByNumber<Number> {
    let mut sums: ByNumber<Number> = document
        .players
        .iter()
        .map(|player| (player.no, Number::ZERO))
        .collect();
    let mut add = |no: PlayerNo, points: Number| {
        if let Some(sum) = sums.get_mut(no) {
            *sum = sum.plus(points);
        }
    };
    for game in &document.games {
        if let Some([a, b]) = game.points() {
            add(game.a, Number::from(a));
            add(game.b, Number::from(b));
        }
    }
    for bye in &document.byes {
        add(bye.player, bye.points);
    }
    sums
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell<'a> {
    Game(&'a Game),
    Bye(&'a Bye),
}

#[derive(Debug, Clone)]
pub struct Grid<'a> {
    rows: ByNumber<usize>,
    rounds: usize,
    cells: Vec<Option<Cell<'a>>>,
}

impl<'a> Grid<'a> {
    /// The first of two games in a round counts, and a game takes precedence over a bye.
    pub fn by_player(document: &'a Document) -> Self {
        let mut grid = Self::of_byes(document);
        for game in document.games.iter().rev() {
            for no in [game.a, game.b] {
                grid.put_cell(no, game.round, Cell::Game(game));
            }
        }
        grid
    }

    /// For formats read back by pairs: the first game counts for both, and neither has another one.
    pub fn by_pair(document: &'a Document) -> Self {
        let mut grid = Self::of_byes(document);
        for game in &document.games {
            let both = [game.a, game.b];
            if !both
                .iter()
                .any(|no| matches!(grid.get(*no, game.round), Some(Cell::Game(_))))
            {
                for no in both {
                    grid.put_cell(no, game.round, Cell::Game(game));
                }
            }
        }
        grid
    }

    fn of_byes(document: &'a Document) -> Self {
        let played = document
            .games
            .iter()
            .map(|game| game.round)
            .chain(document.byes.iter().map(|bye| bye.round))
            .max();
        let rounds = usize::from(played.unwrap_or_default());
        let rows = document
            .players
            .iter()
            .zip(0..)
            .map(|(player, row)| (player.no, row))
            .collect();
        let mut grid = Self {
            rows,
            rounds,
            cells: vec![None; rounds * document.players.len()],
        };
        for bye in &document.byes {
            grid.put_cell(bye.player, bye.round, Cell::Bye(bye));
        }
        grid
    }

    fn cell_index(&self, no: PlayerNo, round: u8) -> Option<usize> {
        let column = usize::from(round)
            .checked_sub(1)
            .filter(|column| *column < self.rounds)?;
        Some(self.rows.get(no)? * self.rounds + column)
    }

    fn put_cell(&mut self, no: PlayerNo, round: u8, what: Cell<'a>) {
        if let Some(cell) = self
            .cell_index(no, round)
            .and_then(|at| self.cells.get_mut(at))
        {
            *cell = Some(what);
        }
    }

    pub fn get(&self, no: PlayerNo, round: u8) -> Option<Cell<'a>> {
        self.cells
            .get(self.cell_index(no, round)?)
            .copied()
            .flatten()
    }

    pub fn count(&self) -> usize {
        self.cells.iter().flatten().count()
    }
}
