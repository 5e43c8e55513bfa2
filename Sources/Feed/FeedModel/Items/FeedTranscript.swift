/// A transcript or the chapters of an episode.
public struct FeedTranscript: Sendable, Hashable {
    /// Its address.
    @ExactText public var url: String
    /// Its media type, as declared.
    @ExactText public var mimeType: String?
    /// The language tag, as declared.
    @ExactText public var language: String?
    /// True if its text has timestamps (`rel="captions"`).
    public var isTimed: Bool

    /// Creates a transcript.
    public init(
        url: String, mimeType: String? = nil, language: String? = nil, isTimed: Bool = false
    ) {
        self.url = url
        self.mimeType = mimeType
        self.language = language
        self.isTimed = isTimed
    }
}
