/// The phrases of one language, by their keys.
///
/// A view that wants one has it here in the reader's language, and makes none of its own.
public struct FeedWords: Sendable {
    /// No words at all, for a view that draws only data.
    public static let none = FeedWords { _ in Phrase() }

    private let phrases: [FeedWord: Phrase]

    /// Creates words.
    ///
    /// - Parameter phrase: makes the phrase of a key; called once for each.
    public init(_ phrase: (FeedWord) -> Phrase) {
        phrases = Dictionary(uniqueKeysWithValues: FeedWord.allCases.map { ($0, phrase($0)) })
    }

    /// The phrase of `word`, to put a value into.
    public subscript(phrase word: FeedWord) -> Phrase { phrases[word] ?? Phrase() }

    /// The text of `word`, which has no place for a value.
    public subscript(word: FeedWord) -> String { self[phrase: word].before }
}
