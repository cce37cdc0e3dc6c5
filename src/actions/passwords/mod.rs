//! Decides which passwords are accepted: long enough, not one of the commonest, and not composed of
//! publicly known names. No kinds of characters are required.

use sha2::{Digest, Sha256};

use super::{FormMistake, FormProblem};
use crate::db::accounts::{self, Account};
use crate::db::{Conn, DbError, federations};
use crate::domain::language::Language;
use crate::domain::name;

/// Shortest password in characters; `make.py` has the same value.
const MIN: usize = 10;
/// Longest password in characters; bounds only the cost of hashing.
pub const MAX: usize = 200;
/// Shortest name that is checked: single letters are part of every word.
const SHORTEST_NAME: usize = 2;
/// Number of digits and signs that make a password of known names acceptable.
const OWN_SIGNS: usize = 8;
const PRODUCT: &str = "crosstable";

/// First four bytes of the SHA-256 of each of the commonest passwords, sorted; see NOTE.md.
const COMMON: &[u8] = include_bytes!("common.bin");

/// Publicly known names of a person and the site, in lower case.
#[derive(Debug, Clone, Default)]
pub struct Context {
    /// Log-in name, and the name under tables.
    whole: Vec<String>,
    /// The words of these, and of the names of federations and site; letters only.
    words: Vec<String>,
}

impl Context {
    pub fn load_context(
        conn: &mut Conn,
        account: &Account,
        base_url: &str,
    ) -> Result<Context, DbError> {
        let mut names = vec![
            account.login.clone(),
            account.name.clone(),
            PRODUCT.to_owned(),
            host_of(base_url).to_owned(),
        ];
        names.extend(name::Language::ALL.map(|language| name::to_latin(&account.name, language)));
        for role in accounts::load_roles(conn, account.id)? {
            if let Some(id) = role.federation_id
                && let Some(federation) = federations::find(conn, id)?
            {
                names.push(federation.slug.clone());
                names.extend(Language::ALL.map(|language| federation.name_in(language)));
            }
        }
        let whole = [&account.login, &account.name].map(|name| name.trim().to_lowercase());
        Ok(Context {
            whole: whole.into(),
            words: distinct_words(&names),
        })
    }

    fn has_only_known_names(&self, password: &str) -> bool {
        let letters: Vec<char> = password.chars().filter(|c| c.is_alphabetic()).collect();
        let signs = password.chars().count() - letters.len();
        self.whole.iter().any(|whole| whole == password)
            || (signs < OWN_SIGNS && !letters.is_empty() && self.is_made_of_words(&letters))
    }

    /// Words may be in any order and repeated.
    fn is_made_of_words(&self, letters: &[char]) -> bool {
        let mut ends = vec![false; letters.len() + 1];
        ends[0] = true;
        for at in 0..letters.len() {
            if !ends[at] {
                continue;
            }
            for word in &self.words {
                let count = word.chars().count();
                if letters[at..].iter().copied().take(count).eq(word.chars()) {
                    ends[at + count] = true;
                }
            }
        }
        ends[letters.len()]
    }
}

fn host_of(base_url: &str) -> &str {
    let rest = base_url
        .split_once("://")
        .map_or(base_url, |(_, rest)| rest);
    rest.split(['/', ':']).next().unwrap_or_default()
}

/// Letters only, so that digits between them don't matter.
fn distinct_words(names: &[String]) -> Vec<String> {
    let mut words: Vec<String> = names
        .iter()
        .flat_map(|name| name.split(|c: char| !c.is_alphanumeric()))
        .map(|word| {
            word.to_lowercase()
                .chars()
                .filter(|c| c.is_alphabetic())
                .collect::<String>()
        })
        .filter(|word| word.chars().count() >= SHORTEST_NAME)
        .collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// Letters of the Russian and Ukrainian keyboards, and the characters on an English one.
const KEYS: [(&str, &str); 2] = [
    (
        "йцукенгшщзхъфывапролджэячсмитьбю",
        "qwertyuiop[]asdfghjkl;'zxcvbnm,.",
    ),
    ("їієґ", "]s'\\"),
];

/// The list has hardly any Cyrillic, and rows of keys are common on every keyboard.
fn on_english_keyboard(password: &str) -> String {
    let key = |c: char| {
        let found = KEYS.iter().find_map(|(own, english)| {
            own.chars()
                .position(|o| o == c)
                .and_then(|at| english.chars().nth(at))
        });
        found.unwrap_or(c)
    };
    password.chars().map(key).collect()
}

fn is_common(password: &str) -> bool {
    let digest = Sha256::digest(password.as_bytes());
    let Some(wanted) = digest.first_chunk::<4>() else {
        return false;
    };
    let (hashes, _) = COMMON.as_chunks::<4>();
    hashes.binary_search(wanted).is_ok()
}

pub fn find_problem(password: &str, again: &str, context: &Context) -> Option<FormProblem> {
    let count = password.chars().count();
    let small = password.to_lowercase();
    let kind = if count < MIN {
        FormMistake::TooShort(MIN)
    } else if count > MAX {
        FormMistake::TooLong(MAX)
    } else if password.chars().all(|c| password.starts_with(c)) {
        FormMistake::Weak
    } else if is_common(&small) || is_common(&on_english_keyboard(&small)) {
        FormMistake::Common
    } else if context.has_only_known_names(&small) {
        FormMistake::Personal
    } else if password != again {
        return Some(FormProblem::new("again", FormMistake::Differs));
    } else {
        return None;
    };
    Some(FormProblem {
        field: "password",
        kind,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn context() -> Context {
        let names = [
            "anna.koval@example.org",
            "Анна Коваль",
            "Anna Koval",
            PRODUCT,
            "go.club-2.example",
            "Go Federation of the Steppe",
        ];
        let whole = vec![
            "anna.koval@example.org".to_owned(),
            "анна коваль".to_owned(),
        ];
        Context {
            whole,
            words: distinct_words(&names.map(str::to_owned)),
        }
    }

    fn mistake(password: &str) -> Option<FormMistake> {
        find_problem(password, password, &context()).map(|problem| problem.kind)
    }

    #[test]
    fn the_list_is_as_its_note_says() {
        let (hashes, rest) = COMMON.as_chunks::<4>();
        assert_eq!((hashes.len(), rest.len()), (99_998, 0));
        assert!(hashes.is_sorted_by(|a, b| a < b), "sorted, each once");
    }

    #[test]
    fn the_commonest_passwords_are_refused_in_any_case() {
        for common in [
            "1234567890",
            "password12",
            "qwertyuiop",
            "0987654321",
            "passwordpassword",
            "qwerty12345",
            "1q2w3e4r5t",
            "Password123",
            "IloveYou12",
        ] {
            assert_eq!(mistake(common), Some(FormMistake::Common), "{common}");
        }
        for typed in [
            "йцукенгшщз",
            "Йцукен12345",
            "1й2ц3у4к5е",
            "фывапролдж",
            "пароль12345",
            "Привет12345",
        ] {
            assert_eq!(mistake(typed), Some(FormMistake::Common), "{typed}");
        }
        assert_eq!(on_english_keyboard("їжак ґанок"), "];fr \\fyjr");
        assert_eq!(mistake("ъъъъъъъъъъ"), Some(FormMistake::Weak));
        assert_eq!(mistake("123456789"), Some(FormMistake::TooShort(10)));
        assert_eq!(
            mistake(&"long ".repeat(41)),
            Some(FormMistake::TooLong(200))
        );
    }

    #[test]
    fn hardly_any_other_is_taken_for_one_of_them() {
        let wrong = (0..200_000)
            .filter(|n| is_common(&format!("no list has the sentence {n}")))
            .count();
        assert!(wrong < 20, "{wrong} of 200,000");
    }

    #[test]
    fn what_everybody_knows_is_no_password() {
        for known in [
            "anna.koval@example.org",
            "Анна Коваль",
            "AnnaKoval1990",
            "kovalkovalkoval",
            "Crosstable!",
            "CROSSTABLE2026",
            "2026-crosstable",
            "crosstable.example",
            "steppe-federation",
            "FederationOfTheSteppe1",
        ] {
            assert_eq!(mistake(known), Some(FormMistake::Personal), "{known}");
        }
        for good in [
            "a long enough sentence",
            "anna likes crosstables",
            "коваль та ковадло",
            "anna 4815 9162 3427",
            "зелений слон у степу",
        ] {
            assert_eq!(mistake(good), None, "{good}");
        }
        assert_eq!(
            find_problem("a long enough sentence", "another", &context()).map(|p| p.field),
            Some("again")
        );
    }

    #[test]
    fn the_host_is_read_from_the_address() {
        assert_eq!(host_of("https://go.example:8443/x"), "go.example");
        assert_eq!(host_of("http://localhost"), "localhost");
        assert_eq!(host_of(""), "");
    }
}
