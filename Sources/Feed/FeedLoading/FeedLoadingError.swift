package import FeedParsing
package import SystemInterface

/// Why a source gave no feed.
package enum FeedLoadingError: Error, Sendable {
    /// The source cannot be read.
    case unreadable(FeedSource, SystemError)
    /// A list or a page names something that is no regular file, such as a pipe or a device.
    case notARegularFile(FeedSource)
    /// The source is longer than is allowed, in bytes.
    case tooLarge(FeedSource, limit: Int)
    /// All sources together are longer than is allowed, in bytes, and this one is beyond.
    case tooLargeInAll(FeedSource, limit: Int)
    /// What documents from elsewhere name took longer than is allowed, in milliseconds.
    case tooLateInAll(FeedSource, limit: Int64)
    /// The list names more sources than are loaded.
    case tooManySources(FeedSource, limit: Int)
    /// The source was read, and is no feed.
    case notAFeed(FeedSource, FeedParsingError)
    /// The source is packed in a form that is not unpacked here.
    case packed(FeedSource, PackedForm)
    /// The source is packed, and can't be unpacked.
    case notUnpacked(FeedSource, UnpackingError)
    /// A document that may not do so names the file: only a file of the person's own may.
    case namesFile(FeedSource, namedBy: FeedSource)
    /// The source is a list of feeds where a feed is wanted.
    case isListOfFeeds(FeedSource)
    /// The source is a list of feeds that lists none.
    case isEmptyList(FeedSource)
    /// No source of several gave a feed.
    case allFailed([any Error])
}
