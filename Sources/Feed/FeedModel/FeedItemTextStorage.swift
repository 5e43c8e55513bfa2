/// Holds what an item says outside the item.
final class FeedItemTextStorage: Sendable {
    let id: String
    let url: String?
    let title: String?
    let dates: FeedItemDates
    let contents: FeedItemContents

    init(
        id: String, url: String?, title: String?, dates: FeedItemDates, contents: FeedItemContents
    ) {
        self.id = id
        self.url = url
        self.title = title
        self.dates = dates
        self.contents = contents
    }

    func appendTexts(to output: inout [UInt8]) -> FeedItemTextPlaces {
        FeedItemTextPlaces(
            id: Self.append(id, to: &output), url: url.map { Self.append($0, to: &output) },
            title: title.map { Self.append($0, to: &output) }, published: dates.published,
            updated: dates.updated)
    }

    private static func append(_ text: String, to output: inout [UInt8]) -> Range<Int> {
        let start = output.count
        output.append(contentsOf: text.utf8)
        return start..<output.count
    }
}
