internal import FeedMarkup

/// The known attributes of one start tag, as ranges of their values.
struct TagAttributes: Sendable {
    /// A compact range; `Range` would check its bounds.
    private struct ValueRange {
        var start: UInt32 = 0
        var end: UInt32 = 0
    }

    private var present: UInt64 = 0
    private var values = [ValueRange](repeating: ValueRange(), count: AttributeName.names.count)
    private let names = AttributeName.table

    /// The range of the raw value of `name`.
    subscript(name: AttributeName) -> Range<Int>? {
        let index = Int(name.rawValue)
        guard present & 1 << UInt64(index) != 0 else { return nil }
        return Int(values[index].start)..<Int(values[index].end)
    }

    mutating func removeAll() {
        present = 0
    }

    /// Stores the first value of the attribute with the local name at `name`; returns false if it
    /// is unknown.
    mutating func add(_ name: Range<Int>, _ value: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard let index = names.index(of: name, in: bytes) else { return false }
        guard present & 1 << UInt64(index) == 0 else { return true }
        present |= 1 << UInt64(index)
        values[index] = ValueRange(
            start: UInt32(truncatingIfNeeded: value.lowerBound),
            end: UInt32(truncatingIfNeeded: value.upperBound))
        return true
    }
}
