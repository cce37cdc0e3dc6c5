//! A browser without scripts: cookies, forms, no redirects unless asked. Nothing it sees may be a
//! fault of the server.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::Method;
use reqwest::blocking::Client as Http;
use reqwest::header::{HOST, HeaderMap};

use crate::html::{self, FormOnPage};

/// What all of them send with: each of its own would have a thread of its own.
static HTTP: LazyLock<Http> = LazyLock::new(|| {
    Http::builder()
        .redirect(reqwest::redirect::Policy::none())
        .no_proxy()
        .build()
        .unwrap()
});

/// Somebody at a browser.
pub(crate) struct Client {
    /// The host that it asks for, where that isn't the address.
    host: Option<String>,
    base: RefCell<String>,
    /// Cookies by name.
    pub(crate) cookies: RefCell<BTreeMap<String, String>>,
    /// The form token of the last page that had one.
    pub(crate) token: RefCell<String>,
}

/// An answer.
#[derive(Debug, Clone)]
pub(crate) struct Page {
    pub(crate) path: String,
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
    pub(crate) body: String,
}

/// `a=b&c=d`.
pub(crate) fn encoded(fields: &[(&str, &str)]) -> String {
    let part = |text: &str| utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
    fields
        .iter()
        .map(|(name, value)| format!("{}={}", part(name), part(value)))
        .collect::<Vec<_>>()
        .join("&")
}

impl Client {
    pub(crate) fn new(base: &str) -> Client {
        Client::asking(base, None)
    }

    /// A browser that asks this machine for a host.
    pub(crate) fn at(base: &str, host: &str) -> Client {
        Client::asking(base, Some(host.to_owned()))
    }

    fn asking(base: &str, host: Option<String>) -> Client {
        Client {
            host,
            base: RefCell::new(base.to_owned()),
            cookies: RefCell::default(),
            token: RefCell::default(),
        }
    }

    /// The server has moved to another port.
    pub(crate) fn move_to(&self, base: &str) {
        base.clone_into(&mut self.base.borrow_mut());
    }

    /// Another browser with the same cookies and form token (a stolen cookie, a second window).
    pub(crate) fn twin(&self) -> Client {
        let twin = Client::new(&self.base.borrow());
        twin.cookies.replace(self.cookies.borrow().clone());
        twin.token.replace(self.token.borrow().clone());
        twin
    }

    pub(crate) fn cookie(&self, name: &str) -> Option<String> {
        self.cookies.borrow().get(name).cloned()
    }

    #[track_caller]
    pub(crate) fn get(&self, path: &str) -> Page {
        self.send(Method::GET, path, &[], None)
    }

    #[track_caller]
    pub(crate) fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Page {
        self.send(Method::GET, path, headers, None)
    }

    /// A page that has to be there.
    #[track_caller]
    pub(crate) fn page(&self, path: &str) -> Page {
        self.get(path).ok()
    }

    /// Posts fields with the token of the last page.
    #[track_caller]
    pub(crate) fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.post_with(path, fields, &[("sec-fetch-site", "same-origin")])
    }

    #[track_caller]
    pub(crate) fn post_with(
        &self,
        path: &str,
        fields: &[(&str, &str)],
        headers: &[(&str, &str)],
    ) -> Page {
        let token = self.token.borrow().clone();
        let mut all = vec![("token", token.as_str())];
        // A field `token` of the test's own wins: the last one counts.
        all.extend_from_slice(fields);
        let mut own = vec![("content-type", "application/x-www-form-urlencoded")];
        own.extend_from_slice(headers);
        self.send(Method::POST, path, &own, Some(encoded(&all).into_bytes()))
    }

    /// Posts fields and perhaps a file (its name and bytes) as a browser sends them, with the token
    /// of the last page.
    #[track_caller]
    pub(crate) fn upload(
        &self,
        path: &str,
        fields: &[(&str, String)],
        file: Option<(&str, &[u8])>,
    ) -> Page {
        let (kind, body) = self.in_parts(fields, file);
        self.send(
            Method::POST,
            path,
            &[("content-type", &kind), ("sec-fetch-site", "same-origin")],
            Some(body),
        )
    }

    /// The same to an address that may fail.
    #[track_caller]
    pub(crate) fn try_upload(&self, path: &str, fields: &[(&str, String)]) -> Page {
        let (kind, body) = self.in_parts(fields, None);
        self.ask(
            &Method::POST,
            path,
            &[("content-type", &kind), ("sec-fetch-site", "same-origin")],
            Some(body),
        )
    }

    /// A form in parts: its content type, and its bytes.
    fn in_parts(
        &self,
        fields: &[(&str, String)],
        file: Option<(&str, &[u8])>,
    ) -> (String, Vec<u8>) {
        const EDGE: &str = "----edge-of-a-part";
        let mut body = Vec::new();
        let token = ("token", self.token.borrow().clone());
        for (name, value) in [token].iter().chain(fields) {
            body.extend(
                format!(
                    "--{EDGE}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n"
                )
                .bytes(),
            );
        }
        let (name, bytes) = file.unwrap_or(("", b""));
        let name = name.replace('"', "%22");
        body.extend(
            format!(
                "--{EDGE}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n"
            )
            .bytes(),
        );
        body.extend(b"Content-Type: application/octet-stream\r\n\r\n");
        body.extend(bytes);
        body.extend(format!("\r\n--{EDGE}--\r\n").bytes());
        (format!("multipart/form-data; boundary={EDGE}"), body)
    }

    /// Sends a form as it stands on a page.
    #[track_caller]
    pub(crate) fn submit(&self, form: &FormOnPage) -> Page {
        let fields: Vec<(&str, &str)> = form
            .fields
            .iter()
            .map(|(n, v)| (n.as_str(), v.as_str()))
            .collect();
        self.post(&form.action, &fields)
    }

    /// The same to an address that may fail.
    #[track_caller]
    pub(crate) fn try_submit(&self, form: &FormOnPage) -> Page {
        let fields: Vec<(&str, &str)> = form
            .fields
            .iter()
            .map(|(n, v)| (n.as_str(), v.as_str()))
            .collect();
        let own = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("sec-fetch-site", "same-origin"),
        ];
        self.ask(
            &Method::POST,
            &form.action,
            &own,
            Some(encoded(&fields).into_bytes()),
        )
    }

    /// Posts fields to an address that may fail.
    #[track_caller]
    pub(crate) fn try_post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        let token = self.token.borrow().clone();
        let mut all = vec![("token", token.as_str())];
        all.extend_from_slice(fields);
        let own = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("sec-fetch-site", "same-origin"),
        ];
        self.ask(&Method::POST, path, &own, Some(encoded(&all).into_bytes()))
    }

    /// A page that may fail.
    #[track_caller]
    pub(crate) fn try_get(&self, path: &str) -> Page {
        self.ask(&Method::GET, path, &[], None)
    }

    /// The status of an address that may fail.
    #[track_caller]
    pub(crate) fn status(&self, path: &str) -> u16 {
        self.ask(&Method::GET, path, &[], None).status
    }

    #[track_caller]
    pub(crate) fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Vec<u8>>,
    ) -> Page {
        let page = self.ask(&method, path, headers, body);
        assert!(
            page.status < 500,
            "{method} {path} answered {}: {}",
            page.status,
            page.text()
        );
        page.is_guarded();
        self.keep_cookies(&page);
        let token = html::forms(&page.body).iter().find_map(|f| {
            f.fields
                .iter()
                .find(|f| f.0 == "token")
                .map(|f| f.1.clone())
        });
        if let Some(token) = token {
            self.token.replace(token);
        }
        page
    }

    #[track_caller]
    fn ask(
        &self,
        method: &Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Vec<u8>>,
    ) -> Page {
        let url = format!("{}{path}", self.base.borrow());
        let mut request = HTTP.request(method.clone(), url);
        if let Some(host) = &self.host {
            request = request.header(HOST, host);
        }
        let cookies = self
            .cookies
            .borrow()
            .iter()
            .map(|(n, v)| format!("{n}={v}"))
            .collect::<Vec<_>>()
            .join("; ");
        if !cookies.is_empty() {
            request = request.header("cookie", cookies);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(body) = body {
            request = request.body(body);
        }
        let answer = request
            .send()
            .unwrap_or_else(|e| panic!("{method} {path}: {e}"));
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        let bytes = answer
            .bytes()
            .unwrap_or_else(|e| panic!("{method} {path}: {e}"))
            .to_vec();
        Page {
            path: path.to_owned(),
            status,
            headers,
            body: String::from_utf8_lossy(&bytes).into_owned(),
            bytes,
        }
    }

    fn keep_cookies(&self, page: &Page) {
        for line in page.headers.get_all("set-cookie") {
            let line = line.to_str().unwrap();
            let (name, rest) = line.split_once('=').unwrap();
            let value = rest.split(';').next().unwrap_or_default();
            let gone = value.is_empty() || rest.contains("Max-Age=0");
            let mut cookies = self.cookies.borrow_mut();
            if gone {
                cookies.remove(name);
            } else {
                cookies.insert(name.to_owned(), value.to_owned());
            }
        }
    }
}

impl Page {
    /// Every answer carries what protects the reader.
    #[track_caller]
    fn is_guarded(&self) {
        let policy = self.header("content-security-policy");
        // Other sites may frame what is made for that, and nothing else; where it fails, nothing is
        // shown there.
        let framed = self.path.starts_with("/embed/") && matches!(self.status, 200 | 304);
        let (ancestors, frames) = if framed {
            ("frame-ancestors *;", "")
        } else {
            ("frame-ancestors 'none'", "DENY")
        };
        assert!(
            policy.contains("default-src 'none'") && policy.contains(ancestors),
            "{}: policy {policy:?}",
            self.path
        );
        assert!(
            !policy.contains("unsafe"),
            "{}: policy {policy:?}",
            self.path
        );
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", frames),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(self.header(name), value, "{}: {name}", self.path);
        }
        assert!(
            !self.header("cache-control").is_empty(),
            "{}: cache-control",
            self.path
        );
        let kind = self.header("content-type");
        // A workbook is an archive, whatever its type is called.
        let is_xml = kind.contains("xml") && !kind.contains("openxmlformats");
        let is_text = kind.starts_with("text/") || is_xml || kind.contains("javascript");
        assert!(
            !is_text || kind.ends_with("charset=utf-8"),
            "{}: {kind}",
            self.path
        );
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .and_then(|v| v.to_str().ok())
            .unwrap_or_default()
    }

    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Page {
        assert_eq!(self.status, status, "{}: {}", self.path, self.text());
        self
    }

    #[track_caller]
    pub(crate) fn ok(self) -> Page {
        self.is(200)
    }

    /// Where a redirect leads.
    #[track_caller]
    pub(crate) fn location(&self) -> String {
        assert_eq!(
            self.status,
            303,
            "{} leads nowhere: {}",
            self.path,
            self.text()
        );
        self.header("location").to_owned()
    }

    pub(crate) fn text(&self) -> String {
        html::text(&self.body)
    }

    /// The page says this.
    #[track_caller]
    pub(crate) fn says(&self, wanted: &str) -> &Page {
        let text = self.text();
        assert!(
            text.contains(wanted),
            "{} does not say {wanted:?}: {text}",
            self.path
        );
        self
    }

    #[track_caller]
    pub(crate) fn says_nothing_of(&self, unwanted: &str) -> &Page {
        let text = self.text();
        assert!(
            !text.contains(unwanted),
            "{} says {unwanted:?}: {text}",
            self.path
        );
        self
    }

    /// The cells of the first table row with this text.
    #[track_caller]
    pub(crate) fn row(&self, wanted: &str) -> Vec<String> {
        let found = html::rows(&self.body)
            .into_iter()
            .find(|row| row.iter().any(|cell| cell.contains(wanted)));
        found.unwrap_or_else(|| panic!("{} has no row with {wanted:?}: {}", self.path, self.text()))
    }

    pub(crate) fn rows(&self) -> Vec<Vec<String>> {
        html::rows(&self.body)
    }

    /// The form for an address that ends like this.
    #[track_caller]
    pub(crate) fn form(&self, action: &str) -> FormOnPage {
        let found = html::forms(&self.body)
            .into_iter()
            .find(|f| f.action.ends_with(action));
        found.unwrap_or_else(|| panic!("{} has no form for {action}: {}", self.path, self.text()))
    }

    /// What the box of doubts says when it is ticked; empty: there is none.
    pub(crate) fn ticked(&self) -> String {
        self.body
            .split("name=\"sure\" value=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next())
            .unwrap_or_default()
            .to_owned()
    }

    pub(crate) fn has_form(&self, action: &str) -> bool {
        html::forms(&self.body)
            .iter()
            .any(|f| f.action.ends_with(action))
    }

    /// Addresses of this site that the page links to.
    pub(crate) fn links(&self) -> Vec<String> {
        html::attributes(&self.body, "href")
            .into_iter()
            .filter(|href| href.starts_with('/'))
            .collect()
    }
}
