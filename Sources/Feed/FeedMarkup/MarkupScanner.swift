/// Cuts markup into tokens, over bytes it borrows for each call.
///
/// One scanner serves feeds and the HTML inside them. It never fails: what can't be markup is
/// text, and what has no end is cut short and says so. It allocates nothing, and the time for
/// all tokens together is O(n) for every input: what was found far ahead, or looked for in vain,
/// is not looked for again.
///
/// The bytes must be the same in every call; ASCII, UTF-8 or any other superset of ASCII whose
/// other characters have no byte below 0x80.
///
/// Parted by the kinds of markup into files, not types: each goes on where another has stopped.
public struct MarkupScanner: Sendable {
    /// Signs that may be far ahead, so the place where one was found is kept.
    enum Landmark: Int {
        case doubleQuote, singleQuote, greaterThan, commentEnd, characterDataEnd, instructionEnd
    }

    /// The rules the markup is scanned by.
    public let syntax: MarkupSyntax
    /// Where the next token begins.
    public internal(set) var position: Int
    /// Where the markup ends.
    public let end: Int

    /// For each landmark, where the last search began and what it found: `Int.max` where there
    /// is none up to the end.
    private var searchedFrom = InlineArray<6, Int>(repeating: .max)
    private var foundAt = InlineArray<6, Int>(repeating: 0)
    /// The token after the text that was handed out last.
    private var pending: MarkupToken?
    /// The raw text element that was just opened, by the range of its name.
    var rawTextName: Range<Int>?
    var rawTextIsLiteral = false
    /// How many sections of character data were begun in HTML whose end is not met.
    var openSections = 0
    /// A declaration was met that has no end.
    package internal(set) var lacksDeclarationEnd = false

    /// Creates a scanner for the bytes in `range`.
    public init(_ range: Range<Int>, syntax: MarkupSyntax) {
        self.syntax = syntax
        self.position = range.lowerBound
        self.end = range.upperBound
    }

    /// Goes on at `offset`, which is clamped to the end.
    ///
    /// Going back makes the time for all tokens more than linear unless the caller sees to it.
    public mutating func move(to offset: Int) {
        position = min(max(0, offset), end)
        pending = nil
        rawTextName = nil
    }

    /// The next token, `nil` at the end.
    public mutating func next(in bytes: Span<UInt8>) -> MarkupToken? {
        if let token = pending {
            pending = nil
            return consume(token, in: bytes)
        }
        guard position < end else { return nil }
        if rawTextName != nil, let token = nextRawText(in: bytes) { return token }
        // Where markup is dense, a tag follows a tag.
        if bytes[position] == UInt8(ascii: "<") {
            if let token = plainTag(at: position, in: bytes) { return consume(token, in: bytes) }
            if let token = markup(at: position, in: bytes) { return consume(token, in: bytes) }
        }
        return text(in: bytes)
    }

    /// The text at `position`, and what comes after it as the token that is pending.
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
        // What stands there, be it a `<`, begins no markup.
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

    /// Where a section of character data ends before any other markup, in HTML.
    private func sectionEnd(in bytes: Span<UInt8>) -> Int? {
        var search = position
        while let mark = bytes.firstIndex(
            of: UInt8(ascii: "]"), or: UInt8(ascii: "<"), in: search..<end)
        {
            let isMarkup =
                bytes[mark] == UInt8(ascii: "<") && mark &+ 1 < end
                && (bytes[mark &+ 1].isASCIILetter || bytes[mark &+ 1] < 0x40)
            if isMarkup, mark > position { return nil }
            if bytes.hasPrefix("]]>", at: mark, before: end) { return mark }
            search = mark &+ 1
        }
        return nil
    }

    @inline(__always)
    private mutating func consume(_ token: MarkupToken, in bytes: Span<UInt8>) -> MarkupToken {
        position = token.range.upperBound
        if syntax == .html, token.kind == .startTag { noteRawText(token.name, in: bytes) }
        return token
    }

    /// The offset of the first byte at or after `start` at which `landmark` is found by `search`.
    mutating func find(
        _ landmark: Landmark, from start: Int, search: (Range<Int>) -> Int?
    ) -> Int? {
        guard start < end else { return nil }
        let slot = landmark.rawValue
        if searchedFrom[slot] > start || foundAt[slot] < start {
            searchedFrom[slot] = start
            foundAt[slot] = search(start..<end) ?? .max
        }
        return foundAt[slot] == .max ? nil : foundAt[slot]
    }

    /// The token that begins with the `<` at `mark`, or `nil` where it is text.
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
