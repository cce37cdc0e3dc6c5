//! One Chromium per test: its own driver, its own profile, nothing left behind.

use std::fmt;
use std::fs::{self, File, Permissions};
use std::future::Future;
use std::io::{BufRead, BufReader};
use std::ops::Deref;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use crosstable::domain::name;
use crosstable::i18n::Language;
use serde::Deserialize;
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;
use thirtyfour::{LoggingPrefsLogLevel, RequestData, SessionId};

/// Runs the story of a test to its end.
pub(crate) fn run(story: impl Future<Output = ()>) {
    match tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
    {
        Ok(runtime) => runtime.block_on(story),
        Err(error) => panic!("no runtime for the browser test: {error}"),
    }
}

/// A browser with one open page. Everything that [`WebDriver`] can do, and what the site's tests
/// ask of every page.
///
/// Dropping it closes Chromium and the driver and removes the profile, also when the test panics.
pub(crate) struct Browser {
    driver: WebDriver,
    screen: Screen,
    elsewhere: &'static [Screen],
    javascript: bool,
    contrast: bool,
    // In this order: the profile can be removed only when nobody writes to it any more.
    server: Driver,
    _profile: TempDir,
}

/// A window: its size in CSS pixels, and how many times they are magnified.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Screen {
    width: u32,
    height: u32,
    zoom: u32,
}

impl Screen {
    /// A phone of the width that is still promised to be served.
    const PHONE: Screen = Screen {
        width: 360,
        height: 740,
        zoom: 1,
    };
    const TABLET: Screen = Screen {
        width: 768,
        height: 1024,
        zoom: 1,
    };
    const DESK: Screen = Screen {
        width: 1280,
        height: 900,
        zoom: 1,
    };
    /// The window of a desk for somebody who needs letters of twice the size.
    const MAGNIFIED: Screen = Screen {
        width: 640,
        height: 450,
        zoom: 2,
    };
}

impl fmt::Display for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.width * self.zoom)?;
        if self.zoom > 1 {
            write!(f, "x{}", self.zoom)
        } else {
            Ok(())
        }
    }
}

/// What kind of reader opens the page: see [`Browser::on_a_desk`] and [`Browser::on_a_phone`].
#[derive(Debug, Clone)]
pub(crate) struct Reader {
    screen: Screen,
    elsewhere: &'static [Screen],
    language: &'static str,
    javascript: bool,
    dark: bool,
    contrast: bool,
}

impl Browser {
    /// A reader with a window of 1280 x 900, English, with JavaScript, in light colours.
    pub(crate) fn on_a_desk() -> Reader {
        Reader {
            screen: Screen::DESK,
            elsewhere: &[],
            language: "en",
            javascript: true,
            dark: false,
            contrast: true,
        }
    }

    /// The same reader on the narrowest phone that the site promises to serve: 360 x 740.
    pub(crate) fn on_a_phone() -> Reader {
        Reader {
            screen: Screen::PHONE,
            ..Self::on_a_desk()
        }
    }

    /// Opens a page and waits until it is loaded.
    pub(crate) async fn goto(&self, url: &str) {
        done(self.driver.goto(url).await, || {
            format!("{url} does not open")
        });
    }

    /// The text of the first element that fits the CSS selector, as the reader sees it.
    pub(crate) async fn text(&self, selector: &str) -> String {
        let element = self.element(selector).await;
        done(element.text().await, || format!("`{selector}` has no text"))
    }

    /// Presses a button or follows a link.
    pub(crate) async fn press(&self, selector: &str) {
        // A live page may put a new button in the place of the one that was found: then the reader
        // presses that one.
        for _ in 0..3 {
            match self.press_once(selector).await {
                Err(error) if matches!(*error, WebDriverErrorInner::StaleElementReference(_)) => {}
                pressed => return done(pressed, || format!("`{selector}` can't be pressed")),
            }
        }
        done(self.press_once(selector).await, || {
            format!("`{selector}` can't be pressed")
        });
    }

    async fn press_once(&self, selector: &str) -> WebDriverResult<()> {
        let element = self.element(selector).await;
        // As a reader would first: the driver takes what lies behind the edge of a scrolled table
        // for seen.
        element.scroll_into_view().await?;
        element.click().await
    }

    /// Presses what sends a form, and waits for the page after it: what stands on the one before
    /// may look the same.
    pub(crate) async fn send(&self, selector: &str) {
        done(
            self.driver
                .execute("window.before = true", Vec::new())
                .await,
            || "the page can't be marked".to_owned(),
        );
        self.press(selector).await;
        for _ in 0..200 {
            // While one page follows the other there is nobody to answer.
            let arrived = self
                .driver
                .execute(
                    "return !window.before && document.readyState === 'complete'",
                    Vec::new(),
                )
                .await;
            if arrived.is_ok_and(|answer| answer.json().as_bool() == Some(true)) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("no page follows `{selector}` on {}", self.address().await);
    }

    /// Replaces what stands in a field.
    pub(crate) async fn fill(&self, selector: &str, text: &str) {
        let element = self.element(selector).await;
        done(element.clear().await, || {
            format!("`{selector}` can't be emptied")
        });
        done(element.send_keys(text).await, || {
            format!("`{selector}` can't be filled")
        });
    }

    /// Puts a longer text into an empty field at once, as pasting does.
    pub(crate) async fn insert(&self, selector: &str, text: &str) {
        self.press(selector).await;
        self.devtools("Input.insertText", json!({ "text": text }))
            .await;
    }

    /// Chooses a day, such as 2026-06-10, where scripts run: how a day is typed depends on the
    /// language of the machine.
    pub(crate) async fn choose_day(&self, selector: &str, day: &str) {
        self.element(selector).await;
        let chosen = self
            .driver
            .execute(CHOOSE_DAY, vec![json!(selector), json!(day)])
            .await;
        done(chosen, || format!("`{selector}` can't be set to {day}"));
    }

    /// Chooses somebody or something by name, in the letters in which a select offers it: typing
    /// the name chooses it.
    pub(crate) async fn choose_name(&self, selector: &str, name: &str) {
        let offered = self.text(selector).await.to_lowercase();
        let tables = [name::Language::Ukrainian, name::Language::Russian];
        let mut spelt = Language::ALL
            .iter()
            .flat_map(|language| tables.map(|table| language.spelling(table).name(name, None)));
        let own = spelt
            .find(|own| offered.contains(&own.to_lowercase()))
            .unwrap_or_else(|| panic!("{name} is not among {offered}"));
        done(
            self.element(selector).await.send_keys(own.as_str()).await,
            || format!("`{selector}` does not take {own}"),
        );
    }

    /// Presses keys, wherever the cursor is.
    pub(crate) async fn keys(&self, keys: impl Into<TypingData>) {
        let element = done(self.driver.active_element().await, || {
            "nothing has the cursor".to_owned()
        });
        done(element.send_keys(keys).await, || {
            "the keys can't be pressed".to_owned()
        });
    }

    /// Says yes to the question that the page asks.
    pub(crate) async fn agree(&self) {
        done(self.driver.accept_alert().await, || {
            "nothing was asked".to_owned()
        });
    }

    /// What stands in a field.
    pub(crate) async fn value(&self, selector: &str) -> String {
        let element = self.element(selector).await;
        done(element.value().await, || {
            format!("`{selector}` has no value")
        })
        .unwrap_or_default()
    }

    /// The first element that fits the CSS selector; waits for it up to ten seconds, because a
    /// script may still be making it.
    pub(crate) async fn element(&self, selector: &str) -> WebElement {
        let query = self
            .driver
            .query(By::Css(selector))
            .wait(Duration::from_secs(10), Duration::from_millis(50));
        let found = query.first().await;
        match found {
            Ok(element) => element,
            Err(error) => panic!("no `{selector}` on {}: {error}", self.address().await),
        }
    }

    /// Waits up to ten seconds until an element says something, because a script may still be
    /// writing it, or putting another in its place.
    pub(crate) async fn wait_for_text(&self, selector: &str, wanted: &str) {
        let mut said = String::new();
        for _ in 0..200 {
            said = match self.element(selector).await.text().await {
                Ok(text) if text.contains(wanted) => return,
                Ok(text) => text,
                Err(gone) => gone.to_string(),
            };
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!(
            "`{selector}` on {} does not say {wanted:?}: {said}",
            self.address().await
        );
    }

    /// What WCAG 2.2 AA forbids and axe-core can see on this page.
    pub(crate) async fn axe(&self) -> Vec<Violation> {
        // The checker needs timers. The page was built without scripts and stays as it is.
        self.allow_scripts(true).await;
        let there = done(
            self.driver.execute("return !!window.axe", Vec::new()).await,
            || "no page".to_owned(),
        );
        if there.json().as_bool() != Some(true) {
            done(self.driver.execute(checker(), Vec::new()).await, || {
                "axe-core does not load".to_owned()
            });
        }
        let answer = self
            .driver
            .execute_async(RUN_AXE, vec![json!(self.contrast)])
            .await;
        self.allow_scripts(self.javascript).await;
        let answer = done(answer, || "axe-core does not answer".to_owned());
        match answer.convert::<AxeAnswer>() {
            Ok(AxeAnswer {
                error: None,
                violations,
                passes,
            }) => {
                assert!(
                    passes > 0,
                    "axe-core found nothing to check on {}",
                    self.address().await
                );
                violations
            }
            Ok(AxeAnswer {
                error: Some(error), ..
            }) => panic!("axe-core failed: {error}"),
            Err(error) => panic!("axe-core said something else: {error}"),
        }
    }

    /// A picture of the whole page as `target/screenshots/NAME.png`.
    pub(crate) async fn screenshot(&self, name: &str) -> PathBuf {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("target/screenshots")
            .join(format!("{name}.png"));
        self.capture(
            json!({ "format": "png", "captureBeyondViewport": true, "optimizeForSpeed": true }),
            &path,
        )
        .await;
        path
    }

    /// A picture of the first element that fits the CSS selector, cut off below if it is higher
    /// than so many CSS pixels, as a WebP file.
    pub(crate) async fn picture(&self, selector: &str, highest: f64, path: &Path) {
        self.element(selector).await;
        let answer = done(
            self.driver.execute(WHERE, vec![json!(selector)]).await,
            || format!("`{selector}` can't be measured"),
        );
        let (x, y, width, height): (f64, f64, f64, f64) =
            done(answer.convert(), || format!("`{selector}` has no place"));
        let clip =
            json!({ "x": x, "y": y, "width": width, "height": height.min(highest), "scale": 1 });
        self.capture(
            json!({ "format": "webp", "quality": 60, "captureBeyondViewport": true, "clip": clip }),
            path,
        )
        .await;
    }

    async fn capture(&self, parameters: Value, path: &Path) {
        let answer = self.devtools("Page.captureScreenshot", parameters).await;
        let folder = path.parent().unwrap_or(path);
        let written = match answer["data"]
            .as_str()
            .map(thirtyfour::support::base64_decode)
        {
            Some(Ok(picture)) => fs::create_dir_all(folder).and_then(|()| fs::write(path, picture)),
            _ => panic!("no picture of {}: {answer}", self.address().await),
        };
        if let Err(error) = written {
            panic!("{} can't be written: {error}", path.display());
        }
    }

    /// The laws of layout that the page breaks in the window as it is; `laws.js` says what they
    /// are.
    pub(crate) async fn broken_laws(&self) -> Vec<String> {
        self.broken_laws_at(self.screen.width).await
    }

    async fn broken_laws_at(&self, width: u32) -> Vec<String> {
        // A window that was told to be of another width may need a moment.
        for _ in 0..100 {
            let answer = done(self.driver.execute(LAWS, vec![json!(width)]).await, || {
                "the page can't be measured".to_owned()
            });
            let broken: Option<Vec<String>> =
                done(answer.convert(), || "the measures are no list".to_owned());
            if let Some(broken) = broken {
                return broken;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!(
            "the window of {} is not {width} px wide",
            self.address().await
        )
    }

    /// What is broken in windows of the other widths that the reader asked for, without another
    /// visit. The window is as before afterwards.
    async fn broken_elsewhere(&self, name: &str) -> Vec<String> {
        let mut complaints = Vec::new();
        for &screen in self.elsewhere {
            self.resize(screen).await;
            let broken = self.broken_laws_at(screen.width).await;
            if !broken.is_empty() || variable("CROSSTABLE_TEST_PICTURES").is_some() {
                self.screenshot(&format!("{name}@{screen}")).await;
            }
            complaints.extend(
                broken
                    .into_iter()
                    .map(|broken| format!("at {screen}: {broken}")),
            );
        }
        if !self.elsewhere.is_empty() {
            self.resize(self.screen).await;
            self.broken_laws_at(self.screen.width).await;
        }
        complaints
    }

    /// Milliseconds since the page began, before anything of the checks has touched it; nothing
    /// where it may run scripts anyhow. Allowing scripts to a page that was made without them is
    /// seen by its styles (the media feature `scripting`), never by its reader.
    async fn untouched_until(&self) -> Option<f64> {
        if self.javascript {
            return None;
        }
        let now = done(
            self.driver
                .execute("return performance.now()", Vec::new())
                .await,
            || "the page has no clock".to_owned(),
        );
        Some(done(now.convert(), || "the time is no number".to_owned()))
    }

    /// What came over the line for this page, without the letters and with them, if that is too
    /// much, and how much of it jumped while it was made, up to the given moment.
    pub(crate) async fn heavy_or_restless(&self, until: Option<f64>) -> Vec<String> {
        self.allow_scripts(true).await;
        let answer = self.driver.execute_async(WEIGH, vec![json!(until)]).await;
        self.allow_scripts(self.javascript).await;
        let answer = done(answer, || "the page can't be weighed".to_owned());
        let (bytes, first, shift, moved): (f64, f64, f64, Vec<String>) =
            done(answer.convert(), || "no weights".to_owned());
        let mut complaints = Vec::new();
        if bytes > HEAVY {
            complaints.push(format!(
                "{bytes} bytes came over the line, more than {HEAVY}"
            ));
        } else if first > HEAVY_FIRST {
            complaints.push(format!("{first} bytes of page, styles, scripts and letters came over the line, more than {HEAVY_FIRST}"));
        }
        if shift > RESTLESS {
            complaints.push(format!(
                "the page jumped while it was made: {shift}; {}",
                moved.join("; ")
            ));
        }
        complaints
    }

    /// Errors in the console since the last call: failing scripts, files that are missing, what the
    /// content security policy refused.
    pub(crate) async fn console_errors(&self) -> Vec<String> {
        let log = done(self.driver.browser_log().await, || "no console".to_owned());
        log.into_iter()
            .filter(|entry| entry.level == "SEVERE")
            .map(|entry| entry.message)
            .collect()
    }

    /// What every page must be: accessible, not wider than the window, without errors in the
    /// console.
    pub(crate) async fn assert_well_made(&self, name: &str) {
        let complaints = self.complaints(name).await;
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    }

    /// What is not well made about the page, for tests that look at many; each line says where.
    /// Leaves a picture of a page that something is wrong with, and of every page if
    /// CROSSTABLE_TEST_PICTURES is set.
    pub(crate) async fn complaints(&self, name: &str) -> Vec<String> {
        let untouched = self.untouched_until().await;
        let mut complaints: Vec<String> =
            self.axe().await.iter().map(Violation::to_string).collect();
        complaints.extend(self.broken_laws().await);
        complaints.extend(
            self.console_errors()
                .await
                .iter()
                .map(|error| format!("console: {error}")),
        );
        complaints.extend(self.heavy_or_restless(untouched).await);
        complaints.extend(self.broken_elsewhere(name).await);
        if complaints.is_empty() && variable("CROSSTABLE_TEST_PICTURES").is_none() {
            return complaints;
        }
        let (address, picture) = (self.address().await, self.screenshot(name).await);
        let picture = picture.display();
        complaints
            .into_iter()
            .map(|complaint| format!("{address} ({picture}): {complaint}"))
            .collect()
    }

    /// The address of the page.
    pub(crate) async fn address(&self) -> String {
        self.driver
            .current_url()
            .await
            .map_or_else(|error| format!("(no page: {error})"), String::from)
    }

    /// The window of a desktop browser is never narrower than 500 px; the emulated screen is exact.
    async fn resize(
        &self,
        Screen {
            width,
            height,
            zoom,
        }: Screen,
    ) {
        let screen =
            json!({ "width": width, "height": height, "deviceScaleFactor": zoom, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", screen)
            .await;
    }

    async fn allow_scripts(&self, allowed: bool) {
        self.devtools(
            "Emulation.setScriptExecutionDisabled",
            json!({ "value": !allowed }),
        )
        .await;
    }

    /// Gives the browser an authenticator that keeps passkeys, as a phone or a laptop has one; its
    /// owner shows a finger whenever asked.
    pub(crate) async fn add_authenticator(&self) {
        let added = self
            .driver
            .cmd(AddAuthenticator)
            .await
            .and_then(|answer| answer.value::<Value>());
        done(added, || "there is no authenticator".to_owned());
    }

    /// A command of the Chrome DevTools Protocol, which knows what WebDriver does not.
    pub(super) async fn devtools(&self, command: &'static str, parameters: Value) -> Value {
        let answer = self
            .driver
            .cmd(DevTools {
                command,
                parameters,
            })
            .await
            .and_then(|answer| answer.value());
        done(answer, || format!("{command} failed"))
    }
}

impl Deref for Browser {
    type Target = WebDriver;

    fn deref(&self) -> &WebDriver {
        &self.driver
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver closes Chromium properly when its session ends. In a thread of its own, since
        // a panicking test may drop us inside the runtime.
        let session = format!(
            "{}/session/{}",
            self.server.address,
            self.driver.session_id()
        );
        let closing = thread::spawn(move || {
            reqwest::blocking::Client::builder()
                .timeout(Duration::from_secs(20))
                .build()?
                .delete(session)
                .send()
        });
        // Nothing to report to if it fails: killing the driver's process group comes next.
        let _ = closing.join();
        let _ = self.driver.clone().leak();
    }
}

impl Reader {
    /// The language that the reader's browser asks for.
    pub(crate) fn language(mut self, language: &'static str) -> Self {
        self.language = language;
        self
    }

    /// Switches JavaScript off.
    pub(crate) fn without_javascript(mut self) -> Self {
        self.javascript = false;
        self
    }

    /// Prefers dark colours.
    pub(crate) fn in_the_dark(mut self) -> Self {
        self.dark = true;
        self
    }

    /// Doesn't check the contrast of the colours, which takes half of the time: for languages whose
    /// pages another reader with the same window has looked at.
    pub(crate) fn without_contrast(mut self) -> Self {
        self.contrast = false;
        self
    }

    /// Another size of the window, in CSS pixels.
    pub(crate) fn window(mut self, width: u32, height: u32) -> Self {
        self.screen = Screen {
            width,
            height,
            zoom: 1,
        };
        self
    }

    /// Measures the laws of layout also as somebody with a tablet and somebody at a desk sees the
    /// page, with letters of twice the size too.
    pub(crate) fn and_everywhere_else(mut self) -> Self {
        self.elsewhere = &[Screen::TABLET, Screen::DESK, Screen::MAGNIFIED];
        self
    }

    /// Starts Chromium.
    pub(crate) async fn open(self) -> Browser {
        let profile = done(TempDir::with_prefix("crosstable-chromium-"), || {
            "no place for a profile".to_owned()
        });
        let server = Driver::start(&profile.path().join("driver.log"));
        let wishes = done(self.wishes(&profile), || {
            "the wishes for Chromium are wrong".to_owned()
        });
        let driver = WebDriver::new(&server.address, wishes).await;
        let driver = done(driver, || "Chromium does not start".to_owned());
        let Reader {
            screen,
            elsewhere,
            javascript,
            contrast,
            ..
        } = self;
        let browser = Browser {
            driver,
            screen,
            elsewhere,
            javascript,
            contrast,
            server,
            _profile: profile,
        };
        if javascript && variable(AXE).is_some() {
            // Where the browser brings the checker into each page itself, it needn't be sent each
            // time.
            browser
                .devtools(
                    "Page.addScriptToEvaluateOnNewDocument",
                    json!({ "source": checker() }),
                )
                .await;
        }
        browser.resize(screen).await;
        let scheme = if self.dark { "dark" } else { "light" };
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        browser
            .devtools("Emulation.setEmulatedMedia", features)
            .await;
        browser.allow_scripts(self.javascript).await;
        browser
    }

    fn wishes(&self, profile: &TempDir) -> WebDriverResult<Capabilities> {
        let mut wishes = DesiredCapabilities::chrome();
        wishes.set_binary(&mortal(&required("CROSSTABLE_TEST_CHROMIUM"), profile)?)?;
        for flag in FLAGS {
            wishes.add_arg(flag)?;
        }
        wishes.add_arg(&format!(
            "--window-size={},{}",
            self.screen.width.max(500),
            self.screen.height
        ))?;
        wishes.add_arg(&format!(
            "--user-data-dir={}",
            profile.path().join("profile").display()
        ))?;
        wishes
            .add_experimental_option("prefs", json!({ "intl.accept_languages": self.language }))?;
        wishes.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
        Ok(wishes.into())
    }
}

/// Headless, alone, and without the services of its maker.
const FLAGS: [&str; 12] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--force-prefers-reduced-motion",
];

/// A running chromedriver with everything it has started.
struct Driver {
    process: Child,
    address: String,
}

impl Driver {
    /// Starts the driver on a free port that it chooses itself, and waits until it listens.
    fn start(log: &Path) -> Self {
        // It chooses a port that is free on one of the two internet protocols and may find it taken
        // on the other.
        for _ in 0..5 {
            if let Some(driver) = Self::try_start(log) {
                return driver;
            }
        }
        panic!(
            "the driver did not say its port: {}",
            fs::read_to_string(log).unwrap_or_default()
        );
    }

    fn try_start(log: &Path) -> Option<Self> {
        let program = required("CROSSTABLE_TEST_CHROMEDRIVER");
        // setpriv: the driver doesn't outlive a test that is killed, nor Chromium (see `mortal`)
        // its driver.
        let started = Command::new("setpriv")
            .args(["--pdeathsig", "KILL", "--"])
            .arg(&program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(done(File::create(log), || {
                format!("{} can't be written", log.display())
            }))
            .spawn();
        let mut process = done(started, || format!("{} does not start", program.display()));
        let Some(output) = process.stdout.take() else {
            panic!("the driver has no output")
        };
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let port = lines.find_map(|line| {
            line.strip_prefix("ChromeDriver was started successfully on port ")?
                .trim_end_matches('.')
                .parse::<u16>()
                .ok()
        });
        let Some(port) = port else {
            let _ = process.kill();
            let _ = process.wait();
            return None;
        };
        // Whatever else it says must not fill the pipe.
        thread::spawn(move || lines.for_each(drop));
        Some(Self {
            process,
            address: format!("http://127.0.0.1:{port}"),
        })
    }
}

/// A script that starts Chromium so that it dies with the driver that started it, however that
/// ends.
fn mortal(chromium: &Path, profile: &TempDir) -> std::io::Result<String> {
    let script = profile.path().join("chromium");
    fs::write(
        &script,
        format!(
            "#!/bin/sh\nexec setpriv --pdeathsig KILL -- '{}' \"$@\"\n",
            chromium.display()
        ),
    )?;
    fs::set_permissions(&script, Permissions::from_mode(0o755))?;
    Ok(script.to_string_lossy().into_owned())
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// One rule that a page breaks, with the elements that break it.
#[derive(Debug, Deserialize)]
pub(crate) struct Violation {
    /// The rule's id, such as `color-contrast`.
    pub(crate) id: String,
    help: String,
    nodes: Vec<Offender>,
}

#[derive(Debug, Deserialize)]
struct Offender {
    html: String,
    summary: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.id, self.help)?;
        for Offender { html, summary } in &self.nodes {
            write!(f, "\n  {html}\n    {}", summary.replace('\n', "\n    "))?;
        }
        Ok(())
    }
}

#[derive(Debug, Deserialize)]
struct AxeAnswer {
    error: Option<String>,
    #[serde(default)]
    violations: Vec<Violation>,
    #[serde(default)]
    passes: usize,
}

/// Where an element is on the page: left, top, width, height.
const WHERE: &str = "
    const place = document.querySelector(arguments[0]).getBoundingClientRect();
    return [place.x + scrollX, place.y + scrollY, place.width, place.height];";

const RUN_AXE: &str = "
    const done = arguments[arguments.length - 1];
    const rules = {
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
        rules: { 'color-contrast': { enabled: arguments[0] } },
    };
    axe.run(document, rules).then(
        found => done({
            passes: found.passes.length,
            violations: found.violations.map(({ id, help, nodes }) => ({
                id, help, nodes: nodes.map(node => ({ html: node.html, summary: node.failureSummary || '' })),
            })),
        }),
        error => done({ error: String(error) }),
    );";

/// The most bytes of a page and its files, without letters.
const HEAVY: f64 = 100_000.0;
/// The most bytes of a page with its styles, scripts and letters as they are sent, for whoever has
/// none of them yet.
const HEAVY_FIRST: f64 = 120_000.0;
/// The most that a page may move while it is made, as browsers measure it (cumulative layout shift;
/// 0.1 counts as good).
const RESTLESS: f64 = 0.01;

const WEIGH: &str = "
    const [until, done] = arguments;
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const weight = (some) => some.reduce((sum, e) => sum + e.transferSize, 0);
    const bytes = weight(entries.filter((e) => !e.name.includes('.woff2')));
    // Pictures come while the page is read already.
    const first = weight(entries.filter((e) => e.entryType === 'navigation' || /\\.(css|js|woff2)(\\?|$)/.test(e.name)));
    let shift = 0;
    const moved = [];
    const box = (r) => [r.left, r.top, r.width, r.height].map(Math.round).join(' ');
    const name = (s) => {
        const element = s.node instanceof Element ? s.node : s.node?.parentElement;
        return `<${element?.localName ?? 'gone'}> «${(element?.textContent ?? '').trim().slice(0, 30)}» ${box(s.previousRect)} → ${box(s.currentRect)}`;
    };
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            if (entry.hadRecentInput || entry.startTime > (until ?? Infinity)) continue;
            shift += entry.value;
            moved.push(`${Math.round(entry.startTime)} ms: ${entry.sources.map(name).join(', ')}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done([bytes, first, shift, moved]), 30);
";

/// The laws of layout, as a script that measures them on the page that is open.
const LAWS: &str = include_str!("laws.js");

/// The event is the one that typing causes.
const CHOOSE_DAY: &str = "
    const field = document.querySelector(arguments[0]);
    field.value = arguments[1];
    field.dispatchEvent(new Event('input', { bubbles: true }));";

#[derive(Debug)]
struct DevTools {
    command: &'static str,
    parameters: Value,
}

impl FormatRequestData for DevTools {
    fn format_request(&self, session: &SessionId) -> RequestData {
        RequestData::new(
            reqwest::Method::POST,
            format!("session/{session}/goog/cdp/execute"),
        )
        .add_body(json!({ "cmd": self.command, "params": self.parameters }))
    }
}

#[derive(Debug)]
struct AddAuthenticator;

impl FormatRequestData for AddAuthenticator {
    fn format_request(&self, session: &SessionId) -> RequestData {
        RequestData::new(
            reqwest::Method::POST,
            format!("session/{session}/webauthn/authenticator"),
        )
        .add_body(json!({
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": true,
            "hasUserVerification": true,
            "isUserVerified": true,
        }))
    }
}

/// Where tests/run says that axe-core lies.
const AXE: &str = "CROSSTABLE_TEST_AXE";

/// The text of axe-core.
fn checker() -> String {
    let path = required(AXE);
    fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{} can't be read: {error}", path.display()))
}

#[expect(
    clippy::disallowed_methods,
    reason = "tests/run says here where it has put the browser; the application never reads these"
)]
pub(super) fn variable(name: &str) -> Option<PathBuf> {
    std::env::var_os(name)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
}

fn required(name: &str) -> PathBuf {
    let Some(path) = variable(name) else {
        panic!(
            "{name} is not set: the browser tests are run by tests/run, which installs what they need (tests/run -- browser::)"
        )
    };
    path
}

#[track_caller]
pub(super) fn done<T, E: fmt::Display>(
    result: Result<T, E>,
    otherwise: impl FnOnce() -> String,
) -> T {
    result.unwrap_or_else(|error| panic!("{}: {error}", otherwise()))
}
