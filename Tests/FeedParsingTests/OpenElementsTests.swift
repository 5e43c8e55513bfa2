import TestSupport
import Testing

@testable import FeedParsing

/// End tags must find their elements as in a linear search.
@Suite struct OpenElementsTests {
    /// Adjacent names in ``names``: some differ in case, some have the same key.
    private static let list = [
        "a", "A", "item", "ITEM", "dc:title", "DC:TITLE", "[", "{", "e1", "e2",
    ]
    private static let names = Array(list.joined().utf8)
    private static let ranges: [Range<Int>] = list.reduce(into: []) { ranges, name in
        let start = ranges.last?.upperBound ?? 0
        ranges.append(start..<start + name.utf8.count)
    }

    private static func frame(_ name: Range<Int>, _ container: ParserFrame.Container) -> ParserFrame
    {
        ParserFrame(
            name: name, key: NameKey(name, in: names.span), container: container,
            namespaceCount: 0, base: 0, language: 0..<0)
    }

    @Test(arguments: 0..<20)
    func `Finds the innermost element of a name`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var open = OpenElements()
        var expected: [(name: String, container: ParserFrame.Container)] = []
        for _ in 0..<2_000 {
            if random.next(5) < 3 {
                let index = random.next(Self.list.count)
                let container: ParserFrame.Container = random.next(40) == 0 ? .item : .ignored
                open.append(Self.frame(Self.ranges[index], container))
                expected.append((Self.list[index].lowercased(), container))
            } else {
                let closed = open.popLast()
                #expect((closed == nil) == expected.isEmpty)
                _ = expected.popLast()
            }
            let wanted = random.next(Self.list.count)
            #expect(
                open.index(of: Self.ranges[wanted], in: Self.names.span)
                    == expected.lastIndex { $0.name == Self.list[wanted].lowercased() })
            #expect(open.item == expected.firstIndex { $0.container == .item })
            #expect(open.count == expected.count)
        }
        open.removeAll()
        #expect(open.isEmpty && open.item == nil)
        #expect(open.index(of: Self.ranges[0], in: Self.names.span) == nil)
    }

    @Test func `Distinguishes names with the same key`() {
        let names = Self.names.span
        #expect(NameKey(Self.ranges[6], in: names) == NameKey(Self.ranges[7], in: names))
        var open = OpenElements()
        open.append(Self.frame(Self.ranges[6], .ignored))
        open.append(Self.frame(Self.ranges[7], .ignored))
        #expect(open.index(of: Self.ranges[6], in: names) == 0)
        #expect(open.index(of: Self.ranges[7], in: names) == 1)
    }
}
