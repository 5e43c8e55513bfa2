/// Parts of an article, each made only on request.
public struct FeedArticleParts: OptionSet, Sendable, Hashable {
    /// The title, the facts, the picture and the language.
    public static let heading = FeedArticleParts(rawValue: 1)
    /// The body and its caption. Only with it is known whether the body contains the picture, or
    /// repeats the title.
    public static let body = FeedArticleParts(rawValue: 2)
    /// The links, the subjects and the recording.
    public static let end = FeedArticleParts(rawValue: 4)
    /// All parts.
    public static let all: FeedArticleParts = [.heading, .body, .end]

    public let rawValue: UInt32

    /// Creates a set of parts.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
