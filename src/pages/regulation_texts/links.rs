//! Article numbers as links: to the federation's text, or else to the site's explanation.

use std::collections::BTreeSet;

use crate::actions::regulation_texts;
use crate::domain::article::url_fragment;
use crate::domain::rules::Rulebook;
use crate::error::WebError;
use crate::frame::request::{Inside, read_inside};

/// Article numbers are links, the text between them isn't.
#[derive(Debug, PartialEq, Eq)]
pub struct Part {
    pub text: String,
    /// `None` if the piece is no link.
    pub href: Option<String>,
}

#[derive(Clone)]
pub struct ArticleLinks {
    slug: String,
    rules: &'static Rulebook,
    written: BTreeSet<String>,
}

impl ArticleLinks {
    pub async fn load_links(inside: &Inside) -> Result<ArticleLinks, WebError> {
        let (language, today) = (inside.language, inside.today());
        let label = read_inside(inside, move |c, f| {
            Ok(regulation_texts::current_text(c, f, language, today)?)
        })
        .await?;
        let written = label
            .map(|l| {
                regulation_texts::parse_articles(&l.articles)
                    .into_keys()
                    .collect()
            })
            .unwrap_or_default();
        Ok(ArticleLinks {
            slug: inside.federation.slug.clone(),
            rules: inside.federation.rules,
            written,
        })
    }

    /// `None` if the current text has no such article.
    pub fn text(&self, number: &str) -> Option<String> {
        self.written
            .contains(number)
            .then(|| format!("/{}/rules/text#a-{}", self.slug, url_fragment(number)))
    }

    fn article_href(&self, number: &str) -> Option<String> {
        let known = self.rules.articles.iter().any(|a| a.number == number);
        known.then(|| {
            self.text(number).unwrap_or_else(|| {
                format!(
                    "/{}/articles#{}-{}",
                    self.slug,
                    self.rules.id,
                    url_fragment(number)
                )
            })
        })
    }

    /// A citation, `4.2, 4.3` or `4.4 (A14)`, in pieces.
    pub fn split_citation(&self, said: &str) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        let mut rest = said;
        while !rest.is_empty() {
            let number = rest
                .find(|c: char| !(c.is_ascii_digit() || c == '.'))
                .unwrap_or(rest.len());
            // A number after a letter, `A3`, is part of a code and no article.
            let coded = said[..said.len() - rest.len()]
                .chars()
                .next_back()
                .is_some_and(char::is_alphabetic);
            let (length, href) = match self.article_href(&rest[..number]).filter(|_| !coded) {
                Some(href) => (number, Some(href)),
                None => (
                    rest[number..]
                        .find(|c: char| c.is_ascii_digit())
                        .map_or(rest.len(), |next| number + next)
                        .max(1),
                    None,
                ),
            };
            let text = rest[..length].to_owned();
            rest = &rest[length..];
            match parts
                .last_mut()
                .filter(|last| last.href.is_none() && href.is_none())
            {
                Some(last) => last.text.push_str(&text),
                None => parts.push(Part { text, href }),
            }
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::rules::by_id;

    #[test]
    fn numbers_of_articles_are_links() {
        let written = BTreeSet::from(["4.2".to_owned()]);
        let links = ArticleLinks {
            slug: "steppe".to_owned(),
            rules: by_id("ufgo").unwrap(),
            written,
        };
        let said = |text: &str| {
            links
                .split_citation(text)
                .into_iter()
                .map(|p| (p.text, p.href.unwrap_or_default()))
                .collect::<Vec<_>>()
        };
        let to = |text: &str, href: &str| (text.to_owned(), href.to_owned());
        assert_eq!(
            said("4.2, 4.3"),
            [
                to("4.2", "/steppe/rules/text#a-4.2"),
                to(", ", ""),
                to("4.3", "/steppe/articles#ufgo-4.3")
            ]
        );
        assert_eq!(
            said("4.4 (A14)"),
            [to("4.4", "/steppe/articles#ufgo-4.4"), to(" (A14)", "")]
        );
        assert_eq!(said("9.9 Тур"), [to("9.9 Тур", "")]);
        assert_eq!(said(""), []);
        let links = ArticleLinks {
            slug: "steppe".to_owned(),
            rules: by_id("orr").unwrap(),
            written: BTreeSet::new(),
        };
        let hrefs: Vec<_> = links
            .split_citation("2 (A3), 3")
            .into_iter()
            .filter_map(|p| p.href)
            .collect();
        assert_eq!(hrefs, ["/steppe/articles#orr-2", "/steppe/articles#orr-3"]);
    }
}
