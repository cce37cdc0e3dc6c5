//! Writes the canonical text of lines and results directly into the output.

use super::object::{self, Object, write_date, write_string};
use super::{
    ClubLine, EditionLine, FederationLine, FederationSite, Journal, Json, Line, ListLine, ListSite,
    Names, Outcome, TournamentLine, TournamentSite,
};
use crate::caveat;
use crate::licence::Licensing;
use crate::name;
use crate::number::{Points, Score};
use crate::player::{Gender, PlayerKey};
use crate::roster::division::{AgeDay, Division};
use crate::rules::{self, DeviationChange, Rank, RatingListEntry, Rulebook};
use crate::tournament::{Board, Category, Game, Pool};
use crate::zone::Zone;

fn write_kind(out: &mut Vec<u8>, kind: &str, fill: impl FnOnce(&mut Object)) {
    let mut outer = Object::open(out);
    outer.object(kind, fill);
    outer.close();
    out.push(b'\n');
}

/// Id of a player; empty for a key of another book.
fn id<S: AsRef<str>>(ids: &[S], key: PlayerKey) -> &str {
    ids.get(key.index()).map_or("", AsRef::as_ref)
}

/// Appends the canonical text of a whole journal.
pub fn write_journal(journal: &Journal, out: &mut Vec<u8>) {
    write_federation(&journal.federation, out);
    for (_, line) in &journal.lines {
        write_line(line, &journal.ids, out);
    }
}

/// Appends the canonical text of the federation line.
pub fn write_federation(federation: &FederationLine, out: &mut Vec<u8>) {
    write_kind(out, "federation", |o| {
        o.optional("slug", &federation.slug);
        o.optional("name", &federation.name);
        o.text("rules", &federation.rules);
        if !federation.parameters.is_empty() {
            o.raw("parameters", federation.parameters.text());
        }
        if let Some(site) = &federation.site {
            o.object("site", |o| federation_site(o, site));
        }
    });
}

fn federation_site(o: &mut Object, site: &FederationSite) {
    in_languages(o, "names", site.names.as_ref());
    o.optional("accent", &site.accent);
    in_languages(o, "list_note", site.list_note.as_ref());
    o.optional("time_zone", &site.time_zone.map(Zone::word));
    o.optional(
        "name_language",
        &site.name_language.map(name::Language::word),
    );
    o.optional("country", &site.country);
    if let Some(days) = site.appeal_days {
        o.integer("appeal_days", days.into());
    }
    if !site.categories.is_empty() {
        o.array("categories", &site.categories, |out, division| {
            let mut o = Object::open(out);
            write_category(&mut o, division);
            o.close();
        });
    }
    if !site.plans.is_empty() {
        o.array("plans", &site.plans, |out, plan| {
            // The fields are texts and numbers, so writing them cannot fail.
            let value = serde_json::to_value(plan).unwrap_or_default();
            out.extend_from_slice(Json::from(&value).text().as_bytes());
        });
    }
    if site.members.wants_membership() {
        o.text("members", site.members.word());
    }
    if site.dues {
        o.boolean("dues", true);
    }
    if !site.licences.is_empty() {
        o.array("licences", &site.licences, |out, licence| {
            let value = serde_json::to_value(licence).unwrap_or_default();
            out.extend_from_slice(Json::from(&value).text().as_bytes());
        });
    }
    if site.licensing != Licensing::default() {
        o.text("licensing", site.licensing.word());
    }
    if !site.bounds.is_empty() {
        let written = |o: &mut Object| {
            site.bounds.iter().for_each(|(measure, bound)| {
                o.integer(measure.word(), bound.in_thousandths().into())
            })
        };
        o.object("bounds", written);
    }
    if !site.orders.is_empty() {
        o.array("orders", &site.orders, |out, order| order.write_to(out));
    }
    if !site.texts.is_empty() {
        o.array("texts", &site.texts, |out, text| text.write_to(out));
    }
}

fn write_category(o: &mut Object, division: &Division) {
    let Division {
        code,
        names,
        gender,
        least,
        greatest,
        counted,
    } = division;
    o.text("code", code);
    o.object("names", |o| {
        names
            .iter()
            .for_each(|(language, name)| o.text(language, name))
    });
    o.optional("gender", &gender.map(Gender::word));
    for (key, age) in [("least", least), ("greatest", greatest)] {
        if let Some(age) = age {
            o.integer(key, i64::from(*age));
        }
    }
    if *counted != AgeDay::default() {
        o.text("counted", counted.word());
    }
}

/// Appends the canonical text of a line; `ids` are the players' ids by key.
pub fn write_line<S: AsRef<str>>(what: &Line, ids: &[S], out: &mut Vec<u8>) {
    match what {
        Line::Player(player) => write_kind(out, "player", |o| player.write_to(o)),
        Line::Club(club) => write_kind(out, "club", |o| self::write_club(o, club)),
        Line::Tournament(tournament) => write_kind(out, "tournament", |o| {
            self::write_tournament(o, tournament, ids)
        }),
        Line::List(list) => write_kind(out, "list", |o| self::list(o, list)),
        Line::Edition(edition) => write_kind(out, "edition", |o| self::write_edition(o, edition)),
        Line::Draft(draft) => {
            let mut outer = Object::open(out);
            outer.raw("draft", draft.text());
            outer.close();
            out.push(b'\n');
        }
    }
}

fn write_club(o: &mut Object, club: &ClubLine) {
    o.text("name", &club.name);
    o.optional("latin", &club.latin);
    o.optional("city", &club.city);
    o.optional("contacts", &club.contacts);
    o.optional("founded", &club.founded.map(|day| day.to_string()));
    if let Some(closed) = club.closed {
        write_date(o.key("closed"), closed);
    }
}

fn write_tournament<S: AsRef<str>>(o: &mut Object, tournament: &TournamentLine, ids: &[S]) {
    let t = &tournament.tournament;
    o.text("id", &tournament.id);
    o.optional("name", &tournament.name);
    write_date(o.key("start"), t.start);
    write_date(o.key("end"), t.end);
    if t.board != Board::default() {
        o.integer("board", t.board.size());
    }
    if !t.official {
        o.boolean("official", false);
    }
    if let Some(minutes) = t.minutes {
        o.points("minutes", Some(minutes));
    }
    if t.pool != Pool::default() {
        o.text("pool", t.pool.word());
    }
    if t.category != Category::default() {
        o.text("category", t.category.word());
    }
    if t.rated_by_fide {
        o.boolean("rated_by_fide", true);
    }
    if !t.days.is_empty() {
        o.array("days", &t.days.all().collect::<Vec<_>>(), |out, day| {
            write_date(out, *day)
        });
    }
    if !t.participants.is_empty() {
        o.array("participants", &t.participants, |out, key| {
            write_string(out, id(ids, *key))
        });
    }
    by_player(
        o,
        "places",
        t.places
            .iter()
            .map(|(key, place)| (*key, f64::from(*place))),
        ids,
    );
    by_player(
        o,
        "fide",
        t.fide
            .iter()
            .map(|(key, rating)| (*key, f64::from(*rating))),
        ids,
    );
    o.array("games", &t.games, |out, game| {
        self::write_game(out, game, ids)
    });
    if let Some(site) = &tournament.site {
        o.object("site", |o| tournament_site(o, site, ids));
    }
}

fn by_player<S: AsRef<str>>(
    o: &mut Object,
    key: &str,
    numbers: impl ExactSizeIterator<Item = (PlayerKey, f64)>,
    ids: &[S],
) {
    if numbers.len() == 0 {
        return;
    }
    let out = o.key(key);
    out.push(b'{');
    for (index, (key, number)) in numbers.enumerate() {
        if index > 0 {
            out.extend_from_slice(b", ");
        }
        write_string(out, id(ids, key));
        out.extend_from_slice(b": ");
        object::write_number(out, number);
    }
    out.push(b'}');
}

fn write_game<S: AsRef<str>>(out: &mut Vec<u8>, game: &Game, ids: &[S]) {
    let mut o = Object::open(out);
    if let Some(round) = game.round {
        o.integer("round", round);
    }
    o.text("a", id(ids, game.a));
    if let Some(b) = game.b {
        o.text("b", id(ids, b));
    }
    if let Some(score) = game.score {
        o.raw(
            "score",
            match score {
                Score::Loss => "0",
                Score::Draw => "0.5",
                Score::Win => "1",
            },
        );
    }
    if !game.played {
        o.boolean("played", false);
    }
    if game.annulled {
        o.boolean("annulled", true);
    }
    if game.handicap > 0 {
        o.integer("handicap", i64::from(game.handicap));
    }
    if let Some(colour) = game.colour {
        o.object("site", |o| o.text("colour", colour.word()));
    }
    o.close();
}

fn in_languages(o: &mut Object, key: &str, names: Option<&Names>) {
    if let Some(names) = names {
        o.object(key, |o| {
            names
                .iter()
                .for_each(|(language, text)| o.text(language.word(), text))
        });
    }
}

fn tournament_site<S: AsRef<str>>(o: &mut Object, site: &TournamentSite, ids: &[S]) {
    o.optional("city", &site.city);
    o.optional("club", &site.club);
    o.optional("referee", &site.referee);
    o.optional("plan", &site.plan);
    o.time("rated", site.rated);
    if !site.signatures.is_empty() {
        o.array("signatures", &site.signatures, |out, signature| {
            let mut o = Object::open(out);
            o.text("office", signature.office.word());
            o.text("name", &signature.name);
            o.time("at", Some(signature.at));
            if !signature.caveats.is_empty() {
                o.text("caveats", &caveat::to_words(&signature.caveats));
            }
            o.close();
        });
    }
    by_player(o, "conditional", site.conditional.iter().copied(), ids);
    if !site.appeals.is_empty() {
        o.array("appeals", &site.appeals, |out, appeal| appeal.write_to(out));
    }
    if !site.annulled.is_empty() {
        o.array("annulled", &site.annulled, |out, annulled| {
            annulled.write_to(out)
        });
    }
}

fn write_edition(o: &mut Object, edition: &EditionLine) {
    o.text("id", &edition.id);
    write_date(o.key("published"), edition.published);
    if let Some(since) = edition.since {
        write_date(o.key("since"), since);
    }
    if !edition.parameters.is_empty() {
        o.raw("parameters", edition.parameters.text());
    }
    if let Some(site) = &edition.site {
        o.object("site", |o| {
            o.optional("note", &site.note);
            o.optional("by", &site.by);
            o.time("entered", site.entered);
        });
    }
}

fn list(o: &mut Object, list: &ListLine) {
    write_date(o.key("date"), list.date);
    if let Some(site) = &list.site {
        o.object("site", |o| list_site(o, site));
    }
}

fn list_site(o: &mut Object, site: &ListSite) {
    if let Some(number) = site.number {
        o.integer("number", i64::from(number));
    }
    o.optional("note", &site.note);
    o.time("published", site.published);
    o.optional("by", &site.by);
    if let Some(entries) = &site.entries {
        o.array("entries", entries, |out, entry| {
            let mut o = Object::open(out);
            o.integer("place", i64::from(entry.place));
            o.text("player", &entry.player);
            o.text("name", &entry.name);
            o.optional("latin", &entry.latin);
            o.optional("club", &entry.club);
            o.points("rating", Some(entry.rating.0));
            o.optional("rank", &entry.rank);
            if let Some(pool) = entry.pool {
                o.text("pool", pool.word());
            }
            if entry.deviation.is_some() {
                o.points("deviation", entry.deviation);
            }
            if entry.provisional {
                o.boolean("provisional", true);
            }
            o.close();
        });
    }
    o.optional("fingerprint", &site.fingerprint);
}

pub(super) fn write_outcome<S: AsRef<str>>(
    outcome: &Outcome,
    rulebook: &Rulebook,
    ids: &[S],
    out: &mut Vec<u8>,
) {
    let mut o = Object::open(out);
    match outcome {
        Outcome::Rated(tournament, rated) => {
            o.text("tournament", &tournament.id);
            o.integer("passes", i64::from(rated.passes));
            o.array("results", &rated.lines, |out, line| {
                write_result(out, line, rulebook, ids)
            });
        }
        Outcome::Published(list, published) => {
            write_date(o.key("list"), list.date);
            let entry = |out: &mut Vec<u8>, (place, listed): (i64, &RatingListEntry)| {
                write_entry(out, place, listed, rulebook, ids)
            };
            if let [(None, listed)] = published.pools.as_slice() {
                o.array("entries", (1..).zip(listed), entry);
            } else {
                o.object("pools", |o| {
                    for (pool, listed) in &published.pools {
                        o.array(pool.map_or("", Pool::word), (1..).zip(listed), entry);
                    }
                });
            }
        }
    }
    o.close();
    out.push(b'\n');
}

fn write_rank(o: &mut Object, rank: Option<Rank>) {
    o.nullable("rank", rank.map(|rank| rank.name));
}

fn write_result<S: AsRef<str>>(
    out: &mut Vec<u8>,
    line: &rules::Line,
    rulebook: &Rulebook,
    ids: &[S],
) {
    let points = |value: Option<Points>| value.map(|points| points.0);
    let mut o = Object::open(out);
    o.text("player", id(ids, line.player));
    o.points("before", points(line.before));
    o.points("after", points(line.after));
    if let Some((pool, games)) = line.pool {
        o.text("pool", pool.word());
        o.integer("games", i64::from(games));
    }
    if rulebook.stars {
        o.boolean("provisional", line.provisional);
    }
    if let Some(DeviationChange {
        before,
        after,
        anomaly,
    }) = line.deviation
    {
        o.points("deviation_before", before);
        o.points("deviation", after);
        o.points("anomaly", Some(anomaly));
    }
    write_rank(&mut o, line.rank);
    o.close();
}

fn write_entry<S: AsRef<str>>(
    out: &mut Vec<u8>,
    place: i64,
    listed: &RatingListEntry,
    rulebook: &Rulebook,
    ids: &[S],
) {
    let mut o = Object::open(out);
    o.integer("place", place);
    o.text("player", id(ids, listed.player));
    o.points("rating", Some(listed.rating.0));
    if let Some(deviation) = listed.deviation {
        o.points("deviation", Some(deviation));
    }
    write_rank(&mut o, listed.rank);
    if rulebook.stars {
        o.boolean("provisional", listed.provisional);
    }
    o.close();
}
