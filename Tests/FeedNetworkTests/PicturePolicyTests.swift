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

    private func loaded(_ name: String, icon: String, from origin: AddressClass) -> LoadedFeed {
        LoadedFeed(
            source: .remote(url: "http://\(name)/"), feed: Feed(format: .rss20, icon: icon),
            origin: .network(origin.rawValue))
    }

    @Test func `Pictures may be where all feeds are`() {
        let policy = PicturePolicy()
        policy.setFeeds([loaded("a", icon: "http://a/1", from: .private)])
        #expect(
            policy.allowedClasses(for: "http://a/2") == .public.union(AddressClassSet(.private)))
    }

    @Test func `A feed takes the place of what was loaded from its source before`() {
        let policy = PicturePolicy()
        policy.setFeeds([
            loaded("a", icon: "http://a/1", from: .private),
            loaded("b", icon: "http://b/1", from: .public),
        ])
        policy.setFeed(loaded("a", icon: "http://a/2", from: .private))
        #expect(!policy.isNamed("http://a/1"))
        #expect(policy.isNamed("http://a/2") && policy.isNamed("http://b/1"))
    }
}
