/// The parts of an item's detail. A caller pays only for those it asks for.
public struct FeedDetailParts: OptionSet, Sendable, Hashable {
    /// The picture, the page the item is about, and the attachments.
    public static let files = FeedDetailParts(rawValue: 1)
    /// The media.
    public static let media = FeedDetailParts(rawValue: 2)
    /// The authors and contributors.
    public static let people = FeedDetailParts(rawValue: 4)
    /// Everything else.
    public static let rest = FeedDetailParts(rawValue: 8)
    /// All of it.
    public static let all: FeedDetailParts = [.files, .media, .people, .rest]

    public let rawValue: UInt32

    /// Creates the parts of a bit set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
