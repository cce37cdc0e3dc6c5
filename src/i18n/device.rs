//! Names of devices.

use super::L10nLanguage;
use crate::domain::log_in::{Browser, Device, System};

/// A device in words: browser and operating system. Raw headers aren't shown to users.
pub fn device_name(t: &L10nLanguage, device: Device) -> String {
    if device == Device::UNKNOWN {
        return t.msg_device_unknown();
    }
    format!(
        "{}, {}",
        browser_name(t, device.browser),
        system_name(t, device.system)
    )
}

fn browser_name(t: &L10nLanguage, browser: Browser) -> String {
    let name = match browser {
        Browser::Firefox => "Firefox",
        Browser::Chrome => "Chrome",
        Browser::Safari => "Safari",
        Browser::Edge => "Edge",
        Browser::Opera => "Opera",
        Browser::Samsung => "Samsung Internet",
        Browser::Yandex => "Yandex",
        Browser::Vivaldi => "Vivaldi",
        Browser::Other => return t.msg_device_other_browser(),
    };
    name.to_owned()
}

fn system_name(t: &L10nLanguage, system: System) -> String {
    let name = match system {
        System::Windows => "Windows",
        System::Mac => "macOS",
        System::Linux => "Linux",
        System::Android => "Android",
        System::Phone => "iPhone",
        System::Tablet => "iPad",
        System::ChromeOs => "ChromeOS",
        System::Other => return t.msg_device_other_system(),
    };
    name.to_owned()
}
