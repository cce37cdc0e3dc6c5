//! Reads the tournaments of a journal: their tables, and the additional data of a site.

use std::collections::HashSet;

use chrono::NaiveDate;

use super::read::{Reader, read_date, read_items, read_time};
use super::scan::{Read, Scan, id, read_word};
use super::{AnnulmentLine, AppealLine, Office, Signature, TournamentLine, TournamentSite};
use crate::caveat;
use crate::external_id::Kind;
use crate::number::Score;
use crate::player::PlayerKey;
use crate::rules::Unrated;
use crate::tournament::{Board, Category, Colour, Game, Pool, RoundDays, Tournament};

const TOURNAMENT: [&str; 16] = [
    "id",
    "name",
    "start",
    "end",
    "official",
    "board",
    "minutes",
    "pool",
    "category",
    "rated_by_fide",
    "days",
    "participants",
    "places",
    "fide",
    "games",
    "site",
];
const GAME: [&str; 8] = [
    "round", "a", "b", "score", "played", "annulled", "handicap", "site",
];
const TOURNAMENT_SITE: [&str; 9] = [
    "city",
    "club",
    "referee",
    "plan",
    "rated",
    "signatures",
    "conditional",
    "appeals",
    "annulled",
];
const SIGNATURE: [&str; 4] = ["office", "name", "at", "caveats"];

impl Reader {
    pub(super) fn read_tournament(&self, scan: &mut Scan) -> Read<TournamentLine> {
        let mut identity: Box<str> = "".into();
        let (mut name, mut site): (_, Option<Box<TournamentSite>>) = (None, None);
        let (mut start, mut end) = (None, None);
        let mut t = default_tournament();
        let seen = scan.fields("tournament", &TOURNAMENT, |scan, key| {
            match key {
                "id" => identity = id(scan)?,
                "name" => name = Some(scan.read_string(key)?.into()),
                "start" => start = Some(read_date(scan, key)?),
                "end" => end = Some(read_date(scan, key)?),
                "official" => t.official = scan.read_boolean(key)?,
                "board" => {
                    t.board = Board::from_size(scan.read_integer(key)?)
                        .ok_or("board is not 19, 13 or 9")?
                }
                "minutes" if scan.is_null() => {}
                "minutes" => {
                    t.minutes = Some(scan.read_float(key).and_then(|m| {
                        if m < 0.0 {
                            Err("minutes is negative".into())
                        } else {
                            Ok(m)
                        }
                    })?)
                }
                "pool" => t.pool = read_word(scan, key, &Pool::ALL, Pool::word)?,
                "category" => t.category = read_word(scan, key, &Category::ALL, Category::word)?,
                "rated_by_fide" => t.rated_by_fide = scan.read_boolean(key)?,
                "days" => {
                    let mut days = Vec::new();
                    scan.read_array(key, |scan, _| {
                        read_date(scan, "a day").map(|day| days.push(day))
                    })?;
                    t.days = RoundDays::from_days(&days)
                        .ok_or_else(|| format!("days: more than {}", RoundDays::MOST))?;
                }
                "participants" => t.participants = self.read_participants(scan)?,
                "places" => t.places = self.read_places(scan)?,
                "fide" => t.fide = self.read_fide_ratings(scan)?,
                "games" => t.games = self.read_games(scan, key)?,
                _ => site = Some(Box::new(self.tournament_site(scan)?)),
            }
            Ok(())
        })?;
        seen.check_required(&TOURNAMENT, &["id", "start"])?;
        t.start = start.ok_or("start is missing")?;
        t.end = end.unwrap_or(t.start);
        if t.end < t.start {
            return Err("end is before start".into());
        }
        self.refuse_contradictions(&identity, &t, site.as_deref())?;
        Ok(TournamentLine {
            id: identity,
            name,
            tournament: t,
            site,
        })
    }

    fn read_games(&self, scan: &mut Scan, key: &str) -> Read<Vec<Game>> {
        let mut games = Vec::new();
        scan.read_array(key, |scan, number| {
            games.push(self.game(scan).map_err(|e| format!("game {number}: {e}"))?);
            Ok(())
        })?;
        games.shrink_to_fit();
        Ok(games)
    }

    fn refuse_contradictions(
        &self,
        identity: &str,
        t: &Tournament,
        site: Option<&TournamentSite>,
    ) -> Read<()> {
        if let Some(day) = t.days.all().find(|day| !(t.start..=t.end).contains(day)) {
            return Err(format!("days: {day} is not a day of the tournament"));
        }
        if self.tournaments.contains(identity) {
            return Err(format!("tournament {identity:?} is declared twice"));
        }
        if site.is_some_and(|site| !all_take_part(t, &site.conditional)) {
            return Err("conditional: somebody doesn't take part".into());
        }
        for player in site
            .iter()
            .flat_map(|site| &site.appeals)
            .filter_map(|appeal| appeal.player.as_deref())
        {
            self.declared_player(player)
                .map_err(|e| format!("appeals: {e}"))?;
        }
        for player in site
            .iter()
            .flat_map(|site| &site.annulled)
            .flat_map(|annulled| [&annulled.a, &annulled.b])
        {
            self.declared_player(player)
                .map_err(|e| format!("annulled: {e}"))?;
        }
        Ok(())
    }

    fn tournament_site(&self, scan: &mut Scan) -> Read<TournamentSite> {
        let mut site = TournamentSite::default();
        scan.fields("site", &TOURNAMENT_SITE, |scan, key| {
            match key {
                "city" => site.city = Some(scan.read_string(key)?.into_owned()),
                "club" => site.club = Some(scan.read_string(key)?.into_owned()),
                "referee" => site.referee = Some(scan.read_string(key)?.into_owned()),
                "plan" => site.plan = Some(scan.read_string(key)?.into_owned()),
                "rated" => site.rated = Some(read_time(scan, key)?),
                "conditional" => site.conditional = self.read_conditional(scan)?,
                "appeals" => site.appeals = read_items(scan, key, "appeal", AppealLine::read_from)?,
                "annulled" => {
                    site.annulled = read_items(scan, key, "annulled", AnnulmentLine::read_from)?
                }
                _ => scan.read_array(key, |scan, _| {
                    site.signatures.push(read_signature(scan)?);
                    Ok(())
                })?,
            }
            Ok(())
        })?;
        Ok(site)
    }

    /// No table has a conditional rating of more than nine digits.
    fn read_conditional(&self, scan: &mut Scan) -> Read<Vec<(PlayerKey, f64)>> {
        self.by_player(scan, "conditional", |scan| {
            let rating = scan.read_float("a conditional rating")?;
            if rating.abs() < 1e9 {
                Ok(rating)
            } else {
                Err("conditional: no rating is so high".into())
            }
        })
    }

    fn by_player<T>(
        &self,
        scan: &mut Scan,
        what: &str,
        mut value: impl FnMut(&mut Scan) -> Read<T>,
    ) -> Read<Vec<(PlayerKey, T)>> {
        let mut all = Vec::new();
        let mut named = HashSet::new();
        scan.read_object(what, |scan, id| {
            let key = self.declared_player(&id)?;
            if !named.insert(key) {
                return Err(format!("{what}: {id:?} occurs twice"));
            }
            all.push((key, value(scan)?));
            Ok(())
        })?;
        Ok(all)
    }

    fn read_participants(&self, scan: &mut Scan) -> Read<Vec<PlayerKey>> {
        let mut all = Vec::new();
        let mut named = HashSet::new();
        scan.read_array("participants", |scan, _| {
            let key = self.declared_player(&scan.read_string("a participant")?)?;
            if named.insert(key) {
                all.push(key);
            }
            Ok(())
        })?;
        Ok(all)
    }

    fn read_places(&self, scan: &mut Scan) -> Read<Vec<(PlayerKey, u32)>> {
        self.by_player(scan, "places", |scan| scan.small("a place", 1))
    }

    fn read_fide_ratings(&self, scan: &mut Scan) -> Read<Vec<(PlayerKey, i32)>> {
        self.by_player(scan, "fide", |scan| {
            let rating = i32::try_from(scan.small("a rating of FIDE", 1)?)
                .ok()
                .filter(|rating| Kind::Standard.is_in_range(*rating));
            rating.ok_or_else(|| "fide: no rating is so high".into())
        })
    }

    fn game(&self, scan: &mut Scan) -> Read<Game> {
        let mut game = Game {
            round: None,
            a: PlayerKey(0),
            b: None,
            score: None,
            played: true,
            annulled: false,
            handicap: 0,
            colour: None,
        };
        let (mut has_score, mut null_score) = (false, false);
        let seen = scan.fields("game", &GAME, |scan, key| {
            match key {
                "round" => game.round = Some(scan.read_integer(key)?),
                "a" => game.a = self.declared_player(&scan.read_string(key)?)?,
                "b" if scan.is_null() => {}
                "b" => game.b = Some(self.declared_player(&scan.read_string(key)?)?),
                "score" => {
                    (has_score, null_score) = (true, scan.peek_byte() == Some(b'n'));
                    game.score = read_score(scan)?;
                }
                "played" => game.played = scan.read_boolean(key)?,
                "annulled" => game.annulled = scan.read_boolean(key)?,
                "handicap" => game.handicap = scan.small(key, 0)?,
                _ => {
                    scan.fields("site", &["colour"], |scan, key| {
                        game.colour = Some(read_word(scan, key, &Colour::ALL, Colour::word)?);
                        Ok(())
                    })?;
                }
            }
            Ok(())
        })?;
        seen.check_required(&GAME, &["a"])?;
        if game.b == Some(game.a) {
            return Err("a and b are the same player".into());
        }
        let named = self.unrated == Unrated::Named;
        // True if the score may be missing or null, but nothing other than a score.
        let scoreless = named && (game.annulled || !game.played) && (null_score || !has_score);
        if game.played || named {
            if game.b.is_none() {
                return Err("b is missing".into());
            }
            if game.score.is_none() && !scoreless {
                return Err(if has_score {
                    "score is not 1, 0.5 or 0"
                } else {
                    "score is missing"
                }
                .into());
            }
        }
        Ok(game)
    }
}

fn default_tournament() -> Tournament {
    Tournament {
        start: NaiveDate::MIN,
        end: NaiveDate::MIN,
        official: true,
        board: Board::default(),
        minutes: None,
        pool: Pool::default(),
        category: Category::default(),
        rated_by_fide: false,
        days: RoundDays::default(),
        participants: Vec::new(),
        places: Vec::new(),
        fide: Vec::new(),
        games: Vec::new(),
    }
}

/// Reads the score of a; `None` for any other value, which is allowed if nothing was played.
fn read_score(scan: &mut Scan) -> Read<Option<Score>> {
    if matches!(scan.peek_byte(), Some(b'-' | b'0'..=b'9')) {
        let value = scan.read_float("score")?;
        return Ok([Score::Loss, Score::Draw, Score::Win]
            .into_iter()
            .find(|score| 2.0 * value == score.half_points() as f64));
    }
    scan.any(&mut Vec::new())?;
    Ok(None)
}

fn all_take_part(t: &Tournament, named: &[(PlayerKey, f64)]) -> bool {
    if named.is_empty() {
        return true;
    }
    let beside = t
        .places
        .iter()
        .map(|(key, _)| *key)
        .chain(t.fide.iter().map(|(key, _)| *key));
    let playing = t
        .games
        .iter()
        .flat_map(|game| std::iter::once(game.a).chain(game.b));
    let people: HashSet<PlayerKey> = t
        .participants
        .iter()
        .copied()
        .chain(beside)
        .chain(playing)
        .collect();
    named.iter().all(|(key, _)| people.contains(key))
}

fn read_signature(scan: &mut Scan) -> Read<Signature> {
    let (mut office, mut name, mut at, mut caveats) = (None, None, None, Vec::new());
    let seen = scan.fields("signature", &SIGNATURE, |scan, key| {
        match key {
            "office" => office = Some(read_word(scan, key, &Office::ALL, Office::word)?),
            "name" => name = Some(scan.read_string(key)?.into_owned()),
            "at" => at = Some(read_time(scan, key)?),
            _ => {
                caveats = caveat::from_words(&scan.read_string(key)?)
                    .ok_or_else(|| format!("{key} has an unknown word"))?
            }
        }
        Ok(())
    })?;
    seen.check_required(&SIGNATURE, &SIGNATURE[..3])?;
    let (Some(office), Some(name), Some(at)) = (office, name, at) else {
        return Err("signature is incomplete".into());
    };
    Ok(Signature {
        office,
        name,
        at,
        caveats,
    })
}
