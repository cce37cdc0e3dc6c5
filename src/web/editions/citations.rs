//! The places in the program that name articles of the regulations, gathered from the source when the program is built (`build/cited.rs`).

/// A place in the program that names an article.
struct Citation {
    regulation: &'static str,
    article: &'static str,
    place: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/citations.rs"));

/// The places in the program that name an article: modules, and what in them.
pub fn citations(regulation: &str, article: &str) -> impl Iterator<Item = &'static str> {
    CITATIONS.iter().filter(move |c| c.regulation == regulation && c.article == article).map(|c| c.place)
}

#[cfg(test)]
mod tests;
