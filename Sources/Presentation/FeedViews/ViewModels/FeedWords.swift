/// The phrases of one language, by their keys.
///
/// A view that wants one has it here in the reader's language, and makes none of its own.
public struct FeedWords: Sendable {
    /// No words at all, for a view that draws only data.
    public static let none = FeedWords { _ in Phrase() }

    private let phrase: @Sendable (FeedWord) -> Phrase

    /// Creates words.
    ///
    /// - Parameter phrase: makes the phrase of a key; called whenever one is wanted, the same each time.
    public init(_ phrase: @escaping @Sendable (FeedWord) -> Phrase) {
        self.phrase = phrase
    }

    /// The phrase of `word`, to put a value into.
    public subscript(phrase word: FeedWord) -> Phrase { phrase(word) }

    /// The text of `word`, which has no place for a value.
    public subscript(word: FeedWord) -> String { self[phrase: word].before }
}
