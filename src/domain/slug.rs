//! The slug of a federation: the first word of its addresses, other than those of the site's own.

/// First words of the site's addresses, existing or reserved; sorted for the binary search.
const OF_THE_SITE: [&str; 24] = [
    "account",
    "accounts",
    "admin",
    "api",
    "assistants",
    "audit",
    "certificates",
    "confirmation",
    "embed",
    "favicon",
    "health",
    "help",
    "invitation",
    "language",
    "login",
    "logout",
    "privacy",
    "ready",
    "registrations",
    "robots",
    "search",
    "sitemap",
    "static",
    "style",
];

/// True if a word has the form of a slug: 2 to 40 of `a-z 0-9 -`, without a hyphen at either end.
pub fn is_slug(word: &str) -> bool {
    (2..=40).contains(&word.len())
        && word
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        && !word.starts_with('-')
        && !word.ends_with('-')
}

/// True if addresses of the site itself begin with this word, so that no federation may have it.
pub fn is_of_the_site(word: &str) -> bool {
    OF_THE_SITE.binary_search(&word).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_site_are_in_order_for_the_search() {
        assert!(OF_THE_SITE.is_sorted());
        assert!(
            OF_THE_SITE
                .iter()
                .all(|word| is_slug(word) && is_of_the_site(word))
        );
    }

    #[test]
    fn slugs_have_their_form() {
        for good in ["go", "go-2", "a".repeat(40).as_str(), "search"] {
            assert!(is_slug(good), "{good}");
        }
        for bad in [
            "",
            "g",
            "-go",
            "go-",
            "Go",
            "g o",
            "го",
            "a.b",
            "a".repeat(41).as_str(),
        ] {
            assert!(!is_slug(bad), "{bad}");
        }
    }
}
