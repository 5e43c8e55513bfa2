/// Boxes the texts of an item that has no table.
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

    func withTexts(
        _ body: (_ id: Span<UInt8>, _ url: Span<UInt8>, _ title: Span<UInt8>) -> Void
    ) {
        var (id, url, title) = (id, url ?? "", title ?? "")
        id.withUTF8 { id in
            url.withUTF8 { url in
                title.withUTF8 { title in unsafe body(id.span, url.span, title.span) }
            }
        }
    }
}
