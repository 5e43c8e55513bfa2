internal import FeedMarkup

/// The article of a web page: what a reader came for, without navigation, advertising, comments,
/// and what else there is to read.
///
/// Found by what the page says of itself (`itemprop="articleBody"`, names of classes that
/// publishing systems use, `article`, `main`), else by where most of its paragraphs are. O(n) in
/// the size of the page; never fails.
package struct PageArticle: Sendable {
    /// The article as sanitised HTML; `nil` if the page has none.
    package private(set) var html: String?
    /// The number of its words (``WordCount``).
    package private(set) var words = 0
    /// The address of the next page of the same article.
    package private(set) var nextPage: String?
    /// Its own address has the number of a page after the first. If it is the first, the number is
    /// that of an article in a series, and so the next page is the next article.
    package private(set) var isNumbered = false
    /// The address of the page's AMP form, which may have an article that this page lacks.
    package private(set) var ampPage: String?

    /// Finds the article in `page`.
    ///
    /// - Parameters:
    ///   - context: The page's address, and the charset that the server names.
    ///   - converter: Decodes legacy encodings.
    package init(
        of page: [UInt8], context: FeedParsingContext, converter: (any EncodingConverter)? = nil
    ) {
        let charset = context.httpCharset ?? Self.declaredCharset(in: page.span)
        let decoded = DocumentDecoder.decode(page, charset: charset, converter: converter)
        switch decoded.text {
        case .unchanged(let range): read(page.span.extracting(range), context)
        case .converted(let text): read(text.span, context)
        }
    }

    private mutating func read(_ bytes: Span<UInt8>, _ context: FeedParsingContext) {
        let address = context.documentURL.flatMap { URLBase($0) }
        let tree = PageTree(bytes, address: address)
        nextPage = address.flatMap { address in
            NextPage.address(among: tree.nextPages, of: address.string, base: tree.base)
        }
        isNumbered = address.map { NextPage.isNumbered($0.string) } ?? false
        ampPage = tree.ampPage.flatMap {
            URLReference.resolved($0.span, against: tree.base, for: .resource)
        }
        var choice = ArticleChoice(tree)
        if let root = choice.node() {
            var markup: [UInt8] = []
            ArticleWriter(choice.tree, root: root).write(bytes, to: &markup)
            take(markup.span, base: tree.base, page: address)
        }
        var linked: [UInt8] = []
        LinkedArticle.append(tree.linkedData, of: bytes, to: &linked)
        let text = HTMLText.line(linked.span)
        // The text in linked data has neither pictures nor links, so it must have far more words.
        if !text.isEmpty, WordCount.of(text) * 2 > words * 3 {
            take(linked.span, base: tree.base, page: address)
        }
    }

    private mutating func take(_ markup: Span<UInt8>, base: URLBase?, page: URLBase?) {
        let html = HTMLSanitizer.sanitized(markup, base: base, page: page)
        let count = WordCount.of(HTMLText.lines(html.utf8Span.span))
        guard count > 0 else { return }
        words = count
        self.html = html
    }

    /// The charset that a page declares in its first bytes (`<meta charset>`).
    private static func declaredCharset(in bytes: Span<UInt8>) -> String? {
        var scanner = MarkupScanner(0..<min(bytes.count, 2_048), syntax: .html)
        while let token = scanner.next(in: bytes) {
            guard token.kind == .startTag, bytes.equalsIgnoringCase(token.name, "meta") else {
                continue
            }
            if let label = token.value(of: "charset", in: bytes) {
                return bytes.extracting(label).string
            }
            guard let content = token.value(of: "content", in: bytes),
                let mark = content.first(where: {
                    bytes.hasCaseInsensitivePrefix("charset=", at: $0, before: content.upperBound)
                })
            else { continue }
            let label = bytes.extracting((mark + 8)..<content.upperBound).string
            return String(label.prefix { $0 != ";" && $0 != " " })
        }
        return nil
    }
}
