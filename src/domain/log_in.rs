//! Log-ins as their accounts are told of them: the browser, the system, the network, the outcome.

use super::word::words;

words! {
    /// What came of an attempt to log in.
    pub enum Outcome {
        /// The password was right.
        Right = "right",
        /// The password or the second factor was wrong, or the account may not log in.
        Wrong = "wrong",
        /// Too many attempts had failed: the password was not looked at.
        Throttled = "throttled",
    }
}

words! {
    /// A browser, as far as it tells.
    pub enum Browser {
        /// Firefox.
        Firefox = "firefox",
        /// Chrome, or one that says no more than that.
        Chrome = "chrome",
        /// Safari.
        Safari = "safari",
        /// Edge.
        Edge = "edge",
        /// Opera.
        Opera = "opera",
        /// The browser of Samsung's phones.
        Samsung = "samsung",
        /// The browser of Yandex.
        Yandex = "yandex",
        /// Vivaldi.
        Vivaldi = "vivaldi",
        /// Any other, or a program.
        Other = "other",
    }
}

words! {
    /// What a browser runs on, as far as it tells.
    pub enum System {
        /// Windows.
        Windows = "windows",
        /// An Apple computer; tablets of Apple say the same.
        Mac = "mac",
        /// Linux.
        Linux = "linux",
        /// Android.
        Android = "android",
        /// An iPhone.
        Phone = "iphone",
        /// An iPad that says so.
        Tablet = "ipad",
        /// ChromeOS.
        ChromeOs = "chromeos",
        /// Any other.
        Other = "other",
    }
}

/// What somebody logs in with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Device {
    /// The browser.
    pub browser: Browser,
    /// What it runs on.
    pub system: System,
}

/// What tells a browser in the header by which it names itself. Nearly all call themselves several others, too: the first that fits counts.
const BROWSERS: [(&str, Browser); 15] = [
    ("Edg/", Browser::Edge),
    ("EdgA/", Browser::Edge),
    ("EdgiOS/", Browser::Edge),
    ("OPR/", Browser::Opera),
    ("OPT/", Browser::Opera),
    ("Opera", Browser::Opera),
    ("SamsungBrowser/", Browser::Samsung),
    ("YaBrowser/", Browser::Yandex),
    ("Vivaldi/", Browser::Vivaldi),
    ("Firefox/", Browser::Firefox),
    ("FxiOS/", Browser::Firefox),
    ("CriOS/", Browser::Chrome),
    ("Chromium/", Browser::Chrome),
    ("Chrome/", Browser::Chrome),
    ("Safari/", Browser::Safari),
];

/// The same for systems.
const SYSTEMS: [(&str, System); 9] = [
    ("iPhone", System::Phone),
    ("iPad", System::Tablet),
    ("Android", System::Android),
    ("CrOS", System::ChromeOs),
    ("Windows", System::Windows),
    ("Macintosh", System::Mac),
    ("Mac OS X", System::Mac),
    ("Linux", System::Linux),
    ("X11", System::Linux),
];

impl Device {
    /// One of which nothing is known.
    pub const UNKNOWN: Device = Device { browser: Browser::Other, system: System::Other };

    /// The device by what the browser calls itself (`User-Agent`). It tells whatever it likes: this helps its owner to know it again, and is
    /// no evidence.
    pub fn of_agent(agent: &str) -> Device {
        let browser = BROWSERS.iter().find(|(mark, _)| agent.contains(mark)).map_or(Browser::Other, |(_, browser)| *browser);
        let system = SYSTEMS.iter().find(|(mark, _)| agent.contains(mark)).map_or(System::Other, |(_, system)| *system);
        Device { browser, system }
    }
}

/// Where an attempt to log in comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// The device.
    pub device: Device,
    /// The address; of IPv6 its network.
    pub network: String,
}

impl Source {
    /// A source of which nothing is known.
    pub fn unknown() -> Source {
        Source { device: Device::UNKNOWN, network: String::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_that_call_themselves_others_are_told_apart() {
        let mozilla = "Mozilla/5.0";
        let webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
        for (agent, browser, system) in [
            (format!("{mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"), Browser::Firefox, System::Linux),
            (format!("{mozilla} (Windows NT 10.0; Win64; x64) {webkit} Chrome/142.0.0.0 Safari/537.36"), Browser::Chrome, System::Windows),
            (
                format!("{mozilla} (Windows NT 10.0; Win64; x64) {webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0"),
                Browser::Edge,
                System::Windows,
            ),
            (format!("{mozilla} (Linux; Android 16; K) {webkit} Chrome/142.0.0.0 Mobile Safari/537.36"), Browser::Chrome, System::Android),
            (
                format!("{mozilla} (Linux; Android 15; SM-S911B) {webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36"),
                Browser::Samsung,
                System::Android,
            ),
            (
                format!(
                    "{mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1"
                ),
                Browser::Safari,
                System::Phone,
            ),
            (
                format!("{mozilla} (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1"),
                Browser::Chrome,
                System::Tablet,
            ),
            (
                format!(
                    "{mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15"
                ),
                Browser::Safari,
                System::Mac,
            ),
            (
                format!("{mozilla} (Windows NT 10.0; Win64; x64) {webkit} Chrome/140.0.0.0 YaBrowser/25.8.0 Safari/537.36"),
                Browser::Yandex,
                System::Windows,
            ),
            (format!("{mozilla} (X11; Linux x86_64) {webkit} Chrome/141.0.0.0 Safari/537.36 OPR/125.0"), Browser::Opera, System::Linux),
            (format!("{mozilla} (X11; CrOS x86_64 14541.0.0) {webkit} Chrome/142.0.0.0 Safari/537.36"), Browser::Chrome, System::ChromeOs),
            ("curl/8.5.0".to_owned(), Browser::Other, System::Other),
            (String::new(), Browser::Other, System::Other),
        ] {
            assert_eq!(Device::of_agent(&agent), Device { browser, system }, "{agent}");
        }
    }
}
