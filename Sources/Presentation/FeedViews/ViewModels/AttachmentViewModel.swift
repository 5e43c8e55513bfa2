/// A file attached to an item.
public struct AttachmentViewModel: Sendable, Equatable {
    /// Its address.
    @FeedText public var url: String
    /// Its media type, as declared.
    @OptionalFeedText public var mimeType: String?
    /// Its kind.
    public var kind: FileKind
    /// Its title.
    @OptionalFeedText public var title: String?
    /// Its size in bytes, as declared.
    public var sizeInBytes: Int64?
    /// Its playing time.
    public var durationInSeconds: Double?
    /// Its size in words; `nil` if unknown.
    @OptionalFeedText public var sizeWords: String?
    /// Its playing time in words; `nil` if unknown.
    @OptionalFeedText public var durationWords: String?
    /// Its type, size and playing time in words, as far as known; may be empty.
    @FeedText public var facts: String
    /// Its title, or a placeholder, followed by the facts.
    @FeedText public var label: String

    /// Creates a view model.
    public init(
        url: String, mimeType: String? = nil, kind: FileKind = .other, title: String? = nil,
        sizeInBytes: Int64? = nil,
        durationInSeconds: Double? = nil, sizeWords: String? = nil, durationWords: String? = nil,
        facts: String = "", label: String = ""
    ) {
        self.init(
            url: FeedText(url), mimeType: mimeType.map { FeedText($0) }, kind: kind,
            title: title.map { FeedText($0) }, sizeInBytes: sizeInBytes,
            durationInSeconds: durationInSeconds, sizeWords: sizeWords.map { FeedText($0) },
            durationWords: durationWords.map { FeedText($0) }, facts: FeedText(facts),
            label: FeedText(label))
    }

    /// Creates a view model from existing texts.
    package init(
        url: FeedText, mimeType: FeedText?, kind: FileKind, title: FeedText?, sizeInBytes: Int64?,
        durationInSeconds: Double?, sizeWords: FeedText?, durationWords: FeedText?,
        facts: FeedText, label: FeedText
    ) {
        _url = url
        _mimeType = OptionalFeedText(mimeType)
        self.kind = kind
        _title = OptionalFeedText(title)
        self.sizeInBytes = sizeInBytes
        self.durationInSeconds = durationInSeconds
        _sizeWords = OptionalFeedText(sizeWords)
        _durationWords = OptionalFeedText(durationWords)
        _facts = facts
        _label = label
    }
}
