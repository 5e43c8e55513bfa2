internal import FeedMarkup

/// Inlined searches for delimiters, most of which end after a few bytes.
extension Span<UInt8> {
    /// The index of the first `<` in `start..<end`.
    @inline(__always)
    func firstLessThan(from start: Int, to end: Int) -> Int? {
        first(UInt8(ascii: "<"), from: start, to: end)
    }

    /// The index of the first `&` or `<` in `start..<end`.
    @inline(__always)
    func firstAmpersandOrLessThan(from start: Int, to end: Int) -> Int? {
        var index = start
        let safeEnd = Swift.min(end, count)
        while index < safeEnd, index &+ 16 <= count {
            if let found = vector(at: index).firstAmpersandOrLessThan {
                return index &+ found < safeEnd ? index &+ found : nil
            }
            index &+= 16
        }
        while index < safeEnd {
            if self[index] == UInt8(ascii: "&") || self[index] == UInt8(ascii: "<") { return index }
            index &+= 1
        }
        return nil
    }

    @inline(__always)
    private func first(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
        var index = start
        let safeEnd = Swift.min(end, count)
        // Matches beyond the end are ignored.
        while index < safeEnd, index &+ 16 <= count {
            if let found = vector(at: index).first(byte) {
                return index &+ found < safeEnd ? index &+ found : nil
            }
            index &+= 16
        }
        while index < safeEnd {
            if self[index] == byte { return index }
            index &+= 1
        }
        return nil
    }
}
