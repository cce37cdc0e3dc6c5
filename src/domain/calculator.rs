//! The calculator: rates typed results as a tournament with one opponent per round, so every
//! opponent keeps the typed rating. Quantities of the whole field derive from this small field.

use chrono::NaiveDate;
use serde_json::{Value, json};

use super::explain::Step;
use super::number::{Points, Score};
use super::player::{Born, Person, PlayerKey};
use super::rules::{Engine, InPool, Line, Rank, Refused, Rulebook, RulesFeatures, Strength, View};
use super::tournament::{Board, Category, Game, Pool, RoundDays, Tournament};

/// A player before the games.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Entrant {
    /// Birth, as far as known; only some rules use it.
    pub born: Option<Born>,
    /// The player's rating data before the games.
    pub held: PriorRating,
}

/// A player's rating data before the games.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum PriorRating {
    /// None: a newcomer.
    #[default]
    Nothing,
    /// An initial record in the words of the rules, as in a journal.
    Standing(Value),
    /// The record of the rules, as stored.
    Record(String),
}

/// A game as typed.
#[derive(Debug, Clone, PartialEq)]
pub struct CalculatorGame {
    /// The opponent before the game.
    pub opponent: Entrant,
    /// The player's score.
    pub score: Score,
    /// Handicap stones: positive if the player gives them, negative if the player receives them.
    pub stones: i32,
}

/// The conditions of the games.
#[derive(Debug, Clone, PartialEq)]
pub struct Terms {
    /// The day of the games.
    pub day: NaiveDate,
    /// True if the tournament is official.
    pub official: bool,
    /// Size of the board (ufgo).
    pub board: Board,
    /// Main time in minutes; `None`: long enough for all players.
    pub minutes: Option<f64>,
    /// Rating pool (ssdc).
    pub pool: Pool,
    /// Category of the tournament (ssdc, elo).
    pub category: Category,
    /// The player's place in the tournament, if it is to count.
    pub place: Option<u32>,
}

/// A question to the calculator.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    /// The player.
    pub me: Entrant,
    /// The games, in order.
    pub games: Vec<CalculatorGame>,
    /// The conditions of the games.
    pub terms: Terms,
}

/// The effect of the games.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// The player before the games.
    pub before: View,
    /// The player after the games.
    pub after: View,
    /// The player's state in each pool after the games, for rules with pools.
    pub pools: Vec<InPool>,
    /// The result line as of a tournament; `None` if the rules give none.
    pub line: Option<Line>,
    /// The points that the regulation expects in all games; `None` if a game has no expectation.
    pub expected: Option<f64>,
    /// Number of calculation passes.
    pub passes: u32,
    /// All steps, as the page of a tournament explains them.
    pub steps: Vec<Step>,
}

/// A mistake in a question.
#[derive(Debug, Clone, PartialEq)]
pub enum Mistake {
    /// The parameters of the rules are wrong.
    Parameters(String),
    /// The player's data are wrong, with the sentence of the rules.
    Me(String),
    /// An opponent's data are wrong: the number of the game, from 1, and the sentence of the rules.
    Opponent(usize, String),
    /// The games are wrong, with the sentence of the rules.
    Games(String),
    /// The rules cannot calculate the games.
    Refused(Refused),
}

/// An initial record in the words of the rules; games and deviation only if the rules use them.
pub fn standing_from_rating(
    shows: RulesFeatures,
    pool: Pool,
    rating: f64,
    games: Option<u32>,
    deviation: Option<f64>,
) -> Value {
    // Whole numbers are written without a fraction, because some rules accept no other form.
    let number = |value: f64| {
        if value.fract() == 0.0 && value.abs() < 1e15 {
            json!(value as i64)
        } else {
            json!(value)
        }
    };
    let mut own = serde_json::Map::from_iter([("rating".to_owned(), number(rating))]);
    if let Some(games) = games.filter(|_| shows.games) {
        own.insert("games".to_owned(), json!(games));
    }
    if let Some(deviation) = deviation.filter(|_| shows.deviation) {
        own.insert("deviation".to_owned(), number(deviation));
    }
    if shows.pools {
        json!({ pool.word(): own })
    } else {
        Value::Object(own)
    }
}

/// Calculates the effect of the games without storing it, or returns all mistakes at once.
pub fn calculate(
    rulebook: &Rulebook,
    parameters: &Value,
    question: &Question,
) -> Result<Answer, Vec<Mistake>> {
    let mut engine = rulebook
        .empty_engine(parameters)
        .map_err(|sentence| vec![Mistake::Parameters(sentence)])?;
    let mut mistakes = Vec::new();
    let me = enter_entrant(&mut *engine, &question.me)
        .map_err(|sentence| mistakes.push(Mistake::Me(sentence)))
        .ok();
    let mut games = Vec::with_capacity(question.games.len());
    for (number, typed) in (1..).zip(&question.games) {
        let opponent = enter_entrant(&mut *engine, &typed.opponent)
            .map_err(|sentence| mistakes.push(Mistake::Opponent(number, sentence)))
            .ok();
        games.extend(
            me.zip(opponent)
                .map(|(me, opponent)| game_from_input(number as i64, me, opponent, typed)),
        );
    }
    let Some(me) = me.filter(|_| mistakes.is_empty()) else {
        return Err(mistakes);
    };
    let tournament = tournament_of(&question.terms, me, games);
    engine
        .check_tournament(&tournament)
        .map_err(|sentence| vec![Mistake::Games(sentence)])?;
    engine.set_calculated_player(me);
    let before = engine.view_player(me);
    let expected = expected_points(rulebook, parameters, &*engine, me, &tournament);
    let (rated, steps) = engine
        .explain_tournament(&tournament, me)
        .map_err(|refused| vec![Mistake::Refused(refused)])?;
    Ok(Answer {
        before,
        after: engine.view_player(me),
        pools: engine.player_pools(me),
        line: rated.lines.into_iter().find(|line| line.player == me),
        expected,
        passes: rated.passes,
        steps,
    })
}

fn enter_entrant(engine: &mut dyn Engine, entrant: &Entrant) -> Result<PlayerKey, String> {
    let person = Person {
        born: entrant.born,
        guest: false,
    };
    match &entrant.held {
        PriorRating::Nothing => engine.enter_player(person, None),
        PriorRating::Standing(value) => engine.enter_player(person, Some(value)),
        PriorRating::Record(record) => engine.resume_player(person, record),
    }
}

fn tournament_of(terms: &Terms, me: PlayerKey, games: Vec<Game>) -> Tournament {
    Tournament {
        start: terms.day,
        end: terms.day,
        official: terms.official,
        board: terms.board,
        minutes: terms.minutes,
        pool: terms.pool,
        category: terms.category,
        rated_by_fide: false,
        days: RoundDays::default(),
        participants: vec![me],
        places: terms.place.map(|place| (me, place)).into_iter().collect(),
        fide: Vec::new(),
        games,
    }
}

fn expected_points(
    rulebook: &Rulebook,
    parameters: &Value,
    engine: &dyn Engine,
    me: PlayerKey,
    t: &Tournament,
) -> Option<f64> {
    let expects = rulebook.expectation_with(parameters).ok()?;
    let strength = |key: PlayerKey| {
        let view = engine.view_player(key);
        let own = engine
            .player_pools(key)
            .into_iter()
            .find(|own| own.pool == t.pool)
            .map(|own| own.rating);
        Some(Strength {
            rating: if rulebook.shows.pools {
                own?
            } else {
                view.rating?
            },
            deviation: view.deviation,
            provisional: view.provisional,
        })
    };
    let mine = strength(me)?;
    let one = |game: &Game| {
        let other = if game.a == me { game.b? } else { game.a };
        if game.handicap == 0 {
            expects(mine, strength(other)?)
        } else {
            None
        }
    };
    t.games.iter().map(one).sum()
}

/// The consequence of a total score.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Total {
    /// The score in half points.
    pub halves: i64,
    /// The new rating; `None` if none is given.
    pub after: Option<Points>,
    /// The rank with this rating.
    pub rank: Option<Rank>,
    /// True if the rating has a star.
    pub provisional: bool,
}

/// The scores against these opponents and the ratings that follow.
#[derive(Debug, Clone, PartialEq)]
pub struct Needed {
    /// False: the new rating depends on the opponents who are beaten, so few totals are listed.
    pub by_sum: bool,
    /// The totals, ascending.
    pub totals: Vec<Total>,
}

/// Tries the possible scores of the games; the typed scores do not matter.
pub fn find_needed_score(
    rulebook: &Rulebook,
    parameters: &Value,
    question: &Question,
) -> Result<Needed, Vec<Mistake>> {
    let most = 2 * question.games.len() as i64;
    let run = |halves: i64, backwards: bool| {
        try_wins(
            rulebook,
            parameters,
            question.clone(),
            WinOrder { halves, backwards },
        )
    };
    // It may depend on the player if the beaten opponents matter, so it is tried.
    let mut by_sum = true;
    for halves in [2, most / 2, most - 2]
        .into_iter()
        .filter(|halves| (1..most).contains(halves))
    {
        let (one, other) = (run(halves, false)?, run(halves, true)?);
        let apart = one
            .after
            .zip(other.after)
            .is_some_and(|(a, b)| (a.0 - b.0).abs() > 1e-6);
        by_sum &= !apart && one.after.is_some() == other.after.is_some() && one.rank == other.rank;
    }
    let totals: Vec<i64> = if by_sum {
        (0..=most).collect()
    } else {
        vec![0, most / 2, most]
    };
    let one = |halves: i64| {
        if !by_sum && halves == most / 2 {
            try_draws(rulebook, parameters, question.clone(), halves)
        } else {
            run(halves, false)
        }
    };
    Ok(Needed {
        by_sum,
        totals: totals
            .into_iter()
            .map(one)
            .collect::<Result<_, Vec<Mistake>>>()?,
    })
}

/// The first games are won, or the last ones.
struct WinOrder {
    halves: i64,
    backwards: bool,
}

fn try_wins(
    rulebook: &Rulebook,
    parameters: &Value,
    mut tried: Question,
    WinOrder { halves, backwards }: WinOrder,
) -> Result<Total, Vec<Mistake>> {
    let count = tried.games.len();
    for place in 0..count {
        let at = if backwards { count - 1 - place } else { place };
        tried.games[at].score = match halves - 2 * place as i64 {
            2.. => Score::Win,
            1 => Score::Draw,
            _ => Score::Loss,
        };
    }
    let answer = calculate(rulebook, parameters, &tried)?;
    let (after, rank, provisional) = match &answer.line {
        Some(line) => (line.after, line.rank, line.provisional),
        None => (None, answer.after.rank, answer.after.provisional),
    };
    Ok(Total {
        halves,
        after,
        rank,
        provisional,
    })
}

fn try_draws(
    rulebook: &Rulebook,
    parameters: &Value,
    mut tried: Question,
    halves: i64,
) -> Result<Total, Vec<Mistake>> {
    tried
        .games
        .iter_mut()
        .for_each(|game| game.score = Score::Draw);
    let line = calculate(rulebook, parameters, &tried)?.line;
    let of = |line: &Line| Total {
        halves,
        after: line.after,
        rank: line.rank,
        provisional: line.provisional,
    };
    Ok(line.as_ref().map_or(
        Total {
            halves,
            after: None,
            rank: None,
            provisional: false,
        },
        of,
    ))
}

fn game_from_input(round: i64, me: PlayerKey, opponent: PlayerKey, typed: &CalculatorGame) -> Game {
    let (a, b, score) = if typed.stones < 0 {
        (opponent, me, typed.score.opposite())
    } else {
        (me, opponent, typed.score)
    };
    Game {
        round: Some(round),
        a,
        b: Some(b),
        score: Some(score),
        played: true,
        annulled: false,
        handicap: typed.stones.unsigned_abs(),
        colour: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal;
    use crate::rules;

    fn terms() -> Terms {
        Terms {
            day: NaiveDate::from_ymd_opt(2026, 5, 1).unwrap(),
            official: false,
            board: Board::Full,
            minutes: None,
            pool: Pool::Classic,
            category: Category::Fourth,
            place: None,
        }
    }

    fn rated(rules: &str, rating: f64) -> Entrant {
        let shows = rules::by_id(rules).unwrap().shows;
        Entrant {
            born: None,
            held: PriorRating::Standing(standing_from_rating(
                shows,
                Pool::Classic,
                rating,
                Some(100),
                Some(80.0),
            )),
        }
    }

    fn ask(rules: &str, question: &Question) -> Result<Answer, Vec<Mistake>> {
        calculate(rules::by_id(rules).unwrap(), &json!({}), question)
    }

    fn against(rules: &str, own: f64, games: &[(f64, Score)]) -> Question {
        let games = games
            .iter()
            .map(|(rating, score)| CalculatorGame {
                opponent: rated(rules, *rating),
                score: *score,
                stones: 0,
            })
            .collect();
        Question {
            me: rated(rules, own),
            games,
            terms: Terms {
                official: rules != "ufgo",
                ..terms()
            },
        }
    }

    fn after(rules: &str, own: f64, games: &[(f64, Score)]) -> f64 {
        ask(rules, &against(rules, own, games))
            .unwrap()
            .after
            .rating
            .unwrap()
            .0
    }

    /// By hand: K times a half (ufgo: 30, a loss is never anomalous; ssdc and elo: 20 after thirty
    /// games; orr: 30 for gains and 25 for losses, the half of 12.5 rounded away from zero).
    #[test]
    fn a_game_between_equals_is_worth_half_of_k() {
        assert_eq!(after("ufgo", 1500.0, &[(1500.0, Score::Loss)]), 1485.0);
        assert_eq!(after("elo", 1500.0, &[(1500.0, Score::Win)]), 1510.0);
        assert_eq!(after("ssdc", 1500.0, &[(1500.0, Score::Win)]), 1510.0);
        assert_eq!(after("orr", 1500.0, &[(1500.0, Score::Win)]), 1515.0);
        assert_eq!(after("orr", 1500.0, &[(1500.0, Score::Loss)]), 1488.0);
        let rgf = after("rgf", 1500.0, &[(1500.0, Score::Win)]);
        assert!(rgf > 1500.0 && rgf < 1600.0, "{rgf}");
    }

    #[test]
    fn the_calculator_is_the_journal() {
        let scores = [
            (1480.0, Score::Win),
            (1610.0, Score::Draw),
            (1725.0, Score::Loss),
            (1390.0, Score::Win),
            (1500.0, Score::Win),
        ];
        for book in rules::ALL {
            let mut lines = vec![json!({ "federation": { "rules": book.id } })];
            let standing = |rating| {
                standing_from_rating(book.shows, Pool::Classic, rating, Some(100), Some(80.0))
            };
            lines.push(json!({ "player": { "id": "me", "standing": standing(1520.0) } }));
            let mut games = Vec::new();
            for (round, (rating, score)) in (1..).zip(scores) {
                lines.push(json!({ "player": { "id": format!("o{round}"), "standing": standing(rating) } }));
                games.push(json!({ "round": round, "a": "me", "b": format!("o{round}"), "score": score.half_points() as f64 / 2.0 }));
            }
            let official = book.id != "ufgo";
            lines.push(json!({ "tournament": { "id": "t", "start": "2026-05-01", "official": official, "games": games } }));
            let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
            let answer =
                String::from_utf8(journal::calculate_input(text.as_bytes()).unwrap()).unwrap();
            let value: Value = serde_json::from_str(answer.trim()).unwrap();
            let own = value["results"]
                .as_array()
                .unwrap()
                .iter()
                .find(|r| r["player"] == "me")
                .unwrap()["after"]
                .as_f64();
            let asked = ask(book.id, &against(book.id, 1520.0, &scores)).unwrap();
            assert_eq!(
                asked.line.and_then(|l| l.after).map(|p| p.0),
                own,
                "{}",
                book.id
            );
            assert!(!asked.steps.is_empty());
        }
    }

    #[test]
    fn stones_that_the_player_gets_are_given_by_the_opponent() {
        let one = |stones, score| {
            let games = vec![CalculatorGame {
                opponent: rated("rgf", 1800.0),
                score,
                stones,
            }];
            ask(
                "rgf",
                &Question {
                    me: rated("rgf", 1600.0),
                    games,
                    terms: terms(),
                },
            )
            .unwrap()
            .after
            .rating
            .unwrap()
            .0
        };
        assert!(
            one(-2, Score::Win) < one(0, Score::Win),
            "a win with stones is worth less"
        );
        assert!(one(2, Score::Win) > one(0, Score::Win));
    }

    #[test]
    fn a_newcomer_begins_as_the_rules_say() {
        let games = |rules| {
            vec![CalculatorGame {
                opponent: rated(rules, 1300.0),
                score: Score::Win,
                stones: 0,
            }]
        };
        let question = |rules| Question {
            me: Entrant::default(),
            games: games(rules),
            terms: Terms {
                official: true,
                ..terms()
            },
        };
        assert_eq!(ask("ssdc", &question("ssdc")).unwrap().before.rating, None);
        assert!(ask("ssdc", &question("ssdc")).unwrap().pools[0].rating.0 > 1200.0);
        assert!(ask("orr", &question("orr")).unwrap().after.provisional);
        assert!(ask("rgf", &question("rgf")).unwrap().after.rating.is_some());
    }

    #[test]
    fn what_is_needed_is_told_for_every_total_where_only_the_sum_counts() {
        let scores = [
            (1300.0, Score::Win),
            (1700.0, Score::Loss),
            (1500.0, Score::Draw),
        ];
        for book in rules::ALL {
            let needed =
                super::find_needed_score(book, &json!({}), &against(book.id, 1500.0, &scores))
                    .unwrap();
            assert_eq!(
                needed.totals.len(),
                if needed.by_sum { 7 } else { 3 },
                "{}",
                book.id
            );
            let ratings: Vec<f64> = needed
                .totals
                .iter()
                .map(|total| total.after.unwrap().0)
                .collect();
            assert!(
                ratings.windows(2).all(|pair| pair[0] <= pair[1]),
                "{}: {ratings:?}",
                book.id
            );
            let one =
                super::find_needed_score(book, &json!({}), &against(book.id, 1500.0, &scores[..1]))
                    .unwrap();
            assert!(one.by_sum && one.totals.len() == 3);
        }
        assert!(
            find_needed_score(
                rules::by_id("elo").unwrap(),
                &json!({}),
                &against("elo", 1500.0, &scores)
            )
            .unwrap()
            .by_sum
        );
    }

    #[test]
    fn equals_are_expected_to_share_the_points() {
        for book in rules::ALL {
            let answer = ask(
                book.id,
                &against(
                    book.id,
                    1500.0,
                    &[(1500.0, Score::Win), (1500.0, Score::Loss)],
                ),
            )
            .unwrap();
            assert_eq!(answer.expected, Some(1.0), "{}", book.id);
        }
    }

    #[test]
    fn every_mistake_is_told_at_once() {
        let bad = Entrant {
            born: None,
            held: PriorRating::Standing(json!({ "rating": 3500 })),
        };
        let games = vec![
            CalculatorGame {
                opponent: bad.clone(),
                score: Score::Win,
                stones: 0
            };
            2
        ];
        let mistakes = ask(
            "rgf",
            &Question {
                me: bad,
                games,
                terms: terms(),
            },
        )
        .unwrap_err();
        assert!(
            matches!(
                &mistakes[..],
                [
                    Mistake::Me(_),
                    Mistake::Opponent(1, _),
                    Mistake::Opponent(2, _)
                ]
            ),
            "{mistakes:?}"
        );
        let none = Question {
            me: rated("orr", 1500.0),
            games: Vec::new(),
            terms: terms(),
        };
        assert_eq!(ask("orr", &none).unwrap().line, None);
    }
}
