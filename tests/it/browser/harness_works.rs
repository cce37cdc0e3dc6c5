//! The harness itself: it must be able to find what it looks for.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::thread;

use super::{Browser, run};

/// Serves one page under a policy as strict as the site's own, until the test ends. Answers the
/// language that was asked for as `{language}`.
fn serve(body: &'static str) -> String {
    let listener =
        TcpListener::bind("127.0.0.1:0").unwrap_or_else(|error| panic!("no port: {error}"));
    let address = listener
        .local_addr()
        .unwrap_or_else(|error| panic!("no address: {error}"));
    thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            let request: Vec<String> = BufReader::new(&connection)
                .lines()
                .map_while(Result::ok)
                .take_while(|line| !line.is_empty())
                .collect();
            let language = request.iter().find_map(|line| {
                line.to_ascii_lowercase()
                    .strip_prefix("accept-language: ")
                    .map(str::to_owned)
            });
            let page = match request.first().map(String::as_str) {
                Some("GET / HTTP/1.1") => body.replace("{language}", &language.unwrap_or_default()),
                Some("GET /script.js HTTP/1.1") => {
                    "document.querySelector('output').textContent = 'scripted'".to_owned()
                }
                Some("GET /style.css HTTP/1.1") => {
                    "@media (scripting: enabled) { h1 { margin-top: 300px } }".to_owned()
                }
                _ => String::new(),
            };
            let kind = match page.as_bytes().first() {
                Some(b'd') => "text/javascript",
                Some(b'@') => "text/css",
                _ => "text/html",
            };
            let status = if page.is_empty() {
                "404 Not Found"
            } else {
                "200 OK"
            };
            // A reader who goes away in the middle is no failure of the page.
            let _ = write!(
                &connection,
                "HTTP/1.1 {status}\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {}\r\nConnection: close\r\n\
                 Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                 require-trusted-types-for 'script'\r\n\r\n{page}",
                page.len()
            );
        }
    });
    format!("http://{address}/")
}

const GOOD: &str = "<!doctype html><html lang=en><title>Ratings</title><meta name=viewport content='width=device-width'>
    <link rel=icon href='data:,'><link rel=stylesheet href='/style.css'><main><h1>Рейтинг</h1><p id=language>{language}</p>
    <output>plain</output><noscript><p id=noscript>no script</p></noscript>
    <form><label>Name <input name=name id=name></label> <button>Find</button></form>
    <a id=again href='/'>again</a></main><script src='/script.js'></script>";

const BAD: &str = "<!doctype html><html><title>Ratings</title><link rel=icon href='data:,'>
    <main><h1>Ratings</h1><img src='/missing.png'><input><table width=900 id=wide><tr><td>wide</table>
    <table><thead><tr><th>a<th>b<tbody><tr><td>straight<td>b</table>
    <table id=crooked><thead><tr><th>a<th>b<tbody><tr><td>crooked, for it is a grid<td>b</table></main>";

#[test]
fn a_good_page_passes_every_check_on_a_phone_in_the_dark() {
    run(async {
        let browser = Browser::on_a_phone()
            .language("uk")
            .in_the_dark()
            .open()
            .await;
        browser.goto(&serve(GOOD)).await;
        assert_eq!(browser.text("h1").await, "Рейтинг");
        assert!(browser.text("#language").await.starts_with("uk"));
        assert_eq!(browser.text("output").await, "scripted");
        let measured = browser
            .execute(
                "return [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]",
                Vec::new(),
            )
            .await;
        assert_eq!(measured.unwrap().json(), &serde_json::json!([360, true]));
        browser.fill("#name", "Яна").await;
        browser.assert_well_made("harness-phone").await;
    });
}

#[test]
fn a_page_without_javascript_shows_what_stands_in_it_and_still_can_be_checked() {
    run(async {
        let browser = Browser::on_a_desk().without_javascript().open().await;
        browser.goto(&serve(GOOD)).await;
        for _ in 0..2 {
            assert_eq!(browser.text("output").await, "plain");
            assert_eq!(browser.text("#noscript").await, "no script");
            browser.press("#again").await;
        }
        // Its heading has its room only where scripts run, and the checks let them run.
        browser.assert_well_made("harness-without-javascript").await;
    });
}

#[test]
fn a_bad_page_is_found_out() {
    run(async {
        let browser = Browser::on_a_desk().window(600, 400).open().await;
        browser.goto(&serve(BAD)).await;
        let rules: Vec<String> = browser
            .axe()
            .await
            .into_iter()
            .map(|violation| violation.id)
            .collect();
        for expected in ["html-has-lang", "image-alt", "label"] {
            assert!(
                rules.iter().any(|rule| rule == expected),
                "{expected} is not among {rules:?}"
            );
        }
        let broken = browser.broken_laws().await;
        assert!(
            broken
                .iter()
                .any(|law| law.starts_with("wider than 600 px") && law.contains("id=\"wide\"")),
            "{broken:?}"
        );
        assert!(!broken.iter().any(|law| law.contains("head")), "{broken:?}");
        // As a style sheet that means another list by the same class would do it.
        browser
            .execute(
                "document.querySelector('#crooked').style.display = 'grid'",
                Vec::new(),
            )
            .await
            .unwrap();
        let broken = browser.broken_laws().await;
        let crooked: Vec<_> = broken.iter().filter(|law| law.contains("head")).collect();
        assert!(
            crooked.len() == 1 && crooked[0].contains("crooked"),
            "{broken:?}"
        );
        let errors = browser.console_errors().await;
        assert!(
            errors.len() == 1 && errors[0].contains("/missing.png"),
            "{errors:?}"
        );
    });
}

/// Each broken by one element of its own.
const UNLAWFUL: &str = "<!doctype html><html lang=en><title>Ratings</title><link rel=icon href='data:,'>
    <meta name=viewport content='width=device-width'><main><h1>Ratings</h1>
    <div id=cards><article>first</article><article id=sunk>second</article></div>
    <div class=scroll id=box><table class=data id=lost><thead><tr><th>a<tbody><tr><td>b</table></div>
    <div class=scroll id=low><table class=data id=short><tbody><tr><td>a<tr><td>b<tr><td>c</table></div>
    <table id=rowless><thead><tr><th>a<tbody></tbody></table>
    <p id=hole></p><p id=cut>words and words and words and words and words</p>
    <button id=tight>words that are many</button><p>before</p><p id=over>after</p>
    <svg width=99 height=40><text y=20>first</text><text y=22 id=word>second</text></svg></main>";

const UNLAW: &str = "
    const style = (id, text) => { document.getElementById(id).style.cssText = text; };
    style('cards', 'display: grid; grid-template-columns: 1fr 1fr');
    style('sunk', 'margin-top: 20px');
    style('box', 'width: 600px');
    style('low', 'height: 30px; overflow: auto');
    style('short', 'width: 100%');
    style('cut', 'overflow: hidden; white-space: nowrap; width: 60px');
    style('tight', 'width: 40px; white-space: nowrap');
    style('over', 'margin-top: -30px');";

#[test]
fn every_law_of_layout_is_kept_by_the_walk() {
    run(async {
        let browser = Browser::on_a_desk().open().await;
        browser.goto(&serve(UNLAWFUL)).await;
        browser.execute(UNLAW, Vec::new()).await.unwrap();
        let broken = browser.broken_laws().await;
        for (law, who) in [
            ("out of line with its neighbour", "sunk"),
            ("does not fill its box", "lost"),
            ("a short table scrolls", "short"),
            ("a table without rows", "rowless"),
            ("is empty", "hole"),
            ("is cut", "cut"),
            ("text does not fit its button", "tight"),
            ("overlaps what stands before it", "over"),
            ("words of a drawing overlap", "text"),
        ] {
            assert!(
                broken
                    .iter()
                    .any(|found| found.contains(law) && found.contains(who)),
                "{law}: {broken:#?}"
            );
        }
    });
}

#[test]
fn a_heavy_page_that_jumps_is_found() {
    run(async {
        let browser = Browser::on_a_desk().open().await;
        let text = "no word of it is new ".repeat(6000);
        let page = format!(
            "<!doctype html><html lang=en><title>Ratings</title><link rel=icon href='data:,'><main><h1>Ratings</h1>\
             <output>late</output><p>{text}</p></main><script src='/script.js'></script>"
        );
        browser.goto(&serve(Box::leak(page.into_boxed_str()))).await;
        // The heading grows after everything has been seen.
        let grown = "const done = arguments[0]; requestAnimationFrame(() => setTimeout(() => {
            document.querySelector('h1').textContent = 'Ratings '.repeat(200); setTimeout(done, 100); }, 100))";
        browser.execute_async(grown, Vec::new()).await.unwrap();
        let complaints = browser.heavy_or_restless(None).await;
        assert!(
            complaints.len() == 2
                && complaints[0].contains("bytes came")
                && complaints[1].contains("jumped"),
            "{complaints:?}"
        );
    });
}
