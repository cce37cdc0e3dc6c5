//! Enums of words, the same in the database, in journals, in forms and in the API.

/// A word that is not in a closed set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownWord {
    /// The name of the set's type.
    pub set: &'static str,
    /// The unknown word.
    pub word: String,
}

impl std::fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is no {}", self.word, self.set)
    }
}

impl std::error::Error for UnknownWord {}

/// Declares an enum of words. `crate::db::words` makes columns of it: unknown words are errors.
#[macro_export]
macro_rules! string_enum {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        $vis enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            /// All variants, in order.
            pub const ALL: [$name; [$($name::$variant),+].len()] = [$($name::$variant),+];

            /// The word of the variant.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }

            /// The variant with this word; `None` if there is none.
            pub fn from_word(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name::$variant),)+
                    _ => None,
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::string_enum::UnknownWord;

            fn from_str(word: &str) -> Result<$name, Self::Err> {
                $name::from_word(word).ok_or_else(|| $crate::string_enum::UnknownWord { set: stringify!($name), word: word.to_owned() })
            }
        }
    };
}
pub use string_enum;

/// Serializes an optional word as text, empty for `None`: `#[serde(with = "blank")]`.
pub mod blank {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::UnknownWord;

    /// Writes a word, or an empty text.
    pub fn serialize<T: Display, S: Serializer>(
        word: &Option<T>,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        match word {
            Some(word) => out.collect_str(word),
            None => out.serialize_str(""),
        }
    }

    /// Reads a word, or an empty text.
    pub fn deserialize<'de, T: FromStr<Err = UnknownWord>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        let word = String::deserialize(from)?;
        if word.is_empty() {
            Ok(None)
        } else {
            word.parse().map(Some).map_err(D::Error::custom)
        }
    }
}

/// Reads a newer version's optional word as `None`: `#[serde(with = "known")]`.
pub mod known {
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer};

    use super::UnknownWord;
    pub use super::blank::serialize;

    /// Reads a word; `None` if it is unknown.
    pub fn deserialize<'de, T: FromStr<Err = UnknownWord>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        Ok(String::deserialize(from)?.parse().ok())
    }
}

/// Serializes a word as text: `#[serde(with = "plain")]`.
pub mod plain {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::UnknownWord;

    /// Writes a word.
    pub fn serialize<T: Display, S: Serializer>(word: &T, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(word)
    }

    /// Reads a word.
    pub fn deserialize<'de, T: FromStr<Err = UnknownWord>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<T, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    string_enum! {
        enum Stone {
            Black = "b",
            White = "w",
        }
    }

    #[test]
    fn every_word_is_read_back_and_no_other() {
        for stone in Stone::ALL {
            assert_eq!(Stone::from_word(stone.word()), Some(stone));
            assert_eq!(stone.to_string().parse(), Ok(stone));
        }
        assert_eq!(Stone::from_word("B"), None);
        assert_eq!(
            "grey".parse::<Stone>().unwrap_err().to_string(),
            "\"grey\" is no Stone"
        );
    }
}
