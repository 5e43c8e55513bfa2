internal import FeedMarkup

/// Reads a list of feeds strictly: what a program is to rewrite must be what it takes it for.
struct OutlineReader {
    /// An element that is open.
    private struct Open {
        var name: Range<Int>
        /// The outline it is.
        var outline: Int?
        /// Outlines in it are the list's.
        var isList: Bool
        /// It is commented out, or lies in an outline that is.
        var isComment = false
    }

    private let range: Range<Int>
    private let limits = ParsingLimits.default
    private var lines = LineCounter()
    private var outlines: [Outline] = []
    private var open: [Open] = []
    private var body: Outline?
    private var hasRoot = false

    /// Looks at the encoding.
    init(_ bytes: [UInt8]) throws(OutlineFault) {
        let decoded = DocumentDecoder.decode(bytes)
        guard case .unchanged(let range) = decoded.text, decoded.encodingName == "utf-8",
            decoded.problems.isEmpty
        else { throw OutlineFault(kind: .otherEncoding, line: nil) }
        self.range = range
    }

    /// The outlines, and the body they lie in.
    mutating func read(_ document: [UInt8]) throws(OutlineFault) -> ([Outline], Outline) {
        let bytes = document.span
        var scanner = MarkupScanner(range, syntax: .xml)
        while let token = scanner.next(in: bytes) {
            try check(token, in: bytes)
            switch token.kind {
            case .startTag: try start(token, in: bytes)
            case .endTag: try end(token, in: bytes)
            default: continue
            }
        }
        if let last = open.last {
            throw fault("<\(shown(last.name, bytes))> has no end tag", last.name.lowerBound, bytes)
        }
        guard let body else { throw OutlineFault(kind: .noList, line: nil) }
        return (outlines, body)
    }

    private mutating func start(
        _ token: MarkupToken, in bytes: Span<UInt8>
    ) throws(OutlineFault) {
        try StrictMarkup.checkTag(token, in: bytes, at: &lines)
        let isOutline = bytes.equalsIgnoringCase(token.name, "outline")
        var entry = Open(name: token.name, outline: nil, isList: false)
        if open.isEmpty {
            guard !hasRoot else { throw fault("there are two outermost elements", token, bytes) }
            guard bytes.equalsIgnoringCase(token.name, "opml") else {
                throw OutlineFault(kind: .noList, line: nil)
            }
            hasRoot = true
        } else if open.count == 1, body == nil, bytes.equalsIgnoringCase(token.name, "body") {
            body = outline(token)
            entry.isList = true
        } else if isOutline, let outer = open.last, outer.isList {
            var outline = outline(token)
            outline.parent = outer.outline
            let attributes = OutlineAttributes(token, base: nil, limits: limits, in: bytes)
            entry.isComment = outer.isComment || attributes.isComment
            // What is commented out stays in the document, and lists nothing.
            if !entry.isComment {
                outline.folderName = attributes.folderName
                outline.subscription = attributes.feedURL.map {
                    FeedSubscription(
                        title: attributes.name, feedURL: $0, isLocal: attributes.isLocal,
                        homePageURL: attributes.homePageURL)
                }
            }
            entry.outline = outlines.count
            entry.isList = true
            outlines.append(outline)
        }
        if !token.isSelfClosing { open.append(entry) }
    }

    private func outline(_ token: MarkupToken) -> Outline {
        let end = token.range.upperBound
        return Outline(startTag: token.range, endTag: end..<end, name: token.name)
    }

    private mutating func end(_ token: MarkupToken, in bytes: Span<UInt8>) throws(OutlineFault) {
        guard
            bytes.skippingWhiteSpace(from: token.content.lowerBound, to: token.content.upperBound)
                == token.content.upperBound
        else { throw fault("an end tag has attributes", token, bytes) }
        guard let last = open.popLast() else {
            throw fault("</\(shown(token.name, bytes))> ends nothing", token, bytes)
        }
        guard bytes.equals(last.name, token.name) else {
            throw fault(
                "</\(shown(token.name, bytes))> stands where </\(shown(last.name, bytes))> is due",
                token, bytes)
        }
        if let index = last.outline {
            outlines[index].endTag = token.range
        } else if last.isList {
            body?.endTag = token.range
        }
    }

    /// Looks at what a token is beside its tags.
    private mutating func check(
        _ token: MarkupToken, in bytes: Span<UInt8>
    ) throws(OutlineFault) {
        guard token.isTerminated else {
            throw fault("what begins here has no end", token, bytes)
        }
        switch token.kind {
        case .declaration:
            for index in token.content where bytes[index] == UInt8(ascii: "[") {
                throw OutlineFault(
                    kind: .declaresEntities, line: lines.line(at: index, in: bytes))
            }
        case .text:
            try StrictMarkup.checkText(token.content, in: bytes, at: &lines)
            let text = bytes.skippingWhiteSpace(
                from: token.content.lowerBound, to: token.content.upperBound)
            guard !open.isEmpty || text == token.content.upperBound else {
                throw fault("text stands outside of <opml>", text, bytes)
            }
        case .rawText where open.isEmpty:
            throw fault("text stands outside of <opml>", token, bytes)
        case .comment, .rawText, .processingInstruction:
            try StrictMarkup.checkCharacters(token.content, in: bytes, at: &lines)
        case .startTag, .endTag: break
        }
    }

    private mutating func fault(
        _ words: String, _ token: MarkupToken, _ bytes: Span<UInt8>
    ) -> OutlineFault {
        fault(words, token.range.lowerBound, bytes)
    }

    private mutating func fault(
        _ words: String, _ offset: Int, _ bytes: Span<UInt8>
    ) -> OutlineFault {
        OutlineFault(kind: .notWellFormed(words), line: lines.line(at: offset, in: bytes))
    }

    private func shown(_ name: Range<Int>, _ bytes: Span<UInt8>) -> String {
        bytes.string(name.prefix(64))
    }
}
