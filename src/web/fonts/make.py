"""Makes Crosstable Sans (two WOFF2 files) from Source Sans 3. Usage: make.py SourceSans3VF-Upright.ttf OUT_DIR"""
import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FAMILY, EM, ASCENT, DESCENT = "Crosstable Sans", 940, 920, 260

LATIN = ("20-7E A0-17F 18F 218-21B 259 2BC 394 3A3 3C0 1E9E 2009 2010-2015 2018-201A 201C-201E 2020-2022 2026 202F 2030 "
         "2032-2033 2039-203A 2044 2080-2089 20AC 2116 2122 2190-2193 2212 221A 2248 2260 2264-2265 2713")
CYRILLIC = "300-301 400-45F 490-491 20B4"


def points(ranges):
    for r in ranges.split():
        a, _, b = r.partition("-")
        yield from range(int(a, 16), int(b or a, 16) + 1)


def cut(source, ranges, features, out):
    font = TTFont(source, recalcTimestamp=False)
    # Letters 6.4 % larger than drawn: the lower case comes to the height of Arial's, at the same font-size.
    font["head"].unitsPerEm = EM
    # One pair of vertical metrics for every system, capitals in the middle of it.
    os2, hhea = font["OS/2"], font["hhea"]
    hhea.ascent, hhea.descent, hhea.lineGap = ASCENT, -DESCENT, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ASCENT, -DESCENT, 0
    os2.fsSelection |= 1 << 7
    whole = BytesIO()
    instancer.instantiateVariableFont(font, {"wght": (400, 700)}).save(whole)
    whole.seek(0)
    font = TTFont(whole, recalcTimestamp=False)

    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.drop_tables += ["BASE", "MVAR", "DSIG"]
    options.flavor = "woff2"
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=points(ranges))
    cutter.subset(font)

    # The licence reserves the name of the original, so the family has its own.
    plain = FAMILY.replace(" ", "")
    for record in font["name"].names:
        new = {1: FAMILY, 3: f"{out.stem} {EM}", 4: FAMILY, 6: f"{plain}-Regular"}.get(record.nameID)
        if new:
            record.string = new
        elif record.nameID >= 256:
            record.string = str(record).replace("SourceSans3VF", plain)
    subset.save_font(font, out, options)
    print(out.name, out.stat().st_size)


source, out = Path(sys.argv[1]), Path(sys.argv[2])
cut(source, LATIN, ["kern", "liga"], out / "crosstable-sans-latin.woff2")
cut(source, CYRILLIC, ["kern", "ccmp", "mark"], out / "crosstable-sans-cyrillic.woff2")
