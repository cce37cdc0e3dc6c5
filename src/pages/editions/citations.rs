//! The places that cite articles of the regulations, collected at build time by `build/citations.rs`.

struct Citation {
    regulation: &'static str,
    article: &'static str,
    place: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/citations.rs"));

/// Paths of modules and items.
pub fn places_citing(regulation: &str, article: &str) -> impl Iterator<Item = &'static str> {
    CITATIONS
        .iter()
        .filter(move |c| c.regulation == regulation && c.article == article)
        .map(|c| c.place)
}

#[cfg(test)]
mod tests;
