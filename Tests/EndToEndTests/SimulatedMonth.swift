import Foundation
import TestSupport

/// Feeds that change, move, fail and hang from day to day, and the model of a reader's list that the program's output
/// is compared with.
struct SimulatedMonth {
    /// An item in its feed.
    private struct Entry {
        let number: Int
        var version = 0
    }

    private enum State {
        case fine, fails, hangs, isGone
    }

    private struct Feed {
        var entries: [Entry] = []
        var next = 0
        var state = State.fine
        /// The number of moves so far.
        var moves = 0
        var isListed = true
    }

    /// An item in the reader's list.
    private struct Known {
        var title: String
        var isRead = false
        var isStarred = false
    }

    private static let maximumEntryCount = 6

    private var random: SeededGenerator
    private var feeds: [Feed]
    private var known: [String: Known] = [:]

    /// - Parameter count: the number of feeds in the list; the server has one more.
    init(feeds count: Int, seed: UInt64) {
        random = SeededGenerator(seed: seed)
        feeds = Array(repeating: Feed(), count: count + 1)
        for index in feeds.indices {
            for _ in 0..<3 { addEntry(to: index) }
        }
        feeds[count].isListed = false
    }

    /// The rules and the search of the reader, by the identifiers in titles: of each feed's fourth item in ten,
    /// fifth and sixth.
    static let rules =
        "rule = hide title:/I\\d*3v/\nrule = read title:/I\\d*4v/\nrule = star title:/I\\d*5v/"
    static let search = "title:/I\\d*[58]v/ -title:/^F1/ unread"

    /// The paths of the listed feeds on the server at the time of subscription.
    var paths: [String] { feeds.indices.dropLast().map { Self.path($0, 0) } }

    /// The path of the last feed now, which is added later.
    var pathToAdd: String { Self.path(feeds.count - 1, feeds[feeds.count - 1].moves) }

    /// The last feed is added. It has to be in order by then.
    mutating func addLastFeed() {
        feeds[feeds.count - 1].isListed = true
        feeds[feeds.count - 1].state = .fine
    }

    /// A feed is removed, with what is known of it.
    mutating func removeFeed(_ index: Int) {
        feeds[index].isListed = false
        known = known.filter { !$0.key.hasPrefix("F\(index)I") }
    }

    /// The titles of all items that were loaded.
    var titles: Set<String> { titles { _, _ in true } }
    /// The titles of unread items.
    var unreadTitles: Set<String> { titles { !$1.isRead } }
    /// The titles of starred items.
    var starredTitles: Set<String> { titles { $1.isStarred } }
    /// The titles of what the search finds.
    var foundTitles: Set<String> {
        titles { id, item in
            !item.isRead && !id.hasPrefix("F1") && ["5", "8"].contains(id.suffix(1))
        }
    }

    private func titles(of isMeant: (String, Known) -> Bool) -> Set<String> {
        Set(known.filter { !$0.key.hasSuffix("3") && isMeant($0.key, $0.value) }.map(\.value.title))
    }

    /// Advances time by half a day.
    mutating func advance() {
        for index in feeds.indices {
            for _ in 0..<[0, 0, 1, 2, 3][Int.random(in: 0..<5, using: &random)] {
                addEntry(to: index)
            }
            if Int.random(in: 0..<5, using: &random) == 0 {
                let changed = Int.random(in: feeds[index].entries.indices, using: &random)
                feeds[index].entries[changed].version += 1
            }
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<6: feeds[index].state = .fails
            case 6..<9: feeds[index].state = .hangs
            case 9..<12: feeds[index].state = .isGone
            case 12..<16:
                feeds[index].state = .fine
                feeds[index].moves += 1
            default: feeds[index].state = .fine
            }
        }
    }

    /// The server's responses by path.
    var responses: [(path: String, bytes: [UInt8])] {
        feeds.indices.flatMap { index in
            let moved = (0..<feeds[index].moves).map { move in
                (
                    Self.path(index, move),
                    "301\nLocation: /daily/\(Self.path(index, move + 1))\n\n"
                )
            }
            return (moved + [(Self.path(index, feeds[index].moves), response(of: index))]).map {
                (path: $0.0, bytes: Array($0.1.utf8))
            }
        }
    }

    /// Adds the items that servers have now to the list.
    mutating func load() {
        for (index, feed) in feeds.enumerated() where feed.state == .fine && feed.isListed {
            for entry in feed.entries {
                let id = Self.id(index, entry.number)
                let new = Known(
                    title: "", isRead: id.hasSuffix("4"), isStarred: id.hasSuffix("5"))
                known[id, default: new].title = Self.title(id, entry.version)
            }
        }
    }

    /// Marks an item as read.
    mutating func markAsRead(_ id: String) { known[id]?.isRead = true }

    /// Toggles the star of an item.
    mutating func toggleStar(of id: String) { known[id]?.isStarred.toggle() }

    /// Marks all items as read.
    mutating func markAllAsRead() {
        for id in known.keys where !id.hasSuffix("3") { known[id]?.isRead = true }
    }

    private mutating func addEntry(to index: Int) {
        feeds[index].entries.append(Entry(number: feeds[index].next))
        feeds[index].next += 1
        if feeds[index].entries.count > Self.maximumEntryCount {
            feeds[index].entries.removeFirst()
        }
    }

    private func response(of index: Int) -> String {
        switch feeds[index].state {
        case .fails: return "500\n\nno"
        case .hangs: return "hang\n\n"
        case .isGone: return "404\n\nno"
        case .fine: break
        }
        let items = feeds[index].entries.reversed().map { entry in
            let id = Self.id(index, entry.number)
            let (day, hour) = (1 + entry.number / 24 % 28, entry.number % 24)
            return "<item><title>\(Self.title(id, entry.version))</title><guid>urn:\(id)</guid>"
                + "<description>Words of \(id) end.</description>"
                + "<pubDate>\(day) Oct 2026 \(hour):\(10 + index % 50):00 GMT</pubDate></item>"
        }
        return "200\n\n<rss version='2.0'><channel><title>Feed \(index)</title>"
            + items.joined() + "</channel></rss>"
    }

    private static func path(_ index: Int, _ move: Int) -> String { "f\(index)m\(move)" }
    private static func id(_ index: Int, _ number: Int) -> String { "F\(index)I\(number)" }
    private static func title(_ id: String, _ version: Int) -> String { "\(id)v\(version)" }
}
