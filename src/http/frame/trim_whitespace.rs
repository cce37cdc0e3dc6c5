//! Removes the indentation of templates from pages.

/// End tags after which white space counts: the line before is the text of a user.
const KEPT: [&str; 2] = ["</textarea", "</pre"];
/// White space between these tags never shows; large tables have thousands of them.
const JOINED: [&str; 6] = ["<td", "</td", "<th>", "<th ", "</th>", "</tr"];

/// Each tag begins its line, each table row is one line. White space is removed only before a tag,
/// and a tag is always ours: a typed `<` is escaped.
pub fn trim_html(html: &str) -> String {
    let mut lean = String::with_capacity(html.len());
    for (at, line) in html.split('\n').enumerate() {
        let tag = line.trim_start_matches(' ');
        let begins = |tags: &[&str]| tags.iter().any(|beginning| tag.starts_with(beginning));
        if at > 0 && !begins(&JOINED) {
            lean.push('\n');
        }
        lean.push_str(if tag.starts_with('<') && !begins(&KEPT) {
            tag
        } else {
            line
        });
    }
    lean
}

#[cfg(test)]
mod tests {
    use super::trim_html;

    #[test]
    fn a_row_is_one_line_and_no_tag_is_indented() {
        let head = "<thead>\n    <tr>\n      <th>A</th>\n      <th scope=\"col\">B</th>\n    </tr>\n  </thead>";
        let page = format!("<table>\n  {head}\n  <tr>\n    <td>\n      x\n    </td>\n  </tr>\n");
        let row = "<table>\n<thead>\n<tr><th>A</th><th scope=\"col\">B</th></tr>\n</thead>\n<tr><td>\n      x</td></tr>\n";
        assert_eq!(trim_html(&page), row);
    }

    #[test]
    fn what_somebody_wrote_stays_as_it_is() {
        for text in [
            "<textarea>a\n  b\n\n   </textarea>",
            "<pre>\n  {\n    \"a\": 1\n  </pre>",
            "  a\n  b <b>c</b>\n",
            "",
        ] {
            assert_eq!(trim_html(text), text);
        }
    }
}
