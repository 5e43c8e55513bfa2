/// A file attached to an item: an RSS enclosure, a JSON Feed attachment, media content.
public struct FeedAttachment: Sendable, Hashable {
    /// Its address.
    @FeedText public var url: String
    /// Its media type, as declared.
    @OptionalFeedText public var mimeType: String?
    /// Its title as plain text.
    @OptionalFeedText public var title: String?
    /// Its size in bytes, as declared.
    public var sizeInBytes: Int64?
    /// Its playing time.
    public var durationInSeconds: Double?

    /// Creates an attachment.
    public init(
        url: String, mimeType: String? = nil, title: String? = nil, sizeInBytes: Int64? = nil,
        durationInSeconds: Double? = nil
    ) {
        var texts = FeedTextWriter()
        self.init(
            url: texts.add(url), mimeType: texts.add(mimeType), title: texts.add(title),
            sizeInBytes: sizeInBytes, durationInSeconds: durationInSeconds)
    }

    /// Creates an attachment from existing texts.
    package init(
        url: FeedText, mimeType: FeedText?, title: FeedText?, sizeInBytes: Int64?,
        durationInSeconds: Double?
    ) {
        _url = url
        _mimeType = OptionalFeedText(mimeType)
        _title = OptionalFeedText(title)
        self.sizeInBytes = sizeInBytes
        self.durationInSeconds = durationInSeconds
    }
}
