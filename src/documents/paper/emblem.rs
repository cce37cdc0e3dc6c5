//! Every uploaded emblem is redrawn as a PNG of fixed size: uploaded bytes are never served.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use usvg::{ImageHrefResolver, ImageKind, Options, Tree, roxmltree};

/// In pixels.
const SIDE: u32 = 512;
/// Side of the picture in the site header: twice its displayed size.
const SMALL_SIDE: u32 = 96;
const PIXELS_MAX: u64 = 16_000_000;
const BYTES_MAX: usize = 512 * 1024;
/// Most elements of a drawing; reused ones count each time.
const ELEMENTS_MAX: usize = 5_000;
/// Deepest nesting of a drawing, because parsing and drawing are recursive.
const DEPTH_MAX: usize = 64;
/// Most clip paths of a drawing, because each may be clipped by the next.
const CLIPS_MAX: usize = 64;
const STACK: usize = 32 * 1024 * 1024;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EmblemFault {
    /// Neither SVG nor PNG, or a broken one.
    Kind,
    /// An SVG with active content: scripts, foreign content, references to other files.
    Active,
    Size,
}

/// The result is a square PNG.
pub fn redraw_emblem(upload: &[u8]) -> Result<Vec<u8>, EmblemFault> {
    // Drawing recurses as deep as the file is nested. A panic of a library ends only this thread.
    std::thread::scope(|scope| {
        let drawing = std::thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, || draw_upload(upload, SIDE));
        drawing
            .map_err(|_| EmblemFault::Kind)?
            .join()
            .unwrap_or(Err(EmblemFault::Kind))
    })
}

pub fn small_emblem(stored: &[u8]) -> Option<Vec<u8>> {
    draw_upload(stored, SMALL_SIDE).ok()
}

fn draw_upload(upload: &[u8], side: u32) -> Result<Vec<u8>, EmblemFault> {
    let tree = if upload.starts_with(b"\x89PNG\r\n\x1a\n") {
        from_png(upload)?
    } else {
        from_svg(upload)?
    };
    let mut pixels = Pixmap::new(side, side).ok_or(EmblemFault::Size)?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = side as f32 / width.max(height);
    let middle = |length: f32| (side as f32 - length * scale) / 2.0;
    let place = Transform::from_row(scale, 0.0, 0.0, scale, middle(width), middle(height));
    resvg::render(&tree, place, &mut pixels.as_mut());
    pixels.encode_png().map_err(|_| EmblemFault::Kind)
}

/// The drawing may use only what it contains.
fn parse_options(picture: Option<Arc<Vec<u8>>>) -> Options<'static> {
    let resolve_data = Box::new(move |_: &str, _: Arc<Vec<u8>>, _: &Options<'_>| {
        picture.clone().map(ImageKind::PNG)
    });
    Options {
        image_href_resolver: ImageHrefResolver {
            resolve_data,
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    }
}

fn from_png(upload: &[u8]) -> Result<Tree, EmblemFault> {
    // The size is in the first chunk, readable before decoding.
    let number = |at: usize| {
        upload
            .get(at..at + 4)
            .and_then(|b| b.try_into().ok())
            .map(u32::from_be_bytes)
            .ok_or(EmblemFault::Kind)
    };
    let (width, height) = (number(16)?, number(20)?);
    if width == 0 || height == 0 {
        return Err(EmblemFault::Kind);
    }
    if u64::from(width) * u64::from(height) > PIXELS_MAX {
        return Err(EmblemFault::Size);
    }
    let frame = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"><image width="{width}" height="{height}" href="data:image/png;base64,AA=="/></svg>"#
    );
    let tree = Tree::from_str(&frame, &parse_options(Some(Arc::new(upload.to_vec()))))
        .map_err(|_| EmblemFault::Kind)?;
    if tree.root().has_children() {
        Ok(tree)
    } else {
        Err(EmblemFault::Kind)
    }
}

fn from_svg(upload: &[u8]) -> Result<Tree, EmblemFault> {
    let text = std::str::from_utf8(upload).map_err(|_| EmblemFault::Kind)?;
    // Entities could expand without bound; no drawing program needs them.
    if text.len() > BYTES_MAX {
        return Err(EmblemFault::Size);
    }
    refuse_bulk(text)?;
    let document = roxmltree::Document::parse(text).map_err(|_| {
        if text.contains("<!DOCTYPE") {
            EmblemFault::Active
        } else {
            EmblemFault::Kind
        }
    })?;
    if document.root_element().tag_name().name() != "svg" {
        return Err(EmblemFault::Kind);
    }
    refuse_active(&document)?;
    let clips = document
        .descendants()
        .filter(|n| n.tag_name().name() == "clipPath")
        .count();
    if clips > CLIPS_MAX || count_elements(&document) > ELEMENTS_MAX {
        return Err(EmblemFault::Size);
    }
    let tree =
        Tree::from_xmltree(&document, &parse_options(None)).map_err(|_| EmblemFault::Kind)?;
    if tree.root().has_children() {
        Ok(tree)
    } else {
        Err(EmblemFault::Kind)
    }
}

/// Rejects elements and attributes that run code, load something, or are too expensive to draw.
fn refuse_active(document: &roxmltree::Document<'_>) -> Result<(), EmblemFault> {
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        let name = node.tag_name().name().to_ascii_lowercase();
        // Filters, masks and patterns can be made extremely expensive; an emblem needs none.
        let costly = name == "filter"
            || name.starts_with("fe")
            || ["mask", "pattern", "marker"].contains(&name.as_str());
        let active = [
            "script",
            "foreignobject",
            "iframe",
            "embed",
            "object",
            "image",
            "handler",
            "listener",
        ]
        .contains(&name.as_str());
        if costly || active {
            return Err(EmblemFault::Active);
        }
        for attribute in node.attributes() {
            let (key, value) = (
                attribute.name().to_ascii_lowercase(),
                attribute.value().trim().to_ascii_lowercase(),
            );
            let elsewhere = key == "href" && !value.starts_with('#');
            if key.starts_with("on") || elsewhere || value.contains("javascript:") {
                return Err(EmblemFault::Active);
            }
        }
    }
    Ok(())
}

/// Scans the tags before a recursive parser reads them; that parser refuses malformed text.
fn refuse_bulk(text: &str) -> Result<(), EmblemFault> {
    let (mut depth, mut count) = (0_usize, 0_usize);
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        rest = &rest[at..];
        let passed = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
            .into_iter()
            .find(|(begin, _)| rest.starts_with(begin));
        if let Some((begin, end)) = passed {
            let Some(over) = rest[begin.len()..].find(end) else {
                return Ok(());
            };
            rest = &rest[begin.len() + over + end.len()..];
            continue;
        }
        if rest.starts_with("<!") {
            // Entities could contain tags; no drawing program needs them.
            return Err(EmblemFault::Active);
        }
        let Some(end) = end_of_tag(rest) else {
            return Ok(());
        };
        if rest.starts_with("</") {
            depth = depth.saturating_sub(1);
        } else {
            count += 1;
            if depth >= DEPTH_MAX || count > ELEMENTS_MAX {
                return Err(EmblemFault::Size);
            }
            depth += usize::from(!rest[..end].ends_with('/'));
        }
        rest = &rest[end..];
    }
    Ok(())
}

/// Position of the `>` that ends a tag, outside attribute values.
fn end_of_tag(tag: &str) -> Option<usize> {
    let mut quote = None;
    for (at, byte) in tag.bytes().enumerate() {
        match (byte, quote) {
            (b'>', None) => return Some(at),
            (b'"' | b'\'', None) => quote = Some(byte),
            (_, Some(open)) if open == byte => quote = None,
            _ => {}
        }
    }
    None
}

/// Counts each reuse. Reused elements must not reuse others, which could grow without bound.
fn count_elements(document: &roxmltree::Document<'_>) -> usize {
    let all = || document.descendants().filter(roxmltree::Node::is_element);
    let mut count = all().count();
    for used in all().filter(|n| n.tag_name().name() == "use") {
        let href = used
            .attributes()
            .find(|a| a.name() == "href")
            .map(|a| a.value().trim_start_matches('#'))
            .unwrap_or_default();
        for target in all().filter(|n| n.attribute("id") == Some(href)) {
            let inside = || target.descendants().filter(roxmltree::Node::is_element);
            if inside().any(|n| n.tag_name().name() == "use") {
                return usize::MAX;
            }
            count = count.saturating_add(inside().count());
        }
        if count > ELEMENTS_MAX {
            break;
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAR: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path d="M0 0h10v20z" fill="#0a0"/></svg>"##;

    #[test]
    fn a_drawing_becomes_a_square_picture() {
        let png = redraw_emblem(STAR.as_bytes()).unwrap();
        assert!(png.starts_with(b"\x89PNG") && png.len() > 200);
        assert_eq!(
            (&png[16..20], &png[20..24]),
            (&512u32.to_be_bytes()[..], &512u32.to_be_bytes()[..])
        );
        // A picture is converted to a picture again.
        assert!(redraw_emblem(&png).unwrap().starts_with(b"\x89PNG"));
    }

    #[test]
    fn a_drawing_that_does_something_is_refused() {
        for evil in [
            "<script>alert(1)</script>",
            "<g onload=\"alert(1)\"/>",
            "<a href=\"javascript:alert(1)\"/>",
            "<image href=\"/etc/passwd\"/>",
            "<image href=\"http://example.org/x.png\"/>",
            "<foreignObject/>",
            "<use href=\"other.svg#x\"/>",
            "<filter id=\"f\"><feTurbulence numOctaves=\"4000000000\"/></filter>",
            "<pattern id=\"p\" width=\"0.0001\" height=\"0.0001\"/>",
        ] {
            let svg = STAR.replace("<path", &format!("{evil}<path"));
            assert_eq!(
                redraw_emblem(svg.as_bytes()),
                Err(EmblemFault::Active),
                "{evil}"
            );
        }
        let bomb = format!(
            "<!DOCTYPE svg [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>{}",
            STAR.replace("#0a0", "&b;")
        );
        assert!(redraw_emblem(bomb.as_bytes()).is_err());
    }

    #[test]
    fn what_grows_without_bound_is_refused() {
        let layer = |n: usize| {
            format!(
                "<g id=\"g{n}\">{}</g>",
                format!("<use href=\"#g{}\"/>", n - 1).repeat(10)
            )
        };
        let bomb: String = std::iter::once("<g id=\"g0\"><path d=\"M0 0h1v1z\"/></g>".to_owned())
            .chain((1..9).map(layer))
            .collect();
        assert_eq!(
            redraw_emblem(STAR.replace("<path", &format!("{bomb}<path")).as_bytes()),
            Err(EmblemFault::Size)
        );
        assert_eq!(
            redraw_emblem(
                STAR.replace("<path", &format!("{}<path", "<g/>".repeat(6_000)))
                    .as_bytes()
            ),
            Err(EmblemFault::Size)
        );
        assert_eq!(
            redraw_emblem(
                STAR.replace("<path", &format!("{}<path", " ".repeat(600_000)))
                    .as_bytes()
            ),
            Err(EmblemFault::Size)
        );
        let twice = STAR.replace(
            "<path",
            "<g id=\"a\"><path d=\"M0 0h1v1z\"/></g><use href=\"#a\" x=\"3\"/><path",
        );
        assert!(redraw_emblem(twice.as_bytes()).is_ok());
    }

    #[test]
    fn what_is_nested_too_deep_is_refused() {
        let nested = |deep: usize| {
            STAR.replace("<path", &format!("{}<path", "<g>".repeat(deep)))
                .replace("</svg>", &format!("{}</svg>", "</g>".repeat(deep)))
        };
        assert!(redraw_emblem(nested(40).as_bytes()).is_ok());
        for deep in [DEPTH_MAX + 1, 800, 100_000] {
            assert_eq!(
                redraw_emblem(nested(deep).as_bytes()),
                Err(EmblemFault::Size),
                "{deep}"
            );
        }
        // Text in a comment or attribute that looks like the end of an element isn't one.
        for hidden in [
            "<g><!-- </g> -->",
            "<g><![CDATA[</g>]]>",
            "<g><?x </g>?>",
            "<g id='/>' class=\"</g>/>\">",
        ] {
            let deep = STAR.replace("<path", &format!("{}<path", hidden.repeat(200)));
            assert_eq!(
                redraw_emblem(deep.as_bytes()),
                Err(EmblemFault::Size),
                "{hidden}"
            );
        }
        let clip = |n: usize| {
            format!(
                "<clipPath id=\"c{n}\" clip-path=\"url(#c{})\"><path d=\"M0 0h1v1z\"/></clipPath>",
                n + 1
            )
        };
        let chain = |length| {
            STAR.replace(
                "<path",
                &format!(
                    "{}<path clip-path=\"url(#c0)\"",
                    (0..length).map(clip).collect::<String>()
                ),
            )
        };
        assert_eq!(
            redraw_emblem(chain(1_000).as_bytes()),
            Err(EmblemFault::Size)
        );
        let _ = redraw_emblem(chain(CLIPS_MAX).as_bytes());
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        let mut huge = redraw_emblem(STAR.as_bytes()).unwrap();
        huge[16..20].copy_from_slice(&50_000u32.to_be_bytes());
        assert_eq!(redraw_emblem(&huge), Err(EmblemFault::Size));
        for bad in [
            &b""[..],
            b"GIF89a",
            b"<svg",
            b"<html/>",
            b"\x89PNG\r\n\x1a\n",
            b"\xff\xff",
            b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        ] {
            assert!(redraw_emblem(bad).is_err(), "{bad:?}");
        }
    }
}
