/// A search for some elements in a row, one element after the other and none twice, in which any number of
/// spaces is one.
///
/// By the algorithm of Knuth, Morris and Pratt: O(*n*) for any text.
struct SequenceSearch<Element: Equatable & Sendable>: Sendable {
    /// How far a search has come.
    struct Place {
        /// So many elements of the pattern are the last that were seen.
        fileprivate var count = 0
        fileprivate var isAfterSpace = false
    }

    private let pattern: [Element]
    private let space: Element
    /// Of each beginning of the pattern but the empty one, how long the longest shorter one is that it ends with.
    private let borders: [Int]

    /// - Parameters:
    ///   - pattern: what is searched for, with no space beside another.
    ///   - space: the space.
    init(_ pattern: [Element], space: Element) {
        self.pattern = pattern
        self.space = space
        var borders = Array(repeating: 0, count: pattern.count)
        for index in pattern.indices.dropFirst() {
            var length = borders[index - 1]
            while length > 0, pattern[length] != pattern[index] { length = borders[length - 1] }
            borders[index] = pattern[length] == pattern[index] ? length + 1 : 0
        }
        self.borders = borders
    }

    /// True where all of the pattern was seen.
    func isFound(at place: Place) -> Bool { place.count == pattern.count }

    /// Sees another element; not after the pattern is found.
    func advance(_ place: inout Place, by element: Element) {
        if element == space {
            if place.isAfterSpace { return }
            place.isAfterSpace = true
        } else {
            place.isAfterSpace = false
        }
        while place.count > 0, pattern[place.count] != element {
            place.count = borders[place.count - 1]
        }
        if pattern[place.count] == element { place.count += 1 }
    }
}
