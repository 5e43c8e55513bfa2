/// HTML's character references: `&eacute;`, `&#233;`, `&#xE9`.
///
/// Follows the tokenizer of the HTML standard (13.2.5.72 and on), which feeds rely on as well.
/// O(n); allocates only the output.
///
/// Most of its lines are the table of names.
public enum CharacterReferences {
    /// The context of a reference, which affects its syntax.
    public enum Context: Sendable {
        /// HTML text: some legacy names need no semicolon (`&copy 2024`).
        case text
        /// An HTML attribute: as in text, except that `&copy=` and `&copyright` are kept, since
        /// they are mostly parts of an address.
        case attribute
        /// XML: a name needs its semicolon.
        case xml
    }

    /// Appends `bytes` to `output` in UTF-8 with references decoded.
    ///
    /// Keeps ampersands that begin no reference. Limits runs of combining marks; see
    /// ``StreamSafeText``.
    public static func decode(
        _ bytes: Span<UInt8>, as context: Context, into output: inout [UInt8]
    ) {
        let beginning = output.count
        defer { StreamSafeText.bound(&output, from: beginning) }
        var position = 0
        while position < bytes.count {
            let ampersand = bytes.firstIndex(of: UInt8(ascii: "&"), in: position..<bytes.count)
            output.append(bytes, position..<(ampersand ?? bytes.count))
            guard let ampersand else { return }
            let length = decodeReference(
                at: ampersand, in: bytes, as: context, into: &output)
            if length == 0 { output.append(UInt8(ascii: "&")) }
            position = ampersand + max(length, 1)
        }
    }

    /// Returns an attribute's value with references decoded.
    package static func decodedAttribute(
        _ value: Range<Int>, in bytes: Span<UInt8>, syntax: MarkupSyntax = .html
    ) -> [UInt8] {
        var decoded: [UInt8] = []
        decode(
            bytes.extracting(value), as: syntax == .xml ? .xml : .attribute, into: &decoded)
        return decoded
    }

    /// Appends the value of the reference at the ampersand at `start`.
    ///
    /// - Returns: The length of the reference in bytes; zero, with nothing appended, if there is
    ///   none.
    public static func decodeReference(
        at start: Int, in bytes: Span<UInt8>, as context: Context, into output: inout [UInt8]
    ) -> Int {
        guard start + 1 < bytes.count else { return 0 }
        if bytes[start + 1] == UInt8(ascii: "#") {
            return decodeNumber(at: start, in: bytes, into: &output)
        }
        let nameStart = start + 1
        let limit = min(bytes.count, nameStart + longestName + 1)
        var nameEnd = nameStart
        while nameEnd < limit, bytes[nameEnd].isASCIIAlphanumeric { nameEnd += 1 }
        if nameEnd < bytes.count, bytes[nameEnd] == UInt8(ascii: ";"),
            appendValue(of: nameStart..<nameEnd, in: bytes, legacyOnly: false, to: &output)
        {
            return nameEnd + 1 - start
        }
        guard context != .xml else { return 0 }
        var end = min(nameEnd, nameStart + longestLegacyName)
        while end >= nameStart + shortestLegacyName {
            let isFollowedByName =
                end < bytes.count
                && (bytes[end].isASCIIAlphanumeric || bytes[end] == UInt8(ascii: "="))
            if context == .text || !isFollowedByName,
                appendValue(of: nameStart..<end, in: bytes, legacyOnly: true, to: &output)
            {
                return end - start
            }
            end -= 1
        }
        return 0
    }

    /// The scalar for a numeric reference with HTML's corrections: 128 to 159 are windows-1252,
    /// invalid numbers are U+FFFD.
    public static func scalar(forNumber number: UInt32) -> Unicode.Scalar {
        if 0x80...0x9F ~= number {
            return Windows1252.scalar(for: UInt8(truncatingIfNeeded: number))
        }
        guard number != 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
        return scalar
    }

    private static let longestName = 31
    private static let longestLegacyName = 6
    private static let shortestLegacyName = 2

    private static func decodeNumber(
        at start: Int, in bytes: Span<UInt8>, into output: inout [UInt8]
    ) -> Int {
        guard var (number, end) = number(at: start, in: bytes) else { return 0 }
        // Some programs write the two halves of a character in UTF-16.
        if 0xD800...0xDBFF ~= number, let low = self.number(at: end, in: bytes),
            0xDC00...0xDFFF ~= low.value
        {
            number = 0x1_0000 + (number - 0xD800) << 10 + (low.value - 0xDC00)
            end = low.end
        }
        output.append(scalar(forNumber: number))
        return end - start
    }

    /// The number of the reference at `start`, and its end; `nil` if it is none.
    private static func number(
        at start: Int, in bytes: Span<UInt8>
    ) -> (value: UInt32, end: Int)? {
        guard bytes.hasPrefix("&#", at: start, before: bytes.count) else { return nil }
        var position = start + 2
        var radix: UInt32 = 10
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "x") {
            radix = 16
            position += 1
        }
        let digitsStart = position
        var number: UInt32 = 0
        while position < bytes.count, let digit = bytes[position].hexadecimalValue,
            UInt32(digit) < radix
        {
            number = min(number * radix + UInt32(digit), 0x11_0000)
            position += 1
        }
        guard position > digitsStart else { return nil }
        if position < bytes.count, bytes[position] == UInt8(ascii: ";") { position += 1 }
        return (number, position)
    }

    /// Appends the value of a name; returns false if it is unknown.
    private static func appendValue(
        of name: Range<Int>, in bytes: Span<UInt8>, legacyOnly: Bool, to output: inout [UInt8]
    ) -> Bool {
        guard !name.isEmpty else { return false }
        var hash: UInt32 = 0x811C_9DC5
        for index in name { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
        var slot = Int((hash ^ (hash >> 15)) & slotMask)
        while true {
            let record = record(inSlot: slot)
            guard record != 0 else { return false }
            if matches(record, name, in: bytes, legacyOnly: legacyOnly) {
                let value = record + name.count + 2
                let size = Int(recordByte(value - 1) &- UInt8(ascii: "0"))
                for offset in 0..<size { output.append(recordByte(value + offset)) }
                return true
            }
            slot = (slot + 1) & Int(slotMask)
        }
    }

    private static func matches(
        _ record: Int, _ name: Range<Int>, in bytes: Span<UInt8>, legacyOnly: Bool
    ) -> Bool {
        for index in name where recordByte(record + index - name.lowerBound) != bytes[index] {
            return false
        }
        let end = recordByte(record + name.count)
        return end == UInt8(ascii: ",") || (end == UInt8(ascii: ";") && !legacyOnly)
    }

    private static let slotMask: UInt32 = 0xFFF

    private static func record(inSlot slot: Int) -> Int {
        // The generator fills every slot, and `slot` is masked.
        let bytes = unsafe slots.utf8Start + slot * 3
        let high = unsafe Int(bytes[0] &- 0x30)
        let middle = unsafe Int(bytes[1] &- 0x30)
        let low = unsafe Int(bytes[2] &- 0x30)
        return high << 12 | middle << 6 | low
    }

    private static func recordByte(_ position: Int) -> UInt8 {
        guard position < records.utf8CodeUnitCount else { return 0 }
        return unsafe records.utf8Start[position]
    }
}
