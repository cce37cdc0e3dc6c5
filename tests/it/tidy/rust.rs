//! What a file of Rust code names, declares and passes on, as the parser `syn` reads it.
//!
//! The parser leaves the content of macros and attributes as tokens. Among these, items, signatures
//! and attributes are parsed wherever one begins, and of everything else the paths are read.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use proc_macro2::{Delimiter, Group, LexError, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::discouraged::Speculative;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{
    Attribute, Block, Expr, ExprCall, ExprClosure, ExprMethodCall, Ident, Item, Meta, Pat, Path,
    QSelf, Signature, Stmt, Token, Type, TypeTuple, UseTree, bracketed,
};

use super::files::{File, file};

/// What hands a closure a connection and answers with what the closure answers.
const ASKING: [&str; 12] = [
    "read",
    "read_inside",
    "read_newest",
    "write",
    "write_in",
    "write_inside",
    "write_form",
    "write_form_in",
    "write_form_with",
    "attempt",
    "attempt_in",
    "attempt_inside",
];

/// A path such as `crate::db::players` in Rust code; the branches of a `use` tree are paths of
/// their own.
#[derive(Debug, PartialEq)]
pub(super) struct Mention {
    pub(super) line: usize,
    pub(super) path: String,
}

impl Mention {
    /// A name by itself.
    fn of(name: &Ident) -> Mention {
        Mention {
            line: name.span().start().line,
            path: name.to_string(),
        }
    }

    /// The path and where it stands, as failures list it.
    pub(super) fn within(&self, file: &File) -> String {
        format!("{}:{}: {}", file.path, self.line, self.path)
    }
}

/// What the rules look at in the code of a file.
#[derive(Default)]
pub(super) struct Code {
    /// All paths, single names included.
    pub(super) mentions: Vec<Mention>,
    /// The names of structs and enums.
    pub(super) types: Vec<Mention>,
    /// The names of attributes, those within a `cfg_attr` included.
    pub(super) attributes: Vec<Mention>,
    /// The lines in which the word `unsafe` stands.
    pub(super) unsafe_lines: Vec<usize>,
    /// The lines of tuples of three or more in signatures, fields and aliases.
    pub(super) wide_tuples: Vec<usize>,
    /// The lines of tuples of three or more that are the value of a closure with a connection.
    pub(super) wide_answers: BTreeSet<usize>,
    /// The lines of the test modules that stand in the file.
    pub(super) tests: Vec<RangeInclusive<usize>>,
}

impl Code {
    /// All of a file.
    pub(super) fn of(file: &File) -> Code {
        Code::read(file, true)
    }

    /// All of a file in which one of these words stands; of another one nothing, and it isn't
    /// parsed.
    pub(super) fn with_one_of(file: &File, words: &[&str]) -> Code {
        if words.iter().any(|word| file.text.contains(word)) {
            Code::of(file)
        } else {
            Code::default()
        }
    }

    /// All of a file but what stands in its test modules.
    pub(super) fn without_tests(file: &File) -> Code {
        Code::read(file, false)
    }

    /// Parses a file as statements, which items are, too: a single line can be read as well as a
    /// whole file.
    fn read(file: &File, with_tests: bool) -> Code {
        let no_rust = |error: syn::Error| -> ! {
            panic!(
                "{}:{}: this is no Rust: {error}",
                file.path,
                error.span().start().line
            )
        };
        let tokens: TokenStream = file
            .text
            .parse()
            .unwrap_or_else(|error: LexError| no_rust(error.into()));
        let parts =
            |input: ParseStream| Ok((Attribute::parse_inner(input)?, Block::parse_within(input)?));
        let (attributes, statements) = parts
            .parse2(tokens.clone())
            .unwrap_or_else(|error| no_rust(error));

        let mut reader = Reader {
            code: Code::default(),
            with_tests,
            qualified: None,
        };
        attributes
            .iter()
            .for_each(|attribute| reader.visit_attribute(attribute));
        statements
            .iter()
            .for_each(|statement| reader.visit_stmt(statement));
        Code {
            unsafe_lines: lines_of("unsafe", tokens),
            ..reader.code
        }
    }
}

/// The lines in which a keyword stands. The parser has a place of its own for it in each kind of
/// item; the lexer has one.
fn lines_of(keyword: &str, tokens: TokenStream) -> Vec<usize> {
    let lines = tokens.into_iter().flat_map(|token| match token {
        TokenTree::Group(group) => lines_of(keyword, group.stream()),
        TokenTree::Ident(word) if word == keyword => vec![word.span().start().line],
        _ => Vec::new(),
    });
    lines.collect()
}

/// Walks through a parsed file and collects.
struct Reader {
    code: Code,
    with_tests: bool,
    /// How many steps of the next path are those of a trait, as two are in `<T as a::B>::c`; `c` is
    /// a name of its own then.
    qualified: Option<usize>,
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        let is_test = |attribute: &Attribute| {
            attribute.path().is_ident("cfg")
                && attribute
                    .parse_args::<Ident>()
                    .is_ok_and(|condition| condition == "test")
        };
        if let (Some((brace, _)), true) = (&module.content, module.attrs.iter().any(is_test)) {
            let begin = module
                .attrs
                .iter()
                .map(|attribute| attribute.pound_token.span.start().line)
                .min();
            let end = brace.span.close().end().line;
            self.code.tests.push(begin.unwrap_or(end)..=end);
            if !self.with_tests {
                return;
            }
        }
        visit::visit_item_mod(self, module);
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.code.types.push(Mention::of(&item.ident));
        Tuples(&mut self.code.wide_tuples).visit_item_struct(item);
        visit::visit_item_struct(self, item);
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.code.types.push(Mention::of(&item.ident));
        Tuples(&mut self.code.wide_tuples).visit_item_enum(item);
        visit::visit_item_enum(self, item);
    }

    fn visit_item_type(&mut self, alias: &'ast syn::ItemType) {
        Tuples(&mut self.code.wide_tuples).visit_item_type(alias);
        visit::visit_item_type(self, alias);
    }

    fn visit_impl_item_type(&mut self, alias: &'ast syn::ImplItemType) {
        Tuples(&mut self.code.wide_tuples).visit_impl_item_type(alias);
        visit::visit_impl_item_type(self, alias);
    }

    fn visit_trait_item_type(&mut self, alias: &'ast syn::TraitItemType) {
        Tuples(&mut self.code.wide_tuples).visit_trait_item_type(alias);
        visit::visit_trait_item_type(self, alias);
    }

    fn visit_signature(&mut self, signature: &'ast Signature) {
        Tuples(&mut self.code.wide_tuples).visit_signature(signature);
        visit::visit_signature(self, signature);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if let Expr::Path(function) = &*call.func
            && let Some(step) = function.path.segments.last()
        {
            self.asking(&step.ident, &call.args);
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.asking(&call.method, &call.args);
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_closure(&mut self, closure: &'ast ExprClosure) {
        // One with a name is given away elsewhere.
        if closure.inputs.iter().any(is_connection) {
            self.code.wide_answers.extend(wide_values(&closure.body));
        }
        visit::visit_expr_closure(self, closure);
    }

    fn visit_meta(&mut self, attribute: &'ast Meta) {
        self.code
            .attributes
            .extend(attribute.path().get_ident().map(Mention::of));
        if let (Meta::List(list), true) = (attribute, attribute.path().is_ident("cfg_attr")) {
            let condition_and_rest =
                list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
            condition_and_rest
                .iter()
                .flatten()
                .skip(1)
                .for_each(|attribute| self.visit_meta(attribute));
        }
        visit::visit_meta(self, attribute);
    }

    fn visit_use_tree(&mut self, tree: &'ast UseTree) {
        self.branch(tree, "");
    }

    fn visit_qself(&mut self, qualified: &'ast QSelf) {
        visit::visit_qself(self, qualified);
        self.qualified = Some(qualified.position);
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let names: Vec<Mention> = path
            .segments
            .iter()
            .map(|segment| Mention::of(&segment.ident))
            .collect();
        let (of_trait, of_item) = names.split_at(self.qualified.take().unwrap_or(0));
        for names in [of_trait, of_item] {
            let steps: Vec<&str> = names.iter().map(|name| name.path.as_str()).collect();
            self.code
                .mentions
                .extend(names.first().map(|first| Mention {
                    line: first.line,
                    path: steps.join("::"),
                }));
        }
        path.segments
            .iter()
            .for_each(|segment| self.visit_path_arguments(&segment.arguments));
    }

    fn visit_ident(&mut self, name: &'ast Ident) {
        self.code.mentions.push(Mention::of(name));
    }

    fn visit_token_stream(&mut self, tokens: &'ast TokenStream) {
        self.walk(once(tokens.clone()), "");
    }
}

impl Reader {
    /// Reads the closures that a call hands a connection.
    fn asking(&mut self, function: &Ident, arguments: &Punctuated<Expr, Token![,]>) {
        if ASKING.iter().any(|name| function == name) {
            let asked = arguments.iter().flat_map(closures);
            self.code
                .wide_answers
                .extend(asked.flat_map(|closure| wide_values(&closure.body)));
        }
    }

    /// All paths of a `use` tree that stands behind this stem.
    fn branch(&mut self, tree: &UseTree, stem: &str) {
        let (line, name) = match tree {
            UseTree::Path(step) => {
                return self.branch(&step.tree, &format!("{stem}{}::", step.ident));
            }
            UseTree::Group(group) => {
                return group.items.iter().for_each(|tree| self.branch(tree, stem));
            }
            UseTree::Glob(glob) => (glob.star_token.span.start().line, "*".to_owned()),
            UseTree::Name(leaf) => (leaf.ident.span().start().line, leaf.ident.to_string()),
            UseTree::Rename(leaf) => (leaf.ident.span().start().line, leaf.ident.to_string()),
        };
        self.code.mentions.push(Mention {
            line,
            path: format!("{stem}{name}"),
        });
    }

    /// Reads what the parser leaves as tokens; paths among them stand behind this stem.
    fn walk(&mut self, tokens: TokenStream, stem: &str) {
        let pieces = |input: ParseStream| {
            while !input.is_empty() {
                self.piece(input, stem)?;
            }
            Ok(())
        };
        pieces
            .parse2(tokens)
            .unwrap_or_else(|error| panic!("these are no tokens: {error}"));
    }

    /// Reads what begins here: an item, a signature without a body, an attribute, a path, or a
    /// token that is none of these.
    fn piece(&mut self, input: ParseStream, stem: &str) -> syn::Result<()> {
        if let Some(item) = begun(input, item) {
            self.visit_item(&item);
        } else if let Some(signature) = begun(input, Signature::parse) {
            self.visit_signature(&signature);
        } else if let Some(attribute) = begun(input, attribute) {
            self.visit_meta(&attribute);
        } else if let Some(name) = begun(input, named_type) {
            self.code.types.push(Mention::of(&name));
        } else if begins_path(input) {
            self.path(input, stem)?;
        } else if let TokenTree::Group(group) = input.parse()? {
            self.walk(group.stream(), "");
        }
        Ok(())
    }

    /// Reads a path among tokens, with all its branches.
    fn path(&mut self, input: ParseStream, stem: &str) -> syn::Result<()> {
        let mut mention = Mention::of(&Ident::parse_any(input)?);
        mention.path.insert_str(0, stem);
        while input.peek(Token![::]) {
            let ahead = input.fork();
            ahead.parse::<Token![::]>()?;
            match ahead.parse() {
                Ok(TokenTree::Ident(step)) => mention.path = format!("{}::{step}", mention.path),
                Ok(TokenTree::Punct(star)) if star.as_char() == '*' => mention.path.push_str("::*"),
                Ok(TokenTree::Group(branches)) if branches.delimiter() == Delimiter::Brace => {
                    input.advance_to(&ahead);
                    self.walk(branches.stream(), &format!("{}::", mention.path));
                    return Ok(());
                }
                _ => break,
            }
            input.advance_to(&ahead);
        }
        self.code.mentions.push(mention);
        Ok(())
    }
}

/// What this parser reads, if it begins here; otherwise nothing is taken.
fn begun<T>(input: ParseStream, parser: fn(ParseStream) -> syn::Result<T>) -> Option<T> {
    let ahead = input.fork();
    parser(&ahead).ok()?;
    // A group that it read in part is an error only when its tokens are parsed by themselves.
    let behind = input.fork();
    let mut taken = TokenStream::new();
    while behind.cursor() != ahead.cursor() {
        taken.extend(behind.parse::<TokenTree>());
    }
    let read = parser.parse2(taken).ok()?;
    input.advance_to(&behind);
    Some(read)
}

/// An item that the parser understands: others it would hand back as the tokens that they are.
fn item(input: ParseStream) -> syn::Result<Item> {
    match input.parse()? {
        Item::Verbatim(_) => Err(input.error("not understood")),
        item => Ok(item),
    }
}

/// What stands in an attribute.
fn attribute(input: ParseStream) -> syn::Result<Meta> {
    input.parse::<Token![#]>()?;
    input.parse::<Option<Token![!]>>()?;
    let content;
    bracketed!(content in input);
    content.parse()
}

/// The name of a type that a macro writes in a way of its own, so that it is no item of Rust.
fn named_type(input: ParseStream) -> syn::Result<Ident> {
    if input.peek(Token![struct]) {
        input.parse::<Token![struct]>()?;
    } else {
        input.parse::<Token![enum]>()?;
    }
    input.parse()
}

/// Whether a name begins here that can begin a path, and no other keyword.
fn begins_path(input: ParseStream) -> bool {
    input.peek(Ident)
        || input.peek(Token![crate])
        || input.peek(Token![super])
        || input.peek(Token![self])
        || input.peek(Token![Self])
}

/// The tokens of a macro made such that they can be parsed: what repeats, as `$(...),*`, stands
/// there once, and a variable is a name with `_` behind it.
fn once(tokens: TokenStream) -> TokenStream {
    let repeats = |token: Option<TokenTree>| matches!(token, Some(TokenTree::Punct(point)) if "*+?".contains(point.as_char()));
    let mut plain = TokenStream::new();
    let mut rest = tokens.into_iter();
    while let Some(token) = rest.next() {
        let token = match token {
            TokenTree::Punct(point) if point.as_char() == '$' => match rest.next() {
                Some(TokenTree::Ident(name)) if name != "crate" => {
                    Ident::new(&format!("{}_", name.unraw()), name.span()).into()
                }
                Some(TokenTree::Group(group)) => {
                    plain.extend(once(group.stream()));
                    let mut behind = rest.clone();
                    // Either at once or behind the one token that separates.
                    if repeats(behind.next()) || repeats(behind.next()) {
                        rest = behind;
                    }
                    continue;
                }
                Some(token) => token,
                None => continue,
            },
            TokenTree::Group(group) => {
                let mut inside = Group::new(group.delimiter(), once(group.stream()));
                inside.set_span(group.span());
                inside.into()
            }
            token => token,
        };
        plain.extend([token]);
    }
    plain
}

/// Collects the lines of tuples of three or more in the types it visits.
struct Tuples<'a>(&'a mut Vec<usize>);

impl<'ast> Visit<'ast> for Tuples<'_> {
    fn visit_type_tuple(&mut self, tuple: &'ast TypeTuple) {
        if tuple.elems.len() >= 3 {
            self.0.push(tuple.paren_token.span.open().start().line);
        }
        visit::visit_type_tuple(self, tuple);
    }

    // Neither patterns nor the lengths of arrays hold types.
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_expr(&mut self, _: &'ast Expr) {}
}

/// The closures in an argument, also where something is made of them first, as in `write(by,
/// form.once(now, |c, f| ...))`.
fn closures(argument: &Expr) -> Vec<&ExprClosure> {
    match argument {
        Expr::Closure(closure) => vec![closure],
        Expr::Call(call) => call.args.iter().flat_map(closures).collect(),
        Expr::MethodCall(call) => call.args.iter().flat_map(closures).collect(),
        _ => Vec::new(),
    }
}

/// Whether a parameter is a `&mut Conn` by its own words.
fn is_connection(parameter: &Pat) -> bool {
    let Pat::Type(typed) = parameter else {
        return false;
    };
    let Type::Reference(reference) = &*typed.ty else {
        return false;
    };
    matches!(&*reference.elem, Type::Path(named) if named.path.segments.last().is_some_and(|step| step.ident == "Conn"))
}

/// The lines of tuples of three or more in a value: by themselves, in an `Ok` or a `Some`, or in a
/// smaller tuple.
fn wide_values(value: &Expr) -> Vec<usize> {
    let of_block = |block: &Block| match block.stmts.last() {
        Some(Stmt::Expr(value, None)) => wide_values(value),
        _ => Vec::new(),
    };
    match value {
        Expr::Tuple(tuple) if tuple.elems.len() >= 3 => {
            vec![tuple.paren_token.span.open().start().line]
        }
        Expr::Tuple(tuple) => tuple.elems.iter().flat_map(wide_values).collect(),
        Expr::Call(call) if is_wrapped(call) => call.args.iter().flat_map(wide_values).collect(),
        Expr::Block(block) => of_block(&block.block),
        Expr::Match(choice) => choice
            .arms
            .iter()
            .flat_map(|arm| wide_values(&arm.body))
            .collect(),
        Expr::If(choice) => {
            let otherwise = choice
                .else_branch
                .iter()
                .flat_map(|(_, value)| wide_values(value));
            of_block(&choice.then_branch)
                .into_iter()
                .chain(otherwise)
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Whether this is no call but a value in an `Ok` or a `Some`.
fn is_wrapped(call: &ExprCall) -> bool {
    let Expr::Path(function) = &*call.func else {
        return false;
    };
    function
        .path
        .segments
        .last()
        .is_some_and(|step| step.ident == "Ok" || step.ident == "Some")
}

// The reader can fail

#[test]
fn the_scanner_reads_every_path_of_a_use_tree_and_nothing_from_comments_or_quotes() {
    let rust = r##"
use crate::{db::{self, players}, domain}; // crate::web
/* std::env /* nested */ std::thread */
fn now(now: &'static str) -> char { chrono::Utc::now(); '"' }
const S: &str = "diesel::\" insert"; const R: &str = r#"actix_web " x"#;
    ::diesel::sql_query::<std::env::Args>('\'');
"##;
    let found: Vec<(usize, String)> = Code::of(&file("src/x.rs", rust))
        .mentions
        .into_iter()
        .map(|Mention { line, path }| (line, path))
        .collect();
    let paths: Vec<String> = found
        .iter()
        .filter(|(_, path)| path.contains("::"))
        .map(|(line, path)| format!("{line} {path}"))
        .collect();
    let expected = [
        "2 crate::db::self",
        "2 crate::db::players",
        "4 chrono::Utc::now",
        "6 diesel::sql_query",
        "6 std::env::Args",
    ];
    assert_eq!(
        paths
            .iter()
            .filter(|path| *path != "2 crate::domain")
            .collect::<Vec<_>>(),
        expected.iter().collect::<Vec<_>>()
    );
    assert!(paths.contains(&"2 crate::domain".to_owned()));
}

#[test]
fn the_scanner_reads_what_stands_in_macros_and_in_qualified_paths() {
    let rust = r#"
macro_rules! made {
    ($(#[$doc:meta])* $name:ident, $($field:ident: $type:ty),*) => {
        $(#[$doc])* #[allow(x)] pub struct Row { $($field: $type,)* triple: (A, B, C) }
        impl $name { fn all($($field: $type),*) -> Vec<(A, $type, C)> { unsafe { $crate::db::load::<web::Page>() } } }
        fn wide(a: (A, B, C)) $body
    };
}
made! { crate::schema::{players, games::*}, diesel::pg }
fn f() { vec![std::env::var("x"), matches!(a, Some(_) if super::c(&mut ::d::E))]; <F as g::H>::i(); }
#[cfg_attr(test, ignore)] fn g() {}
parameters! { pub struct Info { pub a as "w": u8 = 1, } }
"#;
    let code = Code::of(&file("src/x.rs", rust));
    let lines = |found: &[Mention]| {
        found
            .iter()
            .map(|Mention { line, path }| format!("{line} {path}"))
            .collect::<Vec<_>>()
    };
    let paths: Vec<String> = lines(&code.mentions)
        .into_iter()
        .filter(|path| path.contains("::"))
        .collect();
    let inside = [
        "5 crate::db::load",
        "5 web::Page",
        "9 crate::schema::players",
        "9 crate::schema::games::*",
        "9 diesel::pg",
    ];
    assert_eq!(
        paths,
        [
            &inside[..],
            &["10 std::env::var", "10 super::c", "10 d::E", "10 g::H"]
        ]
        .concat()
    );
    assert_eq!(lines(&code.types), ["4 Row", "12 Info"]);
    assert_eq!(code.wide_tuples, [4, 5, 6]);
    assert_eq!(code.unsafe_lines, [5]);
    assert_eq!(
        lines(&code.attributes),
        ["4 doc_", "4 allow", "11 cfg_attr", "11 ignore"]
    );
}
