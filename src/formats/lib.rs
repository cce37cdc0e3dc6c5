//! Files in and out: conversion between bytes and the domain's tables, by way of the neutral
//! document of the exchange formats. Pure functions. Section numbers cite `docs/spec/exchange.md`.

use crosstable_domain as domain;

pub mod archive;
pub mod convert;
pub mod crosstable;
pub mod dates;
pub mod decode;
pub mod document;
pub mod fact;
pub mod grid;
pub mod h9;
pub mod latin;
pub mod limits;
pub mod loss;
pub mod meaning;
pub mod number;
pub mod official;
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
pub mod workbook;
pub mod written;
mod xml;
