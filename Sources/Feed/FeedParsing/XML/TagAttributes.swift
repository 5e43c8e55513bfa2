/// The attributes of one tag that are read, as ranges of their values.
struct TagAttributes: Sendable {
    /// A range, of which the runtime need not find out that its bounds can be compared.
    private struct Place {
        var start: UInt32 = 0
        var end: UInt32 = 0
    }

    private var present: UInt64 = 0
    private var places = [Place](repeating: Place(), count: AttributeName.names.count)

    /// The range of the value of `name`, not decoded; `nil` where it is not there.
    subscript(name: AttributeName) -> Range<Int>? {
        let place = Int(name.rawValue)
        guard present & 1 << UInt64(place) != 0 else { return nil }
        return Int(places[place].start)..<Int(places[place].end)
    }

    var isEmpty: Bool { present == 0 }

    /// Keeps the first value of `name`.
    mutating func add(_ place: Int, _ value: Range<Int>) {
        guard place < places.count, present & 1 << UInt64(place) == 0 else { return }
        present |= 1 << UInt64(place)
        places[place] = Place(
            start: UInt32(truncatingIfNeeded: value.lowerBound),
            end: UInt32(truncatingIfNeeded: value.upperBound))
    }

    /// Forgets all.
    mutating func removeAll() {
        present = 0
    }
}
