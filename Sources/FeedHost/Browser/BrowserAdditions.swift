import FeedLoading
import FeedModel
import FeedNetwork
import FeedStorage

/// What the program adds to the feeds that the page loads: items that left them, whole articles, and which
/// items are hidden.
final class BrowserAdditions {
    /// The time in which sent feeds are gathered before they are archived, in milliseconds.
    private static let keepingMilliseconds: Int64 = 300
    /// How long other programs may take to archive items after they looked at the clock, in seconds.
    private static let writingSeconds: Int64 = 60

    private let archive: SQLiteFeedItemArchive?
    private let articles: BrowserArticles
    private let states: BrowserStates
    /// The items that the user's rules hide, by the states that they are listed with.
    private let hidden: ItemQuery
    private let listed: ListedItemStates
    private let pictures: PicturePolicy
    private let console: Console
    private let clock = FeedClock.local()
    private let keeping: DeferredWork
    /// The feeds as they were last sent, by their addresses for the page.
    private(set) var sent: [ExactText<String>: LoadedFeed] = [:]
    /// Those that are not archived yet.
    private var unkept: [ExactText<String>: Feed] = [:]
    /// How often articles were loaded after their feeds were sent, and when that was the last time.
    private var changes = 0
    private var changed = Int64.min
    /// The last failure, which is told once.
    private var told: String?

    /// - Parameter archive: `nil` if it is off, or other sources than the user's list are shown.
    init(
        _ archive: SQLiteFeedItemArchive?, articles: BrowserArticles, states: BrowserStates,
        hidden: ItemQuery, listed: ListedItemStates, pictures: PicturePolicy, loop: EventLoop,
        console: Console
    ) {
        self.archive = archive
        self.articles = articles
        self.states = states
        self.hidden = hidden
        self.listed = listed
        self.pictures = pictures
        self.console = console
        keeping = DeferredWork(loop: loop, milliseconds: Self.keepingMilliseconds)
    }

    /// Notes a feed that is sent, archives it, and loads the articles that it lacks.
    ///
    /// - Parameter loaded: its feed has its source in the store, and marks of shared identifiers.
    func note(_ loaded: LoadedFeed, from url: String) {
        sent[ExactText(url)] = loaded
        unkept[ExactText(url)] = loaded.feed
        articles.note(loaded)
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

    /// Returns what is added to a source, or to all sources what is new since a version.
    ///
    /// - Parameter known: the version that the page has.
    func response(for url: String?, known: String?) -> ServerResponse {
        do {
            if let url {
                return .lines(200, try lines(of: ExactText(url), since: nil), version: nil)
            }
            let known = known.map { $0.split(separator: "@") } ?? []
            let version = "\(try archive?.version() ?? "").\(changes)"
            if let first = known.first, first == "\"\(version)" {
                return .lines(304, version: nil)
            }
            // Read first: an item archived in between is found again the next time.
            let now = clock().now
            var lines: [UInt8] = []
            if known.count == 2, let seconds = Int64(known[1].dropLast()) {
                for (url, loaded) in sent {
                    let areAll = changed >= seconds && !articles.shown(in: loaded.feed).isEmpty
                    // The page adds only those that it lacks.
                    lines += try self.lines(
                        of: url, since: areAll ? nil : max(0, seconds) - Self.writingSeconds)
                }
            }
            return .lines(200, lines, version: "\"\(version)@\(now)\"")
        } catch {
            let line = ErrorWording.line(for: error)
            if line != told { console.warning(line) }
            told = line
            return .failure(error)
        }
    }

    /// Finds the whole article of a page that an item of a source links to, and calls `answer`.
    func article(
        at page: String, of url: String, answer: @escaping (ServerResponse) -> Void
    ) {
        do {
            guard let (loaded, item) = try self.item(at: page, of: url) else {
                return answer(.refusal(403, "not in the list"))
            }
            articles.find(item, of: loaded) { [pictures] result in
                switch result {
                case .success(let item):
                    // Its pictures may be requested, too.
                    var complete = loaded
                    complete.feed.items += item.map { [$0] } ?? []
                    pictures.setFeed(complete)
                    let lines = item.map { ArchiveAdditions.lines(for: url, article: $0) }
                    answer(.lines(200, lines ?? [], version: nil))
                case .failure(let error): answer(.failure(error))
                }
            }
        } catch {
            answer(.failure(error))
        }
    }

    /// Remembers whether the user reads the whole article of such a page, "1", or the feed's text, "0".
    func choose(_ body: [UInt8], at page: String, of url: String) -> ServerResponse {
        guard ["0", "1"].contains(String(decoding: body, as: UTF8.self)) else {
            return .refusal(400, "not a choice")
        }
        do {
            guard let (loaded, item) = try self.item(at: page, of: url) else {
                return .refusal(403, "not in the list")
            }
            try articles.choose(whole: body == [UInt8(ascii: "1")], item, of: loaded)
            unkept[ExactText(url)] = sent[ExactText(url)]?.feed
            keeping.set { [unowned self] in keep() }
            return .lines(204, version: nil)
        } catch {
            return .failure(error)
        }
    }

    /// Returns an item of a source as it was last sent that links to a page.
    private func item(at page: String, of url: String) throws -> (LoadedFeed, FeedItem)? {
        guard let (loaded, _) = try whole(ExactText(url)),
            let item = loaded.feed.items.first(where: {
                $0.url.map { ExactText($0) } == ExactText(page)
            })
        else { return nil }
        return (loaded, item)
    }

    private func lines(of url: ExactText<String>, since seconds: Int64?) throws -> [UInt8] {
        guard let (loaded, additions) = try whole(url) else { return [] }
        let found = try loaded.feed.indices(matching: hidden, at: clock(), in: listed)
        let hidden = Set(found)
        let articles = articles.shown(in: loaded.feed).filter { !hidden.contains($0.index) }
        return additions.lines(
            for: url.wrappedValue, since: seconds, articles: articles.map(\.item), hidden: hidden)
    }

    /// Returns a source as it was last sent with what is added to it.
    private func whole(
        _ url: ExactText<String>
    ) throws(FeedItemArchiveError) -> (LoadedFeed, ArchiveAdditions)? {
        guard var loaded = sent[url] else { return nil }
        let additions = try ArchiveAdditions(to: loaded.feed, from: archive, at: clock())
        let items = additions.items
        states.note(archived: items.map(loaded.feed.key), from: url.wrappedValue)
        loaded.feed.items += items
        loaded.feed = articles.applied(to: loaded.feed)
        pictures.setFeed(loaded)
        return (loaded, additions)
    }

    private func keep() {
        keep(Array(unkept.values))
        unkept = [:]
        let feeds = sent.values.map(\.feed)
        articles.loadMissing(of: feeds) { [unowned self] in
            changes += 1
            changed = clock().now
            keep(feeds.filter { !articles.shown(in: $0).isEmpty })
        }
    }

    private func keep(_ feeds: [Feed]) {
        do throws(FeedItemArchiveError) {
            try archive?.keepItems(of: feeds.map(articles.applied))
        } catch {
            console.warning(ErrorWording.line(for: error))
        }
    }
}
