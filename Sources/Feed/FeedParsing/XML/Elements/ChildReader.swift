internal import FeedMarkup

/// Iterates over the child elements of a value, such as an author's name and address.
struct ChildReader {
    struct Child {
        var name: LocalName
        var value: XMLValue
        fileprivate var tag: MarkupToken
        /// The end of the element, after its end tag.
        fileprivate var end: Int

        /// Returns true if the element is the only content of `range`, apart from white space.
        func isAlone(in range: Range<Int>, of bytes: Span<UInt8>) -> Bool {
            let start = tag.range.lowerBound
            return bytes.skippingWhiteSpace(from: range.lowerBound, to: start) == start
                && bytes.skippingWhiteSpace(from: end, to: range.upperBound) == range.upperBound
        }

        /// Compares the local name with `name`, which is in lower case.
        func isNamed(_ name: StaticString, in bytes: Span<UInt8>) -> Bool {
            bytes.equalsIgnoringCase(NamespaceScope.local(tag.name, in: bytes), name)
        }

        /// The range of the value of the attribute `name`, which is in lower case.
        func attribute(_ name: StaticString, in bytes: Span<UInt8>) -> Range<Int>? {
            tag.value(of: name, syntax: .xml, in: bytes)
        }
    }

    private var scanner: MarkupScanner

    /// Creates a reader for the elements in `range`.
    init(_ range: Range<Int>) {
        scanner = MarkupScanner(range, syntax: .xml)
    }

    /// Returns the next element.
    mutating func next(in bytes: Span<UInt8>) -> Child? {
        while let token = scanner.next(in: bytes) {
            guard token.kind == .startTag else { continue }
            let local = NamespaceScope.local(token.name, in: bytes)
            let value = value(of: token, in: bytes)
            return Child(
                name: LocalName(local, in: bytes), value: value, tag: token, end: scanner.position)
        }
        return nil
    }

    private mutating func value(of tag: MarkupToken, in bytes: Span<UInt8>) -> XMLValue {
        let start = tag.range.upperBound
        var value = XMLValue(range: start..<start)
        guard !tag.isSelfClosing else { return value }
        var depth = 0
        var end = start
        var parts = 0
        while let token = scanner.next(in: bytes) {
            end = token.range.upperBound
            switch token.kind {
            case .startTag:
                value.hasElements = true
                if !token.isSelfClosing { depth += 1 }
            case .endTag:
                if depth == 0 {
                    value.range = start..<token.range.lowerBound
                    value.form = parts > 0 || value.hasElements ? .mixed : .escaped
                    return value
                }
                depth -= 1
            case .text: break
            default: parts += 1
            }
        }
        value.range = start..<end
        value.form = .mixed
        return value
    }
}
