internal import FeedMarkup

/// The inside of an element, as a range of the document; decoded on demand.
struct XMLValue: Sendable {
    enum Form: UInt8, Sendable {
        /// Text with references.
        case escaped
        /// One CDATA section.
        case literal
        /// A mixture of text, CDATA sections, comments or elements.
        case mixed
        /// A string of JSON.
        case json
    }

    var range: Range<Int>
    var form = Form.escaped
    var hasElements = false

    /// The text with references decoded. Tags are copied as written, comments are dropped.
    func text(in bytes: Span<UInt8>) -> [UInt8] {
        if form == .json { return JSONText(range: range, hasEscapes: true).decoded(in: bytes) }
        var output: [UInt8] = []
        output.reserveCapacity(range.count)
        switch form {
        case .escaped:
            CharacterReferences.decode(bytes.extracting(range), as: .xml, into: &output)
        case .literal, .json:
            output.append(bytes, range)
        case .mixed:
            var scanner = MarkupScanner(range, syntax: .xml)
            while let token = scanner.next(in: bytes) {
                switch token.kind {
                case .text:
                    CharacterReferences.decode(
                        bytes.extracting(token.content), as: .xml, into: &output)
                case .rawText: output.append(bytes, token.content)
                case .startTag, .endTag: output.append(bytes, token.range)
                case .comment, .processingInstruction, .declaration: break
                }
            }
        }
        return output
    }
}
