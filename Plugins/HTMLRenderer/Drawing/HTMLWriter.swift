import FeedMarkup
import FeedRendering
import FeedViews

/// Writes HTML into a buffer.
///
/// Text from feeds passes only through ``text(_:)`` and ``attribute(_:_:)``, which escape it in
/// ``append(escaping:)``; ``markup(_:)`` is for the page's own markup.
struct HTMLWriter {
    private static let flushThreshold = 32_768

    /// `nil` to collect everything in the buffer.
    private let output: RenderingOutput?
    private var bytes: [UInt8] = []

    init(output: RenderingOutput?) {
        self.output = output
        if output != nil { bytes.reserveCapacity(Self.flushThreshold * 2) }
    }

    /// Returns the bytes that `body` writes.
    static func bytes(_ body: (inout HTMLWriter) -> Void) -> [UInt8] {
        var writer = HTMLWriter(output: nil)
        body(&writer)
        return writer.bytes
    }

    /// The bytes not flushed yet.
    var gatheredCount: Int { bytes.count }

    /// True once the output has failed.
    var hasFailed: Bool { output?.hasFailed ?? false }

    /// Writes markup unchanged.
    mutating func markup(_ markup: StaticString) {
        bytes.append(markup)
    }

    /// Writes generated markup unchanged.
    mutating func markup(made markup: String) {
        bytes.append(markup.utf8Span.span)
        flushIfFull()
    }

    /// Writes escaped text.
    mutating func text(_ text: String) {
        self.text(text.utf8Span.span)
    }

    /// Writes escaped UTF-8 text.
    mutating func text(_ text: Span<UInt8>) {
        append(escaping: text)
        flushIfFull()
    }

    /// Writes escaped text.
    mutating func text(_ text: FeedText) {
        text.withUTF8 { self.text($0) }
    }

    /// Writes an attribute with an escaped value.
    ///
    /// - Parameter opening: a space, the name, and all up to the opening quote.
    mutating func attribute(_ opening: StaticString, _ value: String) {
        attribute(opening, value.utf8Span.span)
    }

    /// Writes an attribute with an escaped value.
    mutating func attribute(_ opening: StaticString, _ value: FeedText) {
        value.withUTF8 { attribute(opening, $0) }
    }

    /// Writes an attribute with an escaped UTF-8 value.
    mutating func attribute(_ opening: StaticString, _ value: Span<UInt8>) {
        bytes.append(opening)
        append(escaping: value)
        bytes.append(UInt8(ascii: "\""))
        flushIfFull()
    }

    /// Writes an attribute with the identifier of an item's title.
    mutating func attribute(_ opening: StaticString, item index: Int) {
        bytes.append(opening)
        bytes.append("item-")
        append(decimal: index + 1)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func append(decimal number: Int) {
        if number > 9 { append(decimal: number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }

    /// Lets `body` append markup.
    mutating func raw(_ body: (inout [UInt8]) -> Void) {
        body(&bytes)
        flushIfFull()
    }

    /// Writes markup unchanged.
    mutating func raw(_ markup: [UInt8]) {
        bytes.append(markup.span)
        flushIfFull()
    }

    mutating func flush() {
        guard let output else { return }
        output.write(bytes)
        output.flush()
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func flushIfFull() {
        if let output, bytes.count >= Self.flushThreshold {
            output.write(bytes)
            bytes.removeAll(keepingCapacity: true)
        }
    }
}

extension HTMLWriter {
    /// Appends escaped text that can't end an element or a quoted attribute. Drops control
    /// characters, which HTML forbids, except white space. O(*n*).
    private mutating func append(escaping source: Span<UInt8>) {
        var start = 0
        var index = 0
        while index < source.count {
            index = Self.endOfPlainText(source, from: index)
            let stop = min(index + 16, source.count)
            while index < stop, !Self.mayNeedEscaping(source[index]) { index += 1 }
            guard index < stop else { continue }
            bytes.append(source.extracting(start..<index))
            switch source[index] {
            case UInt8(ascii: "&"): bytes.append("&amp;")
            case UInt8(ascii: "<"): bytes.append("&lt;")
            case UInt8(ascii: ">"): bytes.append("&gt;")
            case UInt8(ascii: "\""): bytes.append("&quot;")
            case UInt8(ascii: "'"): bytes.append("&#39;")
            case 0x09, 0x0A: bytes.append(source[index])
            case 0x0D: bytes.append(0x0A)
            case 0xC2:
                // U+0080 to U+009F are C2 80 to C2 9F.
                if index + 1 < source.count, source[index + 1] < 0xA0 {
                    index += 1
                } else {
                    bytes.append(0xC2)
                }
            default: break
            }
            index += 1
            start = index
        }
        bytes.append(source.extracting(start..<source.count))
    }

    /// Returns the first index at or after `start` where the next sixteen bytes may need escaping,
    /// or fewer are left; the end if none need it.
    private static func endOfPlainText(_ source: Span<UInt8>, from start: Int) -> Int {
        var position = start
        while position + 16 <= source.count {
            guard isPlain(source.vector(at: position)) else { return position }
            position += 16
        }
        // The rest, overlapping bytes already checked.
        return source.count >= 16 && isPlain(source.vector(at: source.count - 16))
            ? source.count : position
    }

    /// Returns true if none of the bytes needs escaping.
    @inline(__always)
    private static func isPlain(_ bytes: SIMD16<UInt8>) -> Bool {
        // Each term sets the high bit of a matching byte; exact if none matches.
        let control = (bytes &- 0x20) & ~bytes
        // `&` and `'` differ in one bit, and so do `<` and `>`.
        let apostrophe = (bytes | 1) ^ 0x27
        let angle = (bytes | 2) ^ 0x3E
        let quotation = bytes ^ 0x22
        let delete = bytes ^ 0x7F
        let latin = bytes ^ 0xC2
        let marks =
            control | (apostrophe &- 1) & ~apostrophe | (angle &- 1) & ~angle
            | (quotation &- 1) & ~quotation | (delete &- 1) & ~delete | (latin &- 1) & ~latin
        return !marks.hasHighestBit
    }

    private static func mayNeedEscaping(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F, 0xC2: true
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
        case UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }
}
