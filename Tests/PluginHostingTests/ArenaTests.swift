import FeedPluginAPI
import FeedViews
import Testing

@testable import PluginHosting

@Suite struct `The arena` {
    @Test func `keeps what it handed out where it is, however much follows`() {
        let arena = Arena()
        for _ in 0..<3 {
            let texts = (0..<2_000).map { String(repeating: "ü\($0) ", count: $0 % 50) }
            let lent = unsafe texts.map { unsafe arena.string($0) }
            for (index, text) in texts.enumerated() {
                #expect(unsafe lent[index].checkedText == text)
            }
            arena.reset()
        }
    }

    @Test func `tells the empty from the absent`() {
        let arena = Arena()
        let empty = unsafe arena.string("")
        let absent = unsafe arena.string(nil)
        #expect(unsafe empty.bytes != nil)
        #expect(unsafe empty.length == 0)
        #expect(unsafe absent.bytes == nil)
        let none = unsafe arena.list([] as [String]) { unsafe arena.string($0) }
        #expect(unsafe none.count == 0)
        #expect(unsafe none.first == nil)
    }

    @Test func `copies strings that are not in one piece`() {
        let bridged = String("abc".reversed()) + String(repeating: "é", count: 100).lowercased()
        let arena = Arena()
        #expect(unsafe arena.string(bridged).checkedText == bridged)
    }

    @Test func `names what is not known as the header says`() {
        let arena = Arena()
        let items = FeedItemViewModels([
            (
                FeedItemViewModel(id: "1", title: "One"),
                FeedItemDetailViewModel(
                    attachments: [AttachmentViewModel(url: "https://example.org/a")],
                    media: [MediaViewModel()])
            )
        ])
        let detail = unsafe arena.detail(at: 0, of: items, isOfFiles: false)
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
        #expect(unsafe arena.feed(feed, revision: 1).update_interval_seconds == 0)
    }
}
