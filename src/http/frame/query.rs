//! Query parameters, and the record of those that a page uses. Unknown parameters lead to the same
//! finished page.

use std::future::{Ready, ready};
use std::ops::Deref;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};
use serde::Deserializer;
use serde::de::value::Error as Told;
use serde::de::{DeserializeOwned, Error as _, Visitor};
use serde::forward_to_deserialize_any;

use crate::app::addresses::{Names, PageParameters};

/// Notes the names of the parameters in the request, from which the middleware learns them.
pub struct QueryParams<T>(pub T);

impl<T> QueryParams<T> {
    pub fn into_inner(self) -> T {
        self.0
    }
}

impl<T> Deref for QueryParams<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: DeserializeOwned> FromRequest for QueryParams<T> {
    type Error = actix_web::Error;
    type Future = Ready<Result<QueryParams<T>, actix_web::Error>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        record_names(
            req,
            field_names::<T>().map_or(Names::Matching(|_| true), Names::Fixed),
        );
        let read = web::Query::<T>::from_request(req, payload).into_inner();
        ready(read.map(|query| QueryParams(query.into_inner())))
    }
}

pub fn record_names(req: &HttpRequest, names: Names) {
    let mut extensions = req.extensions_mut();
    match extensions.get_mut::<PageParameters>() {
        Some(known) => known.add_names(names),
        None => {
            let mut known = PageParameters::default();
            known.add_names(names);
            extensions.insert(known);
        }
    }
}

/// The fields as serde reads the struct; `None` if it isn't a plain one.
fn field_names<T: DeserializeOwned>() -> Option<&'static [&'static str]> {
    let mut fields = None;
    // Always an error: the deserializer only records the field names.
    let _ = T::deserialize(Asker(&mut fields));
    fields
}

/// Records the field names of a type and gives it no data.
struct Asker<'a>(&'a mut Option<&'static [&'static str]>);

impl<'de> Deserializer<'de> for Asker<'_> {
    type Error = Told;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Told> {
        *self.0 = Some(fields);
        Err(Told::custom("asked for its fields"))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Told> {
        Err(Told::custom("no struct"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct newtype_struct seq tuple
        tuple_struct map enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    #[expect(dead_code, reason = "only the names count")]
    struct Filter {
        q: String,
        #[serde(rename = "from", default)]
        first: Option<i64>,
    }

    #[test]
    fn a_struct_tells_the_names_that_are_read() {
        assert_eq!(field_names::<Filter>(), Some(&["q", "from"][..]));
        assert_eq!(field_names::<Vec<(String, String)>>(), None);
    }
}
