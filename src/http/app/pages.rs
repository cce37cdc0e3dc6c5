//! Cache of finished public pages: rendered once, compressed once, served until the data changes.

use std::io::{Read as _, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::web::Bytes;
use data_encoding::HEXLOWER;
use flate2::Compression;
use moka::policy::EvictionPolicy;
use moka::sync::Cache;
use sha2::{Digest, Sha256};

use crate::db::{CacheScope, Stamp, State};

/// Capacity in bytes.
const CAPACITY: u64 = 24 * 1024 * 1024;

/// Larger pages are kept only compressed: few readers ask for them, and fewer without compression.
pub const LARGE: usize = 128 * 1024;

/// The level for the first reader: slightly slower than the fastest, and a fifth smaller.
pub const QUICK: Compression = Compression::new(2);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageVersion {
    extent: CacheScope,
    stamp: Stamp,
}

impl PageVersion {
    /// `state` must be taken before the handler begins to read.
    pub fn new(extent: CacheScope, state: &State) -> PageVersion {
        PageVersion {
            extent,
            stamp: state.stamp(extent),
        }
    }

    fn is_current(self, state: &State) -> bool {
        state.stamp(self.extent) == self.stamp
    }
}

pub struct Page {
    made_of: PageVersion,
    pub content_type: HeaderValue,
    pub etag: HeaderValue,
    pub extra: Vec<(header::HeaderName, HeaderValue)>,
    /// The plain body; of a large page the quickly compressed one.
    kept: Bytes,
    large: bool,
    gzip: OnceLock<Bytes>,
    brotli: OnceLock<Bytes>,
    /// True once the page has been served.
    asked: AtomicBool,
}

impl Page {
    /// Compresses quickly for the first reader, well and lastingly for the second: most pages have
    /// only one reader.
    pub fn from_body(
        made_of: PageVersion,
        content_type: HeaderValue,
        extra: Vec<(header::HeaderName, HeaderValue)>,
        body: Bytes,
    ) -> Page {
        let tag = format!("\"{}\"", &HEXLOWER.encode(&Sha256::digest(&body))[..20]);
        let etag =
            HeaderValue::from_str(&tag).unwrap_or_else(|_| HeaderValue::from_static("\"page\""));
        let large = body.len() > LARGE;
        Page {
            made_of,
            content_type,
            etag,
            extra,
            gzip: OnceLock::new(),
            brotli: OnceLock::new(),
            asked: AtomicBool::new(false),
            kept: if large {
                compress_gzip(&body, QUICK)
            } else {
                body
            },
            large,
        }
    }

    fn plain_body(&self) -> Bytes {
        if !self.large {
            return self.kept.clone();
        }
        let mut plain = Vec::with_capacity(self.kept.len() * 8);
        // The data was compressed here, so it is intact.
        let _ = flate2::read::GzDecoder::new(&*self.kept).read_to_end(&mut plain);
        plain.into()
    }

    pub fn best_body(&self, accepted: AcceptedEncodings) -> Body {
        // Drawings and downloads are meant to be kept: compressed well at once.
        let first = self.is_html() && !self.asked.swap(true, Ordering::Relaxed);
        if first && accepted.gzip {
            Body::from_gzip(if self.large {
                self.kept.clone()
            } else {
                compress_gzip(&self.kept, QUICK)
            })
        } else if first && accepted.brotli {
            Body::from_brotli(compress_brotli(&self.plain_body(), 1))
        } else if accepted.brotli {
            Body::from_brotli(
                self.brotli
                    .get_or_init(|| compress_brotli(&self.plain_body(), 6))
                    .clone(),
            )
        } else if accepted.gzip {
            Body::from_gzip(
                self.gzip
                    .get_or_init(|| compress_gzip(&self.plain_body(), Compression::default()))
                    .clone(),
            )
        } else {
            Body {
                encoding: None,
                bytes: self.plain_body(),
            }
        }
    }

    /// False if the body must be made off the async threads.
    pub fn is_ready(&self, accepted: AcceptedEncodings) -> bool {
        let first = self.is_html() && !self.asked.load(Ordering::Relaxed);
        let ready = match accepted {
            AcceptedEncodings { gzip: true, .. } if first => true,
            AcceptedEncodings { brotli: true, .. } => self.brotli.get().is_some(),
            AcceptedEncodings { gzip: true, .. } => self.gzip.get().is_some(),
            _ => false,
        };
        ready || !self.large
    }

    fn is_html(&self) -> bool {
        self.content_type.as_bytes().starts_with(b"text/html")
    }

    fn cache_weight(&self) -> u32 {
        // Later compressed bodies take half of a plain body, or twice a quickly compressed one.
        let later = if self.large {
            2 * self.kept.len()
        } else {
            self.kept.len() / 2
        };
        u32::try_from(self.kept.len() + later + 400).unwrap_or(u32::MAX)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Body {
    pub encoding: Option<&'static str>,
    pub bytes: Bytes,
}

impl Body {
    fn from_gzip(bytes: Bytes) -> Body {
        Body {
            encoding: Some("gzip"),
            bytes,
        }
    }

    fn from_brotli(bytes: Bytes) -> Body {
        Body {
            encoding: Some("br"),
            bytes,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AcceptedEncodings {
    pub gzip: bool,
    pub brotli: bool,
}

impl AcceptedEncodings {
    pub fn from_headers(headers: &HeaderMap) -> AcceptedEncodings {
        AcceptedEncodings {
            gzip: accepts_encoding(headers, "gzip"),
            brotli: accepts_encoding(headers, "br"),
        }
    }
}

pub fn accepts_encoding(accept: &HeaderMap, name: &str) -> bool {
    let accepted = accept
        .get(header::ACCEPT_ENCODING)
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default();
    accepted.split(',').any(|part| {
        let mut fields = part.split(';');
        fields
            .next()
            .is_some_and(|n| n.trim().eq_ignore_ascii_case(name))
            && !fields.any(|q| matches!(q.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

pub fn compress_gzip(body: &[u8], level: Compression) -> Bytes {
    let mut out = flate2::write::GzEncoder::new(Vec::with_capacity(body.len() / 4), level);
    // Writing into memory can't fail.
    let _ = out.write_all(body);
    out.finish().unwrap_or_default().into()
}

fn compress_brotli(body: &[u8], quality: i32) -> Bytes {
    let mut out = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams {
        quality,
        lgwin: 20,
        ..Default::default()
    };
    let _ = brotli::BrotliCompress(&mut &*body, &mut out, &parameters);
    out.into()
}

#[derive(Clone)]
pub struct Pages(Cache<String, Arc<Page>>);

impl Default for Pages {
    fn default() -> Pages {
        Pages::new()
    }
}

impl Pages {
    pub fn new() -> Pages {
        let weigh = |key: &String, page: &Arc<Page>| page.cache_weight() + key.len() as u32;
        // LRU: admission by frequency would keep out large pages, the most expensive ones.
        Pages(
            Cache::builder()
                .max_capacity(CAPACITY)
                .weigher(weigh)
                .eviction_policy(EvictionPolicy::lru())
                .build(),
        )
    }

    pub fn get(&self, key: &str, state: &State) -> Option<Arc<Page>> {
        self.0
            .get(key)
            .filter(|page| page.made_of.is_current(state))
    }

    pub fn count(&self) -> u64 {
        self.0.run_pending_tasks();
        self.0.entry_count()
    }

    pub fn store_page(&self, key: String, page: Arc<Page>) {
        self.0.insert(key, page);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_nothing() -> PageVersion {
        PageVersion::new(CacheScope::Program, &State::default())
    }

    fn encoding(accept: &str) -> Option<&'static str> {
        let page = Page::from_body(
            of_nothing(),
            HeaderValue::from_static("text/html"),
            Vec::new(),
            Bytes::from_static(b"hello"),
        );
        let mut headers = HeaderMap::new();
        headers.insert(
            header::ACCEPT_ENCODING,
            HeaderValue::from_str(accept).unwrap(),
        );
        page.best_body(AcceptedEncodings::from_headers(&headers))
            .encoding
    }

    #[test]
    fn the_smallest_encoding_that_the_reader_takes_is_served() {
        assert_eq!(encoding("br"), Some("br"));
        assert_eq!(encoding("gzip;q=0.5"), Some("gzip"));
        assert_eq!(encoding("br;q=0, gzip"), Some("gzip"));
        assert_eq!(encoding("identity"), None);
    }

    #[test]
    fn the_first_reader_is_served_quickly_and_all_others_well() {
        let page = Page::from_body(
            of_nothing(),
            HeaderValue::from_static("text/html"),
            Vec::new(),
            Bytes::from("hello ".repeat(1000)),
        );
        let mut headers = HeaderMap::new();
        headers.insert(
            header::ACCEPT_ENCODING,
            HeaderValue::from_static("gzip, deflate, br"),
        );
        let answers: Vec<_> = (0..3)
            .map(|_| page.best_body(AcceptedEncodings::from_headers(&headers)))
            .collect();
        assert_eq!(
            answers
                .iter()
                .map(|body| body.encoding.unwrap())
                .collect::<Vec<_>>(),
            ["gzip", "br", "br"]
        );
        assert!(answers[1].bytes.len() < answers[0].bytes.len() && answers[1] == answers[2]);
    }

    #[test]
    fn a_large_page_is_the_same_for_every_reader() {
        let text: String = (0..40_000).map(|n| format!("{n} ")).collect();
        let page = Page::from_body(
            of_nothing(),
            HeaderValue::from_static("text/html"),
            Vec::new(),
            Bytes::from(text.clone()),
        );
        let unpacked = |accept: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accept));
            let Body {
                encoding,
                bytes: body,
            } = page.best_body(AcceptedEncodings::from_headers(&headers));
            let mut plain = Vec::new();
            match encoding {
                Some("gzip") => flate2::read::GzDecoder::new(&*body)
                    .read_to_end(&mut plain)
                    .map(|_| ())
                    .unwrap(),
                Some(_) => brotli::BrotliDecompress(&mut &*body, &mut plain).unwrap(),
                None => plain = body.to_vec(),
            }
            String::from_utf8(plain).unwrap()
        };
        for accept in ["gzip", "identity", "br", "gzip", "identity"] {
            assert_eq!(unpacked(accept), text, "{accept}");
        }
    }

    #[test]
    fn a_large_page_is_ready_when_it_was_compressed() {
        let page = Page::from_body(
            of_nothing(),
            HeaderValue::from_static("text/csv"),
            Vec::new(),
            Bytes::from("1".repeat(LARGE + 1)),
        );
        for (gzip, brotli) in [(true, true), (true, false)] {
            let accepted = AcceptedEncodings { gzip, brotli };
            assert!(!page.is_ready(accepted));
            page.best_body(accepted);
            assert!(page.is_ready(accepted));
        }
        assert!(!page.is_ready(AcceptedEncodings {
            gzip: false,
            brotli: false
        }));
        let page = Page::from_body(
            of_nothing(),
            HeaderValue::from_static("text/html"),
            Vec::new(),
            Bytes::from("1".repeat(LARGE + 1)),
        );
        let accepted = AcceptedEncodings {
            gzip: true,
            brotli: true,
        };
        assert!(
            page.is_ready(accepted),
            "its first reader gets what is kept"
        );
        page.best_body(accepted);
        assert!(!page.is_ready(accepted));
    }

    #[test]
    fn a_page_of_another_state_is_not_served() {
        let pages = Pages::new();
        let made_of = PageVersion {
            stamp: State::default().stamp(CacheScope::Program),
            extent: CacheScope::Site,
        };
        for (key, made_of) in [
            ("held", of_nothing()),
            (
                "site",
                PageVersion::new(CacheScope::Site, &State::default()),
            ),
            ("other", made_of),
        ] {
            pages.store_page(
                key.into(),
                Arc::new(Page::from_body(
                    made_of,
                    HeaderValue::from_static("text/html"),
                    Vec::new(),
                    Bytes::new(),
                )),
            );
        }
        assert!(
            ["held", "site", "other"]
                .iter()
                .all(|key| pages.get(key, &State::default()).is_some())
        );
        let changed = State::of_versions([(crate::db::FederationId(1), 3)]);
        assert!(pages.get("held", &changed).is_some());
        assert!(pages.get("site", &changed).is_none() && pages.get("other", &changed).is_none());
    }
}
