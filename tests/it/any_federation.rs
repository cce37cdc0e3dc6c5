//! Random federations of every regulation: journals in which players come and go, draw, win,
//! forfeit, lists are published and everybody meets again, for what has to hold of any of them.

use std::fmt::Write as _;

use chrono::{Days, NaiveDate};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A federation.
#[derive(Debug, Clone)]
pub(crate) struct AnyFederation {
    /// The id of its rules.
    rules: &'static str,
    /// What each player brings along: a rating, whether the player is a newcomer, a year of birth.
    players: Vec<(u32, bool, u32)>,
    events: Vec<AnyEvent>,
}

/// What happens so many days after what happened before.
#[derive(Debug, Clone)]
enum AnyEvent {
    Tournament {
        after: u64,
        official: bool,
        pool: usize,
        games: Vec<(usize, usize, u8)>,
    },
    List {
        after: u64,
    },
}

/// Federations of some rules.
pub(crate) fn any_federation(rules: &'static str) -> impl Strategy<Value = AnyFederation> {
    let player = (0_u32..2700, prop::bool::weighted(0.2), 1930_u32..2018);
    let game = (
        any::<prop::sample::Index>(),
        any::<prop::sample::Index>(),
        0_u8..10,
    );
    let games = prop::collection::vec(game, 1..14);
    let tournament = (
        prop_oneof![4 => 0_u64..40, 1 => 300_u64..800],
        prop::bool::weighted(0.9),
        0_usize..2,
        games,
    );
    let event = prop_oneof![4 => tournament.prop_map(Some), 1 => Just(None)];
    (
        prop::collection::vec(player, 3..11),
        prop::collection::vec((event, 1_u64..120), 3..13),
    )
        .prop_map(move |(players, drawn)| {
            let event = |(event, pause)| match event {
                None => AnyEvent::List { after: pause },
                Some((after, official, pool, games)) => {
                    let games: Vec<(_, _, u8)> = games;
                    let games = games.into_iter().map(
                        |(a, b, score): (prop::sample::Index, prop::sample::Index, u8)| {
                            let a = a.index(players.len());
                            // Anybody but oneself.
                            (
                                a,
                                (a + 1 + b.index(players.len() - 1)) % players.len(),
                                score,
                            )
                        },
                    );
                    AnyEvent::Tournament {
                        after,
                        official,
                        pool,
                        games: games.collect(),
                    }
                }
            };
            AnyFederation {
                rules,
                events: drawn.into_iter().map(event).collect(),
                players,
            }
        })
}

impl AnyFederation {
    /// Its journal.
    pub(crate) fn journal(&self) -> String {
        let mut journal = format!(
            "{}\n",
            json!({"federation": {"slug": "any", "name": "Any", "rules": self.rules}})
        );
        for (number, (rating, newcomer, born)) in self.players.iter().enumerate() {
            let standing = if *newcomer {
                Value::Null
            } else {
                self.standing(*rating)
            };
            let line = json!({"player": {"id": format!("p{number}"), "name": format!("Player {number}"), "born": born.to_string(), "standing": standing}});
            let _ = writeln!(journal, "{line}");
        }
        let mut day = NaiveDate::from_ymd_opt(2020, 2, 28).unwrap();
        for (number, event) in self.events.iter().enumerate() {
            let line = match event {
                AnyEvent::List { after } => {
                    day = day + Days::new(*after);
                    json!({"list": {"date": day}})
                }
                AnyEvent::Tournament {
                    after,
                    official,
                    pool,
                    games,
                } => {
                    day = day + Days::new(*after);
                    let mut line = json!({"id": format!("t{number}"), "start": day, "official": official, "games": self.games(games)});
                    if self.rules == "ssdc" {
                        line["pool"] = json!(["classic", "rapid"][*pool]);
                    }
                    json!({"tournament": line})
                }
            };
            let _ = writeln!(journal, "{line}");
        }
        journal
    }

    fn standing(&self, rating: u32) -> Value {
        match self.rules {
            "ssdc" => json!({"classic": {"rating": rating.max(100), "games": rating % 60}}),
            "rgf" => {
                json!({"rating": rating, "deviation": 40 + rating % 120, "last_played": "2019-11"})
            }
            "elo" => json!({"rating": rating, "games": rating % 60}),
            _ => json!({"rating": rating}),
        }
    }

    fn games(&self, games: &[(usize, usize, u8)]) -> Vec<Value> {
        let game = |(round, (a, b, drawn)): (usize, &(usize, usize, u8))| {
            let score = match drawn {
                0..5 => json!(1),
                5..8 => json!(0),
                _ => json!(0.5),
            };
            json!({"round": round + 1, "a": format!("p{a}"), "b": format!("p{b}"), "score": score, "played": *drawn != 4})
        };
        games.iter().enumerate().map(game).collect()
    }
}
