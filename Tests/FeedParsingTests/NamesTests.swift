import Testing

@testable import FeedParsing

/// The names that are written out beside the cases they stand for.
@Suite struct NamesTests {
    @Test func `each element's name stands at the place of its case`() {
        #expect(LocalName.names.count == LocalName.allCases.count)
        for (name, local) in zip(LocalName.names, LocalName.allCases) {
            #expect(name.filter { $0 != "-" } == "\(local)")
            let bytes = Array(name.utf8)
            #expect(LocalName(0..<bytes.count, in: bytes.span) == local)
        }
    }

    @Test func `each attribute's name stands at the place of its case`() {
        #expect(AttributeName.names == AttributeName.allCases.map { "\($0)" })
        let places = AttributeName.allCases.map { Int($0.rawValue) }
        #expect(places == Array(AttributeName.names.indices))
    }
}
