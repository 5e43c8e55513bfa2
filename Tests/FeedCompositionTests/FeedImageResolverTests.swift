import FeedPresentation
import PresentationTestSupport
import Testing

@testable import FeedComposition

/// Which pictures are loaded: those that the feed on show names, byte for byte, and no others.
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
                MediaViewModel(url: "medium", medium: "image", thumbnailURL: "thumbnail"),
                MediaViewModel(url: "type", mimeType: "Image/png"),
                MediaViewModel(url: "film", medium: "video", thumbnailURL: "still"),
            ], bannerURL: "banner")
    }

    private func place(_ url: String?, of index: Int?) -> PicturePlace {
        let feed = FeedViewModel(
            revision: 7, title: "T", homePageURL: "home", iconURL: "icon", faviconURL: "favicon",
            authors: [PersonViewModel(name: "C", url: "page", avatarURL: "editor")], format: "f",
            items: FeedItemViewModels([
                (FeedItemViewModel(id: "1", title: "1", url: "page"), detail),
                (FeedItemViewModel(id: "2", title: "2"), ItemPage()),
            ]))
        let pictures = FeedImageResolver(of: feed) { $0.split(separator: " ").map(String.init) }
        return pictures.place(of: FeedImageRequest(revision: 7, index: index, url: url))
    }

    @Test(arguments: [
        "own", "in-content", "picture", "medium", "type", "thumbnail", "still", "author",
        "contributor", "banner", "caf\u{E9}",
    ])
    func `an item's pictures are, and for that item only`(url: String) {
        #expect(place(url, of: 0) == .at(url))
        #expect(place(url, of: 1) == .nowhere)
        #expect(place(url, of: nil) == .nowhere)
    }

    @Test(arguments: [
        "sound", "other", "film", "page", "icon", "editor", "", "Own", "cafe\u{301}",
    ])
    func `what is no picture of it is not`(url: String) {
        #expect(place(url, of: 0) == .nowhere)
    }

    @Test(arguments: ["icon", "favicon", "editor"])
    func `nor are the feed's own pictures an item's`(url: String) {
        #expect(place(url, of: nil) == .at(url))
        #expect(place("page", of: nil) == .nowhere)
        #expect(place("home", of: nil) == .nowhere)
    }

    @Test func `without an address it is the item's own, or the feed's`() {
        #expect(place(nil, of: 0) == .at("own"))
        #expect(place(nil, of: 1) == .nowhere)
        #expect(place(nil, of: nil) == .at("icon"))
        #expect(place(nil, of: 2) == .outside)
    }

    @Test func `addresses that are written otherwise are other pictures`() {
        let composed = FeedImageRequest(revision: 1, index: 0, url: "caf\u{E9}")
        let decomposed = FeedImageRequest(revision: 1, index: 0, url: "cafe\u{301}")
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, composed]).count == 2)
    }
}
