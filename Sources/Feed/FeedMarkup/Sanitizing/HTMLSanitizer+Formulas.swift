/// Formulas that scripts of MathJax would draw: their source is shown.
extension HTMLSanitizer {
    /// Follows the start tag of a script, which may hold a formula.
    mutating func beginFormula(_ token: MarkupToken, in bytes: Span<UInt8>) {
        isFormulaScript = false
        // Beside a formula that was drawn before the page was saved.
        guard formulaEnd != output.count else { return }
        guard let value = token.value(of: "type", syntax: syntax, in: bytes) else { return }
        let type = bytes.trimmingWhiteSpace(value)
        let types: [StaticString] = ["math/tex", "math/latex", "math/asciimath"]
        isFormulaScript = types.contains { bytes.begins(type, with: $0) }
        if isFormulaScript, bytes.containsIgnoringCase("display", in: type.prefix(100)) {
            isFormulaApart = true
            raiseGap(to: .line)
        }
    }

    /// Appends the source of a formula.
    mutating func appendFormula(_ token: MarkupToken, in bytes: Span<UInt8>) {
        var range = bytes.trimmingWhiteSpace(token.content)
        // A CDATA section within comments of TeX.
        for mark: StaticString in ["%", "<![CDATA["]
        where bytes.hasPrefix(mark, at: range.lowerBound, before: range.upperBound) {
            range = bytes.trimmingWhiteSpace(range.dropFirst(mark.utf8CodeUnitCount))
        }
        for mark: StaticString in ["]]>", "%"]
        where bytes.equals(range.suffix(mark.utf8CodeUnitCount), mark) {
            range = bytes.trimmingWhiteSpace(range.dropLast(mark.utf8CodeUnitCount))
        }
        guard !range.isEmpty, bytes[range.lowerBound] != UInt8(ascii: "["), prepare(for: .span)
        else { return }
        settleGap()
        appendWords(range, isRaw: token.kind == .rawText, in: bytes)
        if isFormulaApart { raiseGap(to: .line) }
        isFormulaApart = false
        duplicates.last = nil
    }
}
