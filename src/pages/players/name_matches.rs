//! The sentence at a field with a name that no single player has.

use crate::actions::{ActionError, FormMistake, FormProblem, calculator};
use crate::db::federations::Federation;
use crate::db::players::Player;
use crate::error::WebError;
use crate::frame::request::{Inside, read_inside};
use crate::frame::sentences::format_mistake;

pub struct PlayerField {
    pub field: &'static str,
    pub federation: Federation,
    pub text: String,
}

pub async fn match_sentences(
    inside: &Inside,
    problems: &[FormProblem],
    fields: Vec<PlayerField>,
) -> Result<Vec<(&'static str, String)>, WebError> {
    let unknown = |field: &PlayerField| {
        problems
            .iter()
            .any(|p| p.field == field.field && p.kind == FormMistake::NoSuchPlayer)
    };
    let fields: Vec<PlayerField> = fields.into_iter().filter(unknown).collect();
    if fields.is_empty() {
        return Ok(Vec::new());
    }
    let found = read_inside(inside, move |c, _| {
        let meant = |field: PlayerField| {
            Ok::<_, ActionError>((
                calculator::find_candidates(c, &field.federation, &field.text)?,
                field,
            ))
        };
        fields.into_iter().map(meant).collect::<Result<Vec<_>, _>>()
    })
    .await?;
    Ok(found
        .into_iter()
        .map(|(players, field)| {
            (
                field.field,
                format_sentence(inside, &field.federation, &players),
            )
        })
        .collect())
}

fn format_sentence(inside: &Inside, federation: &Federation, players: &[Player]) -> String {
    let (t, spelling) = (
        inside.t(),
        inside.language.spelling(federation.name_language()),
    );
    let one = |player: &Player| {
        let year = player
            .personal
            .parse_birth()
            .and_then(|born| born.public_year(inside.today()));
        let about: Vec<String> = [Some(player.code.clone()), year.map(|year| year.to_string())]
            .into_iter()
            .flatten()
            .collect();
        format!(
            "{} ({})",
            spelling.name(player.display_name(), player.latin()),
            about.join(", ")
        )
    };
    match players {
        [] => format_mistake(t, FormMistake::NoSuchPlayer),
        players => {
            t.msg_mistake_player_resembling(players.iter().map(one).collect::<Vec<_>>().join("; "))
        }
    }
}
