/// A transcript of an episode.
public struct TranscriptViewModel: Sendable, Equatable {
    /// Where the file is.
    @FeedText public var url: String
    /// Its media type, as declared.
    @OptionalFeedText public var mimeType: String?
    /// The language tag as declared.
    @OptionalFeedText public var language: String?
    /// True where its words have their times, as captions do.
    public var isTimed: Bool
    /// The word for a transcript, and in brackets its language and type.
    @FeedText public var label: String

    /// Creates a view model; whatever is not given is absent.
    public init(
        url: String, mimeType: String? = nil, language: String? = nil, isTimed: Bool = false,
        label: String = ""
    ) {
        _url = FeedText(url)
        _mimeType = OptionalFeedText(mimeType.map { FeedText($0) })
        _language = OptionalFeedText(language.map { FeedText($0) })
        self.isTimed = isTimed
        _label = FeedText(label)
    }
}
