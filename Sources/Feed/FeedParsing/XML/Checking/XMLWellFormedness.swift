internal import FeedMarkup

/// Checks that a document is well-formed XML (XML 1.0, section 2.1), for publishers: a strict
/// reader stops at the first fault.
///
/// One linear pass over the tokens of the tolerant scanner. Document type declarations are not
/// parsed.
struct XMLWellFormedness {
    private let depthLimit: Int
    var problems = ProblemLog(limit: 0)
    /// The names of the open elements, and the number of prefixes in scope around each.
    private var open: [(name: Range<Int>, prefixCount: Int)] = []
    private var prefixes = DeclaredPrefixes()
    /// The number of open elements beyond the depth limit.
    private var ignoredDepth = 0
    var hasRoot = false
    var hasDocumentType = false
    private var instructionEnds = InstructionEnds()

    /// Creates a check that tracks elements up to `depthLimit` deep.
    init(depthLimit: Int) {
        self.depthLimit = depthLimit
    }

    /// The kinds of problems that this reports.
    static let codes: [ProblemLog.Code] = [
        .missingEndTag, .strayEndTag, .unterminatedTag, .unterminatedComment,
        .unterminatedCharacterData, .truncatedDocument, .undeclaredPrefix, .bareAmpersand,
        .bareLessThan, .undeclaredEntity, .illegalCharacter,
    ]

    /// Adds the faults of `range` to `problems`.
    mutating func check(_ range: Range<Int>, in bytes: Span<UInt8>, into problems: inout ProblemLog)
    {
        self.problems = problems
        defer { problems = self.problems }
        checkCharacters(in: bytes)
        var scanner = MarkupScanner(range, syntax: .xml)
        while let token = scanner.next(in: bytes) {
            switch token.kind {
            case .startTag:
                begin(token, in: bytes)
            case .endTag:
                end(token, in: bytes)
            case .text where isInRoot:
                checkText(token.content, in: bytes)
            case .rawText:
                checkCharacterData(token, in: bytes)
            case .comment:
                checkComment(token, in: bytes)
            case .processingInstruction:
                if let end = instructionEnds.end(of: token, before: range.upperBound, in: bytes) {
                    scanner.move(to: end)
                    continue
                }
                checkInstruction(
                    token, isFirst: token.range.lowerBound == range.lowerBound, in: bytes)
            case .declaration:
                checkDocumentType(token, in: bytes)
            case .text: break
            }
        }
        if let outermost = open.first {
            self.problems.add(
                .truncatedDocument, at: range.upperBound,
                "The document ends inside <\(bytes.string(outermost.name.prefix(64)))>; it may be cut off."
            )
        }
    }

    private var isInRoot: Bool { !open.isEmpty || ignoredDepth > 0 }

    // MARK: Elements

    private mutating func begin(_ token: MarkupToken, in bytes: Span<UInt8>) {
        if !isInRoot {
            if hasRoot {
                problems.add(
                    .secondRoot, at: token.range.lowerBound,
                    "<\(bytes.string(token.name.prefix(64)))> stands behind the end of the document's one outermost element."
                )
            }
            hasRoot = true
        }
        checkName(token.name, in: bytes)
        let prefixCount = prefixes.count
        if token.isTerminated {
            checkAttributes(of: token, in: bytes)
        } else {
            problems.add(
                .unterminatedTag, at: token.range.lowerBound,
                "The tag <\(bytes.string(token.name.prefix(64)))> has no “>” or lacks a quotation mark."
            )
        }
        checkPrefixes(of: token, in: bytes)
        if token.isSelfClosing {
            prefixes.removeLast(to: prefixCount)
        } else if open.count < depthLimit {
            open.append((name: token.name, prefixCount: prefixCount))
        } else {
            ignoredDepth += 1
        }
    }

    /// Checks that the prefixes of an element and its attributes are declared.
    private mutating func checkPrefixes(of token: MarkupToken, in bytes: Span<UInt8>) {
        prefixes.declare(by: token, in: bytes)
        checkPrefix(of: token.name, in: bytes)
        var attributes = MarkupAttributeScanner(token, syntax: .xml)
        while let attribute = attributes.next(in: bytes) {
            checkPrefix(of: attribute.name, in: bytes)
        }
    }

    private mutating func checkPrefix(of name: Range<Int>, in bytes: Span<UInt8>) {
        // A document type may declare prefixes as well.
        guard !hasDocumentType, let prefix = prefixes.undeclared(of: name, in: bytes) else {
            return
        }
        problems.add(
            .undeclaredPrefix, at: name.lowerBound,
            "The prefix “\(bytes.string(prefix.prefix(64)))” is not declared; add xmlns:…= to the first element."
        )
    }

    mutating func end(_ token: MarkupToken, in bytes: Span<UInt8>) {
        let rest = token.content
        if token.name.lowerBound != token.range.lowerBound + 2 || token.isSelfClosing
            || !token.isTerminated
            || bytes.skippingWhiteSpace(from: rest.lowerBound, to: rest.upperBound)
                < rest.upperBound
        {
            problems.add(
                .malformedTag, at: token.range.lowerBound,
                "An end tag is nothing but “</”, the name and “>”: “\(bytes.string(token.range.prefix(64)))”."
            )
        }
        if ignoredDepth > 0 {
            ignoredDepth -= 1
            return
        }
        // Looks at a bounded number of open elements, since linear search for each end tag would be
        // quadratic.
        let index = open.suffix(64).lastIndex { bytes.equals($0.name, token.name) }
        guard let index else {
            problems.add(
                .strayEndTag, at: token.range.lowerBound,
                "</\(bytes.string(token.name.prefix(64)))> ends nothing that is open here; remove it or begin it."
            )
            return
        }
        for inner in open[(index + 1)...].reversed() {
            problems.add(
                .missingEndTag, at: token.range.lowerBound,
                "<\(bytes.string(inner.name.prefix(64)))> has no end tag before </\(bytes.string(token.name.prefix(64)))>."
            )
        }
        prefixes.removeLast(to: open[index].prefixCount)
        open.removeLast(open.count - index)
    }

    /// Checks the attributes of `token` (section 3.1): separated, quoted, unique.
    mutating func checkAttributes(of token: MarkupToken, in bytes: Span<UInt8>) {
        let content = token.content
        guard !content.isEmpty else { return }
        var attributes = MarkupAttributeScanner(token, syntax: .xml)
        var names: [Range<Int>] = []
        var end = content.lowerBound
        while let attribute = attributes.next(in: bytes) {
            let name = attribute.name
            checkGap(end..<name.lowerBound, beforeName: true, in: bytes)
            checkName(name, in: bytes)
            end = attribute.value.upperBound
            let before = attribute.value.lowerBound - 1
            if attribute.value.lowerBound <= name.upperBound {
                problems.add(
                    .unquotedAttribute, at: name.lowerBound,
                    "The attribute “\(bytes.string(name.prefix(64)))” has no value; XML wants one, in quotation marks."
                )
            } else if bytes[before] != UInt8(ascii: "\"") && bytes[before] != UInt8(ascii: "'")
                || end == content.upperBound
            {
                problems.add(
                    .unquotedAttribute, at: name.lowerBound,
                    "The value of the attribute “\(bytes.string(name.prefix(64)))” lacks quotation marks."
                )
            } else {
                end += 1
            }
            checkText(attribute.value, isValue: true, in: bytes)
            if names.contains(where: { bytes.equals($0, name) }) {
                problems.add(
                    .duplicateAttribute, at: name.lowerBound,
                    "The attribute “\(bytes.string(name.prefix(64)))” stands here twice; only the first is read."
                )
            }
            // Bounded, since lookup is linear.
            if names.count < 64 { names.append(name) }
        }
        checkGap(
            min(end, content.upperBound)..<content.upperBound, beforeName: false, in: bytes)
    }

    /// Checks the separator between attributes, which must be white space.
    private mutating func checkGap(_ gap: Range<Int>, beforeName: Bool, in bytes: Span<UInt8>) {
        let start = bytes.skippingWhiteSpace(from: gap.lowerBound, to: gap.upperBound)
        if start < gap.upperBound {
            problems.add(
                .malformedTag, at: start,
                "“\(bytes.string((start..<gap.upperBound).prefix(16)))” stands in a tag where only an attribute may."
            )
        } else if beforeName, gap.isEmpty {
            problems.add(.malformedTag, at: start, "White space is missing before an attribute.")
        }
    }

    mutating func checkName(_ name: Range<Int>, in bytes: Span<UInt8>) {
        guard !XMLName.isValid(name, in: bytes) else { return }
        problems.add(
            .invalidName, at: name.lowerBound,
            "“\(bytes.string(name.prefix(64)))” is no name that XML allows for an element, an attribute or an instruction."
        )
    }
}
