import FeedMarkup
import FeedRendering
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
    let item: FeedItemViewModel
    let detail: FeedItemDetailViewModel
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

    init(
        page: Page, index: Int, item: FeedItemViewModel, detail: FeedItemDetailViewModel
    ) {
        self.page = page
        self.index = index
        let items = page.feed.items
        link = WebAddress.link(item.url)
        readingPage = link ?? WebAddress.link(detail.externalURL)
        target = item.$openURL == item.$url ? link : WebAddress.link(item.openURL)
        language = LanguageTag(detail.language) ?? page.language
        let sentences = items.text(.excerpt, at: index) ?? ""
        let hasExcerpt = !sentences.isEmpty
        // Content without text may be a picture: show it whole.
        let comic =
            !hasExcerpt && detail.image != nil
            ? ContentPictures.onlyPicture(in: items.text(.contentHTML, at: index)?.string ?? "")
            : nil
        wholeExcerpt = comic.map { FeedText($0.title) } ?? sentences
        var picture = PictureSlot(
            index: index, item: item, detail: detail, items: items, excerpt: wholeExcerpt)
        if let comic, let image = detail.image {
            picture?.isAll = image.$url.says(comic.address)
        }
        self.picture = picture
        let isShown =
            (page.options.content != .none || item.titleOrigin != .own)
            && wholeExcerpt != item.$title
        excerpt = isShown ? wholeExcerpt : ""
        isTitleRepeated = hasExcerpt && isShown && item.titleOrigin == .text
        self.item = item
        self.detail = detail
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
        let isSecond = page.itemLevel == 2
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
        let html = content(.contentHTML)
        let text = html.isEmpty ? content(.contentText) : ""
        guard saysMore(html.isEmpty ? text : html) else { return }
        if page.options.content == .whole {
            writer.markup("<div class=\"content\"")
            writer.markup(direction)
            writeContent(html, text, to: &writer)
            writer.markup("</div>\n")
            return
        }
        writer.markup(made: "<details>\n<summary\(page.ownWords(in: language))>")
        writer.text(page.words[.readAll])
        writer.markup("<span class=\"unseen\">")
        writer.text(page.words[.separator])
        writer.markup("<bdi>")
        writer.text(item.$title)
        writer.markup("</bdi></span></summary>\n<div class=\"content\"")
        writer.markup(direction)
        writeContent(html, text, to: &writer)
        writer.markup("</div>\n</details>\n")
    }

    private func writeContent(_ html: FeedText, _ text: FeedText, to writer: inout HTMLWriter) {
        if html.isEmpty {
            writer.markup("<p class=\"verbatim\">")
            writer.text(text)
            writer.markup("</p>")
        } else {
            writeContentHTML(html, to: &writer)
        }
    }

    /// True if the whole content is visible.
    private var isWhole: Bool {
        guard page.options.content == .whole else { return false }
        let html = content(.contentHTML)
        return saysMore(html.isEmpty ? content(.contentText) : html)
    }

    /// Returns a form of the content, or empty.
    private func content(_ text: FeedItemText) -> FeedText {
        page.feed.items.text(text, at: index) ?? ""
    }

    /// Returns true if content has more than the visible text: the excerpt, alone or in a
    /// paragraph, or without one the title.
    private func saysMore(_ content: FeedText) -> Bool {
        guard !content.isEmpty else { return false }
        let isCut = wholeExcerpt.hasSuffix(Self.ellipsis)
        guard !isCut, page.options.content != .none else { return true }
        let paragraph = "<p></p>".utf8.count
        guard wholeExcerpt.isEmpty else { return content.count > wholeExcerpt.count + paragraph }
        return content.count > item.$title.count + paragraph
            || item.titleOrigin != .text && !content.contains(item.$title)
    }

    private func writeExcerpt(to writer: inout HTMLWriter) {
        guard !excerpt.isEmpty, !isWhole else { return }
        writer.markup("<p class=\"excerpt\"")
        writer.markup(direction)
        writer.text(excerpt)
        writer.markup("</p>\n")
    }
}
