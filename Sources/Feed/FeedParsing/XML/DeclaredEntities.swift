internal import FeedMarkup

/// Expands the entities declared in a document's own document type (XML 1.0, sections 4.2 to 4.5).
///
/// External and parameter entities are left alone: nothing is fetched. The document grows by at
/// most ``growthLimit``, however entities nest.
struct DeclaredEntities {
    /// In bytes; a feed needs far less.
    static let growthLimit = 1 << 20
    /// The maximum number of entities.
    private static let countLimit = 1_024
    /// The maximum length of a name in bytes; references to longer ones are left alone.
    private static let nameLimit = 64
    /// The maximum nesting of entities.
    private static let depthLimit = 16

    /// The text of each entity, with character references expanded but entity references not.
    private var texts: [String: [UInt8]] = [:]
    /// The end of the document type declaration.
    private let end: Int
    /// All declarations were read, and all references expanded.
    private(set) var isWhole = true
    private var growthLeft = growthLimit

    /// Reads the declaration before the root element of the document in `range`; `nil` if it has no
    /// internal subset.
    init?(in range: Range<Int>, of bytes: Span<UInt8>) {
        var scanner = MarkupScanner(range, syntax: .xml)
        var declaration: MarkupToken?
        while declaration == nil, let token = scanner.next(in: bytes), token.kind != .startTag {
            if token.kind == .declaration { declaration = token }
        }
        guard let declaration, declaration.isTerminated,
            let subset = bytes.firstIndex(of: UInt8(ascii: "["), in: declaration.content)
        else { return nil }
        end = declaration.range.upperBound
        readSubset(subset + 1..<declaration.content.upperBound, in: bytes)
    }

    /// Returns the document in `range` with all entities expanded; `nil` if there are none.
    mutating func expand(_ range: Range<Int>, of bytes: Span<UInt8>) -> [UInt8]? {
        guard !texts.isEmpty,
            bytes.firstIndex(of: UInt8(ascii: "&"), in: end..<range.upperBound) != nil
        else { return nil }
        var output: [UInt8] = []
        output.reserveCapacity(range.count)
        output.append(bytes, range.lowerBound..<end)
        var scanner = MarkupScanner(end..<range.upperBound, syntax: .xml)
        while let token = scanner.next(in: bytes) {
            switch token.kind {
            case .text: append(token.range, of: bytes, isAttribute: false, to: &output)
            case .startTag: append(token.range, of: bytes, isAttribute: true, to: &output)
            default: output.append(bytes, token.range)
            }
        }
        return output
    }
}

// MARK: - Declarations

extension DeclaredEntities {
    private mutating func readSubset(_ range: Range<Int>, in bytes: Span<UInt8>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let rest = index..<range.upperBound
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                index =
                    bytes.firstIndex(of: bytes[index], in: rest.dropFirst()).map { $0 + 1 }
                    ?? range.upperBound
            case UInt8(ascii: "%"):
                isWhole = false
                index += 1
            case UInt8(ascii: "<"):
                if bytes.hasPrefix("<!--", at: index, before: range.upperBound) {
                    index = Self.end(of: "-->", in: rest.dropFirst(4), of: bytes)
                } else if bytes.hasPrefix("<?", at: index, before: range.upperBound) {
                    index = Self.end(of: "?>", in: rest.dropFirst(2), of: bytes)
                } else if bytes.hasPrefix("<!ENTITY", at: index, before: range.upperBound) {
                    index = readEntity(rest.dropFirst(8), in: bytes)
                } else {
                    if bytes.hasPrefix("<!ATTLIST", at: index, before: range.upperBound) {
                        isWhole = false
                    }
                    index += 1
                }
            default: index += 1
            }
        }
    }

    /// The position after the first `mark` in `range`, or its end.
    private static func end(
        of mark: StaticString, in range: Range<Int>, of bytes: Span<UInt8>
    ) -> Int {
        range.first { bytes.hasPrefix(mark, at: $0, before: range.upperBound) }
            .map { $0 + mark.utf8CodeUnitCount } ?? range.upperBound
    }

    /// Reads the entity declaration whose name begins `range`, and returns its end.
    private mutating func readEntity(_ range: Range<Int>, in bytes: Span<UInt8>) -> Int {
        let start = bytes.skippingWhiteSpace(from: range.lowerBound, to: range.upperBound)
        let nameEnd =
            (start..<range.upperBound).first { Self.endsName(bytes[$0]) } ?? range.upperBound
        let quote = bytes.skippingWhiteSpace(from: nameEnd, to: range.upperBound)
        guard start > range.lowerBound, nameEnd > start, quote > nameEnd,
            quote < range.upperBound,
            bytes[quote] == UInt8(ascii: "\"") || bytes[quote] == UInt8(ascii: "'"),
            let close = bytes.firstIndex(of: bytes[quote], in: quote + 1..<range.upperBound)
        else {
            // Parameter or external entities.
            isWhole = false
            return max(start, range.lowerBound)
        }
        let name = bytes.string(start..<nameEnd)
        // The first declaration counts (section 4.2); predefined entities need none (section 4.6).
        if texts[name] == nil, !["amp", "lt", "gt", "quot", "apos"].contains(name) {
            guard texts.count < Self.countLimit, nameEnd - start <= Self.nameLimit else {
                isWhole = false
                return close + 1
            }
            texts[name] = Self.text(bytes.extracting(quote + 1..<close))
        }
        return close + 1
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || "\"'<>&%;".utf8.contains(byte)
    }

    /// The replacement text of the literal `value`, on one line, to preserve line numbers.
    private static func text(_ value: Span<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        var index = 0
        while index < value.count {
            let byte = value[index]
            if byte == UInt8(ascii: "&"), index + 1 < value.count,
                value[index + 1] == UInt8(ascii: "#")
            {
                let length = CharacterReferences.decodeReference(
                    at: index, in: value, as: .xml, into: &text)
                if length == 0 { text.append(byte) }
                index += max(length, 1)
            } else {
                text.append(byte)
                index += 1
            }
        }
        for index in text.indices where text[index] == 0x0A || text[index] == 0x0D {
            text[index] = UInt8(ascii: " ")
        }
        return text
    }
}

// MARK: - References

extension DeclaredEntities {
    /// Appends `range` with its entities expanded.
    ///
    /// - Parameter isAttribute: Whether it is in attribute values, which expansion must not end
    ///   (section 4.4.5).
    private mutating func append(
        _ range: Range<Int>, of bytes: Span<UInt8>, isAttribute: Bool, depth: Int = 0,
        to output: inout [UInt8]
    ) {
        var position = range.lowerBound
        while let mark = bytes.firstIndex(of: UInt8(ascii: "&"), in: position..<range.upperBound) {
            output.append(bytes, position..<mark)
            let found = text(at: mark, before: range.upperBound, in: bytes)
            guard let (text, end) = found, depth < Self.depthLimit, text.count <= growthLeft else {
                if found != nil { isWhole = false }
                output.append(bytes[mark])
                position = mark + 1
                continue
            }
            growthLeft -= text.count
            if depth == 0, isAttribute {
                var whole: [UInt8] = []
                append(0..<text.count, of: text.span, isAttribute: true, depth: 1, to: &whole)
                Self.append(escaping: whole, to: &output)
            } else {
                append(
                    0..<text.count, of: text.span, isAttribute: isAttribute, depth: depth + 1,
                    to: &output)
            }
            position = end
        }
        output.append(bytes, position..<range.upperBound)
    }

    /// The entity's text for the reference at `mark`, and the reference's end.
    private mutating func text(
        at mark: Int, before limit: Int, in bytes: Span<UInt8>
    ) -> (text: [UInt8], end: Int)? {
        // Includes the semicolon.
        let name = mark + 1..<min(limit, mark + 2 + Self.nameLimit)
        guard let semicolon = name.first(where: { Self.endsName(bytes[$0]) }),
            bytes[semicolon] == UInt8(ascii: ";"),
            let text = texts[bytes.string(mark + 1..<semicolon)]
        else { return nil }
        return (text, semicolon + 1)
    }

    private static func append(escaping text: [UInt8], to output: inout [UInt8]) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'"): output.append(contentsOf: "&apos;".utf8)
            case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
            default: output.append(byte)
            }
        }
    }
}
