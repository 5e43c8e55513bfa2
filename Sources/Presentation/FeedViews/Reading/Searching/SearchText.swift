package import FeedModel

/// A text search that ignores case; white space matches any white space.
package struct SearchText {
    /// As typed.
    package let words: String
    package let pattern: SearchPattern

    /// Creates a search; `nil` for white space only.
    package init?(_ words: String) {
        guard let pattern = SearchPattern(words) else { return nil }
        self.words = words
        self.pattern = pattern
    }

    package func isIn(_ text: FeedText) -> Bool {
        text.withUTF8 {
            var match = SearchMatch(pattern)
            return match.add($0)
        }
    }

    package func isIn(_ text: String) -> Bool {
        var match = SearchMatch(pattern)
        return text.unicodeScalars.contains { match.add($0) }
    }
}
