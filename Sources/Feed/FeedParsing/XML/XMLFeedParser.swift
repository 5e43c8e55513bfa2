internal import FeedMarkup
internal import FeedModel

/// Reads the XML formats: RSS of every version, Atom 0.3 and 1.0, CDF.
///
/// One pass over the document. An element means the same in every format and is looked up by namespace and name in the
/// ``ElementTable``, so that a feed that mixes formats, as many do, loses nothing. Titles, addresses, dates and names are
/// decoded as they are met; of contents only the place is kept.
///
/// One type over many files, one for each kind of element. They all write into the item that is open and move one
/// scanner. What it depends on how the rest is read is its standing; what was read is its harvest.
///
/// Functions that are called for each element are `mutating` even where they change nothing: for others the compiler
/// copies all of the parser to where they are called, two kilobytes each time, though it can't be copied otherwise.
struct XMLFeedParser: ~Copyable {
    let limits: ParsingLimits
    /// Problems are looked for that do not stand in the way of reading.
    let isThorough: Bool
    let table = ElementTable.standard
    var standing: ParserStanding
    var harvest: ParserHarvest
    /// The item that is open, or what is left of the last one.
    var item = ItemBuilder(start: 0)
    // The start tag that was read last: what it says, what its element means, and what holds in that.
    var token = MarkupToken(kind: .startTag, range: 0..<0, name: 0..<0, content: 0..<0)
    var attributes = TagAttributes()
    var element = KnownElement(
        name: ElementName(.core, .unknown), key: NameKey(0..<0, in: Span()), rule: ElementRule())
    var frame = ParserFrame(
        name: 0..<0, key: NameKey(0..<0, in: Span()), within: OpenElements(), namespaceCount: 0)
    var knownElements = KnownElements()
    var second = DetailPass()
    var presence = FeedPresence()

    /// Creates a parser for the XML in the bytes from `start` to `end`.
    init(
        _ range: Range<Int>, limits: ParsingLimits, context: FeedParsingContext,
        isThorough: Bool = false, isOutline: Bool = false
    ) {
        self.limits = limits
        self.isThorough = isThorough
        standing = ParserStanding(
            range, documentURL: context.documentURL, isOutline: isOutline && !isThorough)
        harvest = ParserHarvest(problemLimit: limits.problems)
    }

    /// Creates a parser that goes on where `standing` says, and has read nothing.
    init(at standing: ParserStanding, limits: ParsingLimits, harvest: ParserHarvest) {
        self.limits = limits
        isThorough = false
        self.standing = standing
        self.harvest = harvest
    }

    /// Reads the whole document.
    mutating func parse(_ bytes: Span<UInt8>) throws(FeedParsingError) {
        while true {
            readPlain(upTo: standing.scanner.end, in: bytes)
            guard let token = standing.scanner.next(in: bytes) else { break }
            try read(token, in: bytes)
            if standing.root.isList { return }
        }
        finish(bytes)
        guard standing.root.isMet else { throw notAFeed(in: bytes) }
    }

    /// Reads what `token`, which comes next, begins.
    @inline(__always)
    mutating func read(
        _ token: MarkupToken, in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        switch token.kind {
        case .startTag:
            try start(token, in: bytes)
        case .endTag:
            end(token, in: bytes)
        case .text, .rawText:
            strayText(token, in: bytes)
        case .comment where !token.isTerminated:
            harvest.problems.add(
                .unterminatedComment, at: token.range.lowerBound,
                "A comment has no “-->” at its end; it was taken to end at the next “>”.")
        case .declaration where !standing.root.isMet:
            standing.root.hasDocumentType = true
            // Without a part of its own, such as that of RSS 0.91, it declares nothing here.
            if !standing.root.isDocumentTypeRead,
                bytes.firstIndex(of: UInt8(ascii: "["), in: token.range) != nil
            {
                harvest.problems.add(
                    .documentTypeIgnored, at: token.range.lowerBound,
                    "Of the document type declaration only entities are read whose text it gives, and few; the rest is ignored. Write it out where it is used."
                )
            }
        case .comment, .processingInstruction, .declaration:
            break
        }
    }

    mutating func finish(_ bytes: Span<UInt8>) {
        if let outermost = standing.open.outermost {
            harvest.problems.add(
                .truncatedDocument, at: standing.scanner.end,
                "The document ends inside <\(bytes.string(outermost.name))>; it may be cut off.")
        }
        if standing.isInItem { finishItem(in: bytes) }
        standing.open.removeAll()
        if isThorough, standing.root.isMet { checkFeed() }
        if standing.omittedItems > 0 {
            harvest.problems.add(
                .tooManyItems, at: standing.scanner.end,
                "Only the first \(limits.items) items are read; \(standing.omittedItems) are left out."
            )
        }
    }

    private func notAFeed(in bytes: Span<UInt8>) -> FeedParsingError {
        // What looks like a tag in a picture or a program is chance.
        let isBinary =
            bytes.firstIndex(of: 0, in: 0..<min(bytes.count, 1_024)) != nil
            || bytes.hasCaseInsensitivePrefix("%pdf-", at: 0, before: bytes.count)
        if isBinary { return .notAFeed(.binary) }
        guard let root = standing.root.foreign else { return .notAFeed(.plainText) }
        // A drawing or a formula by itself is a document of its own.
        let isForeign =
            bytes.equalsIgnoringCase(root, "svg") || bytes.equalsIgnoringCase(root, "math")
        if !isForeign, HTMLNames.isKnown(root, in: bytes) { return .notAFeed(.webPage) }
        return .notAFeed(.otherXML(root: TextCleaning.collapsed(bytes.extracting(root.prefix(64)))))
    }

    private mutating func strayText(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard standing.open.isEmpty,
            bytes.skippingWhiteSpace(from: token.content.lowerBound, to: token.content.upperBound)
                < token.content.upperBound
        else { return }
        if !standing.root.isMet {
            harvest.problems.add(
                .textBeforeDocument, at: token.range.lowerBound,
                "There is text before the first element; it is ignored.")
        } else {
            harvest.problems.add(
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
        if standing.overflow > 0, token.content.isEmpty, standing.open.container == .ignored {
            // Far too deep in what is not read; only an item gets out of there.
            let name = standing.namespaces.element(token.name, in: bytes)
            if !name.isItem {
                reportProblems(of: name, token, in: bytes)
                if !token.isSelfClosing { standing.overflow += 1 }
                return
            }
        }
        self.token = token
        frame = ParserFrame(
            name: token.name, key: key, within: standing.open,
            namespaceCount: standing.namespaces.count)
        attributes.removeAll()
        if !token.content.isEmpty { readAttributes(in: bytes) }
        let name = standing.namespaces.element(token.name, in: bytes)
        if name.isItem, standing.isInItem, let place = standing.open.item {
            // Items do not lie within items: the end tag of the last one is missing. What this
            // tag inherits is what that one did.
            harvest.problems.add(
                .missingEndTag, at: token.range.lowerBound,
                "<\(bytes.string(standing.open[place].name.prefix(64)))> has no end tag.")
            close(downTo: place, at: token.range.lowerBound, in: bytes)
            try start(token, in: bytes)
            return
        }
        reportProblems(of: name, token, in: bytes)
        if name.isCore(.channel), !standing.root.isMet || standing.feed.format == .cdf,
            let base = attributes[.base]
        {
            // CDF's own spelling of `xml:base`.
            frame.base = standing.bases.add(base, within: frame.base)
        }
        element = KnownElement(name: name, key: key, rule: table[name])
        try readElement(in: bytes)
    }

    /// Reads the element whose start tag was read: to its end, or it is open then.
    mutating func readElement(in bytes: Span<UInt8>) throws(FeedParsingError) {
        frame.container = try begin(in: bytes)
        if standing.scanner.position == token.range.upperBound, !token.isSelfClosing {
            push(frame, at: token)
        } else {
            // The element was read to its end, or has no inside.
            if frame.container != standing.open.container { leave(frame, in: bytes) }
            standing.namespaces.removeLast(to: frame.namespaceCount)
        }
    }

    @inline(__always)
    private mutating func reportProblems(
        of name: ElementName, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        if name.isUndeclared {
            let prefix = NamespaceScope.prefix(of: token.name, in: bytes)
            harvest.problems.add(
                .undeclaredPrefix, at: token.range.lowerBound,
                "The prefix “\(bytes.string(prefix.prefix(64)))” is not declared; add xmlns:…= to the first element."
            )
        }
        if !token.isTerminated {
            harvest.problems.add(
                .unterminatedTag, at: token.range.lowerBound,
                "The tag <\(bytes.string(token.name.prefix(64)))> has no “>” or lacks a quotation mark."
            )
        }
    }

    mutating func push(_ frame: ParserFrame, at token: MarkupToken) {
        guard standing.open.count < limits.depth else {
            if standing.overflow == 0 {
                harvest.problems.add(
                    .tooDeep, at: token.range.lowerBound,
                    "Elements lie more than \(limits.depth) deep; the deeper ones are ignored.")
            }
            standing.overflow += 1
            standing.namespaces.removeLast(to: frame.namespaceCount)
            return
        }
        standing.open.append(frame)
    }

    private mutating func end(_ token: MarkupToken, in bytes: Span<UInt8>) {
        if standing.overflow > 0 {
            standing.overflow -= 1
            return
        }
        guard let place = standing.open.place(of: token.name, in: bytes) else {
            harvest.problems.add(
                .strayEndTag, at: token.range.lowerBound,
                "</\(bytes.string(token.name.prefix(64)))> ends nothing; it is ignored.")
            return
        }
        close(downTo: place, at: token.range.lowerBound, in: bytes)
    }

    /// Closes the open elements from the last down to that at `place`; all but that one lack
    /// their end tags.
    mutating func close(downTo place: Int, at offset: Int, in bytes: Span<UInt8>) {
        while standing.open.count > place, let frame = standing.open.popLast() {
            if standing.open.count > place {
                harvest.problems.add(
                    .missingEndTag, at: offset,
                    "<\(bytes.string(frame.name.prefix(64)))> has no end tag.")
            }
            if frame.container != standing.open.container { leave(frame, in: bytes) }
            standing.namespaces.removeLast(to: frame.namespaceCount)
        }
    }

    /// Ends what the element of `frame` contained.
    private mutating func leave(_ frame: ParserFrame, in bytes: Span<UInt8>) {
        switch frame.container {
        case .item: finishItem(in: bytes)
        case .mediaGroup: finishMediaGroup()
        case .document, .feed, .image, .mediaContent, .ignored: break
        }
    }

    /// Reads the attributes of the tag, and what they say of the element's scope.
    private mutating func readAttributes(in bytes: Span<UInt8>) {
        var reader = MarkupAttributeScanner(token, syntax: .xml)
        var count = 0
        while let attribute = reader.next(in: bytes) {
            count += 1
            guard count <= limits.attributes else {
                harvest.problems.add(
                    .tooManyAttributes, at: token.range.lowerBound,
                    "Only the first \(limits.attributes) attributes of an element are read.")
                return
            }
            let name = attribute.name
            let prefix = NamespaceScope.prefix(of: name, in: bytes)
            let local = prefix.isEmpty ? name : prefix.upperBound + 1..<name.upperBound
            if bytes.equalsIgnoringCase(prefix, "xmlns") {
                standing.namespaces.declare(local, as: attribute.value, in: bytes)
            } else if bytes.equalsIgnoringCase(name, "xmlns") {
                standing.namespaces.declare(
                    name.lowerBound..<name.lowerBound, as: attribute.value, in: bytes)
            } else if bytes.equalsIgnoringCase(prefix, "xml") {
                if bytes.equalsIgnoringCase(local, "base") {
                    frame.base = standing.bases.add(attribute.value, within: frame.base)
                } else if bytes.equalsIgnoringCase(local, "lang") {
                    frame.language = bytes.trimmingWhiteSpace(attribute.value)
                    if standing.isInItem { item.hasLanguage = true }
                }
            } else if attributes.add(local, attribute.value, in: bytes) {
                check(attribute.value, in: bytes)
            }
        }
    }
}
