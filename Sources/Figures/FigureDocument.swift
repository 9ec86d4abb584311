public import Checks
public import Diagnostics
public import LayoutBlocks

/// A figure as an SVG file of its own, with the light colours inside.
public func figureDocument(_ result: ContextResult, of block: LayoutBlock, language: Language) -> [UInt8] {
  let figure = figureSVG(result, of: block, language: language, id: block.id)
  var output = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"".utf8)
  // The element begins with `<svg`, whose name space a page has by itself and a file has not.
  let rest = figure.dropFirst(4)
  guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return figure }
  output += rest[...end]
  output += Array(
    """
    <style>text{font-family:system-ui,sans-serif;fill:#1b1f24}.f-frame{fill:none;stroke:#5b6270;stroke-width:2}\
    .f-screen{fill:#f4f5f7;stroke:#5b6270}.f-unsafe,.f-other-app{fill:#5b6270;fill-opacity:.15}\
    .f-safe{fill:none;stroke:#0b57d0;stroke-width:2;stroke-dasharray:6 4}\
    .f-margins,.f-readable{fill:none;stroke:#7a3e9d;stroke-width:1.5;stroke-dasharray:1.5 3}\
    .f-box,.f-image,.f-background,.f-bar,.f-field{fill:#2f6f4f;fill-opacity:.12;stroke:#2f6f4f}\
    .f-control{fill:#9a3412;fill-opacity:.16;stroke:#9a3412}.f-housing,.f-indicator,.f-mark,.f-knob{fill:#5b6270}\
    .f-mark-line,.f-mark-ring{fill:none;stroke:#5b6270;stroke-width:1.5;vector-effect:non-scaling-stroke}\
    .f-sheet{fill:#fff;stroke:#2f6f4f}.f-detent{fill:none;stroke:#2f6f4f;stroke-dasharray:5 4}.f-dimming{fill:#5b6270;fill-opacity:.32}\
    .f-grabber{fill:#5b6270;fill-opacity:.7}.f-blur{fill:#fff;fill-opacity:.82;stroke:#2f6f4f}.f-content{fill:#2f6f4f;fill-opacity:.3}\
    .f-tone-dark{fill:#26292e}.f-tone-mid{fill:#8a9099}.f-tone-light{fill:#f6f7f8;stroke:#8a9099}.f-text,.f-dimension-text{fill:#1b1f24}\
    .f-badge{fill:#b3261e}.f-badge-count{fill:#fff;font-weight:600;text-anchor:middle}.f-text-bar{fill:#5b6270;fill-opacity:.5}\
    .f-on-control,.f-fault-number{font-weight:600}.f-fault-number{text-anchor:middle;fill:#fff}\
    .f-fault{fill:#b3261e;fill-opacity:.15;stroke:#b3261e;stroke-width:2.5}.f-fault-badge{fill:#b3261e}\
    .f-fold,.f-rail{fill:#8a5a00;fill-opacity:.16}.f-dimension{stroke:#1b1f24}</style>
    """.utf8)
  output += rest[rest.index(after: end)...]
  output.append(UInt8(ascii: "\n"))
  return output
}
