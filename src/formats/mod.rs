//! Files in and out: text and bytes to and from the tables of the domain and the neutral document of the exchange formats. Pure.

pub mod archive;
pub mod convert;
pub mod crosstable;
pub mod dates;
pub mod decode;
pub mod document;
pub mod fact;
pub mod h9;
pub mod latin;
pub mod limits;
pub mod meaning;
pub mod number;
pub mod opengotha;
pub mod options;
pub mod pairgoth;
pub mod recognise;
pub mod refusal;
pub mod remark;
pub mod sheet;
pub mod sides;
pub mod text;
pub mod tou;
pub mod trf;
pub mod wall_list;
pub mod workbook;
pub mod written;
mod xml;
