//! The layout around the content of every page, and the conversion of pages into responses.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::web::Bytes;
use askama::Template;

use crate::actions::Actor;
use crate::actions::authorization::{Duty, OnSite, Site, check_allowed};
use crate::db::FileId;
use crate::db::federations::Federation;
use crate::documents::ornament;
use crate::domain::accent::Accent;
use crate::domain::rules::Sign;
use crate::error::{OwnPage, WebError};
use crate::frame::cache::{FOR_GOOD, SharedCacheMarker};
use crate::frame::cookieless::PREVIEW;
use crate::frame::cookies::{FLASH, build_cookie};
use crate::frame::request::{Inside, Visit};
use crate::frame::site_header::FEDERATION_PARAMETER;
use crate::frame::trim_whitespace::trim_html;
use crate::frame::{assets, sentences};
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling};

pub struct Layout {
    pub t: &'static L10nLanguage,
    pub language: Language,
    pub title: String,
    /// The federation of the page, or on a site page the one in the header.
    pub federation: Option<Head>,
    pub user: Option<User>,
    pub token: String,
    pub path: String,
    /// Base address of the federation, else the site, without a trailing slash; empty if unknown.
    pub base: String,
    pub flash: Option<String>,
    /// A one-time secret was shown and isn't confirmed yet.
    pub unseen: bool,
    pub section: &'static str,
    /// Address of the picture for link previews; empty if there is none.
    pub picture: String,
    /// One sentence for link previews; empty if the title says everything.
    pub about: String,
    /// The federation that links to site pages keep in their headers; empty if none is needed.
    pub of: String,
}

pub struct Head {
    pub slug: String,
    pub name: String,
    pub accent: Accent,
    pub sign: Sign,
    pub emblem: Option<FileId>,
    pub ornament: String,
}

impl Head {
    fn from_federation(federation: &Federation, language: Language) -> Head {
        Head {
            slug: federation.slug.clone(),
            name: federation.name_in(language),
            accent: federation.accent.unwrap_or_default(),
            sign: federation.rules.shows.sign,
            emblem: federation.emblem_id,
            ornament: ornament::short_hash(&federation.name),
        }
    }

    /// The address changes when the icon does.
    pub fn icon(&self) -> String {
        format!(
            "/{}/icon.svg?v={}-{}",
            self.slug,
            self.accent.word(),
            self.sign.word()
        )
    }
}

pub struct User {
    /// The account id, a storage key for scripts; empty if there is no account.
    pub account: String,
    pub name: String,
    /// Holds an office in this federation.
    pub officer: bool,
    /// May read the audit log.
    pub commission: bool,
    /// May appoint officers.
    pub chair: bool,
    pub administrator: bool,
}

/// The parts of the layout are templates of their own: `base.html` is compiled for every page.
#[derive(Template)]
#[template(path = "_head.html")]
struct HeadPart<'a> {
    page: &'a Layout,
}

/// The part from the end of the head to the beginning of the page's content.
#[derive(Template)]
#[template(path = "_top.html")]
struct TopPart<'a> {
    page: &'a Layout,
}

#[derive(Template)]
#[template(path = "_foot.html")]
struct FootPart<'a> {
    page: &'a Layout,
}

impl Layout {
    pub fn head(&self) -> impl Template {
        HeadPart { page: self }
    }

    pub fn top(&self) -> impl Template {
        TopPart { page: self }
    }

    pub fn foot(&self) -> impl Template {
        FootPart { page: self }
    }

    pub fn for_site(visit: &Visit, title: String) -> Layout {
        Layout {
            t: visit.t(),
            language: visit.language,
            title,
            federation: visit
                .above
                .as_ref()
                .map(|federation| Head::from_federation(federation, visit.language)),
            user: visit
                .actor
                .as_ref()
                .map(|a| build_user(a, visit.above.as_ref(), visit.spelling())),
            token: visit.token.clone(),
            path: visit.path.clone(),
            base: visit.app.settings.base_url.clone(),
            flash: visit
                .flash
                .as_deref()
                .and_then(|w| sentences::format_flash(visit.t(), w)),
            unseen: !visit.unseen.is_empty(),
            section: "",
            picture: String::new(),
            about: String::new(),
            of: visit
                .above
                .as_ref()
                .map(|federation| carried_federation(visit, federation))
                .unwrap_or_default(),
        }
    }

    pub fn for_federation(inside: &Inside, section: &'static str, title: String) -> Layout {
        let mut page = Layout::for_site(&inside.visit, title);
        page.section = section;
        page.of = carried_federation(&inside.visit, &inside.federation);
        page.base = inside.home_url();
        page.picture = preview_path(&inside.federation.slug, "");
        page.user = inside
            .visit
            .actor
            .as_ref()
            .map(|a| build_user(a, Some(&inside.federation), inside.spelling()));
        page.federation = Some(Head::from_federation(
            &inside.federation,
            inside.visit.language,
        ));
        page
    }

    /// `below` is the path after the slug.
    pub fn with_picture(mut self, below: &str) -> Layout {
        if let Some(house) = &self.federation {
            self.picture = preview_path(&house.slug, below);
        }
        self
    }

    pub fn asset(&self, name: &str) -> String {
        assets::asset_address(name)
    }

    pub fn icon(&self) -> String {
        self.federation
            .as_ref()
            .map_or_else(|| self.asset("icon.svg"), Head::icon)
    }

    pub fn whole_title(&self) -> String {
        match &self.federation {
            Some(house) if house.name == self.title => house.name.clone(),
            Some(house) => format!("{} · {}", self.title, house.name),
            None => format!("{} · Crosstable", self.title),
        }
    }

    pub fn game(&self) -> &'static str {
        self.federation
            .as_ref()
            .map_or(Sign::Board, |house| house.sign)
            .word()
    }

    /// `None` if this game has no official lists.
    pub fn official_lists(&self) -> Option<String> {
        match self.federation.as_ref()?.sign {
            Sign::Stones => Some(self.t.msg_official_title_egd()),
            Sign::Pieces => Some(self.t.msg_official_title_fide()),
            Sign::Board => Some(self.t.msg_official_title()),
            Sign::Dots => None,
        }
    }

    /// The absolute address in the page's language; `below` is the path after the slug.
    pub fn embed(&self, below: &str) -> String {
        let slug = self
            .federation
            .as_ref()
            .map(|f| f.slug.as_str())
            .unwrap_or_default();
        format!(
            "{}/embed/{slug}/{below}?lang={}",
            self.base,
            self.language.word()
        )
    }

    pub fn accent(&self) -> &str {
        self.federation
            .as_ref()
            .map(|f| f.accent)
            .unwrap_or_default()
            .word()
    }

    pub fn tail(&self) -> String {
        if self.of.is_empty() {
            String::new()
        } else {
            format!("?{FEDERATION_PARAMETER}={}", self.of)
        }
    }

    fn path_without(&self, names: &[&str]) -> String {
        let (path, query) = self.path.split_once('?').unwrap_or((&self.path, ""));
        let left_out = |part: &str| {
            part.is_empty()
                || part
                    .split_once('=')
                    .is_some_and(|(name, _)| names.contains(&name))
        };
        let rest: Vec<&str> = query.split('&').filter(|part| !left_out(part)).collect();
        if rest.is_empty() {
            path.to_owned()
        } else {
            format!("{path}?{}", rest.join("&"))
        }
    }

    pub fn languages(&self) -> Vec<LanguageLink> {
        self.in_languages(&self.path_without(&["lang"]))
    }

    pub fn alternates(&self) -> Vec<LanguageLink> {
        self.in_languages(&self.path_without(&["lang", FEDERATION_PARAMETER]))
    }

    fn in_languages(&self, address: &str) -> Vec<LanguageLink> {
        let joint = if address.contains('?') { '&' } else { '?' };
        let one = |l: Language| LanguageLink {
            code: l.word(),
            name: l.own_name(),
            href: format!("{address}{joint}lang={}", l.word()),
            current: l == self.language,
        };
        Language::ALL.into_iter().map(one).collect()
    }

    /// The address for search engines; empty if the base is unknown.
    pub fn canonical(&self) -> String {
        if self.base.is_empty() {
            String::new()
        } else {
            format!(
                "{}{}",
                self.base,
                self.path_without(&[FEDERATION_PARAMETER])
            )
        }
    }

    /// The absolute address without a language: it serves the reader's own.
    pub fn neutral(&self) -> String {
        format!(
            "{}{}",
            self.base,
            self.path_without(&["lang", FEDERATION_PARAMETER])
        )
    }

    /// Carries no language: the reader may choose another one during the log-in.
    pub fn back(&self) -> String {
        percent_encoding::utf8_percent_encode(
            &self.path_without(&["lang"]),
            percent_encoding::NON_ALPHANUMERIC,
        )
        .to_string()
    }
}

/// The slug; empty for an only federation, since it stands in every header.
fn carried_federation(visit: &Visit, federation: &Federation) -> String {
    if visit.app.hosts.only_slug().is_some() {
        String::new()
    } else {
        federation.slug.clone()
    }
}

/// `below` is the page's path after the slug.
fn preview_path(slug: &str, below: &str) -> String {
    format!("/{slug}{below}{PREVIEW}")
}

fn build_user(actor: &Actor, federation: Option<&Federation>, spelling: Spelling) -> User {
    let has = |duty| federation.is_some_and(|f| check_allowed(actor, &f.id, duty).is_ok());
    let administrator = check_allowed(actor, &Site, OnSite::Run).is_ok();
    User {
        account: actor.account.map(|id| id.to_string()).unwrap_or_default(),
        name: spelling.name(&actor.name, None),
        officer: has(Duty::Officer),
        commission: has(Duty::Commission),
        chair: has(Duty::Appoint) || administrator,
        administrator,
    }
}

pub struct LanguageLink {
    pub code: &'static str,
    pub name: &'static str,
    pub href: String,
    pub current: bool,
}

pub fn render_page(page: &impl Template) -> Result<HttpResponse, WebError> {
    render_with_status(page, StatusCode::OK)
}

pub fn render_with_status(
    page: &impl Template,
    status: StatusCode,
) -> Result<HttpResponse, WebError> {
    let body = trim_html(&page.render()?);
    let mut response = HttpResponse::build(status)
        .insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"))
        .body(body);
    response.extensions_mut().insert(OwnPage);
    Ok(response)
}

/// The page is the same for every visitor until the data changes.
pub fn render_public(page: &impl Template) -> Result<HttpResponse, WebError> {
    let mut response = render_page(page)?;
    response.extensions_mut().insert(SharedCacheMarker);
    Ok(response)
}

/// The file is the same for all readers until the data changes.
pub fn public_download(content_type: &'static str, name: &str, body: String) -> HttpResponse {
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, content_type))
        .body(body);
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        response
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, value);
    }
    response.extensions_mut().insert(SharedCacheMarker);
    response
}

pub fn public_text(content_type: &'static str, body: String) -> HttpResponse {
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, content_type))
        .body(body);
    response.extensions_mut().insert(SharedCacheMarker);
    response
}

/// The address changes with the content: browsers cache the file for good.
pub fn lasting_file(content_type: &'static str, body: impl Into<Bytes>) -> HttpResponse {
    let kept = (header::CACHE_CONTROL, FOR_GOOD);
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, content_type))
        .insert_header(kept)
        .body(body.into());
    response.extensions_mut().insert(SharedCacheMarker);
    response
}

pub fn redirect_to(visit: &Visit, to: &str, flash: &str) -> HttpResponse {
    let mut message = build_cookie(&visit.app, FLASH, flash.to_owned(), 1);
    message.set_max_age(actix_web::cookie::time::Duration::minutes(2));
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, to))
        .cookie(message)
        .finish()
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage<'a> {
    page: Layout,
    status: u16,
    sentence: &'a str,
    log: Option<&'a str>,
    back: Option<String>,
    search: Option<String>,
    remedy: Option<Remedy>,
    again: Option<Resubmission>,
}

/// A form to submit again unchanged, since it can't be processed for the moment.
pub struct Resubmission {
    pub action: String,
    pub fields: Vec<(String, String)>,
    /// The form has a file input; the file must be chosen again.
    pub upload: bool,
}

impl Resubmission {
    pub fn with_token(mut self, token: &str) -> Resubmission {
        self.fields.retain(|(name, _)| name != "token");
        self.fields.push(("token".to_owned(), token.to_owned()));
        self
    }
}

pub struct Remedy {
    pub address: String,
    pub label: String,
    /// Opens in another window, because the page holds typed text.
    pub aside: bool,
}

pub struct ErrorContent<'a> {
    pub sentence: &'a str,
    /// The request id in the log.
    pub log: Option<&'a str>,
    pub back: Option<String>,
    pub remedy: Option<Remedy>,
    pub again: Option<Resubmission>,
}

pub fn without_visit(language: Language, path: &str) -> Layout {
    let t = language.messages();
    Layout {
        t,
        language,
        title: String::new(),
        federation: None,
        user: None,
        token: String::new(),
        path: path.to_owned(),
        base: String::new(),
        flash: None,
        unseen: false,
        section: "",
        picture: String::new(),
        about: String::new(),
        of: String::new(),
    }
}

pub fn render_error(mut page: Layout, status: StatusCode, told: ErrorContent<'_>) -> HttpResponse {
    page.title = page.t.msg_error_title();
    let search = (status == StatusCode::NOT_FOUND).then(|| {
        page.federation
            .as_ref()
            .map_or_else(|| "/search".to_owned(), |f| format!("/{}/ratings", f.slug))
    });
    let ErrorContent {
        sentence,
        log,
        back,
        remedy,
        again,
    } = told;
    let view = ErrorPage {
        page,
        status: status.as_u16(),
        sentence,
        log,
        back,
        search,
        remedy,
        again,
    };
    let body = view.render().unwrap_or_else(|_| sentence.to_owned());
    HttpResponse::build(status)
        .insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"))
        .body(body)
}
