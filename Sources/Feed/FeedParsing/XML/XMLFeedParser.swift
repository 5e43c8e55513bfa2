internal import FeedMarkup
internal import FeedModel

/// Parses RSS of every version, Atom 0.3 and 1.0, and CDF.
///
/// A single pass over the document. Elements mean the same in every format and are looked up by
/// namespace and name in the ``ElementTable``, so feeds that mix formats lose nothing. Titles,
/// addresses, dates and names are decoded immediately; of contents only the range is recorded.
///
/// One type in many files, one for each group of elements, since all of them fill the current item
/// and advance one scanner. `state` determines how the rest is read, `results` is what was found.
///
/// Functions called for each element are `mutating` even if they change nothing: for others the
/// compiler copies the whole parser, two kilobytes per call, although it is noncopyable.
struct XMLFeedParser: ~Copyable {
    let limits: ParsingLimits
    let checks: Checks?
    let table = ElementTable.standard
    var state: ParserState
    var results: ParserResults
    /// The current item, or remains of the previous one.
    var item = ItemBuilder(start: 0)
    // The current start tag: its token, attributes, resolved element, and the frame it would open.
    var token = MarkupToken(kind: .startTag, range: 0..<0, name: 0..<0, content: 0..<0)
    var attributes = TagAttributes()
    var element = ResolvedElement(
        name: ElementName(.core, .unknown), key: NameKey(0..<0, in: Span()), rule: ElementRule())
    var frame = ParserFrame(
        name: 0..<0, key: NameKey(0..<0, in: Span()), within: OpenElements(), namespaceCount: 0)
    var elementCache = ElementCache()
    var detailPass = DetailPass()
    var presence = FeedPresence()

    /// Creates a parser for the XML in `range`.
    init(
        _ range: Range<Int>, limits: ParsingLimits, context: FeedParsingContext,
        checks: Checks? = nil, defersDetails: Bool = false
    ) {
        self.limits = limits
        self.checks = checks
        state = ParserState(
            range, documentURL: context.documentURL, defersDetails: defersDetails && checks == nil)
        results = ParserResults(problems: ProblemLog(limit: limits.problems))
    }

    /// Creates a parser that continues from `state` and reports no problems.
    init(at state: ParserState, limits: ParsingLimits) {
        self.limits = limits
        checks = nil
        self.state = state
        results = ParserResults(problems: ProblemLog(limit: 0))
    }

    /// Parses the whole document.
    mutating func parse(_ bytes: Span<UInt8>) throws(FeedParsingError) {
        while true {
            readFastPath(upTo: state.scanner.end, in: bytes)
            guard let token = state.scanner.next(in: bytes) else { break }
            try read(token, in: bytes)
            if state.root.isList { return }
        }
        finish(bytes)
        guard state.root.isMet else { throw notAFeed(in: bytes) }
    }

    /// Handles `token`, the next one.
    @inline(__always)
    mutating func read(_ token: MarkupToken, in bytes: Span<UInt8>) throws(FeedParsingError) {
        switch token.kind {
        case .startTag:
            try start(token, in: bytes)
        case .endTag:
            end(token, in: bytes)
        case .text, .rawText:
            strayText(token, in: bytes)
        case .comment where !token.isTerminated:
            results.problems.add(
                .unterminatedComment, at: token.range.lowerBound,
                "A comment has no “-->” at its end; it was taken to end at the next “>”.")
        case .declaration where !state.root.isMet:
            state.root.hasDocumentType = true
            // A document type without an internal subset, such as that of RSS 0.91, declares
            // nothing here.
            if !state.root.isDocumentTypeRead,
                bytes.firstIndex(of: UInt8(ascii: "["), in: token.range) != nil
            {
                results.problems.add(
                    .documentTypeIgnored, at: token.range.lowerBound,
                    "Of the document type declaration only entities are read whose text it gives, and few; the rest is ignored. Write it out where it is used."
                )
            }
        case .comment, .processingInstruction, .declaration:
            break
        }
    }

    mutating func finish(_ bytes: Span<UInt8>) {
        if let outermost = state.open.outermost {
            results.problems.add(
                .truncatedDocument, at: state.scanner.end,
                "The document ends inside <\(bytes.string(outermost.name))>; it may be cut off.")
        }
        if state.isInItem { finishItem(in: bytes) }
        state.open.removeAll()
        if state.root.isMet { check(.feed, in: bytes) }
        if state.omittedItems > 0 {
            results.problems.add(
                .tooManyItems, at: state.scanner.end,
                "Only the first \(limits.items) items are read; \(state.omittedItems) are left out."
            )
        }
    }

    private func notAFeed(in bytes: Span<UInt8>) -> FeedParsingError {
        // Binary data resembles tags by chance.
        let isBinary =
            bytes.firstIndex(of: 0, in: 0..<min(bytes.count, 1_024)) != nil
            || bytes.hasCaseInsensitivePrefix("%pdf-", at: 0, before: bytes.count)
        if isBinary { return .notAFeed(.binary) }
        guard let root = state.root.foreign else {
            return state.root.followsText ? .notAFeed(.plainText) : .empty
        }
        // SVG and MathML may be documents of their own.
        let isForeign =
            bytes.equalsIgnoringCase(root, "svg") || bytes.equalsIgnoringCase(root, "math")
        if !isForeign, HTMLNames.isKnown(root, in: bytes) { return .notAFeed(.webPage) }
        return .notAFeed(.otherXML(root: TextCleaning.collapsed(bytes.extracting(root.prefix(64)))))
    }

    private mutating func strayText(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard state.open.isEmpty, !isBlank(token.content, in: bytes) else { return }
        if !state.root.isMet {
            state.root.followsText = true
            results.problems.add(
                .textBeforeDocument, at: token.range.lowerBound,
                "There is text before the first element; it is ignored.")
        } else {
            results.problems.add(
                .textAfterDocument, at: token.range.lowerBound,
                "There is text after the last element; it is ignored.")
        }
    }
}

// MARK: - Elements

extension XMLFeedParser {
    private mutating func start(
        _ token: MarkupToken, in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        let key = NameKey(token.name, in: bytes)
        if state.overflow > 0, token.content.isEmpty, state.open.container == .ignored {
            // Beyond the depth limit in ignored content, only an item is recognised.
            let name = state.namespaces.element(token.name, in: bytes)
            if !name.isItem {
                reportProblems(of: name, token, in: bytes)
                if !token.isSelfClosing { state.overflow += 1 }
                return
            }
        }
        self.token = token
        frame = ParserFrame(
            name: token.name, key: key, within: state.open,
            namespaceCount: state.namespaces.count)
        attributes.removeAll()
        if !token.content.isEmpty { readAttributes(in: bytes) }
        let name = state.namespaces.element(token.name, in: bytes)
        if name.isItem, state.isInItem, let index = state.open.item {
            // Items do not nest, so the previous one lacks its end tag. This tag inherits from the
            // same elements as that one.
            results.problems.add(
                .missingEndTag, at: token.range.lowerBound,
                "<\(bytes.string(state.open[index].name.prefix(64)))> has no end tag.")
            close(downTo: index, at: token.range.lowerBound, in: bytes)
            try start(token, in: bytes)
            return
        }
        reportProblems(of: name, token, in: bytes)
        if name.isCore(.channel), !state.root.isMet || state.feed.format == .cdf,
            let base = attributes[.base]
        {
            // CDF's own spelling of `xml:base`.
            frame.base = state.bases.add(base, within: frame.base)
        }
        element = ResolvedElement(name: name, key: key, rule: table[name])
        try readElement(in: bytes)
    }

    /// Reads the current element to its end, or leaves it open.
    mutating func readElement(in bytes: Span<UInt8>) throws(FeedParsingError) {
        frame.container = try begin(in: bytes)
        if state.scanner.position == token.range.upperBound, !token.isSelfClosing {
            push(frame, at: token)
        } else {
            // The element was read to its end, or is empty.
            if frame.container != state.open.container { leave(frame, in: bytes) }
            state.namespaces.removeLast(to: frame.namespaceCount)
        }
    }

    @inline(__always)
    private mutating func reportProblems(
        of name: ElementName, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        if name.isUndeclared {
            let prefix = NamespaceScope.prefix(of: token.name, in: bytes)
            results.problems.add(
                .undeclaredPrefix, at: token.range.lowerBound,
                "The prefix “\(bytes.string(prefix.prefix(64)))” is not declared; add xmlns:…= to the first element."
            )
        }
        if !token.isTerminated {
            results.problems.add(
                .unterminatedTag, at: token.range.lowerBound,
                "The tag <\(bytes.string(token.name.prefix(64)))> has no “>” or lacks a quotation mark."
            )
        }
    }

    mutating func push(_ frame: ParserFrame, at token: MarkupToken) {
        guard state.open.count < limits.depth else {
            if state.overflow == 0 {
                results.problems.add(
                    .tooDeep, at: token.range.lowerBound,
                    "Elements lie more than \(limits.depth) deep; the deeper ones are ignored.")
            }
            state.overflow += 1
            state.namespaces.removeLast(to: frame.namespaceCount)
            return
        }
        state.open.append(frame)
    }

    private mutating func end(_ token: MarkupToken, in bytes: Span<UInt8>) {
        if state.overflow > 0 {
            state.overflow -= 1
            return
        }
        guard let index = state.open.index(of: token.name, in: bytes) else {
            results.problems.add(
                .strayEndTag, at: token.range.lowerBound,
                "</\(bytes.string(token.name.prefix(64)))> ends nothing; it is ignored.")
            return
        }
        close(downTo: index, at: token.range.lowerBound, in: bytes)
    }

    /// Closes the open elements down to that at `index`, and reports the others as unclosed.
    mutating func close(downTo index: Int, at offset: Int, in bytes: Span<UInt8>) {
        while state.open.count > index, let frame = state.open.popLast() {
            if state.open.count > index {
                results.problems.add(
                    .missingEndTag, at: offset,
                    "<\(bytes.string(frame.name.prefix(64)))> has no end tag.")
            }
            if frame.container != state.open.container { leave(frame, in: bytes) }
            state.namespaces.removeLast(to: frame.namespaceCount)
        }
    }

    /// Finishes the item or media group that `frame` contained.
    private mutating func leave(_ frame: ParserFrame, in bytes: Span<UInt8>) {
        switch frame.container {
        case .item: finishItem(in: bytes)
        case .mediaGroup: finishMediaGroup()
        case .document, .feed, .image, .mediaContent, .ignored: break
        }
    }

    /// Reads the attributes of the current tag and its declarations.
    private mutating func readAttributes(in bytes: Span<UInt8>) {
        var reader = MarkupAttributeScanner(token, syntax: .xml)
        var count = 0
        while let attribute = reader.next(in: bytes) {
            count += 1
            guard count <= limits.attributes else {
                results.problems.add(
                    .tooManyAttributes, at: token.range.lowerBound,
                    "Only the first \(limits.attributes) attributes of an element are read.")
                return
            }
            let name = attribute.name
            let prefix = NamespaceScope.prefix(of: name, in: bytes)
            let local = NamespaceScope.local(name, in: bytes)
            if bytes.equalsIgnoringCase(prefix, "xmlns") {
                state.namespaces.declare(local, as: attribute.value, in: bytes)
            } else if bytes.equalsIgnoringCase(name, "xmlns") {
                state.namespaces.declare(
                    name.lowerBound..<name.lowerBound, as: attribute.value, in: bytes)
            } else if bytes.equalsIgnoringCase(prefix, "xml") {
                if bytes.equalsIgnoringCase(local, "base") {
                    frame.base = state.bases.add(attribute.value, within: frame.base)
                } else if bytes.equalsIgnoringCase(local, "lang") {
                    frame.language = bytes.trimmingWhiteSpace(attribute.value)
                    if state.isInItem { item.hasLanguage = true }
                }
            } else if attributes.add(local, attribute.value, in: bytes) {
                check(attribute.value, in: bytes)
            }
        }
    }
}
