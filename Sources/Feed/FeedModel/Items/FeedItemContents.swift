/// An item's content and summary, stored compactly: nearly always both have one source.
struct FeedItemContents: Sendable {
    /// Contents with different sources.
    private final class Pair: FeedContentSource {
        private let contents: (FeedContent, FeedContent)

        init(_ content: FeedContent, _ summary: FeedContent) {
            contents = (content, summary)
        }

        func content(at index: Int) -> FeedContent { index == 0 ? contents.0 : contents.1 }

        func appendHTML(at index: Int, onPage page: String?, to output: inout [UInt8]) {
            _ = content(at: index).appendHTML(onPage: page, to: &output)
        }
        func plainText(at index: Int) -> String { content(at: index).plainText }
        func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning {
            content(at: index).sentences(upTo: limit)
        }
        func firstImage(at index: Int, onPage page: String?) -> FeedImage? {
            content(at: index).firstImage(onPage: page)
        }
    }

    let source: (any FeedContentSource)?
    /// The ``FeedContent`` number plus one; zero if absent.
    let contentNumber: UInt32
    let summaryNumber: UInt32

    init(content: FeedContent?, summary: FeedContent?) {
        if let content, let summary, content.source !== summary.source {
            source = Pair(content, summary)
            contentNumber = FeedContent.number(of: 0, isMarkup: content.isMarkup) + 1
            summaryNumber = FeedContent.number(of: 1, isMarkup: summary.isMarkup) + 1
            return
        }
        source = content?.source ?? summary?.source
        contentNumber = content.map { $0.number + 1 } ?? 0
        summaryNumber = summary.map { $0.number + 1 } ?? 0
    }

    /// Creates contents with one source from their numbers plus one.
    init(source: (any FeedContentSource)?, contentNumber: UInt32, summaryNumber: UInt32) {
        self.source = source
        self.contentNumber = contentNumber
        self.summaryNumber = summaryNumber
    }

    var content: FeedContent? { made(contentNumber) }
    var summary: FeedContent? { made(summaryNumber) }

    var isEmpty: Bool { contentNumber == 0 && summaryNumber == 0 }

    private func made(_ number: UInt32) -> FeedContent? {
        guard number > 0, let source else { return nil }
        return FeedContent(source: source, number: number - 1)
    }
}
