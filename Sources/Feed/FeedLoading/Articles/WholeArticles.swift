package import FeedModel
import FeedParsing

/// The whole articles that are known, and whether they are shown instead of the feeds' own texts.
package final class WholeArticles {
    /// The number of articles that are held, and of their bytes with which the next one displaces them.
    private static let most = 2_000
    private static let mostBytes = 64 << 20

    /// What became of each page: its article, if it has one, and when the item was changed.
    private var known: [PageKey: (content: FeedContent?, updated: Int64?)] = [:]
    private var byteCount = 0
    /// Items that the user wants to read whole, or not, other than what is set for the feed.
    package var chosen: [PageKey: Bool] = [:]
    private let isAlways: (String) -> Bool

    /// - Parameter isAlways: returns true for the identity of a feed whose items are shown whole.
    package init(isAlways: @escaping (String) -> Bool) {
        self.isAlways = isAlways
    }

    /// Returns true if the whole article is to be shown.
    package func isWanted(_ key: PageKey) -> Bool { chosen[key] ?? isAlways(key.feed) }

    /// Returns true if the whole article is shown.
    package func isShown(_ key: PageKey) -> Bool { has(key) && isWanted(key) }

    /// Returns true if there is a whole article, which may be shown.
    package func has(_ key: PageKey) -> Bool { content(of: key) != nil }

    /// Returns a whole article.
    package func content(of key: PageKey) -> FeedContent? { known[key]?.content }

    /// Takes the article of a page if it has more words than the feed gives.
    ///
    /// - Parameters:
    ///   - text: what the feed gives.
    ///   - updated: when the item was changed, in seconds since 1970.
    package func take(
        _ result: Result<LoadedArticle, any Error>, for key: PageKey, insteadOf text: String,
        updated: Int64?
    ) throws {
        if known.count >= Self.most || byteCount >= Self.mostBytes { (known, byteCount) = ([:], 0) }
        do {
            let article = try result.get()
            guard article.words > WordCount.of(text) else { throw ArticleFailure.noMoreWords }
            known[key] = (content: article.content, updated: updated)
            byteCount += article.byteCount
        } catch {
            // A server that was away may be there the next time.
            if error is ArticleFailure { known[key] = (content: nil, updated: updated) }
            throw error
        }
    }

    /// Takes the article of an item's page.
    package func take(
        _ result: Result<LoadedArticle, any Error>, for key: PageKey, _ item: FeedItem
    ) throws {
        let own = item.content ?? item.summary
        try take(
            result, for: key, insteadOf: own?.plainText ?? "",
            updated: item.updated?.secondsSince1970)
    }

    /// Returns the items of a feed whose whole articles are wanted, and were not looked for since they
    /// changed.
    package func missing(in feed: Feed) -> [(item: FeedItem, key: PageKey)] {
        wanted(in: feed).compactMap { index, key in
            let item = feed.items[index]
            let isKnown = known[key].map { $0.updated == item.updated?.secondsSince1970 } ?? false
            return isKnown ? nil : (item, key)
        }
    }

    /// Returns a feed with whole articles in place of the texts of its items.
    package func applied(to feed: Feed) -> Feed {
        var whole = feed
        for (index, item) in shown(in: feed) { whole.items[index] = item }
        return whole
    }

    /// Returns the items of a feed that are shown whole, with their articles.
    package func shown(in feed: Feed) -> [(index: Int, item: FeedItem)] {
        guard !known.isEmpty else { return [] }
        return wanted(in: feed).compactMap { index, key in
            content(of: key).map { (index, feed.items[index].withContent($0)) }
        }
    }

    /// The items whose whole articles are wanted. Reads the addresses only of items that may be such.
    private func wanted(in feed: Feed) -> [(index: Int, key: PageKey)] {
        let always = feed.sources.map { isAlways($0.identity ?? "") }
        guard !chosen.isEmpty || always.contains(true) else { return [] }
        return feed.items.indices.compactMap { index in
            let source = Int(feed.items[index].sourceIndex)
            guard !chosen.isEmpty || always.indices.contains(source) && always[source],
                let key = PageKey(of: feed.items[index], in: feed), isWanted(key)
            else { return nil }
            return (index, key)
        }
    }
}
