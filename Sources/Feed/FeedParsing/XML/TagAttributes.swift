/// The attributes of one tag that are read, as ranges of their values.
struct TagAttributes: Sendable {
    private var present: UInt64 = 0
    private var ranges = [Range<UInt32>](repeating: 0..<0, count: AttributeName.allCases.count)

    /// The range of the value of `name`, not decoded; `nil` where it is not there.
    subscript(name: AttributeName) -> Range<Int>? {
        let place = Int(name.rawValue)
        guard present & 1 << UInt64(place) != 0 else { return nil }
        let range = ranges[place]
        return Int(range.lowerBound)..<Int(range.upperBound)
    }

    var isEmpty: Bool { present == 0 }

    /// Keeps the first value of `name`.
    mutating func add(_ place: Int, _ value: Range<Int>) {
        guard place < ranges.count, present & 1 << UInt64(place) == 0 else { return }
        present |= 1 << UInt64(place)
        ranges[place] =
            UInt32(
                truncatingIfNeeded: value.lowerBound)..<UInt32(
                truncatingIfNeeded: value.upperBound)
    }

    /// Forgets all.
    mutating func removeAll() {
        present = 0
    }
}
