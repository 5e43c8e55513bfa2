package import FeedModel
internal import FeedParsing

/// What an archive adds to a feed: items that have left it, and when others were first seen.
package struct ArchiveAdditions {
    /// The feed, with what is archived of sources without items.
    private var feed: Feed
    private var left: [(item: FeedItem, archived: ArchivedItem)] = []
    /// The indices of items whose date is later than when they were first seen.
    private var limited: [Int] = []

    /// The items that have left the feed.
    package var items: [FeedItem] { left.map(\.item) }

    /// Reads what `archive` adds to `feed`, whose shared identifiers are marked.
    ///
    /// - Parameters:
    ///   - archive: `nil` adds nothing.
    ///   - clock: the time and time zone by which dates count.
    package init(
        to feed: Feed, from archive: (any FeedItemArchive)?, at clock: FeedClock
    ) throws(FeedItemArchiveError) {
        self.feed = feed
        guard let archive else { return }
        var seen: [Int32: [ExactText<String>: Int64]] = [:]
        var counts: [Int32: [ExactText<String>: Int]] = [:]
        var distinct: [Int32: Set<ExactText<String>>] = [:]
        for item in feed.items {
            counts[item.sourceIndex, default: [:]][ExactText(item.id), default: 0] += 1
            if item.sharesID {
                distinct[item.sourceIndex, default: []].insert(ExactText(item.distinctID))
            }
        }
        var known = Set(
            feed.sources.indices.compactMap { index in
                counts[Int32(index)] == nil
                    ? nil : feed.sources[index].identity.map { ExactText($0) }
            })
        var duplicates = DuplicateFinder()
        duplicates.add(feed.items[...])
        for (position, source) in feed.sources.enumerated() {
            guard let identity = source.identity else { continue }
            let index = Int32(position)
            if counts[index] == nil {
                // The items of a feed at two addresses are added once.
                guard known.insert(ExactText(identity)).inserted else { continue }
                if let archived = try archive.feed(identity) {
                    self.feed.sources[position].complete(from: archived)
                }
            }
            var archived = try archive.items(of: identity) { id, distinctID, firstSeen in
                guard let count = counts[index]?[ExactText(id)] else { return false }
                guard count == 1 || distinct[index]?.contains(ExactText(distinctID)) ?? false
                else { return false }
                let key = ExactText(count == 1 ? id : distinctID)
                seen[index, default: [:]][key] = min(seen[index]?[key] ?? .max, firstSeen)
                return true
            }
            var items = ArchivedItemLines.items(of: archived.map(\.document))
            if items.count != archived.count {
                // A damaged document spoils the others.
                archived.removeAll { ArchivedItemLines.items(of: [$0.document]).count != 1 }
                items = ArchivedItemLines.items(of: archived.map(\.document))
            }
            for (var item, archived) in zip(items, archived) {
                item.sourceIndex = index
                guard duplicates.index(of: item, among: feed.items) == nil else { continue }
                item.sharesID = archived.sharesID
                item.limitDate(to: archived.firstSeen, at: clock)
                left.append((item, archived))
            }
        }
        for index in feed.items.indices {
            let item = feed.items[index]
            let id = ExactText(item.sharesID ? item.distinctID : item.id)
            if self.feed.items[index].limitDate(to: seen[item.sourceIndex]?[id], at: clock) {
                limited.append(index)
            }
        }
    }

    /// The feed with these items, in `order` if anything was added.
    func whole(in order: FeedItemOrder, at clock: FeedClock) -> Feed {
        var whole = feed
        whole.items += items
        if !left.isEmpty || !limited.isEmpty {
            FeedMerger.sort(&whole.items, by: order, at: clock)
        }
        return whole
    }

    /// The lines of a feed of one source, for the page for browsers.
    ///
    /// - Parameters:
    ///   - url: the feed's address for the page.
    ///   - seconds: leaves out what was archived before; `nil` for everything.
    ///   - articles: items of the feed, with their whole articles.
    ///   - hidden: the indices of items that are left out, those that have left the feed after the others.
    package func lines(
        for url: String, since seconds: Int64?, articles: [FeedItem], hidden: Set<Int>
    ) -> [UInt8] {
        var lines: [UInt8] = []
        ArchivedItemLines.appendFeed(url, areAll: seconds == nil, to: &lines)
        let start = lines.count
        for (index, left) in left.enumerated()
        where left.archived.firstSeen ?? .max >= seconds ?? .min
            && !hidden.contains(feed.items.count + index)
        {
            ArchivedItemLines.append(left.item, object: left.archived.document, to: &lines)
        }
        if seconds == nil {
            for (index, item) in feed.items.enumerated() where hidden.contains(index) {
                ArchivedItemLines.append(hidden: item, to: &lines)
            }
            for item in articles { Self.append(article: item, to: &lines) }
            for index in limited {
                let item = feed.items[index]
                if let seen = item.firstSeen {
                    ArchivedItemLines.append(item, firstSeen: seen, to: &lines)
                }
            }
        } else if lines.count == start {
            return []
        }
        return lines
    }

    /// The lines of an item of a feed with its whole article, for the page for browsers.
    package static func lines(for url: String, article item: FeedItem) -> [UInt8] {
        var lines: [UInt8] = []
        ArchivedItemLines.appendFeed(url, areAll: false, to: &lines)
        append(article: item, to: &lines)
        return lines
    }

    private static func append(article item: FeedItem, to lines: inout [UInt8]) {
        let object = ArchivedItemDocument.bytes(of: item, language: nil)
        ArchivedItemLines.append(article: object, to: &lines)
    }
}

extension FeedItemArchive {
    /// Archives the items of feeds whose shared identifiers are marked.
    package func keepItems(of feeds: [Feed]) throws(FeedItemArchiveError) {
        try keep(feeds.flatMap(Self.archived))
    }

    /// Returns the items of each source with an identity, encoded. A source without items may be
    /// one that was not loaded.
    private static func archived(
        _ feed: Feed
    ) -> [(source: FeedSource, items: [ArchivedItem])] {
        var feeds = feed.sources.map { (source: $0, items: [ArchivedItem]()) }
        for item in feed.items where feeds.indices.contains(Int(item.sourceIndex)) {
            feeds[Int(item.sourceIndex)].items.append(
                ArchivedItem(
                    id: item.id, distinctID: item.distinctID, sharesID: item.sharesID,
                    document: ArchivedItemDocument.bytes(of: item, language: feed.language)))
        }
        return feeds.filter { $0.source.identity != nil && !$0.items.isEmpty }
    }
}

extension FeedSource {
    /// Adds the archived metadata that a source without items lacks.
    fileprivate mutating func complete(from archived: FeedSource) {
        title = title ?? archived.title
        homePageURL = homePageURL ?? archived.homePageURL
        feedURL = archived.feedURL ?? feedURL
    }
}

extension FeedItem {
    /// Has the date count no later than when the item was first seen; returns true if that changes
    /// it.
    ///
    /// An item without a date of publication counts as new after each change.
    ///
    /// - Parameter seen: `nil` for an item that is first seen now.
    @discardableResult
    fileprivate mutating func limitDate(to seen: Int64?, at clock: FeedClock) -> Bool {
        guard let date else { return false }
        let start = date.start(by: clock.secondsAheadOfUTC)
        let seen = min(seen ?? clock.now, clock.now)
        guard start > (published == date ? seen : clock.now) else { return false }
        firstSeen = seen
        return true
    }
}
