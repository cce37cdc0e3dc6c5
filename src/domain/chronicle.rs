//! The chronicle of a federation: its [`Event`]s in order, none of which is kept. A [`Walk`] makes
//! the engine do what each demands, and a [`Visitor`] receives the results.

use std::borrow::Cow;

use chrono::NaiveDate;
use serde_json::Value;

use super::edition::{Edition, governing_edition};
use super::player::Person;
use super::rules::mistake::Mistakes;
use super::rules::{Engine, Published, Rated, Refused};
use super::tournament::Tournament;

/// An event of the chronicle.
#[derive(Debug)]
pub enum Event<'a> {
    /// A player is entered.
    Player {
        /// The personal data that the rules need.
        person: Person,
        /// The player's initial record, in the words of the rules; `None`: an unrated newcomer.
        standing: Option<Value>,
    },
    /// The regulation is amended.
    Edition {
        /// The parameters that differ from the default.
        parameters: Value,
        /// Day of publication.
        published: NaiveDate,
        /// The first day; `Some(None)`: the place in the chronicle decides; `None`: not in force.
        since: Option<Option<NaiveDate>>,
    },
    /// A tournament is rated.
    Tournament {
        /// The data that the rules need.
        tournament: Cow<'a, Tournament>,
        /// The rule for the edition.
        by: EditionChoice,
    },
    /// A list is published.
    List {
        /// The date of the list.
        date: NaiveDate,
        /// The rule for the edition.
        by: EditionChoice,
    },
}

/// The rule by which the edition of a calculation is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EditionChoice {
    /// The edition that governs the first day of the tournament, or the date of the list.
    Day,
    /// The edition of an earlier calculation, by its number in the engine.
    Number(usize),
    /// The edition that was used last.
    Last,
}

/// The reason why a walk stops.
#[derive(Debug, PartialEq)]
pub enum Stop {
    /// A player's initial record is not valid under these rules.
    Standing(String),
    /// The parameters of an edition are wrong.
    Parameters(Mistakes),
    /// A tournament cannot be calculated.
    Refused(Refused),
}

/// Receives the results of the events. `at` is the caller's key of an event.
pub trait Visitor<A> {
    /// The error with which a walk ends.
    type Error;

    /// Makes the error for an event that cannot be calculated.
    fn stop_error(&self, at: &A, why: Stop) -> Self::Error;

    /// Called before a tournament is rated: the engine still has the state before it.
    fn before(
        &mut self,
        _at: &A,
        _engine: &dyn Engine,
        _tournament: &Tournament,
    ) -> Result<(), Self::Error> {
        Ok(())
    }

    /// `edition` is its index; `None`: the text as first approved, or the event names the edition.
    fn after_tournament(
        &mut self,
        at: A,
        edition: Option<usize>,
        rated: Rated,
    ) -> Result<(), Self::Error>;

    /// Called after a list was published, by an edition as in [`Visitor::after_tournament`].
    fn after_list(
        &mut self,
        at: A,
        edition: Option<usize>,
        published: Published,
    ) -> Result<(), Self::Error>;
}

/// A walk along a chronicle with the engine that calculates.
pub struct Walk<'e> {
    engine: &'e mut dyn Engine,
    /// The editions in force, each with its index in the chronicle and its number in the engine.
    editions: Vec<Edition<(usize, usize)>>,
    count: usize,
}

impl<'e> Walk<'e> {
    /// A walk at the beginning, with an engine without players.
    pub fn new(engine: &'e mut dyn Engine) -> Walk<'e> {
        Walk {
            engine,
            editions: Vec::new(),
            count: 0,
        }
    }

    /// The engine in its present state.
    pub fn engine(&mut self) -> &mut dyn Engine {
        self.engine
    }

    /// Walks along events, each with the caller's key.
    pub fn walk_along<'a, A, V: Visitor<A>>(
        &mut self,
        events: impl Iterator<Item = Result<(A, Event<'a>), V::Error>>,
        visitor: &mut V,
    ) -> Result<(), V::Error> {
        for event in events {
            let (at, event) = event?;
            let edition = self
                .handle_event(&event)
                .map_err(|why| visitor.stop_error(&at, why))?;
            match event {
                Event::Tournament { tournament, .. } => {
                    visitor.before(&at, &*self.engine, &tournament)?;
                    let rated = self
                        .engine
                        .rate_tournament(&tournament)
                        .map_err(|refused| visitor.stop_error(&at, Stop::Refused(refused)))?;
                    visitor.after_tournament(at, edition, rated)?;
                }
                Event::List { date, .. } => {
                    visitor.after_list(at, edition, self.engine.publish_list(date))?
                }
                Event::Player { .. } | Event::Edition { .. } => {}
            }
        }
        Ok(())
    }

    /// Enters players and editions without calculating; returns the index of a governing edition.
    pub fn handle_event(&mut self, event: &Event) -> Result<Option<usize>, Stop> {
        match event {
            Event::Player { person, standing } => {
                self.engine
                    .enter_player(*person, standing.as_ref())
                    .map_err(Stop::Standing)?;
                Ok(None)
            }
            Event::Edition {
                parameters,
                published,
                since,
            } => {
                let number = self
                    .engine
                    .add_edition(parameters)
                    .map_err(Stop::Parameters)?;
                if let Some(since) = *since {
                    self.editions.push(Edition {
                        id: (self.count, number),
                        published: *published,
                        since,
                    });
                }
                self.count += 1;
                Ok(None)
            }
            Event::Tournament { tournament, by } => Ok(self.choose_edition(*by, tournament.start)),
            Event::List { date, by } => Ok(self.choose_edition(*by, *date)),
        }
    }

    fn choose_edition(&mut self, by: EditionChoice, day: NaiveDate) -> Option<usize> {
        match by {
            EditionChoice::Day => {
                let edition = governing_edition(&self.editions, day);
                self.engine
                    .use_edition(edition.map_or(0, |(_, number)| number));
                edition.map(|(place, _)| place)
            }
            EditionChoice::Number(number) => {
                self.engine.use_edition(number);
                None
            }
            EditionChoice::Last => None,
        }
    }
}

/// The rank of each id by its bytes, in order of entry: the argument of [`Engine::set_id_order`].
pub fn id_order<'a>(ids: impl Iterator<Item = &'a str>) -> Vec<u32> {
    let ids: Vec<&str> = ids.collect();
    let mut sorted: Vec<u32> = (0u32..).take(ids.len()).collect();
    sorted.sort_unstable_by_key(|key| ids[*key as usize]);
    let mut order = vec![0; ids.len()];
    for (place, key) in (0u32..).zip(sorted) {
        order[key as usize] = place;
    }
    order
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::number::Score;
    use crate::player::PlayerKey;
    use crate::rules;
    use crate::tournament::{Board, Category, Game, Pool, RoundDays};

    fn day(month: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, month, 1).unwrap()
    }

    fn player() -> Event<'static> {
        Event::Player {
            person: Person::default(),
            standing: None,
        }
    }

    fn won(month: u32, by: EditionChoice) -> Event<'static> {
        let (a, b, score) = (PlayerKey(0), Some(PlayerKey(1)), Score::from_halves(2));
        let game = Game {
            round: None,
            a,
            b,
            score,
            played: true,
            annulled: false,
            handicap: 0,
            colour: None,
        };
        let (board, pool, category) = (Board::Full, Pool::Classic, Category::Fourth);
        let (start, participants, places, fide, games) =
            (day(month), vec![a], vec![], vec![], vec![game]);
        let tournament = Tournament {
            start,
            end: start,
            official: true,
            board,
            minutes: None,
            pool,
            category,
            rated_by_fide: false,
            days: RoundDays::default(),
            participants,
            places,
            fide,
            games,
        };
        Event::Tournament {
            tournament: Cow::Owned(tournament),
            by,
        }
    }

    fn list(month: u32) -> Event<'static> {
        Event::List {
            date: day(month),
            by: EditionChoice::Day,
        }
    }

    fn edition(k: i64, published: u32, since: Option<Option<NaiveDate>>) -> Event<'static> {
        Event::Edition {
            parameters: json!({"k_table": [[0, "none", k]], "difference_cap": 1}),
            published: day(published),
            since,
        }
    }

    fn engine() -> Box<dyn Engine> {
        rules::by_id("elo")
            .unwrap()
            .empty_engine(
                &json!({"k_table": [[0, "none", 100]], "difference_cap": 1, "rounding": "whole"}),
            )
            .unwrap()
    }

    #[derive(Default)]
    struct Log(Vec<String>);

    impl Visitor<usize> for Log {
        type Error = String;

        fn stop_error(&self, at: &usize, why: Stop) -> String {
            format!("{at}: {why:?}")
        }

        fn before(
            &mut self,
            at: &usize,
            engine: &dyn Engine,
            tournament: &Tournament,
        ) -> Result<(), String> {
            let rating = engine
                .view_player(tournament.games[0].a)
                .rating
                .map(|rating| rating.0);
            self.0.push(format!("{at}: {}", rating.unwrap_or_default()));
            Ok(())
        }

        fn after_tournament(
            &mut self,
            at: usize,
            edition: Option<usize>,
            rated: Rated,
        ) -> Result<(), String> {
            let after = rated
                .lines
                .iter()
                .find(|line| line.player == PlayerKey(0))
                .and_then(|line| line.after);
            self.0.push(format!(
                "{at}: {} by {edition:?}",
                after.map(|after| after.0).unwrap_or_default()
            ));
            Ok(())
        }

        fn after_list(
            &mut self,
            at: usize,
            edition: Option<usize>,
            published: Published,
        ) -> Result<(), String> {
            self.0.push(format!(
                "{at}: {} listed by {edition:?}",
                published.pools[0].1.len()
            ));
            Ok(())
        }
    }

    fn told(engine: &mut dyn Engine, events: Vec<Event<'static>>) -> Result<Vec<String>, String> {
        let mut told = Log::default();
        Walk::new(engine)
            .walk_along((1..).zip(events).map(Ok), &mut told)
            .map(|()| told.0)
    }

    #[test]
    fn each_event_is_calculated_by_the_edition_that_governs_it() {
        let since = |month| Some(Some(day(month)));
        let events = vec![
            player(),
            player(),
            won(1, EditionChoice::Day),
            edition(20, 2, since(4)),
            edition(60, 2, None),
            edition(10, 1, since(3)),
            won(2, EditionChoice::Day),
            list(2),
            won(3, EditionChoice::Day),
            list(4),
            won(4, EditionChoice::Day),
        ];
        let expected = [
            "3: 0",
            "3: 1250 by None",
            "7: 1250",
            "7: 1300 by None",
            "8: 2 listed by None",
            "9: 1300",
            "9: 1305 by Some(2)",
            "10: 2 listed by Some(0)",
            "11: 1305",
            "11: 1315 by Some(0)",
        ];
        assert_eq!(
            told(&mut *engine(), events).unwrap(),
            expected,
            "the second one never comes into force"
        );
    }

    #[test]
    fn what_was_calculated_by_an_edition_is_calculated_by_it_again() {
        let mut engine = engine();
        let number = engine
            .add_edition(&json!({"k_table": [[0, "none", 20]], "difference_cap": 1}))
            .unwrap();
        let events = vec![
            player(),
            player(),
            won(5, EditionChoice::Number(number)),
            won(1, EditionChoice::Last),
            won(6, EditionChoice::Number(0)),
        ];
        let told = told(&mut *engine, events).unwrap();
        assert_eq!(
            [&told[1], &told[3], &told[5]],
            ["3: 1210 by None", "4: 1220 by None", "5: 1270 by None"]
        );
    }

    #[test]
    fn a_walk_stops_at_what_cannot_be_calculated() {
        let wrong = Event::Player {
            person: Person::default(),
            standing: Some(json!({"rating": "high"})),
        };
        assert!(
            told(&mut *engine(), vec![player(), wrong, player()])
                .unwrap_err()
                .starts_with("2: Standing(")
        );
        let wrong = Event::Edition {
            parameters: json!({"k": 1}),
            published: day(1),
            since: None,
        };
        assert!(
            told(&mut *engine(), vec![wrong])
                .unwrap_err()
                .starts_with("1: Parameters(")
        );
        let far = || Event::Player {
            person: Person::default(),
            standing: Some(json!({"rating": 99_999, "games": 9})),
        };
        assert!(
            told(
                &mut *engine(),
                vec![far(), far(), won(1, EditionChoice::Day)]
            )
            .unwrap_err()
            .starts_with("3: Refused(")
        );
        let mut none = Log::default();
        let given_up = [Err("nothing more".to_owned())].into_iter();
        assert_eq!(
            Walk::new(&mut *engine()).walk_along::<usize, _>(given_up, &mut none),
            Err("nothing more".to_owned())
        );
    }

    #[test]
    fn ids_are_ordered_by_their_bytes() {
        assert_eq!(
            id_order(["b", "\u{10ffff}1", "a", "B"].into_iter()),
            [2, 3, 1, 0]
        );
        assert_eq!(id_order([].into_iter()), [0u32; 0]);
    }
}
