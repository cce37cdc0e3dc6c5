use std::collections::{BTreeMap, BTreeSet};

use chrono::{NaiveDate, NaiveDateTime};

use super::land::Land;
use super::{chess, dots, grow, stones};
use crate::domain::explain::{Step, What};
use crate::domain::journal::{self as format, Editions, Journal, Line, Outcome, TournamentLine};
use crate::domain::name;
use crate::domain::number::Score;
use crate::domain::player::PlayerKey;
use crate::domain::rules::{self, Correction, Published, Rated};
use crate::domain::tournament::{Category, Pool};

fn day(y: i32, m: u32, d: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(y, m, d).unwrap()
}

/// An ordinary day, a young year, a leap day, the ends of a year.
fn days() -> [NaiveDate; 5] {
    [day(2026, 11, 21), day(2027, 1, 3), day(2028, 2, 29), day(2026, 12, 31), day(2027, 1, 1)]
}

const LANDS: [&Land; 3] = [&dots::LAND, &chess::LAND, &stones::LAND];

fn read(text: &[u8]) -> Journal {
    format::read(text).unwrap()
}

/// A tournament with what it led to and why, step by step, for everybody.
struct Held<'a> {
    line: &'a TournamentLine,
    rated: Rated,
    steps: BTreeMap<PlayerKey, Vec<Step>>,
}

impl Held<'_> {
    /// What a player did in it, if he is touched.
    fn of(&self, player: PlayerKey) -> Option<&rules::Line> {
        self.rated.lines.iter().find(|line| line.player == player)
    }

    /// The scores of a player's played games.
    fn scores(&self, player: PlayerKey) -> Vec<Score> {
        let played = self.line.tournament.games.iter().filter(|game| game.played);
        let own = |g: &crate::domain::tournament::Game| {
            if g.a == player { g.score } else { g.score.filter(|_| g.b == Some(player)).map(Score::opposite) }
        };
        played.filter_map(own).collect()
    }
}

/// A journal as it was calculated.
struct Told<'a> {
    held: Vec<Held<'a>>,
    /// With the number of tournaments before it.
    lists: Vec<(usize, Option<Correction>, Published)>,
    players: Vec<PlayerKey>,
    /// Pool and games of everybody at the end, as far as he has a rating in it.
    pools: Vec<(PlayerKey, Pool, u32)>,
}

impl Told<'_> {
    /// Everything that was explained: the place of the tournament, the player and the step.
    fn steps(&self) -> impl Iterator<Item = (usize, PlayerKey, &Step)> {
        let all = self.held.iter().enumerate().flat_map(|(i, held)| held.steps.iter().map(move |(player, steps)| (i, *player, steps)));
        all.flat_map(|(i, player, steps)| steps.iter().map(move |step| (i, player, step)))
    }

    fn any(&self, what: What) -> bool {
        self.steps().any(|(_, _, step)| step.what == what)
    }
}

/// Calculates a journal once for every player, with his explanation.
fn tell(journal: &Journal) -> Told<'_> {
    let mut told = Told { held: Vec::new(), lists: Vec::new(), players: Vec::new(), pools: Vec::new() };
    format::replay(journal, |outcome| {
        if let Outcome::Rated(line, rated) = outcome {
            told.held.push(Held { line, rated, steps: BTreeMap::new() });
        }
    })
    .unwrap();
    told.players = (0..journal.ids.len() as u32).map(PlayerKey).collect();
    for player in told.players.clone() {
        let mut engine = journal.rulebook.engine(&journal.federation.parameters.value()).unwrap();
        let mut editions = Editions::of(journal);
        let (mut held, mut lists) = (0, Vec::new());
        for (_, line) in &journal.lines {
            match line {
                Line::Player(p) => {
                    engine.enter(p.person(), p.standing.as_ref().map(format::Json::value).as_ref()).unwrap();
                }
                Line::Edition(edition) => editions.enter(&mut *engine, edition).unwrap(),
                Line::Tournament(t) => {
                    editions.govern(&mut *engine, t.tournament.start);
                    let (rated, steps) = engine.explain(&t.tournament, player).unwrap();
                    assert_eq!(rated, told.held[held].rated);
                    told.held[held].steps.insert(player, steps);
                    held += 1;
                }
                Line::List(list) => {
                    editions.govern(&mut *engine, list.date);
                    lists.push((held, engine.correction(), engine.publish(list.date)));
                }
                Line::Club(_) | Line::Draft(_) => {}
            }
        }
        told.pools.extend(engine.pools(player).into_iter().map(|own| (player, own.pool, own.games)));
        told.lists = lists;
    }
    told
}

fn value<'a>(step: &'a Step, symbol: &str) -> Option<&'a str> {
    step.values.iter().find(|(s, _)| *s == symbol).map(|(_, v)| v.as_str())
}

fn figure(step: &Step, symbol: &str) -> f64 {
    value(step, symbol).unwrap().parse().unwrap()
}

#[test]
fn a_journal_is_the_same_every_time_canonical_and_calculable() {
    for (land, today) in LANDS.into_iter().flat_map(|land| days().map(|today| (land, today))) {
        let text = grow::journal(land, today);
        assert_eq!(text, grow::journal(land, today), "{} {today}", land.slug);
        let mut again = Vec::new();
        format::write(&read(&text), &mut again);
        assert_eq!(again, text, "{} {today}", land.slug);
        assert_eq!(format::answer(&text[..]).unwrap().iter().filter(|b| **b == b'\n').count(), land.calendar.len() + land.lists.len());
    }
}

#[test]
fn a_federation_has_a_size_of_its_own_and_everybody_plays() {
    let mut accents = BTreeSet::new();
    for land in LANDS {
        assert!((24..=40).contains(&land.people.len()) && (14..=20).contains(&land.calendar.len()) && (3..=6).contains(&land.lists.len()));
        assert!(accents.insert(land.accent) && land.accent != "#0f766e");
        let playing: BTreeSet<usize> = land.calendar.iter().flat_map(|event| event.field.iter().copied()).collect();
        assert_eq!(playing.into_iter().collect::<Vec<_>>(), (0..land.people.len()).collect::<Vec<_>>(), "{}", land.slug);
        for event in land.calendar {
            assert_eq!(event.field.iter().collect::<BTreeSet<_>>().len(), event.field.len(), "{}: twice in it", event.name);
        }
    }
}

#[test]
fn names_are_nobody_elses() {
    let names: Vec<&str> = LANDS
        .iter()
        .flat_map(|land| {
            let heads = land.clubs.iter().map(|club| club.head);
            land.people.iter().map(|person| person.name).chain(heads).chain([land.official])
        })
        .collect();
    let keys: BTreeSet<String> = names.iter().map(|name| name::likeness_key(name)).collect();
    assert_eq!(keys.len(), names.len());
}

#[test]
fn nothing_lies_in_the_future_and_everything_in_order() {
    for (land, today) in LANDS.into_iter().flat_map(|land| days().map(|today| (land, today))) {
        let mut last = NaiveDateTime::MIN;
        for (number, line) in &read(&grow::journal(land, today)).lines {
            let at = match line {
                Line::Tournament(t) => {
                    let site = t.site.as_ref().unwrap();
                    let times: Vec<NaiveDateTime> = site.signatures.iter().map(|s| s.at).collect();
                    assert!(times.is_sorted() && times.len() == 2 && times.last() == site.rated.as_ref(), "line {number}");
                    assert!(times[0].date() == t.tournament.end && last < t.tournament.start.into(), "{}: line {number}", land.slug);
                    times[1]
                }
                Line::List(list) => {
                    let published = list.site.as_ref().unwrap().published.unwrap();
                    assert_eq!(published.date(), list.date);
                    published
                }
                Line::Edition(edition) => edition.site.as_ref().unwrap().entered.unwrap(),
                _ => continue,
            };
            assert!(last < at, "{} {today}: line {number}", land.slug);
            last = at;
        }
        assert!((today - last.date()).num_days() > 3, "the site opened three days ago");
    }
}

#[test]
fn everything_of_ssdc_occurs() {
    days().into_iter().for_each(|today| ssdc_occurs(&dots::LAND, today));
}

fn ssdc_occurs(land: &Land, today: NaiveDate) {
    {
        let journal = read(&grow::journal(land, today));
        let told = tell(&journal);
        let newcomers = |pool| told.held.iter().filter(move |h| h.line.tournament.pool == pool).flat_map(|h| &h.rated.lines);
        for pool in Pool::ALL {
            let entering = newcomers(pool).filter(|line| line.before.is_none()).count();
            assert!(entering >= 8, "{today}: {entering} newcomers to the {} pool", pool.word());
            assert!(told.lists.iter().all(|(_, _, list)| list.pools.iter().any(|(p, l)| *p == Some(pool) && l.len() >= 4)), "{today}");
        }

        let coefficients = |player: PlayerKey| {
            told.steps()
                .filter(move |(_, p, s)| *p == player && s.what == What::EloGame)
                .map(|(i, _, s)| (i, figure(s, "K"), figure(s, "n")))
        };
        let passes = |player: &&PlayerKey| {
            let ks: Vec<f64> = coefficients(**player)
                .filter(|(i, _, n)| told.held[*i].line.tournament.pool == Pool::Classic && (29.0..=30.0).contains(n))
                .map(|(_, k, _)| k)
                .collect();
            ks == [40.0, 20.0] || ks == [32.0, 20.0]
        };
        assert!(told.players.iter().filter(passes).count() >= 3, "{today}: who passes thirty games");
        let all = || told.players.iter().flat_map(|player| coefficients(*player));
        assert!(all().filter(|(_, k, _)| *k == 10.0).count() >= 20, "{today}: K 10");

        let orders: Vec<_> = journal.lines.iter().filter_map(|(_, l)| if let Line::Edition(e) = l { Some(e) } else { None }).collect();
        let since = Editions::of(&journal).since(orders[0]).unwrap().unwrap();
        assert!(orders.len() == 1 && orders[0].since.is_none());
        let starts = |i: usize| told.held[i].line.tournament.start;
        let new = |before: f64| all().filter(|(_, k, _)| *k == before).map(|(i, _, _)| starts(i)).collect::<BTreeSet<_>>();
        assert!(new(40.0).last().unwrap() < &since && new(32.0).first().unwrap() >= &since && new(32.0).len() >= 4, "{today}");
        assert!(new(40.0).last().unwrap() > &orders[0].published, "{today}: the following tournament is under the old text");

        let games = || told.held.iter().flat_map(|h| &h.line.tournament.games);
        let replayed = |h: &Held| {
            h.line
                .tournament
                .games
                .windows(2)
                .filter(|w| (w[0].round, w[0].a, w[0].b) == (w[1].round, w[1].a, w[1].b) && w[0].score == Some(Score::Draw) && w[1].played)
                .count()
        };
        assert!(told.held.iter().map(replayed).sum::<usize>() >= 5, "{today}: drawn games with replays");
        assert!(games().filter(|g| g.annulled).count() >= 2 && told.any(What::Annulled), "{today}: annulled games");
        assert!(games().any(|g| !g.played && g.score.is_some()) && games().any(|g| !g.played && g.score.is_none()), "{today}: forfeits");
        assert!(told.any(What::Friendly) && told.any(What::Unofficial), "{today}");

        let reached = || told.steps().filter(|(_, _, s)| s.what == What::RankReached);
        if std::env::var("WHICH").is_ok() {
            eprint!(
                "reached {} lost {} ",
                reached().count(),
                reached().filter(|(i, player, s)| told.held[*i].of(*player).unwrap().after.unwrap().0 < figure(s, "bound")).count()
            );
        }
        assert!(reached().count() >= 6, "{today}: ranks by rating");
        let lost = reached().filter(|(i, player, s)| told.held[*i].of(*player).unwrap().after.unwrap().0 < figure(s, "bound"));
        assert!(lost.count() >= 1, "{today}: a peak lost again");
        let by_place = || told.steps().filter(|(_, _, s)| s.what == What::RankByPlace);
        let categories: BTreeSet<&str> = by_place().filter_map(|(_, _, s)| value(s, "category")).collect();
        assert_eq!(categories.len(), 4, "{today}: {categories:?}");
        let shared = |(i, _, s): &(usize, PlayerKey, &Step)| {
            let places = told.held[*i].line.tournament.places.iter();
            places.filter(|(_, place)| f64::from(*place) == figure(s, "place")).count() > 1
        };
        assert!(by_place().any(|step| shared(&step)), "{today}: a rank by a shared place");
        let without = |(_, _, s): (usize, PlayerKey, &Step)| s.what == What::PlaceWithoutRank && value(s, "norm") != Some("N");
        assert!(told.steps().any(without), "{today}: a place that gives no higher rank");
        assert!(told.held.iter().any(|h| h.line.tournament.category == Category::Fourth && h.line.tournament.official));

        let classic = |list: &Published| list.pools[0].1.iter().map(|l| l.player).collect::<BTreeSet<_>>();
        let away: Vec<bool> = told.lists.iter().map(|(_, _, list)| classic(list).contains(&PlayerKey(dots::AWAY as u32))).collect();
        assert!(away[0] && away.contains(&false) && away[away.len() - 1], "{today}: drops out and returns: {away:?}");
        let few: Vec<_> = told.pools.iter().filter(|(_, _, games)| (1..5).contains(games)).collect();
        let listed = &told.lists.last().unwrap().2;
        assert!(
            !few.is_empty()
                && few
                    .iter()
                    .all(|(player, pool, _)| listed.pools.iter().all(|(p, l)| *p != Some(*pool) || l.iter().all(|l| l.player != *player)))
        );
    }
}

#[test]
fn everything_of_orr_occurs() {
    days().into_iter().for_each(|today| orr_occurs(&chess::LAND, today));
}

fn orr_occurs(land: &Land, today: NaiveDate) {
    {
        let text = grow::journal(land, today);
        let journal = read(&text);
        let told = tell(&journal);
        let players: Vec<_> = journal.lines.iter().filter_map(|(_, l)| if let Line::Player(p) = l { Some(p) } else { None }).collect();
        let standing =
            |player: PlayerKey, key: &str| players[player.index()].standing.as_ref().is_some_and(|s| s.value().get(key).is_some());
        let lines = |player: PlayerKey| told.held.iter().filter_map(move |h| Some((h, h.of(player)?)));

        let settled =
            |player: &&PlayerKey| standing(**player, "rating") && lines(**player).all(|(_, l)| !l.provisional && l.before.is_some());
        assert!(told.players.iter().filter(settled).count() >= 10, "{today}: settled players");
        let fide = |player: &&PlayerKey| standing(**player, "fide") && lines(**player).count() > 0;
        assert_eq!(told.players.iter().filter(fide).count(), 2, "{today}: newcomers with a rating of FIDE");
        assert!(told.players.iter().filter(fide).all(|player| lines(*player).all(|(_, l)| !l.provisional && l.before.is_some())));
        let guests: Vec<_> = told.players.iter().filter(|player| players[player.index()].guest).collect();
        assert!(guests.len() == 2 && guests.iter().all(|g| lines(**g).count() == 0 && told.held.iter().any(|h| !h.scores(**g).is_empty())));

        let stars = |player: &&PlayerKey| {
            let given: Vec<bool> = lines(**player).filter(|(_, l)| l.after.is_some()).map(|(_, l)| l.provisional).collect();
            given.len() >= 3 && given[0] && given[1] && !given[given.len() - 1] && given.is_sorted_by(|a, b| a >= b)
        };
        assert!(told.players.iter().filter(stars).count() >= 2, "{today}: stars over several tournaments");
        let newcomer = || {
            told.held.iter().flat_map(|h| h.rated.lines.iter().map(move |l| (l, h.scores(l.player)))).filter(|(l, _)| l.before.is_none())
        };
        assert!(newcomer().any(|(l, s)| l.provisional && s.len() >= 3 && s.iter().all(|s| *s == Score::Win)), "{today}: 100 %");
        assert!(newcomer().any(|(l, s)| l.after.is_none() && s.len() >= 3 && s.iter().all(|s| *s == Score::Loss)), "{today}: 0 %");
        assert!(newcomer().any(|(l, s)| !l.provisional && l.after.is_some() && s.len() == 9), "{today}: nine games at once");
        assert!(
            told.held.iter().any(|h| h.rated.lines.len() >= 6 && h.rated.lines.iter().all(|l| l.before.is_none())),
            "{today}: nobody rated"
        );

        let games = || told.held.iter().flat_map(|h| &h.line.tournament.games);
        assert!(games().any(|g| !g.played && g.b.is_none()) && games().any(|g| !g.played && g.b.is_some()), "{today}: byes, forfeits");
        assert!(games().filter(|g| g.score == Some(Score::Draw)).count() >= 15, "{today}: draws");
        let born = |birth: &dyn Fn(&str) -> bool| players.iter().filter(|p| p.born.map_or(birth(""), |b| birth(&b.to_string()))).count();
        assert!(born(&str::is_empty) >= 2 && born(&|b| b.len() == 4) >= 4 && born(&|b| b.len() == 10) >= 15, "{today}");
        let ages: BTreeSet<i32> = told
            .held
            .iter()
            .flat_map(|h| {
                let named = h.line.tournament.participants.iter();
                named.filter_map(|p| Some(players[p.index()].born?.age_on(h.line.tournament.start)))
            })
            .collect();
        assert!((4..=13).all(|age| ages.contains(&age)), "{today}: {ages:?}");
        let older = format::read(String::from_utf8(text.clone()).unwrap().replace("\"born\": \"20", "\"born\": \"19").as_bytes()).unwrap();
        let differ = told.held.iter().zip(tell(&older).held).filter(|(young, old)| young.rated != old.rated).count();
        assert!(differ >= 5, "{today}: the ages matter in {differ} tournaments");
    }
}

#[test]
fn everything_of_rgf_occurs() {
    days().into_iter().for_each(|today| rgf_occurs(&stones::LAND, today));
}

fn rgf_occurs(land: &Land, today: NaiveDate) {
    {
        let journal = read(&grow::journal(land, today));
        let told = tell(&journal);
        let games = || told.held.iter().flat_map(|h| &h.line.tournament.games);
        let sizes: BTreeSet<u32> = games().filter(|g| g.played).map(|g| g.handicap).collect();
        assert!(sizes.len() >= 6, "{today}: handicaps {sizes:?}");
        assert!(games().filter(|g| g.played && g.score == Some(Score::Draw)).count() >= 2 && games().any(|g| !g.played), "{today}");

        let lines = || told.held.iter().flat_map(|h| h.rated.lines.iter().map(move |l| (h, l)));
        let entered = lines().filter(|(_, l)| l.before.is_none() && l.after.is_some()).count();
        assert!(entered >= 6, "{today}: {entered} newcomers");
        let outside: BTreeSet<PlayerKey> = lines().filter(|(_, l)| l.after.is_none()).map(|(_, l)| l.player).collect();
        assert!(told.any(What::NotEntered) && outside.iter().any(|p| lines().any(|(_, l)| l.player == *p && l.after.is_some())), "{today}");

        let anomaly = |line: &rules::Line| line.deviation.map_or(0.0, |d| d.2);
        let change = |line: &rules::Line| line.after.zip(line.before).map_or(0.0, |(after, before)| after.0 - before.0);
        let of_games = |n: Option<usize>, grows: bool| {
            lines()
                .filter(|(h, l)| {
                    anomaly(l) > 0.0 && l.anomalous && (change(l) > 0.0) == grows && n.is_none_or(|n| h.scores(l.player).len() == n)
                })
                .count()
        };
        assert!(of_games(None, true) >= 3 && of_games(None, false) >= 2, "{today}: growing and losing");
        assert!(told.any(What::GrowthCorrection) && told.any(What::TooFewGames), "{today}");
        if std::env::var("WHICH").is_ok() {
            eprint!(
                "grow {} lose {} f4 {} f5 {} ",
                of_games(None, true),
                of_games(None, false),
                of_games(Some(4), true) + of_games(Some(4), false),
                of_games(Some(5), true) + of_games(Some(5), false)
            );
        }
        if std::env::var("WHICH").is_ok() {
            let low = told.lists.iter().flat_map(|(_, _, l)| l.pools[0].1.iter().map(|l| l.rating.0)).fold(9e9, f64::min);
            let top = told.lists.iter().map(|(_, _, l)| l.pools[0].1[4].rating.0).fold(9e9, f64::min);
            let neg = told.lists.iter().flat_map(|(_, _, l)| l.pools[0].1.iter().filter(|l| l.rating.0 < 0.0)).count();
            eprint!("low {low:.0} neg {neg} top {top:.0} ");
        }
        for n in [4, 5] {
            assert!(of_games(Some(n), true) + of_games(Some(n), false) >= 1, "{today}: anomalous in {n} games");
        }

        let away = PlayerKey(stones::AWAY as u32);
        let played: Vec<&rules::Line> = lines().filter(|(_, l)| l.player == away).map(|(_, l)| l).collect();
        let (before, after, _) = played[1].deviation.unwrap();
        assert!(after > before && anomaly(played[1]) == 0.0, "{today}: absence widens {before:?} to {after:?}");
        let months = told
            .steps()
            .filter(|(_, p, s)| *p == away && s.what == What::TimeCorrection)
            .map(|(_, _, s)| figure(s, "T"))
            .fold(0.0, f64::max);
        assert!(months >= 16.0, "{today}: {months} months");

        for (_, correction, list) in &told.lists {
            let shift = correction.as_ref().unwrap();
            assert!(shift.shift.abs() > 0.01 && shift.anchors.len() == 3, "{today}: {}", shift.shift);
            let top = list.pools[0].1.iter().filter(|l| (2690.0..2999.0).contains(&l.rating.0)).count();
            assert_eq!(top, 5, "{today}: near the ideal player");
        }
        let ranks: BTreeSet<&str> = told.lists.iter().flat_map(|(_, _, l)| &l.pools[0].1).filter_map(|l| Some(l.rank?.name)).collect();
        assert!(ranks.contains("9 dan") && ranks.contains("1 kyu") && ranks.len() >= 20, "{today}: {ranks:?}");
        assert!(told.lists.iter().any(|(_, _, list)| !list.decisions.is_empty()), "{today}: ranks changed by a correction");
    }
}

#[test]
fn zz_look() {
    for today in days() {
        for land in LANDS {
            let text = grow::journal(land, today);
            std::fs::write(format!("/tmp/w-demo/out/{}-{today}.jsonl", land.slug), &text).unwrap();
            std::fs::write(format!("/tmp/w-demo/out/{}-{today}.answer.jsonl", land.slug), format::answer(&text[..]).unwrap()).unwrap();
        }
    }
}

#[test]
fn zz_seeds() {
    std::panic::set_hook(Box::new(|_| {}));
    let from: u64 = std::env::var("FROM").unwrap().parse().unwrap();
    let which = std::env::var("WHICH").unwrap();
    for seed in from..from + 300 {
        let r = std::panic::catch_unwind(|| match &*which {
            "ssdc" => ssdc_occurs(&Land { seed, ..dots::LAND }, day(2026, 11, 21)),
            "orr" => orr_occurs(&Land { seed, ..chess::LAND }, day(2026, 11, 21)),
            "rep" => (),
            _ => rgf_occurs(&Land { seed, ..stones::LAND }, day(2026, 11, 21)),
        });
        for l in LANDS {
            let j = read(&grow::journal(&Land { seed, ..*l }, day(2026, 11, 21)));
            let mut n = 0;
            for (_, line) in &j.lines {
                if let Line::Tournament(t) = line {
                    let mut met = BTreeSet::new();
                    for w in
                        t.tournament.games.iter().filter_map(|g| Some((g.round, g.a.min(g.b?), g.a.max(g.b?)))).collect::<BTreeSet<_>>()
                    {
                        if !met.insert((w.1, w.2)) {
                            n += 1;
                        }
                    }
                }
            }
            eprint!("{}:{n} ", l.slug);
        }
        let why = match r {
            Ok(()) => "OK".to_owned(),
            Err(e) => e.downcast_ref::<String>().cloned().unwrap_or_default(),
        };
        eprintln!("{seed:#x} {}", why.lines().next().unwrap_or(""));
    }
}

#[test]
fn zz_days() {
    std::panic::set_hook(Box::new(|_| {}));
    for i in 0..110u64 {
        let today = day(2026, 11, 1) + chrono::Days::new(13 * i);
        for (k, f) in [("ssdc", ssdc_occurs as fn(&Land, NaiveDate)), ("orr", orr_occurs), ("rgf", rgf_occurs)] {
            let land = match k {
                "ssdc" => &dots::LAND,
                "orr" => &chess::LAND,
                _ => &stones::LAND,
            };
            if let Err(e) = std::panic::catch_unwind(|| f(land, today)) {
                eprintln!(
                    "BAD {k} {today} {}",
                    e.downcast_ref::<String>().cloned().or(e.downcast_ref::<&str>().map(|s| s.to_string())).unwrap_or_default()
                );
            }
        }
    }
}
