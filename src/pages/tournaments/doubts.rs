//! Doubts about the identity of players, to tick before a table is signed or approved.

use crate::actions::doubts::{Doubts, Newcomer};
use crate::db::players::Player;
use crate::domain::caveat;
use crate::domain::player::Born;
use crate::i18n::Spelling;
use crate::rating_format::RatingFormat;

pub struct AlikeRow {
    pub id: i64,
    /// Name, birth and rating.
    pub label: String,
}

pub struct NewcomerRow {
    pub number: usize,
    /// In the reader's script, with the year of birth.
    pub name: String,
    /// True if the given name is missing.
    pub incomplete: bool,
    pub alike: Vec<AlikeRow>,
}

pub struct DoubtsBox {
    pub newcomers: Vec<NewcomerRow>,
    /// Separated by commas; may be empty.
    pub clubs: String,
    pub new_clubs: i64,
    /// A tournament that seems to be the same.
    pub same: Option<(i64, String)>,
    /// The ticked caveats as words of the form.
    pub words: String,
}

impl DoubtsBox {
    /// `None` if there is no doubt.
    pub fn from_doubts(
        doubts: &Doubts,
        figures: RatingFormat,
        spelling: Spelling,
    ) -> Option<DoubtsBox> {
        let caveats = doubts.to_caveats();
        let clubs: Vec<String> = doubts
            .clubs
            .iter()
            .map(|club| spelling.name(club, None))
            .collect();
        (!caveats.is_empty()).then(|| DoubtsBox {
            newcomers: doubts
                .newcomers
                .iter()
                .map(|one| newcomer_row(one, figures, spelling))
                .collect(),
            new_clubs: clubs.len() as i64,
            clubs: clubs.join(", "),
            same: doubts.same.as_ref().map(|(id, name)| (id.0, name.clone())),
            words: caveat::to_words(&caveats),
        })
    }
}

fn newcomer_row(one: &Newcomer, figures: RatingFormat, spelling: Spelling) -> NewcomerRow {
    let name = spelling.name(
        &one.name,
        Some(one.latin.as_str()).filter(|latin| !latin.is_empty()),
    );
    let year = Born::from_input(&one.born).map(|born| born.year().to_string());
    NewcomerRow {
        number: one.row,
        name: std::iter::once(name)
            .chain(year)
            .collect::<Vec<_>>()
            .join(" · "),
        incomplete: one.incomplete,
        alike: one
            .resembles
            .iter()
            .map(|player| AlikeRow {
                id: player.id.0,
                label: player_label(player, figures, spelling),
            })
            .collect(),
    }
}

fn player_label(player: &Player, figures: RatingFormat, spelling: Spelling) -> String {
    let shown = &player.state.shown;
    let year = player
        .personal
        .born
        .as_deref()
        .map(|born| born.chars().take(4).collect());
    let rating = shown
        .rating
        .map(|rating| figures.format_starred(Some(rating), shown.provisional));
    let name = spelling.name(player.display_name(), player.latin());
    std::iter::once(name)
        .chain(year)
        .chain(rating)
        .collect::<Vec<_>>()
        .join(" · ")
}
