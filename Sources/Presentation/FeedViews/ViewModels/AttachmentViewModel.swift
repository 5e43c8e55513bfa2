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
        _url = FeedText(url)
        _mimeType = OptionalFeedText(mimeType.map { FeedText($0) })
        self.kind = kind
        _title = OptionalFeedText(title.map { FeedText($0) })
        self.sizeInBytes = sizeInBytes
        self.durationInSeconds = durationInSeconds
        _sizeWords = OptionalFeedText(sizeWords.map { FeedText($0) })
        _durationWords = OptionalFeedText(durationWords.map { FeedText($0) })
        _facts = FeedText(facts)
        _label = FeedText(label)
    }
}
