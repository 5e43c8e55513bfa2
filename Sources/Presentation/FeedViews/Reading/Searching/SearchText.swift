public import FeedModel

/// A text search that ignores case; white space matches any white space.
public struct SearchText {
    /// As typed.
    public let words: String
    /// The text as it is matched.
    public let pattern: SearchPattern

    /// Creates a search; `nil` for white space only.
    public init?(_ words: String) {
        guard let pattern = SearchPattern(words) else { return nil }
        self.words = words
        self.pattern = pattern
    }

    /// Returns true if `text` contains it.
    public func isIn(_ text: FeedText) -> Bool {
        text.withUTF8 {
            var match = SearchMatch(pattern)
            return match.add($0)
        }
    }

    /// Returns true if `text` contains it.
    public func isIn(_ text: String) -> Bool {
        var match = SearchMatch(pattern)
        return text.unicodeScalars.contains { match.add($0) }
    }
}
