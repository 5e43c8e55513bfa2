package import FeedLoading
import FeedMarkup
import FeedModel

/// Where the pictures of loaded feeds may be: on the internet, or in the network of the feed that
/// names them.
package final class PicturePolicy {
    /// A feed, and where its pictures may be.
    private final class Known {
        let source: FeedLocation
        let allowed: AddressClassSet
        private let feed: Feed
        /// The addresses of all that the feed names and that may be a picture. Takes time linear in all items and
        /// their content when it is asked for first.
        lazy var addresses: Set<String> = PicturePolicy.addresses(of: feed)

        init(_ loaded: LoadedFeed) {
            source = loaded.source
            feed = loaded.feed
            allowed = AddressClassSet(namedIn: loaded.origin)
        }
    }

    private var feeds: [Known] = []

    /// Creates a policy that knows no feeds.
    package init() {}

    /// Takes over the feeds whose pictures will be asked for.
    package func setFeeds(_ loaded: [LoadedFeed]) {
        feeds = loaded.map(Known.init)
    }

    /// Takes over one more feed, in the place of what its source gave before.
    package func setFeed(_ loaded: LoadedFeed) {
        feeds.removeAll { $0.source == loaded.source }
        feeds.append(Known(loaded))
    }

    /// Returns true where one of the feeds names `url` as something that may be a picture.
    package func isNamed(_ url: String) -> Bool {
        feeds.contains { $0.addresses.contains(url) }
    }

    /// Where the picture at `url` may be; where several feeds name it, it may be where all of them say.
    ///
    /// Feeds from one network need no look at their pictures.
    package func allowedClasses(for url: String) -> AddressClassSet {
        guard let first = feeds.first?.allowed else { return .public }
        if feeds.allSatisfy({ $0.allowed == first }) { return first }
        let allowed = feeds.filter { $0.addresses.contains(url) }.map(\.allowed)
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

    /// The pictures beside those in the content, and whatever else may be one.
    private static func pictures(of details: FeedItemDetails) -> [String] {
        details.attachments.map(\.url)
            + details.media.flatMap { [$0.url, $0.thumbnail] }
            .compactMap(\.self) + (details.authors + details.contributors).compactMap(\.avatar)
    }
}
