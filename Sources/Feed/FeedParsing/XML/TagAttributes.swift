internal import FeedMarkup

/// The known attributes of one start tag, as ranges of their values.
struct TagAttributes: Sendable {
    private var present: UInt64 = 0
    private var values = [Range<Int>](repeating: 0..<0, count: AttributeName.names.count)
    private let names = AttributeName.table

    /// The range of the raw value of `name`.
    subscript(name: AttributeName) -> Range<Int>? {
        let index = Int(name.rawValue)
        return present & 1 << UInt64(index) != 0 ? values[index] : nil
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
        values[index] = value
        return true
    }
}
