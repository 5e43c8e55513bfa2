import Testing

@testable import FeedComposition

struct FIFOCacheTests {
    private func makeSUT(limit: Int) -> FIFOCache<Int, String> { FIFOCache(limit: limit) }

    @Test func `Evicts the oldest values over the byte limit`() {
        let values = makeSUT(limit: 10)
        for key in 0..<4 { values.insert("\(key)", for: key, byteCount: 4) }
        #expect((0..<4).map(values.value) == [nil, nil, "2", "3"])
        #expect(values.byteCount == 8)
        #expect(values.removeValue(for: 2) == "2")
        #expect(values.removeValue(for: 2) == nil)
        values.insert("5", for: 5, byteCount: 4)
        #expect(values.value(for: 3) == "3")
        #expect(values.byteCount == 8)
    }

    @Test func `Moves a value to the end when it is inserted again`() {
        let values = makeSUT(limit: 10)
        for key in [0, 1, 0, 2] { values.insert("\(key)", for: key, byteCount: 4) }
        #expect((0..<3).map(values.value) == ["0", nil, "2"])
    }

    @Test func `Does not store a value over the limit`() {
        let values = makeSUT(limit: 10)
        values.insert("0", for: 0, byteCount: 4)
        values.insert("1", for: 1, byteCount: 11)
        #expect(values.value(for: 0) == "0")
        #expect(values.value(for: 1) == nil)
    }

    @Test func `Handles thousands of values`() {
        let values = makeSUT(limit: 100)
        for round in 0..<10_000 { values.insert("x", for: round % 700, byteCount: 10) }
        #expect(values.byteCount == 100)
    }

    @Test func `Keeps nothing of values that were removed`() throws {
        let values = makeSUT(limit: 100)
        for key in 0..<10_000 {
            values.insert("x", for: key, byteCount: 10)
            _ = values.removeValue(for: key)
        }
        let order = try #require(Mirror(reflecting: values).descendant("order"))
        #expect(Mirror(reflecting: order).children.count < 100)
    }
}
