internal import FeedMarkup

/// The inside of an element, as a range of the document; decoded when it is wanted.
struct XMLValue: Sendable {
    /// How the inside is written.
    enum Form: UInt8, Sendable {
        /// Text with character references.
        case escaped
        /// Text that stands for itself: one CDATA section.
        case literal
        /// Several of these, comments, or elements.
        case mixed
    }

    /// Where the inside stands.
    var range: Range<Int>
    /// How it is written.
    var form = Form.escaped
    var hasElements = false

    var isEmpty: Bool { range.isEmpty }

    /// Appends the text to `output`, references decoded. Tags are kept as they are written,
    /// comments are left out.
    func appendText(in bytes: Span<UInt8>, to output: inout [UInt8]) {
        switch form {
        case .escaped:
            CharacterReferences.decode(bytes.extracting(range), as: .xml, into: &output)
        case .literal:
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
    }

    /// The text, as ``appendText(in:to:)`` gives it.
    func text(in bytes: Span<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(range.count)
        appendText(in: bytes, to: &output)
        return output
    }
}
