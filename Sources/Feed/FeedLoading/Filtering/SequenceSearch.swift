/// A search for a sequence of elements fed one at a time, in which a run of spaces counts as one.
///
/// Knuth–Morris–Pratt: O(*n*) for any text.
struct SequenceSearch<Element: Equatable & Sendable>: Sendable {
    /// The state of a search.
    struct State {
        /// The number of pattern elements matched.
        fileprivate var count = 0
        fileprivate var isAfterSpace = false
    }

    private let pattern: [Element]
    private let space: Element
    /// For each non-empty prefix of the pattern, the length of its longest proper prefix that is
    /// also a suffix.
    private let borders: [Int]

    /// - Parameters:
    ///   - pattern: the pattern, without consecutive spaces.
    ///   - space: the space element.
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

    /// Returns true if the whole pattern matched.
    func isFound(at state: State) -> Bool { state.count == pattern.count }

    /// Feeds an element; not to be called after a match.
    func advance(_ state: inout State, by element: Element) {
        if element == space {
            if state.isAfterSpace { return }
            state.isAfterSpace = true
        } else {
            state.isAfterSpace = false
        }
        while state.count > 0, pattern[state.count] != element {
            state.count = borders[state.count - 1]
        }
        if pattern[state.count] == element { state.count += 1 }
    }
}
