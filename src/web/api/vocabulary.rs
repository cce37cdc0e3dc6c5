//! The closed sets of the domain as the API writes and describes them.

use std::borrow::Cow;

use serde::{Serialize, Serializer};
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::domain::approval::State;
use crate::domain::tournament::Pool;

/// API types for sets of `domain::string_enum::string_enum!`: schema name, set, description in the document.
macro_rules! described {
    ($($name:ident: $set:ty, $says:literal;)*) => {$(
        #[doc = $says]
        #[derive(Debug, Clone, Copy)]
        pub struct $name(pub $set);

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.0.word())
            }
        }

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                let words = <$set>::ALL.map(<$set>::word);
                ObjectBuilder::new().schema_type(Type::String).description(Some($says)).enum_values(Some(words)).into()
            }
        }

        impl ToSchema for $name {
            fn name() -> Cow<'static, str> {
                stringify!($name).into()
            }
        }
    )*};
}

described! {
    PoolWord: Pool, "The name of a pool.";
}

/// An approved tournament that recalculated no player.
const UNCHANGED: &str = "unchanged";

/// A tournament that recalculated no player isn't called rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StateWord {
    state: State,
    unchanged: bool,
}

impl StateWord {
    pub fn from_state(state: State, passes: Option<i64>) -> StateWord {
        StateWord {
            state,
            unchanged: state.is_unchanged(passes),
        }
    }

    /// All words in the order in which states follow.
    pub fn all_words() -> Vec<&'static str> {
        State::ALL
            .into_iter()
            .flat_map(|state| {
                [
                    Some(state.word()),
                    (state == State::Rated).then_some(UNCHANGED),
                ]
            })
            .flatten()
            .collect()
    }

    /// The state, and for rated tournaments whether a player was recalculated.
    pub fn parse_filter(word: &str) -> Option<(State, Option<bool>)> {
        if word == UNCHANGED {
            return Some((State::Rated, Some(false)));
        }
        let state = State::from_word(word)?;
        Some((state, (state == State::Rated).then_some(true)))
    }

    fn word(self) -> &'static str {
        if self.unchanged {
            UNCHANGED
        } else {
            self.state.word()
        }
    }
}

impl Serialize for StateWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

impl PartialSchema for StateWord {
    fn schema() -> RefOr<Schema> {
        let says = "Where a tournament is on its way. `rated`: it changed ratings; `unchanged`: \
            it was approved, and nobody's rating was \
                    recalculated (no game counts, or nobody may be rated in it).";
        ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some(says))
            .enum_values(Some(StateWord::all_words()))
            .into()
    }
}

impl ToSchema for StateWord {
    fn name() -> Cow<'static, str> {
        "StateWord".into()
    }
}
