/// Handling of tags.
extension HTMLBlockReader {
    mutating func start(
        _ element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        if element.isBlock || element.isTablePart || element == .br { endHeldWords() }
        switch element {
        case .br: breakLine()
        case .img: readPicture(token, in: bytes)
        case .audio, .video: readMedium(token, in: bytes)
        case .hr:
            endRow()
            endBlock()
            add(HTMLTextBlock(kind: .rule))
        case .q:
            append("“")
        case .tr:
            endRow()
            endBlock()
            cells = []
            alignments = []
            rowIsHeader = true
        case .td, .th:
            if cells == nil { endBlock() }
            if element == .td { rowIsHeader = false }
            if keepsStyles { alignment = alignment(of: token, in: bytes) }
        case .wbr, .col, .source, .track: return
        default:
            if element.isBlock || element == .caption {
                endRow()
                endBlock()
            }
        }
        if element == .rt || element == .rp, let last = open.last?.element,
            last == .rt || last == .rp
        {
            end(last)
        }
        if purpose == .page, let name = value("id", token, in: bytes) { anchors.append(name) }
        guard !element.isVoid, open.count < InnermostElements.limit else { return }
        if element == .sup || element == .sub { endRun() }
        context.enter(element)
        if purpose == .page, element.isBlock, let direction = direction(of: token, in: bytes) {
            context.isRightToLeft = direction
        }
        var opened = OpenElement(
            element: element, context: context, outer: innermost.open(element, at: open.count),
            blockCount: blocks.count, runCount: runs.count, textCount: text.count)
        if element == .ol {
            let start = number("start", token, in: bytes)
            opened.step = token.value(of: "reversed", in: bytes) == nil ? 1 : -1
            opened.isUncounted = start == nil && opened.step < 0
            opened.ordinal = start ?? (opened.isUncounted ? 0 : 1)
        }
        open.append(opened)
        enter(element, token, in: bytes)
    }

    private mutating func enter(
        _ element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        switch element {
        case .li:
            marker = .bullet
            let list = max(innermost[.ul], innermost[.ol], innermost[.menu], innermost[.dir])
            if list >= 0, let next = open[list].ordinal {
                let ordinal = number("value", token, in: bytes) ?? next
                marker = .number(ordinal)
                open[list].ordinal = ordinal &+ open[list].step
            }
        case .pre: isPreformatted = true
        case .rt: append("(")
        case .a:
            endRun()
            link = value("href", token, in: bytes)
            isEmbedded = value("data-embed", token, in: bytes) != nil
            if purpose == .sentences, !isEmbedded, link?.utf8.contains(UInt8(ascii: "#")) == true {
                heldLink = FootnoteMark(isFirst: !hasText)
            }
        default: break
        }
        set(context.style)
    }

    mutating func end(_ element: HTMLElement) {
        let index = innermost[element]
        guard index >= 0 else { return }
        if innermost[.a] > index {
            endHeldLink()
        } else if element.isBlock {
            endHeldWords()
        }
        switch element {
        case .q: append("”")
        case .rt: append(")")
        case .sup, .sub: endScript(open[index])
        case .td, .th: if cells != nil { endCell() } else { endBlock() }
        case .tr, .table:
            if cells != nil, !runs.isEmpty || !text.isEmpty { endCell() } else { endBlock() }
            endRow()
        case .tfoot: holdFoot(open[index])
        default:
            if element.isBlock || element == .caption { endBlock() }
        }
        if open[index].isUncounted { countItems(of: open[index]) }
        if element == .a {
            endHeldLink()
            endRun()
            link = nil
            isEmbedded = false
        }
        // An empty item leaves no marker for later text.
        if element == .li || element.isList { marker = nil }
        while open.count > index, let last = open.popLast() {
            innermost.close(last.element, outer: last.outer)
        }
        if let depth = noteDepth, open.count < depth { noteDepth = nil }
        if open.count <= footDepth { endFoot() }
        context = open.last?.context ?? Context()
        isPreformatted = innermost[.pre] >= 0
        set(context.style)
    }

    /// Holds the foot of a table back, which may be written before its body; of one in another's
    /// foot, it stays, so that each block moves once.
    private mutating func holdFoot(_ element: OpenElement) {
        guard foot.isEmpty, element.outer < 0, innermost[.table] >= 0 else { return }
        footDepth = innermost[.table]
        while blocks.count > element.blockCount, let last = blocks.popLast() { foot.append(last) }
    }

    mutating func endFoot() {
        while let block = foot.popLast() { blocks.append(block) }
    }

    /// Numbers the items of a list that counts down, which are 0, -1, -2 and so on so far.
    private mutating func countItems(of list: OpenElement) {
        for index in blocks.indices.dropFirst(list.blockCount)
        where blocks[index].listDepth == list.context.listDepth {
            guard case .number(let number) = blocks[index].marker, number <= 0 else { continue }
            blocks[index].marker = .number(number &- (list.ordinal ?? 0))
        }
    }

    /// Classifies the text of a link to a fragment: in excerpts, marks of footnotes and the
    /// footnotes themselves are dropped.
    private mutating func endHeldLink() {
        guard let held = heldLink else { return }
        heldLink = nil
        switch held.kind {
        case .words:
            append(held.text.span)
        case .reference:
            guard held.isFirst else { return }
            dropNote(in: max(innermost[.li], open.lastIndex { $0.element.isBlock } ?? -1))
        case .backlink:
            // Text outside of a list item may continue with other notes.
            isNoteBlock = true
            dropNote(in: innermost[.li])
        }
    }

    /// Ends held words before a block or the next line, which are in no mark.
    private mutating func endHeldWords() {
        if heldLink?.kind == .words { endHeldLink() }
    }

    /// Drops the note in the open element at `index`, if there is one.
    private mutating func dropNote(in index: Int) {
        guard noteDepth == nil, index >= 0 else { return }
        noteDepth = index + 1
        let count = open[index].blockCount
        if open[index].element == .li, blocks.count > count {
            blocks.removeLast(blocks.count - count)
        }
    }

    /// Marks the text so far of open `sup` and `sub`, before its block ends: of the two innermost, so
    /// that many in each other cost little.
    mutating func endScripts() {
        guard max(innermost[.sup], innermost[.sub]) >= 0 else { return }
        var count = 0
        for index in open.indices.reversed()
        where open[index].element == .sup || open[index].element == .sub {
            if count < 2 { endScript(open[index]) }
            count += 1
            open[index].runCount = 0
            open[index].textCount = 0
        }
    }

    /// Marks the text of a `sup` or `sub` as raised or lowered.
    private mutating func endScript(_ element: OpenElement) {
        endRun()
        guard runs.count >= element.runCount, text.count >= element.textCount,
            runs.isEmpty || text.isEmpty,
            text.count - element.textCount <= ScriptText.lengthLimit
        else { return }
        var parts = runs[element.runCount...].map { $0.text }
        if !text.isEmpty {
            parts.append(String(decoding: text[element.textCount...], as: UTF8.self))
        }
        ScriptText.format(&parts, isLowered: element.element == .sub)
        for (index, run) in runs.indices[element.runCount...].enumerated() {
            runs[run].text = parts[index]
        }
        guard !text.isEmpty, let last = parts.last else { return }
        text.removeLast(text.count - element.textCount)
        text.append(contentsOf: last.utf8)
        endRun()
    }

    private mutating func readPicture(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard keepsStyles else { return }
        let alternative = value("alt", token, in: bytes) ?? ""
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

    /// Makes a picture a block; returns false for an inline symbol, and where no block is possible.
    private mutating func placePicture(
        _ token: MarkupToken, _ alternative: String, at url: String?, in bytes: Span<UInt8>
    ) -> Bool {
        guard let url, !ContentPictures.isForDark(url) else { return false }
        for side in [number("width", token, in: bytes), number("height", token, in: bytes)] {
            if let side, side <= Self.maximumSymbolSide { return false }
        }
        endRow()
        endBlock()
        add(
            HTMLTextBlock(
                kind: .picture(url: url), marker: marker,
                runs: [
                    HTMLTextRun(text: alternative, style: .picture, link: link, pictureURL: url)
                ]))
        marker = nil
        return true
    }

    /// The maximum side of an inline symbol, in pixels.
    private static let maximumSymbolSide = 24

    private mutating func readMedium(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard keepsStyles, let address = value("src", token, in: bytes) else { return }
        // No white space in the markup may surround it or begin its text.
        needsSpace = true
        endRun()
        let outer = link
        link = address
        append(address)
        needsSpace = true
        endRun()
        link = outer
    }

    private func alignment(
        of token: MarkupToken, in bytes: Span<UInt8>
    ) -> HTMLTextBlock.Alignment? {
        guard let value = token.value(of: "align", in: bytes) else { return nil }
        let alignments: [(StaticString, HTMLTextBlock.Alignment)] = [
            ("left", .left), ("center", .center), ("right", .right),
        ]
        return alignments.first { bytes.equalsIgnoringCase(value, $0.0) }?.1
    }

    private func direction(of token: MarkupToken, in bytes: Span<UInt8>) -> Bool? {
        guard let value = token.value(of: "dir", in: bytes) else { return nil }
        if bytes.equalsIgnoringCase(value, "rtl") { return true }
        return bytes.equalsIgnoringCase(value, "ltr") ? false : nil
    }

    private func value(
        _ wanted: StaticString, _ token: MarkupToken, in bytes: Span<UInt8>
    ) -> String? {
        token.value(of: wanted, in: bytes).map {
            TextCleaning.collapsed(CharacterReferences.decodedAttribute($0, in: bytes).span)
        }
    }

    func number(
        _ wanted: StaticString, _ token: MarkupToken, in bytes: Span<UInt8>
    ) -> Int? {
        value(wanted, token, in: bytes).flatMap { Int($0) }
    }
}
