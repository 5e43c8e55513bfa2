import FeedPresentation
import PresentationTestSupport
import Testing

@testable import HTMLRendering

/// Merged feeds grouped by day or by source.
struct PageGroupTests {
    private func feed(
        _ items: [(day: Int, source: String)], by grouping: FeedItemGrouping = .day,
        folder: String? = nil
    ) -> FeedViewModel {
        FeedViewModel(
            title: "T", isMerged: true, grouping: grouping, format: "merged",
            sources: FeedSourceViewModels([FeedSourceViewModel(title: "S", folder: folder)]),
            items: FeedItemViewModels(
                items.enumerated().map { index, item in
                    var page = ItemPage(contentHTML: "<h1>C</h1><p>more</p>")
                    page.texts[.day] = FeedText("Day \(item.day)")
                    page.texts[.month] = FeedText("Month \(item.day / 100)")
                    page.texts[.time] = "10:00"
                    return (
                        item: FeedItemViewModel(
                            identifier: "\(index)", title: "I\(index)",
                            published: DateViewModel(
                                secondsSince1970: Int64(item.day), rfc3339: "2026-11-21T10:00:00Z",
                                words: "day \(item.day) at ten"), dateOrigin: .published,
                            source: ItemSourceViewModel(
                                title: item.source, url: "https://\(index).example/")), page: page
                    )
                }))
    }

    private func links(in page: StrictHTML) -> [String] {
        page.all("a").filter { $0.attributes["href"]?.hasPrefix("#group") == true }
            .map { "\($0.text) \($0.attributes["href"] ?? "")" }
    }

    @Test func `Groups items by day, with only the time at each`() throws {
        let page = try parsed(
            feed([(202, "A"), (201, "B"), (201, "A")]), options: HTMLPageOptions(content: .whole))
        #expect(page.all("h2").map(\.text) == ["Day 202", "Day 201"])
        #expect(page.all("h3").map(\.text) == ["I0", "I1", "I2"])
        #expect(page.all("h4").map(\.text) == ["C", "C", "C"])
        #expect(page.all("main").first?.text.contains("day 20") == false)
        #expect(page.all("time").suffix(3).map(\.text) == ["10:00", "10:00", "10:00"])
        #expect(page.all(class: "source").map(\.text) == ["A", "B", "A"])
    }

    @Test func `Lists months in the index, and days with several items`() throws {
        let page = try parsed(
            feed([
                (202, "A"), (202, "B"), (201, "A"), (150, "B"), (149, "A"), (49, "B"), (49, "A"),
            ]))
        #expect(
            links(in: page) == [
                "Month 2 #group-1", "Day 202 #group-1", "Month 1 #group-3", "Month 0 #group-5",
            ])
    }

    @Test func `Groups items by source with a linked title, not repeated at items`()
        throws
    {
        let page = try parsed(feed([(202, "A"), (120, "A"), (201, "<B>")], by: .source))
        #expect(page.all("h2").map(\.text) == ["A", "<B>"])
        #expect(page.all("a").contains { $0.attributes["href"] == "https://2.example/" })
        #expect(page.all(class: "source").isEmpty)
        #expect(page.all("time").map(\.text).suffix(1) == ["day 201 at ten"])
        #expect(links(in: page) == ["A #group-1", "<B> #group-2"])
    }

    @Test func `Omits the heading of a single day`() throws {
        let page = try parsed(feed([(202, "A")]))
        #expect(page.all("h2").map(\.text) == ["I0"])
    }

    @Test func `Groups by day instead of by folder if ordered by date`() throws {
        var feed = feed([(202, "A"), (201, "B"), (201, "A")], by: .folder, folder: "Folder")
        #expect(!rendered(feed).contains("Day 202"))
        feed.grouping = .day
        let worded = rendered(feed)
        #expect(worded.contains("Day 202") && !worded.contains("class=\"folder\""))
    }

    @Test func `Shows the date of the page, and links back to its top`() throws {
        var feed = Samples.empty
        feed.asOf = DateViewModel(secondsSince1970: 1, rfc3339: "r", words: "today")
        let page = try StrictHTML(parsing: rendered(feed))
        #expect(page.all(class: "fact").map(\.text).contains("As of today"))
        #expect(page.all("a").last?.attributes["href"] == "#top")
        #expect(page.all("header").first?.attributes["id"] == "top")
        let japanese = try StrictHTML(parsing: rendered(feed, in: JapanesePhrases()))
        #expect(japanese.all(class: "fact").map(\.text).contains("today時点"))
    }

    @Test func `Makes scrollable elements reachable by keyboard`() throws {
        let page = try parsed(
            ItemPage(contentHTML: "<pre>code</pre><table><tr><td>cell</td></tr></table>"),
            options: HTMLPageOptions(content: .whole))
        for name in ["pre", "table"] {
            #expect(page.all(name).map { $0.attributes["tabindex"] } == ["0"])
        }
    }
}
