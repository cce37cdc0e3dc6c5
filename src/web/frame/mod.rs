//! What is around every page: the request and who makes it, forms, cookies, layout, finished pages, errors.

pub mod address;
mod arriving;
pub mod assets;
pub mod bare;
pub mod cache;
pub mod choice;
pub mod cookies;
pub mod csv;
pub mod embedding;
pub mod extent;
pub mod form;
pub mod gate;
pub mod growing;
pub mod layout;
mod lean;
pub mod markdown;
pub mod own_host;
pub mod pager;
pub mod problem;
pub mod query;
pub mod request;
pub mod security;
pub mod sentences;
pub mod shell;
pub mod signing;
pub mod trace;
pub mod upload;
