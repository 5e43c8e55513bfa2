import FeedMarkup
import FeedRendering
import FeedViews

/// Void elements: breaks, rules, pictures and media.
extension HTMLDrawing {
    mutating func drawEmpty(
        _ element: HTMLElement, _ tag: MarkupToken, in bytes: Span<UInt8>
    ) {
        if element != .wbr { flushScript() }
        switch element {
        case .br: breakLine()
        case .wbr: appendText(preformatted == nil ? "\u{200B}" : "")
        case .hr: drawRule()
        case .img: drawPicture(tag, in: bytes)
        case .source:
            guard var medium = open.last, medium.element == .video || medium.element == .audio
            else { return }
            drawMedium(medium.element, tag, of: &medium, in: bytes)
            open[open.count - 1] = medium
        default: break
        }
    }

    mutating func breakLine() {
        flushNoteWords()
        flushBracketedWords()
        if preformatted != nil {
            preformatted?.append("\n")
            return
        }
        flushScript()
        if table != nil {
            appendText(" ")
        } else {
            paragraph?.breakLine()
        }
    }

    private mutating func drawRule() {
        guard table == nil, preformatted == nil else { return }
        endParagraph()
        page.separate()
        let width = min(page.availableWidth, 40)
        page.write(StyledLine(repeating: "─", count: width, style: .dim))
        page.separate()
    }

    /// Draws a picture as its text; ignores a tracking pixel.
    private mutating func drawPicture(_ tag: MarkupToken, in bytes: Span<UInt8>) {
        let sizes: [StaticString] = ["width", "height"]
        if sizes.contains(where: { ["0", "1"].contains(Self.attribute($0, of: tag, in: bytes)) }) {
            return
        }
        let source = HTMLDrawing.attribute("src", of: tag, in: bytes)
        let url = (ContentPictures.address(of: tag, .img, in: bytes) ?? source)
            .flatMap { $0.isEmpty ? nil : $0 }
        var words = HTMLDrawing.attribute("alt", of: tag, in: bytes) ?? ""
        // The tooltip of a web comic.
        if let title = HTMLDrawing.attribute("title", of: tag, in: bytes), !title.isEmpty,
            title != words
        {
            words = words.isEmpty ? title : words + " — " + title
        }
        // A picture without an address is its text.
        if url == nil, words.isEmpty { return }
        if let url, placesPictures, table == nil, preformatted == nil {
            endParagraph()
            if page.writePicture(at: url, words: words.displayable) { return }
        }
        drawLabel(self.words[.picture], words: words, for: url)
    }

    /// Draws a film or sound as a labelled link, without its fallback content.
    mutating func drawMedium(
        _ element: HTMLElement, _ tag: MarkupToken, of medium: inout OpenElement,
        in bytes: Span<UInt8>
    ) {
        guard let url = HTMLDrawing.attribute("src", of: tag, in: bytes), !url.isEmpty else {
            return
        }
        // Apart from the words or the label before, as players are.
        if preformatted == nil { append(TextRun(text: " ", style: style, link: nil)) }
        drawLabel(
            words[element == .video ? .video : .audio],
            words: HTMLDrawing.attribute("title", of: tag, in: bytes), for: url)
        medium.hidesContent = true
        hiddenDepth += 1
    }

    /// Draws a label for something that can't be drawn, with its address, if any.
    private mutating func drawLabel(_ kind: String, words: String?, for url: String?) {
        let words = words?.displayable ?? ""
        flushNoteWords()
        flushBracketedWords()
        var label = words.isEmpty ? kind : "\(kind)\(self.words[.separator])\(words)"
        let target = link ?? page.makeHyperlink(url)
        if links != .numbered || target == nil { label = "[\(label)]" }
        append(TextRun(text: label, style: style.union(.dim), link: target))
        // A linked picture has the link's number.
        let isLinked = open.last?.reference != nil || linkText != nil
        if let url, links == .printed || links == .numbered, !isLinked,
            Hyperlink(id: 0, url: url) != nil
        {
            append(TextRun(text: "[\(references.number(of: url))]", style: .dim, link: nil))
        }
    }
}
