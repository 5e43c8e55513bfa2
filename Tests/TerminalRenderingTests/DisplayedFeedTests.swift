import FeedViews
import PresentationTestSupport
import Testing

@testable import TerminalRendering

@Suite struct DisplayedFeedTests {
    /// A feed merged from two feeds of one site whose items have the same identifier.
    private func feedOnShow(sourceOfItem order: [Int]) -> DisplayedFeed {
        DisplayedFeed(
            FeedViewModel(
                title: "All", isMerged: true, format: "merged",
                sources: FeedSourceViewModels(
                    ["news", "sport"].map {
                        FeedSourceViewModel(
                            title: "A site", homePageURL: "https://a.example/",
                            feedURL: "https://a.example/\($0).xml")
                    }),
                items: FeedItemViewModels(
                    count: order.count,
                    item: { index in
                        FeedItemViewModel(
                            identifier: "1", title: "One", sourceIndex: order[index],
                            source: ItemSourceViewModel(title: "A site", url: "https://a.example/"))
                    },
                    page: { _ in ItemPage() })))
    }

    @Test func `Distinguishes items of two feeds with the same identifier`() throws {
        let old = feedOnShow(sourceOfItem: [0, 1])
        #expect(old.row(at: 0).key != old.row(at: 1).key)
        let new = feedOnShow(sourceOfItem: [1, 0])
        for index in 0..<2 {
            let place = try #require(new.row(of: index, in: [0, 1], of: old, among: [0, 1]))
            #expect(place.row == 1 - index)
            #expect(place.isSame)
        }
    }
}
