/// The phrases of one language, by key, for the words a view adds to a feed.
public struct FeedWords: Sendable {
    /// No words, for a view that shows only data.
    public static let none = FeedWords { _ in Phrase() }

    private let phrase: @Sendable (FeedWord) -> Phrase

    /// Creates words.
    ///
    /// - Parameter phrase: returns the phrase of a key, always the same; called on each access.
    public init(_ phrase: @escaping @Sendable (FeedWord) -> Phrase) {
        self.phrase = phrase
    }

    /// The phrase of `word`, which takes a value.
    public subscript(phrase word: FeedWord) -> Phrase { phrase(word) }

    /// The text of `word`, which takes no value.
    public subscript(word: FeedWord) -> String { self[phrase: word].before }
}
