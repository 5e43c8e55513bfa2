package import FeedViews

/// Feeds that are hard to draw, for `feedhost validate`.
package enum SampleFeeds {
    package static let empty = FeedViewModel(
        title: "Empty", format: "rss-2.0", itemCountWords: "0 items",
        items: FeedItemViewModels([]))

    package static let small = feed(count: 3) { "Item \($0 + 1)" }

    package static let huge = feed(count: 100_000) { "Item number \($0)" }

    /// A feed of values that break tables, widths and escaping.
    package static let awkward: FeedViewModel = {
        let titles = [
            String(repeating: "unbreakable", count: 2_000),
            "مرحبا بالعالم שלום", "👩‍👩‍👧‍👦🏳️‍🌈👍🏽", "e\u{301}\u{302}\u{303}", "<b>&amp;\"'</b>", " ",
            "-n", "{\"a\":1}", "]]>", "%s%n%d", "\u{FEFF}zero\u{200B}width", "A\nB",
            String(repeating: "long ", count: 20_000),
        ]
        return feed(count: titles.count) { titles[$0] }
    }()

    /// Returns true if a sample feed has this address: its own page, or an item's page or picture.
    package static func names(_ url: String) -> Bool {
        guard url.hasPrefix(address) else { return false }
        let rest = url.dropFirst(address.count)
        let number = rest.hasSuffix(".png") ? rest.dropLast(4) : rest
        return rest.isEmpty || !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static let address = "https://feed.example/"

    private static func feed(
        count: Int, title: @escaping @Sendable (Int) -> String
    ) -> FeedViewModel {
        let date = DateViewModel(
            secondsSince1970: 1_700_000_000, rfc3339: "2023-11-14T22:13:20Z",
            words: "14 November 2023")
        return FeedViewModel(
            title: "A feed", summary: "For validation.", homePageURL: address,
            authors: [PersonViewModel(name: "Somebody")], updated: date, format: "atom-1.0",
            itemCountWords: "\(count) items",
            sources: FeedSourceViewModels([
                FeedSourceViewModel(
                    title: "A feed", homePageURL: address, itemCount: count, unreadCount: count)
            ]),
            items: FeedItemViewModels(
                SampleItems(count: count, address: address, date: date, title: title)))
    }
}
