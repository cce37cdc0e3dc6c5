//! The calculator: each regulation's own numbers on the page, mistakes at their fields, and an
//! address that holds the whole question.

use crate::app::{App, import};
use crate::client::encoded;
use crate::database::on_both;

/// Federations with nothing but their rules.
fn bare(app: &App) {
    app.write(|c| {
        for rules in ["ssdc", "orr", "rgf", "elo"] {
            import(c, &format!(r#"{{"federation": {{"slug": "bare-{rules}", "name": "Bare", "rules": "{rules}"}}}}"#));
        }
        Ok(())
    });
}

on_both! {
    /// One game between equals by hand: K times a half. ufgo: 30, not official; ssdc and elo: 20
    /// for experienced players; orr: 30 for a gain; rgf: a draw is what is expected, so nothing
    /// moves.
    fn each_regulation_answers_with_its_own_number(app: App) {
        bare(&app);
        for (slug, query, says) in [
            ("steppe", "f=0&r=1500&x1=1500&r1=0", "1500 → 1485 ( \u{2212}15 )"),
            ("bare-elo", "r=1500&x1=1500&r1=1", "1500 → 1510 ( +10 )"),
            ("bare-ssdc", "r=1500&x1=1500&r1=1", "1500.0 → 1510.0 ( +10.0 )"),
            ("bare-orr", "r=1500&x1=1500&r1=1", "1500 → 1515 ( +15 )"),
            ("bare-rgf", "r=1500&s=80&x1=1500&s1=80&r1=0.5", "1500.0"),
        ] {
            let page = app.visitor().page(&format!("/{slug}/calculator?{query}"));
            page.says(says).says("expected score: 0.50").says("What do I need?");
            // One game: three totals.
            for total in ["0", "0.5", "1"] {
                assert!(page.rows().iter().any(|row| row.first().is_some_and(|cell| cell == total)), "{slug}: {total}");
            }
            let fields = if slug == "bare-rgf" { 5 } else { 3 };
            let wrong = app.visitor().page(&format!("/{slug}/calculator?r=1500&r1=1"));
            assert!(wrong.body.contains(&format!("colspan=\"{fields}\"")), "{slug}: the mistake goes over the whole row");
            let fragment = app.visitor().page(&format!("/{slug}/calculator?{query}&fragment=1"));
            fragment.says(says).says_nothing_of("About me");
            assert!(page.text().contains(&fragment.text()), "{slug}: the page and its answer differ");
        }
        // No scale without handicap goes below nothing.
        app.visitor().page("/bare-elo/calculator?r=-5&x1=1500&r1=1").says("Enter a number").says_nothing_of("What do I need?");
        // Plain Elo by hand: two equals, 20 (S - 1).
        let page = app.visitor().page("/bare-elo/calculator?r=1500&x1=1500&x2=1500");
        assert_eq!(page.row("1480")[..2], ["0", "1480"]);
        assert_eq!(page.row("1490")[..2], ["0.5", "1490"]);
        assert_eq!(page.row("1520")[..2], ["2", "1520"]);
    }

    fn every_federation_of_the_demo_calculates(app: App) {
        app.with_demo();
        for slug in ["dots", "chess", "stones", "evening"] {
            for code in crosstable::domain::language::Language::ALL.map(|language| language.word()) {
                let address = format!("/{slug}/calculator?r=1500&x1=1500&r1=1&x2=1600&r2=0");
                let page = app.visitor().get_with(&address, &[("accept-language", code)]).ok();
                assert!(page.body.contains("class=\"steps\"") && page.text().contains('→'), "{slug} in {code}: {}", page.text());
            }
        }
    }

    fn players_are_found_by_code_and_by_name(app: App) {
        let visitor = app.visitor();
        let by_code = visitor.page("/steppe/calculator?p=p01&o1=p03&r1=1&fragment=1");
        by_code.says("Koval Anna").says("Melnyk Bohdan");
        let typed = encoded(&[("p", "коваль"), ("o1", "Мельник Богдан"), ("r1", "+"), ("fragment", "1")]);
        let by_name = visitor.page(&format!("/steppe/calculator?{typed}"));
        assert_eq!(by_code.text(), by_name.text());
        // A letter that many names have.
        visitor.page("/steppe/calculator?p=p01&o1=a&r1=1").says("Several players match").says("(p0");
        visitor.page("/steppe/calculator?p=nobodyatall&o1=p03&r1=1").says("No player here has this name.");
        let id = app.player("p01");
        let leads = visitor.page(&format!("/steppe/players/{id}")).links();
        assert!(leads.iter().any(|link| link == "/steppe/calculator?p=p01"), "{leads:?}");
        assert!(visitor.page("/steppe/rules").links().iter().any(|link| link == "/steppe/calculator"));
    }

    fn bad_questions_are_answered_with_sentences(app: App) {
        let visitor = app.visitor();
        let both = visitor.page("/steppe/calculator?p=p01&r=1500&x1=NaN&r1=1&r2=0&x3=1500&r3=7");
        both.says("Enter either a player or a rating, not both.").says("Enter a number within the allowed range.");
        both.says("There is a result but no opponent");
        assert!(both.body.contains("href=\"#x1\"") && both.body.contains("href=\"#o2\"") && both.body.contains("href=\"#r3\""));
        // The fields themselves say that they are wrong, and no others do.
        let wrong = |id: &str| both.body.split(&format!("id=\"{id}\"")).nth(1).unwrap().split('>').next().unwrap().contains("aria-invalid=\"true\"");
        assert_eq!(["x1", "o2", "r3", "o1", "r1", "x3"].map(wrong), [true, true, true, false, false, false]);
        // A mistake is told in the words that stand at its field.
        both.says("Player (surname or code): Enter either").says("Round 1, Rating instead of a player: Enter a number");
        both.says("Round 2, Player (surname or code): There is a result").says("Round 3, Result: ");
        visitor.page("/steppe/calculator?m=long&x1=1500&r1=1").says("Main time, minutes: Enter a number");
        let long = "x".repeat(10_000);
        visitor.page(&format!("/steppe/calculator?p={long}&x1=1500&r1=1")).says("At most 200 characters.");
        let many: String = (1..=1000).map(|n| format!("&x{n}=1500&r{n}=1")).collect();
        visitor.page(&format!("/steppe/calculator?r=1500{many}")).says("At most 30 games.");
        for rating in ["inf", "-inf", "1e308", "1e-400", "-1", "1500.5", "99999999999999999999999999", "%00", "%FF", "0x10"] {
            let page = visitor.get(&format!("/steppe/calculator?r={rating}&x1={rating}&r1=1&p=&o2={rating}&m={rating}"));
            assert!(matches!(page.status, 200 | 400), "{rating}");
        }
        for query in
            ["o0=1", "o=1", "o99999999999999999999=x", "n=1000000", "n=-1", "%D1%8F1=2", "r=1&r=2", "a[]=1", "&&&=", "b=0&pool=x&c=y&f=z"]
        {
            let page = visitor.get(&format!("/steppe/calculator?{query}"));
            assert!(matches!(page.status, 200 | 400), "{query}");
        }
        let harm = encoded(&[("p", "<script>alert('x')</script>\" onload=\"x"), ("o1", "<script>alert(1)</script>")]);
        assert!(!visitor.page(&format!("/steppe/calculator?{harm}")).body.contains("<script>alert"));
        visitor.get("/nowhere/calculator").is(404);
        // Thirty rows may be asked for, and no more.
        assert!(visitor.page("/steppe/calculator?n=1000").body.contains("name=\"o30\""));
        assert!(!visitor.page("/steppe/calculator?n=1000").body.contains("name=\"o31\""));
    }

    fn a_shared_address_gives_the_same_answer(app: App) {
        let query = "p=p01&f=1&b=13&m=60&o1=p03&r1=0.5&x2=1450&r2=1&x4=1700&r4=0";
        let one = app.visitor().page(&format!("/steppe/calculator?{query}"));
        let other = app.official().page(&format!("/steppe/calculator?{query}&fragment=1"));
        assert!(one.text().contains(&other.text()));
        // What was typed stands in the form again.
        for field in ["name=\"x2\"", "value=\"1450\"", "<option value=\"13\" selected>", "value=\"60\""] {
            assert!(one.body.contains(field), "{field}");
        }
    }
}
