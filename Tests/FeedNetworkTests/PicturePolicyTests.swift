import FeedModel
import Testing

@testable import FeedLoading
@testable import FeedNetwork

/// The networks that pictures may be loaded from.
@Suite struct PicturePolicyTests {
    private func allowed(_ url: String) -> AddressClassSet {
        var details = FeedItemDetails()
        details.attachments = [FeedAttachment(url: "http://inside/file.png")]
        details.media = [
            FeedMedia(url: "http://inside/medium", thumbnail: "http://inside/thumbnail")
        ]
        details.authors = [FeedAuthor(name: "A", avatar: "http://inside/author")]
        details.contributors = [FeedAuthor(name: "B", avatar: "http://inside/contributor")]
        let inside = Feed(
            format: .rss20, icon: "http://inside/icon",
            authors: [FeedAuthor(name: "C", avatar: "http://inside/editor")],
            items: [FeedItem(id: "1", details: details)])
        let policy = PicturePolicy()
        policy.setFeeds([
            LoadedFeed(
                source: .remote(url: "http://inside/"), feed: inside,
                origin: .network(AddressClass.private.rawValue)),
            LoadedFeed(
                source: .remote(url: "http://b.example/"), feed: Feed(format: .rss20),
                origin: .network(AddressClass.public.rawValue)),
        ])
        return policy.allowedClasses(for: url)
    }

    @Test(arguments: [
        "icon", "editor", "file.png", "medium", "thumbnail", "author", "contributor",
    ])
    func `Allows a feed's pictures in the networks it may name`(name: String) {
        #expect(allowed("http://inside/" + name) == .public.union(AddressClassSet(.private)))
    }

    @Test func `Allows other pictures on the internet only`() {
        #expect(allowed("http://inside/other") == .public)
    }
}
