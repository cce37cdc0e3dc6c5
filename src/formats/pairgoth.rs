//! Pairgoth's JSON (reading). Section 7.

use std::collections::HashMap;

use serde_json::{Map, Value};

use super::decode::Text;
use super::document::{
    Bye, ByeKind, Document, Fact, Format, Game, GameKind, IdSystem, Player, PlayerNo, Rank,
    RemarkKind, Score, System, Team,
};
use super::limits::MAX_ROUNDS;
use super::number::Number;
use super::opengotha::games::{Pair, Played, absence_bye, add_remark, parse_date};
use super::opengotha::time::{Overtime, TimeControl};
use super::options::Options;
use super::refusal::{Code, Refusal};
use super::text::{self, name_part, tidy_or_none};

/// Bound on the cost of all values and objects in bytes; ten thousand games need a tenth of it.
const MAX_COST: usize = 200 << 20;
const VALUE_COST: usize = 80;
const OBJECT_COST: usize = 600;
/// Below this, `mainTime` is in minutes (`docs/spec/exchange.md` A8).
const SECONDS_FROM: i64 = 300;

/// Reads a Pairgoth file. Section 7.
pub fn read(text: &Text, options: &Options) -> Result<Document, Refusal> {
    let text = text.text.as_str();
    if estimate_cost(text) > MAX_COST {
        return Err(Refusal::new(
            Code::TooLong,
            "the JSON holds too many values",
        ));
    }
    let value: Value = serde_json::from_str(text)
        .map_err(|why| Refusal::new(Code::Broken, format!("the JSON is not well-formed: {why}")))?;
    let unknown = || Refusal::new(Code::Unrecognised, "JSON of another program");
    let file = value.as_object().ok_or_else(unknown)?;
    let (Some(players), Some(games), Some(pairing)) = (
        array_field(file, "players"),
        array_field(file, "games"),
        file.get("pairing"),
    ) else {
        return Err(unknown());
    };
    let kind = text_of(file.get("type")).unwrap_or_default();
    if kind == "PAIRGO" || kind.starts_with("RENGO") {
        return Err(Refusal::new(
            Code::TeamsAsPlayers,
            "pairs or teams play, not players",
        ));
    }
    let mut reader = Reader {
        document: Document::new(Format::Pairgoth),
        ids: HashMap::new(),
        played: Played::default(),
        byes: Vec::new(),
    };
    reader.read_tournament(file, pairing)?;
    reader.read_players(players, options)?;
    reader.read_rounds(
        games,
        if kind.starts_with("TEAM") {
            Some(file)
        } else {
            None
        },
    )?;
    reader.add_absences(players, pairing);
    if kind.starts_with("TEAM") {
        reader.read_teams(array_field(file, "teams").unwrap_or_default());
    }
    Ok(reader.document.finish())
}

/// Upper bound of the memory for a parsed JSON text.
fn estimate_cost(text: &str) -> usize {
    let cost = |byte| match byte {
        b',' | b'[' => VALUE_COST,
        b'{' => OBJECT_COST,
        _ => 0,
    };
    text.bytes().map(cost).sum()
}

fn array_field<'a>(object: &'a Map<String, Value>, name: &str) -> Option<&'a [Value]> {
    object.get(name)?.as_array().map(Vec::as_slice)
}

/// A text value; numbers without trailing zeros.
fn text_of(value: Option<&Value>) -> Option<String> {
    match value? {
        Value::String(text) => tidy_or_none(text),
        Value::Number(_) => number_of(value).map(|number| number.to_string()),
        Value::Bool(yes) => Some(yes.to_string()),
        _ => None,
    }
}

fn number_of(value: Option<&Value>) -> Option<Number> {
    match value? {
        Value::Number(number) => Number::parse(&number.to_string()),
        Value::String(text) => Number::parse(text.trim()),
        _ => None,
    }
}

fn whole_number<T: TryFrom<i64>>(value: Option<&Value>) -> Option<T> {
    T::try_from(number_of(value)?.as_whole()?).ok()
}

fn is_present(value: Option<&Value>) -> bool {
    value.is_some_and(|value| !value.is_null() && value.as_str() != Some(""))
}

struct Reader {
    document: Document,
    /// By id; the players are numbered in the order of the file.
    ids: HashMap<u32, PlayerNo>,
    played: Played,
    byes: Vec<Alone>,
}

/// A player whose opponent has number 0.
struct Alone {
    at: String,
    round: u8,
    player: u32,
}

impl Reader {
    fn add_remark(&mut self, kind: RemarkKind, at: &str, text: impl Into<String>) {
        add_remark(&mut self.document.remarks, kind, at, text);
    }

    fn read_tournament(
        &mut self,
        file: &Map<String, Value>,
        pairing: &Value,
    ) -> Result<(), Refusal> {
        let get = |name: &str| text_of(file.get(name));
        self.document.name = get("name");
        self.document.city = get("location");
        self.document.country = get("country").map(|country| country.to_uppercase());
        self.document.arbiters.extend(get("director"));
        self.document.start = parse_date(&mut self.document.remarks, "startDate", get("startDate"));
        self.document.end = parse_date(&mut self.document.remarks, "endDate", get("endDate"));
        self.document.system = match pairing.get("type").and_then(Value::as_str) {
            Some("MAC_MAHON") => Some(System::McMahon),
            Some("SWISS") => Some(System::Swiss),
            Some("ROUND_ROBIN") => Some(System::RoundRobin),
            _ => None,
        };
        self.document.time = file.get("timeSystem").and_then(format_time_control);
        if is_present(file.get("rounds")) {
            match whole_number::<u32>(file.get("rounds")) {
                Some(rounds) => {
                    self.document.rounds = u8::try_from(rounds)
                        .ok()
                        .filter(|rounds| *rounds <= MAX_ROUNDS)
                        .ok_or_else(too_many)?
                }
                None => self.add_remark(
                    RemarkKind::UnreadValue,
                    "rounds",
                    "the number of rounds can't be read",
                ),
            }
        }
        for (fact, name) in [
            (Fact::ShortName, "shortName"),
            (Fact::Komi, "komi"),
            (Fact::Rules, "rules"),
            (Fact::BoardSize, "gobanSize"),
            (Fact::Online, "online"),
        ] {
            self.document.set_fact(fact, get(name));
        }
        let placement = pairing
            .get("placement")
            .and_then(Value::as_array)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let criteria: Vec<String> = placement
            .iter()
            .filter_map(|criterion| text_of(Some(criterion)))
            .collect();
        self.document
            .set_fact(Fact::Placement, tidy_or_none(&criteria.join(" ")));
        Ok(())
    }

    fn read_players(&mut self, players: &[Value], options: &Options) -> Result<(), Refusal> {
        if players.is_empty() {
            return Err(Refusal::new(Code::NoPlayers, "nobody is in the file"));
        }
        if players.len() > options.max_players {
            return Err(Refusal::new(
                Code::TooManyPlayers,
                format!("more than {} players", options.max_players),
            ));
        }
        for (player, no) in players.iter().zip((1..).map(PlayerNo)) {
            let id = whole_number::<u32>(player.get("id")).filter(|id| *id > 0);
            let id = id
                .ok_or_else(|| Refusal::new(Code::Number, "a player has no id that can be read"))?;
            if self.ids.insert(id, no).is_some() {
                return Err(Refusal::new(
                    Code::NumberTwice,
                    format!("the id {id} belongs to two players"),
                ));
            }
            self.read_player(no, player);
        }
        Ok(())
    }

    fn read_player(&mut self, no: PlayerNo, from: &Value) {
        let at = format!("player {no}");
        let get = |name: &str| text_of(from.get(name));
        let (surname, given) = (get("name"), get("firstname"));
        let name = [surname.as_deref(), given.as_deref()]
            .map(Option::unwrap_or_default)
            .join(" ");
        let mut player = Player {
            no,
            name: tidy_or_none(&name),
            ..Player::default()
        };
        (player.surname, player.given) = surname
            .as_deref()
            .and_then(name_part)
            .zip(given.as_deref().and_then(name_part))
            .unzip();
        player.country = get("country").map(|country| country.to_uppercase());
        player.club = get("club");
        for (system, name) in [
            (IdSystem::EgfPin, "egf"),
            (IdSystem::Ffg, "ffg"),
            (IdSystem::Aga, "aga"),
        ] {
            player.ids.extend(
                get(name)
                    .as_deref()
                    .and_then(text::id)
                    .map(|id| (system, id)),
            );
        }
        player.rating = number_of(from.get("rating"));
        if player.rating.is_none() && is_present(from.get("rating")) {
            self.add_remark(RemarkKind::UnreadValue, &at, "the rating can't be read");
        }
        let pro = whole_number::<u8>(from.get("pro"))
            .filter(|pro| (1..=9).contains(pro))
            .map(Rank::Pro);
        player.rank = pro.or_else(|| parse_rank(from.get("rank")));
        if player.rank.is_none() && is_present(from.get("rank")) {
            self.add_remark(RemarkKind::UnreadValue, &at, "the rank can't be read");
        }
        if from.get("final").and_then(Value::as_bool) == Some(false) {
            self.add_remark(
                RemarkKind::Preliminary,
                &at,
                format!("{no} is registered preliminarily"),
            );
        }
        if is_present(from.get("mmsCorrection"))
            && number_of(from.get("mmsCorrection")) != Some(Number::ZERO)
        {
            self.add_remark(
                RemarkKind::NotTaken,
                &at,
                format!("{no} starts in another group than by his rank"),
            );
        }
        self.document.players.push(player);
    }

    /// Reads the games round by round; those of teams are stored under the ids of their matches.
    fn read_rounds(
        &mut self,
        games: &[Value],
        team_file: Option<&Map<String, Value>>,
    ) -> Result<(), Refusal> {
        if games.len() > usize::from(MAX_ROUNDS) {
            return Err(too_many());
        }
        let individual = team_file.and_then(|file| file.get("individualGames"));
        for (round, matches) in (1..=MAX_ROUNDS).zip(games) {
            for (entry, order) in matches
                .as_array()
                .map(Vec::as_slice)
                .unwrap_or_default()
                .iter()
                .zip(1..)
            {
                if team_file.is_none() {
                    self.game(round, entry, &format!("round {round} game {order}"));
                    continue;
                }
                let boards =
                    text_of(entry.get("id")).and_then(|id| individual?.get(&id)?.as_array());
                for (board, number) in boards
                    .map(Vec::as_slice)
                    .unwrap_or_default()
                    .iter()
                    .zip(1..)
                {
                    self.game(
                        round,
                        board,
                        &format!("round {round} match {order} board {number}"),
                    );
                }
            }
        }
        for bye in std::mem::take(&mut self.byes) {
            self.add_bye(&bye);
        }
        Ok(())
    }

    fn game(&mut self, round: u8, from: &Value, at: &str) {
        let [white, black] = ["w", "b"].map(|side| whole_number::<u32>(from.get(side)));
        if let (Some(0), Some(player)) | (Some(player), Some(0)) = (white, black) {
            return self.byes.push(Alone {
                at: at.to_owned(),
                round,
                player,
            });
        }
        let known = |id: Option<u32>| self.ids.get(&id?).copied();
        match (known(white), known(black)) {
            (Some(white), Some(black)) if white == black => {
                self.add_remark(RemarkKind::Oneself, at, "a player meets himself")
            }
            (Some(white), Some(black)) => {
                let Outcome { score, kind } = self.read_outcome(from.get("r"), at);
                let pair = Pair {
                    white,
                    black,
                    score,
                    colour_known: true,
                };
                let handicap = self.small(from.get("h"), at);
                let board = whole_number::<u32>(from.get("t")).filter(|board| *board > 0);
                let game = Game {
                    handicap,
                    board,
                    ..pair.game(round, kind)
                };
                self.document.games.push(game);
                self.played.record_game(&game, &mut self.document.remarks);
            }
            _ => self.add_remark(
                RemarkKind::UnknownOpponent,
                at,
                "a player of the game is not in the list",
            ),
        }
    }

    fn small(&mut self, value: Option<&Value>, at: &str) -> u8 {
        let number = whole_number::<u8>(value);
        if number.is_none() && is_present(value) {
            self.add_remark(RemarkKind::UnreadValue, at, "the handicap can't be read");
        }
        number.unwrap_or_default()
    }

    fn read_outcome(&mut self, result: Option<&Value>, at: &str) -> Outcome {
        let open = Outcome {
            score: None,
            kind: GameKind::Open,
        };
        let decided = |score: Score, kind: GameKind| Outcome {
            score: Some(score),
            kind,
        };
        match text_of(result).as_deref() {
            Some("w") => decided(Score::Win, GameKind::Played),
            Some("b") => decided(Score::Loss, GameKind::Played),
            Some("=") => decided(Score::Draw, GameKind::Played),
            Some("#") => decided(Score::Win, GameKind::BothWon),
            Some("0") => decided(Score::Loss, GameKind::BothLost),
            Some("?") | None => open,
            Some("X") => {
                self.add_remark(RemarkKind::NotTaken, at, "the game is cancelled");
                open
            }
            Some(other) => {
                self.add_remark(
                    RemarkKind::UnreadCell,
                    at,
                    format!("the result {other} is not known"),
                );
                open
            }
        }
    }

    fn add_bye(&mut self, bye: &Alone) {
        let Some(player) = self.ids.get(&bye.player).copied() else {
            return self.add_remark(RemarkKind::UnknownOpponent, &bye.at, "a bye of nobody");
        };
        if self.played.busy.insert((player, bye.round)) {
            self.document.byes.push(Bye {
                round: bye.round,
                player,
                points: Number::ONE,
                kind: ByeKind::Allocated,
            });
        } else {
            self.add_remark(
                RemarkKind::Contradiction,
                &bye.at,
                format!("{player} has something else in round {}, too", bye.round),
            );
        }
    }

    /// Adds byes for skipped rounds without other data.
    fn add_absences(&mut self, players: &[Value], pairing: &Value) {
        let stated = pairing
            .get("main")
            .and_then(|main| number_of(main.get("mmsValueAbsent")))
            .unwrap_or(Number::HALF);
        let points = if self.document.system == Some(System::McMahon) {
            stated
        } else {
            Number::ZERO
        };
        let last = self.document.rounds;
        for (player, no) in players.iter().zip((1..).map(PlayerNo)) {
            let skipped = player
                .get("skip")
                .and_then(Value::as_array)
                .map(Vec::as_slice)
                .unwrap_or_default();
            for round in skipped
                .iter()
                .filter_map(|round| whole_number::<u8>(Some(round)))
                .filter(|round| (1..=last).contains(round))
            {
                if self.played.busy.insert((no, round)) {
                    self.document.byes.push(absence_bye(no, round, points));
                }
            }
        }
    }

    fn read_teams(&mut self, teams: &[Value]) {
        for (team, no) in teams.iter().zip(1..) {
            let mut players = Vec::new();
            for player in team
                .get("players")
                .and_then(Value::as_array)
                .map(Vec::as_slice)
                .unwrap_or_default()
            {
                match whole_number::<u32>(Some(player)).and_then(|id| self.ids.get(&id)) {
                    Some(no) => players.push(*no),
                    None => self.add_remark(
                        RemarkKind::UnknownOpponent,
                        &format!("team {no}"),
                        "a team names nobody",
                    ),
                }
            }
            let name = text_of(team.get("name"));
            self.document.teams.push(Team {
                no,
                name,
                players,
                place: None,
                points: None,
                game_points: None,
            });
        }
    }
}

/// A result sign: white's score and the kind.
struct Outcome {
    score: Option<Score>,
    kind: GameKind,
}

fn too_many() -> Refusal {
    Refusal::new(
        Code::TooManyRounds,
        format!("more than {MAX_ROUNDS} rounds"),
    )
}

/// -3 is 3 kyu, 0 is 1 dan.
fn parse_rank(value: Option<&Value>) -> Option<Rank> {
    let rank: i64 = whole_number(value)?;
    let number = u8::try_from(if rank < 0 {
        rank.checked_neg()?
    } else {
        rank.checked_add(1)?
    })
    .ok()
    .filter(|number| *number <= 99)?;
    Some(if rank < 0 {
        Rank::Kyu(number)
    } else {
        Rank::Dan(number)
    })
}

/// The time control in the wording of section 6.1.
fn format_time_control(system: &Value) -> Option<String> {
    let seconds = |name: &str| whole_number::<u32>(system.get(name));
    let main: i64 = whole_number(system.get("mainTime"))?;
    let minutes = if main < SECONDS_FROM {
        Number::from_whole(main)
    } else {
        seconds_to_minutes(main)?
    };
    let overtime = match system.get("type").and_then(Value::as_str) {
        Some("JAPANESE" | "STANDARD") => {
            seconds("byoyomi").map(|seconds| Overtime::Byoyomi { seconds })
        }
        Some("CANADIAN") => seconds("stones")
            .zip(seconds("byoyomi"))
            .map(|(moves, seconds)| Overtime::Canadian { moves, seconds }),
        Some("FISCHER") => seconds("increment").map(|seconds| Overtime::Fischer { seconds }),
        _ => None,
    };
    Some(
        TimeControl {
            minutes,
            overtime: overtime.unwrap_or(Overtime::SuddenDeath),
        }
        .to_string(),
    )
}

/// Minutes from seconds, to the hundredth.
fn seconds_to_minutes(seconds: i64) -> Option<Number> {
    Number::parse(&format!("{}.{:02}", seconds / 60, seconds % 60 * 100 / 60))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Option<Code> {
        read(
            &Text {
                text: text.to_owned(),
                guessed: None,
            },
            &Options::default(),
        )
        .err()
        .map(|refusal| refusal.code)
    }

    #[test]
    fn ids_are_wanted_and_different() {
        let file = |players: &str| {
            format!("{{\"players\": [{players}], \"games\": [], \"pairing\": {{}}}}")
        };
        assert_eq!(code(&file("{\"id\": 1}, {\"id\": 2}")), None);
        assert_eq!(
            code(&file("{\"id\": 1}, {\"id\": 1}")),
            Some(Code::NumberTwice)
        );
        for id in ["0", "-1", "1.5", "null", "\"x\"", "[]", "4294967296"] {
            assert_eq!(
                code(&file(&format!("{{\"id\": {id}}}"))),
                Some(Code::Number),
                "{id}"
            );
        }
        assert_eq!(code(&file("")), Some(Code::NoPlayers));
    }

    #[test]
    fn deep_and_wide_files_are_refused() {
        assert_eq!(code(&"[".repeat(1_000_000)), Some(Code::Broken));
        assert_eq!(
            code(&format!("[{}0]", "0,".repeat(4_000_000))),
            Some(Code::TooLong)
        );
    }

    #[test]
    fn main_times_are_seconds_or_minutes() {
        let time = |text: &str| {
            serde_json::from_str::<Value>(text)
                .ok()
                .as_ref()
                .and_then(format_time_control)
        };
        assert_eq!(time("{\"mainTime\": 299}").as_deref(), Some("299 min"));
        assert_eq!(
            time("{\"mainTime\": 300, \"type\": \"SUDDEN_DEATH\"}").as_deref(),
            Some("5 min")
        );
        assert_eq!(
            time("{\"mainTime\": 2730, \"type\": \"CANADIAN\", \"stones\": 15, \"byoyomi\": 300}")
                .as_deref(),
            Some("45.5 min + 15 moves in 300 s")
        );
        assert_eq!(time("{\"type\": \"FISCHER\"}"), None);
    }
}
