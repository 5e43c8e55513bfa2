public import FeedViews

/// The rows of the list of sources: all, unread and starred items, then folders with their sources.
public struct SourceList: Sendable {
    /// The rows, from top to bottom.
    public let entries: [SourceEntry]
    private let sources: FeedSourceViewModels

    /// Creates the list of the sources of `feed`.
    public init(_ feed: FeedViewModel, words: FeedWords) {
        sources = feed.sources
        var entries = [
            SourceEntry(filter: .all, title: words[.readerAll], depth: 0),
            SourceEntry(filter: .unread, title: words[.readerUnread], depth: 0),
            SourceEntry(filter: .starred, title: words[.readerStarred], depth: 0),
        ]
        // A single source needs no row: it is the same as all items.
        guard feed.sources.count > 1 else {
            self.entries = entries
            return
        }
        let loose = feed.sources.enumerated().filter { $0.element.folder == nil }
        for (index, source) in loose {
            entries.append(Self.entry(of: source, at: index, depth: 0))
        }
        for folder in feed.folders {
            let name = folder.utf8.split(separator: UInt8(ascii: "/")).last
                .map { String(decoding: $0, as: UTF8.self) }
            entries.append(SourceEntry(filter: .folder(folder), title: name ?? folder, depth: 0))
            for (index, source) in feed.sources.enumerated()
            where Self.isSame(source.folder, folder) {
                entries.append(Self.entry(of: source, at: index, depth: 1))
            }
        }
        self.entries = entries
    }

    private static func entry(
        of source: FeedSourceViewModel, at index: Int, depth: Int
    ) -> SourceEntry {
        SourceEntry(
            filter: .source(index), title: source.title, depth: depth, failure: source.failure)
    }

    /// Returns the number of unread items of an entry; for the starred items, the number of items.
    public func count(of entry: SourceEntry) -> Int {
        switch entry.filter {
        case .all, .unread: sources.reduce(0) { $0 + $1.unreadCount }
        case .starred: sources.reduce(0) { $0 + $1.starredCount }
        case .folder(let folder):
            sources.reduce(0) { Self.isIn($1.folder, folder) ? $0 + $1.unreadCount : $0 }
        case .source(let index): index < sources.count ? sources[index].unreadCount : 0
        }
    }

    /// Returns true if a source in `folder` is listed under `outer`.
    static func isIn(_ folder: String?, _ outer: String) -> Bool {
        folder.map { FolderPath.holds(outer, $0) } ?? false
    }

    private static func isSame(_ left: String?, _ right: String) -> Bool {
        left.map { $0.utf8.elementsEqual(right.utf8) } ?? false
    }
}
