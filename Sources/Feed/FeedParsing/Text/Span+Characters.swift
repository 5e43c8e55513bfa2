internal import FeedMarkup

/// Searches for characters by what is around them.
extension Span<UInt8> {
    /// Calls `body` with the index of each `byte` in `range` until it returns true; returns whether
    /// it did.
    func anyIndex(of byte: UInt8, in range: Range<Int>, _ body: (Int) -> Bool) -> Bool {
        var start = range.lowerBound
        while let index = firstIndex(of: byte, in: start..<range.upperBound) {
            if body(index) { return true }
            start = index + 1
        }
        return false
    }

    /// The media type in `range` without parameters, such as Atom's `type=feed`.
    func mediaType(_ range: Range<Int>) -> Range<Int> {
        let end = firstIndex(of: UInt8(ascii: ";"), in: range) ?? range.upperBound
        return trimmingWhiteSpace(range.lowerBound..<end)
    }

    /// Returns true if markup may contain a numeric reference, escaped once or twice.
    func hasNumberedCharacter(in range: Range<Int>) -> Bool {
        anyIndex(of: UInt8(ascii: "#"), in: range) { index in
            index > range.lowerBound
                && (self[index - 1] == UInt8(ascii: "&") || self[index - 1] == UInt8(ascii: ";"))
        }
    }

    /// Returns true if JSON may contain a numeric escape.
    func hasNumberedEscape(in range: Range<Int>) -> Bool {
        anyIndex(of: UInt8(ascii: "\\"), in: range) { index in
            index + 1 < range.upperBound && self[index + 1] == UInt8(ascii: "u")
        }
    }
}
