/// One source of a collection, and what has become of it.
final class FeedCollectionEntry {
    let source: FeedLocation
    let namer: SourceNamer
    /// The title given to it by the list it stands in.
    let title: String?
    /// The folders that list has it in.
    let folder: String?
    /// How many lists it stands in.
    let depth: Int
    /// A web page led here.
    let isAnnounced: Bool
    /// What the page announces beside it, to be loaded where this is gone.
    let alternatives: [FeedLocation]
    /// Why the first was not loaded that the page announces, where this is a further one.
    let earlierFailure: (any Error)?
    var result: FeedCollectionResult?
    /// Its own title, where it is a list.
    var listTitle: String?
    /// The sources it stands for: those of a list, or the one a page announces.
    var children: [FeedCollectionEntry] = []
    /// What it names that was named before, where it is a list of nothing else.
    var known: [FeedLocation] = []
    var task: (any RemoteDocumentTask)?
    /// Its document is on its way.
    var isRunning = false
    /// When its server was first seen to have been asked, in ticks.
    var startedAt: Int?

    init(
        source: FeedLocation, namer: SourceNamer, title: String? = nil, folder: String? = nil,
        depth: Int = 0,
        isAnnounced: Bool = false, alternatives: [FeedLocation] = [],
        earlierFailure: (any Error)? = nil
    ) {
        self.source = source
        self.namer = namer
        self.title = title
        self.folder = folder
        self.depth = depth
        self.isAnnounced = isAnnounced
        self.alternatives = alternatives
        self.earlierFailure = earlierFailure
    }

    /// It stands in a list or a page, and not on the command line.
    var isNamedByDocument: Bool { depth > 0 || isAnnounced }

    /// Somebody else than the person named it.
    var isOthers: Bool { namer != .person }

    /// It was announced, and is gone, or no feed.
    var isAnnouncedInVain: Bool {
        guard isAnnounced, case .failure(let error)? = result else { return false }
        return isNoFeed || (error as? any DocumentFailure)?.isGone ?? false
    }

    /// Its document came and is something else, or damaged.
    var isNoFeed: Bool {
        guard case .failure(let error as FeedLoadingError)? = result else { return false }
        return switch error {
        case .notAFeed, .announcesFile, .packed, .notUnpacked(_, .cutShort),
            .notUnpacked(_, .damaged):
            true
        default: false
        }
    }

    /// The entry and all that it stands for.
    var all: [FeedCollectionEntry] { [self] + children.flatMap(\.all) }

    /// The entries that give feeds, in order.
    var leaves: [FeedCollectionEntry] {
        children.isEmpty ? [self] : children.flatMap(\.leaves)
    }
}
