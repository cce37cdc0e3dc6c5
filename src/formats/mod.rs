//! Files in and out: text and bytes to and from the tables of the domain and the neutral document of the exchange formats. Pure.

pub mod dates;
pub mod decode;
pub mod document;
pub mod number;
pub mod recognise;
pub mod refusal;
pub mod sides;
pub mod text;
pub mod wall_list;
pub mod written;
