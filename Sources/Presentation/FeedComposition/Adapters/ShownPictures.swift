import FeedPresentation

/// Which pictures the feed on show names, and where they are.
///
/// Whoever asks may be anybody, so what the feed does not name is never loaded. Each item is read
/// once for its own picture and once for those of its content, whatever is asked; what was read is
/// kept within bounds.
final class ShownPictures {
    /// How many addresses a feed on show may have loaded beside the own pictures of items and feed.
    private static let addressLimit = 2_000
    /// How many bytes may be kept of what was read of the items.
    private static let byteLimit = 16 << 20
    /// The memory taken by an item, or an address, beside its text, about, in bytes.
    private static let entryBytes = 64

    private let feed: FeedViewModel
    private let picturesNamed: (String) -> [String]
    // Made when the first picture is asked for: most views ask for none.
    private lazy var own = LatestValues<Int, ImageViewModel?>(limit: Self.byteLimit)
    private lazy var named = LatestValues<Int, Set<String>>(limit: Self.byteLimit)
    private var askedAddresses: Set<String> = []

    /// Creates what knows the pictures of one feed.
    ///
    /// - Parameter picturesNamed: the addresses of the pictures that HTML shows.
    init(of feed: FeedViewModel, picturesNamed: @escaping (String) -> [String]) {
        self.feed = feed
        self.picturesNamed = picturesNamed
    }

    /// Where the picture is.
    func place(of request: FeedImageRequest) -> PicturePlace {
        guard request.revision == feed.revision else { return .outside }
        guard let index = request.index else {
            return request.url == nil || request.url == feed.icon ? place(feed.icon) : .nowhere
        }
        guard feed.items.indices.contains(index) else { return .outside }
        guard let url = request.url else { return place(ownPicture(of: index)?.url) }
        guard askedAddresses.contains(url) || askedAddresses.count < Self.addressLimit,
            isNamed(url, by: index)
        else { return .nowhere }
        askedAddresses.insert(url)
        return .at(url)
    }

    private func place(_ url: String?) -> PicturePlace {
        url.map { .at($0) } ?? .nowhere
    }

    /// The cell of a picture that is not ``PicturePlace/outside``.
    func cell(for request: FeedImageRequest, url: String?) -> FeedImageCell {
        guard let index = request.index else {
            return FeedImageCell(request: request, ofFeed: feed.title, url: url)
        }
        return FeedImageCell(
            request: request, item: feed.items[index],
            description: request.url == nil ? description(at: index) : nil, url: url)
    }

    private func description(at index: Int) -> String? {
        if let text = ownPicture(of: index)?.alternativeText, !text.isEmpty { return text }
        return feed.items.text(.excerpt, at: index)
    }

    private func isNamed(_ url: String, by index: Int) -> Bool {
        let addresses = named.value(for: index) ?? readAddresses(in: index)
        return addresses.contains(url) || ownPicture(of: index)?.url == url
    }

    private func readAddresses(in index: Int) -> Set<String> {
        let html = feed.items.text(.contentHTML, at: index)
        let addresses = Set(html.map(picturesNamed) ?? [])
        named.keep(
            addresses, for: index,
            byteCount: addresses.reduce(Self.entryBytes) { $0 + $1.utf8.count + Self.entryBytes })
        return addresses
    }

    private func ownPicture(of index: Int) -> ImageViewModel? {
        if let image = own.value(for: index) { return image }
        let image = feed.items.image(at: index)
        own.keep(
            image, for: index,
            byteCount: Self.entryBytes + (image?.url.utf8.count ?? 0)
                + (image?.alternativeText.utf8.count ?? 0))
        return image
    }
}
