/// Escapes text for markup, and removes unsafe characters (see ``TextCleaning``).
///
/// The only place where this module escapes.
public enum MarkupEscaping {
    /// Appends literal UTF-8 text `bytes` as HTML text.
    public static func appendText(_ bytes: Span<UInt8>, into output: inout [UInt8]) {
        append(bytes, isAttribute: false, into: &output)
    }

    /// Appends literal UTF-8 text `bytes` as an attribute value in double quotes.
    public static func appendAttribute(_ bytes: Span<UInt8>, into output: inout [UInt8]) {
        append(bytes, isAttribute: true, into: &output)
    }

    /// Appends text with character references as HTML text, decoding references as in `context`.
    ///
    /// - Parameter scratch: A reusable buffer; its content is lost.
    static func appendDecodedText(
        _ bytes: Span<UInt8>, as context: CharacterReferences.Context, scratch: inout [UInt8],
        into output: inout [UInt8]
    ) {
        var start = 0
        var index = 0
        while index < bytes.count {
            index = bytes.endOfPlainText(from: index)
            let stop = min(index + 8, bytes.count)
            while index < stop, isOrdinary(bytes[index]) { index += 1 }
            guard index < stop else { continue }
            let byte = bytes[index]
            output.append(bytes, start..<index)
            if byte == UInt8(ascii: "&") {
                scratch.removeAll(keepingCapacity: true)
                let length = CharacterReferences.decodeReference(
                    at: index, in: bytes, as: context, into: &scratch)
                if length > 0 {
                    append(scratch.span, isAttribute: false, into: &output)
                    index += length
                    start = index
                    continue
                }
            }
            index += appendSpecial(bytes, at: index, into: &output)
            start = index
        }
        output.append(bytes, start..<bytes.count)
    }

    private static func append(
        _ bytes: Span<UInt8>, isAttribute: Bool, into output: inout [UInt8]
    ) {
        var start = 0
        var index = 0
        while index < bytes.count {
            if !isAttribute {
                index = bytes.endOfPlainText(from: index)
                let stop = min(index + 8, bytes.count)
                while index < stop, isOrdinary(bytes[index]) { index += 1 }
                guard index < stop else { continue }
            }
            let byte = bytes[index]
            if isOrdinary(byte), !isAttribute || byte != UInt8(ascii: "\"") {
                index += 1
                continue
            }
            output.append(bytes, start..<index)
            index += appendSpecial(bytes, at: index, into: &output)
            start = index
        }
        output.append(bytes, start..<bytes.count)
    }

    /// Returns true for bytes that can be copied unchecked.
    @inline(__always)
    private static func isOrdinary(_ byte: UInt8) -> Bool {
        if byte < 0x80 {
            // A bit mask: ASCII except control characters, `&`, `<`, `>` and delete, but with tab,
            // line feed and carriage return.
            let first: UInt64 = 0xAFFF_FFBF_0000_2600
            let second: UInt64 = 0x7FFF_FFFF_FFFF_FFFF
            return (byte < 64 ? first >> UInt64(byte) : second >> UInt64(byte - 64)) & 1 == 1
        }
        return byte != 0xC2 && byte != 0xE2 && byte != 0xEF
    }

    /// Appends the escaped form of the character at `index`; returns its length.
    private static func appendSpecial(
        _ bytes: Span<UInt8>, at index: Int, into output: inout [UInt8]
    ) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "&"): output.append("&amp;")
        case UInt8(ascii: "<"): output.append("&lt;")
        case UInt8(ascii: ">"): output.append("&gt;")
        case UInt8(ascii: "\""): output.append("&quot;")
        default:
            let length = TextCleaning.length(at: index, in: bytes)
            TextCleaning.clean(bytes.extracting(index..<(index + length)), into: &output)
            return length
        }
        return 1
    }
}
