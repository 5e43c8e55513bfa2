/// The label of an SVG drawing, collected while its markup is dropped: its `aria-label`, else its
/// title, else its texts, else its description if it is a picture. In symbols a description names
/// the program that made them.
struct DrawingLabel {
    private static let lengthLimit = 300

    private let isPicture: Bool
    private var title: Range<Int>?
    private var description: Range<Int>?
    private var texts: [Range<Int>] = []
    private var length = 0
    /// The number of open elements in the drawing; negative after its end.
    private var depth = 0
    /// The depth in a `text`.
    private var textDepth: Int?
    /// The `title` or `desc` that the last token began.
    private var begun: Range<Int>?

    /// Creates the label of the drawing with the start tag `token`; `nil` for a decorative one.
    init?(_ token: MarkupToken, syntax: MarkupSyntax, in bytes: Span<UInt8>) {
        func says(_ name: StaticString, _ words: [StaticString]) -> Bool {
            guard let value = token.value(of: name, syntax: syntax, in: bytes) else { return false }
            return words.contains { bytes.equalsIgnoringCase(value, $0) }
        }
        if says("aria-hidden", ["true"]) || says("role", ["presentation", "none"]) { return nil }
        isPicture = says("role", ["img"])
        title = token.value(of: "aria-label", syntax: syntax, in: bytes)
    }

    /// The parts of the label; empty if it is longer than a label.
    var parts: [Range<Int>] {
        let parts = title.map { [$0] } ?? (texts.isEmpty ? description.map { [$0] } ?? [] : texts)
        return parts.reduce(0) { $0 + $1.count } <= Self.lengthLimit ? parts : []
    }

    /// Reads the next token in the drawing.
    mutating func read(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard depth >= 0, title == nil else { return }
        let name = begun
        begun = nil
        switch token.kind {
        case .startTag where !token.isSelfClosing:
            depth += 1
            if depth == 1 { begun = token.name }
            if textDepth == nil, bytes.equalsIgnoringCase(token.name, "text") { textDepth = depth }
        case .endTag:
            if depth == textDepth { textDepth = nil }
            depth -= 1
        case .text:
            if let name, bytes.equalsIgnoringCase(name, "title") {
                title = token.content
            } else if let name, isPicture, bytes.equalsIgnoringCase(name, "desc") {
                description = token.content
            } else if textDepth != nil, length <= Self.lengthLimit {
                let text = bytes.trimmingWhiteSpace(token.content)
                if !text.isEmpty { texts.append(text) }
                length += text.count
            }
        default: break
        }
    }
}
