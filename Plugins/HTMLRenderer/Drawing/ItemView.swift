import FeedPresentation

/// Draws one item.
struct ItemView {
    let page: Page
    let index: Int
    let item: FeedItemViewModel
    let detail: FeedItemDetailViewModel
    let picture: PictureSlot?
    /// The language of the item's text.
    let language: LanguageTag?

    func write(to writer: inout HTMLWriter) {
        writer.markup("<article")
        writer.attribute("class", classes)
        writer.attribute("aria-labelledby", "item-\(index + 1)")
        if let language, language != page.language {
            writer.attribute("lang", language.text)
            if language.isRightToLeft != (page.language?.isRightToLeft ?? false) {
                writer.attribute("dir", language.isRightToLeft ? "rtl" : "ltr")
            }
        }
        writer.markup(">\n")
        writePicture(to: &writer)
        writer.markup("<div class=\"text\">\n")
        writeHeading(to: &writer)
        writeFacts(to: &writer)
        if !isTitleSaidAgain {
            writeExcerpt(to: &writer)
        }
        writeFiles(to: &writer)
        writeTags(to: &writer)
        writeContent(to: &writer)
        writer.markup("</div>\n</article>\n")
    }

    /// The item's page, or the page it is about.
    var target: String? {
        WebAddress.link(item.url) ?? WebAddress.link(detail.externalURL)
    }

    /// The text under the title; empty where it would only say the title again.
    var excerpt: String {
        guard page.options.content != .none || item.isTitleDerived else { return "" }
        let excerpt = detail.excerpt ?? ""
        return excerpt == item.title ? "" : excerpt
    }

    /// Whether the title was taken from the text that is shown under it, so that it need not be
    /// seen twice.
    var isTitleSaidAgain: Bool {
        guard item.isTitleDerived, !excerpt.isEmpty else { return false }
        let title = item.title.hasSuffix("…") ? item.title.dropLast() : item.title[...]
        return excerpt.hasPrefix(title)
    }

    private var classes: String {
        var classes = "item"
        if picture == nil { classes += " plain" }
        if index == 0 && picture != nil && !item.isTitleDerived && !page.isList {
            classes += " lead"
        }
        if item.isTitleDerived { classes += " untitled" }
        return classes
    }

    private func writePicture(to writer: inout HTMLWriter) {
        guard let picture else { return }
        writer.markup("<div class=\"picture\(picture.isOddlyShaped ? " whole" : "")\">")
        if let target {
            // The title leads there too: one stop for the keyboard is enough.
            writer.markup("<a")
            page.linkAttributes(target, in: &writer)
            writer.markup(" tabindex=\"-1\"")
            if picture.alternativeText.isEmpty { writer.markup(" aria-hidden=\"true\"") }
            writer.markup(">")
            writeImage(picture, to: &writer)
            writer.markup("</a>")
        } else if page.writePicture == nil {
            writer.markup("<a")
            page.linkAttributes(picture.url, in: &writer)
            writer.attribute("aria-labelledby", "item-\(index + 1)")
            writer.markup(">")
            writeImage(picture, to: &writer)
            writer.markup("</a>")
        } else {
            writeImage(picture, to: &writer)
        }
        writer.markup("</div>\n")
    }

    private func writeImage(_ picture: PictureSlot, to writer: inout HTMLWriter) {
        if let writePicture = page.writePicture {
            writer.flush()
            writePicture(picture)
        } else {
            PictureMarkup.write(picture, source: picture.url, to: &writer)
        }
    }

    private func writeHeading(to writer: inout HTMLWriter) {
        writer.markup(isTitleSaidAgain ? "<h2 class=\"unseen\"" : "<h2")
        writer.attribute("id", "item-\(index + 1)")
        writer.markup(" dir=\"auto\">")
        if isTitleSaidAgain {
            writer.text(item.title)
        } else {
            page.link(to: target, in: &writer) { $0.text(item.title) }
        }
        writer.markup("</h2>\n")
        if isTitleSaidAgain {
            writeExcerpt(to: &writer)
        }
    }

    /// Writes the content, folded, where it is wanted and says more than the excerpt.
    private func writeContent(to writer: inout HTMLWriter) {
        let isWanted =
            switch page.options.content {
            case .full: true
            case .excerpt: target == nil
            case .none: false
            }
        let html = detail.contentHTML ?? ""
        let text = detail.contentText ?? ""
        guard isWanted, saysMore(html.isEmpty ? text : html) else { return }
        writer.markup("<details>\n<summary\(page.ownWords(in: language))>Read all of it")
        writer.markup("<span class=\"unseen\">: <bdi>")
        writer.text(item.title)
        writer.markup("</bdi></span></summary>\n<div class=\"content\" dir=\"auto\">")
        if html.isEmpty {
            writer.markup("<p class=\"verbatim\">")
            writer.text(text)
            writer.markup("</p>")
        } else {
            writer.raw { ContentMarkup.append(html, to: &$0) }
        }
        writer.markup("</div>\n</details>\n")
    }

    /// Whether the content is more than what is seen of it: the excerpt, or that in a paragraph.
    private func saysMore(_ content: String) -> Bool {
        let excerpt = detail.excerpt ?? ""
        let isWhole = !excerpt.hasSuffix("…") && page.options.content != .none
        return !content.isEmpty
            && !(isWhole && content.utf8.count <= excerpt.utf8.count + "<p></p>".utf8.count)
    }

    private func writeExcerpt(to writer: inout HTMLWriter) {
        guard !excerpt.isEmpty else { return }
        writer.markup("<p class=\"excerpt\" dir=\"auto\">")
        writer.text(excerpt)
        writer.markup("</p>\n")
    }
}
