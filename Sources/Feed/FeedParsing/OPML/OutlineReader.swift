internal import FeedMarkup
internal import FeedModel

/// Parses a list of feeds strictly, for editing.
struct OutlineReader {
    /// An open element.
    private struct Open {
        /// The index of its outline.
        var outline: Int?
        /// Outlines in it belong to the list.
        var isList: Bool
        /// It is commented out, or inside of an outline that is.
        var isComment = false
    }

    private let range: Range<Int>
    private let limits = ParsingLimits.default
    private var lines = LineCounter()
    private var outlines: [Outline] = []
    private var open: [Open] = []
    private var folders = OpenFolders()
    private var body: Outline?

    /// Checks the encoding.
    init(_ bytes: [UInt8]) throws(OutlineFault) {
        let decoded = DocumentDecoder.decode(bytes)
        guard case .unchanged(let range) = decoded.text, decoded.encodingName == "utf-8",
            decoded.problems.isEmpty
        else { throw OutlineFault(kind: .otherEncoding, line: nil) }
        self.range = range
    }

    /// Returns the outlines and the body.
    mutating func read(_ document: [UInt8]) throws(OutlineFault) -> ([Outline], Outline) {
        let bytes = document.span
        try checkForm(of: bytes)
        var scanner = MarkupScanner(range, syntax: .xml)
        while let token = scanner.next(in: bytes) {
            switch token.kind {
            case .startTag: try start(token, in: bytes)
            case .endTag: end(token)
            case .text, .rawText: try checkParent(of: token, in: bytes)
            case .declaration:
                for index in token.content where bytes[index] == UInt8(ascii: "[") {
                    throw OutlineFault(
                        kind: .declaresEntities, line: lines.line(at: index, in: bytes))
                }
            case .comment, .processingInstruction: continue
            }
        }
        guard let body else { throw OutlineFault(kind: .noList, line: nil) }
        return (outlines, body)
    }

    /// Throws if the document is not well-formed. Undeclared prefixes are harmless.
    private func checkForm(of bytes: Span<UInt8>) throws(OutlineFault) {
        var problems = ProblemLog(limit: 100)
        problems.ignored = [.undeclaredPrefix]
        var form = XMLWellFormedness(depthLimit: .max)
        form.check(range, in: bytes, into: &problems)
        guard let first = problems.problems(in: bytes).first else { return }
        throw OutlineFault(kind: .notWellFormed(first.message), line: first.line)
    }

    /// Throws for text outside of the root element.
    private mutating func checkParent(
        of token: MarkupToken, in bytes: Span<UInt8>
    ) throws(OutlineFault) {
        let text = bytes.skippingWhiteSpace(
            from: token.content.lowerBound, to: token.content.upperBound)
        guard open.isEmpty, token.kind == .rawText || text < token.content.upperBound else {
            return
        }
        throw OutlineFault(
            kind: .notWellFormed("Text stands outside of <opml>."),
            line: lines.line(at: text, in: bytes))
    }

    private mutating func start(_ token: MarkupToken, in bytes: Span<UInt8>) throws(OutlineFault) {
        let isOutline = bytes.equalsIgnoringCase(token.name, "outline")
        var entry = Open(outline: nil, isList: false)
        if open.isEmpty {
            guard bytes.equalsIgnoringCase(token.name, "opml") else {
                throw OutlineFault(kind: .noList, line: nil)
            }
        } else if open.count == 1, body == nil, bytes.equalsIgnoringCase(token.name, "body") {
            body = outline(token)
            entry.isList = true
        } else if isOutline, let outer = open.last, outer.isList {
            var outline = outline(token)
            outline.parent = outer.outline
            let attributes = OutlineAttributes(token, base: nil, limits: limits, in: bytes)
            entry.isComment = outer.isComment || attributes.isComment
            // A commented-out outline is preserved and lists nothing.
            let folder = entry.isComment ? nil : attributes.folderName
            outline.isFolder = folder != nil
            folders.enter(folder)
            outline.path = folders.path
            if token.isSelfClosing { folders.leave() }
            if !entry.isComment {
                outline.search = attributes.search
                outline.subscription = attributes.feedURL.map {
                    FeedSubscription(
                        title: attributes.name, feedURL: $0, isLocal: attributes.isLocal,
                        homePageURL: attributes.homePageURL,
                        attributes: FurtherAttributes(token, limits: limits, in: bytes)
                            .attributes(declaredBy: []))
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

    private mutating func end(_ token: MarkupToken) {
        guard let last = open.popLast() else { return }
        if let index = last.outline {
            outlines[index].endTag = token.range
            folders.leave()
        } else if last.isList {
            body?.endTag = token.range
        }
    }
}
