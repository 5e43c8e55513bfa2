import FeedModel
public import FeedViews

/// The items of a feed that match a filter and a search text.
public struct ItemList: Sendable {
    /// The feed; one that replaces it has other states of the same items.
    public var feed: FeedViewModel
    public let filter: ItemFilter
    /// The search text; may be empty.
    public let search: String
    /// The indices of the matching items, in feed order.
    public let indices: FeedItemIndices

    /// Creates the list of the items of `feed` that match `filter` and `search`.
    ///
    /// - Parameter kept: the index of an item that stays in a list of unread items, such as the one
    ///   that is open.
    public init(
        _ feed: FeedViewModel, filter: ItemFilter = .all, search: String = "",
        keeping kept: Int? = nil
    ) {
        self.feed = feed
        self.filter = filter
        self.search = search
        if filter == .all, search.isEmpty {
            indices = FeedItemIndices(upTo: feed.items.count)
            return
        }
        let sources = Self.sources(in: filter, of: feed)
        let words = Self.trimmed(search.lowercased())
        indices = FeedItemIndices(
            feed.items.indices.filter { index in
                let item = feed.items[index]
                return (index == kept && filter == .unread || Self.isListed(item, filter, sources))
                    && Self.has(words, in: item)
            })
    }

    /// Returns the row of the item at `index`; `nil` if it isn't listed. Complexity: O(log *n*).
    public func row(ofItem index: Int) -> Int? {
        var low = 0
        var high = indices.count
        while low < high {
            let middle = (low + high) / 2
            if indices[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low < indices.count && indices[low] == index ? low : nil
    }

    /// Returns the row of the next unread item after `row`, continuing at the top; `nil` if all are
    /// read.
    public func unreadRow(after row: Int?) -> Int? {
        let start = row.map { $0 + 1 } ?? 0
        return (0..<indices.count).lazy.map { (start + $0) % indices.count }
            .first { !feed.items[indices[$0]].states.contains(.read) }
    }

    private var unreadIndices: [Int] {
        indices.filter { !feed.items[$0].states.contains(.read) }
    }

    /// Returns the change that marks all listed items as read; if all are, the change that undoes
    /// `last`; `nil` if that isn't of this feed.
    public func marking(after last: FeedItemStateChange?) -> FeedItemStateChange? {
        let unread = unreadIndices
        guard unread.isEmpty else {
            return FeedItemStateChange(
                revision: feed.revision, states: .read, isSet: true, items: .list(unread))
        }
        guard let last, last.revision == feed.revision else { return nil }
        return FeedItemStateChange(
            revision: last.revision, states: last.states, isSet: !last.isSet, items: last.items)
    }

    /// Returns the sources that match; `nil` if the filter is independent of sources.
    private static func sources(in filter: ItemFilter, of feed: FeedViewModel) -> Set<Int>? {
        switch filter {
        case .all, .unread, .starred: nil
        case .source(let index): [index]
        case .folder(let folder):
            Set(feed.sources.indices.filter { SourceList.isIn(feed.sources[$0].folder, folder) })
        }
    }

    private static func isListed(
        _ item: FeedItemViewModel, _ filter: ItemFilter, _ sources: Set<Int>?
    ) -> Bool {
        switch filter {
        case .all: true
        case .unread: !item.states.contains(.read)
        case .starred: item.states.contains(.starred)
        case .folder, .source: item.sourceIndex.map { sources?.contains($0) == true } ?? false
        }
    }

    /// Returns the text in UTF-8, without spaces around it.
    private static func trimmed(_ text: String) -> [UInt8] {
        let space = UInt8(ascii: " ")
        let bytes = Array(text.utf8)
        let start = bytes.firstIndex { $0 != space } ?? bytes.endIndex
        let end = bytes.lastIndex { $0 != space }.map { $0 + 1 } ?? start
        return Array(bytes[start..<end])
    }

    private static func has(_ words: [UInt8], in item: FeedItemViewModel) -> Bool {
        guard !words.isEmpty else { return true }
        return [
            item.title, item.source?.title ?? "", item.location ?? "", item.byline ?? "",
        ].contains { text in
            let text = Array(text.lowercased().utf8)
            guard text.count >= words.count else { return false }
            return (0...(text.count - words.count)).contains { start in
                text[start] == words[0] && text[start..<(start + words.count)].elementsEqual(words)
            }
        }
    }
}
