import FeedPluginAPI
import FeedViews
import PresentationTestSupport
import Testing

@testable import PluginHosting

@Suite struct ArenaTests {
    /// One item with this page.
    private func items(_ page: ItemPage) -> FeedItemViewModels {
        FeedItemViewModels([
            ReadyFeedItem(FeedItemViewModel(identifier: "1", title: "One"), page.detail)
        ])
    }

    @Test func `Keeps addresses of returned values valid as it grows`() {
        let arena = Arena()
        for _ in 0..<3 {
            let texts = (0..<2_000).map { String(repeating: "ü\($0) ", count: $0 % 50) }
            let lent = unsafe texts.map { unsafe arena.string($0) }
            for (index, text) in texts.enumerated() {
                #expect(unsafe lent[index].checkedText() == text)
            }
            arena.reset()
        }
    }

    /// One item at a time is a message each: 100,000 took longer than the deadline of a call.
    @Test func `Bounds what values allocate, not the size of their array`() {
        let arena = Arena()
        let plain = unsafe arena.list(upTo: 1_000, bound: 100) { $0 }
        #expect(unsafe plain.count == 1_000)
        let texts = unsafe arena.list(upTo: 1_000, bound: 100) {
            unsafe arena.string("number \($0)")
        }
        #expect(unsafe (2..<100).contains(texts.count))
    }

    @Test func `Distinguishes empty strings from nil`() {
        let arena = Arena()
        let empty = unsafe arena.string("")
        let absent = unsafe arena.string(nil as String?)
        #expect(unsafe empty.bytes != nil)
        #expect(unsafe empty.length == 0)
        #expect(unsafe absent.bytes == nil)
        let none = unsafe arena.list([] as [String]) { unsafe arena.string($0) }
        #expect(unsafe none.count == 0)
        #expect(unsafe none.first == nil)
    }

    @Test func `Copies strings that are not contiguous`() {
        let bridged = String("abc".reversed()) + String(repeating: "é", count: 100).lowercased()
        let arena = Arena()
        #expect(unsafe arena.string(bridged).checkedText() == bridged)
    }

    @Test func `Writes the header's values for unknown numbers`() {
        let arena = Arena()
        let items = items(
            ItemPage(
                attachments: [AttachmentViewModel(url: "https://example.org/a")],
                media: [FeedMedia()]))
        let detail = unsafe arena.detail(at: 0, of: items, parts: .all)
        let attachment = unsafe detail.attachments.first?
            .assumingMemoryBound(to: feed_attachment.self).pointee
        #expect(unsafe attachment?.size_in_bytes == -1)
        #expect(unsafe attachment?.duration_in_seconds == -1)
        let media = unsafe detail.media.first?.assumingMemoryBound(to: feed_media.self).pointee
        #expect(unsafe media?.width == -1)
        #expect(unsafe media?.url.bytes == nil)
        #expect(unsafe detail.media.stride == MemoryLayout<feed_media>.stride)
        #expect(unsafe detail.comment_count == -1)
        #expect(unsafe detail.comment_feed_url.bytes == nil)
        #expect(unsafe detail.replies_to.count == 0)
        let feed = FeedViewModel(title: "T", format: "rss-2.0", items: FeedItemViewModels([]))
        let document = unsafe arena.feed(feed, revision: 1).host_context?
            .assumingMemoryBound(to: feed_document.self).pointee
        #expect(unsafe document?.update_interval_seconds == 0)
    }

    @Test func `Terminates every string with NUL`() {
        let arena = Arena()
        let items = items(
            ItemPage(
                authors: [PersonViewModel(name: "A", url: "u")], tags: ["a", ""],
                attachments: [AttachmentViewModel(url: "f", facts: "b", label: "a (b)")]))
        let lent = unsafe arena.item(
            FeedItemViewModel(identifier: "1", title: "One", url: "", byline: "A"))
        let lentDetail = unsafe arena.detail(at: 0, of: items, parts: .all)
        let person = unsafe lentDetail.authors.first?
            .assumingMemoryBound(to: feed_person.self).pointee
        let file = unsafe lentDetail.attachments.first?
            .assumingMemoryBound(to: feed_attachment.self).pointee
        let tags = unsafe lentDetail.tags.first?.assumingMemoryBound(to: feed_string.self)
        let strings: [feed_string?] = unsafe [
            lent.id, lent.title, lent.url, lent.byline, person?.name, person?.url, file?.url,
            file?.facts, file?.label, tags?[0], tags?[1],
            arena.string(FeedText("text")), arena.string("é"), arena.string(""),
        ]
        for index in unsafe strings.indices {
            let string = unsafe strings[index] ?? feed_string()
            #expect(unsafe string.bytes?[string.length] == 0)
        }
    }

    @Test(arguments: [
        FeedDetailParts.files, .media, .people, .rest, [], [.files, .rest], .all,
    ])
    func `Fills only the requested parts of a detail`(parts: FeedDetailParts) {
        let arena = Arena()
        let person = PersonViewModel(name: "A")
        let items = items(
            ItemPage(
                image: ImageViewModel(url: "i"), externalURL: "e", authors: [person],
                contributors: [person], tags: ["t"], language: "de",
                attachments: [AttachmentViewModel(url: "a")], media: [FeedMedia()],
                commentCount: 3))
        let detail = unsafe arena.detail(at: 0, of: items, parts: parts)
        #expect(unsafe (detail.image_url.bytes != nil) == parts.contains(.files))
        #expect(unsafe (detail.external_url.bytes != nil) == parts.contains(.files))
        #expect(unsafe (detail.attachments.count == 1) == parts.contains(.files))
        #expect(unsafe (detail.media.count == 1) == parts.contains(.media))
        #expect(unsafe (detail.authors.count == 1) == parts.contains(.people))
        #expect(unsafe (detail.contributors.count == 1) == parts.contains(.people))
        #expect(unsafe (detail.tags.count == 1) == parts.contains(.rest))
        #expect(unsafe (detail.comment_count == 3) == parts.contains(.rest))
        #expect(unsafe detail.media.stride == MemoryLayout<feed_media>.stride)
    }

    @Test func `Shares the metadata of a media group`() {
        let arena = Arena()
        let items = items(ItemPage(media: Array(repeating: FeedMedia(title: "words"), count: 3)))
        let lent = unsafe arena.detail(at: 0, of: items, parts: .media)
        let media = unsafe lent.media.first?.assumingMemoryBound(to: feed_media.self)
        #expect(unsafe media?[0].title.bytes == media?[2].title.bytes)
        #expect(unsafe media?[0].title.checkedText() == "words")
    }
}
