certificates-title = Certificates and extracts
certificates-lead = Requests from players, and issued documents.
certificates-empty = No documents yet.
ask-certificate = Request a certificate
ask-lead = The federation issues it with a number, a signature and a QR code, so that anyone can check it.
do-ask = Send the request
certificate-rank = certificate of rank
certificate-extract = extract from the rating list
certificate-requested = requested
certificate-issued = issued
certificate-refused = refused
certificate-revoked = revoked
field-kind = Kind
field-on-day = Rating on
on-day-hint = An extract can be for any day. It shows the rating from the list in force on that day. If a tournament has ended since that list, or the player was not on it, it shows the rating after the player’s last tournament by that day.
field-language = Language of the document
field-asked-by = Requested by
field-contact = Contact
contact-hint = E-mail or telephone; visible only to the federation’s officials.
field-delivery = Delivery
delivery-hint = The PDF is free. Printing and posting a paper document is at the player’s expense: enter where to send it.
# $name (String)
certificate-of = Certificate: { $name }
certificate-asked-at = Requested
field-number = Number
certificate-issued-by = Issued by
certificate-signed-by = Signed by
do-issue = Issue
do-refuse = Refuse the request
do-revoke = Revoke
end-confirm = This can’t be undone. Continue?
public-page = Public page
many-at-once = Issue in bulk
issue-requests = Issue everything requested
issue-ranks = Certificates for all ranks that have none
issue-all-confirm = Issue them all? Each gets its own number.
print-day = Issued on
print-format = Paper
print-contradicted = Certificates that a correction contradicts are left out; each is reissued or revoked on its own page.
# $number (Number)
certificate-number = Certificate no. { $number }
# $federation (String)
certificate-valid = Valid. Issued and signed by: { $federation }.
# $when (String)
certificate-is-revoked = Revoked on { $when }.
# $when (String)
certificate-contradicted = A correction of { $when } contradicts this document. The federation has not decided about it yet.
to-correction = The correction
do-reissue = Revoke and issue a new one
reissue-hint = The document is revoked with this reason, and a new one states the current facts. If nothing is left to certify, revoke it below.
# $when (String)
reissue-reason = Contradicted by the correction of { $when }
flash-certificate-reissued = The old document is revoked; this one replaces it.
# $number (Number)
# $name (String)
# $value (String)
contradicted-certificate = Document no. { $number }: { $name }, { $value }
# $players (Number)
# $day (String)
contradicted-list = { $players ->
    [one] List of { $day }: { $players } player has a different rating or rank on it
   *[other] List of { $day }: { $players } players have a different rating or rank on it
}
contradicted-title = Contradicted by this correction
contradicted-hint = A document stays valid until the commission revokes it. A published list stays as it is; the next one shows the current facts.
contradicted-preview = This correction contradicts
contradicted-preview-hint = Approving it adds these to the commission’s inbox.
inbox-contradicted = Corrections contradict these documents and lists: revoke or reissue the documents, and publish a new list.
certificate-revoked-at = Revoked
certificate-why-revoked = Reason for revocation
certificate-broken = The signature doesn’t match: don’t rely on this document.
certificate-proof = Signature
certificate-picture = Picture of the certificate
to-player = rating and games
public-key = Public key (Ed25519)
signature = Signature
verification-title = Checking certificates
verification-lead = Scan the QR code: it opens the certificate’s page, which says whether it is valid. The code can also be checked offline.
verification-here = Check a code
do-check = Check
no-key-yet = Nothing has been signed yet.
verification-how = Without the site
verification-step-1 = Take the content of the QR code on the A4 paper; the part after # is Base64 (URL alphabet, without padding).
verification-step-2 = Decode it: the first 64 bytes are the signature, the rest is a text (UTF-8) of nine lines: CT2, federation, number, code, kind, name, value, date, and a fingerprint (SHA-256) of the whole document. The first papers begin with CT1 and end with the beginning of the fingerprint.
verification-step-3 = Check the signature of the text by Ed25519 with the public key above.
verification-step-4 = Compare the lines with the paper. Only the site can tell whether it has been revoked since.
verification-tool = Or with this site’s program, on any computer:
seal-good = The signature is valid. It says:
seal-forged = This was not signed by this federation.
seal-unreadable = This is neither a certificate code nor the content of its QR code: check the ten letters and digits, or copy the whole content of the QR code.
paper-rank = CERTIFICATE OF RANK
paper-extract = EXTRACT FROM THE RATING LIST
paper-certifies = This is to certify that
paper-holds = holds the rank
paper-rated = rating
paper-rated-provisional = provisional rating (*)
paper-verify = Check this document at
# $key (String)
paper-key = Signed electronically. Key { $key }
paper-revoked = REVOKED
# $day (String)
# $name (String)
ground-tournament = by the results of “{ $name }”, { $day }
# $day (String)
# $number (Number)
ground-list = by the rating list no. { $number } of { $day }
# $day (String)
# $number (Number)
# $place (Number)
ground-list-place = place { $place } in the rating list no. { $number } of { $day }
# $article (String)
# $day (String)
ground-decision = by article { $article } of the rules, list of { $day }
# $article (String)
# $day (String)
ground-decision-section = by section { $article } of the rules, list of { $day }
ground-standing = by the records of the federation when the player was entered
setting-papers = Certificates and colours
setting-papers-hint = Documents already issued stay as they are.
setting-accent = Colour
setting-emblem = Emblem
setting-emblem-hint = SVG without scripts, or PNG; a square image looks best. It is redrawn and stored as an image.
field-signatory-post = Position of the signatory
field-signatory-name = Name of the signatory
signatory-hint = If empty: the person who issues the paper, without a position.
# $count (Number)
inbox-requests = Certificates requested: { $count }
refused-file-active = The drawing contains scripts or refers to other files. Save it as a plain drawing, or as a PNG.
certificate-no-more = There is nothing left to certify: the player now has no rank, or had no known rating on that day. Refuse or revoke it.
# $value (String)
# $ground (String)
certificate-would-state = The document will state: { $value } ({ $ground }).
refused-nothing-to-certify = There is nothing to certify: the player has no rank, or had no known rating on that day. Choose a later day, or ask again after the next list.
refused-too-many-requests = There are too many open requests. Wait until they are answered.
refused-asked-too-often = Too many requests came from this network address. Try again in an hour, or ask the organizer.
refused-certificate-ended = It has already been refused or revoked. If the player still needs one, make a new request.
flash-asked = The request was sent to the federation.
flash-issued = Issued.
flash-nothing-issued = Nothing was issued on that day.
flash-ended = The requests were refused.
flash-certificate-revoked = The certificate is revoked.
flash-request-refused = The request is refused.
accent-teal = teal
accent-blue = blue
accent-plum = plum
accent-rust = rust
accent-olive = olive
refuse-strangers = Decline all visitors’ requests
certificate-rank-today = Rank today
refused-file-too-much = The picture is too large: at most 16 million pixels, for an SVG half a megabyte and 5,000 elements.
certificate-is-requested = awaiting an answer
certificate-is-issued = issued
certificate-is-refused = refused
certificate-was-revoked = revoked
certificate-contradicted-aside = contradicted by a correction
certificate-revoked-aside = revoked
certificate-code = Certificate code (ten letters and digits below the QR code), or the whole content of the QR code
certificate-code-alone = Certificate code: ten letters and digits below the QR code
certificate-unknown-title = No such document
# $code (String)
certificate-unknown = There is no document with the code { $code } on this site.
certificate-unknown-hint = Compare the code with the paper letter by letter. If it is the same, the document was not issued here.
# $day (String)
certificate-key-revoked = Signed with a revoked key that has not been valid since { $day }. Ask the federation for a new document.
key-beginning = Begins with (as printed on the papers):
key-whole = The whole key:
# $made (String)
# $from (String)
key-revoked = Made on { $made }. Revoked: documents signed with it since { $from } are not valid.
# $made (String)
# $ended (String)
key-retired = In use from { $made } to { $ended }; documents signed in that time stay valid.
# $made (String)
key-signs = In use since { $made }
# $made (String)
key-superseded = Made on { $made }; no longer in use, but documents signed with it stay valid.
# $day (String)
seal-revoked = This was signed with a key that has not been valid since { $day }, and the register has no such document from before. Don’t rely on it.
refused-key-closed = The key that signs certificates is locked: the administrator has to start the site with its master key.
refused-codes-closed = One-time codes are locked: the administrator has to start the site with its master key. A recovery code or a passkey still lets you in.
refused-key-ended = This key is already out of use, or was revoked from an earlier day. Look at the list of keys.
