internal import FeedMarkup

/// Removes what surrounds an address by mistake, and adds a scheme that is missing.
enum AddressRepair {
    private static let marks: [(UInt8, UInt8)] = [
        (UInt8(ascii: "<"), UInt8(ascii: ">")), (UInt8(ascii: "\""), UInt8(ascii: "\"")),
        (UInt8(ascii: "'"), UInt8(ascii: "'")),
    ]

    /// Reduces `text` to the address in it, without an escaped CDATA section, a pair of marks
    /// (RFC 3986, appendix C) or an element around it, with `&amp;` as `&`, and with one scheme, also
    /// before `www.`, with which no path begins.
    static func unwrap(_ text: inout [UInt8]) {
        if let inside = EscapedSection.inside(of: text.span) { text = Array(text[inside]) }
        removeMarks(&text)
        if text.first == UInt8(ascii: "<"), let inside = addressInElement(text.span) {
            text = inside
        }
        let start = text.span.trimmingWhiteSpace(0..<text.count).lowerBound
        if text.span.hasCaseInsensitivePrefix("www.", at: start, before: text.count) {
            text.insert(contentsOf: "http://".utf8, at: start)
        }
        if let second = URLReference.secondScheme(of: text.span, from: start) {
            text.removeSubrange(start..<second)
        }
        guard text.contains(UInt8(ascii: "&")) else { return }
        decodeAmpersands(&text)
    }

    private static func removeMarks(_ text: inout [UInt8]) {
        var range = text.span.trimmingWhiteSpace(0..<text.count)
        for (open, close) in marks where range.count > 2 {
            let inner = range.lowerBound + 1..<range.upperBound - 1
            guard text[range.lowerBound] == open, text[inner.upperBound] == close,
                !text[inner].contains(open)
            else { continue }
            range = text.span.trimmingWhiteSpace(inner)
        }
        if range.count < text.count { text = Array(text[range]) }
    }

    /// The address of the first link or picture, else the text of the elements; `nil` if there is
    /// none.
    private static func addressInElement(_ text: Span<UInt8>) -> [UInt8]? {
        var words: [UInt8] = []
        var scanner = MarkupScanner(0..<text.count, syntax: .html)
        while let token = scanner.next(in: text) {
            switch token.kind {
            case .text: words.append(text, token.content)
            case .startTag:
                for name in ["href", "url", "src"] as [StaticString] {
                    if let value = token.value(of: name, in: text), !value.isEmpty {
                        return Array(text.string(value).utf8)
                    }
                }
            default: continue
            }
        }
        let range = words.span.trimmingWhiteSpace(0..<words.count)
        return range.isEmpty ? nil : Array(words[range])
    }

    private static func decodeAmpersands(_ text: inout [UInt8]) {
        var output: [UInt8] = []
        var start = 0
        while let mark = text.span.firstIndex(of: UInt8(ascii: "&"), in: start..<text.count) {
            output.append(text.span, start..<mark + 1)
            let isReference = text.span.hasCaseInsensitivePrefix(
                "&amp;", at: mark, before: text.count)
            start = mark + (isReference ? 5 : 1)
        }
        output.append(text.span, start..<text.count)
        text = output
    }
}
