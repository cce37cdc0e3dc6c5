//! The data of a log-in that its account is shown, and the purposes of one-time links.

use super::string_enum::string_enum;

string_enum! {
    /// The purpose of a one-time link.
    pub enum Purpose {
        /// Sets the first password of an invited user.
        Invitation = "invitation",
        /// Sets a new password.
        Reset = "reset",
        /// Confirms an address; doesn't log in.
        Mail = "mail",
    }
}

string_enum! {
    /// The outcome of an attempt to log in.
    pub enum Outcome {
        /// The password was right.
        Right = "right",
        /// The password or the second factor was wrong, or the account may not log in.
        Wrong = "wrong",
        /// Too many attempts had failed; the password was not checked.
        Throttled = "throttled",
    }
}

string_enum! {
    /// A browser, as stated by itself.
    pub enum Browser {
        /// Firefox.
        Firefox = "firefox",
        /// Chrome, or a browser that only states Chrome.
        Chrome = "chrome",
        /// Safari.
        Safari = "safari",
        /// Edge.
        Edge = "edge",
        /// Opera.
        Opera = "opera",
        /// The browser of Samsung phones.
        Samsung = "samsung",
        /// The Yandex browser.
        Yandex = "yandex",
        /// Vivaldi.
        Vivaldi = "vivaldi",
        /// Any other browser or program.
        Other = "other",
    }
}

string_enum! {
    /// An operating system, as stated by the browser.
    pub enum System {
        /// Windows.
        Windows = "windows",
        /// An Apple computer; Apple's tablets may state the same.
        Mac = "mac",
        /// Linux.
        Linux = "linux",
        /// Android.
        Android = "android",
        /// An iPhone.
        Phone = "iphone",
        /// An iPad that states it.
        Tablet = "ipad",
        /// ChromeOS.
        ChromeOs = "chromeos",
        /// Any other.
        Other = "other",
    }
}

/// The device used to log in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Device {
    /// The browser, as stated by itself.
    pub browser: Browser,
    /// The operating system.
    pub system: System,
}

/// Nearly all browsers name several others too; the first match counts.
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
    /// An unknown device.
    pub const UNKNOWN: Device = Device {
        browser: Browser::Other,
        system: System::Other,
    };

    /// The device by the `User-Agent` header, which proves nothing and only helps to recognize it.
    pub fn of_agent(agent: &str) -> Device {
        let browser = BROWSERS
            .iter()
            .find(|(mark, _)| agent.contains(mark))
            .map_or(Browser::Other, |(_, browser)| *browser);
        let system = SYSTEMS
            .iter()
            .find(|(mark, _)| agent.contains(mark))
            .map_or(System::Other, |(_, system)| *system);
        Device { browser, system }
    }
}

/// The origin of an attempt to log in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// The browser and operating system.
    pub device: Device,
    /// The IP address; for IPv6 its network.
    pub network: String,
}

impl Source {}

#[cfg(test)]
mod tests {
    use super::*;

    const WEBKIT: &str = "AppleWebKit/537.36 (KHTML, like Gecko)";

    #[track_caller]
    fn check_agent(agent: &str, browser: Browser, system: System) {
        assert_eq!(
            Device::of_agent(agent),
            Device { browser, system },
            "{agent}"
        );
    }

    #[test]
    fn browsers_that_call_themselves_others_are_told_apart() {
        check_agent(
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            Browser::Firefox,
            System::Linux,
        );
        let windows = format!("Mozilla/5.0 (Windows NT 10.0; Win64; x64) {WEBKIT}");
        check_agent(
            &format!("{windows} Chrome/142.0.0.0 Safari/537.36"),
            Browser::Chrome,
            System::Windows,
        );
        check_agent(
            &format!("{windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0"),
            Browser::Edge,
            System::Windows,
        );
        check_agent(
            &format!("{windows} Chrome/140.0.0.0 YaBrowser/25.8.0 Safari/537.36"),
            Browser::Yandex,
            System::Windows,
        );
        check_agent(
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 \
             (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
            Browser::Safari,
            System::Mac,
        );
        check_agent(
            &format!(
                "Mozilla/5.0 (X11; Linux x86_64) {WEBKIT} Chrome/141.0.0.0 Safari/537.36 OPR/125.0"
            ),
            Browser::Opera,
            System::Linux,
        );
        check_agent(
            &format!(
                "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) {WEBKIT} Chrome/142.0.0.0 Safari/537.36"
            ),
            Browser::Chrome,
            System::ChromeOs,
        );
        check_agent("curl/8.5.0", Browser::Other, System::Other);
        check_agent("", Browser::Other, System::Other);
    }

    #[test]
    fn browsers_of_phones_and_tablets_are_told_apart() {
        check_agent(
            &format!(
                "Mozilla/5.0 (Linux; Android 16; K) {WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36"
            ),
            Browser::Chrome,
            System::Android,
        );
        check_agent(
            &format!(
                "Mozilla/5.0 (Linux; Android 15; SM-S911B) {WEBKIT} SamsungBrowser/28.0 \
                 Chrome/130.0.0.0 Mobile Safari/537.36"
            ),
            Browser::Samsung,
            System::Android,
        );
        check_agent(
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 \
             Version/18.5 Mobile/15E148 Safari/604.1",
            Browser::Safari,
            System::Phone,
        );
        check_agent(
            "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 \
             CriOS/142.0 Mobile/15E148 Safari/604.1",
            Browser::Chrome,
            System::Tablet,
        );
    }
}
