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
use crate::frame::cache::{FOR_GOOD, Public};
use crate::frame::cookieless::PREVIEW;
use crate::frame::cookies::{FLASH, build_cookie};
use crate::frame::request::{Inside, Visit};
use crate::frame::site_header::OF;
use crate::frame::trim_whitespace::trim_html;
use crate::frame::{assets, sentences};
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling};

/// The layout of a page.
pub struct Layout {
    /// Messages.
    pub t: &'static L10nLanguage,
    pub language: Language,
    /// Title of the page.
    pub title: String,
    /// The federation of the page, or the one in its header.
    pub federation: Option<Head>,
    /// The user who is logged in.
    pub user: Option<User>,
    /// The form token.
    pub token: String,
    /// Path and query of this page.
    pub path: String,
    /// Base address of the federation, else of the site, without a trailing slash; empty if
    /// unknown.
    pub base: String,
    /// Message from the page before.
    pub flash: Option<String>,
    /// True if a one-time secret was shown and isn't confirmed yet.
    pub unseen: bool,
    /// Section of the federation's menu.
    pub section: &'static str,
    /// Address of the picture for link previews; empty if there is none.
    pub picture: String,
    /// Description for link previews, one sentence; empty if the title says everything.
    pub about: String,
    /// The federation that links to site pages carry on, so that it stands in their headers, too;
    /// empty if none is needed.
    pub of: String,
}

/// The federation in the header.
pub struct Head {
    pub slug: String,
    /// Name in the language of the page.
    pub name: String,
    /// Accent colour.
    pub accent: Accent,
    /// The symbol of its game.
    pub sign: Sign,
    /// Its emblem, if it has one.
    pub emblem: Option<FileId>,
    /// Hash of its ornament.
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

    /// Address of the icon; it changes when the icon does.
    pub fn icon(&self) -> String {
        format!(
            "/{}/icon.svg?v={}-{}",
            self.slug,
            self.accent.word(),
            self.sign.word()
        )
    }
}

/// The user who is logged in, as the layout shows them.
pub struct User {
    /// The account id, as a key for the storage of scripts; empty if there is no account.
    pub account: String,
    pub name: String,
    /// True if the user holds an office in this federation.
    pub officer: bool,
    /// True if the user may read the audit log.
    pub commission: bool,
    /// True if the user may appoint officers.
    pub chair: bool,
    /// True if the user administers the site.
    pub administrator: bool,
}

/// The parts of the layout are templates of their own: the content of `base.html` itself is
/// compiled anew for every page.
#[derive(Template)]
#[template(path = "_head.html")]
struct HeadPart<'a> {
    page: &'a Layout,
}

/// From the end of the head to the beginning of the page's content.
#[derive(Template)]
#[template(path = "_top.html")]
struct TopPart<'a> {
    page: &'a Layout,
}

/// The footer.
#[derive(Template)]
#[template(path = "_foot.html")]
struct FootPart<'a> {
    page: &'a Layout,
}

impl Layout {
    /// The head of the document, without the additions of the page.
    pub fn head(&self) -> impl Template {
        HeadPart { page: self }
    }

    /// The header above the content.
    pub fn top(&self) -> impl Template {
        TopPart { page: self }
    }

    /// The footer below the content.
    pub fn foot(&self) -> impl Template {
        FootPart { page: self }
    }

    /// The layout of a site page, with the federation of the visit in its header.
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

    /// The layout of a federation's page.
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

    /// Sets the picture of the link preview; `below` is its path after the slug.
    pub fn with_picture(mut self, below: &str) -> Layout {
        if let Some(house) = &self.federation {
            self.picture = preview_path(&house.slug, below);
        }
        self
    }

    /// Address of a static file.
    pub fn asset(&self, name: &str) -> String {
        assets::asset_address(name)
    }

    /// Address of the icon.
    pub fn icon(&self) -> String {
        self.federation
            .as_ref()
            .map_or_else(|| self.asset("icon.svg"), Head::icon)
    }

    /// The title with the name of the federation or the site.
    pub fn whole_title(&self) -> String {
        match &self.federation {
            Some(house) if house.name == self.title => house.name.clone(),
            Some(house) => format!("{} · {}", self.title, house.name),
            None => format!("{} · Crosstable", self.title),
        }
    }

    /// The game of the federation, as selector for messages.
    pub fn game(&self) -> &'static str {
        self.federation
            .as_ref()
            .map_or(Sign::Board, |house| house.sign)
            .word()
    }

    /// The name of the official lists for this game; `None` if there are none.
    pub fn official_lists(&self) -> Option<String> {
        match self.federation.as_ref()?.sign {
            Sign::Stones => Some(self.t.msg_official_title_egd()),
            Sign::Pieces => Some(self.t.msg_official_title_fide()),
            Sign::Board => Some(self.t.msg_official_title()),
            Sign::Dots => None,
        }
    }

    /// The absolute address of an embedded page in the language of this page; `below` is its path
    /// after the slug.
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

    /// The class of the body: the accent colour.
    pub fn accent(&self) -> &str {
        self.federation
            .as_ref()
            .map(|f| f.accent)
            .unwrap_or_default()
            .word()
    }

    /// The query for links to site pages; it names the federation in their header.
    pub fn tail(&self) -> String {
        if self.of.is_empty() {
            String::new()
        } else {
            format!("?{OF}={}", self.of)
        }
    }

    /// The path and query of this page without these parameters.
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

    /// The language menu.
    pub fn languages(&self) -> Vec<LanguageLink> {
        self.in_languages(&self.path_without(&["lang"]))
    }

    /// The language variants of this page for search engines.
    pub fn alternates(&self) -> Vec<LanguageLink> {
        self.in_languages(&self.path_without(&["lang", OF]))
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

    /// The canonical address of this page for search engines; empty if the base is unknown.
    pub fn canonical(&self) -> String {
        if self.base.is_empty() {
            String::new()
        } else {
            format!("{}{}", self.base, self.path_without(&[OF]))
        }
    }

    /// The absolute address of this page without a language: the reader's own is served there.
    pub fn neutral(&self) -> String {
        format!("{}{}", self.base, self.path_without(&["lang", OF]))
    }

    /// The way back after a log-in. It carries no language, since the reader may choose another one
    /// meanwhile.
    pub fn back(&self) -> String {
        percent_encoding::utf8_percent_encode(
            &self.path_without(&["lang"]),
            percent_encoding::NON_ALPHANUMERIC,
        )
        .to_string()
    }
}

/// The federation that links to site pages carry on; empty if it is the only one, since it stands
/// in every header then.
fn carried_federation(visit: &Visit, federation: &Federation) -> String {
    if visit.app.hosts.only_slug().is_some() {
        String::new()
    } else {
        federation.slug.clone()
    }
}

/// The path of the picture for link previews of a federation's page; `below` is the page's path
/// after the slug.
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

/// A link to this page in a language.
pub struct LanguageLink {
    /// The code of the language.
    pub code: &'static str,
    /// Its own name.
    pub name: &'static str,
    /// The address of the page in it.
    pub href: String,
    /// True for the current language.
    pub current: bool,
}

/// A page as a response.
pub fn render_page(page: &impl Template) -> Result<HttpResponse, WebError> {
    render_with_status(page, StatusCode::OK)
}

/// A page with another status: a form that comes back with its mistakes.
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

/// A page that is the same for every visitor until the data changes.
pub fn render_public(page: &impl Template) -> Result<HttpResponse, WebError> {
    let mut response = render_page(page)?;
    response.extensions_mut().insert(Public);
    Ok(response)
}

/// A public download, the same for all readers until the data changes.
pub fn public_download(content_type: &'static str, name: &str, body: String) -> HttpResponse {
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, content_type))
        .body(body);
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        response
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, value);
    }
    response.extensions_mut().insert(Public);
    response
}

/// A public text for programs, the same for all readers until the data changes.
pub fn public_text(content_type: &'static str, body: String) -> HttpResponse {
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, content_type))
        .body(body);
    response.extensions_mut().insert(Public);
    response
}

/// A public file under an address that changes with its content: browsers cache it for good.
pub fn lasting_file(content_type: &'static str, body: impl Into<Bytes>) -> HttpResponse {
    let kept = (header::CACHE_CONTROL, FOR_GOOD);
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, content_type))
        .insert_header(kept)
        .body(body.into());
    response.extensions_mut().insert(Public);
    response
}

/// Redirects the browser after a change, with a message for the next page.
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
    /// The referring page of this site.
    back: Option<String>,
    /// The address of the search, if that helps.
    search: Option<String>,
    /// A link that helps.
    remedy: Option<Remedy>,
    /// The typed form, to be submitted again.
    again: Option<Again>,
}

/// A form that could not be processed for the moment, to be submitted again as it is.
pub struct Again {
    /// The address that it is sent to.
    pub action: String,
    /// The fields as they were typed.
    pub fields: Vec<(String, String)>,
    /// True if it has a file input; the file must be chosen again.
    pub upload: bool,
}

impl Again {
    /// Replaces the form token by that of another session.
    pub fn with_token(mut self, token: &str) -> Again {
        self.fields.retain(|(name, _)| name != "token");
        self.fields.push(("token".to_owned(), token.to_owned()));
        self
    }
}

/// A link that helps with an error.
pub struct Remedy {
    /// The address of the link.
    pub address: String,
    /// The text of the link.
    pub label: String,
    /// True if it opens in another window, because the page holds what was typed.
    pub aside: bool,
}

/// The content of an error page.
pub struct ErrorContent<'a> {
    /// A sentence about the failure and the remedy.
    pub sentence: &'a str,
    /// The request id under which the log has it.
    pub log: Option<&'a str>,
    /// The referring page of this site.
    pub back: Option<String>,
    /// A link that helps, if there is one.
    pub remedy: Option<Remedy>,
    /// The typed form, if it can be submitted again.
    pub again: Option<Again>,
}

/// The layout of an error page without any knowledge of the visit.
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

/// The page for an error.
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
