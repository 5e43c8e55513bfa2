import FeedMarkup
import FeedViews

/// Draws one item.
///
/// In several files by the parts of an item. A class, so that its many texts are shared without
/// copying.
final class ItemView {
    /// The end of a text that was cut.
    private static let ellipsis = FeedText("…")

    let page: Page
    let index: Int
    /// The level of its heading.
    let level: Int
    let item: FeedItemViewModel
    /// The item as an article; without its body, unless the page shows it whole.
    let article: FeedArticleViewModel
    let picture: PictureSlot?
    /// The language of the item's text.
    let language: LanguageTag?
    /// The excerpt, or empty.
    let wholeExcerpt: FeedText
    /// The text below the title, or empty.
    let excerpt: FeedText
    /// True if the title was taken from the visible text, and need not be visible, too.
    let isTitleRepeated: Bool
    /// The item's page, if safe to link.
    let link: String?
    /// The item's page, or the page it is about, if safe to link.
    let readingPage: String?
    /// The address that the item opens, if safe to link.
    let target: String?

    init(page: Page, index: Int, level: Int) {
        self.page = page
        self.index = index
        self.level = level
        let items = page.feed.items
        let item = items[index]
        let isWhole = page.options.content == .whole
        let article = items.article(at: index, parts: isWhole ? .all : [.heading, .end])
        link = WebAddress.link(item.url)
        readingPage =
            link ?? WebAddress.link(article.links.first { $0.kind == .about }?.url)
        target = item.$openURL == item.$url ? link : WebAddress.link(item.openURL)
        language = LanguageTag(article.language) ?? page.language
        let sentences = items.text(.excerpt, at: index) ?? ""
        let hasExcerpt = !sentences.isEmpty
        // Content without text may be a picture: show it whole.
        let comic =
            !hasExcerpt && article.picture != nil
            ? ContentPictures.onlyPicture(in: items.text(.contentHTML, at: index)?.string ?? "")
            : nil
        let wholeExcerpt = comic.map { FeedText($0.title) } ?? sentences
        var picture = (isWhole ? article.pictureAboveBody : article.picture).flatMap {
            PictureSlot($0, of: item, at: index, items: items, excerpt: wholeExcerpt)
        }
        if let comic, let address = picture?.url {
            picture?.isAll = FeedText(address).says(comic.address)
        }
        self.wholeExcerpt = wholeExcerpt
        self.picture = picture
        let isShown =
            (page.options.content != .none || item.titleOrigin != .own)
            && wholeExcerpt != item.$title
        excerpt = isShown ? wholeExcerpt : ""
        isTitleRepeated = hasExcerpt && isShown && item.titleOrigin == .text
        self.item = item
        self.article = article
    }

    func write(to writer: inout HTMLWriter) {
        writeBeginning(to: &writer)
        writer.markup("<div class=\"text\">\n")
        writeHeading(to: &writer)
        writeFacts(to: &writer)
        writeMissingPicture(to: &writer)
        if !isTitleRepeated {
            writeExcerpt(to: &writer)
        }
        writeFiles(to: &writer)
        writeTags(to: &writer)
        writeContent(to: &writer)
        writer.markup("</div>\n</article>\n")
    }

    /// Ends the start tag of a block of the item's text, with the direction of its language;
    /// without a language each block has that of its first letter.
    private var direction: StaticString { Page.direction(in: language) }

    private func writeHeading(to writer: inout HTMLWriter) {
        let isSecond = level == 2
        writer.markup(isSecond ? "<h2 class=\"title" : "<h3 class=\"title")
        writer.markup(isTitleRepeated ? " unseen\"" : "\"")
        writer.attribute(" id=\"", item: index)
        writer.markup(direction)
        if isTitleRepeated {
            writer.text(item.$title)
        } else {
            page.link(toSafe: target, in: &writer) { $0.text(item.$title) }
        }
        writer.markup(isSecond ? "</h2>\n" : "</h3>\n")
        if isTitleRepeated {
            writeExcerpt(to: &writer)
        }
    }

    /// Writes the folded content if requested, and if it has more than the excerpt.
    private func writeContent(to writer: inout HTMLWriter) {
        let isWanted =
            switch page.options.content {
            case .full, .whole: true
            case .excerpt: readingPage == nil
            case .none: false
            }
        guard isWanted else { return }
        let isFolded = page.options.content != .whole
        let article = isFolded ? page.feed.items.article(at: index, parts: .body) : article
        guard saysMore(article) else { return }
        if isFolded {
            writer.markup(made: "<details>\n<summary\(page.ownWords(in: language))>")
            writer.text(page.words[.readAll])
            writer.markup("<span class=\"unseen\">")
            writer.text(page.words[.separator])
            writer.markup("<bdi>")
            writer.text(item.$title)
            writer.markup("</bdi></span></summary>\n")
        }
        writer.markup("<div class=\"content\"")
        writer.markup(direction)
        writeBody(of: article, to: &writer)
        writer.markup("</div>\n")
        if isFolded { writer.markup("</details>\n") }
    }

    private func writeBody(of article: FeedArticleViewModel, to writer: inout HTMLWriter) {
        if let html = article.$bodyHTML { writeContentHTML(html, to: &writer) }
        for text in [article.$bodyText, article.$caption] {
            guard let text else { continue }
            writer.markup("<p class=\"verbatim\">")
            writer.text(text)
            writer.markup("</p>")
        }
    }

    /// True if the whole content is visible.
    private var isWhole: Bool { page.options.content == .whole && saysMore(article) }

    /// Returns true if the body has more than the visible text: the excerpt, alone or in a
    /// paragraph, or without one the title.
    private func saysMore(_ article: FeedArticleViewModel) -> Bool {
        guard let body = article.$bodyHTML ?? article.$bodyText else { return false }
        let isCut = wholeExcerpt.hasSuffix(Self.ellipsis)
        guard !isCut, page.options.content != .none else { return true }
        let paragraph = "<p></p>".utf8.count
        guard wholeExcerpt.isEmpty else {
            // A short text may be another than the summary that the excerpt is of.
            return body.count > wholeExcerpt.count + paragraph
                || article.$bodyHTML == nil
                    && !Self.words(of: wholeExcerpt).starts(with: Self.words(of: body))
        }
        return body.count > item.$title.count + paragraph
            || item.titleOrigin != .text && !body.contains(item.$title)
    }

    private static func words(of text: FeedText) -> [Substring] {
        text.string.split { $0.isWhitespace }
    }

    private func writeExcerpt(to writer: inout HTMLWriter) {
        guard !excerpt.isEmpty, !isWhole else { return }
        writer.markup("<p class=\"excerpt\"")
        writer.markup(direction)
        writer.text(excerpt)
        writer.markup("</p>\n")
    }
}
