import FeedListing
import FeedModel
import FeedViews

// The feeds and folders of items.
extension DisplayedFeed {
    /// Returns the lines of the feeds pane: lists of all feeds, then folders and feeds in the
    /// user's order, each folder at its first feed.
    ///
    /// - Parameters:
    ///   - isUnreadOnly: leaves out feeds without unread items.
    ///   - kept: always included.
    func entries(_ words: FeedWords, isUnreadOnly: Bool, keeping kept: ItemFilter) -> [FeedsEntry] {
        var entries = [
            FeedsEntry(scope: .all, title: words[.readerAll], depth: 0),
            FeedsEntry(scope: .unread, title: words[.readerUnread], depth: 0),
            FeedsEntry(scope: .starred, title: words[.readerStarred], depth: 0),
        ]
        var drawn: Set<ItemKey> = []
        func add(folder path: String, depth: Int) {
            guard drawn.insert(ItemKey(path)).inserted else { return }
            let name = path.split(separator: "/").last.map { String($0) } ?? path
            append(FeedsEntry(scope: .folder(path), title: name + "/", depth: depth))
            addContent(of: path, depth: depth + 1)
        }
        func append(_ entry: FeedsEntry) {
            guard !isUnreadOnly || entry.scope == kept || unreadCount(of: entry.scope) > 0 else {
                return
            }
            entries.append(entry)
        }
        func addContent(of path: String, depth: Int) {
            for (index, source) in sources.enumerated() {
                guard path.isEmpty || source.isIn(folder: path) else { continue }
                let isHere = source.folder.utf8.elementsEqual(path.utf8)
                if isHere || depth >= Self.deepestFolder {
                    append(FeedsEntry(scope: .source(index), title: source.title, depth: depth))
                } else {
                    add(folder: source.folder(below: path), depth: depth)
                }
            }
        }
        addContent(of: "", depth: 0)
        return entries
    }

    /// Deeper folders are merged.
    private static let deepestFolder = 8

    /// The current number of unread items.
    func unreadCount(of scope: ItemFilter) -> Int { sum(of: scope) { $0.unread } }

    /// The number in the feeds pane: unread items, or all of the starred list.
    func count(beside scope: ItemFilter) -> Int {
        sum(of: scope) { scope == .starred ? $0.starred : $0.unread }
    }

    private func sum(of scope: ItemFilter, _ count: (SourceCounts) -> Int) -> Int {
        let counts = counts
        switch scope {
        case .all, .unread, .starred: return counts.reduce(0) { $0 + count($1) }
        case .folder(let path):
            return sources.indices.reduce(0) {
                $0 + (sources[$1].isIn(folder: path) ? count(counts[$1]) : 0)
            }
        case .source(let index):
            return counts.indices.contains(index) ? count(counts[index]) : 0
        }
    }

    /// The title of a list; `nil` for the feed's own.
    func title(of scope: ItemFilter, _ words: FeedWords) -> String? {
        switch scope {
        case .all: nil
        case .unread: words[.readerUnread]
        case .starred: words[.readerStarred]
        case .folder(let path): path
        case .source(let index): sources[index].title
        }
    }
}
