//! The closed sets of the domain as the API writes and describes them.

use std::borrow::Cow;

use serde::{Serialize, Serializer};
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::domain::approval::State;
use crate::domain::tournament::Pool;

/// Declares API types for sets that `domain::word::words!` defines: the name of the schema, the
/// set, and its description in the document.
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
    StateWord: State, "Where a tournament is on its way.";
}
