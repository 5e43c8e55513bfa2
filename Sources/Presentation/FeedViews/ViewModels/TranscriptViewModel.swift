/// A transcript of an episode.
public struct TranscriptViewModel: Sendable, Equatable {
    /// Its address.
    @FeedText public var url: String
    /// Its media type, as declared.
    @OptionalFeedText public var mimeType: String?
    /// The language tag, as declared.
    @OptionalFeedText public var language: String?
    /// True if its text has timestamps, as captions have.
    public var isTimed: Bool
    /// The word for a transcript, with its language and type in brackets.
    @FeedText public var label: String

    /// Creates a view model.
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
