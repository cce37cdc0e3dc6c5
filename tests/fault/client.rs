//! Somebody at a browser, whose server may be gone at any moment: every request ends within a
//! limit, and none ends the harness.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::Method;
use reqwest::blocking::Client as Http;

use crate::html::{self, FormOnPage};
use crate::{Failed, told};

/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody at a browser.
pub(crate) struct Client {
    http: Http,
    base: String,
    cookies: BTreeMap<String, String>,
}

/// The edge of the parts of a form that is sent in parts; no field holds it.
const EDGE: &str = "----edge-of-a-part";
/// What says so.
const IN_PARTS: &str = "multipart/form-data; boundary=----edge-of-a-part";
/// Before the name of a file, where a field holds what is in it.
const FILE: &str = "file ";

/// Chooses a file of this name for a form that is sent in parts.
pub(crate) fn with_file(form: FormOnPage, name: &str, content: &str) -> FormOnPage {
    form.set(&format!("{FILE}{name}"), content)
}

/// The body of a form that is sent in parts.
fn in_parts(fields: &[(String, String)]) -> String {
    let head = |name: &str| match name.strip_prefix(FILE) {
        Some(file) => {
            format!("name=\"file\"; filename=\"{file}\"\r\nContent-Type: application/octet-stream")
        }
        None => format!("name=\"{name}\""),
    };
    let part = |(name, value): &(String, String)| {
        format!(
            "--{EDGE}\r\nContent-Disposition: form-data; {}\r\n\r\n{value}\r\n",
            head(name)
        )
    };
    let parts: String = fields.iter().map(part).collect();
    format!("{parts}--{EDGE}--\r\n")
}

/// An answer.
pub(crate) struct Answer {
    path: String,
    /// Its status.
    pub(crate) status: u16,
    /// Where it leads.
    pub(crate) location: String,
    /// Whether it says when to come again.
    pub(crate) retry_after: bool,
    /// Its text.
    pub(crate) body: String,
    /// How long it took.
    pub(crate) took: Duration,
}

impl Client {
    /// Somebody new at an address.
    pub(crate) fn new(base: &str) -> Result<Client, Failed> {
        let policy = reqwest::redirect::Policy::none();
        let http = Http::builder()
            .redirect(policy)
            .no_proxy()
            .timeout(PATIENCE)
            .build()
            .map_err(told)?;
        Ok(Client {
            http,
            base: base.to_owned(),
            cookies: BTreeMap::new(),
        })
    }

    /// A second window of the same browser, on a server at another address perhaps.
    pub(crate) fn twin(&self, base: &str) -> Result<Client, Failed> {
        Ok(Client {
            cookies: self.cookies.clone(),
            ..Client::new(base)?
        })
    }

    /// A browser that nobody used yet, at the same server.
    pub(crate) fn anew(&self) -> Result<Client, Failed> {
        Client::new(&self.base)
    }

    /// Asks for a page.
    pub(crate) fn get(&mut self, path: &str) -> Result<Answer, Failed> {
        self.send(&Method::GET, path, None)
    }

    /// A page that has to be there.
    pub(crate) fn page(&mut self, path: &str) -> Result<Answer, Failed> {
        let answer = self.get(path)?;
        if answer.status == 200 {
            Ok(answer)
        } else {
            Err(answer.says())
        }
    }

    /// Sends a form as it stands on a page.
    pub(crate) fn submit(&mut self, form: &FormOnPage) -> Result<Answer, Failed> {
        if form.in_parts {
            return self.send(
                &Method::POST,
                &form.action,
                Some((IN_PARTS, in_parts(&form.fields))),
            );
        }
        let part = |text: &str| utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
        let body: Vec<String> = form
            .fields
            .iter()
            .map(|(name, value)| format!("{}={}", part(name), part(value)))
            .collect();
        self.send(
            &Method::POST,
            &form.action,
            Some(("application/x-www-form-urlencoded", body.join("&"))),
        )
    }

    fn send(
        &mut self,
        method: &Method,
        path: &str,
        body: Option<(&str, String)>,
    ) -> Result<Answer, Failed> {
        let began = Instant::now();
        let mut request = self
            .http
            .request(method.clone(), format!("{}{path}", self.base))
            .header("sec-fetch-site", "same-origin");
        let cookies: Vec<String> = self
            .cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        if !cookies.is_empty() {
            request = request.header("cookie", cookies.join("; "));
        }
        if let Some((kind, body)) = body {
            request = request.header("content-type", kind).body(body);
        }
        let answer = request
            .send()
            .map_err(|e| format!("{method} {path}: {e}"))?;
        let header = |name: &str| {
            answer
                .headers()
                .get(name)
                .and_then(|value| value.to_str().ok())
                .unwrap_or_default()
                .to_owned()
        };
        let (status, location, retry_after) = (
            answer.status().as_u16(),
            header("location"),
            !header("retry-after").is_empty(),
        );
        let set: Vec<String> = answer
            .headers()
            .get_all("set-cookie")
            .iter()
            .filter_map(|line| line.to_str().ok())
            .map(str::to_owned)
            .collect();
        let body = answer.text().map_err(|e| format!("{method} {path}: {e}"))?;
        set.iter().for_each(|line| self.keep(line));
        Ok(Answer {
            path: format!("{method} {path}"),
            status,
            location,
            retry_after,
            body,
            took: began.elapsed(),
        })
    }

    fn keep(&mut self, line: &str) {
        let Some((name, rest)) = line.split_once('=') else {
            return;
        };
        let value = rest.split(';').next().unwrap_or_default();
        if value.is_empty() || rest.contains("Max-Age=0") {
            self.cookies.remove(name);
        } else {
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
    }
}

impl Answer {
    /// The address and what it answered, for a message.
    pub(crate) fn says(&self) -> String {
        let text: String = html::text(&self.body).chars().take(400).collect();
        format!("{} answered {}: {text}", self.path, self.status)
    }

    /// The form of the page for an address that ends like this.
    pub(crate) fn form(&self, action: &str) -> Result<FormOnPage, Failed> {
        let found = html::forms(&self.body)
            .into_iter()
            .find(|form| form.action.ends_with(action));
        found.ok_or_else(|| format!("there is no form for {action}: {}", self.says()))
    }

    /// A form with these fields for an address, as a script of the page would send it.
    pub(crate) fn own_form(
        &self,
        action: &str,
        fields: &[(&str, &str)],
    ) -> Result<FormOnPage, Failed> {
        let forms = html::forms(&self.body);
        let token = forms
            .iter()
            .find_map(|form| form.fields.iter().find(|(name, _)| name == "token"));
        let token = token
            .ok_or_else(|| format!("there is no token: {}", self.says()))?
            .clone();
        let typed = fields
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Ok(FormOnPage {
            action: action.to_owned(),
            fields: std::iter::once(token).chain(typed).collect(),
            ..FormOnPage::default()
        })
    }

    /// The path of the one-time link that the page shows, if it shows one.
    pub(crate) fn one_time_link(&self) -> Option<String> {
        let (_, rest) = self.body.split_once("id=\"link\">")?;
        let link = rest.split('<').next().filter(|_| self.status == 200)?;
        link.find("/invitation/").map(|at| link[at..].to_owned())
    }

    /// What stands in the attributes `value` of the page.
    pub(crate) fn values(&self) -> Vec<String> {
        html::attributes(&self.body, "value")
    }
}
