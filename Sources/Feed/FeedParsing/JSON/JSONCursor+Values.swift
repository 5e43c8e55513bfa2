internal import FeedMarkup
import FeedModel

/// Typed reads; a value of another type is skipped.
extension JSONCursor {
    /// The text of a string or a number; `nil` for any other value.
    mutating func text(in bytes: Span<UInt8>) throws(FeedParsingError) -> JSONText? {
        switch try peek(in: bytes) {
        case .string: return try string(in: bytes)
        case .number: return try number(in: bytes)
        default:
            try skip(in: bytes)
            return nil
        }
    }

    /// A string or number as one line of text; `nil` if it has no visible characters.
    ///
    /// - Parameter limit: The maximum number of bytes to read.
    mutating func line(in bytes: Span<UInt8>, limit: Int) throws(FeedParsingError) -> String? {
        try text(in: bytes)?.line(in: bytes, limit: limit)
    }

    /// Returns true for `true` only.
    mutating func isTrue(in bytes: Span<UInt8>) throws(FeedParsingError) -> Bool {
        let isBoolean = try peek(in: bytes) == .boolean
        let isTrue = isBoolean && bytes.hasPrefix("true", at: position, before: bytes.count)
        try skip(in: bytes)
        return isTrue
    }

    /// A number, or a string with one; `nil` for any other value.
    mutating func double(in bytes: Span<UInt8>) throws(FeedParsingError) -> Double? {
        guard let text = try text(in: bytes), text.range.count <= 400,
            let value = Double(text.string(in: bytes)), value.isFinite
        else { return nil }
        return value
    }

    /// Calls `body` with the name of each member of an object. It must read or skip the value.
    mutating func forEachMember(
        in bytes: Span<UInt8>,
        _ body: (JSONText, inout JSONCursor) throws(FeedParsingError) -> Void
    ) throws(FeedParsingError) {
        guard try peek(in: bytes) == .object else { return try skip(in: bytes) }
        try enter(in: bytes)
        while let name = try nextMember(in: bytes) { try body(name, &self) }
    }

    /// Calls `body` for each element of an array, or for a single value. It must read or skip the
    /// value.
    mutating func forEachElement(
        in bytes: Span<UInt8>,
        _ body: (inout JSONCursor) throws(FeedParsingError) -> Void
    ) throws(FeedParsingError) {
        guard try peek(in: bytes) == .array else { return try body(&self) }
        try enter(in: bytes)
        while try nextElement(in: bytes) { try body(&self) }
    }
}

extension JSONText {
    /// The string as one line of text; `nil` if it has no visible characters.
    func line(in bytes: Span<UInt8>, limit: Int) -> String? {
        guard !range.isEmpty else { return nil }
        let decoded = decoded(in: bytes)
        let text = TextCleaning.collapsed(decoded.span.extracting(0..<min(decoded.count, limit)))
        let made = text.utf8Span.span
        return InvisibleText.isAll(0..<made.count, in: made) ? nil : text
    }
}
