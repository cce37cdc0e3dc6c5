//! A tournament in play, seen by everybody.
