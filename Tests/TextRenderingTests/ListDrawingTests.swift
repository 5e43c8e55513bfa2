import FeedRendering
import FeedViews
import PresentationTestSupport
import Testing

@testable import TextRendering

@Suite struct ListDrawingTests {
    private let items: [ItemPair] = [
        (
            FeedItemViewModel(
                identifier: "1", title: "Short", url: "https://example.org/1",
                published: makeDate(1_768_212_000, "12 January")),
            ItemPage()
        ),
        (
            FeedItemViewModel(
                identifier: "2", title: "日本語の題名", url: "https://example.org/2",
                updated: makeDate(-1, "before")),
            ItemPage()
        ),
        (
            FeedItemViewModel(identifier: "3", title: String(repeating: "long ", count: 20)),
            ItemPage()
        ),
    ]

    @Test func `Writes whole titles and addresses in columns to a pipe`() {
        let padding = { String(repeating: " ", count: $0) }
        #expect(
            render(makeFeed(items), style: .list)
                == "2026-01-12 10:00  Short\(padding(67))https://example.org/1\n"
                + "1969-12-31 23:59  日本語の題名\(padding(60))https://example.org/2\n"
                + "\(padding(18))\(String(repeating: "long ", count: 20))\n")
    }

    @Test func `Writes tab-separated values with the address first`() {
        let odd = FeedItemViewModel(
            identifier: "4", title: "A\tB é", openURL: "https://example.org/4",
            source: ItemSourceViewModel(title: "Else\twhere"))
        let drawn = render(makeFeed(items + [(odd, ItemPage())]), style: .tsv)
        let lines = drawn.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(lines.map(\.count) == [4, 4, 4, 4])
        #expect(lines[0][1...] == ["2026-01-12 10:00", "The Dyer’s Almanac", "Short"])
        #expect(lines[1][1] == "1969-12-31 23:59")
        #expect(lines[2] == ["", "", "The Dyer’s Almanac", String(repeating: "long ", count: 20)])
        #expect(lines[3][0] == "https://example.org/4")
        #expect(lines[3][3].hasPrefix("A") && lines[3][3].hasSuffix("B é"))
        #expect(render(makeFeed([]), style: .tsv).isEmpty)
    }

    @Test func `Formats dates as requested in every style`() {
        let item = FeedItemViewModel(
            identifier: "1", title: "T",
            published: DateViewModel(
                secondsSince1970: 7_200, rfc3339: "1970-01-01T03:00:00+01:00", words: "at two"))
        let feed = makeFeed([(item, ItemPage(contentText: "x"))])
        for style in TextRenderingOptions.Style.allCases {
            let iso = render(feed, style: style, dates: .iso, now: 18_000)
            #expect(iso.contains("1970-01-01T03:00:00+01:00"))
            let age = render(feed, style: style, dates: .relative, now: 18_000)
            #expect(age.split { " \n\t".contains($0) }.contains("3h"), "\(age)")
            #expect(!age.contains("at two") && !iso.contains("at two"))
        }
        #expect(
            render(feed, style: .list, dates: .iso) == "1970-01-01T03:00:00+01:00  T\n")
        #expect(render(feed, style: .list, width: 80, dates: .iso) == "1970-01-01  T\n")
    }

    @Test func `Uses the reader's time zone on terminals, and UTC elsewhere`() {
        let item = FeedItemViewModel(
            identifier: "1", title: "T",
            published: DateViewModel(
                secondsSince1970: 1_767_222_000, secondsAheadOfUTC: 7_200,
                rfc3339: "2025-12-31T23:00:00Z", words: "at one"))
        let feed = makeFeed([(item, ItemPage())])
        let now: Int64 = 1_800_000_000
        func drawn(_ environment: RenderingEnvironment, _ style: TextRenderingOptions.Style)
            -> [Bool]
        {
            let texts = [TextRenderingOptions.Dates.words, .relative].map {
                render(feed, environment, style: style, dates: $0, now: now)
            }
            return texts.map { $0.contains("2026-01-01") }
        }
        #expect(drawn(.terminal(100), .list) == [true, true])
        #expect(drawn(.pipe, .list) == [false, false])
        #expect(drawn(.terminal(100), .tsv) == [false, false])
        #expect(
            render(feed, .terminal(100), style: .list).contains("2026-01-01 01:00"))
    }

    @Test func `Names the feed of each item in a column`() {
        let item = FeedItemViewModel(
            identifier: "1", title: "T", url: "https://example.org/",
            published: makeDate(60, "then"), source: ItemSourceViewModel(title: "Elsewhere"))
        #expect(
            render(makeFeed([(item, ItemPage())]), style: .list)
                == "1970-01-01 00:01  Elsewhere         T" + String(repeating: " ", count: 71)
                + "https://example.org/\n")
    }

    @Test func `Names feeds of a merged feed if the first has no name`() {
        let items: [ItemPair] = [
            (FeedItemViewModel(identifier: "1", title: "T"), ItemPage()),
            (
                FeedItemViewModel(
                    identifier: "2", title: "U", source: ItemSourceViewModel(title: "Elsewhere")),
                ItemPage()
            ),
        ]
        var feed = makeFeed(items)
        feed.isMerged = true
        let lines = render(feed, style: .list).split(separator: "\n")
        #expect(lines.map { $0.contains("Elsewhere") } == [false, true])
        #expect(lines[0].contains("The Dyer’s Almanac"))
    }

    @Test(arguments: [1, 2, 5, 10, 20, 31, 32, 40, 59, 60, 71, 72, 80, 120, 160, 400])
    func `Keeps within the width of a terminal`(columns: Int) {
        for links in [true, false] {
            for style in [TextRenderingOptions.Links.auto, .printed, .none] {
                let text = render(
                    makeFeed(items + Samples.texts.map(item)),
                    .terminal(columns, links: links), style: .list, links: style)
                let drawn = DrawnText(text)
                #expect(drawn.faults == [])
                #expect(drawn.lines.count == items.count + Samples.texts.count)
                #expect(drawn.lines.allSatisfy { $0.cellWidth <= columns })
            }
        }
    }

    @Test func `Links the title on terminals`() {
        let drawn = DrawnText(render(makeFeed(items), .terminal(60), style: .list))
        #expect(
            drawn.links == [
                .init(parameters: "id=1", address: "https://example.org/1", text: "Short"),
                .init(parameters: "id=2", address: "https://example.org/2", text: "日本語の題名"),
            ])
        #expect(drawn.lines[0] == "2026-01-12  Short")
        #expect(
            drawn.lines[2] == "            long long long long long long long long long lo…")
    }

    @Test func `Shows addresses on terminals without links if there is room`() {
        let drawn = DrawnText(
            render(makeFeed(items), .terminal(130, colors: .none, links: false), style: .list))
        #expect(drawn.lines[0].hasSuffix("  https://example.org/1"))
        #expect(drawn.lines[0].hasPrefix("2026-01-12 10:00  Short  "))
        let narrow = DrawnText(
            render(makeFeed(items), .terminal(60, colors: .none, links: false), style: .list))
        #expect(narrow.lines[0] == "2026-01-12  Short")
    }

    @Test func `Reads no content`() {
        let item = items[0].item
        let feed = FeedViewModel(
            title: "T", format: "rss-2.0",
            items: FeedItemViewModels(
                count: 3, item: { _ in item },
                page: { _ in
                    Issue.record("the list asked for content")
                    return ItemPage()
                }))
        #expect(DrawnText(render(feed, style: .list)).lines.count == 3)
    }

    @Test func `Draws forty thousand items as forty thousand lines`() {
        let feed = FeedViewModel(
            title: "T", format: "rss-2.0",
            items: FeedItemViewModels(
                count: 40_000,
                item: { FeedItemViewModel(identifier: "\($0)", title: "Title \($0)") },
                page: { _ in ItemPage() }))
        let text = render(feed, style: .list)
        #expect(text.utf8.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 } == 40_000)
    }

    @Test func `Draws nothing for an empty list in a pipe, and a message on terminals`() {
        #expect(render(makeFeed([]), style: .list) == "")
        #expect(render(makeFeed([]), .terminal(80), style: .list) == "No items.\n")
    }

    @Test(arguments: [
        (0, "1970-01-01 00:00"),
        (951_782_400, "2000-02-29 00:00"),
        (951_868_799, "2000-02-29 23:59"),
        (4_107_542_399, "2100-02-28 23:59"),
        (4_107_542_400, "2100-03-01 00:00"),
        (-62_135_596_800, "0001-01-01 00:00"),
        (253_402_300_799, "9999-12-31 23:59"),
    ])
    func `Formats instants in UTC`(seconds: Int64, text: String) {
        let characters = ListDate.text(secondsSince1970: seconds)
        #expect(String(decoding: characters.indices.map { characters[$0] }, as: UTF8.self) == text)
    }

    @Test(arguments: [Int64.min, Int64.max, Int64.min + 1, 1 << 60])
    func `Keeps columns for instants beyond the calendar`(seconds: Int64) {
        let characters = ListDate.text(secondsSince1970: seconds)
        let columns = characters.indices.map { characters[$0] }
        #expect(columns.allSatisfy { (0x20...0x3A).contains($0) })
        #expect([4, 7, 10, 13].map { columns[$0] } == Array("-- :".utf8))
    }

    private func item(titled title: String) -> ItemPair {
        (
            FeedItemViewModel(
                identifier: title, title: title, url: "https://example.org/ü\u{1B}\u{7}/" + title,
                published: makeDate(60, "then"), source: ItemSourceViewModel(title: title)),
            ItemPage()
        )
    }
}
