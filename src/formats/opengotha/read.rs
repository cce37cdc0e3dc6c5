//! Reading OpenGotha's XML. Section 6.1 and 6.2.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::games::{self, Byes, parse_date};
use super::keys::{Keys, name_key};
use super::time::{Overtime, TimeControl};
use crate::decode::Text;
use crate::document::{
    Document, Fact, Format, IdSystem, MAX_REMARKS, Player, PlayerNo, Rank, Remark, RemarkKind,
    System,
};
use crate::limits::MAX_ROUNDS;
use crate::number::Number;
use crate::options::Options;
use crate::refusal::{Code, Refusal};
use crate::text::{self, name_part, tidy_or_none};
use crate::xml::{Attributes, Step, Xml};

/// Offset of ratings in data versions before [`SHIFTED`].
const SHIFT: i64 = 2050;
const SHIFTED: i64 = 201;

/// The elements of the DTD whose content is not read.
const KNOWN: [&str; 18] = [
    "Players",
    "Games",
    "ByePlayers",
    "Teams",
    "ClubsGroups",
    "ClubsGroup",
    "Club",
    "TournamentParameterSet",
    "PlacementCriteria",
    "PairingParameterSet",
    "DPParameterSet",
    "PublishParameterSet",
    "TeamTournamentParameterSet",
    "TeamGeneralParameterSet",
    "TeamPlacementCriteria",
    "TeamPlacementCriterion",
    "Tournament",
    "PlacementParameterSet",
];

/// Reads a file of OpenGotha. Section 6.
pub fn read(text: &Text, options: &Options) -> Result<Document, Refusal> {
    if text.text.contains(|c: char| {
        (c.is_ascii_control() && !c.is_ascii_whitespace())
            || matches!(c, '\u{b}' | '\u{c}' | '\u{fffe}' | '\u{ffff}')
    }) {
        return Err(Refusal::new(
            Code::Broken,
            "a character that XML doesn't allow",
        ));
    }
    let mut file = File::new(text.encoding_remark(), options.max_players);
    let mut xml = Xml::of_text(&text.text);
    let mut depth = 0_usize;
    loop {
        match xml.next()? {
            Step::Start(element) => {
                let attributes = element.all_attributes()?;
                file.start_element(element.name(), attributes, depth)?;
                depth += 1;
            }
            Step::End => {
                depth = depth.saturating_sub(1);
                file.end_element(depth);
            }
            Step::Text(_) => {}
            Step::Eof => break,
        }
    }
    file.finish()
}

pub(super) struct File {
    pub(super) document: Document,
    pub(super) keys: Keys,
    max_players: usize,
    root: Attributes,
    general: Attributes,
    handicap: Attributes,
    criteria: Vec<Criterion>,
    /// Depth of the element with the parameters of teams, while inside it.
    team_parameters: Option<usize>,
    participating: Vec<String>,
    pub(super) records: games::Records,
    unknown: BTreeSet<String>,
}

struct Criterion {
    number: u32,
    name: String,
}

impl File {
    fn new(encoding: Option<Remark>, max_players: usize) -> Self {
        let mut document = Document::new(Format::OpenGotha);
        document.remarks.extend(encoding);
        Self {
            document,
            keys: Keys::default(),
            max_players,
            root: Attributes::default(),
            general: Attributes::default(),
            handicap: Attributes::default(),
            criteria: Vec::new(),
            team_parameters: None,
            participating: Vec::new(),
            records: games::Records::default(),
            unknown: BTreeSet::new(),
        }
    }

    fn start_element(
        &mut self,
        name: &str,
        attributes: Attributes,
        depth: usize,
    ) -> Result<(), Refusal> {
        if depth == 0 {
            if name != "Tournament" {
                return Err(Refusal::new(
                    Code::Unrecognised,
                    format!("XML of another kind: {name}"),
                ));
            }
            self.root = attributes;
            return Ok(());
        }
        match name {
            "Player" => self.read_player(&attributes)?,
            "Game" => self.records.game(&attributes, &mut self.document.remarks),
            "ByePlayer" => self
                .records
                .read_bye(&attributes, &mut self.document.remarks),
            "Team" if self.records.team_count() >= self.max_players => {
                return Err(Refusal::new(
                    Code::TooManyPlayers,
                    format!("more than {} teams", self.max_players),
                ));
            }
            "Team" => self.records.read_team(&attributes),
            "Board" => self.records.read_board(&attributes),
            "GeneralParameterSet" => self.general = attributes,
            "HandicapParameterSet" => self.handicap = attributes,
            "TeamPlacementParameterSet" => self.team_parameters = Some(depth),
            "PlacementCriterion" if self.team_parameters.is_none() => {
                self.criteria.extend(parse_criterion(&attributes))
            }
            "PlacementCriterion" => {}
            _ if KNOWN.contains(&name) => {}
            _ => {
                if self.unknown.len() < MAX_REMARKS {
                    self.unknown.insert(name.to_owned());
                }
            }
        }
        Ok(())
    }

    fn end_element(&mut self, depth: usize) {
        if self.team_parameters == Some(depth) {
            self.team_parameters = None;
        }
    }

    fn add_remark(&mut self, kind: RemarkKind, at: &str, text: impl Into<String>) {
        games::add_remark(&mut self.document.remarks, kind, at, text);
    }

    fn read_player(&mut self, attributes: &Attributes) -> Result<(), Refusal> {
        if self.document.players.len() >= self.max_players {
            return Err(Refusal::new(
                Code::TooManyPlayers,
                format!("more than {} players", self.max_players),
            ));
        }
        let no = PlayerNo(
            u32::try_from(self.document.players.len())
                .unwrap_or(u32::MAX)
                .saturating_add(1),
        );
        let get = |name: &str| attributes.get(name).and_then(tidy_or_none);
        let (surname, given) = (get("name"), get("firstName"));
        let at = format!("player {no}");
        let written = [surname.as_deref(), given.as_deref()].map(Option::unwrap_or_default);
        if !self.keys.add_player(name_key(&written.concat()), no) {
            return Err(Refusal::new(
                Code::PlayerTwice,
                format!(
                    "two players have the same name: {}",
                    written.join(" ").trim()
                ),
            ));
        }
        let mut player = Player {
            no,
            name: tidy_or_none(&written.join(" ")),
            ..Player::default()
        };
        (player.surname, player.given) = surname
            .as_deref()
            .and_then(name_part)
            .zip(given.as_deref().and_then(name_part))
            .unzip();
        player.country = get("country").map(|country| country.to_uppercase());
        player.club = get("club");
        player.rank = get("grade")
            .and_then(|grade| text::go_rank(&grade))
            .filter(|rank| matches!(rank, Rank::Pro(_)));
        player.rank = player
            .rank
            .or_else(|| attributes.get("rank").and_then(text::parse_rank));
        player.ids = ids_of(attributes);
        if let Some(rating) = get("rating") {
            player.rating = Number::parse(&rating).filter(|rating| rating.as_whole().is_some());
            if player.rating.is_none() {
                self.add_remark(
                    RemarkKind::UnreadValue,
                    &at,
                    format!("the rating {rating} can't be read"),
                );
            }
        }
        self.remark_standing(&get, &at, no);
        self.participating
            .push(get("participating").unwrap_or_default());
        self.document.players.push(player);
        Ok(())
    }

    fn remark_standing(&mut self, get: &dyn Fn(&str) -> Option<String>, at: &str, no: PlayerNo) {
        if get("registeringStatus").is_some_and(|status| status != "FIN") {
            self.add_remark(
                RemarkKind::Preliminary,
                at,
                format!("{no} is registered preliminarily"),
            );
        }
        if get("smmsCorrection")
            .is_some_and(|correction| Number::parse(&correction) != Some(Number::ZERO))
        {
            self.add_remark(
                RemarkKind::NotTaken,
                at,
                format!("{no} starts in another group than by his rank"),
            );
        }
    }

    fn finish(mut self) -> Result<Document, Refusal> {
        if self.document.players.is_empty() {
            return Err(Refusal::new(Code::NoPlayers, "nobody is in the file"));
        }
        self.shift_ratings();
        self.set_tournament()?;
        self.set_system();
        for name in std::mem::take(&mut self.unknown) {
            self.add_remark(
                RemarkKind::UnknownLine,
                &name,
                format!("the element {name} is not known"),
            );
        }
        let records = std::mem::take(&mut self.records);
        let byes = Byes {
            allocated: self.halved_value("ValueBye", 2, 2),
            absent: self.halved_value("ValueAbsent", 1, 0),
        };
        let busy = records.add_games(&self.keys, &mut self.document);
        let busy = records.add_byes(&self.keys, byes.allocated, busy, &mut self.document);
        self.add_absences(byes.absent, &busy);
        records.add_teams(&self.keys, &mut self.document);
        Ok(self.document.finish())
    }

    /// Converts ratings of older data versions, which have another zero.
    fn shift_ratings(&mut self) {
        let version = self
            .root
            .get("dataVersion")
            .and_then(|version| version.trim().parse::<i64>().ok());
        if version.is_some_and(|version| version < SHIFTED) {
            for player in &mut self.document.players {
                player.rating = player
                    .rating
                    .map(|rating| rating.plus(Number::from_whole(SHIFT)));
            }
        }
    }

    /// Section 6.1: sets the data of the tournament.
    fn set_tournament(&mut self) -> Result<(), Refusal> {
        let general = std::mem::take(&mut self.general);
        let get = |name: &str| general.get(name).and_then(tidy_or_none);
        self.document.name = get("name");
        self.document.city = get("location");
        self.document.arbiters.extend(get("director"));
        self.document.time = time_control(&general).map(|time| time.to_string());
        self.document.start = parse_date(&mut self.document.remarks, "beginDate", get("beginDate"));
        self.document.end = parse_date(&mut self.document.remarks, "endDate", get("endDate"));
        if let Some(rounds) = get("numberOfRounds") {
            self.read_round_count(&rounds)?;
        }
        for (fact, name) in [
            (Fact::ShortName, "shortName"),
            (Fact::Komi, "komi"),
            (Fact::BoardSize, "size"),
            (Fact::MmFloor, "genMMFloor"),
            (Fact::MmBar, "genMMBar"),
            (Fact::Online, "bInternet"),
        ] {
            self.document.set_fact(fact, get(name));
        }
        for (fact, name) in [
            (Fact::HandicapCeiling, "hdCeiling"),
            (Fact::HandicapCorrection, "hdCorrection"),
        ] {
            let value = self.handicap.get(name).and_then(tidy_or_none);
            self.document.set_fact(fact, value);
        }
        let root = |name: &str| self.root.get(name).and_then(tidy_or_none);
        let version = root("fullVersionNumber").or_else(|| {
            match (root("gothaVersion"), root("gothaMinorVersion")) {
                (Some(version), Some(minor)) => Some(format!("{version}.{minor}")),
                (version, _) => version,
            }
        });
        self.document.set_fact(
            Fact::Program,
            version.map(|version| format!("OpenGotha {version}")),
        );
        self.general = general;
        Ok(())
    }

    fn read_round_count(&mut self, rounds: &str) -> Result<(), Refusal> {
        match Number::parse(rounds)
            .and_then(Number::as_whole)
            .and_then(|rounds| u32::try_from(rounds).ok())
        {
            Some(number) => {
                let fits = u8::try_from(number)
                    .ok()
                    .filter(|rounds| *rounds <= MAX_ROUNDS);
                let refusal = || {
                    Refusal::new(
                        Code::TooManyRounds,
                        format!("more than {MAX_ROUNDS} rounds"),
                    )
                };
                self.document.rounds = fits.ok_or_else(refusal)?;
            }
            None => self.add_remark(
                RemarkKind::UnreadValue,
                "numberOfRounds",
                format!("{rounds} is no number of rounds"),
            ),
        }
        Ok(())
    }

    /// Sorts the criteria of the placement; the first one tells the system.
    fn set_system(&mut self) {
        self.criteria.sort_by_key(|criterion| criterion.number);
        let names: Vec<&str> = self
            .criteria
            .iter()
            .map(|criterion| criterion.name.as_str())
            .collect();
        self.document.system = match names.first() {
            Some(&"MMS") => Some(System::McMahon),
            Some(&"NBW" | &"CAT") => Some(System::Swiss),
            _ => None,
        };
        let placement = tidy_or_none(&names.join(" "));
        self.document.set_fact(Fact::Placement, placement);
    }

    /// The file doubles the value, with another name for McMahon; `mcmahon`, `other`: the defaults.
    fn halved_value(&self, name: &str, mcmahon: i64, other: i64) -> Number {
        let (prefix, unsaid) = if self.document.system == Some(System::McMahon) {
            ("genMMS2", mcmahon)
        } else {
            ("genNBW2", other)
        };
        let stated = self
            .general
            .get(&format!("{prefix}{name}"))
            .and_then(|value| Number::parse(value.trim()));
        stated
            .filter(|value| *value >= Number::ZERO)
            .unwrap_or(Number::from_whole(unsaid))
            .half()
    }

    /// Adds byes for rounds in which a player doesn't take part and has no other entry.
    fn add_absences(&mut self, points: Number, busy: &HashSet<(PlayerNo, u8)>) {
        let rounds = self.document.rounds;
        for (player, participating) in self.document.players.iter().zip(&self.participating) {
            for (round, _) in (1..=rounds)
                .zip(participating.chars())
                .filter(|(_, takes_part)| *takes_part == '0')
            {
                if !busy.contains(&(player.no, round)) {
                    self.document
                        .byes
                        .push(games::absence_bye(player.no, round, points));
                }
            }
        }
    }
}

fn ids_of(attributes: &Attributes) -> BTreeMap<IdSystem, String> {
    let mut ids = BTreeMap::new();
    for (system, name) in [
        (IdSystem::EgfPin, "egfPin"),
        (IdSystem::Ffg, "ffgLicence"),
        (IdSystem::Aga, "agaId"),
    ] {
        ids.extend(
            attributes
                .get(name)
                .and_then(text::id)
                .map(|id| (system, id)),
        );
    }
    ids
}

fn parse_criterion(attributes: &Attributes) -> Option<Criterion> {
    let name = attributes
        .get("name")
        .and_then(tidy_or_none)
        .filter(|name| name != "NULL")?;
    Some(Criterion {
        number: attributes
            .get("number")
            .and_then(|number| number.trim().parse().ok())
            .unwrap_or(u32::MAX),
        name,
    })
}

fn time_control(general: &Attributes) -> Option<TimeControl> {
    let number = |name: &str| {
        general
            .get(name)
            .and_then(|value| value.trim().parse::<u32>().ok())
    };
    let overtime = match general.get("complementaryTimeSystem").map(str::trim) {
        Some("STDBYOYOMI") => number("stdByoYomiTime").map(|seconds| Overtime::Byoyomi { seconds }),
        Some("CANBYOYOMI") => number("nbMovesCanTime")
            .zip(number("canByoYomiTime"))
            .map(|(moves, seconds)| Overtime::Canadian { moves, seconds }),
        Some("FISCHER") => number("fischerTime").map(|seconds| Overtime::Fischer { seconds }),
        _ => None,
    };
    let minutes = general
        .get("basicTime")
        .and_then(|value| Number::parse(value.trim()))
        .filter(|minutes| *minutes >= Number::ZERO)?;
    Some(TimeControl {
        minutes,
        overtime: overtime.unwrap_or(Overtime::SuddenDeath),
    })
}
