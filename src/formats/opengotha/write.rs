//! Writing OpenGotha's XML. Section 6.3.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::keys::name_key;
use super::time::{Overtime, TimeControl};
use crate::document::{
    Bye, ByeKind, Colour, Document, Fact, Game, GameKind, IdSystem, Player, PlayerNo, Rank, Score,
    System, Team,
};
use crate::number::Number;
use crate::output::{Loss, LossCollector, OutputFile};
use crate::refusal::{Code, Refusal};
use crate::transliterate::{Latin, OutName};

const MAX_ROUNDS: u8 = 20;
const CRITERIA: usize = 6;
const NO_RATING: &str = "-900";

/// The values of the DTD: without them neither OpenGotha 3.50 nor Pairgoth opens the file.
const PAIRING: [(&str, &str); 26] = [
    ("paiStandardNX1Factor", "0.5"),
    ("paiBaAvoidDuplGame", "500000000000000"),
    ("paiBaRandom", "0"),
    ("paiBaDeterministic", "true"),
    ("paiBaBalanceWB", "1000000"),
    ("paiMaAvoidMixingCategories", "20000000000000"),
    ("paiMaMinimizeScoreDifference", "100000000000"),
    ("paiMaDUDDWeight", "100000000"),
    ("paiMaCompensateDUDD", "true"),
    ("paiMaDUDDUpperMode", "MID"),
    ("paiMaDUDDLowerMode", "MID"),
    ("paiMaMaximizeSeeding", "5000000"),
    ("paiMaLastRoundForSeedSystem1", "2"),
    ("paiMaSeedSystem1", "SPLITANDRANDOM"),
    ("paiMaSeedSystem2", "SPLITANDFOLD"),
    ("paiMaAdditionalPlacementCritSystem1", "RATING"),
    ("paiMaAdditionalPlacementCritSystem2", "NULL"),
    ("paiSeBarThresholdActive", "true"),
    ("paiSeRankThreshold", "4D"),
    ("paiSeNbWinsThresholdActive", "true"),
    ("paiSeDefSecCrit", "100000000000"),
    ("paiSeMinimizeHandicap", "0"),
    ("paiSeAvoidSameGeo", "100000000000"),
    ("paiSePreferMMSDiffRatherThanSameCountry", "1"),
    ("paiSePreferMMSDiffRatherThanSameClubsGroup", "2"),
    ("paiSePreferMMSDiffRatherThanSameClub", "3"),
];

/// Writes a document as OpenGotha's XML. Section 6.3.
pub fn write(document: &Document) -> Result<OutputFile, Refusal> {
    if document.rounds > MAX_ROUNDS {
        return Err(Refusal::new(
            Code::Target,
            format!("OpenGotha has at most {MAX_ROUNDS} rounds"),
        ));
    }
    let spelling = document.home.map(|_| Latin::from_document(document));
    let mut writer = Writer {
        xml: String::new(),
        lost: LossCollector::default(),
        keys: build_keys(document, spelling)?,
        spelling,
    };
    writer
        .xml
        .push_str("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n");
    writer.xml.push_str(
        "<Tournament dataVersion=\"201\" fullVersionNumber=\"3.51\" runningMode=\"SAL\">\n",
    );
    writer.write_players(document);
    writer.write_games(document);
    writer.write_byes(document);
    writer.write_teams(document);
    writer.write_parameters(document);
    writer.xml.push_str("</Tournament>\n");
    writer.say_lost(document);
    let Writer { xml, lost, .. } = writer;
    Ok(lost.with(xml.into_bytes()))
}

struct Names {
    surname: String,
    given: String,
}

/// An undivided name is split at the last blank; `x` replaces a missing given name. A table of the
/// site has surnames first, and is written in Latin letters as in all other formats.
fn player_names(player: &Player, spelling: Option<Latin>) -> Names {
    if let Some(latin) = spelling {
        let own = latin.of_name(player);
        let [surname, given] = match Latin::name(player) {
            OutName::Divided { surname, given } => [own.text(&surname), own.text(&given)],
            OutName::Whole(name) => {
                let name = own.text(&name);
                let (surname, given) = name.split_once(' ').unwrap_or((&name, ""));
                [surname.to_owned(), given.to_owned()]
            }
        };
        return Names {
            surname,
            given: if given.is_empty() {
                "x".to_owned()
            } else {
                given
            },
        };
    }
    if let (Some(surname), Some(given)) = (&player.surname, &player.given) {
        return Names {
            surname: surname.clone(),
            given: given.clone(),
        };
    }
    let Some(name) = &player.name else {
        return Names {
            surname: player.no.to_string(),
            given: "x".to_owned(),
        };
    };
    let (surname, given) = name.rsplit_once(' ').unwrap_or((name, "x"));
    Names {
        surname: surname.to_owned(),
        given: given.to_owned(),
    }
}

/// Refuses equal keys.
fn build_keys(
    document: &Document,
    spelling: Option<Latin>,
) -> Result<HashMap<PlayerNo, String>, Refusal> {
    let mut seen: HashMap<String, &Player> = HashMap::new();
    let mut keys = HashMap::with_capacity(document.players.len());
    for player in &document.players {
        let names = player_names(player, spelling);
        let key = name_key(&format!("{}{}", names.surname, names.given));
        if let Some(other) = seen.insert(key.clone(), player) {
            let sentence = format!(
                "OpenGotha can't tell two players apart: {} {}",
                names.surname, names.given
            );
            let two = [other, player]
                .into_iter()
                .filter_map(|player| player.name.clone())
                .collect();
            return Err(Refusal::because_of(two, Code::Target, sentence));
        }
        keys.insert(player.no, key);
    }
    Ok(keys)
}

struct Writer {
    xml: String,
    lost: LossCollector,
    keys: HashMap<PlayerNo, String>,
    /// `None` for tables of other programs, which stay as they are.
    spelling: Option<Latin>,
}

impl Writer {
    fn spell_text(&self, text: Option<&str>) -> String {
        let text = text.unwrap_or_default();
        self.spelling
            .map_or_else(|| text.to_owned(), |latin| latin.text(text))
    }

    fn write_element(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.xml.push('<');
        self.xml.push_str(name);
        for (attribute, value) in attributes {
            self.xml.push(' ');
            self.xml.push_str(attribute);
            self.xml.push_str("=\"");
            self.write_escaped(value);
            self.xml.push('"');
        }
        self.xml.push_str("/>\n");
    }

    fn write_escaped(&mut self, value: &str) {
        for c in value.chars() {
            match c {
                '&' => self.xml.push_str("&amp;"),
                '<' => self.xml.push_str("&lt;"),
                '>' => self.xml.push_str("&gt;"),
                '"' => self.xml.push_str("&quot;"),
                '\u{fffe}' | '\u{ffff}' => self.xml.push('\u{fffd}'),
                _ => self.xml.push(c),
            }
        }
    }

    fn key_of(&self, no: PlayerNo) -> String {
        self.keys.get(&no).cloned().unwrap_or_default()
    }

    fn write_players(&mut self, document: &Document) {
        let mut away: HashMap<PlayerNo, HashSet<u8>> = HashMap::new();
        for bye in document
            .byes
            .iter()
            .filter(|bye| matches!(bye.kind, ByeKind::Half | ByeKind::Zero))
        {
            away.entry(bye.player).or_default().insert(bye.round);
        }
        self.xml.push_str("<Players>\n");
        for player in &document.players {
            let away = away.get(&player.no);
            let sign = |round: u8| {
                if away.is_some_and(|away| away.contains(&round)) {
                    '0'
                } else {
                    '1'
                }
            };
            self.write_player(player, &(1..=MAX_ROUNDS).map(sign).collect::<String>());
        }
        self.xml.push_str("</Players>\n");
    }

    fn write_player(&mut self, player: &Player, participating: &str) {
        let names = player_names(player, self.spelling);
        let club = self.spelling.map_or_else(
            || player.club.clone().unwrap_or_default(),
            |latin| latin.club(player),
        );
        let country = player.country.as_deref().filter(|country| {
            country.len() == 2 && country.bytes().all(|b| b.is_ascii_alphabetic())
        });
        self.lost.say_if(
            player.country.is_some() && country.is_none(),
            Loss::TwoLetterCountries,
        );
        let (rank, grade) = self.format_rank(player);
        let rating = player.rating.map(|rating| rating.format_fixed(0));
        self.lost.say_if(
            player
                .rating
                .is_some_and(|rating| rating.as_whole().is_none()),
            Loss::WholeRatings,
        );
        let id = |system: IdSystem| player.ids.get(&system).map_or("", String::as_str);
        self.write_element(
            "Player",
            &[
                ("agaExpirationDate", ""),
                ("agaId", id(IdSystem::Aga)),
                ("club", &club),
                ("country", &country.unwrap_or_default().to_ascii_uppercase()),
                ("egfPin", id(IdSystem::EgfPin)),
                ("ffgLicence", id(IdSystem::Ffg)),
                ("ffgLicenceStatus", ""),
                ("firstName", &names.given),
                ("grade", &grade),
                ("name", &names.surname),
                ("participating", participating),
                ("rank", &rank),
                ("rating", rating.as_deref().unwrap_or(NO_RATING)),
                ("ratingOrigin", if rating.is_some() { "MAN" } else { "INI" }),
                ("registeringStatus", "FIN"),
                ("smmsCorrection", "0"),
            ],
        );
    }

    /// Rank and grade: pros are `9D` with their grade, players without a rank are `30K`.
    fn format_rank(&mut self, player: &Player) -> (String, String) {
        match &player.rank {
            Some(Rank::Kyu(kyu)) => (format!("{kyu}K"), format!("{kyu}K")),
            Some(Rank::Dan(dan)) => (format!("{dan}D"), format!("{dan}D")),
            Some(Rank::Pro(pro)) => ("9D".to_owned(), format!("{pro}P")),
            Some(Rank::Other(_)) | None => {
                self.lost.say(Loss::ThirtyKyu);
                ("30K".to_owned(), String::new())
            }
        }
    }

    fn write_games(&mut self, document: &Document) {
        self.xml.push_str("<Games>\n");
        let mut boards = Boards::from_document(document);
        for game in &document.games {
            let board = game
                .board
                .filter(|board| *board > 0)
                .unwrap_or_else(|| boards.next_free(game.round));
            self.game(game, board);
        }
        self.xml.push_str("</Games>\n");
    }

    fn game(&mut self, game: &Game, board: u32) {
        let (white, black) = if game.colour == Some(Colour::Black) {
            (game.b, game.a)
        } else {
            (game.a, game.b)
        };
        let known = if game.colour.is_some() {
            "true"
        } else {
            "false"
        };
        self.write_element(
            "Game",
            &[
                ("blackPlayer", &self.key_of(black)),
                ("handicap", &game.handicap.to_string()),
                ("knownColor", known),
                ("result", result_word(game, white)),
                ("roundNumber", &game.round.to_string()),
                ("tableNumber", &board.to_string()),
                ("whitePlayer", &self.key_of(white)),
            ],
        );
    }

    /// Full byes and those by the pairing: one a round.
    fn write_byes(&mut self, document: &Document) {
        let mut by_round: BTreeMap<u8, &Bye> = BTreeMap::new();
        for bye in document
            .byes
            .iter()
            .filter(|bye| matches!(bye.kind, ByeKind::Full | ByeKind::Allocated))
        {
            let first = *by_round.entry(bye.round).or_insert(bye);
            self.lost
                .say_if(first.player != bye.player, Loss::OneFullBye);
        }
        self.xml.push_str("<ByePlayers>\n");
        for (round, bye) in by_round {
            let key = self.key_of(bye.player);
            self.write_element(
                "ByePlayer",
                &[("player", &key), ("roundNumber", &round.to_string())],
            );
        }
        self.xml.push_str("</ByePlayers>\n");
    }

    /// Members are at the same board in all rounds.
    fn write_teams(&mut self, document: &Document) {
        if document.teams.is_empty() {
            return;
        }
        self.xml.push_str("<Teams>\n");
        for team in &document.teams {
            self.write_team(team);
        }
        self.xml.push_str("</Teams>\n");
    }

    fn write_team(&mut self, team: &Team) {
        self.xml.push_str("<Team teamName=\"");
        self.write_escaped(team.name.as_deref().unwrap_or_default());
        self.xml
            .push_str(&format!("\" teamNumber=\"{}\">\n", team.no));
        for round in 1..=MAX_ROUNDS {
            for (player, board) in team.players.iter().zip(1_u32..) {
                let key = self.key_of(*player);
                self.write_element(
                    "Board",
                    &[
                        ("boardNumber", &board.to_string()),
                        ("player", &key),
                        ("roundNumber", &round.to_string()),
                    ],
                );
            }
        }
        self.xml.push_str("</Team>\n");
    }

    fn write_parameters(&mut self, document: &Document) {
        self.xml.push_str("<TournamentParameterSet>\n");
        self.write_general(document);
        let handicaps = document.games.iter().any(|game| game.handicap > 0);
        self.write_element(
            "HandicapParameterSet",
            &[
                ("hdBasedOnMMS", "true"),
                (
                    "hdCeiling",
                    fact_or(
                        document,
                        Fact::HandicapCeiling,
                        if handicaps { "9" } else { "0" },
                    ),
                ),
                (
                    "hdCorrection",
                    fact_or(document, Fact::HandicapCorrection, "0"),
                ),
                ("hdNoHdRankThreshold", "30K"),
            ],
        );
        self.write_placement(document);
        self.write_element("PairingParameterSet", &PAIRING);
        self.xml.push_str("</TournamentParameterSet>\n");
    }

    fn write_general(&mut self, document: &Document) {
        let day = |date: Option<chrono::NaiveDate>| date.map(|date| date.to_string());
        let begin = day(document.start).unwrap_or_else(|| "2000-01-01".to_owned());
        let end = day(document.end).unwrap_or_else(|| begin.clone());
        let time = document
            .time
            .as_deref()
            .and_then(TimeControl::parse)
            .filter(|time| time.minutes.as_whole().is_some());
        self.lost
            .say_if(document.time.is_some() && time.is_none(), Loss::OtherTime);
        let time = Time::from_control(time);
        let absent = self.absence_points(document);
        let (mcmahon, other) = if document.system == Some(System::McMahon) {
            (absent, "0")
        } else {
            ("0", absent)
        };
        let online = fact_or(document, Fact::Online, "false");
        let director = self.spell_text(document.arbiters.first().map(String::as_str));
        let location = self
            .spelling
            .map_or_else(|| document.city.clone(), |latin| latin.city(document))
            .unwrap_or_default();
        let name = self.spell_text(document.name.as_deref());
        self.write_element(
            "GeneralParameterSet",
            &[
                ("bInternet", online),
                ("basicTime", &time.basic),
                ("beginDate", &begin),
                ("canByoYomiTime", &time.canadian),
                ("complementaryTimeSystem", time.system),
                ("director", &director),
                ("endDate", &end),
                ("fischerTime", &time.fischer),
                ("genCountNotPlayedGamesAsHalfPoint", "false"),
                ("genMMBar", fact_or(document, Fact::MmBar, "4D")),
                ("genMMFloor", fact_or(document, Fact::MmFloor, "20K")),
                ("genMMS2ValueAbsent", mcmahon),
                ("genMMS2ValueBye", "2"),
                ("genMMZero", "30K"),
                ("genNBW2ValueAbsent", other),
                ("genNBW2ValueBye", "2"),
                ("genRoundDownNBWMMS", "true"),
                ("komi", fact_or(document, Fact::Komi, "7.5")),
                ("location", &location),
                ("name", &name),
                ("nbMovesCanTime", &time.moves),
                ("numberOfCategories", "1"),
                ("numberOfRounds", &document.rounds.to_string()),
                (
                    "shortName",
                    fact_or(document, Fact::ShortName, "tournament"),
                ),
                ("size", fact_or(document, Fact::BoardSize, "19")),
                ("stdByoYomiTime", &time.byoyomi),
            ],
        );
    }

    /// The doubled points of an absence: one value for all.
    fn absence_points(&mut self, document: &Document) -> &'static str {
        let any = |kind: ByeKind| document.byes.iter().any(|bye| bye.kind == kind);
        self.lost.say_if(
            any(ByeKind::Half) && any(ByeKind::Zero),
            Loss::HalfBecomeZero,
        );
        if any(ByeKind::Half) && !any(ByeKind::Zero) {
            "1"
        } else {
            "0"
        }
    }

    fn write_placement(&mut self, document: &Document) {
        let usual = if document.system == Some(System::McMahon) {
            "MMS SOSM SOSOSM"
        } else {
            "NBW SOSW SOSOSW"
        };
        let criteria: Vec<&str> = fact_or(document, Fact::Placement, usual)
            .split(' ')
            .collect();
        self.lost
            .say_if(criteria.len() > CRITERIA, Loss::SixCriteria);
        self.xml
            .push_str("<PlacementParameterSet>\n<PlacementCriteria>\n");
        for (name, number) in criteria
            .into_iter()
            .chain(std::iter::repeat("NULL"))
            .take(CRITERIA)
            .zip(1_u32..)
        {
            self.write_element(
                "PlacementCriterion",
                &[("name", name), ("number", &number.to_string())],
            );
        }
        self.xml
            .push_str("</PlacementCriteria>\n</PlacementParameterSet>\n");
    }

    /// Section 9: reports data that OpenGotha can't hold.
    fn say_lost(&mut self, document: &Document) {
        let player = |test: fn(&Player) -> bool| document.players.iter().any(test);
        let lost = &mut self.lost;
        lost.say_if(document.arbiters.len() > 1, Loss::OneDirector);
        lost.say_if(document.country.is_some(), Loss::CountryOfOpenGotha);
        lost.say_if(
            matches!(document.system, Some(System::RoundRobin | System::Knockout)),
            Loss::OtherSystems,
        );
        lost.say_if(
            document.facts.keys().any(|fact| !can_hold(*fact)),
            Loss::FactsOfOpenGotha,
        );
        lost.say_if(
            player(|player| player.name.is_none()),
            Loss::NamelessByNumber,
        );
        lost.say_if(
            player(|player| player.title.is_some()),
            Loss::TitlesOfOpenGotha,
        );
        lost.say_if(
            player(|player| player.born.is_some() || player.gender.is_some()),
            Loss::BirthsAndGenders,
        );
        lost.say_if(
            self.spelling.is_none() && player(|player| player.latin.is_some()),
            Loss::OneSpelling,
        );
        lost.say_if(
            player(|player| player.group.is_some()),
            Loss::GroupsComputed,
        );
        lost.say_if(
            player(|player| player.points.is_some()) || !document.standings.is_empty(),
            Loss::PointsAndPlacesComputed,
        );
        lost.say_if(
            player(|player| {
                player.national_rating.is_some()
                    || player.deviation.is_some()
                    || player.games.is_some()
            }),
            Loss::OneRating,
        );
        lost.say_if(
            player(|player| {
                player
                    .ids
                    .keys()
                    .any(|system| matches!(system, IdSystem::Fide | IdSystem::National))
            }),
            Loss::FideAndNationalNumbers,
        );
        self.say_lost_results(document);
    }

    fn say_lost_results(&mut self, document: &Document) {
        let game = |kind: GameKind| document.games.iter().any(|game| game.kind == kind);
        let lost = &mut self.lost;
        lost.say_if(game(GameKind::Unplayed), Loss::BegunBecomeForfeits);
        lost.say_if(game(GameKind::Disputed), Loss::DisputedBecomeOpen);
        lost.say_if(
            document.byes.iter().any(|bye| bye.kind == ByeKind::Full),
            Loss::FullBecomeAllocated,
        );
        lost.say_if(
            document
                .teams
                .iter()
                .any(|team| team.place.is_some() || team.points.is_some()),
            Loss::TeamResultsComputed,
        );
    }
}

fn can_hold(fact: Fact) -> bool {
    matches!(
        fact,
        Fact::ShortName
            | Fact::Komi
            | Fact::BoardSize
            | Fact::MmFloor
            | Fact::MmBar
            | Fact::Online
            | Fact::HandicapCeiling
            | Fact::HandicapCorrection
            | Fact::Placement
            | Fact::Program
    )
}

fn fact_or<'a>(document: &'a Document, fact: Fact, unknown: &'a str) -> &'a str {
    document.facts.get(&fact).map_or(unknown, String::as_str)
}

fn result_word(game: &Game, white: PlayerNo) -> &'static str {
    let score = game.side_of(white).and_then(|side| side.score);
    let forfeit = matches!(game.kind, GameKind::Forfeit | GameKind::Unplayed);
    match (game.kind, score) {
        (GameKind::DoubleForfeit, _) => "RESULT_BOTHLOSE_BYDEF",
        (GameKind::BothLost, _) => "RESULT_BOTHLOSE",
        (GameKind::BothWon, _) => "RESULT_BOTHWIN",
        (_, None) => "RESULT_UNKNOWN",
        (_, Some(Score::Win)) if forfeit => "RESULT_WHITEWINS_BYDEF",
        (_, Some(Score::Draw)) if forfeit => "RESULT_EQUAL_BYDEF",
        (_, Some(Score::Loss)) if forfeit => "RESULT_BLACKWINS_BYDEF",
        (_, Some(Score::Win)) => "RESULT_WHITEWINS",
        (_, Some(Score::Draw)) => "RESULT_EQUAL",
        (_, Some(Score::Loss)) => "RESULT_BLACKWINS",
    }
}

/// The occupied tables by round, and the last number that the search for a free one has tried.
struct Boards {
    taken: HashSet<(u8, u32)>,
    last: HashMap<u8, u32>,
}

impl Boards {
    fn from_document(document: &Document) -> Self {
        let taken = document
            .games
            .iter()
            .filter_map(|game| Some((game.round, game.board?)))
            .collect();
        Self {
            taken,
            last: HashMap::new(),
        }
    }

    fn next_free(&mut self, round: u8) -> u32 {
        let last = self.last.entry(round).or_default();
        *last = last.saturating_add(1);
        while self.taken.contains(&(round, *last)) {
            *last = last.saturating_add(1);
        }
        *last
    }
}

/// The attributes of the time control; unused ones have the values of a new tournament.
struct Time {
    system: &'static str,
    basic: String,
    byoyomi: String,
    canadian: String,
    moves: String,
    fischer: String,
}

impl Time {
    fn from_control(control: Option<TimeControl>) -> Self {
        let mut time = Self {
            system: "SUDDENDEATH",
            basic: control
                .map_or(Number::from_whole(60), |control| control.minutes)
                .to_string(),
            byoyomi: "30".to_owned(),
            canadian: "300".to_owned(),
            moves: "15".to_owned(),
            fischer: "10".to_owned(),
        };
        match control.map(|control| control.overtime) {
            Some(Overtime::Byoyomi { seconds }) => {
                time.system = "STDBYOYOMI";
                time.byoyomi = seconds.to_string();
            }
            Some(Overtime::Canadian { moves, seconds }) => {
                time.system = "CANBYOYOMI";
                time.moves = moves.to_string();
                time.canadian = seconds.to_string();
            }
            Some(Overtime::Fischer { seconds }) => {
                time.system = "FISCHER";
                time.fischer = seconds.to_string();
            }
            Some(Overtime::SuddenDeath) | None => {}
        }
        time
    }
}
