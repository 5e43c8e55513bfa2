/// An item's content or summary.
///
/// Most of a large feed is content, and a list of titles never looks at it. So a parser may hand
/// out content that is made from the document each time it is asked for; it is the same value
/// every time.
public struct FeedContent: Sendable {
    /// Content that was made in advance.
    private final class Made: FeedContentSource {
        private let html: String
        private let plainText: String

        init(html: String, plainText: String) {
            self.html = html
            self.plainText = plainText
        }

        func html(at index: Int, onPage page: String?) -> String { html }
        func plainText(at index: Int) -> String { plainText }
        func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning {
            FeedTextBeginning(text: plainText, isWhole: true)
        }
        func firstImage(at index: Int, onPage page: String?) -> FeedImage? { nil }
    }

    // Small, since every item may have two of these.

    let source: any FeedContentSource
    /// The place in the source, twice; one more where it is markup.
    let number: UInt32

    /// True where the format gave this as markup rather than as plain text.
    public var isMarkup: Bool { number & 1 == 1 }

    private var index: Int { Int(number >> 1) }

    /// Creates content from plain text.
    public init(plainText: String) {
        self.init(
            source: Made(html: "", plainText: plainText), index: 0, isMarkup: false)
    }

    /// Creates content from sanitised HTML and the text it reads as.
    public init(html: String, plainText: String) {
        self.init(source: Made(html: html, plainText: plainText), index: 0, isMarkup: true)
    }

    /// Creates content that `source` makes when it is asked for.
    ///
    /// - Precondition: `index` is less than 2³¹ - 1.
    public init(source: any FeedContentSource, index: Int, isMarkup: Bool) {
        self.init(source: source, number: Self.number(of: index, isMarkup: isMarkup))
    }

    init(source: any FeedContentSource, number: UInt32) {
        self.source = source
        self.number = number
    }

    static func number(of index: Int, isMarkup: Bool) -> UInt32 {
        UInt32(index) << 1 | (isMarkup ? 1 : 0)
    }

    /// The content as sanitised HTML, `nil` where it is plain text.
    public var html: String? { html(onPage: nil) }

    /// The content as sanitised HTML, `nil` where it is plain text.
    ///
    /// - Parameter page: the item's page, which relative addresses are of where the document does
    ///   not say otherwise.
    public func html(onPage page: String?) -> String? {
        isMarkup ? source.html(at: index, onPage: page) : nil
    }

    /// Appends the content as sanitised HTML to `output`, in UTF-8; false where it is plain text.
    package func appendHTML(onPage page: String?, to output: inout [UInt8]) -> Bool {
        guard isMarkup else { return false }
        source.appendHTML(at: index, onPage: page, to: &output)
        return true
    }

    /// The content as plain text with its paragraphs on lines of their own.
    public var plainText: String { source.plainText(at: index) }

    /// Returns the part that is worth quoting under a title, such as sentences without headings and
    /// code: that of about `limit` characters of the document, or of all of it.
    ///
    /// For a few sentences of an article that may be of any length.
    public func sentences(upTo limit: Int) -> FeedTextBeginning {
        source.sentences(at: index, upTo: limit)
    }

    /// The first picture with a safe address that can be seen in the markup; `page` as for
    /// ``html(onPage:)``.
    public func firstImage(onPage page: String?) -> FeedImage? {
        isMarkup ? source.firstImage(at: index, onPage: page) : nil
    }
}
