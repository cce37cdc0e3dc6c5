//! What stands in the path of an address.

use std::str::FromStr;

use crate::web::error::WebError;

/// The number of something in the path of an address, as the kind of number that is wanted.
///
/// # Errors
/// It is none: there is no such page.
pub fn id<T: FromStr>(text: &str) -> Result<T, WebError> {
    text.parse().map_err(|_| WebError::NotFound)
}
