import FeedModel
public import FeedViews

/// The items of a feed that are listed, by a choice of sources or states and by words that were typed.
public struct ItemList: Sendable {
    /// The feed.
    public let feed: FeedViewModel
    /// The choice.
    public let filter: ItemFilter
    /// What was typed; empty where nothing was.
    public let search: String
    /// The places in the feed of what is listed, in their order.
    public let places: FeedItemPlaces

    /// Lists what of `feed` is in `filter` and has the words of `search`.
    ///
    /// - Parameter kept: the place of an item that stays among the unread ones, such as one that is being read.
    public init(
        _ feed: FeedViewModel, filter: ItemFilter = .all, search: String = "",
        keeping kept: Int? = nil
    ) {
        self.feed = feed
        self.filter = filter
        self.search = search
        if filter == .all, search.isEmpty {
            places = FeedItemPlaces(upTo: feed.items.count)
            return
        }
        let sources = Self.sources(in: filter, of: feed)
        let words = Self.trimmed(search.lowercased())
        places = FeedItemPlaces(
            feed.items.indices.filter { index in
                let item = feed.items[index]
                return (index == kept && filter == .unread || Self.isListed(item, filter, sources))
                    && Self.has(words, in: item)
            })
    }

    /// Where the item at a place of the feed is listed; `nil` where it is not.
    public func row(ofPlace place: Int) -> Int? {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low < places.count && places[low] == place ? low : nil
    }

    /// The row of the next item behind `row` that was not read, from the beginning on where there is none;
    /// `nil` where all are.
    public func unreadRow(after row: Int?) -> Int? {
        let start = row.map { $0 + 1 } ?? 0
        return (0..<places.count).lazy.map { (start + $0) % places.count }
            .first { !feed.items[places[$0]].states.contains(.read) }
    }

    /// The places of the listed items that were not read.
    private var unreadPlaces: [Int] {
        places.filter { !feed.items[$0].states.contains(.read) }
    }

    /// The change that marks all that is listed as read, or, where all of it is, takes `last` back; `nil` where
    /// there is nothing of this feed to take back either.
    public func marking(after last: FeedItemStateChange?) -> FeedItemStateChange? {
        let unread = unreadPlaces
        guard unread.isEmpty else {
            return FeedItemStateChange(
                revision: feed.revision, states: .read, isSet: true, items: .list(unread))
        }
        guard let last, last.revision == feed.revision else { return nil }
        return FeedItemStateChange(
            revision: last.revision, states: last.states, isSet: !last.isSet, items: last.items)
    }

    /// The sources whose items are listed; `nil` where that does not matter.
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

    /// The bytes of a text, without the spaces around it.
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
