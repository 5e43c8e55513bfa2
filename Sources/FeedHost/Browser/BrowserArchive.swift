import FeedLoading
import FeedModel
import FeedNetwork
import FeedStorage

/// The archive of items that left their feeds, for the page.
final class BrowserArchive {
    /// The time in which sent feeds are gathered before they are archived, in milliseconds.
    private static let keepingMilliseconds: Int64 = 300

    private let archive: SQLiteFeedItemArchive
    private let states: BrowserStates
    private let pictures: PicturePolicy
    private let console: Console
    private let clock = FeedClock.local()
    private let keeping: DeferredWork
    /// The feeds as they were last sent, by their addresses for the page.
    private var sent: [ExactText<String>: LoadedFeed] = [:]
    /// Those that are not archived yet.
    private var unkept: [ExactText<String>: Feed] = [:]
    /// The last failure, which is told once.
    private var told: String?

    init(
        _ archive: SQLiteFeedItemArchive, states: BrowserStates, pictures: PicturePolicy,
        loop: EventLoop, console: Console
    ) {
        self.archive = archive
        self.states = states
        self.pictures = pictures
        self.console = console
        keeping = DeferredWork(loop: loop, milliseconds: Self.keepingMilliseconds)
    }

    /// Notes a feed that is sent, and archives it.
    ///
    /// - Parameter loaded: its feed has its source in the store, and marks of shared identifiers.
    func note(_ loaded: LoadedFeed, from url: String) {
        sent[ExactText(url)] = loaded
        unkept[ExactText(url)] = loaded.feed
        keeping.set { [unowned self] in keep() }
    }

    /// Notes a source that can't be loaded. What was sent of it stays.
    func note(missing entry: BrowserSources.Entry) {
        guard sent[ExactText(entry.url)] == nil else { return }
        let missing = LoadedFeed(
            missing: entry.location, titled: entry.title, folder: entry.folder)
        sent[ExactText(entry.url)] = missing
        states.note(missing.feed, from: entry.url, of: entry.location)
    }

    /// Returns the archived items of a source, or those of all sources that were archived since a version.
    ///
    /// - Parameter known: the version of the archive that the page has.
    func response(for url: String?, known: String?) -> ServerResponse {
        do throws(FeedItemArchiveError) {
            if let url {
                return .lines(200, try lines(of: ExactText(url), since: nil), version: nil)
            }
            let known = known.map { $0.split(separator: "@") } ?? []
            let version = try archive.version()
            if let first = known.first, first == "\"\(version)" {
                return .lines(304, version: nil)
            }
            // Read first: an item archived in between is found again the next time.
            let now = clock().now
            var lines: [UInt8] = []
            if known.count == 2, let seconds = Int64(known[1].dropLast()) {
                for url in sent.keys { lines += try self.lines(of: url, since: seconds) }
            }
            return .lines(200, lines, version: "\"\(version)@\(now)\"")
        } catch {
            let line = ErrorWording.line(for: error)
            if line != told { console.warning(line) }
            told = line
            return .failure(error)
        }
    }

    private func lines(
        of url: ExactText<String>, since seconds: Int64?
    ) throws(FeedItemArchiveError) -> [UInt8] {
        guard var loaded = sent[url] else { return [] }
        let additions = try ArchiveAdditions(to: loaded.feed, from: archive, at: clock())
        let items = additions.items
        states.note(archived: items.map(loaded.feed.key), from: url.wrappedValue)
        loaded.feed.items += items
        if !items.isEmpty { pictures.setFeed(loaded) }
        return additions.lines(for: url.wrappedValue, since: seconds)
    }

    private func keep() {
        do throws(FeedItemArchiveError) {
            try archive.keepItems(of: Array(unkept.values))
        } catch {
            console.warning(ErrorWording.line(for: error))
        }
        unkept = [:]
    }
}
