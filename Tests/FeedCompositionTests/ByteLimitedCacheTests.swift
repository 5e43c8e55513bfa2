import Testing

@testable import FeedComposition

struct ByteLimitedCacheTests {
    private let values = ByteLimitedCache<Int, String>(limit: 10)

    private func insert(_ keys: Int..., byteCount: Int = 4) {
        for key in keys { values.insert("\(key)", for: key, byteCount: byteCount) }
    }

    @Test func `Drops only as many values as a new one needs`() {
        insert(0, 1)
        #expect((0..<2).map(values.value) == ["0", "1"])
        insert(2)
        #expect(values.value(for: 2) == "2")
        #expect((0..<2).compactMap(values.value).count == 1)
    }

    @Test func `Makes room where a value is removed or inserted again`() {
        insert(0, 1, 0)
        #expect(values.removeValue(for: 1) == "1")
        #expect(values.removeValue(for: 1) == nil)
        insert(2)
        #expect((0..<3).map(values.value) == ["0", nil, "2"])
    }

    @Test func `Does not store a value over the limit`() {
        insert(0)
        insert(1, byteCount: 11)
        #expect((0..<2).map(values.value) == ["0", nil])
    }
}
