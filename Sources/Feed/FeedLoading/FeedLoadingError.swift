package import FeedModel
package import SystemInterface

/// The reason why a source has no feed.
package enum FeedLoadingError: Error, Sendable {
    /// The source can't be read.
    case unreadable(FeedLocation, SystemError)
    /// A list or a page refers to something other than a regular file.
    case notARegularFile(FeedLocation)
    /// The source exceeds the limit, in bytes.
    case tooLarge(FeedLocation, limit: Int)
    /// The source exceeds the limit of all sources together, in bytes.
    case tooLargeInAll(FeedLocation, limit: Int)
    /// Sources that others named exceed their common time limit, in milliseconds.
    case tooLateInAll(FeedLocation, limit: Int64)
    /// The list exceeds the limit on sources.
    case tooManySources(FeedLocation, limit: Int)
    /// The source is not a feed.
    case notAFeed(FeedLocation, FeedParsingError)
    /// The source is packed in an unsupported format.
    case packed(FeedLocation, PackedForm)
    /// The source can't be unpacked.
    case notUnpacked(FeedLocation, UnpackingError)
    /// The document refers to a file, which only the user's files may do.
    case namesFile(FeedLocation, namedBy: FeedLocation)
    /// The source is a list of feeds instead of a feed.
    case isListOfFeeds(FeedLocation)
    /// The source is a feed instead of a list of feeds.
    case isNoList(FeedLocation)
    /// The list is empty.
    case isEmptyList(FeedLocation)
    /// The lists contain nothing but each other.
    case listsOnlyLists(FeedLocation)
    /// The page announces a feed in a file, which is not read.
    case announcesFile(FeedLocation, in: FeedLocation, AnnouncedFileFault)
    /// All of several sources failed.
    case allFailed([any Error])
}
