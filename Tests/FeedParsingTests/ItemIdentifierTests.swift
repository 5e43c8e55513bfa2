import FeedModel
import Testing

@Suite struct ItemIdentifierTests {
    @Test func `Tells episodes apart by their files`() throws {
        func episode(_ file: String) -> String {
            "<item><description>d</description><enclosure url='https://e.org/\(file)'/></item>"
        }
        let old = try rss(episode("1.mp3"))
        let both = try rss(episode("2.mp3") + episode("1.mp3"))
        #expect(both.items.count == 2)
        #expect(both.items.first?.id != both.items.last?.id)
        #expect(both.items.last?.id == old.items.first?.id)
    }
}
