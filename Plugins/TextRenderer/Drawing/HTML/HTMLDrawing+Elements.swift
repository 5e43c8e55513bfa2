import FeedMarkup
import FeedRendering
import FeedViews

/// The start and end of each element.
extension HTMLDrawing {
    mutating func begin(_ element: HTMLElement, _ tag: MarkupToken, in bytes: Span<UInt8>) {
        if element.isVoid {
            if hiddenDepth == 0 { drawEmpty(element, tag, in: bytes) }
            return
        }
        if element == .rt || element == .rp, let last = open.last?.element,
            last == .rt || last == .rp
        {
            end(last)
        }
        // Its parentheses are written for every annotation.
        let hidesContent = element.isHidden || element == .rp
        if hidesContent || hiddenDepth > 0 {
            if hidesContent { hiddenDepth += 1 }
            push(
                OpenElement(
                    element: element, outerStyle: style, outerLink: link, isDrawn: false,
                    hidesContent: hidesContent))
            return
        }
        closeImplied(by: element)
        if !element.isInline { beginBlock(element) }
        if let notes, !tag.content.isEmpty,
            let id = HTMLDrawing.attribute("id", of: tag, in: bytes)
        {
            notes.begin(id)
        }
        var opened = OpenElement(element: element, outerStyle: style, outerLink: link)
        style.formUnion(element.style)
        switch element {
        case .a: beginLink(&opened, tag, in: bytes)
        case .sup, .sub: beginScript(&opened)
        case .blockquote:
            page.pushMargin(rest: StyledLine("│ ", style: .dim))
            opened.hasMargin = true
        case .dd: indent(by: 4, &opened)
        case .ul, .menu, .dir: lists.append(.unordered)
        case .ol: beginNumberedList(tag, in: bytes)
        case .li: beginItem(&opened, tag, in: bytes)
        case .pre where table == nil:
            preformatted = ""
            indent(by: 4, &opened)
        case .tfoot: bodyCount = table?.count ?? 0
        case .tr: table?.append([])
        case .td, .th: beginCell(isHeader: element == .th, tag, in: bytes)
        case .q: appendText("“")
        case .rt: appendText("(")
        case .video, .audio: drawMedium(element, tag, of: &opened, in: bytes)
        default: break
        }
        if !page.isStyled, preformatted == nil, let mark = element.plainMark { appendText(mark) }
        push(opened)
    }

    mutating func end(_ element: HTMLElement) {
        guard !element.isVoid, openCounts[element, default: 0] > 0 else {
            // Browsers draw </br> as a break, and ignore </p> without content.
            if element == .br, hiddenDepth == 0 { breakLine() }
            return
        }
        while let last = open.last {
            close(last)
            if last.element == element { return }
        }
    }

    // MARK: Beginning

    /// Closes an open item, paragraph or cell before the next one.
    private mutating func closeImplied(by element: HTMLElement) {
        guard let last = openBlocks.last else { return }
        switch (element, last) {
        case (.li, .li), (.dd, .dd), (.dd, .dt), (.dt, .dd), (.dt, .dt), (.td, .td), (.td, .th),
            (.th, .td), (.th, .th):
            end(last)
        case (.tr, .td), (.tr, .th), (.tr, .tr):
            end(last)
            if openBlocks.last == .tr { end(.tr) }
        case (_, .p) where !element.isInline:
            end(.p)
        default: break
        }
    }

    private mutating func beginBlock(_ element: HTMLElement) {
        flushNoteWords()
        flushScript()
        if table != nil {
            if !element.isTablePart { appendText(" ") }
            return
        }
        endParagraph()
        // The text so far of one around it.
        if element == .pre { drawPreformatted() }
        if element.isSetApart { setApart(element) }
        if element.isHeading { page.widestLine = 0 }
    }

    /// Separates with an empty line, but not within a list, nor between an item's mark and its
    /// text.
    private func setApart(_ element: HTMLElement) {
        let isInnerList = element.isList && !lists.isEmpty
        if !isInnerList, !page.isAtFirstLine { page.separate() }
    }

    private mutating func beginLink(
        _ opened: inout OpenElement, _ tag: MarkupToken, in bytes: Span<UInt8>
    ) {
        guard let url = HTMLDrawing.attribute("href", of: tag, in: bytes) else { return }
        if url.hasPrefix("#") {
            guard noteWords == nil else { return }
            opened.noteAnchor = String(url.dropFirst())
            noteWords = ""
            return
        }
        guard Hyperlink(id: 0, url: url) != nil else { return }
        if let kind = EmbeddedPage.Kind(ofLink: tag, in: bytes) {
            // Each kind has the name of its word. The number has brackets of its own.
            let word = FeedWord(rawValue: kind.rawValue) ?? .embedded
            let brackets = links == .numbered ? ("", "") : ("[", "]")
            appendText(brackets.0 + words[word] + words[.separator])
            opened.ending = brackets.1
        }
        if links == .behindWords || links == .numbered {
            link = page.makeHyperlink(url)
            if link != nil || links == .numbered { style.insert(.underlined) }
        }
        if links == .numbered || links == .printed {
            opened.reference = url
            linkText = []
        }
    }

    private mutating func indent(by count: Int, _ opened: inout OpenElement) {
        guard table == nil else { return }
        page.indent(by: count)
        opened.hasMargin = true
    }

    private mutating func beginNumberedList(_ tag: MarkupToken, in bytes: Span<UInt8>) {
        let start = HTMLDrawing.number("start", of: tag, in: bytes)
        let isReversed = HTMLDrawing.attribute("reversed", of: tag, in: bytes) != nil
        var items = 1
        // Items of a nested list are not counted again, which would take quadratic time.
        if isReversed, start == nil, tag.range.lowerBound >= countedEnd {
            let rest = tag.range.upperBound..<bytes.count
            (items, countedEnd) = HTMLDrawing.itemsOfList(
                after: MarkupScanner(rest, syntax: .html), in: bytes)
        }
        lists.append(
            OpenList(
                type: HTMLDrawing.attribute("type", of: tag, in: bytes), start: start ?? items,
                isReversed: isReversed))
    }

    private mutating func beginItem(
        _ opened: inout OpenElement, _ tag: MarkupToken, in bytes: Span<UInt8>
    ) {
        guard table == nil else { return }
        let depth = lists.count
        var mark = ["•", "◦", "▪"][max(depth - 1, 0) % 3]
        if depth > 0 {
            // No empty lines between items, even with paragraphs.
            if lists[depth - 1].hasItems { page.join() }
            lists[depth - 1].hasItems = true
            if lists[depth - 1].isOrdered {
                let value = HTMLDrawing.number("value", of: tag, in: bytes)
                mark = lists[depth - 1].nextLabel(value: value) ?? mark
            }
        }
        let width = max(mark.cellWidth + 1, lists.last?.isOrdered == true ? 4 : 3)
        var first = StyledLine()
        first.append(spaces: width - 1 - mark.cellWidth)
        first.append(mark, width: mark.cellWidth, style: .dim, link: nil)
        first.append(spaces: 1)
        var rest = StyledLine()
        rest.append(spaces: width)
        opened.hasMargin = true
        if !page.pushMargin(first: first, rest: rest) { appendText(mark + " ") }
    }

    private mutating func beginCell(
        isHeader: Bool, _ tag: MarkupToken, in bytes: Span<UInt8>
    ) {
        guard var rows = table else { return }
        table = nil
        if rows.isEmpty { rows.append([]) }
        var cell = TableDrawing.Cell(isHeader: isHeader)
        if !tag.content.isEmpty {
            let columns = HTMLDrawing.number("colspan", of: tag, in: bytes) ?? 1
            let height = HTMLDrawing.number("rowspan", of: tag, in: bytes) ?? 1
            cell.columns = min(max(columns, 1), 1_000)
            cell.rows = min(max(height, 1), 65_534)
            cell.alignment = HTMLDrawing.attribute("align", of: tag, in: bytes)
                .flatMap { TableDrawing.Cell.Alignment(rawValue: $0) }
        }
        rows[rows.count - 1].append(cell)
        table = rows
    }

    private mutating func push(_ opened: OpenElement) {
        open.append(opened)
        openCounts[opened.element, default: 0] += 1
        if !opened.element.isInline, !opened.element.isHidden { openBlocks.append(opened.element) }
    }

    // MARK: Ending

    private mutating func close(_ opened: OpenElement) {
        let element = opened.element
        if opened.hidesContent { hiddenDepth -= 1 }
        if opened.isDrawn { closeDrawn(opened) }
        open.removeLast()
        openCounts[element, default: 1] -= 1
        if !element.isInline, !element.isHidden { openBlocks.removeLast() }
        style = opened.outerStyle
        link = opened.outerLink
    }

    private mutating func closeDrawn(_ opened: OpenElement) {
        let element = opened.element
        if !page.isStyled, preformatted == nil, let mark = element.plainMark { appendText(mark) }
        if element == .sup || element == .sub { endScript(opened) }
        if element == .q { appendText("”") }
        if element == .rt { appendText(")") }
        if let anchor = opened.noteAnchor { drawNoteWords(leadingTo: anchor) }
        if let ending = opened.ending { appendText(ending) }
        if let reference = opened.reference { refer(to: reference) }
        if element == .pre {
            drawPreformatted()
            // The text that follows in one around it.
            if table == nil, openCounts[.pre, default: 0] > 1 { preformatted = "" }
        }
        guard !element.isInline else { return }
        flushScript()
        if element == .tfoot, let count = table?.count, count > bodyCount {
            foot += table?[bodyCount...] ?? []
            // In place: a table may have many feet.
            table?.removeLast(count - bodyCount)
        }
        if element == .table, let rows = table {
            table = nil
            TableDrawing(rows: rows + foot, caption: caption).draw(on: page)
            foot = []
            caption = []
        }
        if table == nil { endParagraph() }
        if element.isHeading { underlineHeading(element) }
        if opened.hasMargin { page.popMargin() }
        if element.isList { _ = lists.popLast() }
        if element.isSetApart, table == nil { setApart(element) }
    }

    private mutating func drawPreformatted() {
        guard let text = preformatted else { return }
        preformatted = nil
        PreformattedText(text: text).draw(on: page)
    }

    /// Underlines a heading if there are no styles.
    private func underlineHeading(_ element: HTMLElement) {
        guard !page.isStyled, table == nil, element == .h1 || element == .h2 || element == .h3,
            page.widestLine > 0
        else { return }
        page.write(StyledLine(repeating: "─", count: page.widestLine))
        page.widestLine = 0
    }

    /// Writes an address's number after its text, unless they are equal.
    private mutating func refer(to url: String) {
        let isNumbered = drawBracketedWords(of: url)
        let words = linkText ?? []
        linkText = nil
        if isNumbered { return }
        guard links == .numbered || !HTMLDrawing.isSame(words.span, url.utf8Span.span) else {
            return
        }
        append(
            TextRun(
                text: "[\(references.number(of: url))]", style: .dim, link: nil, isNumber: true))
    }

    /// Returns true if both are the same address as users write it.
    private static func isSame(_ words: Span<UInt8>, _ url: Span<UInt8>) -> Bool {
        let (wordsRange, urlRange) = (essence(of: words), essence(of: url))
        let (words, url) = (words.extracting(wordsRange), url.extracting(urlRange))
        if words.count == url.count, words.indices.allSatisfy({ words[$0] == url[$0] }) {
            return true
        }
        // An accented letter can be one character or two.
        return words.indices.contains { words[$0] >= 0x80 }
            && url.indices.contains { url[$0] >= 0x80 } && words.string == url.string
    }

    /// The range of an address without scheme, last slash, and white space around it.
    private static func essence(of text: Span<UInt8>) -> Range<Int> {
        var range = InvisibleText.trimming(0..<text.count, in: text)
        while let last = range.last, text[last] == UInt8(ascii: "/") {
            range = InvisibleText.trimming(range.dropLast(), in: text)
        }
        let schemes: [StaticString] = ["https://", "http://", "mailto:"]
        for scheme in schemes
        where text.hasPrefix(scheme, at: range.lowerBound, before: range.upperBound) {
            range.removeFirst(scheme.utf8CodeUnitCount)
        }
        return range
    }
}
