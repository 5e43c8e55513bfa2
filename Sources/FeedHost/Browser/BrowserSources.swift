import FeedLoading
import FeedModel
import SystemInterface

/// The sources that the page shows: those of the command line, or the user's list.
///
/// A list in a file stands for its entries.
struct BrowserSources {
    /// A source as the page sees it.
    struct Entry {
        /// Its address for requests, without credentials.
        let url: String
        /// The title of its list.
        let title: String?
        /// Its folders in the list, separated by slashes.
        let folder: String?
        /// The order that is set for it in the user's list.
        let order: String?
        let location: FeedLocation
    }

    /// In order, without duplicates.
    private(set) var entries: [Entry] = []
    /// The searches of the lists.
    private var searches: [FeedSearch] = []
    private var indices: [[UInt8]: Int] = [:]
    /// The path of the user's list, if it is what is shown.
    let ownList: String?

    /// Reads the sources in `arguments`; else the user's list, if it exists; else the built-in
    /// sample.
    init(_ arguments: [String], environment: ProcessEnvironment) throws {
        ownList = arguments.isEmpty ? SourceSelection.ownList(in: environment) : nil
        for argument in arguments {
            try add(FeedLocation(argument: argument))
        }
        if let ownList {
            try readAgain()
            if entries.isEmpty { throw SubscriptionRefusal.isEmpty(path: ownList) }
        } else if arguments.isEmpty {
            add(.sample, title: nil, folder: nil)
        }
    }

    /// Reads the user's list again, which may have changed.
    mutating func readAgain() throws {
        guard let ownList else { return }
        let file = SubscriptionFile(path: ownList)
        let listed = try file.entries()
        searches = try file.searches()
        (entries, indices) = ([], [:])
        for entry in listed {
            add(
                entry.source, title: entry.title, folder: entry.folder,
                order: FeedSettings(entry).values[.order])
        }
    }

    /// Returns the source that the page requests by `url`, or `nil`.
    func entry(_ url: String) -> Entry? {
        indices[Array(url.utf8)].map { entries[$0] }
    }

    /// The sources as JSON for the page.
    var json: String {
        let sources = entries.map { entry in
            PrintedJSON.object([
                ("url", .string(entry.url)),
                ("identity", .text(entry.location.lastIdentity) ?? .null),
                ("title", .text(entry.title) ?? .null),
                ("folder", .text(entry.folder) ?? .null),
                ("order", .text(entry.order)),
            ])
        }
        let listed = searches.map { search in
            PrintedJSON.object([("name", .string(search.name)), ("query", .string(search.query))])
        }
        return PrintedJSON.object([
            ("fetch", .string("fetch?url=")), ("states", .string("states")),
            ("archive", .string("archive")), ("article", .string("article")),
            ("list", ownList.map { _ in .string("list") }),
            ("place", ownList.map { _ in .string("place") }),
            ("played", ownList.map { _ in .string("played") }), ("sources", .array(sources)),
            ("searches", listed.isEmpty ? nil : .array(listed)),
        ]).document
    }

    private mutating func add(_ source: FeedLocation) throws {
        guard case .file(let path) = source else {
            return add(source, title: nil, folder: nil)
        }
        let isRegular: Bool
        do throws(SystemError) {
            let status = try FileStatus.of(path)
            if status.isDirectory { throw SystemError.isDirectory }
            isRegular = status.kind == .regular
        } catch {
            throw FeedLoadingError.unreadable(source, error)
        }
        // The page may request it again, and a pipe could be read only once.
        guard isRegular else { throw BrowserUnavailable.readOnce(source) }
        if let list = try? SubscriptionList(readingFrom: source) {
            if list.feeds.isEmpty { throw FeedLoadingError.isEmptyList(source) }
            searches += list.searches
            for feed in list.feeds { add(feed.source, title: feed.title, folder: feed.folder) }
        } else {
            add(source, title: nil, folder: nil)
        }
    }

    private mutating func add(
        _ location: FeedLocation, title: String?, folder: String?, order: String? = nil
    ) {
        let url =
            switch location {
            case .remote(let url): AddressText.withoutCredentials(url)
            case .file(let path): "file://" + (FilePath.absolute(path) ?? path)
            case .standardInput: "feedhost:standard-input"
            case .sample: "feedhost:sample"
            case .program(let name): FeedLocation.programScheme + name
            }
        let key = Array(url.utf8)
        guard indices[key] == nil else { return }
        indices[key] = entries.count
        entries.append(
            Entry(url: url, title: title, folder: folder, order: order, location: location))
    }
}
