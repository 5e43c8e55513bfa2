/// The content and the summary of an item that is of no document.
final class FeedItemContents: FeedContentSource {
    private let contents: [FeedContent]

    init(_ contents: [FeedContent]) {
        self.contents = contents
    }

    func appendHTML(at index: Int, onPage page: String?, to output: inout [UInt8]) {
        _ = contents[index].appendHTML(onPage: page, to: &output)
    }
    func plainText(at index: Int) -> String { contents[index].plainText }
    func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning {
        contents[index].sentences(upTo: limit)
    }
    func firstImage(at index: Int, onPage page: String?) -> FeedImage? {
        contents[index].firstImage(onPage: page)
    }
}
