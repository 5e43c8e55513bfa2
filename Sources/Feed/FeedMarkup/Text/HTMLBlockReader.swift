/// Converts sanitised HTML to blocks of text.
///
/// Tolerates any other input. O(n).
///
/// Its many properties are the state of one pass over an article.
struct HTMLBlockReader {
    /// An open element that affects the text.
    struct OpenElement {
        var element: HTMLElement
        /// The number of the next item of an ordered list.
        var ordinal: Int?
        var step = 1
        /// The list counts down to one, from the number of its items, which its end tells.
        var isUncounted = false
        /// The effect of this element and its ancestors.
        var context: Context
        /// The value to pass to ``InnermostElements/close(_:outer:)``.
        var outer: Int8
        /// The number of blocks, and of runs and bytes of its own block, before it.
        var blockCount: Int
        var runCount: Int
        var textCount: Int
    }

    var blocks: [HTMLTextBlock] = []
    var open: [OpenElement] = []
    var innermost = InnermostElements()
    var context = Context()
    var runs: [HTMLTextRun] = []
    var text: [UInt8] = []
    /// The start of the current run in the text.
    private var runStart = 0
    private var scratch: [UInt8] = []
    var style: HTMLTextRun.Style = []
    var link: String?
    /// The address of the picture that the current run stands for.
    var pictureURL: String?
    var needsSpace = false
    /// The block has text, so white space is significant.
    var hasText = false
    /// The block ends with a space or a line end so far.
    private var endsWithSpace = false
    var marker: HTMLTextBlock.Marker?
    /// The cells of the current row; `nil` outside of rows.
    var cells: [[HTMLTextRun]]?
    /// Their alignments, and that of the current cell.
    var alignments: [HTMLTextBlock.Alignment?] = []
    var alignment: HTMLTextBlock.Alignment?
    var rowIsHeader = false
    /// The names of elements since the last block.
    var anchors: [String] = []
    var isPreformatted = false
    /// The current link stands for embedded content.
    var isEmbedded = false
    /// The text of the current link to a fragment, which may be a footnote's mark.
    var heldLink: FootnoteMark?
    /// The number of open elements around the dropped note, including its own; `nil` outside of
    /// one.
    var noteDepth: Int?
    /// The current block is a note.
    var isNoteBlock = false
    /// The blocks of a table's foot, the last one first, until only `footDepth` elements are open.
    var foot: [HTMLTextBlock] = []
    var footDepth = 0
    let purpose: Purpose

    /// The intended use of the blocks.
    enum Purpose {
        /// Everything, with alternative text for pictures.
        case all
        /// Everything, with pictures as blocks.
        case page
        /// Text only, without pictures and embedded pages.
        case words
        /// Sentences for an excerpt: no headings, captions, code, table cells or footnote marks.
        case sentences
    }

    /// Returns true if runs and links are needed, not only text.
    var keepsStyles: Bool { purpose == .all || purpose == .page }

    /// Returns the blocks of `bytes`.
    static func read(_ bytes: Span<UInt8>, for purpose: Purpose = .all) -> [HTMLTextBlock] {
        var reader = HTMLBlockReader(purpose: purpose)
        var scanner = MarkupScanner(0..<bytes.count, syntax: .html)
        while let token = scanner.next(in: bytes) {
            switch token.kind {
            case .text: reader.readText(bytes.extracting(token.content))
            case .startTag:
                guard let element = HTMLElement.named(token.name, in: bytes) else { continue }
                if element == .math {
                    reader.append(FormulaText.read(&scanner, in: bytes))
                } else {
                    reader.start(element, token, in: bytes)
                }
            case .endTag:
                if let element = HTMLElement.named(token.name, in: bytes) { reader.end(element) }
            default: continue
            }
        }
        reader.endBlock()
        reader.endRow()
        reader.endFoot()
        return reader.blocks
    }

    // MARK: - Text

    private mutating func readText(_ bytes: Span<UInt8>) {
        var decoded: [UInt8] = []
        swap(&decoded, &scratch)
        defer { swap(&decoded, &scratch) }
        decoded.removeAll(keepingCapacity: true)
        CharacterReferences.decode(bytes, as: .text, into: &decoded)
        append(decoded.span)
    }

    mutating func append(_ bytes: Span<UInt8>) {
        if heldLink != nil {
            heldLink?.text.append(bytes, 0..<bytes.count)
            return
        }
        if !keepsStyles, isAside { return }
        // Its parentheses are written for every annotation.
        if innermost[.rp] >= 0 { return }
        if isPreformatted {
            // HTML ignores a line feed at the beginning of a preformatted block.
            let isBeginning = !hasText && bytes.first == UInt8(ascii: "\n")
            TextCleaning.clean(bytes.extracting((isBeginning ? 1 : 0)..<bytes.count), into: &text)
            if !bytes.isEmpty { hasText = true }
            return
        }
        var start = 0
        while start < bytes.count {
            if bytes[start].isHTMLWhiteSpace {
                needsSpace = true
                start += 1
                continue
            }
            let end = Self.endOfWords(in: bytes, from: start)
            if needsSpace, hasText, !endsWithSpace { text.append(UInt8(ascii: " ")) }
            needsSpace = false
            hasText = true
            endsWithSpace = false
            TextCleaning.clean(bytes.extracting(start..<end), into: &text)
            start = end
        }
    }

    /// Fast path: the end of the words from `start` on that are separated by single spaces.
    private static func endOfWords(in bytes: Span<UInt8>, from start: Int) -> Int {
        var end = bytes.endOfWords(from: start)
        while end < bytes.count {
            if bytes[end].isHTMLWhiteSpace {
                guard bytes[end] == UInt8(ascii: " "), end + 1 < bytes.count,
                    !bytes[end + 1].isHTMLWhiteSpace, bytes[end - 1] != UInt8(ascii: " ")
                else { break }
            }
            end += 1
        }
        return bytes[end - 1] == UInt8(ascii: " ") ? end - 1 : end
    }

    /// Returns true inside a footnote's mark or the name of embedded content, which are not part of
    /// the text.
    private var isAside: Bool {
        innermost[.a] >= 0 && (isEmbedded || (purpose == .sentences && innermost[.sup] >= 0))
    }

    /// Returns true if a block of `kind` is not quoted in excerpts.
    private func isLeftOut(_ kind: HTMLTextBlock.Kind) -> Bool {
        guard purpose == .sentences else { return false }
        if noteDepth != nil || isNoteBlock { return true }
        switch kind {
        case .heading, .preformatted, .tableRow, .rule, .picture: return true
        case .paragraph:
            return innermost[.figcaption] >= 0 || innermost[.caption] >= 0 || innermost[.nav] >= 0
        }
    }

    mutating func append(_ text: String) {
        append(text.utf8Span.span)
    }

    mutating func breakLine() {
        guard hasText || isPreformatted else { return }
        needsSpace = false
        endsWithSpace = true
        text.append(UInt8(ascii: "\n"))
    }

    mutating func endRun(isLast: Bool = false) {
        // A space between two runs belongs to the first, so that a link does not begin with it.
        if text.count > runStart, needsSpace, hasText, !endsWithSpace {
            text.append(UInt8(ascii: " "))
            needsSpace = false
            endsWithSpace = true
        }
        // Text without styles needs no separate runs.
        guard isLast || keepsStyles, !text.isEmpty else {
            runStart = text.count
            return
        }
        runs.append(
            HTMLTextRun(
                text: String(decoding: text, as: UTF8.self), style: style, link: link,
                pictureURL: pictureURL))
        text.removeAll(keepingCapacity: true)
        runStart = 0
    }

    mutating func set(_ newStyle: HTMLTextRun.Style) {
        guard newStyle != style else { return }
        endRun()
        style = newStyle
    }

    // MARK: - Blocks

    /// Ends the block, or adds it to the current cell.
    mutating func endBlock() {
        let runs = takeRuns()
        defer { isNoteBlock = false }
        // Editors write blank lines as paragraphs with a space that does not break.
        guard
            runs.contains(where: {
                !InvisibleText.isAll(0..<$0.text.utf8.count, in: $0.text.utf8Span.span)
            })
        else { return }
        let kind: HTMLTextBlock.Kind =
            isPreformatted
            ? .preformatted : context.headingLevel.map { .heading($0) } ?? .paragraph
        guard !isLeftOut(kind) else { return }
        add(HTMLTextBlock(kind: kind, marker: marker, runs: runs))
        marker = nil
    }

    /// Ends the text of a block or a cell.
    private mutating func takeRuns() -> [HTMLTextRun] {
        endScripts()
        endRun(isLast: true)
        trimEnd()
        hasText = false
        needsSpace = false
        endsWithSpace = false
        defer { runs = [] }
        return runs
    }

    /// Appends a block with what the elements around it say.
    mutating func add(_ block: HTMLTextBlock) {
        var block = block
        block.quoteDepth = context.quoteDepth
        block.listDepth = context.listDepth
        block.isRightToLeft = context.isRightToLeft
        block.anchors = anchors
        anchors = []
        blocks.append(block)
    }

    /// Removes trailing white space from the runs.
    private mutating func trimEnd() {
        while let last = runs.last {
            let kept = last.text.utf8.reversed().drop { $0.isHTMLWhiteSpace }.count
            if kept == last.text.utf8.count { return }
            if kept > 0 {
                runs[runs.count - 1].text = String(
                    decoding: last.text.utf8.prefix(kept), as: UTF8.self)
                return
            }
            runs.removeLast()
        }
    }

    mutating func endCell() {
        let cell = takeRuns()
        cells?.append(cell)
        alignments.append(alignment)
        alignment = nil
    }

    /// Ends the current row, if there is one. A block in a cell shows that the table is for layout.
    mutating func endRow() {
        guard let row = cells else { return }
        cells = nil
        guard row.contains(where: { !$0.isEmpty }), purpose != .sentences else { return }
        add(
            HTMLTextBlock(
                kind: .tableRow(isHeader: rowIsHeader), marker: marker, cells: row,
                alignments: alignments.contains { $0 != nil } ? alignments : []))
        marker = nil
    }
}
