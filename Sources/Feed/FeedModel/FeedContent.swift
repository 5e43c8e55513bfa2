/// An item's content or summary.
///
/// Most of a large feed is content, and a list of titles never looks at it. So a parser may hand
/// out content that is made from the document each time it is asked for; it is the same value
/// every time.
public struct FeedContent: Sendable {
    /// Content that was made in advance; held outside, since few contents of a large feed are.
    private final class Made: Sendable {
        let html: String
        let plainText: String

        init(html: String, plainText: String) {
            self.html = html
            self.plainText = plainText
        }
    }

    /// Small, since every item has two of these.
    private enum Storage: Sendable {
        case plainText(String)
        case html(Made)
        case deferred(any FeedContentSource, Int32)
    }

    private let storage: Storage

    /// True where the format gave this as markup rather than as plain text.
    public let isMarkup: Bool

    /// Creates content from plain text.
    public init(plainText: String) {
        storage = .plainText(plainText)
        isMarkup = false
    }

    /// Creates content from sanitised HTML and the text it reads as.
    public init(html: String, plainText: String) {
        storage = .html(Made(html: html, plainText: plainText))
        isMarkup = true
    }

    /// Creates content that `source` makes when it is asked for.
    ///
    /// - Precondition: `index` is less than 2³¹.
    public init(source: any FeedContentSource, index: Int, isMarkup: Bool) {
        storage = .deferred(source, Int32(index))
        self.isMarkup = isMarkup
    }

    /// The content as sanitised HTML, `nil` where it is plain text.
    public var html: String? { html(onPage: nil) }

    /// The content as sanitised HTML, `nil` where it is plain text.
    ///
    /// - Parameter page: the item's page, which relative addresses are of where the document does
    ///   not say otherwise.
    public func html(onPage page: String?) -> String? {
        switch storage {
        case .plainText: nil
        case .html(let made): made.html
        case .deferred(let source, let index):
            isMarkup ? source.html(at: Int(index), onPage: page) : nil
        }
    }

    /// The content as plain text with its paragraphs on lines of their own.
    public var plainText: String {
        switch storage {
        case .plainText(let text): text
        case .html(let made): made.plainText
        case .deferred(let source, let index): source.plainText(at: Int(index))
        }
    }

    /// Returns the part that is worth quoting under a title, such as sentences without headings and
    /// code: that of about `limit` characters of the document, or of all of it.
    ///
    /// For a few sentences of an article that may be of any length.
    public func sentences(upTo limit: Int) -> FeedTextBeginning {
        switch storage {
        case .deferred(let source, let index): source.sentences(at: Int(index), upTo: limit)
        case .plainText, .html: FeedTextBeginning(text: plainText, isWhole: true)
        }
    }

    /// The first picture with a safe address that can be seen in the markup; `page` as for
    /// ``html(onPage:)``.
    public func firstImage(onPage page: String?) -> FeedImage? {
        switch storage {
        case .plainText, .html: nil
        case .deferred(let source, let index):
            isMarkup ? source.firstImage(at: Int(index), onPage: page) : nil
        }
    }
}
