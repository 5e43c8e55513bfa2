import FeedMarkup
import FeedViews

/// Lays out HTML as text, in one pass.
///
/// The HTML is sanitised; still, time is linear for any input, elements don't recurse, and only
/// text and validated addresses reach the output.
///
/// Has many properties, since all open elements affect how text is drawn.
struct HTMLDrawing {
    /// An open element.
    struct OpenElement {
        var element: HTMLElement
        /// The style to restore.
        var outerStyle: TextStyle
        var outerLink: Hyperlink?
        var hasMargin = false
        /// The address to refer to at its end.
        var reference: String?
        /// The text to write after it.
        var ending: String?
        /// The note that it links to; see ``HTMLDrawing/noteWords``.
        var noteAnchor: String?
        /// Where the text of a `sup` or `sub` begins in ``HTMLDrawing/script``, or in
        /// ``HTMLDrawing/preformatted``.
        var scriptStart: Int?
        /// False if it, or an enclosing element, is hidden.
        var isDrawn = true
        /// True to skip its content.
        var hidesContent = false
    }

    let page: TextPage
    let links: LinkDrawing
    let words: FeedWords
    /// Continues those of the text before.
    var references = ReferenceList()
    /// True to place pictures, not only their text.
    var placesPictures = false

    var open: [OpenElement] = []
    /// The number of open elements by kind, so that an end tag without a start costs O(1).
    var openCounts: [HTMLElement: Int] = [:]
    /// The blocks among open elements.
    var openBlocks: [HTMLElement] = []
    var lists: [OpenList] = []
    var style: TextStyle = []
    var link: Hyperlink?
    /// The current paragraph.
    var paragraph: LineWrapper?
    /// The current table.
    var table: [[TableDrawing.Cell]]?
    /// The number of its rows before an open foot, and the rows of the foot, which are drawn last.
    var bodyCount = 0
    var foot: [[TableDrawing.Cell]] = []
    /// Its caption.
    var caption: [TextRun] = []
    /// The text of an open `pre`.
    var preformatted: String?
    /// The text of an open `sup` or `sub`, which is drawn as a whole.
    var script: [TextRun]?
    var hiddenDepth = 0
    /// The end of the list whose items were counted last.
    var countedEnd = 0
    /// The text of the open link, to compare it with the address.
    var linkText: [UInt8]?
    /// The text of an open link to a note.
    var noteWords: String?
    /// Receives the positions of notes; `nil` if no one follows them.
    var notes: NoteReferences?
    /// The text of an open link in brackets, which will contain its number.
    var bracketedWords: String?
    /// A reused buffer for decoded references.
    var decoded: [UInt8] = []

    /// Draws HTML in UTF-8.
    mutating func draw(_ bytes: Span<UInt8>) {
        var scanner = MarkupScanner(0..<bytes.count, syntax: .html)
        while let token = scanner.next(in: bytes) {
            switch token.kind {
            case .text, .rawText:
                guard hiddenDepth == 0 else { continue }
                appendText(markup: bytes.extracting(token.content))
            case .startTag:
                guard let element = HTMLElement.named(token.name, in: bytes) else { continue }
                if element == .math, hiddenDepth == 0 {
                    drawFormula(token, &scanner, in: bytes)
                } else {
                    let isTable =
                        element == .table && hiddenDepth == 0 && table == nil
                        && preformatted == nil && Self.isTableOfData(after: scanner, in: bytes)
                    begin(element, token, in: bytes)
                    if isTable { table = [] }
                }
            case .endTag:
                guard let element = HTMLElement.named(token.name, in: bytes) else { continue }
                end(element)
            case .comment, .declaration, .processingInstruction:
                continue
            }
        }
        while let last = open.last { end(last.element) }
        endParagraph()
    }

    // MARK: Text

    /// Adds text with references.
    private mutating func appendText(markup: Span<UInt8>) {
        guard markup.firstIndex(of: UInt8(ascii: "&"), in: 0..<markup.count) != nil else {
            return appendText(markup)
        }
        var text: [UInt8] = []
        swap(&text, &decoded)
        text.removeAll(keepingCapacity: true)
        CharacterReferences.decode(markup, as: .text, into: &text)
        appendText(text.span)
        swap(&text, &decoded)
    }

    /// Adds UTF-8 text, unchanged on the fast path.
    private mutating func appendText(_ text: Span<UInt8>) {
        guard preformatted == nil, noteWords == nil, table == nil, script == nil,
            linkText == nil || links != .numbered
        else { return appendText(text.string) }
        linkText?.append(text, 0..<text.count)
        if paragraph == nil {
            guard !InvisibleText.isAll(0..<text.count, in: text) else { return }
            paragraph = page.makeWrapper()
        }
        paragraph?.append(text, style: style, link: link)
    }

    mutating func appendText(_ text: String) {
        if preformatted == nil {
            if noteWords != nil {
                noteWords?.append(text)
                return
            }
            if links == .numbered, takesAsBracketed(text) { return }
        }
        linkText?.append(contentsOf: text.utf8)
        append(TextRun(text: text, style: style, link: link))
    }

    mutating func append(_ run: TextRun) {
        if preformatted != nil {
            preformatted?.append(run.text)
            return
        }
        if script != nil {
            script?.append(run)
            return
        }
        if table != nil {
            appendToCell(run)
            return
        }
        if paragraph == nil {
            let text = run.text.utf8Span.span
            guard !InvisibleText.isAll(0..<text.count, in: text) else { return }
            paragraph = page.makeWrapper()
        }
        paragraph?.append(run.text, style: run.style, link: run.link)
    }

    private mutating func appendToCell(_ run: TextRun) {
        if openBlocks.last == .caption {
            caption.append(run)
            return
        }
        guard var rows = table else { return }
        table = nil
        if rows.last?.isEmpty == false {
            rows[rows.count - 1][rows[rows.count - 1].count - 1].runs.append(run)
        } else if !run.text.utf8.allSatisfy({ $0 <= 0x20 }) {
            // Text outside of cells becomes a row of its own.
            rows.append([TableDrawing.Cell(runs: [run])])
        }
        table = rows
    }

    mutating func endParagraph() {
        flushNoteWords()
        flushBracketedWords()
        paragraph?.finish()
        paragraph = nil
    }

    /// Draws a formula as text: inline, or as a block.
    private mutating func drawFormula(
        _ tag: MarkupToken, _ scanner: inout MarkupScanner, in bytes: Span<UInt8>
    ) {
        let isApart =
            table == nil && preformatted == nil
            && HTMLDrawing.attribute("display", of: tag, in: bytes) == "block"
        let text = FormulaText.read(&scanner, in: bytes)
        guard isApart else { return appendText(text) }
        endParagraph()
        page.indent(by: 4)
        appendText(text)
        endParagraph()
        page.popMargin()
    }

    /// Draws the text of a link to a note: its number raised, and nothing for a sign that links
    /// back.
    mutating func drawNoteWords(leadingTo anchor: String) {
        guard let words = noteWords else { return }
        noteWords = nil
        let mark = words.filter { !$0.isWhitespace && !"[]()".contains($0) }
        guard !mark.allSatisfy({ HTMLDrawing.signsBack.contains($0) }) else { return }
        let isNumber = mark.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        if let notes {
            notes.refer(to: anchor, by: mark)
            link = page.makeHyperlink(toNote: anchor)
        }
        appendText(isNumber ? ScriptText.text(mark, isLowered: false) : words)
    }

    /// Draws the words so far of an open link to a note, before a block or the next line.
    mutating func flushNoteWords() {
        guard noteWords?.isEmpty == false,
            let anchor = open.last(where: { $0.noteAnchor != nil })?.noteAnchor
        else { return }
        drawNoteWords(leadingTo: anchor)
    }

    /// Signs of links back from a note.
    private static let signsBack = "↩↵⏎↑⇑⤴⬆▲^⌃↩\u{FE0E}↩\u{FE0F}⤴\u{FE0E}⤴\u{FE0F}⬆\u{FE0F}"

    // MARK: Raised and lowered text

    mutating func beginScript(_ opened: inout OpenElement) {
        guard noteWords == nil else { return }
        if let text = preformatted {
            opened.scriptStart = text.utf8.count
        } else {
            opened.scriptStart = script?.count ?? 0
            script = script ?? []
        }
    }

    mutating func endScript(_ opened: OpenElement) {
        guard let start = opened.scriptStart else { return }
        let isLowered = opened.element == .sub
        if preformatted != nil {
            formatPreformatted(from: start, isLowered: isLowered)
            return
        }
        guard var runs = script else { return }
        script = nil
        Self.format(&runs, from: start, isLowered: isLowered)
        if start > 0 || open.dropLast().contains(where: { $0.scriptStart != nil }) {
            script = runs
        } else {
            for run in runs { append(run) }
        }
    }

    private static func format(_ runs: inout [TextRun], from start: Int, isLowered: Bool) {
        guard start < runs.count else { return }
        var parts = runs[start...].map { $0.isNumber ? "" : $0.text }
        ScriptText.format(&parts, isLowered: isLowered)
        for (index, part) in zip(start..., parts) where !runs[index].isNumber {
            runs[index].text = part
        }
    }

    private mutating func formatPreformatted(from start: Int, isLowered: Bool) {
        guard let text = preformatted, start < text.utf8.count else { return }
        let index = text.utf8.index(text.startIndex, offsetBy: start)
        let formatted = ScriptText.text(String(text[index...]), isLowered: isLowered)
        preformatted?.removeSubrange(index...)
        preformatted?.append(formatted)
    }

    /// Draws the text so far of open `sup` and `sub`, before a block or the next line. Raises and lowers
    /// that of the two innermost, so that many in each other cost little.
    mutating func flushScript() {
        guard preformatted == nil, var runs = script else { return }
        script = nil
        var count = 0
        for index in open.indices.reversed() {
            guard let start = open[index].scriptStart else { continue }
            if count < 2 {
                Self.format(&runs, from: start, isLowered: open[index].element == .sub)
            }
            count += 1
            open[index].scriptStart = 0
        }
        for run in runs { append(run) }
        script = []
    }

    // MARK: Attributes

    /// Returns an attribute as an integer.
    static func number(
        _ name: StaticString, of tag: MarkupToken, in bytes: Span<UInt8>
    ) -> Int? {
        attribute(name, of: tag, in: bytes).flatMap { Int($0) }
    }

    /// Returns an attribute's value.
    static func attribute(
        _ name: StaticString, of tag: MarkupToken, in bytes: Span<UInt8>
    ) -> String? {
        tag.value(of: name, in: bytes).map {
            String(decoding: CharacterReferences.decodedAttribute($0, in: bytes), as: UTF8.self)
        }
    }
}
