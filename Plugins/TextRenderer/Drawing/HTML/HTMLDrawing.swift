import FeedMarkup
import FeedViews

/// Lays out HTML as text, in one pass over its bytes.
///
/// The HTML comes sanitised; still, whatever it is, time is linear in it, no element opens a
/// call within a call, and nothing of it reaches the output but text and checked addresses.
///
/// Its many values are the state of one walk over an article: what is open around a tag decides how
/// its text is drawn.
struct HTMLDrawing {
    /// An element that was opened and not yet closed.
    struct OpenElement {
        var element: HTMLElement
        /// The style to go back to when it is closed.
        var outerStyle: TextStyle
        var outerLink: Hyperlink?
        var hasMargin = false
        /// The address to refer to when it is closed.
        var reference: String?
        /// Text written behind it when it is closed.
        var ending: String?
        /// The place within the text that it leads to, by ``HTMLDrawing/noteWords``.
        var noteAnchor: String?
        /// False where the element is hidden, by itself or by another.
        var isDrawn = true
        /// Its content is left out.
        var hidesContent = false
    }

    let page: TextPage
    let links: LinkDrawing
    let words: FeedWords
    var references: ReferenceList
    /// A picture was met.
    var hasPicture = false
    /// Pictures are put on the page, and not only named.
    var placesPictures = false
    /// The addresses of those that were.
    var placedPictures: [String] = []

    var open: [OpenElement] = []
    /// How often each element is open, so that an end without a beginning costs nothing.
    var openCounts: [HTMLElement: Int] = [:]
    /// The blocks among the open elements.
    var openBlocks: [HTMLElement] = []
    var lists: [OpenList] = []
    var style: TextStyle = []
    var link: Hyperlink?
    /// The paragraph that text is being added to.
    var paragraph: LineWrapper?
    /// The table whose cells are being collected.
    var table: [[TableDrawing.Cell]]?
    /// That table's caption.
    var caption: [TextRun] = []
    /// The text of a `pre` element that is open.
    var preformatted: String?
    var hiddenDepth = 0
    /// Where the list ends whose items were counted last.
    var countedEnd = 0
    /// Where the text of the open link began, and what it is, to tell an address that is shown
    /// already.
    var linkText: [UInt8]?
    /// The text of the open link, where that leads to a place within the text.
    var noteWords: String?
    /// Is told where notes stand; `nil` where nobody follows them.
    var notes: NotePlaces?
    /// The text of the open link, where its words stand in brackets of their own and its number is to
    /// stand there, too.
    var bracketedWords: String?
    /// How wide the lines of the open heading are.
    let headingWidth = WidthMeter()
    /// Memory for texts with references, which serves for one after the other.
    private var decoded: [UInt8] = []

    /// Creates a drawing on `page`; `references` go on from those of the text before.
    init(
        page: TextPage, links: LinkDrawing, words: FeedWords,
        references: ReferenceList = ReferenceList()
    ) {
        self.page = page
        self.links = links
        self.words = words
        self.references = references
    }

    /// Draws `html`.
    mutating func draw(_ html: String) {
        draw(html.utf8Span.span)
    }

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
                } else if element == .table, hiddenDepth == 0, table == nil, preformatted == nil,
                    TableShape(after: scanner, in: bytes).isOfData
                {
                    begin(element, token, in: bytes)
                    table = []
                } else {
                    begin(element, token, in: bytes)
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

    /// Adds text that may have references in it.
    private mutating func appendText(markup: Span<UInt8>) {
        guard markup.firstIndex(of: UInt8(ascii: "&"), from: 0) < markup.count else {
            return appendText(markup)
        }
        var text: [UInt8] = []
        swap(&text, &decoded)
        text.removeAll(keepingCapacity: true)
        CharacterReferences.decode(markup, as: .text, into: &text)
        appendText(text.span)
        swap(&text, &decoded)
    }

    /// Adds text in UTF-8, which goes to the paragraph as it is where nothing else is made of it.
    private mutating func appendText(_ text: Span<UInt8>) {
        let element = open.last?.element
        guard preformatted == nil, noteWords == nil, table == nil, element != .sup, element != .sub,
            linkText == nil || links != .numbered
        else { return appendText(text.string) }
        linkText?.append(text, 0..<text.count)
        if paragraph == nil {
            guard !text.indices.allSatisfy({ text[$0].isWhiteSpace }) else { return }
            beginParagraph()
        }
        paragraph?.append(text, style: style, link: link)
    }

    mutating func appendText(_ text: String) {
        if preformatted != nil {
            preformatted?.append(text)
            return
        }
        if noteWords != nil {
            noteWords?.append(text)
            return
        }
        if links == .numbered, takesAsBracketed(text) { return }
        linkText?.append(contentsOf: text.utf8)
        append(TextRun(text: raised(text), style: style, link: link))
    }

    mutating func append(_ run: TextRun) {
        if table != nil {
            appendToCell(run)
            return
        }
        if paragraph == nil {
            guard !run.text.utf8.allSatisfy({ $0.isWhiteSpace }) else { return }
            beginParagraph()
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
            // Text outside of cells stands in a row of its own.
            rows.append([TableDrawing.Cell(runs: [run])])
        }
        table = rows
    }

    mutating func beginParagraph() {
        let page = page
        let meter = headingWidth
        paragraph = LineWrapper(
            width: page.availableWidth, keepsAddresses: page.keepsAddresses,
            keepsLooks: !page.isPlain
        ) {
            meter.widen(to: $0.width)
            page.write($0)
        }
    }

    mutating func endParagraph() {
        flushBracketedWords()
        paragraph?.finish()
        paragraph = nil
    }

    /// Draws a formula as text: in its line, or by itself where it is displayed so.
    private mutating func drawFormula(
        _ tag: MarkupToken, _ scanner: inout MarkupScanner, in bytes: Span<UInt8>
    ) {
        let isApart =
            table == nil && preformatted == nil
            && HTMLDrawing.attribute("display", of: tag, in: bytes) == "block"
        let text = FormulaText.read(&scanner, in: bytes)
        guard isApart else { return appendText(text) }
        endParagraph()
        var indent = StyledLine()
        indent.append(spaces: 4)
        page.pushMargin(rest: indent)
        appendText(text)
        endParagraph()
        page.popMargin()
    }

    /// Draws the words of a link that leads to a place within the text: a note's number raised, and
    /// nothing of a mere sign that leads back.
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
        appendText(isNumber ? HTMLDrawing.raised(mark) : words)
    }

    /// The signs by which a note leads back to where it belongs.
    private static let signsBack = "↩↵⏎↑⇑⤴⬆▲^⌃↩\u{FE0E}↩\u{FE0F}⤴\u{FE0E}⤴\u{FE0F}⬆\u{FE0F}"

    /// Digits as they stand above or below the line, where the text is of digits only.
    private func raised(_ text: String) -> String {
        switch open.last?.element {
        case .sup: HTMLDrawing.raised(text)
        case .sub: HTMLDrawing.raised(text, isBelow: true)
        default: text
        }
    }

    private static func raised(_ text: String, isBelow: Bool = false) -> String {
        let digits = Array(isBelow ? "₀₁₂₃₄₅₆₇₈₉" : "⁰¹²³⁴⁵⁶⁷⁸⁹")
        var result = ""
        for byte in text.utf8 {
            guard byte >= 0x30, byte <= 0x39 else { return text }
            result.append(digits[Int(byte - 0x30)])
        }
        return result
    }

    // MARK: Reading

    /// The whole number that the attribute called `name` gives.
    static func number(
        _ name: StaticString, of tag: MarkupToken, in bytes: Span<UInt8>
    ) -> Int? {
        attribute(name, of: tag, in: bytes).flatMap { Int($0) }
    }

    /// The value of the attribute called `name`.
    static func attribute(
        _ name: StaticString, of tag: MarkupToken, in bytes: Span<UInt8>
    ) -> String? {
        var scanner = MarkupAttributeScanner(tag, syntax: .html)
        while let attribute = scanner.next(in: bytes) {
            guard bytes.equalsIgnoringCase(attribute.name, name) else { continue }
            var output: [UInt8] = []
            CharacterReferences.decode(
                bytes.extracting(attribute.value), as: .attribute, into: &output)
            return String(decoding: output, as: UTF8.self)
        }
        return nil
    }
}

/// Keeps how wide the widest line was.
final class WidthMeter {
    private(set) var width = 0

    func widen(to width: Int) { self.width = max(self.width, width) }
    func reset() { width = 0 }
}
