internal import FeedMarkup
import FeedModel

/// A strict pull parser for JSON (RFC 8259).
///
/// Builds no values: skipped ones are only validated. Time is linear in the document, memory in its
/// depth.
///
/// Split into navigation and the reading of values.
struct JSONCursor: Sendable {
    enum Kind: Sendable {
        case object, array, string, number, boolean, null
    }

    /// The offset of the next token.
    private(set) var position: Int
    private let end: Int
    private let depthLimit: Int
    private var depth = 0
    /// No element or member of the current container was read yet.
    private var isAtStart = false

    /// Creates a cursor for the document in `range`.
    init(_ range: Range<Int>, depthLimit: Int) {
        position = range.lowerBound
        end = range.upperBound
        self.depthLimit = depthLimit
    }

    /// Moves to a value at a known offset within an object.
    mutating func move(to offset: Int) {
        position = offset
        depth = 1
    }

    // MARK: - Values

    /// The kind of the next value.
    mutating func peek(in bytes: Span<UInt8>) throws(FeedParsingError) -> Kind {
        skipWhiteSpace(in: bytes)
        guard position < end else { throw fault(in: bytes) }
        switch bytes[position] {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
        case UInt8(ascii: "n"): return .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
        default: throw fault(in: bytes)
        }
    }

    /// Enters the next value, an object or array.
    mutating func enter(in bytes: Span<UInt8>) throws(FeedParsingError) {
        skipWhiteSpace(in: bytes)
        depth += 1
        guard depth <= depthLimit else { throw .limitExceeded(.depth, depthLimit) }
        position += 1
        isAtStart = true
    }

    /// Moves to the next member of the current object and returns its name; leaves the object and
    /// returns `nil` at its end.
    mutating func nextMember(in bytes: Span<UInt8>) throws(FeedParsingError) -> JSONText? {
        guard try goesOn(until: UInt8(ascii: "}"), in: bytes) else { return nil }
        let name = try string(in: bytes)
        skipWhiteSpace(in: bytes)
        guard take(UInt8(ascii: ":"), in: bytes) else { throw fault(in: bytes) }
        return name
    }

    /// Moves to the next element of the current array; leaves the array and returns false at its
    /// end.
    mutating func nextElement(in bytes: Span<UInt8>) throws(FeedParsingError) -> Bool {
        try goesOn(until: UInt8(ascii: "]"), in: bytes)
    }

    private mutating func goesOn(
        until close: UInt8, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> Bool {
        skipWhiteSpace(in: bytes)
        guard position < end else { throw fault(in: bytes) }
        if take(close, in: bytes) {
            depth -= 1
            isAtStart = false
            return false
        }
        if isAtStart {
            isAtStart = false
            return true
        }
        guard take(UInt8(ascii: ","), in: bytes) else { throw fault(in: bytes) }
        skipWhiteSpace(in: bytes)
        return true
    }

    /// Skips the next value.
    mutating func skip(in bytes: Span<UInt8>) throws(FeedParsingError) {
        var kinds: [Bool] = []
        repeat {
            switch try peek(in: bytes) {
            case .object:
                try enter(in: bytes)
                kinds.append(true)
            case .array:
                try enter(in: bytes)
                kinds.append(false)
            case .string: _ = try string(in: bytes)
            case .number: _ = try number(in: bytes)
            case .boolean, .null: try literal(in: bytes)
            }
            while let isObject = kinds.last {
                let goesOn =
                    isObject ? try nextMember(in: bytes) != nil : try nextElement(in: bytes)
                if goesOn { break }
                kinds.removeLast()
            }
        } while !kinds.isEmpty
    }

    /// Throws if anything but white space is left.
    mutating func finish(in bytes: Span<UInt8>) throws(FeedParsingError) {
        skipWhiteSpace(in: bytes)
        guard position == end else { throw fault(in: bytes) }
    }

    // MARK: - Scalars

    /// Reads the next value, a string.
    mutating func string(in bytes: Span<UInt8>) throws(FeedParsingError) -> JSONText {
        guard take(UInt8(ascii: "\""), in: bytes) else { throw fault(in: bytes) }
        let start = position
        var hasEscapes = false
        while position < end {
            skipOrdinary(in: bytes)
            guard position < end else { break }
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return JSONText(range: start..<(position - 1), hasEscapes: hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try escape(in: bytes)
            case 0..<0x20:
                throw fault(in: bytes)
            default:
                position += 1
            }
        }
        throw fault(in: bytes)
    }

    /// Moves to the next quotation mark, backslash or control character, or close to the end.
    @inline(__always)
    private mutating func skipOrdinary(in bytes: Span<UInt8>) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        var index = position
        defer { position = index }
        while index + 8 <= end {
            let word = bytes.word(at: index)
            let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
            let slashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
            let found =
                (((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes)
                    | ((word &- (ones &* 0x20)) & ~word)) & highs
            // Bits above the lowest one set may be wrong.
            if found != 0 {
                index += found.trailingZeroBitCount / 8
                return
            }
            index += 8
        }
    }

    private mutating func escape(in bytes: Span<UInt8>) throws(FeedParsingError) {
        position += 1
        guard position < end else { throw fault(in: bytes) }
        switch bytes[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
        case UInt8(ascii: "u"):
            position += 1
            for _ in 0..<4 {
                guard position < end, bytes[position].hexadecimalValue != nil else {
                    throw fault(in: bytes)
                }
                position += 1
            }
        default:
            throw fault(in: bytes)
        }
    }

    /// Reads the next value, a number.
    mutating func number(in bytes: Span<UInt8>) throws(FeedParsingError) -> JSONText {
        let start = position
        _ = take(UInt8(ascii: "-"), in: bytes)
        if !take(UInt8(ascii: "0"), in: bytes) { try digits(in: bytes) }
        if take(UInt8(ascii: "."), in: bytes) { try digits(in: bytes) }
        if take(UInt8(ascii: "e"), in: bytes) || take(UInt8(ascii: "E"), in: bytes) {
            _ = take(UInt8(ascii: "+"), in: bytes) || take(UInt8(ascii: "-"), in: bytes)
            try digits(in: bytes)
        }
        return JSONText(range: start..<position, hasEscapes: false)
    }

    /// Moves beyond `byte` if it is next.
    @inline(__always)
    private mutating func take(_ byte: UInt8, in bytes: Span<UInt8>) -> Bool {
        guard position < end, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func digits(in bytes: Span<UInt8>) throws(FeedParsingError) {
        guard position < end, bytes[position].isASCIIDigit else { throw fault(in: bytes) }
        while position < end, bytes[position].isASCIIDigit { position += 1 }
    }

    /// Skips `true`, `false` or `null`.
    mutating func literal(in bytes: Span<UInt8>) throws(FeedParsingError) {
        for word in ["true", "false", "null"] as [StaticString]
        where bytes.hasPrefix(word, at: position, before: end) {
            position += word.utf8CodeUnitCount
            return
        }
        throw fault(in: bytes)
    }

    private mutating func skipWhiteSpace(in bytes: Span<UInt8>) {
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                position += 1
            default: return
            }
        }
    }

    /// The error for the byte at the position.
    func fault(in bytes: Span<UInt8>) -> FeedParsingError {
        var line = 1
        var lineStart = 0
        for index in 0..<min(position, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        return .invalidJSON(kind(in: bytes), line: line, column: position - lineStart + 1)
    }

    private func kind(in bytes: Span<UInt8>) -> FeedParsingError.JSONFault {
        guard position < end else { return .endsEarly }
        var before = position
        while before > 0, bytes[before - 1] <= 0x20 { before -= 1 }
        let comma = UInt8(ascii: ",")
        let isAfterComma = before > 0 && bytes[before - 1] == comma
        return switch bytes[position] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"): isAfterComma ? .surplusComma : .other
        case comma:
            isAfterComma
                || before > 0
                    && (bytes[before - 1] == UInt8(ascii: "[")
                        || bytes[before - 1] == UInt8(ascii: "{"))
                ? .surplusComma : .other
        default: .other
        }
    }
}
