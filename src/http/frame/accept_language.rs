//! Content negotiation of the language.

use crate::domain::language::Language;

/// The preferred language of an `Accept-Language` header.
pub fn negotiated(header: &str) -> Language {
    let mut wanted: Vec<(u32, &str)> = header
        .split(',')
        .filter_map(|part| {
            let mut fields = part.split(';');
            let tag = fields.next()?.trim();
            let weight = fields
                .next()
                .and_then(|q| q.trim().strip_prefix("q="))
                .and_then(|q| q.parse::<f32>().ok())
                .unwrap_or(1.0);
            (weight > 0.0).then_some(((weight.min(1.0) * 1000.0) as u32, tag))
        })
        .collect();
    wanted.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    wanted
        .iter()
        .find_map(|(_, tag)| {
            Language::from_word(tag.split('-').next()?.to_ascii_lowercase().as_str())
        })
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_the_wanted_languages_is_chosen() {
        for (header, language) in [
            ("uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.5", Language::Ukrainian),
            ("de, ru;q=0.3, en;q=0.2", Language::Russian),
            ("de", Language::English),
            ("", Language::English),
            ("ru;q=0, uk;q=0.1", Language::Ukrainian),
            (";;;q=x,,", Language::English),
        ] {
            assert_eq!(negotiated(header), language, "{header}");
        }
    }
}
