package import FeedModel
package import SystemInterface

/// Why a source gave no feed.
package enum FeedLoadingError: Error, Sendable {
    /// The source cannot be read.
    case unreadable(FeedLocation, SystemError)
    /// A list or a page names something that is no regular file, such as a pipe or a device.
    case notARegularFile(FeedLocation)
    /// The source is longer than is allowed, in bytes.
    case tooLarge(FeedLocation, limit: Int)
    /// All sources together are longer than is allowed, in bytes, and this one is beyond.
    case tooLargeInAll(FeedLocation, limit: Int)
    /// Documents that others named took longer than they may together; the limit is in
    /// milliseconds.
    case tooLateInAll(FeedLocation, limit: Int64)
    /// The list names more sources than are loaded.
    case tooManySources(FeedLocation, limit: Int)
    /// The source was read, and is no feed.
    case notAFeed(FeedLocation, FeedParsingError)
    /// The source is packed in a form that is not unpacked here.
    case packed(FeedLocation, PackedForm)
    /// The source is packed, and can't be unpacked.
    case notUnpacked(FeedLocation, UnpackingError)
    /// A document that may not do so names the file: only a file of the person's own may.
    case namesFile(FeedLocation, namedBy: FeedLocation)
    /// The source is a list of feeds where a feed is wanted.
    case isListOfFeeds(FeedLocation)
    /// The source is a feed where a list of feeds is wanted.
    case isNoList(FeedLocation)
    /// The source is a list of feeds that lists none.
    case isEmptyList(FeedLocation)
    /// The source is a list of feeds that lists lists only, which all stand in each other; perhaps none but itself.
    case listsOnlyLists(FeedLocation)
    /// The source is a web page that announces a feed in a file, which is not read.
    case announcesFile(FeedLocation, in: FeedLocation, AnnouncedFileFault)
    /// No source of several gave a feed.
    case allFailed([any Error])
}
