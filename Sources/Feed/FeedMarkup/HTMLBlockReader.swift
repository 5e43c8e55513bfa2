/// Reads sanitised HTML as blocks of text.
///
/// Whatever else it is given, it gives some text for it; takes time linear in the input.
///
/// Its many values are the state of one walk over an article.
struct HTMLBlockReader {
    /// An element that is open and means something to the text.
    struct OpenElement {
        var element: HTMLElement
        /// The number of the next item, in a list that has numbers.
        var ordinal: Int?
        /// Covers it and the elements around it.
        var context: Context
        /// Given back to ``OpenElementPlaces`` when it is closed.
        var outer: Int8
        /// How many blocks there were when it was opened.
        var blockCount: Int
    }

    var blocks: [HTMLTextBlock] = []
    var open: [OpenElement] = []
    var places = OpenElementPlaces()
    var context = Context()
    var runs: [HTMLTextRun] = []
    var text: [UInt8] = []
    /// Where the run that is open begins in the text.
    private var runStart = 0
    private var scratch: [UInt8] = []
    var style: HTMLTextRun.Style = []
    var link: String?
    /// Of the picture that the run that is open stands for.
    var pictureURL: String?
    var owesSpace = false
    /// The block has text already; white space before it is not kept.
    var hasText = false
    /// The block ends with a space or a line end so far.
    private var endsWithSpace = false
    var marker: HTMLTextBlock.Marker?
    /// The cells of the row that is being read, `nil` outside of rows.
    var cells: [[HTMLTextRun]]?
    var rowIsHeader = false
    var isPreformatted = false
    /// The link that is open stands for something embedded.
    var isEmbedded = false
    /// A link with a fragment, as far as it was read; its end shows whether it is a note's mark.
    var heldLink: NoteMark?
    /// How many elements are open around the note that is left out, that itself is in included; `nil`
    /// where none is.
    var noteDepth: Int?
    /// The block that is open is a note by itself.
    var isNoteBlock = false
    let purpose: Purpose

    /// The use of the blocks.
    enum Purpose {
        /// All there is, with the words that stand for pictures.
        case all
        /// The same with pictures as blocks, for a page that shows them in their places.
        case page
        /// The words, without the stand-ins for pictures, films and other pages.
        case words
        /// Sentences to show under a title: neither headings and captions, nor code and cells, nor
        /// the numbers of notes.
        case sentences
    }

    /// Runs and their links are wanted, not only words.
    var keepsLooks: Bool { purpose == .all || purpose == .page }

    private init(for purpose: Purpose) {
        self.purpose = purpose
    }

    /// The blocks of `bytes`.
    static func read(_ bytes: Span<UInt8>, for purpose: Purpose = .all) -> [HTMLTextBlock] {
        var reader = HTMLBlockReader(for: purpose)
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
        if !keepsLooks, isAside { return }
        if isPreformatted {
            // HTML drops the line feed that a preformatted block begins with.
            let isBeginning = !hasText && bytes.first == UInt8(ascii: "\n")
            TextCleaning.clean(bytes.extracting((isBeginning ? 1 : 0)..<bytes.count), into: &text)
            if !bytes.isEmpty { hasText = true }
            return
        }
        var start = 0
        while start < bytes.count {
            if bytes[start].isHTMLWhiteSpace {
                owesSpace = true
                start += 1
                continue
            }
            let end = Self.endOfWords(in: bytes, from: start)
            if owesSpace, hasText, !endsWithSpace { text.append(UInt8(ascii: " ")) }
            owesSpace = false
            hasText = true
            endsWithSpace = false
            TextCleaning.clean(bytes.extracting(start..<end), into: &text)
            start = end
        }
    }

    /// The end of the words from `start` on that are parted by one space each, as nearly all are.
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

    /// True for a note's number and the name of what is embedded, which say nothing by themselves.
    private var isAside: Bool {
        places[.a] >= 0 && (isEmbedded || (purpose == .sentences && places[.sup] >= 0))
    }

    /// True where the block that ends is none to quote from.
    private func isLeftOut(_ kind: HTMLTextBlock.Kind) -> Bool {
        guard purpose == .sentences else { return false }
        if noteDepth != nil || isNoteBlock { return true }
        switch kind {
        case .heading, .preformatted, .tableRow, .rule, .picture: return true
        case .paragraph:
            return places[.figcaption] >= 0 || places[.caption] >= 0 || places[.nav] >= 0
        }
    }

    mutating func append(_ text: String) {
        let bytes = Array(text.utf8)
        append(bytes.span)
    }

    mutating func breakLine() {
        guard hasText || isPreformatted else { return }
        owesSpace = false
        endsWithSpace = true
        text.append(UInt8(ascii: "\n"))
    }

    mutating func endRun(isLast: Bool = false) {
        if text.count > runStart { settleSpace() }
        // Who wants words wants no looks and no links.
        guard isLast || keepsLooks, !text.isEmpty else {
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

    private mutating func settleSpace() {
        // A space between two runs belongs to the first, so that a link does not begin with it.
        if owesSpace, hasText, !endsWithSpace {
            text.append(UInt8(ascii: " "))
            owesSpace = false
            endsWithSpace = true
        }
    }

    mutating func set(_ newStyle: HTMLTextRun.Style) {
        guard newStyle != style else { return }
        endRun()
        style = newStyle
    }

    // MARK: - Blocks

    /// Ends the block, or takes it as a part of the cell that is open.
    mutating func endBlock(as kind: HTMLTextBlock.Kind? = nil) {
        endRun(isLast: true)
        trimEnd()
        defer {
            runs = []
            isNoteBlock = false
            hasText = false
            owesSpace = false
            endsWithSpace = false
        }
        guard !runs.isEmpty else { return }
        let kind =
            kind ?? (isPreformatted ? .preformatted : context.headingLevel.map { .heading($0) })
            ?? .paragraph
        guard !isLeftOut(kind) else { return }
        blocks.append(
            HTMLTextBlock(
                kind: kind,
                quoteDepth: context.quoteDepth, listDepth: context.listDepth, marker: marker,
                runs: runs))
        marker = nil
    }

    /// Takes line feeds and white space off the end of what the runs hold.
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
        guard cells != nil else { return }
        endRun(isLast: true)
        trimEnd()
        cells?.append(runs)
        runs = []
        hasText = false
        owesSpace = false
        endsWithSpace = false
    }

    mutating func endRow() {
        guard let row = cells else { return }
        cells = nil
        guard row.contains(where: { !$0.isEmpty }), purpose != .sentences else { return }
        blocks.append(
            HTMLTextBlock(
                kind: .tableRow(isHeader: rowIsHeader), quoteDepth: context.quoteDepth,
                listDepth: context.listDepth, marker: marker, cells: row))
        marker = nil
    }

    /// A block within a cell shows that the table is there for the layout: what is in the cell
    /// is read as if there were no table.
    mutating func leaveRow() {
        guard cells != nil else { return }
        endRow()
    }
}
