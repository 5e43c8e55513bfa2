import FeedPresentation
import PresentationTestSupport
import Testing

@testable import FeedComposition

/// Only pictures of the displayed feed are loaded, compared byte by byte.
@Suite struct FeedImageResolverTests {
    private var detail: ItemPage {
        ItemPage(
            contentHTML: "in-content caf\u{E9}",
            image: ImageViewModel(url: "own", alternativeText: ""),
            authors: [PersonViewModel(name: "A", url: "page", avatarURL: "author")],
            contributors: [PersonViewModel(name: "B", avatarURL: "contributor")],
            attachments: [
                AttachmentViewModel(url: "picture", kind: .picture),
                AttachmentViewModel(url: "sound", kind: .audio),
                AttachmentViewModel(url: "other"),
            ],
            media: [
                FeedMedia(url: "medium", medium: "image", thumbnail: "thumbnail"),
                FeedMedia(url: "type", mimeType: "Image/png"),
                FeedMedia(url: "film", medium: "video", thumbnail: "still"),
            ], bannerURL: "banner")
    }

    private var pictures: FeedImageResolver {
        let feed = FeedViewModel(
            revision: 7, title: "T", homePageURL: "home", iconURL: "icon", faviconURL: "favicon",
            authors: [PersonViewModel(name: "C", url: "page", avatarURL: "editor")], format: "f",
            items: FeedItemViewModels([
                (FeedItemViewModel(identifier: "1", title: "1", url: "page"), detail),
                (FeedItemViewModel(identifier: "2", title: "U", location: "Here"), ItemPage()),
            ]))
        return FeedImageResolver(of: feed) { $0.split(separator: " ").map(String.init) }
    }

    private func resolve(_ url: String?, of index: Int?) -> FeedImageResolution {
        pictures.resolve(FeedImageRequest(revision: 7, index: index, url: url))
    }

    @Test(arguments: [
        "own", "in-content", "picture", "medium", "type", "thumbnail", "still", "author",
        "contributor", "banner", "caf\u{E9}",
    ])
    func `Resolves pictures of an item for that item only`(url: String) {
        #expect(resolve(url, of: 0) == .resolved(url: url))
        #expect(resolve(url, of: 1) == .unavailable)
        #expect(resolve(url, of: nil) == .unavailable)
    }

    @Test(arguments: [
        "sound", "other", "film", "page", "icon", "editor", "", "Own", "cafe\u{301}",
    ])
    func `Rejects addresses that are not pictures of the item`(url: String) {
        #expect(resolve(url, of: 0) == .unavailable)
    }

    @Test(arguments: ["icon", "favicon", "editor"])
    func `Resolves pictures of the feed for the feed only`(url: String) {
        #expect(resolve(url, of: nil) == .resolved(url: url))
        #expect(resolve("page", of: nil) == .unavailable)
        #expect(resolve("home", of: nil) == .unavailable)
    }

    @Test func `Resolves a missing address to the item's or feed's own picture`() {
        #expect(resolve(nil, of: 0) == .resolved(url: "own"))
        #expect(resolve(nil, of: 1) == .unavailable)
        #expect(resolve(nil, of: nil) == .resolved(url: "icon"))
        #expect(resolve(nil, of: 2) == .invalid)
    }

    @Test func `Gives a picture the words of its item, or of the feed`() {
        func picture(_ index: Int?) -> FeedImageViewModel<String> {
            pictures.picture(for: FeedImageRequest(revision: 7, index: index), url: "u")
        }
        #expect([picture(1).id, picture(nil).id] == ["2", ""])
        #expect([picture(1).title, picture(nil).title] == ["U", "T"])
        #expect([picture(1).location, picture(nil).location] == ["Here", nil])
        #expect(picture(nil).url == "u")
    }

    @Test func `Distinguishes canonically equivalent addresses`() {
        let composed = FeedImageRequest(revision: 1, index: 0, url: "caf\u{E9}")
        let decomposed = FeedImageRequest(revision: 1, index: 0, url: "cafe\u{301}")
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, composed]).count == 2)
    }
}
