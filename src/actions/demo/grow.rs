//! Turns a [`Land`] into the lines of a journal, for the smaller demo federations.
//!
//! Randomness is seeded: the same day gives the same bytes, another day the same games on other
//! dates.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{Datelike, Days, NaiveDate, NaiveDateTime, TimeDelta};

use super::dice::Dice;
use super::land::{Amendment, Event, Land, named_by_language};
use crate::domain::approval::Office;
use crate::domain::journal::{
    AnnulmentLine, ClubLine, EditionLine, EditionSite, FederationLine, FederationSite, Joined,
    Json, Line, ListLine, ListSite, PlayerLine, PlayerSite, Signature, TournamentLine,
    TournamentSite, write_federation, write_line,
};
use crate::domain::name;
use crate::domain::number::Score;
use crate::domain::player::PlayerKey;
use crate::domain::rules;
use crate::domain::tournament::{Board, Game, RoundDays, Tournament};

/// A federation as a canonical journal of about two years up to `today`.
pub(super) fn build_journal(land: &Land, today: NaiveDate) -> Vec<u8> {
    let held = (1..)
        .zip(land.calendar)
        .map(|(number, event)| (event.ago, Moment::Held(number, event)));
    let lists = (1..)
        .zip(land.lists)
        .map(|(number, ago)| (*ago, Moment::Listed(number)));
    let amended = land
        .amendments
        .iter()
        .map(|amendment| (amendment.ago, Moment::Amended(amendment)));
    let mut moments: Vec<(u64, Moment)> = held.chain(lists).chain(amended).collect();
    moments.sort_by_key(|(ago, _)| Reverse(*ago));

    let first = today - Days::new(moments.first().map_or(0, |(ago, _)| *ago));
    let mut book = Book {
        land,
        today,
        first,
        dice: Dice::new(land.seed),
        keys: HashMap::new(),
        ids: Vec::new(),
        out: Vec::new(),
    };
    write_federation(&federation_line(land), &mut book.out);
    for club in land.clubs {
        let (name, latin, city) = (
            club.name.to_owned(),
            Some(club.latin.to_owned()),
            Some(club.city.to_owned()),
        );
        let line = ClubLine {
            name,
            latin,
            city,
            ..ClubLine::default()
        };
        book.push_line(&Line::Club(Box::new(line)));
    }
    for (number, _) in land
        .people
        .iter()
        .enumerate()
        .filter(|(_, person)| person.rating.is_some())
    {
        book.key_of_person(number);
    }
    for (ago, moment) in moments {
        let line = match moment {
            Moment::Held(number, event) => book.tournament_line(number, event),
            Moment::Listed(number) => book.list(number, today - Days::new(ago)),
            Moment::Amended(amendment) => book.edition_line(amendment),
        };
        book.push_line(&line);
    }
    book.out
}

/// An event of the history.
enum Moment<'a> {
    Held(usize, &'a Event),
    Listed(u32),
    Amended(&'a Amendment),
}

/// The journal while it is written. `keys` holds the players who have a line already.
struct Book<'a> {
    land: &'a Land,
    today: NaiveDate,
    /// Day of the first event.
    first: NaiveDate,
    dice: Dice,
    keys: HashMap<usize, PlayerKey>,
    ids: Vec<String>,
    out: Vec<u8>,
}

impl Book<'_> {
    fn push_line(&mut self, line: &Line) {
        write_line(line, &self.ids, &mut self.out);
    }

    /// The key of a person. Writes the player's line at the first use.
    fn key_of_person(&mut self, number: usize) -> PlayerKey {
        if let Some(key) = self.keys.get(&number) {
            return *key;
        }
        let key = PlayerKey(self.ids.len() as u32);
        let id = format!("p{:02}", self.ids.len() + 1);
        self.push_line(&self.player_line(number, &id));
        self.keys.insert(number, key);
        self.ids.push(id);
        key
    }

    fn player_line(&self, number: usize, id: &str) -> Line {
        let person = &self.land.people[number];
        let club = person.club.map(|club| self.land.clubs[club].name.into());
        Line::Player(PlayerLine {
            id: id.into(),
            name: Some(person.name.into()),
            born: person.born(number, self.today),
            country: person.country.map(Into::into),
            club,
            guest: person.country.is_some(),
            standing: person
                .rating
                .map(|rating| Json::from(&(self.land.initial_record)(number, rating, self.first))),
            ids: Vec::new(),
            ratings: Vec::new(),
            site: Some(Box::new(PlayerSite {
                gender: Some(person.gender),
                memberships: self.build_memberships(number),
                ..PlayerSite::default()
            })),
        })
    }

    /// The memberships of a person, if the federation lists members. Most belong to their club; a
    /// few have left, and some haven't paid for this year.
    fn build_memberships(&self, number: usize) -> Vec<Joined> {
        let Some(club) = self.land.people[number]
            .club
            .filter(|_| self.land.members && number % 9 != 8)
        else {
            return Vec::new();
        };
        let ends = |year: i32| NaiveDate::from_ymd_opt(year, 12, 31);
        let (year, left) = (self.today.year(), number % 11 == 10);
        vec![Joined {
            club: Some(self.land.clubs[club].name.to_owned()),
            since: Some(self.first - Days::new(31 * number as u64)),
            until: if left { ends(year - 1) } else { None },
            paid_until: ends(if left || number % 7 == 6 {
                year - 1
            } else {
                year
            }),
        }]
    }

    fn tournament_line(&mut self, number: usize, event: &Event) -> Line {
        let participants: Vec<PlayerKey> = event
            .field
            .iter()
            .map(|number| self.key_of_person(*number))
            .collect();
        let games = self.play_games(event, &participants);
        // A Saturday; up to four rounds a day.
        let day = self.today - Days::new(event.ago);
        let start = day - Days::new((u64::from(day.weekday().num_days_from_monday()) + 2) % 7);
        let end = start + Days::new((event.rounds as u64).saturating_sub(1) / 4);
        let club = &self.land.clubs[event.club];
        let signed = at_hour(end, 19) + TimeDelta::minutes(self.dice.between(0, 80));
        let rated = at_hour(end + Days::new(2), 17) + TimeDelta::minutes(self.dice.between(0, 180));
        let site = TournamentSite {
            city: Some(club.city.to_owned()),
            club: Some(club.name.to_owned()),
            referee: Some(club.head.to_owned()),
            plan: event
                .official
                .then(|| format!("{} {}, № {number}", self.land.plan, start.year())),
            rated: Some(rated),
            signatures: vec![
                build_signature(Office::Referee, club.head, signed),
                build_signature(Office::Official, self.land.official, rated),
            ],
            annulled: self.build_annulments(&games, club.head, signed),
            ..TournamentSite::default()
        };
        Line::Tournament(Box::new(TournamentLine {
            id: format!("t{number:02}").into(),
            name: Some(
                name::to_stored_title(&event.name.replace("{}", &start.year().to_string())).into(),
            ),
            tournament: Tournament {
                start,
                end,
                official: event.official,
                board: Board::Full,
                minutes: None,
                pool: event.pool,
                category: event.category,
                rated_by_fide: false,
                days: RoundDays::default(),
                places: rank_places(&participants, &games),
                participants,
                fide: Vec::new(),
                games,
            },
            site: Some(Box::new(site)),
        }))
    }

    /// The annulled games, annulled at a time by the referee.
    fn build_annulments(
        &self,
        games: &[Game],
        referee: &str,
        at: NaiveDateTime,
    ) -> Vec<AnnulmentLine> {
        let annulment = |game: &Game| {
            let id = |key: PlayerKey| self.ids.get(key.index()).map(|id| id.as_str().into());
            let (a, b, reason) = (
                id(game.a)?,
                id(game.b?)?,
                "Партия прервана: в зале погас свет".to_owned(),
            );
            Some(AnnulmentLine {
                round: game.round?,
                a,
                b,
                by: referee.to_owned(),
                at,
                reason,
            })
        };
        games
            .iter()
            .filter(|game| game.annulled)
            .filter_map(annulment)
            .collect()
    }

    /// Plays all rounds. A player without an opponent gets a bye, which is recorded if the rules
    /// use it.
    fn play_games(&mut self, event: &Event, keys: &[PlayerKey]) -> Vec<Game> {
        let byes =
            rules::by_id(self.land.rules).is_some_and(|rules| rules.unrated.is_allowed(None, None));
        let mut games = Vec::new();
        for round in 1..=event.rounds {
            let pairs = if event.rounds + 1 >= keys.len() {
                pair_by_circle(keys, round)
            } else {
                pair_swiss(keys, &games)
            };
            for (a, b) in pairs {
                let blank = Game {
                    round: Some(round as i64),
                    a,
                    b,
                    score: Some(Score::Win),
                    played: b.is_some(),
                    annulled: false,
                    handicap: 0,
                    colour: None,
                };
                let who = |key: PlayerKey| {
                    keys.iter()
                        .position(|k| *k == key)
                        .map(|seat| &self.land.people[event.field[seat]])
                };
                match (who(a), b.and_then(who)) {
                    (Some(a), Some(b)) => {
                        (self.land.decide_game)(&mut self.dice, event, [a, b], blank, &mut games)
                    }
                    _ if byes => games.push(blank),
                    _ => {}
                }
            }
        }
        games
    }

    fn list(&self, number: u32, date: NaiveDate) -> Line {
        let (published, by) = (Some(at_hour(date, 9)), Some(self.land.official.to_owned()));
        Line::List(ListLine {
            date,
            site: Some(Box::new(ListSite {
                number: Some(number),
                published,
                by,
                ..ListSite::default()
            })),
        })
    }

    /// Without a first day, so that the regulation determines it.
    fn edition_line(&self, amendment: &Amendment) -> Line {
        let published = self.today - Days::new(amendment.ago);
        let (note, by) = (
            Some(amendment.note.to_owned()),
            Some(self.land.official.to_owned()),
        );
        Line::Edition(Box::new(EditionLine {
            id: amendment.id.into(),
            published,
            since: None,
            parameters: Json::from(&(amendment.parameters)()),
            site: Some(EditionSite {
                note,
                by,
                entered: Some(at_hour(published, 12)),
            }),
        }))
    }
}

fn federation_line(land: &Land) -> FederationLine {
    FederationLine {
        slug: Some(land.slug.to_owned()),
        name: land.names.first().map(|name| (*name).to_owned()),
        rules: land.rules.to_owned(),
        parameters: Json::from(&(land.parameters)()),
        site: Some(FederationSite {
            names: Some(named_by_language(land.names).collect()),
            accent: Some(land.accent.to_owned()),
            name_language: Some(land.language).filter(|own| {
                rules::by_id(land.rules)
                    .is_none_or(|rules| rules.asks_name_language || rules.name_language != *own)
            }),
            categories: land
                .groups
                .iter()
                .map(|group| group.to_division())
                .collect(),
            ..FederationSite::default()
        }),
    }
}

fn build_signature(office: Office, name: &str, at: NaiveDateTime) -> Signature {
    Signature {
        office,
        name: name.to_owned(),
        at,
        caveats: Vec::new(),
    }
}

fn at_hour(day: NaiveDate, hour: i64) -> NaiveDateTime {
    day.and_time(chrono::NaiveTime::MIN) + TimeDelta::hours(hour)
}

/// Two players, or one player with a bye.
type Pair = (PlayerKey, Option<PlayerKey>);

/// A round of a round robin by the circle method: the first seat stays, the others rotate.
fn pair_by_circle(keys: &[PlayerKey], round: usize) -> Vec<Pair> {
    let mut seats: Vec<Option<PlayerKey>> = keys.iter().copied().map(Some).collect();
    if seats.len() % 2 == 1 {
        seats.push(None);
    }
    if let Some((_, others)) = seats.split_first_mut() {
        others.rotate_right((round - 1) % others.len().max(1));
    }
    let (one, other) = seats.split_at(seats.len() / 2);
    let pairs = one.iter().zip(other.iter().rev()).map(|(a, b)| {
        if round.is_multiple_of(2) {
            (*b, *a)
        } else {
            (*a, *b)
        }
    });
    pairs
        .filter_map(|(a, b)| a.map(|a| (a, b)).or(b.map(|b| (b, a))))
        .collect()
}

/// A round of a simple Swiss: first the upper against the lower half, then players with equal
/// points. The last player without a bye gets the bye.
fn pair_swiss(keys: &[PlayerKey], games: &[Game]) -> Vec<Pair> {
    let points = count_points(games);
    let met: HashSet<Pair> = games
        .iter()
        .flat_map(|g| [Some((g.a, g.b)), g.b.map(|b| (b, Some(g.a)))])
        .flatten()
        .collect();
    let mut waiting = keys.to_vec();
    waiting.sort_by_key(|key| Reverse(points.get(key).copied().unwrap_or(0)));
    let mut pairs = Vec::new();
    if waiting.len() % 2 == 1 {
        let last = waiting
            .iter()
            .rposition(|key| !met.contains(&(*key, None)))
            .unwrap_or(0);
        pairs.push((waiting.remove(last), None));
    }
    if games.is_empty() {
        let lower = waiting.split_off(waiting.len() / 2);
        waiting = waiting
            .into_iter()
            .zip(lower)
            .flat_map(|(a, b)| [a, b])
            .collect();
    }
    // In a small field a repeated pairing may be unavoidable.
    pairs.extend(
        pair_unmet(&waiting, &met)
            .or_else(|| pair_unmet(&waiting, &HashSet::new()))
            .unwrap_or_default(),
    );
    pairs
}

/// Pairs each player with the nearest one not met yet, with backtracking.
fn pair_unmet(waiting: &[PlayerKey], met: &HashSet<Pair>) -> Option<Vec<Pair>> {
    let Some((&a, rest)) = waiting.split_first() else {
        return Some(Vec::new());
    };
    rest.iter()
        .filter(|b| !met.contains(&(a, Some(**b))))
        .find_map(|b| {
            let left: Vec<PlayerKey> = rest.iter().copied().filter(|key| key != b).collect();
            pair_unmet(&left, met).map(|others| [vec![(a, Some(*b))], others].concat())
        })
}

/// Half points by player; of a drawn game and its replay only the replay counts.
fn count_points(games: &[Game]) -> HashMap<PlayerKey, i64> {
    let standing = games.iter().filter(|game| !game.annulled);
    let decided: BTreeMap<(Option<i64>, u32), &Game> = standing
        .map(|game| ((game.round, game.a.0), game))
        .collect();
    let mut points = HashMap::new();
    for (game, score) in decided
        .into_values()
        .filter_map(|game| Some((game, game.score?)))
    {
        *points.entry(game.a).or_default() += score.half_points();
        if let Some(b) = game.b {
            *points.entry(b).or_default() += score.opposite().half_points();
        }
    }
    points
}

/// Places by points; equal players share a place.
fn rank_places(keys: &[PlayerKey], games: &[Game]) -> Vec<(PlayerKey, u32)> {
    let points = count_points(games);
    let of = |key: &PlayerKey| points.get(key).copied().unwrap_or(0);
    let ahead = |key: &PlayerKey| keys.iter().filter(|other| of(other) > of(key)).count();
    keys.iter()
        .map(|key| (*key, 1 + ahead(key) as u32))
        .collect()
}
