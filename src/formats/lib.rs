//! Files in and out: conversion between bytes and the domain's tables, by way of the neutral
//! document of the exchange formats. Pure functions. Section numbers cite `docs/spec/exchange.md`.

use crosstable_domain as domain;

pub mod archive;
pub mod column_kind;
pub mod convert;
pub mod crosstable;
pub mod dates;
pub mod decode;
pub mod document;
pub mod extra;
pub mod h9;
pub mod limits;
pub mod losses;
pub mod number;
pub mod official;
pub mod opengotha;
pub mod options;
pub mod output;
pub mod pairgoth;
pub mod recognise;
pub mod reconcile;
pub mod refusal;
pub mod round_matrix;
pub mod sheet;
pub mod text;
pub mod tou;
pub mod transliterate;
pub mod trf;
pub mod warnings;
pub mod workbook;
mod xml;
