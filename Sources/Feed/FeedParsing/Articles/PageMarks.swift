internal import FeedMarkup

/// What the attributes and the name of an element say of its place in a page.
struct PageMarks: OptionSet {
    let rawValue: UInt16

    /// The text of an article, such as `itemprop="articleBody"`.
    static let body = PageMarks(rawValue: 1)
    /// The text of one of several posts, the first of which is the article.
    static let post = PageMarks(rawValue: 2)
    /// A whole article, with its title and more.
    static let article = PageMarks(rawValue: 4)
    /// The main part of the page.
    static let main = PageMarks(rawValue: 8)
    /// No part of any article: navigation, sharing, advertising, what else there is to read.
    static let surroundings = PageMarks(rawValue: 16)
    /// What readers have answered.
    static let comments = PageMarks(rawValue: 32)
    /// Not shown.
    static let hidden = PageMarks(rawValue: 64)
    /// Part of the article although its element rarely is: a footnote, a note, a quotation.
    static let kept = PageMarks(rawValue: 128)
    /// Links to the other pages of one article.
    static let pages = PageMarks(rawValue: 256)
    /// The lead of an article, which may be in its header.
    static let lead = PageMarks(rawValue: 512)

    /// Marks that take an element out of an article.
    static let foreign: PageMarks = [.surroundings, .comments, .hidden]

    /// The maximum length of an attribute's value that is read, in bytes.
    private static let limit = 1_024

    /// Reads the marks of a start tag.
    static func of(
        _ element: HTMLElement?, _ token: MarkupToken, in bytes: Span<UInt8>
    ) -> PageMarks {
        var marks = of(element)
        guard !token.content.isEmpty else { return marks }
        // The identifier of a heading or a term is made of its words.
        let hasWordsAsName =
            element?.isHeading == true || element == .dt
            || element == .section && isNamedByHeading(token, in: bytes)
            || element == .div && bytes.containsIgnoringCase("class=\"section", in: token.content)
                && isNamedByHeading(token, in: bytes)
        var scanner = MarkupAttributeScanner(token, syntax: .html)
        while let attribute = scanner.next(in: bytes) {
            let value = attribute.value
            guard value.count <= limit else { continue }
            switch names.index(of: attribute.name, in: bytes) {
            case 1 where hasWordsAsName: continue
            case 0, 1, 2, 3, 4: marks.formUnion(PageNames.marks(in: value, of: bytes))
            case 5: marks.formUnion(ofProperty(value, in: bytes))
            case 6: marks.formUnion(ofRole(value, in: bytes))
            case 7: if !bytes.equalsIgnoringCase(value, "until-found") { marks.insert(.hidden) }
            case 8: if bytes.equalsIgnoringCase(value, "true") { marks.insert(.hidden) }
            case 9: if InlineStyle.hides(value, in: bytes) { marks.insert(.hidden) }
            default: continue
            }
        }
        // Names such as "with-comments" on these are about the page, and a name of the article's
        // text beside a doubtful one is the surer of both.
        if element == .body || element == .main || element == .article || marks.contains(.body) {
            marks.subtract([.surroundings, .comments])
        }
        if marks.contains(.kept) { marks.remove(.surroundings) }
        return marks
    }

    private static let names = PackedNameTable([
        "class", "id", "data-hook", "data-testid", "data-component", "itemprop", "role", "hidden",
        "aria-hidden", "style",
    ])

    /// Returns true for a section as Pandoc or Sphinx makes them; older ones make a `div`.
    private static func isNamedByHeading(_ section: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        let after = section.range.upperBound
        return bytes.containsIgnoringCase("class=\"level", in: section.content)
            || bytes.containsIgnoringCase("section level", in: section.content)
            || bytes.containsIgnoringCase(
                "\"headerlink\"", in: after..<min(after + 250, bytes.count))
    }

    private static func of(_ element: HTMLElement?) -> PageMarks {
        switch element {
        case .article: .article
        case .main: .main
        case .nav, .aside, .footer, .form, .button, .menu: .surroundings
        case .title, .textarea, .select, .datalist, .noframes, .template: .hidden
        default: []
        }
    }

    private static func ofProperty(_ value: Range<Int>, in bytes: Span<UInt8>) -> PageMarks {
        if bytes.equalsIgnoringCase(value, "articlebody") { return .body }
        if bytes.equalsIgnoringCase(value, "text") { return .post }
        if bytes.equalsIgnoringCase(value, "blogpost") { return .article }
        if bytes.equalsIgnoringCase(value, "comment") { return .comments }
        return []
    }

    private static func ofRole(_ value: Range<Int>, in bytes: Span<UInt8>) -> PageMarks {
        if bytes.equalsIgnoringCase(value, "main") { return .main }
        if bytes.equalsIgnoringCase(value, "article") { return .article }
        if bytes.hasCaseInsensitivePrefix("doc-", at: value.lowerBound, before: value.upperBound)
            || bytes.equalsIgnoringCase(value, "note")
        {
            return .kept
        }
        let foreign: [StaticString] = [
            "navigation", "banner", "contentinfo", "complementary", "search", "dialog",
            "alertdialog", "menu", "toolbar", "tablist",
        ]
        return foreign.contains { bytes.equalsIgnoringCase(value, $0) } ? .surroundings : []
    }
}
