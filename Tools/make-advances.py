"""Writes Sources/LayoutEngine/Text/LatinAdvances.swift from the Inter font (SIL Open Font License).

Usage: make-advances.py Inter-Regular.otf Inter-SemiBold.otf   (needs fontTools)
"""
import sys
from fontTools.ttLib import TTFont

def advances(path):
    font = TTFont(path)
    cmap, widths, units = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    return [round(widths[cmap[code]][0] * 1000 / units) if code in cmap else 500 for code in range(0x20, 0x100)]

regular, semibold = advances(sys.argv[1]), advances(sys.argv[2])
out = ["/// Advances of U+0020…U+00FF in thousandths of an em, measured in Inter 4.0; made by Tools/make-advances.py.",
       "enum LatinAdvances {"]
for name, values in (("regular", regular), ("semibold", semibold)):
    out.append(f"  static let {name}: [Int16] = [")
    for start in range(0, len(values), 16):
        out.append("    " + ", ".join(map(str, values[start:start + 16])) + ",")
    out.append("  ]")
out.append("}")
open("Sources/LayoutEngine/Text/LatinAdvances.swift", "w").write("\n".join(out) + "\n")
