/// A file that goes with an item: an RSS enclosure, a JSON Feed attachment, media content.
public struct FeedAttachment: Sendable, Hashable {
    /// Where the file is.
    public var url: String
    /// Its media type, as declared.
    public var mimeType: String?
    /// Its title as plain text.
    public var title: String?
    /// Its size in bytes, as declared.
    public var sizeInBytes: Int64?
    /// How long it plays, in seconds.
    public var durationInSeconds: Double?

    /// Creates an attachment.
    public init(
        url: String, mimeType: String? = nil, title: String? = nil, sizeInBytes: Int64? = nil,
        durationInSeconds: Double? = nil
    ) {
        self.url = url
        self.mimeType = mimeType
        self.title = title
        self.sizeInBytes = sizeInBytes
        self.durationInSeconds = durationInSeconds
    }
}
