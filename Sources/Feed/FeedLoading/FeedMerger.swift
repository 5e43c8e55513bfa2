package import FeedModel

/// Makes one feed of several.
package enum FeedMerger {
    /// The items of all `feeds`, each with the name of the feed it came from.
    ///
    /// Items of one instant stay in the order of their feeds. An item that two feeds carry under one
    /// id and address, with one title or date, is taken once; within one feed all are. What the person keeps in
    /// folders says in which.
    ///
    /// - Parameters:
    ///   - title: What the list that names the feeds calls itself; else the feed is called by its
    ///     feeds.
    ///   - order: the order of the items.
    package static func merge(
        _ feeds: [Feed], title: String? = nil, order: FeedItemOrder = .newest
    ) -> Feed {
        var carried = CarriedItems()
        var items: [FeedItem] = []
        for (index, feed) in feeds.enumerated() {
            let source = FeedSourceName.source(of: feed)
            let folder = feed.folders.first
            let start = items.count
            for var item in feed.items where !carried.contain(item, of: items) {
                var origin = item.source ?? source
                if let folder {
                    origin = origin ?? FeedSource()
                    origin?.folder = folder
                }
                if origin != item.source { item.source = origin }
                item.originIndex = Int32(index)
                items.append(item)
            }
            if index + 1 < feeds.count { carried.add(items[start...]) }
        }
        sort(&items, by: order)
        var merged = Feed(
            format: .merged,
            title: title ?? feeds.compactMap(\.title).formatted(),
            items: items,
            problems: feeds.flatMap(\.problems))
        merged.folders = feeds.compactMap(\.folders.first).uniqued()
        merged.origins = feeds.map { $0.origins.first ?? FeedOrigin(documentOf: $0) }
        return merged
    }

    /// Puts items into an order; those that are equal in it stay as they are.
    package static func sort(_ items: inout [FeedItem], by order: FeedItemOrder) {
        // The sort of the standard library is stable.
        switch order {
        case .newest:
            items.sort {
                $0.date?.secondsSince1970 ?? .min > $1.date?.secondsSince1970 ?? .min
            }
        case .oldest:
            items.sort {
                $0.date?.secondsSince1970 ?? .max < $1.date?.secondsSince1970 ?? .max
            }
        case .source: break
        }
    }

    private enum FeedSourceName {
        static func source(of feed: Feed) -> FeedSource? {
            guard feed.title != nil || feed.feedURL != nil || feed.homePageURL != nil else {
                return nil
            }
            return FeedSource(title: feed.title, url: feed.feedURL ?? feed.homePageURL)
        }
    }
}

extension [String] {
    /// Each once, where it stands first.
    fileprivate func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }

    /// The names in one line: all of a few, else the first two and how many more.
    fileprivate func formatted() -> String? {
        switch count {
        case 0: nil
        case 1...3: joined(separator: ", ")
        default: self[0] + ", " + self[1] + " and \(count - 2) more"
        }
    }
}
