import Testing

@testable import FeedParsing

/// Tables of names must match the cases of their enumerations.
@Suite struct NameTableTests {
    @Test func `Lists each element's name at the index of its case`() {
        #expect(LocalName.names.count == LocalName.allCases.count)
        for (name, local) in zip(LocalName.names.map(\.description), LocalName.allCases) {
            #expect(name.filter { $0 != "-" } == "\(local)")
            let bytes = Array(name.utf8)
            #expect(LocalName(0..<bytes.count, in: bytes.span) == local)
        }
    }

    @Test func `Lists each attribute's name at the index of its case`() {
        #expect(AttributeName.names.map(\.description) == AttributeName.allCases.map { "\($0)" })
        let indices = AttributeName.allCases.map { Int($0.rawValue) }
        #expect(indices == Array(AttributeName.names.indices))
    }
}
