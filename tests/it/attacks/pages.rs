//! Attacks on the pages that are kept for everybody, and on what is dear to make.

use crate::app::App;
use crate::client::encoded;
use crate::database::on_both;

/// The pages that strangers may ask with parameters, each with one that it knows.
const ASKED: [&str; 9] = [
    "/steppe/ratings?q=Ko",
    "/steppe/ratings.json?q=Ko",
    "/steppe/ratings.csv?q=Ko",
    "/steppe/ratings/comparison?sort=gain",
    "/steppe/tournaments?year=2026",
    "/steppe/calendar?view=list",
    "/steppe/numbers?from=2026-01-01",
    "/steppe/calculator?r=1500&o1=1600&r1=1",
    "/search?q=Ko",
];

on_both! {
    fn what_a_page_does_not_know_makes_no_other_page(app: App) {
        let visitor = app.visitor();
        for path in ["/", "/steppe", "/steppe/rules"].map(|path| format!("{path}?")).iter().chain(&ASKED.map(str::to_owned)) {
            let plain = path.trim_end_matches('?');
            let right = visitor.get(plain).ok();
            visitor.get(plain).ok();
            let kept = app.finished_pages();
            for n in 0..20 {
                let junk = encoded(&[(&format!("junk{n}"), "<b>\u{202e}"), ("%70", "x"), ("token", "x")]);
                let (first, rest) = path.split_once('?').unwrap();
                for address in [format!("{path}&{junk}"), format!("{first}?{junk}&{rest}"), format!("{first}?&&{junk}&{rest}&=&")] {
                    let page = visitor.get(&address).ok();
                    assert_eq!(page.body, right.body, "{address}");
                }
            }
            assert_eq!(app.finished_pages(), kept, "{path}");
        }
    }

    fn what_a_page_knows_still_counts(app: App) {
        let visitor = app.visitor();
        // Its first answer teaches the address, whatever is asked.
        visitor.get("/steppe/ratings?nonsense=1").ok();
        let all = visitor.get("/steppe/ratings").ok();
        let one = visitor.get("/steppe/ratings?q=%D0%9A%D0%BE%D0%B2%D0%B0%D0%BB%D1%8C&nonsense=2").ok();
        assert!(all.body.contains("Bondar") && all.body.contains("Koval"));
        assert!(!one.body.contains("Bondar") && one.body.contains("Koval"));
        // A name may be written in any of the ways in which addresses can be.
        let other = visitor.get("/steppe/ratings?%71=%D0%9A%D0%BE%D0%B2%D0%B0%D0%BB%D1%8C").ok();
        assert!(!other.body.contains("Bondar") && other.body.contains("Koval"));
    }

    fn an_answer_of_which_nobody_knows_what_may_be_asked_is_not_kept(app: App) {
        let kept = app.finished_pages();
        app.visitor().get("/steppe/tournaments?junk=1").ok();
        assert_eq!(app.finished_pages(), kept);
    }
}
