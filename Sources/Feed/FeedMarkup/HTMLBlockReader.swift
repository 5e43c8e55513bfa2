/// Reads sanitised HTML as blocks of text.
///
/// Whatever else it is given, it gives some text for it; takes time linear in the input.
///
/// Its many values are the state of one walk over an article.
struct HTMLBlockReader {
    /// An element that is open and means something to the text.
    private struct OpenElement {
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

    private var blocks: [HTMLTextBlock] = []
    private var open: [OpenElement] = []
    private var places = OpenElementPlaces()
    private var context = Context()
    private var runs: [HTMLTextRun] = []
    private var text: [UInt8] = []
    /// Where the run that is open begins in the text.
    private var runStart = 0
    private var scratch: [UInt8] = []
    private var style: HTMLTextRun.Style = []
    private var link: String?
    private var owesSpace = false
    /// The block has text already; white space before it is not kept.
    private var hasText = false
    /// The block ends with a space or a line end so far.
    private var endsWithSpace = false
    private var marker: HTMLTextBlock.Marker?
    /// The cells of the row that is being read, `nil` outside of rows.
    private var cells: [[HTMLTextRun]]?
    private var rowIsHeader = false
    private var isPreformatted = false
    /// The link that is open stands for something embedded.
    private var isEmbedded = false
    /// A link with a fragment, as far as it was read; its end shows whether it is a note's mark.
    private var heldLink: NoteMark?
    /// How many elements are open around the note that is left out, that itself is in included; `nil`
    /// where none is.
    private var noteDepth: Int?
    /// The block that is open is a note by itself.
    private var isNoteBlock = false
    private let purpose: Purpose

    /// The use of the blocks.
    enum Purpose {
        /// All there is, with the words that stand for pictures.
        case all
        /// The words, without the stand-ins for pictures, films and other pages.
        case words
        /// Sentences to show under a title: neither headings and captions, nor code and cells, nor
        /// the numbers of notes.
        case sentences
    }

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

    private mutating func append(_ bytes: Span<UInt8>) {
        if heldLink != nil {
            heldLink?.text.append(bytes, 0..<bytes.count)
            return
        }
        if purpose != .all, isAside { return }
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
        case .heading, .preformatted, .tableRow, .rule: return true
        case .paragraph:
            return places[.figcaption] >= 0 || places[.caption] >= 0 || places[.nav] >= 0
        }
    }

    private mutating func append(_ text: String) {
        let bytes = Array(text.utf8)
        append(bytes.span)
    }

    private mutating func breakLine() {
        guard hasText || isPreformatted else { return }
        owesSpace = false
        endsWithSpace = true
        text.append(UInt8(ascii: "\n"))
    }

    private mutating func endRun(isLast: Bool = false) {
        if text.count > runStart { settleSpace() }
        // Who wants words wants no looks and no links.
        guard isLast || purpose == .all, !text.isEmpty else {
            runStart = text.count
            return
        }
        runs.append(
            HTMLTextRun(text: String(decoding: text, as: UTF8.self), style: style, link: link))
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

    private mutating func set(_ newStyle: HTMLTextRun.Style) {
        guard newStyle != style else { return }
        endRun()
        style = newStyle
    }

    // MARK: - Blocks

    /// Ends the block, or takes it as a part of the cell that is open.
    private mutating func endBlock(as kind: HTMLTextBlock.Kind? = nil) {
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

    private mutating func endCell() {
        guard cells != nil else { return }
        endRun(isLast: true)
        trimEnd()
        cells?.append(runs)
        runs = []
        hasText = false
        owesSpace = false
        endsWithSpace = false
    }

    private mutating func endRow() {
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
    private mutating func leaveRow() {
        guard cells != nil else { return }
        endRow()
    }

    // MARK: - Tags

    private mutating func start(
        _ element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        switch element {
        case .br: breakLine()
        case .img: readPicture(token, in: bytes)
        case .audio, .video: readMedium(token, in: bytes)
        case .hr:
            leaveRow()
            endBlock()
            blocks.append(
                HTMLTextBlock(
                    kind: .rule, quoteDepth: context.quoteDepth, listDepth: context.listDepth))
        case .q:
            append("“")
        case .tr:
            leaveRow()
            endBlock()
            cells = []
            rowIsHeader = true
        case .td, .th:
            if cells == nil { endBlock() }
            if element == .td { rowIsHeader = false }
        case .wbr, .col, .source, .track: return
        default:
            if element.isBlock || element == .caption {
                leaveRow()
                endBlock()
            }
        }
        guard !element.isVoid, open.count < OpenElementPlaces.limit else { return }
        let numbersItems = element == .ol
        context.enter(element)
        open.append(
            OpenElement(
                element: element,
                ordinal: numbersItems ? number(.start, token, in: bytes) ?? 1 : nil,
                context: context, outer: places.open(element, at: open.count),
                blockCount: blocks.count))
        enter(element, token, in: bytes)
    }

    private mutating func enter(
        _ element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        switch element {
        case .li:
            marker = .bullet
            let list = max(places[.ul], places[.ol], places[.menu], places[.dir])
            if list >= 0, let next = open[list].ordinal {
                let ordinal = number(.value, token, in: bytes) ?? next
                marker = .number(ordinal)
                open[list].ordinal = ordinal &+ 1
            }
        case .pre: isPreformatted = true
        case .a:
            endRun()
            link = value(.href, token, in: bytes)
            isEmbedded = value(.embed, token, in: bytes) != nil
            if purpose == .sentences, !isEmbedded, link?.utf8.contains(UInt8(ascii: "#")) == true {
                heldLink = NoteMark(isFirst: !hasText)
            }
        default: break
        }
        set(context.style)
    }

    private mutating func end(_ element: HTMLElement) {
        let place = places[element]
        guard place >= 0 else { return }
        if places[.a] > place { endHeldLink() }
        switch element {
        case .q: append("”")
        case .td, .th: if cells != nil { endCell() } else { endBlock() }
        case .tr:
            endBlockOrCell()
            endRow()
        case .table:
            endBlockOrCell()
            endRow()
        default:
            if element.isBlock || element == .caption { endBlock() }
        }
        if element == .a {
            endHeldLink()
            endRun()
            link = nil
            isEmbedded = false
        }
        // An item without text leaves no mark on what comes after it.
        if element == .li || element.isList { marker = nil }
        while open.count > place, let last = open.popLast() {
            places.close(last.element, outer: last.outer)
        }
        if let depth = noteDepth, open.count < depth { noteDepth = nil }
        context = open.last?.context ?? Context()
        isPreformatted = places[.pre] >= 0
        set(context.style)
    }

    /// Takes the words of a link for what they are: a note's mark is not for sentences, and what a
    /// note says is none of the text either.
    private mutating func endHeldLink() {
        guard let held = heldLink else { return }
        heldLink = nil
        switch held.kind {
        case .words:
            append(held.text.span)
        case .reference:
            guard held.isFirst else { return }
            leaveOutNote(in: max(places[.li], open.lastIndex { $0.element.isBlock } ?? -1))
        case .wayBack:
            // Text around it may go on for long where it is in no item of a list.
            isNoteBlock = true
            leaveOutNote(in: places[.li])
        }
    }

    /// Leaves out all of the note that the open element at `place` holds, if it is one.
    private mutating func leaveOutNote(in place: Int) {
        guard noteDepth == nil, place >= 0 else { return }
        noteDepth = place + 1
        let count = open[place].blockCount
        if open[place].element == .li, blocks.count > count {
            blocks.removeLast(blocks.count - count)
        }
    }

    private mutating func endBlockOrCell() {
        if cells != nil, !runs.isEmpty || !text.isEmpty { endCell() } else { endBlock() }
    }

    private mutating func readPicture(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard purpose == .all,
            let alternative = value(.alt, token, in: bytes), !alternative.isEmpty
        else { return }
        let outer = style
        set(outer.union(.picture))
        append(alternative)
        set(outer)
    }

    private mutating func readMedium(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard purpose == .all, let address = value(.src, token, in: bytes) else { return }
        // No white space may stand in the markup around it, nor before the words within.
        owesSpace = true
        endRun()
        let outer = link
        link = address
        append(address)
        owesSpace = true
        endRun()
        link = outer
    }

    private func value(
        _ wanted: HTMLAttribute, _ token: MarkupToken, in bytes: Span<UInt8>
    ) -> String? {
        var attributes = MarkupAttributeScanner(token, syntax: .html)
        while let found = attributes.next(in: bytes) {
            guard HTMLAttribute.named(found.name, in: bytes) == wanted else { continue }
            var decoded: [UInt8] = []
            CharacterReferences.decode(
                bytes.extracting(found.value), as: .attribute, into: &decoded)
            return TextCleaning.collapsed(decoded.span)
        }
        return nil
    }

    private func number(
        _ wanted: HTMLAttribute, _ token: MarkupToken, in bytes: Span<UInt8>
    ) -> Int? {
        value(wanted, token, in: bytes).flatMap { Int($0) }
    }
}
