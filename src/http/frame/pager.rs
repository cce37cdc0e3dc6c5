//! Pagination of long lists.

pub struct Pager {
    /// The page, from 1.
    pub current: i64,
    pub last: i64,
    /// A page's address without its number: ends with `page=`.
    base: String,
}

pub const PER_PAGE: i64 = 100;

impl Pager {
    /// A page beyond the last one is the last one.
    pub fn new(
        asked: Option<i64>,
        rows: i64,
        per_page: i64,
        path: &str,
        query: &[(&str, &str)],
    ) -> Pager {
        let last = ((rows + per_page - 1) / per_page).max(1);
        let encode = |text: &str| {
            percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC)
                .to_string()
        };
        let mut base = format!("{path}?");
        for (key, value) in query.iter().filter(|(_, v)| !v.is_empty()) {
            base.push_str(&format!("{key}={}&", encode(value)));
        }
        base.push_str("page=");
        Pager {
            current: asked.unwrap_or(1).clamp(1, last),
            last,
            base,
        }
    }

    pub fn row_offset(&self, per_page: i64) -> i64 {
        (self.current - 1) * per_page
    }

    fn page_href(&self, page: i64) -> String {
        format!("{}{page}", self.base)
    }

    pub fn before(&self) -> Option<String> {
        (self.current > 1).then(|| self.page_href(self.current - 1))
    }

    pub fn after(&self) -> Option<String> {
        (self.current < self.last).then(|| self.page_href(self.current + 1))
    }

    /// Numbers and addresses. A gap has neither, the current page has no address.
    pub fn links(&self) -> Vec<(Option<i64>, Option<String>)> {
        self.linked_pages()
            .into_iter()
            .map(|n| {
                (
                    (n > 0).then_some(n),
                    (n > 0 && n != self.current).then(|| self.page_href(n)),
                )
            })
            .collect()
    }

    /// First, last, and those around the current page; 0 stands for a gap.
    fn linked_pages(&self) -> Vec<i64> {
        let around = (self.current - 2).max(1)..=(self.current + 2).min(self.last);
        let mut named = Vec::new();
        if *around.start() > 1 {
            named.push(1);
        }
        if *around.start() > 2 {
            named.push(0);
        }
        named.extend(around.clone());
        if *around.end() < self.last - 1 {
            named.push(0);
        }
        if *around.end() < self.last {
            named.push(self.last);
        }
        named
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pager_names_the_ends_and_the_neighbours() {
        let named = |asked, rows| Pager::new(Some(asked), rows, 100, "/x", &[]).linked_pages();
        assert_eq!(named(1, 50), [1]);
        assert_eq!(named(1, 250), [1, 2, 3]);
        assert_eq!(named(6, 1100), [1, 0, 4, 5, 6, 7, 8, 0, 11]);
    }

    #[test]
    fn page_one_million_is_the_last_page() {
        let pager = Pager::new(Some(1_000_000), 250, 100, "/x", &[("q", "а&б")]);
        assert_eq!((pager.current, pager.row_offset(100)), (3, 200));
        assert_eq!(pager.page_href(2), "/x?q=%D0%B0%26%D0%B1&page=2");
        assert_eq!(Pager::new(Some(-5), 0, 100, "/x", &[]).current, 1);
    }
}
