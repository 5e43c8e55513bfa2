package import FeedLoading
import FeedMarkup
import FeedModel

/// Where the pictures of loaded feeds may be: on the internet, or in the network of the feed that
/// names them.
package final class PicturePolicy {
    private struct Known {
        let feed: Feed
        let allowed: AddressClassSet
    }

    private var feeds: [Known] = []
    private var allowedByAddress: [String: AddressClassSet]?

    /// Creates a policy that knows no feeds.
    package init() {}

    /// Takes over the feeds whose pictures will be asked for.
    package func setFeeds(_ loaded: [LoadedFeed]) {
        feeds = loaded.map {
            Known(feed: $0.feed, allowed: AddressClassSet(namedIn: $0.origin))
        }
        allowedByAddress = nil
    }

    /// Where the picture at `url` may be.
    ///
    /// Feeds from one network need no look at their pictures; else the first question takes time
    /// linear in all items and their content.
    package func allowedClasses(for url: String) -> AddressClassSet {
        guard let first = feeds.first?.allowed else { return .public }
        if feeds.allSatisfy({ $0.allowed == first }) { return first }
        let table = allowedByAddress ?? makeTable()
        allowedByAddress = table
        return table[url] ?? .public
    }

    /// Where several feeds name a picture, it may be where all of them say.
    private func makeTable() -> [String: AddressClassSet] {
        var table: [String: AddressClassSet] = [:]
        for known in feeds {
            let (feed, allowed) = (known.feed, known.allowed)
            func add(_ url: String) {
                table[url] = table[url].map { $0.intersection(allowed) } ?? allowed
            }
            if let icon = feed.icon { add(icon) }
            feed.authors.lazy.compactMap(\.avatar).forEach(add)
            for item in feed.items {
                if let url = item.image?.url { add(url) }
                if item.hasDetails { pictures(of: item.details).forEach(add) }
                guard let html = item.content?.html else { continue }
                ContentPictures.addresses(in: html).forEach(add)
            }
        }
        return table
    }

    /// The pictures beside those in the content, and whatever else may be one.
    private func pictures(of details: FeedItemDetails) -> [String] {
        details.attachments.map(\.url)
            + details.media.flatMap { [$0.url, $0.thumbnail] }
            .compactMap(\.self) + (details.authors + details.contributors).compactMap(\.avatar)
    }
}
