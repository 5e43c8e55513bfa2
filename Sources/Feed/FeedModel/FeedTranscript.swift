/// A file that says in writing what an episode says, or where in it.
public struct FeedTranscript: Sendable, Hashable {
    /// Where the file is.
    public var url: String
    /// Its media type, as declared.
    public var mimeType: String?
    /// The language tag as declared.
    public var language: String?
    /// True where its words have their times (`rel="captions"`).
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
