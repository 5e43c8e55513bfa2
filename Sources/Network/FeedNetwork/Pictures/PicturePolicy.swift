package import FeedLoading
import FeedMarkup
import FeedModel

/// Decides where pictures of loaded feeds may be: on the internet, or in the network of a feed that
/// names them.
package final class PicturePolicy {
    /// A feed and the classes allowed for its pictures.
    private final class Known {
        let allowed: AddressClassSet
        private let feed: Feed
        /// The addresses of everything in the feed that may be a picture. The first access is
        /// O(*n*) in all items and their content.
        lazy var addresses: Set<String> = PicturePolicy.addresses(of: feed)

        init(_ loaded: LoadedFeed) {
            feed = loaded.feed
            allowed = AddressClassSet(namedIn: loaded.origin)
        }
    }

    /// By source.
    private var feeds: [FeedLocation: Known] = [:]

    package init() {}

    /// Sets the feeds whose pictures will be requested.
    package func setFeeds(_ loaded: [LoadedFeed]) {
        feeds = [:]
        loaded.forEach(setFeed)
    }

    /// Adds a feed, and replaces the previous one of its source.
    package func setFeed(_ loaded: LoadedFeed) {
        feeds[loaded.source] = Known(loaded)
    }

    /// Returns true if a feed names `url` as a possible picture.
    package func isNamed(_ url: String) -> Bool {
        feeds.values.contains { $0.addresses.contains(url) }
    }

    /// Returns the classes allowed for the picture at `url`; the intersection if several feeds name
    /// it.
    ///
    /// Feeds from one network don't need their pictures to be collected.
    package func allowedClasses(for url: String) -> AddressClassSet {
        guard let first = feeds.values.first?.allowed else { return .public }
        if feeds.values.allSatisfy({ $0.allowed == first }) { return first }
        let allowed = feeds.values.filter { $0.addresses.contains(url) }.map(\.allowed)
        guard let one = allowed.first else { return .public }
        return allowed.dropFirst().reduce(one) { $0.intersection($1) }
    }

    private static func addresses(of feed: Feed) -> Set<String> {
        var addresses: Set<String> = []
        if let icon = feed.icon { addresses.insert(icon) }
        addresses.formUnion(feed.authors.lazy.compactMap(\.avatar))
        for item in feed.items {
            if let url = item.image?.url { addresses.insert(url) }
            if item.hasDetails { addresses.formUnion(pictures(of: item.details)) }
            guard let html = item.content?.html else { continue }
            addresses.formUnion(ContentPictures.addresses(in: html))
        }
        return addresses
    }

    /// Returns pictures outside of the content, and other addresses that may be pictures.
    private static func pictures(of details: FeedItemDetails) -> [String] {
        details.attachments.map(\.url)
            + details.media.flatMap { [$0.url, $0.thumbnail] }
            .compactMap(\.self) + (details.authors + details.contributors).compactMap(\.avatar)
    }
}
