//! The crosstable of a tournament as a PDF.

use std::cmp::Reverse;
use std::sync::Arc;

use crate::db::federations::Federation;
use crate::db::{Conn, DbError, files};
use crate::documents::paper::PaperError;
use crate::documents::paper::crosstable::{Column, Side, Table};
use crate::domain::rules::Sign;
use crate::formats::crosstable::write::format_cell;
use crate::formats::document::{Document, Player};
use crate::formats::number::Number;
use crate::formats::round_matrix::{ByNumber, Grid, computed_points};
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling, terms};

pub struct Issuer {
    federation: Federation,
    emblem: Option<Arc<Vec<u8>>>,
}

impl Issuer {
    pub fn load_issuer(c: &mut Conn, federation: &Federation) -> Result<Issuer, DbError> {
        let found = federation
            .emblem_id
            .map(|id| files::find(c, federation.id, id))
            .transpose()?
            .flatten();
        let emblem = found.map(|file| file.content).filter(|png| !png.is_empty());
        Ok(Issuer {
            federation: federation.clone(),
            emblem: emblem.map(Arc::new),
        })
    }

    pub fn federation(&self) -> &Federation {
        &self.federation
    }

    /// For large series of PDFs.
    pub fn without_emblem(federation: &Federation) -> Issuer {
        Issuer {
            federation: federation.clone(),
            emblem: None,
        }
    }
}

/// Players are in the order of places.
pub fn render_pdf(
    document: &Document,
    issuer: &Issuer,
    spelling: Spelling,
) -> Result<Vec<u8>, PaperError> {
    let language = spelling.language;
    let (columns, rows) = ResultsTable::from_document(document).table(spelling);
    let t = language.messages();
    let days = document
        .start
        .map(|start| language.format_days(start, document.end.unwrap_or(start)));
    let mut facts: Vec<String> = days
        .into_iter()
        .chain(
            document
                .city
                .as_deref()
                .map(|city| spelling.city_name(city)),
        )
        .collect();
    facts.extend(
        document
            .arbiters
            .iter()
            .map(|name| format!("{}: {}", t.msg_field_referee(), spelling.name(name, None))),
    );
    facts.push(t.msg_count_players(document.players.len() as i64));
    let table = Table {
        language: language.word(),
        accent: issuer
            .federation
            .accent
            .unwrap_or_default()
            .page_colour()
            .to_owned(),
        federation: issuer.federation.name_in(language),
        emblem: issuer.emblem.clone(),
        title: document.name.clone().unwrap_or_else(|| t.msg_crosstable()),
        facts,
        day: document.end.or(document.start).unwrap_or_default(),
        columns,
        rows,
        legend: sign_legend(document, t, issuer.federation.rules.shows.sign),
    };
    table.render_pdf()
}

/// Only signs that occur in the table.
fn sign_legend(document: &Document, t: &L10nLanguage, sign: Sign) -> Vec<String> {
    let any = |sign: fn(&Player) -> bool| document.players.iter().any(sign);
    let starred =
        any(|player| player.provisional && player.rating.is_some()).then(|| t.msg_star_legend());
    let conditional =
        any(|player| player.conditional.is_some()).then(|| t.msg_conditional_legend());
    [Some(terms::cell_legend(t, sign)), starred, conditional]
        .into_iter()
        .flatten()
        .collect()
}

/// Has a star if provisional, parentheses if conditional (rgf 6).
fn start_rating(player: &Player, language: Language) -> String {
    let text = |rating: Number| {
        rating
            .to_string()
            .parse()
            .ok()
            .map(|value| language.number(value, 0))
            .unwrap_or_default()
    };
    match (player.rating, player.conditional) {
        (Some(rating), _) if player.provisional => text(rating) + "*",
        (Some(rating), _) => text(rating),
        (None, Some(rating)) => format!("({})", text(rating)),
        (None, None) => String::new(),
    }
}

struct ResultsTable<'a> {
    document: &'a Document,
    places: ByNumber<u32>,
    points: ByNumber<Number>,
}

type CellText<'a> = Box<dyn Fn(&Player) -> String + 'a>;

impl<'a> ResultsTable<'a> {
    fn from_document(document: &'a Document) -> ResultsTable<'a> {
        let computed = computed_points(document);
        let points = |player: &Player| player.points.or_else(|| computed.get(player.no).copied());
        let points = document
            .players
            .iter()
            .filter_map(|player| Some((player.no, points(player)?)))
            .collect();
        let places = document
            .standings
            .iter()
            .filter_map(|row| Some((row.player, row.place?)))
            .collect();
        ResultsTable {
            document,
            places,
            points,
        }
    }

    /// Players without a place follow by points, then by number.
    fn players_by_place(&self) -> Vec<&'a Player> {
        let mut players: Vec<&Player> = self.document.players.iter().collect();
        let points = |player: &Player| Reverse(self.points.get(player.no).copied());
        players.sort_by_key(|player| {
            (
                self.places.get(player.no).copied().unwrap_or(u32::MAX),
                points(player),
                player.no,
            )
        });
        players
    }

    /// Empty columns are left out.
    fn table(&self, spelling: Spelling) -> (Vec<Column>, Vec<Vec<String>>) {
        let language = spelling.language;
        let (order, games) = (self.players_by_place(), Grid::by_player(self.document));
        let mut columns = self.about_people(spelling);
        columns.extend((1..=self.document.rounds).map(|round| {
            let games = &games;
            let shown =
                move |player: &Player| format_cell(player.no, &games.get(player.no, round)?);
            let own = move |player: &Player| shown(player).unwrap_or_default().into_owned();
            ColumnSource::new(round.to_string(), Side::Middle, Box::new(own)).shown_always()
        }));
        let points = |player: &Player| {
            self.points
                .get(player.no)
                .map(Number::to_string)
                .unwrap_or_default()
        };
        // Starting points need this column: without it the cells would not add up to the points.
        let group = |player: &Player| {
            player
                .group
                .map(|group| group.to_string())
                .unwrap_or_default()
        };
        columns.push(ColumnSource::new(
            language.messages().msg_live_start(),
            Side::Right,
            Box::new(group),
        ));
        columns.push(
            ColumnSource::new(
                language.messages().msg_col_points(),
                Side::Right,
                Box::new(points),
            )
            .shown_always(),
        );
        columns.retain(|told| {
            told.always || order.iter().any(|player| !(told.shown)(player).is_empty())
        });
        let rows = order
            .iter()
            .map(|player| columns.iter().map(|told| (told.shown)(player)).collect())
            .collect();
        (columns.into_iter().map(|told| told.column).collect(), rows)
    }

    fn about_people(&self, spelling: Spelling) -> Vec<ColumnSource<'_>> {
        let language = spelling.language;
        fn text(text: Option<String>) -> String {
            text.unwrap_or_default()
        }
        let t = language.messages();
        let place = |player: &Player| text(self.places.get(player.no).map(u32::to_string));
        let name = move |player: &Player| {
            spelling.name(
                player.name.as_deref().unwrap_or_default(),
                player.latin.as_deref(),
            )
        };
        let rank = move |player: &Player| {
            text(
                player
                    .rank
                    .as_ref()
                    .map(|rank| terms::rank_name(language, &rank.to_string())),
            )
        };
        let rating = move |player: &Player| start_rating(player, language);
        let club = move |player: &Player| {
            text(
                player
                    .club
                    .as_deref()
                    .map(|club| spelling.name(club, player.club_latin.as_deref())),
            )
        };
        vec![
            ColumnSource::new(t.msg_col_place(), Side::Right, Box::new(place)),
            ColumnSource::new(
                t.msg_col_number(),
                Side::Right,
                Box::new(|player| player.no.to_string()),
            )
            .shown_always(),
            ColumnSource::new(t.msg_col_name(), Side::Left, Box::new(name)).shown_always(),
            ColumnSource::new(t.msg_col_rank(), Side::Left, Box::new(rank)),
            ColumnSource::new(t.msg_col_rating(), Side::Right, Box::new(rating)),
            ColumnSource::new(
                t.msg_field_country(),
                Side::Left,
                Box::new(|player| text(player.country.clone())),
            ),
            ColumnSource::new(t.msg_col_club(), Side::Left, Box::new(club)),
        ]
    }
}

struct ColumnSource<'a> {
    column: Column,
    shown: CellText<'a>,
    /// True if the column stays even when it is empty.
    always: bool,
}

impl<'a> ColumnSource<'a> {
    fn new(heading: String, side: Side, shown: CellText<'a>) -> ColumnSource<'a> {
        ColumnSource {
            column: Column { heading, side },
            shown,
            always: false,
        }
    }

    fn shown_always(self) -> ColumnSource<'a> {
        ColumnSource {
            always: true,
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::document::Format;

    #[test]
    fn a_start_rating_stands_as_on_the_page() {
        let player = |rating: Option<&str>, conditional: Option<&str>, provisional| Player {
            rating: rating.and_then(Number::parse),
            conditional: conditional.and_then(Number::parse),
            provisional,
            ..Player::default()
        };
        let people = [
            player(Some("1345"), None, true),
            player(Some("1345.4"), None, false),
            player(None, Some("1450"), true),
            player(None, None, true),
        ];
        assert_eq!(
            people.clone().map(|p| start_rating(&p, Language::English)),
            ["1345*", "1345", "(1450)", ""]
        );
        let document = |players: &[Player]| Document {
            players: players.to_vec(),
            ..Document::new(Format::Table)
        };
        let t = Language::English.messages();
        let go = sign_legend(&document(&people), t, Sign::Stones);
        assert_eq!(
            go,
            [
                t.msg_cell_legend(),
                t.msg_star_legend(),
                t.msg_conditional_legend()
            ]
        );
        assert!(go[0].contains("handicap"), "{go:?}");
        let chess = sign_legend(&document(&people[1..2]), t, Sign::Pieces);
        assert!(
            chess == [t.msg_cell_legend_even()] && !chess[0].contains("handicap"),
            "{chess:?}"
        );
    }
}
