//! Secrets for certificates: random tokens, and the master key that encrypts the signing keys.

use super::MachineSecrets;
use crate::office::OfficeError;
use crate::office::links::Secrets;
use crate::office::master::Master;

/// Tokens from the system's random generator, with the master key of the settings.
#[derive(Debug, Clone, Default)]
pub struct Sealed(pub Option<Master>);

impl Secrets for Sealed {
    fn token(&self) -> Result<String, OfficeError> {
        MachineSecrets.token()
    }

    fn master(&self) -> Option<&Master> {
        self.0.as_ref()
    }
}
