use std::collections::{BTreeMap, BTreeSet};

use chrono::{NaiveDate, NaiveDateTime};

use super::land::Land;
use super::{chess, dots, grow, stones};
use crate::domain::chronicle::Walk;
use crate::domain::explain::{Step, StepKind};
use crate::domain::journal::{
    self as format, Calendar, EditionLine, Journal, Line, Outcome, PlayerLine, TournamentLine,
};
use crate::domain::name;
use crate::domain::number::Score;
use crate::domain::player::PlayerKey;
use crate::domain::rules::{self, Correction, Published, Rated};
use crate::domain::tournament::{Category, Game, Pool};

const LANDS: [&Land; 3] = [&dots::LAND, &chess::LAND, &stones::LAND];

fn make_day(y: i32, m: u32, d: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(y, m, d).unwrap()
}

/// An ordinary day, a young year, a leap day, the ends of a year.
fn sample_days() -> [NaiveDate; 5] {
    [
        make_day(2026, 11, 21),
        make_day(2027, 1, 3),
        make_day(2028, 2, 29),
        make_day(2026, 12, 31),
        make_day(2027, 1, 1),
    ]
}

/// All federations on all days.
fn all() -> impl Iterator<Item = (&'static Land, NaiveDate)> {
    LANDS
        .into_iter()
        .flat_map(|land| sample_days().map(|today| (land, today)))
}

fn read_journal(text: &[u8]) -> Journal {
    format::read_journal(text).unwrap()
}

fn tournament_lines(journal: &Journal) -> Vec<&TournamentLine> {
    journal
        .lines
        .iter()
        .filter_map(|(_, line)| {
            if let Line::Tournament(t) = line {
                Some(&**t)
            } else {
                None
            }
        })
        .collect()
}

fn player_lines(journal: &Journal) -> Vec<&PlayerLine> {
    journal
        .lines
        .iter()
        .filter_map(|(_, line)| {
            if let Line::Player(p) = line {
                Some(p)
            } else {
                None
            }
        })
        .collect()
}

/// A tournament with its results and the explanation for each player.
struct TournamentCalculation<'a> {
    line: &'a TournamentLine,
    rated: Rated,
    steps: BTreeMap<PlayerKey, Vec<Step>>,
}

impl TournamentCalculation<'_> {
    fn line_of(&self, player: PlayerKey) -> Option<&rules::Line> {
        self.rated.lines.iter().find(|line| line.player == player)
    }

    /// Scores of a player in played games.
    fn scores_of(&self, player: PlayerKey) -> Vec<Score> {
        let score = |game: &Game| match () {
            () if game.a == player => game.score,
            () if game.b == Some(player) => game.score.map(Score::opposite),
            () => None,
        };
        self.line
            .tournament
            .games
            .iter()
            .filter(|game| game.played)
            .filter_map(score)
            .collect()
    }
}

/// A journal with its calculation.
struct JournalCalculation<'a> {
    held: Vec<TournamentCalculation<'a>>,
    lists: Vec<(Option<Correction>, Published)>,
    players: Vec<PlayerKey>,
    /// Final pools and game counts of all players.
    pools: Vec<(PlayerKey, Pool, u32)>,
}

impl JournalCalculation<'_> {
    /// All steps of one kind, with tournament and player.
    fn steps_of_kind(
        &self,
        what: StepKind,
    ) -> impl Iterator<Item = (&TournamentCalculation<'_>, PlayerKey, &Step)> {
        let told = self.held.iter().flat_map(|held| {
            held.steps
                .iter()
                .map(move |(player, steps)| (held, *player, steps))
        });
        told.flat_map(|(held, player, steps)| steps.iter().map(move |step| (held, player, step)))
            .filter(move |(_, _, s)| s.what == what)
    }

    fn any(&self, what: StepKind) -> bool {
        self.steps_of_kind(what).next().is_some()
    }

    fn all_games(&self) -> impl Iterator<Item = &Game> {
        self.held
            .iter()
            .flat_map(|held| &held.line.tournament.games)
    }

    fn lines(&self) -> impl Iterator<Item = (&TournamentCalculation<'_>, &rules::Line)> {
        self.held
            .iter()
            .flat_map(|held| held.rated.lines.iter().map(move |line| (held, line)))
    }

    fn lines_of(&self, player: PlayerKey) -> Vec<&rules::Line> {
        self.held
            .iter()
            .filter_map(|held| held.line_of(player))
            .collect()
    }
}

/// Calculates a journal once, with explanations for all players.
fn calculate_journal(journal: &Journal) -> JournalCalculation<'_> {
    let players: Vec<PlayerKey> = (0..journal.ids.len() as u32).map(PlayerKey).collect();
    let mut told = JournalCalculation {
        held: Vec::new(),
        lists: Vec::new(),
        players: players.clone(),
        pools: Vec::new(),
    };
    format::replay_journal(journal, |outcome| {
        if let Outcome::Rated(line, rated) = outcome {
            told.held.push(TournamentCalculation {
                line,
                rated,
                steps: BTreeMap::new(),
            });
        }
    })
    .unwrap();
    for player in players {
        let mut engine = journal.new_engine().unwrap();
        let mut walk = Walk::new(&mut *engine);
        let mut held = told.held.iter_mut();
        told.lists.clear();
        for (place, event) in journal.chronicle_events() {
            walk.handle_event(&event).unwrap();
            match place.line {
                Line::Tournament(t) => {
                    let (rated, steps) = walk
                        .engine()
                        .explain_tournament(&t.tournament, player)
                        .unwrap();
                    let held = held.next().unwrap();
                    assert_eq!(rated, held.rated);
                    held.steps.insert(player, steps);
                }
                Line::List(list) => told.lists.push((
                    walk.engine().next_correction(),
                    walk.engine().publish_list(list.date),
                )),
                Line::Player(_) | Line::Edition(_) | Line::Club(_) | Line::Draft(_) => {}
            }
        }
        told.pools.extend(
            engine
                .player_pools(player)
                .into_iter()
                .map(|own| (player, own.pool, own.games)),
        );
    }
    told
}

fn find_value<'a>(step: &'a Step, symbol: &str) -> Option<&'a str> {
    step.values
        .iter()
        .find(|(s, _)| *s == symbol)
        .map(|(_, v)| v.as_str())
}

fn parse_value(step: &Step, symbol: &str) -> f64 {
    find_value(step, symbol).unwrap().parse().unwrap()
}

#[test]
fn a_journal_is_the_same_every_time_canonical_and_calculable() {
    for (land, today) in all() {
        let text = grow::build_journal(land, today);
        assert_eq!(
            text,
            grow::build_journal(land, today),
            "{} {today}",
            land.slug
        );
        let mut again = Vec::new();
        format::write_journal(&read_journal(&text), &mut again);
        assert_eq!(again, text, "{} {today}", land.slug);
        let answers = format::calculate_input(&text[..])
            .unwrap()
            .iter()
            .filter(|byte| **byte == b'\n')
            .count();
        assert_eq!(answers, land.calendar.len() + land.lists.len());
    }
}

#[test]
fn a_federation_has_its_size_and_its_colour_and_everybody_plays() {
    let mut accents = BTreeSet::from(["#0f766e"]);
    for land in LANDS {
        assert!(
            (24..=40).contains(&land.people.len())
                && (14..=20).contains(&land.calendar.len())
                && (3..=6).contains(&land.lists.len())
        );
        assert!(accents.insert(land.accent), "{}", land.slug);
        let playing: BTreeSet<usize> = land
            .calendar
            .iter()
            .flat_map(|event| event.field.iter().copied())
            .collect();
        assert_eq!(playing, (0..land.people.len()).collect(), "{}", land.slug);
        for event in land.calendar {
            assert_eq!(
                event.field.iter().collect::<BTreeSet<_>>().len(),
                event.field.len(),
                "{}: twice in it",
                event.name
            );
            let byes = rules::by_id(land.rules)
                .unwrap()
                .unrated
                .is_allowed(None, None);
            assert!(
                byes || event.field.len().is_multiple_of(2),
                "{}: a bye that nobody notes",
                event.name
            );
        }
    }
}

#[test]
fn names_are_nobody_elses() {
    let people = LANDS
        .iter()
        .flat_map(|land| land.people.iter().map(|person| person.name));
    let officers = LANDS.iter().flat_map(|land| {
        land.clubs
            .iter()
            .map(|club| club.head)
            .filter(|head| !head.is_empty())
            .chain([land.official])
    });
    let names: Vec<&str> = people.chain(officers).collect();
    assert_eq!(
        names
            .iter()
            .map(|name| name::likeness_key(name))
            .collect::<BTreeSet<_>>()
            .len(),
        names.len()
    );
    for (land, today) in all() {
        let journal = read_journal(&grow::build_journal(land, today));
        let held: Vec<_> = tournament_lines(&journal)
            .into_iter()
            .map(|t| t.name.clone())
            .collect();
        assert_eq!(
            held.iter().collect::<BTreeSet<_>>().len(),
            held.len(),
            "{} {today}",
            land.slug
        );
        let spelled = player_lines(&journal)
            .iter()
            .any(|p| p.site.as_ref().is_some_and(|site| site.latin.is_some()));
        assert!(
            !spelled,
            "{}: names are spelled by the table of the federation",
            land.slug
        );
    }
}

#[test]
fn nobody_meets_anybody_twice_in_a_tournament() {
    for land in LANDS {
        for t in tournament_lines(&read_journal(&grow::build_journal(land, sample_days()[0]))) {
            let paired = t
                .tournament
                .games
                .iter()
                .filter_map(|g| Some((g.round, g.a.min(g.b?), g.a.max(g.b?))));
            let rounds: BTreeSet<_> = paired.collect();
            assert_eq!(
                rounds
                    .iter()
                    .map(|(_, a, b)| (a, b))
                    .collect::<BTreeSet<_>>()
                    .len(),
                rounds.len(),
                "{}: {}",
                land.slug,
                t.id
            );
        }
    }
}

#[test]
fn nothing_lies_in_the_future_and_everything_in_order() {
    for (land, today) in all() {
        let mut last = NaiveDateTime::MIN;
        for (number, line) in &read_journal(&grow::build_journal(land, today)).lines {
            let at = match line {
                Line::Tournament(t) => {
                    let site = t.site.as_ref().unwrap();
                    let times: Vec<NaiveDateTime> = site.signatures.iter().map(|s| s.at).collect();
                    assert!(
                        times.len() == 2
                            && times.is_sorted()
                            && times.last() == site.rated.as_ref(),
                        "line {number}"
                    );
                    assert!(
                        times[0].date() == t.tournament.end && last < t.tournament.start.into(),
                        "{}: line {number}",
                        land.slug
                    );
                    times[1]
                }
                Line::List(list) => list
                    .site
                    .as_ref()
                    .and_then(|site| site.published)
                    .filter(|at| at.date() == list.date)
                    .unwrap(),
                Line::Edition(edition) => {
                    edition.site.as_ref().and_then(|site| site.entered).unwrap()
                }
                _ => continue,
            };
            assert!(last < at, "{} {today}: line {number}", land.slug);
            last = at;
        }
        assert!(
            (today - last.date()).num_days() > 3,
            "what the site did itself it did since it opened three days ago"
        );
    }
}

#[test]
fn ssdc_has_pools_newcomers_and_coefficients() {
    for today in sample_days() {
        let journal = read_journal(&dots::build_journal(today));
        let told = calculate_journal(&journal);
        for pool in Pool::ALL {
            let newcomers = told
                .lines()
                .filter(|(h, line)| h.line.tournament.pool == pool && line.before.is_none())
                .count();
            assert!(
                newcomers >= 8,
                "{today}: {newcomers} newcomers to the {} pool",
                pool.word()
            );
            let listed = |list: &Published| {
                list.pools
                    .iter()
                    .find(|(p, _)| *p == Some(pool))
                    .map_or(0, |(_, listed)| listed.len())
            };
            let listed: Vec<usize> = told.lists.iter().map(|(_, list)| listed(list)).collect();
            assert!(
                listed.iter().all(|count| *count >= 8),
                "{today}: {} {listed:?}",
                pool.word()
            );
        }
        assert!(
            told.steps_of_kind(StepKind::Initial)
                .all(|(_, _, step)| parse_value(step, "R0") == 1200.0)
        );

        let games = || {
            told.steps_of_kind(StepKind::EloGame)
                .map(|(held, player, step)| {
                    (held, player, parse_value(step, "K"), parse_value(step, "n"))
                })
        };
        let passes = |player: &&PlayerKey| {
            let own = games().filter(|(held, p, _, _)| {
                p == *player && held.line.tournament.pool == Pool::Classic
            });
            let ks: Vec<f64> = own
                .filter(|(_, _, _, n)| (29.0..=30.0).contains(n))
                .map(|(_, _, k, _)| k)
                .collect();
            ks == [40.0, 20.0] || ks == [32.0, 20.0]
        };
        assert!(
            told.players.iter().filter(passes).count() >= 4,
            "{today}: who passes thirty games"
        );
        assert!(
            games().filter(|(_, _, k, _)| *k == 10.0).count() >= 20,
            "{today}: games from 2400 on"
        );
    }
}

#[test]
fn ssdc_has_an_amendment_that_waits_for_the_following_tournament() {
    for today in sample_days() {
        let journal = read_journal(&dots::build_journal(today));
        let told = calculate_journal(&journal);
        let orders: Vec<&EditionLine> = journal
            .lines
            .iter()
            .filter_map(|(_, line)| {
                if let Line::Edition(e) = line {
                    Some(&**e)
                } else {
                    None
                }
            })
            .collect();
        let since = Calendar::for_journal(&journal)
            .first_day(orders[0])
            .unwrap()
            .unwrap();
        assert!(orders.len() == 1 && orders[0].since.is_none());
        let new = |k: f64| -> BTreeSet<NaiveDate> {
            told.steps_of_kind(StepKind::EloGame)
                .filter(|(_, _, s)| parse_value(s, "K") == k)
                .map(|(held, _, _)| held.line.tournament.start)
                .collect()
        };
        let (first, amended) = (new(40.0), new(32.0));
        assert!(first.len() >= 8 && amended.len() >= 4, "{today}");
        assert!(
            *first.last().unwrap() < since && *amended.first().unwrap() >= since,
            "{today}"
        );
        assert!(
            *first.last().unwrap() > orders[0].published,
            "{today}: the following tournament is under the first text"
        );
    }
}

#[test]
fn ssdc_has_games_and_tournaments_that_count_for_nothing() {
    for today in sample_days() {
        let journal = read_journal(&dots::build_journal(today));
        let told = calculate_journal(&journal);
        let replays = told
            .held
            .iter()
            .flat_map(|held| held.line.tournament.games.windows(2))
            .filter(|pair| {
                let [first, second] = pair else { return false };
                let again = (first.round, first.a, first.b) == (second.round, second.a, second.b);
                again
                    && first.score == Some(Score::Draw)
                    && second.score != Some(Score::Draw)
                    && second.played
                    && !second.annulled
            });
        assert!(replays.count() >= 5, "{today}: drawn games with replays");
        assert!(
            told.all_games().filter(|g| g.annulled).count() >= 3 && told.any(StepKind::Annulled),
            "{today}: annulled games"
        );
        let forfeits = |double: bool| {
            told.all_games()
                .filter(|g| !g.played && g.score.is_none() == double)
                .count()
        };
        assert!(
            forfeits(false) >= 3 && forfeits(true) >= 1 && told.any(StepKind::NotPlayed),
            "{today}: forfeits"
        );
        assert!(
            told.any(StepKind::Friendly) && told.any(StepKind::Unofficial),
            "{today}"
        );
        let rated = |held: &TournamentCalculation| {
            held.line.tournament.official && held.line.tournament.category != Category::Friendly
        };
        assert!(
            told.held
                .iter()
                .all(|held| rated(held) != held.rated.lines.is_empty()),
            "{today}"
        );
    }
}

#[test]
fn ssdc_has_ranks_on_every_ground() {
    for today in sample_days() {
        let journal = read_journal(&dots::build_journal(today));
        let told = calculate_journal(&journal);
        assert!(
            told.steps_of_kind(StepKind::RankReached).count() >= 6,
            "{today}: ranks by rating"
        );
        let lost = |(held, player, step): &(&TournamentCalculation, PlayerKey, &Step)| {
            held.line_of(*player).unwrap().after.unwrap().0 < parse_value(step, "bound")
        };
        let reached = told.steps_of_kind(StepKind::RankReached);
        assert!(
            reached.filter(lost).count() >= 2,
            "{today}: peaks lost again"
        );

        let held: BTreeSet<&str> = told
            .held
            .iter()
            .map(|held| held.line.tournament.category.word())
            .collect();
        assert_eq!(held.len(), Category::ALL.len(), "{today}: categories held");
        // The fourth category gives no ranks.
        let categories: BTreeSet<&str> = told
            .steps_of_kind(StepKind::RankByPlace)
            .filter_map(|(_, _, step)| find_value(step, "category"))
            .collect();
        assert_eq!(
            categories,
            BTreeSet::from(["highest", "first", "second", "third"]),
            "{today}"
        );
        let shared = |(held, _, step): &(&TournamentCalculation, PlayerKey, &Step)| {
            held.line
                .tournament
                .places
                .iter()
                .filter(|(_, place)| f64::from(*place) == parse_value(step, "place"))
                .count()
                > 1
        };
        let placed = told.steps_of_kind(StepKind::RankByPlace);
        assert!(
            placed.filter(shared).count() >= 2,
            "{today}: ranks by shared places"
        );
        let norm = |(_, _, step): &(&TournamentCalculation, PlayerKey, &Step)| {
            find_value(step, "norm") != Some("N")
        };
        assert!(
            told.steps_of_kind(StepKind::PlaceWithoutRank)
                .filter(norm)
                .count()
                >= 3,
            "{today}: places that give no higher rank"
        );
    }
}

#[test]
fn ssdc_lists_who_plays() {
    for today in sample_days() {
        let journal = read_journal(&dots::build_journal(today));
        let told = calculate_journal(&journal);
        let away = PlayerKey(dots::AWAY as u32);
        let listed = |list: &Published, pool, player| {
            list.pools
                .iter()
                .any(|(p, l)| *p == Some(pool) && l.iter().any(|l| l.player == player))
        };
        let there: Vec<bool> = told
            .lists
            .iter()
            .map(|(_, list)| listed(list, Pool::Classic, away))
            .collect();
        assert!(
            there[0] && there.contains(&false) && there[there.len() - 1],
            "{today}: drops out and returns: {there:?}"
        );
        assert_eq!(
            there.windows(2).filter(|pair| pair[0] != pair[1]).count(),
            2,
            "{today}: {there:?}"
        );
        let few: Vec<_> = told
            .pools
            .iter()
            .filter(|(_, _, games)| *games < 5)
            .collect();
        let last = &told.lists.last().unwrap().1;
        assert!(
            !few.is_empty()
                && few
                    .iter()
                    .all(|(player, pool, _)| !listed(last, *pool, *player)),
            "{today}: {few:?}"
        );
    }
}

/// Players who meet a condition.
fn select_players(
    told: &JournalCalculation<'_>,
    test: impl Fn(PlayerKey) -> bool,
) -> Vec<PlayerKey> {
    told.players.iter().copied().filter(|p| test(*p)).collect()
}

#[test]
fn orr_has_players_of_every_kind() {
    for today in sample_days() {
        let journal = read_journal(&chess::build_journal(today));
        let told = calculate_journal(&journal);
        assert_settled_and_guests(&told, &player_lines(&journal), today);
        assert_newcomers_of_every_kind(&told, today);
    }
}

fn assert_settled_and_guests(
    told: &JournalCalculation<'_>,
    people: &[&PlayerLine],
    today: NaiveDate,
) {
    let brings = |player: PlayerKey, key: &str| {
        people[player.index()]
            .standing
            .as_ref()
            .is_some_and(|s| s.value().get(key).is_some())
    };
    let plain = |player: PlayerKey| {
        told.lines_of(player)
            .iter()
            .all(|l| l.before.is_some() && l.after.is_some() && !l.provisional)
    };
    assert!(
        select_players(told, |p| brings(p, "rating") && plain(p)).len() >= 10,
        "{today}: settled"
    );
    let fide = select_players(told, |p| {
        brings(p, "fide") && plain(p) && !people[p.index()].guest && !told.lines_of(p).is_empty()
    });
    assert_eq!(fide.len(), 2, "{today}: with a rating of FIDE");
    let guests = select_players(told, |p| {
        people[p.index()].guest && told.held.iter().any(|held| !held.scores_of(p).is_empty())
    });
    assert!(
        guests.len() == 2 && guests.iter().all(|guest| told.lines_of(*guest).is_empty()),
        "{today}: guests"
    );
    assert!(
        guests.iter().any(|guest| brings(*guest, "fide"))
            && guests.iter().any(|guest| !brings(*guest, "fide")),
        "{today}"
    );
}

fn assert_newcomers_of_every_kind(told: &JournalCalculation<'_>, today: NaiveDate) {
    let starred = select_players(told, |p| {
        let stars: Vec<bool> = told
            .lines_of(p)
            .iter()
            .filter(|l| l.after.is_some())
            .map(|l| l.provisional)
            .collect();
        stars.starts_with(&[true, true])
            && stars.ends_with(&[false])
            && stars.is_sorted_by(|a, b| a >= b)
    });
    assert!(
        starred.len() >= 2,
        "{today}: stars over several tournaments"
    );
    let newcomers = || {
        told.lines()
            .filter(|(_, l)| l.before.is_none())
            .map(|(held, l)| (l, held.scores_of(l.player)))
    };
    let only =
        |scores: &[Score], score: Score| scores.len() >= 4 && scores.iter().all(|s| *s == score);
    assert!(
        newcomers().any(|(l, scores)| l.provisional && only(&scores, Score::Win)),
        "{today}: 100 %"
    );
    assert!(
        newcomers().any(|(l, scores)| l.after.is_none() && only(&scores, Score::Loss)),
        "{today}: 0 %"
    );
    assert!(
        newcomers().any(|(l, scores)| l.after.is_some() && !l.provisional && scores.len() == 9),
        "{today}: nine games at once"
    );
    let unrated = |held: &TournamentCalculation| {
        held.rated.lines.len() >= 8 && held.rated.lines.iter().all(|l| l.before.is_none())
    };
    assert!(
        told.held.iter().any(unrated),
        "{today}: a tournament without any rated player"
    );
}

#[test]
fn orr_has_byes_forfeits_draws_and_children_whose_ages_matter() {
    for today in sample_days() {
        let journal = read_journal(&chess::build_journal(today));
        let (told, people) = (calculate_journal(&journal), player_lines(&journal));
        assert!(
            told.all_games().any(|g| !g.played && g.b.is_none())
                && told.all_games().any(|g| !g.played && g.b.is_some()),
            "{today}"
        );
        assert!(
            told.all_games()
                .filter(|g| g.played && g.score == Some(Score::Draw))
                .count()
                >= 15,
            "{today}: draws"
        );
        let known = |length: usize| {
            people
                .iter()
                .filter(|p| p.born.map_or(0, |born| born.to_string().len()) == length)
                .count()
        };
        assert!(
            known(0) >= 2 && known(4) >= 4 && known(10) >= 20,
            "{today}: births"
        );
        assert_ages_matter(&journal, &told, today);
    }
}

/// Children of every age play, and their ages change ratings.
fn assert_ages_matter(journal: &Journal, told: &JournalCalculation<'_>, today: NaiveDate) {
    let people = player_lines(journal);
    let age = |held: &TournamentCalculation, p: PlayerKey| {
        people[p.index()]
            .born
            .map(|born| born.age_on(held.line.tournament.start))
    };
    let ages = |held: &TournamentCalculation| {
        held.line
            .tournament
            .participants
            .iter()
            .filter_map(|p| age(held, *p))
            .collect::<BTreeSet<i32>>()
    };
    let seen: BTreeSet<i32> = told.held.iter().flat_map(ages).collect();
    assert!((4..=13).all(|age| seen.contains(&age)), "{today}: {seen:?}");
    let mut ageless = journal.clone();
    let everybody = ageless.lines.iter_mut().filter_map(|(_, line)| {
        if let Line::Player(p) = line {
            Some(p)
        } else {
            None
        }
    });
    everybody.for_each(|person| person.born = None);
    let differ = told
        .held
        .iter()
        .zip(calculate_journal(&ageless).held)
        .filter(|(own, other)| own.rated != other.rated)
        .count();
    assert!(
        differ >= 10,
        "{today}: the ages matter in {differ} tournaments"
    );
}

#[test]
fn rgf_has_handicaps_jigo_and_newcomers() {
    for today in sample_days() {
        let journal = read_journal(&stones::build_journal(today));
        let told = calculate_journal(&journal);
        let stones: BTreeSet<u32> = told
            .all_games()
            .filter(|g| g.played)
            .map(|g| g.handicap)
            .collect();
        assert!(stones.len() >= 8, "{today}: {stones:?}");
        assert!(
            told.all_games()
                .filter(|g| g.played && g.score == Some(Score::Draw))
                .count()
                >= 3,
            "{today}: jigo"
        );
        assert!(told.all_games().any(|g| !g.played), "{today}: a forfeit");
        assert_newcomers_enter(&told, today);
        let top = |list: &Published| {
            list.pools[0]
                .1
                .iter()
                .filter(|l| (2700.0..2999.0).contains(&l.rating.0))
                .count()
        };
        assert!(
            told.lists.iter().all(|(_, list)| top(list) == 5),
            "{today}: near the ideal player"
        );
        let ranks: BTreeSet<&str> = told
            .lists
            .iter()
            .flat_map(|(_, l)| &l.pools[0].1)
            .filter_map(|l| Some(l.rank?.name))
            .collect();
        assert!(
            ranks.contains("9 dan") && ranks.contains("1 kyu") && ranks.len() >= 20,
            "{today}: {ranks:?}"
        );
    }
}

/// Newcomers enter the list, some of them later than their first tournament.
fn assert_newcomers_enter(told: &JournalCalculation<'_>, today: NaiveDate) {
    assert!(
        told.lines()
            .filter(|(_, l)| l.before.is_none() && l.after.is_some())
            .count()
            >= 8,
        "{today}: newcomers"
    );
    let outside: BTreeSet<PlayerKey> = told
        .lines()
        .filter(|(_, l)| l.after.is_none())
        .map(|(_, l)| l.player)
        .collect();
    assert!(
        outside.len() >= 2 && told.any(StepKind::NotEntered) && told.any(StepKind::Entry),
        "{today}"
    );
    assert!(
        outside
            .iter()
            .any(|p| told.lines_of(*p).iter().any(|l| l.after.is_some())),
        "{today}: enters later"
    );
}

#[test]
fn rgf_has_anomalies_absence_and_corrections() {
    for today in sample_days() {
        let journal = read_journal(&stones::build_journal(today));
        let told = calculate_journal(&journal);
        let anomaly =
            |line: &rules::Line| line.deviation.map_or(0.0, |deviation| deviation.anomaly);
        let grows = |line: &rules::Line| line.before < line.after;
        let anomalous = || {
            told.lines()
                .filter(|(_, l)| l.anomalous && anomaly(l) > 0.0)
        };
        assert!(
            anomalous().filter(|(_, l)| grows(l)).count() >= 3,
            "{today}: growing"
        );
        assert!(
            anomalous().filter(|(_, l)| !grows(l)).count() >= 3,
            "{today}: losing"
        );
        assert!(
            told.any(StepKind::GrowthCorrection) && told.any(StepKind::TooFewGames),
            "{today}"
        );
        for n in [4, 5] {
            assert!(
                anomalous().any(|(held, l)| held.scores_of(l.player).len() == n),
                "{today}: anomalous in {n} games"
            );
        }
        assert_absence_widens_deviation(&told, today);
        for (correction, _) in &told.lists {
            let correction = correction.as_ref().unwrap();
            assert!(
                correction.shift.abs() > 0.01 && correction.anchors.len() == 3,
                "{today}: {}",
                correction.shift
            );
        }
        assert!(
            told.lists
                .iter()
                .any(|(_, list)| !list.decisions.is_empty()),
            "{today}: a rank that a correction changed"
        );
    }
}

fn assert_absence_widens_deviation(told: &JournalCalculation<'_>, today: NaiveDate) {
    let away = PlayerKey(stones::AWAY as u32);
    let back = told.lines_of(away)[1];
    let rules::DeviationChange {
        before,
        after,
        anomaly: kan,
    } = back.deviation.unwrap();
    assert!(
        after > before && kan == 0.0,
        "{today}: absence widens {before:?} to {after:?}"
    );
    let absences = told
        .steps_of_kind(StepKind::TimeCorrection)
        .filter(|(_, p, _)| *p == away)
        .map(|(_, _, step)| parse_value(step, "T"));
    assert!(absences.fold(0.0, f64::max) >= 16.0, "{today}");
}
