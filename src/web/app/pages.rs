//! Finished public pages: made once, compressed once, served until anything changes.

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

/// Pages keep at most this many bytes of memory.
const CAPACITY: u64 = 32 * 1024 * 1024;

/// Larger pages are kept compressed only: few ask for them, and fewer without compression.
pub const LARGE: usize = 128 * 1024;

/// How a page is compressed for its first reader: a little dearer than the quickest way, and a fifth smaller.
pub const QUICK: Compression = Compression::new(2);

/// A finished page.
pub struct Page {
    generation: u64,
    /// Its type.
    pub content_type: HeaderValue,
    /// Its tag.
    pub etag: HeaderValue,
    /// What else the response carries.
    pub extra: Vec<(header::HeaderName, HeaderValue)>,
    /// As it is; of a large page quickly compressed.
    kept: Bytes,
    large: bool,
    gzip: OnceLock<Bytes>,
    brotli: OnceLock<Bytes>,
    /// Somebody has asked for it before.
    asked: AtomicBool,
}

impl Page {
    /// A page from its body. For its first reader it is compressed quickly, for the second as well as can be, and kept so: most pages have
    /// only one.
    pub fn make(generation: u64, content_type: HeaderValue, extra: Vec<(header::HeaderName, HeaderValue)>, body: Bytes) -> Page {
        let tag = format!("\"{}\"", &HEXLOWER.encode(&Sha256::digest(&body))[..20]);
        let etag = HeaderValue::from_str(&tag).unwrap_or_else(|_| HeaderValue::from_static("\"page\""));
        let large = body.len() > LARGE;
        Page {
            generation,
            content_type,
            etag,
            extra,
            gzip: OnceLock::new(),
            brotli: OnceLock::new(),
            asked: AtomicBool::new(false),
            kept: if large { gzip(&body, QUICK) } else { body },
            large,
        }
    }

    fn plain(&self) -> Bytes {
        if !self.large {
            return self.kept.clone();
        }
        let mut plain = Vec::with_capacity(self.kept.len() * 8);
        // What was compressed here is whole.
        let _ = flate2::read::GzDecoder::new(&*self.kept).read_to_end(&mut plain);
        plain.into()
    }

    /// The body in the best encoding that the reader takes.
    pub fn body(&self, accept: &HeaderMap) -> (Option<&'static str>, Bytes) {
        // Files are made to be kept: drawings, downloads.
        let first = self.is_html() && !self.asked.swap(true, Ordering::Relaxed);
        if first && takes(accept, "gzip") {
            (Some("gzip"), if self.large { self.kept.clone() } else { gzip(&self.kept, QUICK) })
        } else if first && takes(accept, "br") {
            (Some("br"), brotli(&self.plain(), 1))
        } else if takes(accept, "br") {
            (Some("br"), self.brotli.get_or_init(|| brotli(&self.plain(), 6)).clone())
        } else if takes(accept, "gzip") {
            (Some("gzip"), self.gzip.get_or_init(|| gzip(&self.plain(), Compression::default())).clone())
        } else {
            (None, self.plain())
        }
    }

    /// Whether it is a page proper, not a file.
    fn is_html(&self) -> bool {
        self.content_type.as_bytes().starts_with(b"text/html")
    }

    fn weight(&self) -> u32 {
        // The compressed bodies come later: together they are about a half of a plain one, and as much as a quickly compressed one twice.
        let later = if self.large { 2 * self.kept.len() } else { self.kept.len() / 2 };
        u32::try_from(self.kept.len() + later + 400).unwrap_or(u32::MAX)
    }
}

/// Whether a reader takes this encoding.
pub fn takes(accept: &HeaderMap, name: &str) -> bool {
    let accepted = accept.get(header::ACCEPT_ENCODING).and_then(|v| v.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|part| {
        let mut fields = part.split(';');
        fields.next().is_some_and(|n| n.trim().eq_ignore_ascii_case(name))
            && !fields.any(|q| matches!(q.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

/// Compresses with gzip.
pub fn gzip(body: &[u8], level: Compression) -> Bytes {
    let mut out = flate2::write::GzEncoder::new(Vec::with_capacity(body.len() / 4), level);
    // Writing into memory has no way to fail.
    let _ = out.write_all(body);
    out.finish().unwrap_or_default().into()
}

/// Compresses with brotli.
pub fn brotli(body: &[u8], quality: i32) -> Bytes {
    let mut out = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { quality, lgwin: 20, ..Default::default() };
    let _ = brotli::BrotliCompress(&mut &*body, &mut out, &parameters);
    out.into()
}

/// The finished pages of this process.
#[derive(Clone)]
pub struct Pages(Cache<String, Arc<Page>>);

impl Default for Pages {
    fn default() -> Pages {
        Pages::new()
    }
}

impl Pages {
    /// No pages yet.
    pub fn new() -> Pages {
        let weigh = |key: &String, page: &Arc<Page>| page.weight() + key.len() as u32;
        // What was asked for last stays. Admission by how often something was asked for would keep large pages out, the dearest to make,
        // for the many small ones that would have to go.
        Pages(Cache::builder().max_capacity(CAPACITY).weigher(weigh).eviction_policy(EvictionPolicy::lru()).build())
    }

    /// The page for this key, if it is of this generation of the data.
    pub fn get(&self, key: &str, generation: u64) -> Option<Arc<Page>> {
        self.0.get(key).filter(|page| page.generation == generation)
    }

    /// Keeps a page.
    pub fn put(&self, key: String, page: Arc<Page>) {
        self.0.insert(key, page);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encoding(accept: &str) -> Option<&'static str> {
        let page = Page::make(1, HeaderValue::from_static("text/html"), Vec::new(), Bytes::from_static(b"hello"));
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_str(accept).unwrap());
        page.body(&headers).0
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
        let page = Page::make(1, HeaderValue::from_static("text/html"), Vec::new(), Bytes::from("hello ".repeat(1000)));
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("gzip, deflate, br"));
        let answers: Vec<_> = (0..3).map(|_| page.body(&headers)).collect();
        assert_eq!(answers.iter().map(|(encoding, _)| encoding.unwrap()).collect::<Vec<_>>(), ["gzip", "br", "br"]);
        assert!(answers[1].1.len() < answers[0].1.len() && answers[1].1 == answers[2].1);
    }

    #[test]
    fn a_large_page_is_the_same_for_every_reader() {
        let text: String = (0..40_000).map(|n| format!("{n} ")).collect();
        let page = Page::make(1, HeaderValue::from_static("text/html"), Vec::new(), Bytes::from(text.clone()));
        let unpacked = |accept: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accept));
            let (encoding, body) = page.body(&headers);
            let mut plain = Vec::new();
            match encoding {
                Some("gzip") => flate2::read::GzDecoder::new(&*body).read_to_end(&mut plain).map(|_| ()).unwrap(),
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
    fn a_page_of_an_older_generation_is_not_served() {
        let pages = Pages::new();
        pages.put("k".into(), Arc::new(Page::make(3, HeaderValue::from_static("text/html"), Vec::new(), Bytes::new())));
        assert!(pages.get("k", 3).is_some());
        assert!(pages.get("k", 4).is_none());
    }
}
