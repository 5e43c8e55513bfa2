internal import FeedMarkup

/// Searches for characters that are written as their numbers.
extension Span<UInt8> {
    /// True where a character may be written as its number in markup, once or twice escaped.
    func hasNumberedCharacter(in range: Range<Int>) -> Bool {
        var start = range.lowerBound
        while let place = firstIndex(of: UInt8(ascii: "#"), in: start..<range.upperBound) {
            if place > range.lowerBound,
                self[place - 1] == UInt8(ascii: "&") || self[place - 1] == UInt8(ascii: ";")
            {
                return true
            }
            start = place + 1
        }
        return false
    }

    /// True where a character may be written as its number in JSON.
    func hasNumberedEscape(in range: Range<Int>) -> Bool {
        var start = range.lowerBound
        while let place = firstIndex(of: UInt8(ascii: "\\"), in: start..<range.upperBound) {
            if place + 1 < range.upperBound, self[place + 1] == UInt8(ascii: "u") { return true }
            start = place + 1
        }
        return false
    }
}
