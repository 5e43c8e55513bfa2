/// An item's content or summary.
///
/// A parser may provide content lazily, made from the document on each access, since lists of
/// titles never read it. Each access returns the same value.
public struct FeedContent: Sendable {
    /// Eager content.
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

    // Small, since each item may have two.

    let source: any FeedContentSource
    /// The index in the source, shifted left by one; the low bit is set for markup.
    let number: UInt32

    /// True if the feed provides markup rather than plain text.
    public var isMarkup: Bool { number & 1 == 1 }

    private var index: Int { Int(number >> 1) }

    /// Creates content from plain text.
    public init(plainText: String) {
        self.init(
            source: Made(html: "", plainText: plainText), index: 0, isMarkup: false)
    }

    /// Creates content from sanitised HTML and its plain text.
    public init(html: String, plainText: String) {
        self.init(source: Made(html: html, plainText: plainText), index: 0, isMarkup: true)
    }

    /// Creates lazy content.
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

    /// The content as sanitised HTML; `nil` if it is plain text.
    public var html: String? { html(onPage: nil) }

    /// Returns the content as sanitised HTML; `nil` if it is plain text.
    ///
    /// - Parameter page: the item's page, the default base of relative addresses.
    public func html(onPage page: String?) -> String? {
        isMarkup ? source.html(at: index, onPage: page) : nil
    }

    /// Appends the content as sanitised HTML in UTF-8; returns false if it is plain text.
    package func appendHTML(onPage page: String?, to output: inout [UInt8]) -> Bool {
        guard isMarkup else { return false }
        source.appendHTML(at: index, onPage: page, to: &output)
        return true
    }

    /// The content as plain text, one paragraph per line.
    public var plainText: String { source.plainText(at: index) }

    /// Returns the part worth quoting, such as sentences but not headings and code, from about the
    /// first `limit` characters of the document. The cost is independent of the content's length.
    public func sentences(upTo limit: Int) -> FeedTextBeginning {
        source.sentences(at: index, upTo: limit)
    }

    /// Returns the first visible picture with a safe address; `page` as for ``html(onPage:)``.
    public func firstImage(onPage page: String?) -> FeedImage? {
        isMarkup ? source.firstImage(at: index, onPage: page) : nil
    }
}
