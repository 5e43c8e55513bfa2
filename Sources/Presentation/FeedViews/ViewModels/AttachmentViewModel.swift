/// A file that goes with an item.
public struct AttachmentViewModel: Sendable, Equatable {
    /// Where the file is.
    @FeedText public var url: String
    /// Its media type, as declared.
    @OptionalFeedText public var mimeType: String?
    /// Its kind.
    public var kind: FileKind
    /// Its title.
    @OptionalFeedText public var title: String?
    /// Its size in bytes, as declared.
    public var sizeInBytes: Int64?
    /// How long it plays, in seconds.
    public var durationInSeconds: Double?
    /// Its size in words; `nil` where it is not known.
    @OptionalFeedText public var sizeWords: String?
    /// How long it plays, in words; `nil` where that is not known.
    @OptionalFeedText public var durationWords: String?
    /// Its type, its size and how long it plays, as far as they are known; empty where nothing is.
    @FeedText public var facts: String
    /// Its title, or words in place of it, and after it the facts.
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

    /// Creates a view model of texts that are there.
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
