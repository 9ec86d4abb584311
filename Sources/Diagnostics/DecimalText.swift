/// A number as people write it: no trailing zeros, at most `digits` after the point, halves away from zero.
///
/// Used wherever a figure is printed, so that every output shows the same text natively and in the browser.
/// A value that is not finite gives `∞`, `-∞` or `–`.
public func decimalText(_ value: Double, digits: Int = 1) -> String {
  if value.isNaN { return "–" }
  if value.isInfinite { return value < 0 ? "-∞" : "∞" }
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = (value.magnitude * scale).rounded()
  guard scaled < 9.0e15 else { return value < 0 ? "-∞" : "∞" }
  var units = Int64(scaled)
  if units == 0 { return "0" }
  var fraction: [UInt8] = []
  for _ in 0..<digits {
    let digit = UInt8(units % 10)
    units /= 10
    if digit != 0 || !fraction.isEmpty { fraction.append(UInt8(ascii: "0") + digit) }
  }
  var text = value < 0 ? "-" : ""
  text += String(units)
  if !fraction.isEmpty {
    fraction.reverse()
    text += "." + String(decoding: fraction, as: UTF8.self)
  }
  return text
}
