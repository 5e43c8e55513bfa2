import FeedPluginAPI
import Testing

@testable import PluginHosting

struct LentValuesTests {
    private static func values(count: Int) -> LentValues {
        LentValues(count: count) { arena, index in
            _ = unsafe arena.string("some text")
            return (arena.address(ofCopy: 10 * index), 1)
        }
    }

    @Test func `Returns values after jumps, at the end, and none out of range`() {
        let values = Self.values(count: 1_000)
        for index in [0..<100, 0..<100, 700..<1_000, 60..<300, 999..<1_000].joined() {
            #expect(unsafe values.pointer(at: index, as: Int.self)?.pointee == 10 * index)
        }
        for index in [-1, 1_000, .max] {
            #expect(unsafe values.pointer(at: index, as: Int.self) == nil)
        }
    }

    @Test func `Keeps the last value while what makes the next is replaced`() throws {
        let values = Self.values(count: 10)
        let last = unsafe try #require(unsafe values.pointer(at: 3, as: Int.self))
        values.replace { arena, index in (arena.address(ofCopy: -index), 1) }
        #expect(unsafe last.pointee == 30)
        #expect(unsafe values.pointer(at: 3, as: Int.self)?.pointee == -3)
    }
}
