internal import FeedMarkup
internal import FeedModel

/// Reads the XML formats: RSS of every version, Atom 0.3 and 1.0, CDF.
///
/// One pass over the document. An element means the same in every format and is looked at by
/// namespace and name, so that a feed that mixes formats, as many do, loses nothing. Titles,
/// addresses, dates and names are decoded as they are met; of contents only the place is kept.
///
/// Its functions are `mutating` even where they change nothing: to others the whole parser would be
/// copied for each call, two kilobytes each time.
///
/// One type over many files, one for each kind of element. They all write into the item that is
/// open and move one scanner; parts with a state of their own, such as scopes, bases and open
/// elements, are types of their own.
struct XMLFeedParser {
    let limits: ParsingLimits
    let context: FeedParsingContext
    /// Problems are looked for that do not stand in the way of reading.
    let isThorough: Bool
    /// The parts of items that only details are made of are passed over, to be read when they are
    /// asked for.
    var isOutline: Bool
    /// What is read where items are read once more.
    var secondReading = SecondReading.none
    /// The item was read once more, and its details stand here.
    var hasSecondDetails = false
    var secondDetails = FeedItemDetails()
    var secondFiles = ItemFiles()

    var scanner: MarkupScanner
    var namespaces = NamespaceScope()
    var open = OpenElements()
    var attributes = TagAttributes()
    var bases: BaseTable
    /// How often the feed has named what its relative addresses are of.
    var fallbackCount = 0
    var problems: ProblemLog

    /// The feed's own parts; worth nothing before its root was met.
    var feed = FeedBuilder(format: .rss20)
    /// The root of a feed was met.
    var hasRoot = false
    /// The item that is open, or what is left of the last one.
    var item = ItemBuilder(start: 0)
    var isInItem = false
    var items: [FeedItem] = []
    /// The parts of them that are read to their end.
    var readParts: [ReadPart] = []
    /// Where among the items the part begins that is being read, which what follows is of.
    var partStart = 0
    /// What those say.
    var itemRecords: [FeedItemRecord] = []
    /// The texts of those that do not stand in the document as they are shown.
    var madeTexts: [UInt8] = []
    /// How many parts of the document were read beside the first, and not once more.
    var adoptedParts = 0
    var knownElements = KnownElements()
    var details = DetailsPool()
    /// The items of which something was passed over.
    var partials: [PartialItem] = []
    /// The parser as it stood before such items, to read them once more.
    var scopes: [ItemScope] = []
    var records: [ContentRecord] = []

    /// A document type may declare what is not declared here.
    var hasDocumentType = false
    /// What the document type declares was read, and stands where it is named (``DeclaredEntities``).
    var isDocumentTypeRead = false
    /// The identifiers of the items, where they are looked at for repeats.
    var knownIdentifiers = Set<String>()
    /// What stands in the feed, and in the item that is open, where that is looked at.
    var presentInFeed = PresentElements()
    var presentInItem = PresentElements()
    /// This is a list of feeds rather than a feed; nothing is read then.
    var isSubscriptionList = false
    /// The name of the first element, where it is not that of a feed.
    var foreignRoot: Range<Int>?
    /// Elements that are open beyond the allowed depth.
    var overflow = 0
    var omittedItems = 0
    /// How many bytes of addresses may still be made longer by their bases.
    var resolutionBudget: Int
    let table = ElementTable.standard

    /// Creates a parser for the XML in the bytes from `start` to `end`.
    init(
        _ range: Range<Int>, limits: ParsingLimits, context: FeedParsingContext,
        isThorough: Bool = false, isOutline: Bool = false
    ) {
        self.isThorough = isThorough
        self.isOutline = isOutline && !isThorough
        self.limits = limits
        self.context = context
        scanner = MarkupScanner(range, syntax: .xml)
        bases = BaseTable(documentURL: context.documentURL)
        problems = ProblemLog(limit: limits.problems)
        resolutionBudget = 16 << 20 + range.count
    }

    /// Reads the whole document.
    mutating func parse(_ bytes: Span<UInt8>) throws(FeedParsingError) {
        while true {
            readPlain(upTo: scanner.end, in: bytes)
            guard let token = scanner.next(in: bytes) else { break }
            try read(token, in: bytes)
            if isSubscriptionList { return }
        }
        finish(bytes)
        guard hasRoot else { throw notAFeed(in: bytes) }
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
            problems.add(
                .unterminatedComment, at: token.range.lowerBound,
                "A comment has no “-->” at its end; it was taken to end at the next “>”.")
        case .declaration where !hasRoot:
            hasDocumentType = true
            // Without a part of its own, such as that of RSS 0.91, it declares nothing here.
            if !isDocumentTypeRead,
                bytes.firstIndex(of: UInt8(ascii: "["), in: token.range) != nil
            {
                problems.add(
                    .documentTypeIgnored, at: token.range.lowerBound,
                    "Of the document type declaration only entities are read whose text it gives, and few; the rest is ignored. Write it out where it is used."
                )
            }
        case .comment, .processingInstruction, .declaration:
            break
        }
    }

    mutating func finish(_ bytes: Span<UInt8>) {
        if let outermost = open.outermost {
            problems.add(
                .truncatedDocument, at: scanner.end,
                "The document ends inside <\(bytes.string(outermost.name))>; it may be cut off.")
        }
        if isInItem { finishItem(in: bytes) }
        open.removeAll()
        if isThorough, hasRoot { checkFeed() }
        if omittedItems > 0 {
            problems.add(
                .tooManyItems, at: scanner.end,
                "Only the first \(limits.items) items are read; \(omittedItems) are left out.")
        }
    }

    private mutating func notAFeed(in bytes: Span<UInt8>) -> FeedParsingError {
        // What looks like a tag in a picture or a program is chance.
        let isBinary = bytes.firstIndex(of: 0, in: 0..<min(bytes.count, 1_024)) != nil
        if isBinary { return .notAFeed(.binary) }
        guard let root = foreignRoot else { return .notAFeed(.plainText) }
        // A drawing or a formula by itself is a document of its own.
        let isForeign =
            bytes.equalsIgnoringCase(root, "svg") || bytes.equalsIgnoringCase(root, "math")
        if !isForeign, HTMLNames.isKnown(root, in: bytes) { return .notAFeed(.webPage) }
        return .notAFeed(.otherXML(root: TextCleaning.collapsed(bytes.extracting(root.prefix(64)))))
    }

    private mutating func strayText(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard open.isEmpty,
            bytes.skippingWhiteSpace(from: token.content.lowerBound, to: token.content.upperBound)
                < token.content.upperBound
        else { return }
        if !hasRoot {
            problems.add(
                .textBeforeDocument, at: token.range.lowerBound,
                "There is text before the first element; it is ignored.")
        } else {
            problems.add(
                .textAfterDocument, at: token.range.lowerBound,
                "There is text after the last element; it is ignored.")
        }
    }
}

// MARK: - Elements

extension XMLFeedParser {
    /// The container that the innermost open element gives its children.
    var container: ParserFrame.Container { open.container }

    private mutating func start(
        _ token: MarkupToken, in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        let key = NameKey(token.name, in: bytes)
        if overflow > 0, token.content.isEmpty, container == .ignored {
            // Far too deep in what is not read; only an item gets out of there.
            let name = namespaces.element(token.name, key, in: bytes)
            if !name.isItem {
                reportProblems(of: name, token, in: bytes)
                if !token.isSelfClosing { overflow += 1 }
                return
            }
        }
        var frame = ParserFrame(
            name: token.name, key: key, container: container, namespaceCount: namespaces.count,
            base: open.base, language: open.language)
        attributes.removeAll()
        if !token.content.isEmpty { readAttributes(of: token, into: &frame, in: bytes) }
        let name = namespaces.element(token.name, key, in: bytes)
        if name.isItem, isInItem, let place = open.item {
            // Items do not lie within items: the end tag of the last one is missing. What this
            // tag inherits is what that one did.
            problems.add(
                .missingEndTag, at: token.range.lowerBound,
                "<\(bytes.string(open[place].name.prefix(64)))> has no end tag.")
            close(downTo: place, at: token.range.lowerBound, in: bytes)
            try start(token, in: bytes)
            return
        }
        reportProblems(of: name, token, in: bytes)
        if name.isCore(.channel), !hasRoot || feed.format == .cdf, let base = attributes[.base] {
            // CDF's own spelling of `xml:base`.
            frame.base = bases.add(base, within: frame.base)
        }
        try read(KnownElement(name: name, rule: table[name]), token, frame, in: bytes)
    }

    /// Reads `element`, whose tag is `token` and whose attributes were read: to its end, or it is
    /// open then.
    mutating func read(
        _ element: KnownElement, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        var frame = frame
        frame.container = try begin(element, token, frame, in: bytes)
        if scanner.position == token.range.upperBound, !token.isSelfClosing {
            push(frame, at: token)
        } else {
            // The element was read to its end, or has no inside.
            if frame.container != container { leave(frame, in: bytes) }
            namespaces.removeLast(to: frame.namespaceCount)
        }
    }

    @inline(__always)
    private mutating func reportProblems(
        of name: ElementName, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        if name.isUndeclared {
            let prefix = NamespaceScope.prefix(of: token.name, in: bytes)
            problems.add(
                .undeclaredPrefix, at: token.range.lowerBound,
                "The prefix “\(bytes.string(prefix.prefix(64)))” is not declared; add xmlns:…= to the first element."
            )
        }
        if !token.isTerminated {
            problems.add(
                .unterminatedTag, at: token.range.lowerBound,
                "The tag <\(bytes.string(token.name.prefix(64)))> has no “>” or lacks a quotation mark."
            )
        }
    }

    mutating func push(_ frame: ParserFrame, at token: MarkupToken) {
        guard open.count < limits.depth else {
            if overflow == 0 {
                problems.add(
                    .tooDeep, at: token.range.lowerBound,
                    "Elements lie more than \(limits.depth) deep; the deeper ones are ignored.")
            }
            overflow += 1
            namespaces.removeLast(to: frame.namespaceCount)
            return
        }
        open.append(frame)
    }

    private mutating func end(_ token: MarkupToken, in bytes: Span<UInt8>) {
        if overflow > 0 {
            overflow -= 1
            return
        }
        guard let place = open.place(of: token.name, in: bytes) else {
            problems.add(
                .strayEndTag, at: token.range.lowerBound,
                "</\(bytes.string(token.name.prefix(64)))> ends nothing; it is ignored.")
            return
        }
        close(downTo: place, at: token.range.lowerBound, in: bytes)
    }

    /// Closes the open elements from the last down to that at `place`; all but that one lack
    /// their end tags.
    mutating func close(downTo place: Int, at offset: Int, in bytes: Span<UInt8>) {
        while open.count > place, let frame = open.popLast() {
            if open.count > place {
                problems.add(
                    .missingEndTag, at: offset,
                    "<\(bytes.string(frame.name.prefix(64)))> has no end tag.")
            }
            if frame.container != container { leave(frame, in: bytes) }
            namespaces.removeLast(to: frame.namespaceCount)
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

    private mutating func readAttributes(
        of token: MarkupToken, into frame: inout ParserFrame, in bytes: Span<UInt8>
    ) {
        var scanner = MarkupAttributeScanner(token, syntax: .xml)
        var count = 0
        while let attribute = scanner.next(in: bytes) {
            count += 1
            guard count <= limits.attributes else {
                problems.add(
                    .tooManyAttributes, at: token.range.lowerBound,
                    "Only the first \(limits.attributes) attributes of an element are read.")
                return
            }
            let name = attribute.name
            let prefix = NamespaceScope.prefix(of: name, in: bytes)
            let local = prefix.isEmpty ? name : prefix.upperBound + 1..<name.upperBound
            if bytes.equalsIgnoringCase(prefix, "xmlns") {
                namespaces.declare(local, as: attribute.value, in: bytes)
            } else if bytes.equalsIgnoringCase(name, "xmlns") {
                namespaces.declare(
                    name.lowerBound..<name.lowerBound, as: attribute.value, in: bytes)
            } else if bytes.equalsIgnoringCase(prefix, "xml") {
                if bytes.equalsIgnoringCase(local, "base") {
                    frame.base = bases.add(attribute.value, within: frame.base)
                } else if bytes.equalsIgnoringCase(local, "lang") {
                    frame.language = bytes.trimmingWhiteSpace(attribute.value)
                    if isInItem { item.hasLanguage = true }
                }
            } else if attributes.add(local, attribute.value, in: bytes) {
                check(attribute.value, in: bytes)
            }
        }
    }
}
