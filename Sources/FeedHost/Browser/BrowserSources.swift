import FeedLoading
import SystemInterface

/// The sources that the page shows: those of the command line, or the person's own list.
///
/// A list that is a file stands for what it lists.
struct BrowserSources {
    /// A source as the page knows it.
    struct Entry {
        /// The address the page asks for it by, without a name and a password.
        let url: String
        /// The title of the list it stands in.
        let title: String?
        /// The folders of that list, apart by slashes.
        let folder: String?
        /// Where it is.
        let location: FeedLocation
    }

    /// The sources, each address once, in order.
    private(set) var entries: [Entry] = []
    private var places: [[UInt8]: Int] = [:]

    /// Takes the sources that `arguments` name; else the feeds of the person's list, where there is one; else the
    /// built-in sample.
    init(_ arguments: [String], environment: ProcessEnvironment) throws {
        for argument in arguments {
            try add(FeedLocation(argument: argument))
        }
        guard arguments.isEmpty else { return }
        guard let path = PersonFolder.feeds(in: environment),
            (try? FileStatus.of(path)) != nil || FilePath.isLink(path)
        else {
            add(.sample, title: nil, folder: nil)
            return
        }
        let listed = try SubscriptionFile(path: path).entries()
        if listed.isEmpty { throw SubscriptionRefusal.isEmpty(path: path) }
        for entry in listed { add(entry.source, title: entry.title, folder: entry.folder) }
    }

    /// Where the source is that the page asks for by `url`; `nil` where it is none.
    func location(_ url: String) -> FeedLocation? {
        places[Array(url.utf8)].map { entries[$0].location }
    }

    /// The sources for the page.
    var json: String {
        let sources = entries.map { entry in
            PrintedJSON.object([
                ("url", .string(entry.url)),
                ("title", entry.title.map { .string($0) } ?? .null),
                ("folder", entry.folder.map { .string($0) } ?? .null),
            ])
        }
        return PrintedJSON.object([("fetch", .string("fetch?url=")), ("sources", .array(sources))])
            .text(indentation: 0) + "\n"
    }

    private mutating func add(_ source: FeedLocation) throws {
        guard case .file(let path) = source else {
            return add(source, title: nil, folder: nil)
        }
        // It is read each time the page asks: what can be read once would be gone.
        do throws(SystemError) {
            guard try FileStatus.of(path).kind == .regular else {
                throw SystemError.isDirectory
            }
        } catch .isDirectory {
            throw FeedLoadingError.notARegularFile(source)
        } catch {
            throw FeedLoadingError.unreadable(source, error)
        }
        if let list = try? SubscriptionList(readingFrom: source) {
            for feed in list.feeds { add(feed.source, title: feed.title, folder: feed.folder) }
        } else {
            add(source, title: nil, folder: nil)
        }
    }

    private mutating func add(_ location: FeedLocation, title: String?, folder: String?) {
        let url =
            switch location {
            case .remote(let url): AddressText.withoutCredentials(url)
            case .file(let path): "file://" + (FilePath.absolute(path) ?? path)
            case .standardInput: "feedhost:standard-input"
            case .sample: "feedhost:sample"
            }
        guard places.updateValue(entries.count, forKey: Array(url.utf8)) == nil else {
            return
        }
        entries.append(Entry(url: url, title: title, folder: folder, location: location))
    }
}
