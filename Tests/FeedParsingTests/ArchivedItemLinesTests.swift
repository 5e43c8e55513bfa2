import FeedModel
import Testing

@testable import FeedParsing

@Suite struct ArchivedItemLinesTests {
    private func item(_ id: String, sharesID: Bool = false, firstSeen: Int64? = nil) -> FeedItem {
        var item = FeedItem(id: id, title: "Title \(id)")
        item.sharesID = sharesID
        item.firstSeen = firstSeen
        return item
    }

    private func object(_ id: String) -> [UInt8] {
        Array("{\"id\":\"\(id)\",\"title\":\"Old \(id)\"}".utf8)
    }

    private func lines(_ url: String, areAll: Bool = true, _ items: [FeedItem]) -> [UInt8] {
        var lines: [UInt8] = []
        ArchivedItemLines.appendFeed(url, areAll: areAll, to: &lines)
        for item in items { ArchivedItemLines.append(item, object: object(item.id), to: &lines) }
        return lines
    }

    @Test func `Reads what it writes, of each feed`() throws {
        var bytes = lines("a%\nb", [item("1", firstSeen: 12), item("2", sharesID: true)])
        ArchivedItemLines.append(item("3%\n 4"), firstSeen: 34, to: &bytes)
        bytes += lines("c", areAll: false, [])
        let feeds = ArchivedItemLines.read(bytes)
        #expect(feeds.map(\.url) == ["a%\nb", "c"])
        #expect(feeds.map(\.areAll) == [true, false])
        #expect(feeds[0].items.map(\.id) == ["1", "2"])
        #expect(feeds[0].items.map(\.title) == ["Old 1", "Old 2"])
        #expect(feeds[0].items.map(\.sharesID) == [false, true])
        #expect(feeds[0].items.map(\.firstSeen) == [12, nil])
        let feed = Feed(format: .merged, items: [item("3%\n 4"), item("5", firstSeen: 6)])
        let whole = feeds[0].added(to: feed)
        #expect(whole.items.map(\.id) == ["3%\n 4", "5", "1", "2"])
        #expect(whole.items.map(\.firstSeen) == [34, 6, 12, nil])
    }

    @Test func `Adds only items that are not there`() throws {
        let all = try #require(ArchivedItemLines.read(lines("a", [item("1"), item("2")])).first)
        let other = ArchivedItemLines.read(lines("a", areAll: false, [item("2"), item("3")]))
        all.add(try #require(other.first))
        #expect(all.items.map(\.id) == ["1", "2", "3"])
        // Of a feed that this page loaded before an item left it; one twice would have other marks.
        let earlier = Feed(format: .merged, items: [item("4"), item("2")])
        #expect(all.added(to: earlier).items.map(\.id) == ["4", "2", "1", "3"])
    }

    @Test func `Finds many items first seen before their date in linear time`() throws {
        let items = (0..<30_000).map { item("\($0)") }
        var bytes = lines("a", [])
        for item in items { ArchivedItemLines.append(item, firstSeen: 7, to: &bytes) }
        let read = try #require(ArchivedItemLines.read(bytes).first)
        let whole = read.added(to: Feed(format: .merged, items: items))
        #expect(whole.items.count { $0.firstSeen == 7 } == items.count)
    }

    @Test func `Hides items of the feed, and reads whole articles`() throws {
        var bytes = lines("a", [])
        ArchivedItemLines.append(hidden: item("1 %"), to: &bytes)
        let shared = item("x", sharesID: true)
        ArchivedItemLines.append(hidden: shared, to: &bytes)
        ArchivedItemLines.append(
            article: Array(
                #"{"id":"2","url":"http://a.example/2","content_html":"<p>All</p>"}"#.utf8),
            to: &bytes)
        let read = try #require(ArchivedItemLines.read(bytes).first)
        // Only one of those that share an identifier is hidden.
        let feed = Feed(format: .merged, items: [item("1 %"), item("2"), shared, item("x")])
        #expect(read.added(to: feed).items.map(\.id) == ["2", "x"])
        #expect(read.articles.map(\.url) == ["http://a.example/2"])
        #expect(read.articles.first?.content?.html == "<p>All</p>")
        #expect(read.items.isEmpty && !read.isSorted)
    }

    @Test(arguments: [
        "", "\n", "d{}", "i1 x", "x\nf", "Fa\nx", "fa\nd{\ns", "fa\ni", "fa\nw{", "fa\nw", "fa\nh",
    ])
    func `Ignores what is no line of it`(text: String) {
        #expect(ArchivedItemLines.read(Array(text.utf8)).allSatisfy { $0.items.isEmpty })
    }
}
