import FeedPresentation

/// Content that is only a picture.
final class PictureSource: FeedContentSource {
    func html(at index: Int, onPage page: String?) -> String { "<img alt=\"A cat\">" }
    func plainText(at index: Int) -> String { "A cat" }
    func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning {
        FeedTextBeginning(text: "", isWhole: true)
    }
    func firstImage(at index: Int, onPage page: String?) -> FeedImage? {
        FeedImage(url: "https://example.org/i.png", alternativeText: "A cat")
    }
}
