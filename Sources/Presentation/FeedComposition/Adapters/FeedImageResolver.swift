import FeedPresentation

/// Resolves requests for pictures in the displayed feed.
///
/// Requests are untrusted: an address that the feed does not contain, byte for byte, is never
/// loaded. The pictures that an item names are read once and cached within bounds.
final class FeedImageResolver {
    /// The most addresses that views may request, in addition to the own pictures of items and
    /// feed.
    private static let addressLimit = 2_000
    /// The capacity of the cache, in bytes.
    private static let byteLimit = 16 << 20
    /// The approximate size of an entry without its text, in bytes.
    private static let entryBytes = 64

    let feed: FeedViewModel
    private let picturesNamed: (String) -> [String]
    // Lazy, since most views request no pictures.
    private lazy var named = ByteLimitedCache<Int, Set<[UInt8]>>(limit: Self.byteLimit)
    private var askedAddresses: Set<[UInt8]> = []

    /// - Parameter picturesNamed: returns the addresses of the pictures in HTML.
    init(of feed: FeedViewModel, picturesNamed: @escaping (String) -> [String]) {
        self.feed = feed
        self.picturesNamed = picturesNamed
    }

    func resolve(_ request: FeedImageRequest) -> FeedImageResolution {
        guard request.revision == feed.revision else { return .invalid }
        if let index = request.index, !feed.items.indices.contains(index) { return .invalid }
        guard let url = request.url else {
            let own: String? = request.index.map { ownPicture(of: $0)?.url } ?? feed.iconURL
            return own.map { .resolved(url: $0) } ?? .unavailable
        }
        let bytes = Array(url.utf8)
        guard askedAddresses.contains(bytes) || askedAddresses.count < Self.addressLimit,
            request.index.map({ isNamed(bytes, by: $0) }) ?? isNamedByFeed(bytes)
        else { return .unavailable }
        askedAddresses.insert(bytes)
        return .resolved(url: url)
    }

    /// Returns a resolved or unavailable picture with the words beside it.
    func picture<Image>(for request: FeedImageRequest, url: String?) -> FeedImageViewModel<Image> {
        let item = request.index.map { feed.items[$0] }
        return FeedImageViewModel(
            request: request, id: item?.identifier ?? "", title: item?.title ?? feed.title,
            description: request.url == nil ? request.index.flatMap { description(at: $0) } : nil,
            location: item?.location, url: url, image: nil, isLoading: false, shouldRetry: false)
    }

    private func description(at index: Int) -> String? {
        if let text = ownPicture(of: index)?.alternativeText, !text.isEmpty { return text }
        return feed.items.text(.excerpt, at: index)?.string
    }

    private func isNamedByFeed(_ url: [UInt8]) -> Bool {
        let named = [feed.iconURL, feed.faviconURL] + feed.authors.map { $0.avatarURL }
        return named.contains { $0?.utf8.elementsEqual(url) ?? false }
    }

    private func isNamed(_ url: [UInt8], by index: Int) -> Bool {
        (named.value(for: index) ?? readAddresses(in: index)).contains(url)
    }

    private func readAddresses(in index: Int) -> Set<[UInt8]> {
        let html = feed.items.text(.contentHTML, at: index)?.string
        let detail = feed.items.detail(at: index, parts: .all)
        let pictures = (html.map(picturesNamed) ?? []) + pictures(of: detail)
        let addresses = Set(pictures.map { Array($0.utf8) })
        named.insert(
            addresses, for: index,
            byteCount: addresses.reduce(Self.entryBytes) { $0 + $1.count + Self.entryBytes })
        return addresses
    }

    /// Returns pictures outside the content: the own one, files, media, thumbnails, and avatars.
    private func pictures(of detail: FeedItemDetailViewModel) -> [String] {
        let files = detail.attachments.filter { $0.kind == .picture }.map { $0.url }
        let media = detail.media.filter {
            $0.medium == "image" || $0.mimeType?.lowercased().hasPrefix("image/") ?? false
        }
        return files + [detail.image?.url, detail.bannerURL].compactMap { $0 }
            + media.compactMap { $0.url }
            + detail.media.compactMap { $0.thumbnail }
            + (detail.authors + detail.contributors).compactMap { $0.avatarURL }
    }

    private func ownPicture(of index: Int) -> ImageViewModel? {
        feed.items.detail(at: index, parts: .files).image
    }
}
