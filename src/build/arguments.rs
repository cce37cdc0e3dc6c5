//! Names the values of messages: fluent-typed orders arguments as the English sentence uses them,
//! so that a reworded sentence would exchange two values of one type unnoticed by the compiler.

use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Functions with several values take each as a type of its own. Another form of signature than
/// that of fluent-typed is an error.
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
