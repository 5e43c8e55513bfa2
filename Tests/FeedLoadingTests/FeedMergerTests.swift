import FeedLoading
import FeedModel
import Testing

/// One feed of several, and which of their items are the same.
@Suite struct FeedMergerTests {
    private func item(
        _ title: String, id: String = "https://a.example/page", url: String? = nil,
        hour: Int64 = 1
    ) -> FeedItem {
        FeedItem(
            id: id, url: url ?? id, title: title,
            published: FeedDate(secondsSince1970: hour * 3_600))
    }

    private func titles(_ feeds: [FeedItem]...) -> [String] {
        FeedMerger.merge(
            feeds.map { Feed(format: .rss20, title: "F", items: $0) }, order: .source
        ).items.map { $0.title ?? "" }
    }

    @Test func `items of one feed are all taken, whatever they share`() {
        let tides = [item("High"), item("Low", hour: 2), item("High", hour: 3), item("High")]
        #expect(titles(tides, []) == ["High", "Low", "High", "High"])
        #expect(titles([], tides) == ["High", "Low", "High", "High"])
    }

    @Test func `an item that another feed carried is taken once, known by title or date`() {
        let first = [item("One"), item("Two", id: "urn:x:2", url: "https://a.example/2")]
        #expect(titles(first, first) == ["One", "Two"])
        #expect(titles(first, [item("One", hour: 9)]) == ["One", "Two"])
        #expect(titles(first, [item("A. Author: One")]) == ["One", "Two"])
        #expect(titles(first, first, first) == ["One", "Two"])
    }

    @Test func `a page that two feeds write about is an item of each`() {
        #expect(titles([item("A on it")], [item("B on it", hour: 2)]) == ["A on it", "B on it"])
        #expect(
            titles([item("A", id: "1", url: nil)], [item("A", id: "1", url: "https://b.example/")])
                == ["A", "A"])
    }

    @Test func `each feed becomes a source, and items name theirs`() {
        var first = Feed(
            format: .rss20, title: "A", homePageURL: "https://a.example/",
            items: [item("One", hour: 1)])
        first.sources = [FeedSource(of: first, identity: "web:a", folder: "x")]
        let second = Feed(
            format: .rss20, title: "B", items: [item("Two", id: "https://b.example/2", hour: 2)])
        let merged = FeedMerger.merge([first, second])
        #expect(merged.title == nil)
        #expect(
            merged.sources == [
                FeedSource(
                    identity: "web:a", title: "A", homePageURL: "https://a.example/", folder: "x"),
                FeedSource(identity: "document:B", title: "B"),
            ])
        #expect(merged.items.map(\.sourceIndex) == [1, 0])
        #expect(merged.items.map(\.source) == [nil, nil])
    }

    @Test func `a short identifier without an address tells nothing`() {
        let plain = FeedItem(
            id: "17", title: "Seventeen", published: FeedDate(secondsSince1970: 5))
        #expect(titles([plain], [plain]) == ["Seventeen", "Seventeen"])
    }

    @Test func `an address that very many items share costs no more for that`() {
        let many = (0..<20_000).map { item("\($0)", hour: Int64($0)) }
        let others = (0..<20_000).map { item("other \($0)", hour: Int64(50_000 + $0)) }
        #expect(titles(many, others).count == 40_000)
    }
}
