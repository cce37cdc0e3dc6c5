#![doc = include_str!("../ARCHITECTURE.md")]

pub mod config;
pub mod db;
pub mod documents;
pub mod domain;
pub mod formats;
pub mod office;
pub mod text;
pub mod web;
