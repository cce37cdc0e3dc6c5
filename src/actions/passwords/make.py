#!/usr/bin/env python3
"""Makes common.bin of a list of passwords, the commonest first, one a line: the first 32 bits of the SHA-256 of each password that is long
enough to be accepted otherwise, sorted. NOTE.md says which list.

    make.py common-credentials-1M.txt common.bin
"""

import hashlib
import sys

LEAST = 10  # MIN in mod.rs: shorter ones are refused anyway
MOST = 100_000


def main(source: str, target: str) -> None:
    words: dict[str, None] = {}
    with open(source, encoding="utf-8", errors="ignore") as lines:
        for line in lines:
            word = line.rstrip("\r\n").lower()
            if len(word) >= LEAST:
                words.setdefault(word)
            if len(words) == MOST:
                break
    hashes = sorted({hashlib.sha256(word.encode()).digest()[:4] for word in words})
    with open(target, "wb") as out:
        out.write(b"".join(hashes))
    print(f"{len(words)} passwords, {len(hashes)} hashes, {4 * len(hashes)} bytes, false positives 1 in {2**32 // len(hashes)}")


main(*sys.argv[1:])
