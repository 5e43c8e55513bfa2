/// What tags do to the blocks.
extension HTMLBlockReader {
    mutating func start(
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

    mutating func end(_ element: HTMLElement) {
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
        guard keepsLooks else { return }
        let alternative = value(.alt, token, in: bytes) ?? ""
        let url = ContentPictures.address(of: token, .img, in: bytes)
        if purpose == .page, placePicture(token, alternative, at: url, in: bytes) { return }
        guard !alternative.isEmpty else { return }
        let outer = style
        set(outer.union(.picture))
        pictureURL = url
        append(alternative)
        set(outer)
        pictureURL = nil
    }

    /// Puts a picture between the blocks; answers false for one that is a sign among words, or nowhere.
    private mutating func placePicture(
        _ token: MarkupToken, _ alternative: String, at url: String?, in bytes: Span<UInt8>
    ) -> Bool {
        guard let url, !ContentPictures.isForDark(url) else { return false }
        for side in [number(.width, token, in: bytes), number(.height, token, in: bytes)] {
            if let side, side <= Self.signSide { return false }
        }
        leaveRow()
        endBlock()
        blocks.append(
            HTMLTextBlock(
                kind: .picture(url: url), quoteDepth: context.quoteDepth,
                listDepth: context.listDepth, marker: marker,
                runs: [
                    HTMLTextRun(text: alternative, style: .picture, link: link, pictureURL: url)
                ]))
        marker = nil
        return true
    }

    /// Up to how many pixels wide or high a picture is a sign among words.
    private static let signSide = 24

    private mutating func readMedium(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard keepsLooks, let address = value(.src, token, in: bytes) else { return }
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

    func number(
        _ wanted: HTMLAttribute, _ token: MarkupToken, in bytes: Span<UInt8>
    ) -> Int? {
        value(wanted, token, in: bytes).flatMap { Int($0) }
    }
}
