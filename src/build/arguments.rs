//! Gives the values of a message their names: fluent-typed orders the arguments of a function as
//! the English sentence uses them, so a reworded sentence would exchange two values of one type
//! without a word from the compiler.

use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The generated messages, in which every function with several values takes each as a type of its
/// own, and those types.
///
/// # Errors
/// A signature isn't written as fluent-typed writes it.
pub(crate) fn name(messages: &str) -> Result<(String, String), String> {
    let (mut named, mut names, mut rest) = (
        String::with_capacity(messages.len()),
        BTreeSet::new(),
        messages,
    );
    while let Some(at) = rest.find("    pub fn msg_") {
        let bad = || {
            format!(
                "this is no signature of a message: {}",
                rest[at..].lines().next().unwrap_or_default()
            )
        };
        let open = at + rest[at..].find('(').ok_or_else(bad)? + 1;
        let close = open + rest[open..].find(')').ok_or_else(bad)?;
        let values = rest[open..close]
            .split(',')
            .map(str::trim)
            .filter(|value| !value.is_empty() && *value != "&self");
        let values: Vec<(&str, &str)> = values
            .map(|value| value.split_once(": ").ok_or_else(bad))
            .collect::<Result<_, _>>()?;
        if values.len() > 1 {
            let typed = values.iter().map(|(name, generic)| {
                format!("arg::{0}({name}): arg::{0}<{generic}>", camel(name))
            });
            let _ = write!(
                named,
                "{}&self, {}",
                &rest[..open],
                typed.collect::<Vec<_>>().join(", ")
            );
            names.extend(values.into_iter().map(|(name, _)| name.to_owned()));
        } else {
            named.push_str(&rest[..close]);
        }
        rest = &rest[close..];
    }
    named.push_str(rest);
    let mut types = String::new();
    for name in names {
        let _ = writeln!(
            types,
            "/// The value `{name}` of a message.\npub struct {}<T>(pub T);",
            camel(&name)
        );
    }
    Ok((named, types))
}

/// A name of a value as that of a type.
fn camel(name: &str) -> String {
    let capital = |word: &str| {
        word.chars().next().map_or_else(String::new, |first| {
            format!("{}{}", first.to_ascii_uppercase(), &word[1..])
        })
    };
    name.trim_start_matches("r#")
        .split('_')
        .map(capital)
        .collect()
}
