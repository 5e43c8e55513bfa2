/// Parts of an item's detail, each made only on request.
public struct FeedDetailParts: OptionSet, Sendable, Hashable {
    /// The picture, the external page and the attachments.
    public static let files = FeedDetailParts(rawValue: 1)
    /// The media.
    public static let media = FeedDetailParts(rawValue: 2)
    /// The authors and contributors.
    public static let people = FeedDetailParts(rawValue: 4)
    /// Everything else.
    public static let rest = FeedDetailParts(rawValue: 8)
    /// All parts.
    public static let all: FeedDetailParts = [.files, .media, .people, .rest]

    public let rawValue: UInt32

    /// Creates a set of parts.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
