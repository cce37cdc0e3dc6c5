//! Rows and columns of a pasted text: by a separator, by a rule of dashes, or by blanks.

use unicode_normalization::UnicodeNormalization;

use super::blanks::by_blanks_alone;
use super::columns::is_header;
use super::fields::{has_letters, integer, is_game, is_rule, mode};
use super::{Grid, Line, MAX_COLUMNS, NoteKind};
use crate::domain::table::MAX_ROWS;

/// Cuts the text into a grid by the separator that shows the most results.
pub(super) fn cut(text: &str) -> Grid {
    let text: String = text.trim_start_matches('\u{feff}').nfc().filter(|c| !matches!(c, '\u{200b}' | '\u{feff}' | '\0')).collect();
    let text: String = text
        .replace("\r\n", "\n")
        .chars()
        .map(|c| match c {
            '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' | '\u{b}' | '\u{c}' => '\n',
            c if c.is_whitespace() && c != '\n' && c != '\t' => ' ',
            c => c,
        })
        .collect();
    let count =
        |separator: char| text.lines().flat_map(|l| l.split(separator)).filter(|f| is_game(f.trim().trim_matches('"').trim())).count();
    let by_blanks = text.split_whitespace().filter(|field| is_game(field)).count();
    let best = ['\t', ';', '|', ','].into_iter().map(|s| (s, count(s))).find(|(_, games)| *games > 0 && games * 10 >= by_blanks * 9);
    match best {
        Some((separator, _)) => by_separator(&text, separator),
        None => {
            let lines: Vec<(usize, &str)> = text.lines().enumerate().map(|(i, line)| (i + 1, line)).collect();
            by_rule(&lines).unwrap_or_else(|| by_blanks_alone(&lines))
        }
    }
}

fn by_separator(text: &str, separator: char) -> Grid {
    let mut grid = Grid::default();
    let mut records = records(text, separator);
    if separator == '|' {
        records.iter_mut().for_each(unframe);
    }
    let first = records.iter().position(|line| games(line) > 0).unwrap_or(records.len());
    let header = records[..first].iter().rposition(|line| is_header(&line.fields));
    let width = width(&records, header);
    if let Some(i) = header {
        grid.headers = records[i].fields.clone();
        grid.has_header = true;
    }
    grid.headers.resize(width, String::new());
    if width > MAX_COLUMNS {
        return grid;
    }
    for (i, line) in records.into_iter().enumerate().filter(|(i, _)| Some(*i) != header) {
        take(&mut grid, line, separator, header.is_some_and(|header| i > header));
        if grid.rows.len() > MAX_ROWS {
            break;
        }
    }
    grid
}

/// The records of a text with the numbers of their lines.
fn records(text: &str, separator: char) -> Vec<Line> {
    // An odd quotation mark is part of a name; taken for a quotation it would swallow the rest of the text.
    let quoting = separator != '|' && text.bytes().filter(|b| *b == b'"').count() % 2 == 0;
    let mut reader = csv::ReaderBuilder::new();
    reader.has_headers(false).flexible(true).delimiter(u8::try_from(separator).unwrap_or(b'\t')).quoting(quoting);
    let mut records: Vec<Line> = Vec::new();
    let (mut number, mut at) = (1, 0);
    for record in reader.from_reader(text.as_bytes()).records() {
        let Ok(record) = record else { break };
        // The reader's own line number leaves out the blank lines that it skips just before a record.
        let start = record.position().and_then(|position| usize::try_from(position.byte()).ok()).unwrap_or(at);
        let blank = text.get(start..).map_or(0, |rest| rest.len() - rest.trim_start_matches('\n').len());
        number += text.get(at..start + blank).map_or(0, |passed| passed.matches('\n').count());
        at = start + blank;
        let fields = record.iter().map(|field| field.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        records.push(Line { number, fields });
    }
    records
}

/// A frame drawn around the table is no column.
fn unframe(line: &mut Line) {
    if line.fields.len() > 2 && line.fields.first().is_some_and(String::is_empty) && line.fields.last().is_some_and(String::is_empty) {
        line.fields.pop();
        line.fields.remove(0);
    }
}

/// How many fields hold a result with an opponent, a bye or a marked absence.
fn games(line: &Line) -> usize {
    line.fields.iter().filter(|field| is_game(field)).count()
}

/// The columns of the table. Columns without a header still count where most rows reach into them.
fn width(records: &[Line], header: Option<usize>) -> usize {
    let width = match header {
        Some(i) => filled_width(&records[i]),
        None => mode(records.iter().filter(|line| games(line) > 0).map(|line| line.fields.len())),
    };
    let reach: Vec<usize> = records.iter().filter(|line| games(line) > 0).map(filled_width).collect();
    let wider = reach.iter().filter(|reach| **reach > width).count() * 2 > reach.len();
    if wider { width.max(mode(reach.into_iter())) } else { width }
}

/// Takes a record as a row, or notes what else it is. `below`: it stands below the header.
fn take(grid: &mut Grid, mut line: Line, separator: char, below: bool) {
    let (joined, width) = (line.fields.join(" "), grid.headers.len());
    if joined.trim().is_empty() || is_rule(&joined) {
        return;
    }
    let numbered = line.fields.iter().find(|field| !field.is_empty()).is_some_and(|field| integer(field).is_some());
    let is_row = games(&line) > 0 || (below && numbered && line.fields.len() * 2 > width && has_letters(&joined));
    if !is_row {
        let comment = joined.starts_with(';');
        grid.note(line.number, if comment { NoteKind::Comment } else { NoteKind::LineIgnored }, &joined);
        return;
    }
    // A spreadsheet's last empty cells get lost when the text around them is trimmed.
    let short = separator != '\t' && line.fields.len() < width;
    if short || filled_width(&line) > width {
        grid.uneven(line.number, width, if short { line.fields.len() } else { filled_width(&line) }, &joined);
        return;
    }
    line.fields.resize(width, String::new());
    grid.rows.push(line);
}

fn filled_width(line: &Line) -> usize {
    line.fields.iter().rposition(|field| !field.is_empty()).map_or(0, |last| last + 1)
}

/// Columns as wide as the dashes of a rule; `None` where there is no rule, or the rows don't keep to it.
fn by_rule(lines: &[(usize, &str)]) -> Option<Grid> {
    let mut edges: Vec<usize> = Vec::new();
    for (_, line) in lines.iter().filter(|(_, line)| is_rule(line)) {
        let mut before = ' ';
        let mut starts = Vec::new();
        for (i, c) in line.chars().enumerate() {
            if matches!(c, '-' | '=' | '─' | '━' | '_') && matches!(before, ' ' | '+' | '|') {
                starts.push(i);
            }
            before = c;
        }
        if starts.len() > edges.len() {
            edges = starts;
        }
    }
    if !(3..=MAX_COLUMNS).contains(&edges.len()) {
        return None;
    }
    let slice = |line: &str| -> Option<Vec<String>> {
        let chars: Vec<char> = line.chars().collect();
        let kept = edges.iter().skip(1).all(|&edge| chars.get(edge - 1).is_none_or(|c| *c == ' '));
        let field = |(i, &start): (usize, &usize)| {
            let end = edges.get(i + 1).copied().unwrap_or(chars.len()).min(chars.len());
            let from = if i == 0 { 0 } else { start };
            chars.get(from..end).map_or_else(String::new, |part| part.iter().collect::<String>().trim().to_owned())
        };
        (kept && !line.contains('\t')).then(|| edges.iter().enumerate().map(field).collect())
    };
    let mut grid = Grid::default();
    for &(number, line) in lines {
        if grid.rows.len() > MAX_ROWS {
            break;
        }
        if line.trim().is_empty() || is_rule(line) {
            continue;
        }
        let games = line.split_whitespace().filter(|field| is_game(field)).count();
        let numbered = line.split_whitespace().next().is_some_and(|first| integer(first).is_some());
        match slice(line) {
            None if games > 0 => return None,
            Some(fields) if !grid.has_header && grid.rows.is_empty() && games == 0 && is_header(&fields) => {
                (grid.headers, grid.has_header) = (fields, true);
            }
            Some(fields) if fields.iter().any(|field| is_game(field)) || (numbered && fields.len() > 2 && has_letters(&fields[1])) => {
                grid.rows.push(Line { number, fields });
            }
            _ if games > 0 => return None,
            _ => grid.note(number, NoteKind::LineIgnored, line),
        }
    }
    grid.headers.resize(edges.len(), String::new());
    Some(grid)
}
