import FeedMarkup
package import FeedRendering

/// Writes JSON (RFC 8259) value by value, with bounded memory.
///
/// Strings are escaped in ``append(escaping:)`` and nowhere else.
package struct JSONWriter {
    private static let flushThreshold = 32_768

    private let output: RenderingOutput
    private let brokenLevels: Int
    private var bytes: [UInt8] = []
    private var level = 0
    /// True before the first value of an array or object.
    private var isFirst = true
    /// True after a key, whose value follows on the same line.
    private var isAfterKey = false

    package init(output: RenderingOutput, layout: JSONLayout) {
        self.output = output
        brokenLevels = layout.brokenLevels
        bytes.reserveCapacity(Self.flushThreshold * 2)
    }

    /// True once the output has failed.
    var hasFailed: Bool { output.hasFailed }

    /// Ends the document with a newline and flushes it.
    package mutating func finish() {
        bytes.append(UInt8(ascii: "\n"))
        flush()
        output.flush()
    }

    /// Writes an object as an element or the document, unless it is empty.
    package mutating func object(_ writeMembers: (inout JSONWriter) -> Void) {
        container(UInt8(ascii: "{"), UInt8(ascii: "}"), writeMembers)
    }

    /// Writes an object as a member, unless it is empty.
    package mutating func object(_ name: StaticString, _ writeMembers: (inout JSONWriter) -> Void) {
        container(UInt8(ascii: "{"), UInt8(ascii: "}"), key: name, writeMembers)
    }

    /// Writes an array as a member, unless it is empty and optional.
    package mutating func array(
        _ name: StaticString, isRequired: Bool = false, _ writeElements: (inout JSONWriter) -> Void
    ) {
        container(
            UInt8(ascii: "["), UInt8(ascii: "]"), key: name, isRequired: isRequired, writeElements)
    }

    /// Writes the key of the next value.
    ///
    /// - Parameter name: must not need escaping.
    package mutating func key(_ name: StaticString) {
        beginValue()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(name)
        bytes.append(level <= brokenLevels ? "\": " : "\":")
        isAfterKey = true
    }

    package mutating func string(_ value: String) {
        string(value.utf8Span.span)
    }

    /// Writes a UTF-8 string.
    mutating func string(_ source: Span<UInt8>) {
        beginValue()
        bytes.append(UInt8(ascii: "\""))
        var start = 0
        // In pieces, without a second copy of a large article.
        while source.count - start > Self.flushThreshold, !hasFailed {
            append(escaping: source.extracting(start..<(start + Self.flushThreshold)))
            start += Self.flushThreshold
            flushIfFull()
        }
        append(escaping: source.extracting(start..<source.count))
        bytes.append(UInt8(ascii: "\""))
        flushIfFull()
    }

    /// Writes a finite number; one without a fraction as an integer.
    mutating func number(_ value: Double) {
        if let integer = Int64(exactly: value) {
            number(integer)
        } else {
            beginValue()
            bytes.append(value.description.utf8Span.span)
        }
    }

    package mutating func number(_ value: Int64) {
        beginValue()
        bytes.append(String(value).utf8Span.span)
    }

    package mutating func truth() {
        beginValue()
        bytes.append("true")
    }

    /// Writes a container, and removes it with its key if empty: nothing was flushed meanwhile,
    /// since only values cause that.
    private mutating func container(
        _ opening: UInt8, _ closing: UInt8, key name: StaticString? = nil, isRequired: Bool = false,
        _ writeContents: (inout JSONWriter) -> Void
    ) {
        let start = bytes.count
        let wasFirst = isFirst
        if let name {
            key(name)
        }
        beginValue()
        bytes.append(opening)
        level += 1
        isFirst = true
        writeContents(&self)
        level -= 1
        if isFirst && !isRequired {
            bytes.removeLast(bytes.count - start)
            isFirst = wasFirst
            return
        }
        if !isFirst {
            breakLine(at: level + 1)
        }
        bytes.append(closing)
        isFirst = false
        flushIfFull()
    }

    /// Writes the comma and line break before a value or key.
    private mutating func beginValue() {
        if isAfterKey {
            isAfterKey = false
            return
        }
        if !isFirst {
            bytes.append(UInt8(ascii: ","))
        }
        isFirst = false
        if level > 0 {
            breakLine(at: level)
        }
    }

    /// Breaks the line if `containerLevel` has line breaks, and indents by the current level.
    private mutating func breakLine(at containerLevel: Int) {
        guard containerLevel <= brokenLevels else { return }
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<level { bytes.append("  ") }
    }

    private mutating func flushIfFull() {
        if bytes.count >= Self.flushThreshold {
            flush()
        }
    }

    private mutating func flush() {
        output.write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}

extension JSONWriter {
    /// Appends a string's content, with quotation marks, backslashes and control characters below
    /// U+0020 escaped (RFC 8259 section 7). O(*n*); `source` may begin and end within a character.
    private mutating func append(escaping source: Span<UInt8>) {
        var start = 0
        var index = 0
        while index < source.count {
            index = Self.endOfPlainText(source, from: index)
            let stop = min(index + 8, source.count)
            while index < stop, !Self.needsEscaping(source[index]) { index += 1 }
            guard index < stop else { continue }
            if start < index { bytes.append(source.extracting(start..<index)) }
            append(escaped: source[index])
            index += 1
            start = index
        }
        bytes.append(source.extracting(start..<source.count))
    }

    private static func needsEscaping(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Returns the first index at or after `start` where one of the next eight bytes needs
    /// escaping.
    private static func endOfPlainText(_ source: Span<UInt8>, from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var position = start
        while position + 8 <= source.count {
            let word = source.word(at: position)
            // Each term sets the high bit of a matching byte; exact if none matches.
            let control = (word &- ones &* 0x20) & ~word
            let quotation = word ^ ones &* 0x22
            let backslash = word ^ ones &* 0x5C
            let marks = (quotation &- ones) & ~quotation | (backslash &- ones) & ~backslash
            guard (control | marks) & 0x8080_8080_8080_8080 == 0 else { break }
            position += 8
        }
        return position
    }

    private mutating func append(escaped byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        default:
            bytes.append("u00")
            bytes.append(Self.hexadecimalDigit(byte >> 4))
            bytes.append(Self.hexadecimalDigit(byte & 15))
        }
    }

    private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
