//! QR codes as paths.

use std::fmt::Write as _;

use fast_qr::QRBuilder;
use fast_qr::qr::QRCodeError;

use super::PaperError;

/// The path of the dark modules and the side in modules, without a quiet zone.
pub fn draw_path(text: &str) -> Result<(String, usize), PaperError> {
    let code = QRBuilder::new(text)
        .ecl(fast_qr::ECL::M)
        .build()
        .map_err(|e: QRCodeError| PaperError(format!("QR code: {e:?}")))?;
    let dark = |x: usize, y: usize| code[y][x].value();
    let mut path = String::new();
    for y in 0..code.size {
        let mut x = 0;
        while x < code.size {
            let run = (x..code.size).take_while(|x| dark(*x, y)).count();
            if run > 0 {
                let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run.max(1);
        }
    }
    Ok((path, code.size))
}
