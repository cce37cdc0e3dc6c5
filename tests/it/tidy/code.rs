//! How the code of a file has to be.

use super::files::{File, file};
use super::rust::{Code, Mention};

/// Names of types that tell their kind, or that something was done with them, and not what they
/// are.
const VAGUE: [&str; 26] = [
    "Query", "Row", "Data", "Info", "Item", "Asked", "Called", "Chosen", "Drawn", "Felt", "Found",
    "Given", "Held", "Judged", "Kept", "Known", "Listed", "Noted", "Posted", "Said", "Seen",
    "Shown", "Taken", "Told", "Typed", "Written",
];

/// Words with which a doc comment asks instead of naming the thing.
const QUESTIONS: [&str; 11] = [
    "What", "Who", "Whoever", "Whose", "How", "Where", "Why", "Since", "Whether", "When", "Which",
];
/// Words that stand for people who have a name: user, reader, player, officer.
const NO_ONE: [&str; 5] = ["somebody", "nobody", "everybody", "whoever", "anybody"];

/// Doc comments that begin with a question word, and lines of them that name no one.
pub(super) fn riddles(file: &File) -> Vec<String> {
    let doc = |line: &str| {
        line.trim_start()
            .strip_prefix("///")
            .or_else(|| line.trim_start().strip_prefix("//!"))
            .map(str::to_owned)
    };
    let (mut found, mut inside) = (Vec::new(), false);
    for (line, number) in file.text.lines().zip(1..) {
        let Some(text) = doc(line) else {
            inside = false;
            continue;
        };
        let prose: String = text.split('`').step_by(2).collect();
        let words = || {
            prose
                .split(|c: char| !c.is_alphanumeric())
                .filter(|word| !word.is_empty())
        };
        let asks = !inside
            && words().next().is_some_and(|first| {
                QUESTIONS.contains(&first) && text.trim_start().starts_with(first)
            });
        if asks || words().any(|word| NO_ONE.contains(&word.to_lowercase().as_str())) {
            found.push(format!("{}:{number}", file.path));
        }
        inside = true;
    }
    found
}

/// Structs and enums whose names tell their kind and not what they are.
pub(super) fn vague_names(file: &File) -> Vec<String> {
    let vague = Code::with_one_of(file, &VAGUE)
        .types
        .into_iter()
        .filter(|name| VAGUE.contains(&name.path.as_str()));
    vague.map(|name| name.within(file)).collect()
}

/// The lines of functions' parameters that are tuples taken apart.
pub(super) fn tuple_parameters(rust: &str) -> Vec<usize> {
    let takes_apart = |line: &str| {
        let line = line.trim_start();
        let signature = line.contains("fn ") || line.starts_with('(');
        signature
            && !line.starts_with("//")
            && line
                .split("->")
                .next()
                .is_some_and(|head| head.contains("): ("))
    };
    rust.lines()
        .zip(1..)
        .filter(|(line, _)| takes_apart(line))
        .map(|(_, number)| number)
        .collect()
}

/// The names of all functions.
pub(super) fn function_names(rust: &str) -> Vec<&str> {
    let code = rust
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    code.filter_map(|line| {
        let (before, rest) = line.split_once("fn ")?;
        let name = rest.split(['(', '<']).next()?;
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
        let begins = before.is_empty() || before.ends_with(' ');
        (is_name && begins && rest.contains(['(', '<'])).then_some(name)
    })
    .collect()
}

/// The lines wider than 100 columns.
pub(super) fn wide_lines(rust: &str) -> Vec<usize> {
    let lines = rust.lines().zip(1..);
    lines
        .filter(|(line, _)| line.chars().count() > 100)
        .map(|(_, number)| number)
        .collect()
}

/// Tuples of three or more in signatures, fields and aliases, but for those in test modules.
pub(super) fn wide_tuples(file: &File) -> Vec<String> {
    Code::without_tests(file)
        .wide_tuples
        .iter()
        .map(|line| format!("{}:{line}", file.path))
        .collect()
}

/// Tuples of three or more that a closure hands out of the database, but for those in test modules.
pub(super) fn wide_answers(file: &File) -> Vec<String> {
    Code::without_tests(file)
        .wide_answers
        .iter()
        .map(|line| format!("{}:{line}", file.path))
        .collect()
}

/// How many lines are neither blank nor a comment nor of a test module in the file. `#[cfg(test)]
/// mod tests;` is a line like any other: the tests stand in a file of their own.
pub(super) fn lines_of_code(file: &File) -> usize {
    let tests = Code::of(file).tests;
    let lines = file
        .text
        .lines()
        .map(str::trim)
        .zip(1..)
        .filter(|(line, _)| !line.is_empty() && !line.starts_with("//"));
    lines
        .filter(|(_, number)| !tests.iter().any(|tests| tests.contains(number)))
        .count()
}

/// The lines in which a refusal is put into an answer that is none; patterns that take one out are
/// not.
pub(super) fn inner_refusals(rust: &str) -> Vec<usize> {
    let puts = |line: &str| {
        line.match_indices("Ok(Err(").any(|(at, _)| {
            let pattern = line[..at].ends_with("let ")
                || line[at..].split_once("=>").is_some() && !line[..at].contains("=>");
            !pattern
        })
    };
    rust.lines()
        .zip(1..)
        .filter(|(line, _)| !line.trim_start().starts_with("//") && puts(line))
        .map(|(_, number)| number)
        .collect()
}

/// Functions of more than so many lines, with how many they have. A function ends at the brace
/// below its first letter, as rustfmt sets it.
pub(super) fn long_functions(rust: &str, most: usize) -> Vec<(String, usize)> {
    let lines: Vec<&str> = rust.lines().collect();
    let mut found = Vec::new();
    for (from, line) in lines.iter().enumerate() {
        let words = line.trim_start();
        let head = words.split_once("fn ").filter(|(before, _)| {
            before.split_whitespace().all(|word| {
                word.starts_with("pub")
                    || word.ends_with(')')
                    || ["const", "async", "in"].contains(&word)
            })
        });
        let Some((_, rest)) = head else { continue };
        let end = format!("{}}}", &line[..line.len() - words.len()]);
        let length = lines[from..]
            .iter()
            .position(|line| *line == end)
            .map_or(0, |at| at + 1);
        let one_line = line.ends_with(';') || line.ends_with('}');
        // A declaration of a trait ends without a body.
        let declared = lines[from..]
            .iter()
            .find(|line| line.ends_with(';') || line.ends_with('{'))
            .is_some_and(|line| line.ends_with(';'));
        if length > most && !one_line && !declared {
            let name = rest
                .split(|c: char| !c.is_alphanumeric() && c != '_')
                .next()
                .unwrap_or_default();
            found.push((name.to_owned(), length));
        }
    }
    found
}

/// What is unsafe, and attributes that silence a lint or leave out a test.
pub(super) fn evasions(file: &File) -> Vec<String> {
    let code = Code::with_one_of(file, &["unsafe", "allow", "ignore"]);
    let silenced = code
        .attributes
        .into_iter()
        .filter(|name| ["allow", "ignore"].contains(&name.path.as_str()));
    let unsafes = code.unsafe_lines.into_iter().map(|line| Mention {
        line,
        path: "unsafe".to_owned(),
    });
    let mut found: Vec<Mention> = silenced.chain(unsafes).collect();
    found.sort_by_key(|evasion| evasion.line);
    found.iter().map(|evasion| evasion.within(file)).collect()
}

// The scanners can fail

#[test]
fn the_scanner_counts_code_and_sees_evasions() {
    let rust = "//! Doc.\n\nuse a;\n#[cfg(test)]\nmod tests;\n// why\nfn f() {}\n#[cfg(test)]\nmod more {\n}\n";
    assert_eq!(lines_of_code(&file("src/x.rs", rust)), 4);
    let bad = file(
        "src/x.rs",
        "#![allow(dead_code)]\n#[ allow(x)] unsafe fn f() {}\n#[ignore]\n#[expect(x)] // #[allow(\nlet s = \"unsafe\";",
    );
    assert_eq!(
        evasions(&bad),
        [
            "src/x.rs:1: allow",
            "src/x.rs:2: allow",
            "src/x.rs:2: unsafe",
            "src/x.rs:3: ignore"
        ]
    );
}

#[test]
fn the_scanner_sees_refusals_in_answers_and_long_functions() {
    let rust = "f(Ok(Err(problems)))\nreturn Ok(Err(mark));\nErr(x) => Ok(Err(x)),\nOk(Err(_)) => 1,\nif let Ok(Err(e)) = f() {\n// Ok(Err(\n";
    assert_eq!(inner_refusals(rust), [1, 2, 3]);
    let rust = "pub(in crate::db) async fn a(\n    b: u8,\n) {\n    c();\n}\nimpl X {\n    fn d() {\n    }\n    fn e() {}\n}\n// the fn f\n";
    assert_eq!(
        long_functions(rust, 1),
        [("a".to_owned(), 5), ("d".to_owned(), 2)]
    );
    assert_eq!(long_functions(rust, 4), [("a".to_owned(), 5)]);
}

#[test]
fn the_scanner_sees_names_that_say_nothing() {
    let rust = "pub struct Row;\nenum Info {}\nstruct RowLabel; // struct Query\ntype Item = u8;\nfn f(row: Row) {}";
    assert_eq!(
        vague_names(&file("src/x.rs", rust)),
        ["src/x.rs:1: Row", "src/x.rs:2: Info"]
    );
}

#[test]
fn the_scanner_sees_a_tuple_that_crosses_a_border() {
    let count = |rust: &str| wide_tuples(&file("src/x.rs", rust)).len();
    for bad in [
        "fn f(a: (A, B, C)) {}",
        "impl T { fn f() -> Result<Vec<(A, B, C)>, E> { g() } }",
        "fn f<'a>(a: &'a (A, B, C)) {}",
        "fn f((a, b, c): (A, B, C),) {}",
        "fn f(a: impl Fn((A, B, C)) -> D) {}",
        "fn f(a: &mut (A, B<C, D>, E)) {}",
        "struct S { a: HashMap<A, (B, C, D)> }",
        "enum E { V((A, B, C)) }",
        "struct S((A, B, C));",
        "type T = (A, B, fn() -> C);",
        "fn f() { fn g(a: [(A, B, C); 2]) {} }",
    ] {
        assert_eq!(count(bad), 1, "{bad}");
    }
    for good in [
        "fn f(a: A, b: B, c: C) {}",
        "fn f<A, B, C>(a: A, b: B, c: C) where A: Fn(B, C, D) -> (A, B<C, D>,) {}",
        "fn f() { let a: (A, B, C) = (1, 2, 3); }",
        "struct S(A, B, C);",
        "struct S<T>(A, B, C);",
        "enum E { V(A, B, C), W { #[a(b, c, d)] e: (A, B) } }",
        "const A: [(A, B, C); 1] = [(1, 2, 3)];",
        "fn f() {}\n#[cfg(test)]\nmod tests {\n    fn g(a: (A, B, C)) {}\n}\n",
    ] {
        assert_eq!(count(good), 0, "{good}");
    }
}

#[test]
fn the_scanner_sees_a_tuple_that_a_closure_hands_out_of_the_database() {
    let count = |rust: &str| wide_answers(&file("src/web/x.rs", rust)).len();
    for bad in [
        "fn f() { read(by, |c, f| Ok((a, b, d))); }",
        "fn f() { let (a, b, d) = app.read_newest(move |c| { g(c)?; Ok::<_, E>((a, b, d)) }).await?; }",
        "fn f() { request::write(by, |c, f| Ok((a, (b, d, e)))); }",
        "fn f() { write_form(by, form.once(now, move |c, f| { Ok((a, b, d)) })); }",
        "fn f() { app.attempt_in(scope, |c| match g(c)? { Some(a) => Ok(Some((a, b, d))), None => Ok(None) }); }",
        "fn f() { app.attempt(|c| if a { g(c) } else { Ok((a, b, d)) }); }",
        "fn f() { app.read(|c| Ok::<_, E>(match g(c)? { A(a) => Err(a), B(b) => Ok((b, d, e)) })); }",
        "fn f() { let work = move |c: &mut Conn| Ok((a, b, d)); app.write(work); }",
        "fn f() { app.write(move |c: &mut db::Conn| Ok((a, b, d))); }",
    ] {
        assert_eq!(count(bad), 1, "{bad}");
    }
    for good in [
        "fn f() { read(by, |c, f| Ok((a, b))); }",
        "fn f() { read(by, |c, f| Ok(Found { a, b: (c, d, e) })); }",
        "fn f() { read(by, |c, f| { let (a, b, d) = (1, 2, 3); Ok(g(c, (a, b, d))) }); }",
        "fn f() { read(by, |c, f| Ok(rows.map(|row| (a, b, d)).collect())); }",
        "fn f() { rows.map(|row| Ok((a, b, d))).collect(); }",
        "fn f() { reads(by, |c, f| Ok((a, b, d))); }",
        "fn f() {}\n#[cfg(test)]\nmod tests {\n    fn f() { read(by, |c, f| Ok((a, b, d))); }\n}\n",
    ] {
        assert_eq!(count(good), 0, "{good}");
    }
    let long = file(
        "src/web/x.rs",
        "fn f() {\n    read(by, |c, f| {\n        g(c)?;\n        Ok((a, b, d))\n    });\n}\n",
    );
    assert_eq!(wide_answers(&long), ["src/web/x.rs:4"]);
}
