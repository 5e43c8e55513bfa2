/// An item's content or summary.
///
/// Most of a large feed is content, and a list of titles never looks at it. So a parser may hand
/// out content that is made from the document each time it is asked for; it is the same value
/// every time.
public struct FeedContent: Sendable {
    private enum Storage: Sendable {
        case plainText(String)
        case html(String, plainText: String)
        case deferred(any FeedContentSource, Int)
    }

    private let storage: Storage

    /// Whether the format gave this as markup rather than as plain text.
    public let isMarkup: Bool

    /// Creates content from plain text.
    public init(plainText: String) {
        storage = .plainText(plainText)
        isMarkup = false
    }

    /// Creates content from sanitised HTML and the text it reads as.
    public init(html: String, plainText: String) {
        storage = .html(html, plainText: plainText)
        isMarkup = true
    }

    /// Creates content that `source` makes when it is asked for.
    public init(source: any FeedContentSource, index: Int, isMarkup: Bool) {
        storage = .deferred(source, index)
        self.isMarkup = isMarkup
    }

    /// The content as sanitised HTML, `nil` where it is plain text.
    public var html: String? {
        switch storage {
        case .plainText: nil
        case .html(let html, _): html
        case .deferred(let source, let index): isMarkup ? source.html(at: index) : nil
        }
    }

    /// The content as plain text with its paragraphs on lines of their own.
    public var plainText: String {
        switch storage {
        case .plainText(let text): text
        case .html(_, let text): text
        case .deferred(let source, let index): source.plainText(at: index)
        }
    }

    /// The first picture with a safe address in the markup.
    public var firstImage: FeedImage? {
        switch storage {
        case .plainText, .html: nil
        case .deferred(let source, let index): isMarkup ? source.firstImage(at: index) : nil
        }
    }
}
