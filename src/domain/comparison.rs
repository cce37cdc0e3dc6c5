//! The comparison of two published lists: changes, new players, players who left.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::number::Points;

/// A player's place, from 1, and rating in a list.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Standing {
    /// Place in the list, from 1.
    pub place: u32,
    /// Rating in the list.
    pub rating: Points,
    /// True if the rating is provisional (has a star).
    pub provisional: bool,
    rank: Option<u16>,
}

/// A player of either list.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Compared {
    /// The player's id in storage.
    pub id: i64,
    /// The standing in the earlier list.
    pub earlier: Option<Standing>,
    /// The standing in the later list.
    pub later: Option<Standing>,
}

impl Compared {
    /// The change of the rating; `None` if the player is not in both lists.
    pub fn rating_change(&self) -> Option<f64> {
        Some(self.later?.rating.0 - self.earlier?.rating.0)
    }
}

/// The part of the players that a comparison shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Part {
    /// The players in both lists.
    #[default]
    Both,
    /// The players in the later list only.
    New,
    /// The players in the earlier list only.
    Gone,
}

/// The orders of the players in a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// By place in the later list, or in the earlier one for players who are not in the later.
    #[default]
    Place,
    /// The greatest gain first.
    Gain,
    /// The greatest loss first.
    Loss,
}

/// The numbers of players in both lists by the direction of their change.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Sum {
    /// Players whose rating grew.
    pub gained: usize,
    /// Players whose rating fell.
    pub lost: usize,
    /// Players whose rating stayed the same.
    pub same: usize,
    /// The mean of all changes; `None` if no player is in both lists.
    pub mean: Option<f64>,
}

impl Sum {
    fn count_change(&mut self, change: f64) {
        match change {
            c if c > 0.0 => self.gained += 1,
            c if c < 0.0 => self.lost += 1,
            _ => self.same += 1,
        }
    }
}

/// Two lists, or one pool of both.
#[derive(Debug)]
pub struct Comparison {
    both: Vec<Compared>,
    new: Vec<Compared>,
    gone: Vec<Compared>,
    gain: OnceLock<Vec<u32>>,
    sum: Sum,
    ranks: Vec<String>,
}

/// An entry of a list.
#[derive(Debug, Clone, PartialEq)]
pub struct ComparisonEntry {
    /// The player's id in storage.
    pub player: i64,
    /// The rating in points.
    pub rating: f64,
    /// The rank by name.
    pub rank: Option<String>,
    /// True if the rating is provisional (has a star).
    pub provisional: bool,
}

impl Comparison {
    /// Compares two lists, each in the order of its places.
    pub fn new(earlier: &[ComparisonEntry], later: &[ComparisonEntry]) -> Comparison {
        let named = earlier
            .iter()
            .chain(later)
            .filter_map(|entry| entry.rank.as_deref());
        let (ranks, indices) = super::roster::number_distinct(named);
        let standing = |place: u32, entry: &ComparisonEntry| Standing {
            place,
            rating: Points(entry.rating),
            provisional: entry.provisional,
            rank: entry.rank.as_deref().and_then(|r| indices.get(r).copied()),
        };
        let before: HashMap<i64, Standing> = earlier
            .iter()
            .zip(1..)
            .map(|(entry, place)| (entry.player, standing(place, entry)))
            .collect();
        let (mut both, mut new) = (Vec::with_capacity(later.len()), Vec::new());
        let (mut sum, mut total) = (Sum::default(), 0.0);
        for (entry, place) in later.iter().zip(1..) {
            let id = entry.player;
            let one = Compared {
                id,
                earlier: before.get(&id).copied(),
                later: Some(standing(place, entry)),
            };
            match one.rating_change() {
                Some(change) => {
                    both.push(one);
                    total += change;
                    sum.count_change(change);
                }
                None => new.push(one),
            }
        }
        sum.mean = (!both.is_empty()).then(|| total / both.len() as f64);
        let still: std::collections::HashSet<i64> =
            later.iter().map(|entry| entry.player).collect();
        let gone = earlier
            .iter()
            .zip(1..)
            .filter(|(entry, _)| !still.contains(&entry.player))
            .map(|(entry, place)| Compared {
                id: entry.player,
                earlier: Some(standing(place, entry)),
                later: None,
            })
            .collect();
        Comparison {
            both,
            new,
            gone,
            gain: OnceLock::new(),
            sum,
            ranks: ranks.into_iter().map(str::to_owned).collect(),
        }
    }

    /// The rank in a standing.
    pub fn rank(&self, of: Standing) -> Option<&str> {
        self.ranks.get(usize::from(of.rank?)).map(String::as_str)
    }

    /// The numbers of players by the direction of their change.
    pub fn change_counts(&self) -> Sum {
        self.sum
    }

    /// The number of players in a part.
    pub fn len(&self, part: Part) -> usize {
        self.rows_of_part(part).len()
    }

    /// True if both lists are empty.
    pub fn is_empty(&self) -> bool {
        self.both.is_empty() && self.new.is_empty() && self.gone.is_empty()
    }

    fn rows_of_part(&self, part: Part) -> &[Compared] {
        match part {
            Part::Both => &self.both,
            Part::New => &self.new,
            Part::Gone => &self.gone,
        }
    }

    /// The rows of a part in order; the orders by gain and loss only affect players in both lists.
    pub fn page_of_rows(
        &self,
        part: Part,
        order: Order,
        from: usize,
        count: usize,
    ) -> Vec<Compared> {
        let rows = self.rows_of_part(part);
        if part != Part::Both || order == Order::Place {
            return rows.iter().skip(from).take(count).copied().collect();
        }
        let gain = self.gain.get_or_init(|| {
            let change = |i: &u32| rows[*i as usize].rating_change().unwrap_or(0.0);
            let mut gain: Vec<u32> = (0..rows.len() as u32).collect();
            gain.sort_by(|a, b| change(b).total_cmp(&change(a)));
            gain
        });
        let pick = |i: &u32| rows.get(*i as usize).copied();
        if order == Order::Gain {
            gain.iter()
                .skip(from)
                .take(count)
                .filter_map(pick)
                .collect()
        } else {
            gain.iter()
                .rev()
                .skip(from)
                .take(count)
                .filter_map(pick)
                .collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comparison() -> Comparison {
        let list = |rows: &[(i64, f64)]| -> Vec<ComparisonEntry> {
            let rank = |id: i64, rating: f64| (rating > 1400.0).then(|| format!("{id} dan"));
            rows.iter()
                .map(|&(player, rating)| ComparisonEntry {
                    player,
                    rating,
                    rank: rank(player, rating),
                    provisional: false,
                })
                .collect()
        };
        Comparison::new(
            &list(&[(1, 1500.0), (2, 1400.0), (3, 1300.0), (4, 1200.0)]),
            &list(&[(3, 1550.0), (1, 1490.0), (5, 1450.0), (2, 1400.0)]),
        )
    }

    fn ids(rows: &[Compared]) -> Vec<i64> {
        rows.iter().map(|r| r.id).collect()
    }

    #[test]
    fn everybody_stands_in_one_part() {
        let c = comparison();
        assert_eq!(
            ids(&c.page_of_rows(Part::Both, Order::Place, 0, 9)),
            [3, 1, 2]
        );
        assert_eq!(ids(&c.page_of_rows(Part::New, Order::Place, 0, 9)), [5]);
        assert_eq!(ids(&c.page_of_rows(Part::Gone, Order::Place, 0, 9)), [4]);
        assert_eq!(
            [Part::Both, Part::New, Part::Gone].map(|p| c.len(p)),
            [3, 1, 1]
        );
    }

    #[test]
    fn places_and_changes_are_those_of_the_lists() {
        let c = comparison();
        let third = c.page_of_rows(Part::Both, Order::Place, 0, 1)[0];
        assert_eq!(
            (
                third.earlier.unwrap().place,
                third.later.unwrap().place,
                third.rating_change()
            ),
            (3, 1, Some(250.0))
        );
        assert_eq!(
            (c.rank(third.earlier.unwrap()), c.rank(third.later.unwrap())),
            (None, Some("3 dan"))
        );
        assert_eq!(
            c.page_of_rows(Part::New, Order::Place, 0, 1)[0].rating_change(),
            None,
            "who is new moved nowhere"
        );
        let Sum {
            gained,
            lost,
            same,
            mean,
        } = c.change_counts();
        assert_eq!((gained, lost, same, mean), (1, 1, 1, Some(80.0)));
    }

    #[test]
    fn gains_and_losses_are_opposite_orders_page_by_page() {
        let c = comparison();
        assert_eq!(ids(&c.page_of_rows(Part::Both, Order::Gain, 0, 2)), [3, 2]);
        assert_eq!(ids(&c.page_of_rows(Part::Both, Order::Gain, 2, 2)), [1]);
        assert_eq!(
            ids(&c.page_of_rows(Part::Both, Order::Loss, 0, 9)),
            [1, 2, 3]
        );
    }

    #[test]
    fn empty_lists_compare() {
        let c = Comparison::new(&[], &[]);
        assert!(c.is_empty());
        assert_eq!(c.change_counts().mean, None);
    }
}
