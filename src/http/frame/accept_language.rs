//! Content negotiation of the language.

use actix_web::HttpMessage;
use actix_web::http::header::{AcceptLanguage, Header, Preference, Quality};

use crate::domain::language::Language;

pub fn negotiate_language(message: &impl HttpMessage) -> Language {
    let Ok(accepted) = AcceptLanguage::parse(message) else {
        return Language::default();
    };
    let mut wanted: Vec<_> = accepted
        .iter()
        .filter(|accepted| accepted.quality > Quality::ZERO)
        .collect();
    wanted.sort_by_key(|accepted| std::cmp::Reverse(accepted.quality));
    wanted
        .iter()
        .find_map(|accepted| match &accepted.item {
            Preference::Specific(tag) => {
                Language::from_word(&tag.primary_language().to_ascii_lowercase())
            }
            Preference::Any => None,
        })
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn the_best_of_the_wanted_languages_is_chosen() {
        for (header, language) in [
            ("uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.5", Language::Ukrainian),
            ("de, ru;q=0.3, en;q=0.2", Language::Russian),
            ("*, uk;q=0.5", Language::Ukrainian),
            ("de", Language::English),
            ("", Language::English),
            ("ru;q=0, uk;q=0.1", Language::Ukrainian),
            (";;;q=x,,", Language::English),
        ] {
            let request = TestRequest::default()
                .insert_header(("accept-language", header))
                .to_http_request();
            assert_eq!(negotiate_language(&request), language, "{header}");
        }
        let request = TestRequest::default().to_http_request();
        assert_eq!(negotiate_language(&request), Language::English);
    }
}
