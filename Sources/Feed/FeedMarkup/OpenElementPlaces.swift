/// Where each element was opened last, among elements that are open within each other.
///
/// What an end tag ends, or a start tag closes, is thus found in constant time, however many
/// other elements are open. A stack keeps one of these beside its elements, and with each element
/// what ``open(_:at:)`` gave for it.
struct OpenElementPlaces {
    /// How many elements may be open at once.
    static let limit = 128

    private var places = InlineArray<192, Int8>(repeating: -1)

    /// The place of the innermost open `element`; -1 where none is open.
    @inline(__always)
    subscript(element: HTMLElement) -> Int { Int(places[Int(element.rawValue)]) }

    /// Notes that `element` is opened at `place`, which is less than ``limit``.
    ///
    /// - Returns: What ``close(_:outer:)`` wants when it is closed.
    @inline(__always)
    mutating func open(_ element: HTMLElement, at place: Int) -> Int8 {
        let outer = places[Int(element.rawValue)]
        places[Int(element.rawValue)] = Int8(truncatingIfNeeded: place)
        return outer
    }

    /// Notes that the innermost `element` is closed.
    @inline(__always)
    mutating func close(_ element: HTMLElement, outer: Int8) {
        places[Int(element.rawValue)] = outer
    }
}
