//! Parsing of path segments.

use std::str::FromStr;

use crate::error::WebError;

/// Without an id the page doesn't exist.
pub fn id<T: FromStr>(text: &str) -> Result<T, WebError> {
    text.parse().map_err(|_| WebError::NotFound)
}
