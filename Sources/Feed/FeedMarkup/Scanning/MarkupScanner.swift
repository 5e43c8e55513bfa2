/// A tokenizer for XML and HTML over borrowed bytes.
///
/// Used for feeds and the HTML in them. Never fails: malformed markup is text, and unterminated
/// tokens are cut short and marked. Allocates nothing. All tokens together take O(n) for any input,
/// since the results of long searches are cached.
///
/// All calls must pass the same bytes: ASCII, UTF-8 or another superset of ASCII whose other
/// characters have no byte below 0x80.
///
/// One type in several files, since all kinds of markup share its position.
public struct MarkupScanner: Sendable {
    /// Delimiters that may be far ahead, whose positions are cached.
    enum Delimiter: Int {
        case doubleQuote, singleQuote, greaterThan, commentEnd, characterDataEnd, instructionEnd
    }

    /// The syntax of the markup.
    public let syntax: MarkupSyntax
    /// The start of the next token.
    public internal(set) var position: Int
    /// The end of the markup.
    public let end: Int

    /// For each delimiter, where the last search began and what it found; `Int.max` if there is none
    /// up to the end.
    private var searchedFrom = InlineArray<6, Int>(repeating: .max)
    private var foundAt = InlineArray<6, Int>(repeating: 0)
    /// The token after the text returned last.
    private var pending: MarkupToken?
    /// The raw text element just opened, by the range of its name.
    var rawTextName: Range<Int>?
    /// The number of unterminated CDATA sections in HTML.
    var openSections = 0
    /// A declaration without an end was found.
    package internal(set) var lacksDeclarationEnd = false

    /// Creates a scanner for the bytes in `range`.
    public init(_ range: Range<Int>, syntax: MarkupSyntax) {
        self.syntax = syntax
        self.position = range.lowerBound
        self.end = range.upperBound
    }

    /// Creates a scanner for a part of what `outer` scans, which reads it as that one does from where
    /// it is.
    package init(_ range: Range<Int>, of outer: MarkupScanner) {
        self.init(range, syntax: outer.syntax)
        lacksDeclarationEnd = outer.lacksDeclarationEnd
    }

    /// Moves to `offset`, clamped to the end.
    ///
    /// Moving back forfeits linear time unless the caller bounds it.
    public mutating func move(to offset: Int) {
        position = min(max(0, offset), end)
        pending = nil
        rawTextName = nil
    }

    /// Returns the next token.
    public mutating func next(in bytes: Span<UInt8>) -> MarkupToken? {
        let start = position
        defer { ReadingMeter.add(position &- start) }
        if let token = pending {
            pending = nil
            return consume(token, in: bytes)
        }
        guard position < end else { return nil }
        if rawTextName != nil, let token = nextRawText(in: bytes) { return token }
        // Fast path for adjacent tags.
        if bytes[position] == UInt8(ascii: "<") {
            if let token = simpleTag(at: position, in: bytes) { return consume(token, in: bytes) }
            if let token = markup(at: position, in: bytes) { return consume(token, in: bytes) }
        }
        return text(in: bytes)
    }

    /// Scans the text at `position`, and the next token as `pending`.
    private mutating func text(in bytes: Span<UInt8>) -> MarkupToken {
        let start = position
        if openSections > 0, let close = sectionEnd(in: bytes) {
            if close > start {
                position = close
                return MarkupToken(kind: .text, range: start..<close, content: start..<close)
            }
            openSections &-= 1
            position = close &+ 3
            return MarkupToken(
                kind: .comment, range: close..<position, content: close..<close)
        }
        // The first byte is text even if it is `<`.
        var search = start &+ 1
        while let mark = bytes.firstIndex(of: UInt8(ascii: "<"), in: search..<end) {
            if let token = markup(at: mark, in: bytes) {
                position = mark
                pending = token
                return MarkupToken(kind: .text, range: start..<mark, content: start..<mark)
            }
            search = mark &+ 1
        }
        position = end
        return MarkupToken(kind: .text, range: start..<end, content: start..<end)
    }

    /// The end of a CDATA section before any other markup, in HTML.
    private func sectionEnd(in bytes: Span<UInt8>) -> Int? {
        var search = position
        while let mark = bytes.firstIndex(
            of: UInt8(ascii: "]"), or: UInt8(ascii: "<"), in: search..<end)
        {
            let isMarkup =
                bytes[mark] == UInt8(ascii: "<") && mark &+ 1 < end
                && (bytes[mark &+ 1].isASCIILetter || "/!?".utf8.contains(bytes[mark &+ 1]))
            if isMarkup { return nil }
            if bytes.hasPrefix("]]>", at: mark, before: end) { return mark }
            search = mark &+ 1
        }
        return nil
    }

    @inline(__always)
    private mutating func consume(_ token: MarkupToken, in bytes: Span<UInt8>) -> MarkupToken {
        position = token.range.upperBound
        guard syntax == .html, token.kind == .startTag else { return token }
        beginRawText(token.name, in: bytes)
        guard token.isSelfClosing, let name = rawTextName else { return token }
        var tag = token
        tag.isSelfClosing = !isEnded(name, in: bytes)
        if tag.isSelfClosing { rawTextName = nil }
        return tag
    }

    /// The cached offset of the first `delimiter` at or after `start`; calls `search` if it is not
    /// known.
    mutating func find(
        _ delimiter: Delimiter, from start: Int, search: (Range<Int>) -> Int?
    ) -> Int? {
        guard start < end else { return nil }
        let slot = delimiter.rawValue
        if searchedFrom[slot] > start || foundAt[slot] < start {
            searchedFrom[slot] = start
            foundAt[slot] = search(start..<end) ?? .max
        }
        return foundAt[slot] == .max ? nil : foundAt[slot]
    }

    /// The offset of the first `>` at or after `start`.
    mutating func findGreaterThan(from start: Int, in bytes: Span<UInt8>) -> Int? {
        find(.greaterThan, from: start) { bytes.firstIndex(of: UInt8(ascii: ">"), in: $0) }
    }

    /// Scans the token at the `<` at `mark`; `nil` if it is text.
    private mutating func markup(at mark: Int, in bytes: Span<UInt8>) -> MarkupToken? {
        let next = mark &+ 1
        guard next < end else { return nil }
        let byte = bytes[next]
        if isNameStart(byte) { return startTag(at: mark, in: bytes) }
        switch byte {
        case UInt8(ascii: "/"): return endTag(at: mark, in: bytes)
        case UInt8(ascii: "!"): return declaration(at: mark, in: bytes)
        case UInt8(ascii: "?"): return processingInstruction(at: mark, in: bytes)
        default: return nil
        }
    }

    @inline(__always)
    func isNameStart(_ byte: UInt8) -> Bool {
        byte.isASCIILetter
            || syntax == .xml
                && (byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte >= 0x80)
    }
}
