import FeedPluginAPI
import FeedPresentation
import Testing

@testable import FeedPluginKit
@testable import PluginHosting

/// What a plugin finds in the structs of a host that was built with an older header, or a newer.
@Suite struct `A host with another header` {
    /// A struct of so many bytes, as its size says, with something else behind it.
    @safe private final class Lent<Value> {
        private let memory: UnsafeMutableRawBufferPointer

        init(_ value: Value, size: Int) {
            unsafe memory = .allocate(
                byteCount: max(size, MemoryLayout<Value>.size) + 64,
                alignment: MemoryLayout<Value>.alignment)
            unsafe withUnsafeBytes(of: value) { bytes in
                for index in unsafe memory.indices {
                    unsafe memory[index] =
                        index < min(size, bytes.count) ? bytes[index] : 0xA5
                }
            }
            unsafe memory.storeBytes(of: size, as: Int.self)
        }

        deinit { unsafe memory.deallocate() }

        var pointer: UnsafePointer<Value> {
            unsafe UnsafePointer(memory.baseAddress!.assumingMemoryBound(to: Value.self))
        }
    }

    private static let detail = FeedItemDetailViewModel(
        contentText: "text", media: [MediaViewModel(url: "https://example.org/m")],
        comments: "https://example.org/c", rights: "©", commentCount: 7,
        commentFeedURL: "https://example.org/f", repliesTo: [ReferenceViewModel(id: "tag:0")],
        section: "s", department: "d")

    /// The detail as a renderer of the kit sees it, where the host's struct is of `size` bytes.
    private func seenDetail(size: Int) throws -> FeedItemDetailViewModel {
        let arena = Arena()
        let lent = unsafe Lent(arena.detail(Self.detail), size: size)
        var model = unsafe arena.feed(FullViewModels.feed)
        unsafe model.host_context = UnsafeMutableRawPointer(mutating: lent.pointer)
        unsafe model.item_detail = { model, _ in
            unsafe UnsafePointer(
                model?.pointee.host_context?.assumingMemoryBound(to: feed_item_detail.self))
        }
        return unsafe withUnsafePointer(to: model) { model in
            unsafe withExtendedLifetime((arena, lent)) { unsafe BorrowedFeed(model).detail(at: 0) }
        }
    }

    private func seenFeed(size: Int) -> FeedViewModel {
        let arena = Arena()
        let lent = unsafe Lent(arena.feed(FullViewModels.feed), size: size)
        return unsafe withExtendedLifetime((arena, lent)) {
            unsafe FeedViewModel(lent: lent.pointer, items: BorrowedFeed(lent.pointer))
        }
    }

    @Test func `that is older gives all of version 1 and nothing behind it`() throws {
        var expected = Self.detail
        expected.commentCount = nil
        expected.commentFeedURL = nil
        expected.repliesTo = []
        expected.section = nil
        expected.department = nil
        #expect(try seenDetail(size: 304) == expected)
        let feed = seenFeed(size: 392)
        #expect(feed.title == FullViewModels.feed.title)
        #expect(feed.problems == FullViewModels.feed.problems)
        #expect(feed.items.count == 2)
        #expect(feed.updateIntervalInSeconds == nil)
    }

    @Test(arguments: [0, 64, 4_096])
    func `that is as new, or newer, gives all that is known here`(further: Int) throws {
        let size = unsafe MemoryLayout<feed_item_detail>.size + further
        #expect(try seenDetail(size: size) == Self.detail)
        let feed = unsafe seenFeed(size: MemoryLayout<feed_view_model>.size + further)
        #expect(feed.updateIntervalInSeconds == 3_600)
    }

    @Test func `that has some of what came later gives that`() throws {
        var expected = Self.detail
        expected.repliesTo = []
        expected.section = nil
        expected.department = nil
        #expect(try seenDetail(size: 328) == expected)
    }
}
