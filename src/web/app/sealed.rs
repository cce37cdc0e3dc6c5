//! Randomness for certificates, and the key that encrypts the keys that sign them.

use super::MachineSecrets;
use crate::office::OfficeError;
use crate::office::links::Secrets;
use crate::office::master::Master;

/// Tokens from the randomness of the machine, beside the master key of the settings.
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
