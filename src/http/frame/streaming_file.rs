//! Streams a temporary file while it is still being written: the receiver gets the first bytes at
//! once, and doesn't slow down the writer. The unnamed file disappears with the response.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::sync::{Arc, Mutex, PoisonError};

use actix_web::web::Bytes;
use futures_util::stream::{self, Stream};
use tokio::sync::watch::{self, Receiver, Sender};

use crate::app::run_blocking;

/// Bytes sent at a time.
const PIECE: usize = 64 * 1024;

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct FileProgress {
    bytes: u64,
    whole: bool,
}

/// Dropped before [`FileWriter::finish`], it breaks the response off, so that the receiver notices the
/// loss. Writes fail once the reader has gone.
pub struct FileWriter {
    file: Arc<Mutex<File>>,
    grown: Sender<FileProgress>,
}

struct FileReader {
    file: Arc<Mutex<File>>,
    grown: Receiver<FileProgress>,
    sent: u64,
}

pub fn create_file() -> io::Result<(FileWriter, impl Stream<Item = io::Result<Bytes>>)> {
    let file = Arc::new(Mutex::new(tempfile::tempfile()?));
    let (grown, seen) = watch::channel(FileProgress::default());
    let reading = FileReader {
        file: file.clone(),
        grown: seen,
        sent: 0,
    };
    Ok((
        FileWriter { file, grown },
        stream::try_unfold(reading, FileReader::next),
    ))
}

impl FileWriter {
    pub fn finish(self) {
        self.grown.send_modify(|grown| grown.whole = true);
    }
}

impl Write for FileWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.grown.is_closed() {
            return Err(io::Error::new(
                io::ErrorKind::BrokenPipe,
                "the reader has gone",
            ));
        }
        let end = self.grown.borrow().bytes;
        let written = {
            let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
            file.seek(SeekFrom::Start(end))?;
            file.write(bytes)?
        };
        self.grown
            .send_modify(|grown| grown.bytes += written as u64);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl FileReader {
    /// Waits until the next piece is written; `None` at the end.
    async fn next(mut self) -> io::Result<Option<(Bytes, FileReader)>> {
        loop {
            let grown = *self.grown.borrow_and_update();
            if self.sent < grown.bytes {
                let (file, from) = (self.file.clone(), self.sent);
                let piece = run_blocking(move || read_piece(&file, from))
                    .await
                    .map_err(|_| io::Error::other("the server is going down"))??;
                self.sent += piece.len() as u64;
                return Ok(Some((piece, self)));
            }
            if grown.whole {
                return Ok(None);
            }
            self.grown.changed().await.map_err(|_| {
                io::Error::new(
                    io::ErrorKind::UnexpectedEof,
                    "it was not written to its end",
                )
            })?;
        }
    }
}

fn read_piece(file: &Mutex<File>, from: u64) -> io::Result<Bytes> {
    let mut piece = vec![0; PIECE];
    let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
    file.seek(SeekFrom::Start(from))?;
    let read = file.read(&mut piece)?;
    piece.truncate(read);
    Ok(piece.into())
}

#[cfg(test)]
mod tests {
    use futures_util::StreamExt;

    use super::*;

    fn run(story: impl Future<Output = ()>) {
        tokio::runtime::Builder::new_current_thread()
            .build()
            .unwrap()
            .block_on(story);
    }

    #[test]
    fn what_is_written_is_sent_while_more_is_written() {
        run(async {
            let (mut out, sent) = create_file().unwrap();
            let mut sent = Box::pin(sent);
            out.write_all(b"first").unwrap();
            assert_eq!(sent.next().await.unwrap().unwrap(), "first");
            let large = vec![7; 3 * PIECE];
            out.write_all(&large).unwrap();
            out.finish();
            let mut rest = Vec::new();
            while let Some(piece) = sent.next().await {
                rest.extend(piece.unwrap());
            }
            assert_eq!(rest, large);
        });
    }

    #[test]
    fn a_part_is_not_taken_for_the_whole() {
        run(async {
            let (mut out, sent) = create_file().unwrap();
            let mut sent = Box::pin(sent);
            out.write_all(b"part").unwrap();
            drop(out);
            assert_eq!(sent.next().await.unwrap().unwrap(), "part");
            assert!(sent.next().await.unwrap().is_err());
        });
    }

    #[test]
    fn nobody_writes_for_a_reader_who_has_gone() {
        let (mut out, sent) = create_file().unwrap();
        drop(sent);
        assert_eq!(
            out.write_all(b"lost").unwrap_err().kind(),
            io::ErrorKind::BrokenPipe
        );
    }
}
