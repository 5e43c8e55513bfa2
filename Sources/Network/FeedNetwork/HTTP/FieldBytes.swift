/// Converts field values to text and back without loss.
///
/// Valid UTF-8 is decoded; in other values each byte outside ASCII becomes a private-use character.
enum FieldBytes {
    /// The characters for the bytes from 0x80 to 0xFF.
    private static let privateUse: ClosedRange<UInt32> = 0xF780...0xF7FF

    static func text(_ bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self),
            !text.unicodeScalars.contains(where: { privateUse.contains($0.value) })
        {
            return text
        }
        let scalars = bytes.compactMap { byte in
            Unicode.Scalar(byte < 0x80 ? UInt32(byte) : 0xF700 + UInt32(byte))
        }
        return String(String.UnicodeScalarView(scalars))
    }

    static func bytes(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if privateUse.contains(scalar.value) {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return bytes
    }
}
