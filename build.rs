//! Generates the typed messages of the three languages from `locales/`.
use fluent_typed::{BuildOptions, FtlOutputOptions, build_from_locales_folder};

fn main() -> std::process::ExitCode {
    build_from_locales_folder(
        BuildOptions::default()
            .with_locales_folder("locales")
            .with_output_file_path("src/text/messages.rs")
            .with_ftl_output(FtlOutputOptions::single_file("src/text/messages.ftl"))
            // The three languages are all written from left to right.
            .without_bidi_isolation(),
    )
}
