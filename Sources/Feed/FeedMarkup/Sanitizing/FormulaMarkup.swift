/// The MathML that passes the sanitiser, for code that checks its output.
package enum FormulaMarkup {
    /// The index of an attribute among those allowed in formulas; `nil` if it is not.
    package static func index(ofAttribute range: Range<Int>, in source: Span<UInt8>) -> Int? {
        guard let attribute = HTMLAttribute.named(range, in: source), attribute != .id,
            attribute.form(on: .mrow) != nil
        else { return nil }
        return Int(attribute.rawValue)
    }

    /// Returns true for a word, a number or a length.
    package static func isValue(_ range: Range<Int>, in source: Span<UInt8>) -> Bool {
        (1...40).contains(range.count)
            && range.allSatisfy {
                source[$0].isASCIIAlphanumeric || ".-+%_".utf8.contains(source[$0])
            }
    }
}
