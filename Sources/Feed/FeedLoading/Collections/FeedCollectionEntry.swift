import FeedModel

/// A source of a collection, and its result.
final class FeedCollectionEntry {
    let source: FeedLocation
    let sourceOrigin: SourceOrigin
    /// The title in the list that names it.
    let title: String?
    /// The path of its folder in that list.
    let folder: String?
    /// The order that is set for it in that list.
    var order: FeedItemOrder?
    /// The number of lists around it.
    let depth: Int
    /// The web page that announced it.
    let page: FeedLocation?
    /// Other feeds that the page announces, to try if this one is gone.
    let alternatives: [FeedLocation]
    /// The failure of the page's first feed, if this is another.
    let earlierFailure: (any Error)?
    var result: FeedCollectionResult?
    /// The list's own title, if it is a list.
    var listTitle: String?
    /// The list's searches.
    var searches: [FeedSearch] = []
    /// The sources it resolves to: those in a list, or the feed of a page.
    var children: [FeedCollectionEntry] = []
    /// Duplicates of other sources, if it is a list or page of nothing else.
    var known: [FeedLocation] = []
    var task: (any RemoteDocumentTask)?
    /// True while its document is being loaded.
    var isRunning = false
    /// The tick at which its server was first seen to be asked.
    var startedAt: Int?

    init(
        source: FeedLocation, sourceOrigin: SourceOrigin, title: String? = nil,
        folder: String? = nil,
        depth: Int = 0,
        page: FeedLocation? = nil, alternatives: [FeedLocation] = [],
        earlierFailure: (any Error)? = nil
    ) {
        self.source = source
        self.sourceOrigin = sourceOrigin
        self.title = title
        self.folder = folder
        self.depth = depth
        self.page = page
        self.alternatives = alternatives
        self.earlierFailure = earlierFailure
    }

    /// True if a list or a page names it, rather than the command line.
    var isNamedByDocument: Bool { depth > 0 || page != nil }

    /// True if the user didn't name it.
    var isOthers: Bool { sourceOrigin != .user }

    /// True if a page announced it, and it is gone or not a feed.
    var isFailedAnnouncement: Bool {
        guard page != nil, case .failure(let error)? = result else { return false }
        return isNoFeed || (error as? any DocumentFailure)?.isGone ?? false
    }

    /// True if its document is of another type, or damaged.
    var isNoFeed: Bool {
        guard case .failure(let error as FeedLoadingError)? = result else { return false }
        return switch error {
        case .notAFeed, .announcesFile, .packed, .notUnpacked(_, .cutShort),
            .notUnpacked(_, .damaged):
            true
        default: false
        }
    }

    /// The entry and all its descendants.
    var all: [FeedCollectionEntry] { [self] + children.flatMap(\.all) }

    /// The descendants that are feeds, in order.
    var leaves: [FeedCollectionEntry] {
        children.isEmpty ? [self] : children.flatMap(\.leaves)
    }
}
