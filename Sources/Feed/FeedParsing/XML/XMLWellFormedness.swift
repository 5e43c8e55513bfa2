internal import FeedMarkup

/// Looks for what keeps a document from being well-formed XML (XML 1.0, section 2.1), as a
/// publisher must know it: a strict reader stops at the first of these.
///
/// One pass with the forgiving scanner; time is linear in the document.
struct XMLWellFormedness {
    private let depthLimit: Int
    private var open: [Range<Int>] = []

    /// Creates a check that follows elements `depthLimit` deep.
    init(depthLimit: Int) {
        self.depthLimit = depthLimit
    }

    /// Adds to `problems` what is wrong in `range`.
    mutating func check(_ range: Range<Int>, in bytes: Span<UInt8>, into problems: inout ProblemLog)
    {
        checkBeginning(range, in: bytes, into: &problems)
        var scanner = MarkupScanner(range, syntax: .xml)
        var ignoredDepth = 0
        while let token = scanner.next(in: bytes) {
            switch token.kind {
            case .startTag:
                checkAttributes(of: token, in: bytes, into: &problems)
                if token.isSelfClosing { continue }
                if open.count < depthLimit { open.append(token.name) } else { ignoredDepth += 1 }
            case .endTag where ignoredDepth > 0:
                ignoredDepth -= 1
            case .endTag:
                end(token, in: bytes, into: &problems)
            default: continue
            }
        }
    }

    /// The XML declaration may stand at the very beginning only (XML 1.0, section 2.8).
    private func checkBeginning(
        _ range: Range<Int>, in bytes: Span<UInt8>, into problems: inout ProblemLog
    ) {
        guard range.lowerBound > 0,
            bytes.hasPrefix("<?xml ", at: range.lowerBound, before: range.upperBound),
            bytes[range.lowerBound - 1].isHTMLWhiteSpace
        else { return }
        problems.add(
            .misplacedDeclaration, at: range.lowerBound,
            "Nothing may stand before “<?xml”, not even white space; remove it.")
    }

    private mutating func end(
        _ token: MarkupToken, in bytes: Span<UInt8>, into problems: inout ProblemLog
    ) {
        // An end tag looks no further than so far: looking through all that are open, for each,
        // would take time without bound.
        let place = open.suffix(64).lastIndex { bytes.equals($0, token.name) }
        guard let place else {
            problems.add(
                .strayEndTag, at: token.range.lowerBound,
                "</\(bytes.string(token.name.prefix(64)))> ends nothing that is open here; remove it or begin it."
            )
            return
        }
        for inner in open[(place + 1)...].reversed() {
            problems.add(
                .missingEndTag, at: token.range.lowerBound,
                "<\(bytes.string(inner.prefix(64)))> has no end tag before </\(bytes.string(token.name.prefix(64)))>."
            )
        }
        open.removeLast(open.count - place)
    }

    private func checkAttributes(
        of token: MarkupToken, in bytes: Span<UInt8>, into problems: inout ProblemLog
    ) {
        guard !token.content.isEmpty else { return }
        var attributes = MarkupAttributeScanner(token, syntax: .xml)
        var names: [Range<Int>] = []
        while let attribute = attributes.next(in: bytes) {
            let name = attribute.name
            let before = attribute.value.lowerBound - 1
            if attribute.value.lowerBound <= name.upperBound {
                problems.add(
                    .unquotedAttribute, at: name.lowerBound,
                    "The attribute “\(bytes.string(name.prefix(64)))” has no value; XML wants one, in quotation marks."
                )
            } else if bytes[before] != UInt8(ascii: "\""), bytes[before] != UInt8(ascii: "'") {
                problems.add(
                    .unquotedAttribute, at: name.lowerBound,
                    "The value of the attribute “\(bytes.string(name.prefix(64)))” lacks quotation marks."
                )
            }
            if names.contains(where: { bytes.equals($0, name) }) {
                problems.add(
                    .duplicateAttribute, at: name.lowerBound,
                    "The attribute “\(bytes.string(name.prefix(64)))” stands here twice; only the first is read."
                )
            }
            // Few tags have more, and each is compared with all before it.
            if names.count < 16 { names.append(name) }
        }
    }
}
