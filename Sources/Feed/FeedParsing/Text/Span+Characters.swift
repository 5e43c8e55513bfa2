internal import FeedMarkup

/// Searches for numeric character references.
extension Span<UInt8> {
    /// Returns true if markup may contain a numeric reference, escaped once or twice.
    func hasNumberedCharacter(in range: Range<Int>) -> Bool {
        var start = range.lowerBound
        while let index = firstIndex(of: UInt8(ascii: "#"), in: start..<range.upperBound) {
            if index > range.lowerBound,
                self[index - 1] == UInt8(ascii: "&") || self[index - 1] == UInt8(ascii: ";")
            {
                return true
            }
            start = index + 1
        }
        return false
    }

    /// Returns true if JSON may contain a numeric escape.
    func hasNumberedEscape(in range: Range<Int>) -> Bool {
        var start = range.lowerBound
        while let index = firstIndex(of: UInt8(ascii: "\\"), in: start..<range.upperBound) {
            if index + 1 < range.upperBound, self[index + 1] == UInt8(ascii: "u") { return true }
            start = index + 1
        }
        return false
    }
}
