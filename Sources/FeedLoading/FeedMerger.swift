package import FeedModel

/// Makes one feed of several.
package enum FeedMerger {
    /// The items of all `feeds`, newest first, each with the name of the feed it came from.
    ///
    /// Items without a date come last. Items of one instant stay in the order of their feeds. An
    /// item that two feeds carry under one id and address is taken once.
    ///
    /// - Parameter title: What the list that names the feeds calls itself; else the feed is called
    ///   by its feeds.
    package static func merge(_ feeds: [Feed], title: String? = nil) -> Feed {
        var seen: Set<ItemKey> = []
        var items: [FeedItem] = []
        for feed in feeds {
            let source = FeedSourceName.source(of: feed)
            for var item in feed.items
            where !isUnmistakable(item)
                || seen.insert(ItemKey(id: item.id, url: item.url)).inserted
            {
                if item.details.source == nil {
                    item.details.source = source
                }
                items.append(item)
            }
        }
        // The sort of the standard library is stable.
        items.sort { date(of: $0) > date(of: $1) }
        return Feed(
            format: .merged,
            title: title ?? feeds.compactMap(\.title).formatted(),
            items: items,
            problems: feeds.flatMap(\.problems))
    }

    /// Whether an id means the same item in every feed: a number or a word alone need not.
    private static func isUnmistakable(_ item: FeedItem) -> Bool {
        item.url != nil || item.id.utf8.count >= 16 || item.id.contains(":")
    }

    private struct ItemKey: Hashable {
        let id: String
        let url: String?
    }

    private enum FeedSourceName {
        static func source(of feed: Feed) -> FeedModel.FeedSource? {
            guard feed.title != nil || feed.feedURL != nil || feed.homePageURL != nil else {
                return nil
            }
            return FeedModel.FeedSource(title: feed.title, url: feed.feedURL ?? feed.homePageURL)
        }
    }

    private static func date(of item: FeedItem) -> Int64 {
        (item.published ?? item.updated)?.secondsSince1970 ?? .min
    }
}

extension [String] {
    /// The names in one line: all of a few, else the first two and how many more.
    fileprivate func formatted() -> String? {
        switch count {
        case 0: nil
        case 1...3: joined(separator: ", ")
        default: self[0] + ", " + self[1] + " and \(count - 2) more"
        }
    }
}
