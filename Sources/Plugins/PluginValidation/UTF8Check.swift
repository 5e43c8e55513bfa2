/// Validates UTF-8 that arrives in pieces.
struct UTF8Check {
    private var isValid = true
    /// An incomplete character at the end of the last piece.
    private var rest: [UInt8] = []

    /// True if everything is valid and complete.
    var isValidAtEnd: Bool { isValid && rest.isEmpty }

    /// Validates the next piece.
    mutating func check(_ bytes: UnsafeRawBufferPointer) {
        guard isValid else { return }
        let piece = unsafe rest + bytes
        let end = piece.count - Self.unfinished(at: piece)
        isValid = String(validating: piece[..<end], as: UTF8.self) != nil
        rest = Array(piece[end...])
    }

    /// The bytes at the end that may begin a character.
    private static func unfinished(at piece: [UInt8]) -> Int {
        guard let start = piece.suffix(3).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return 0 }
        let whole = piece[start] < 0xC0 ? 1 : piece[start] < 0xE0 ? 2 : piece[start] < 0xF0 ? 3 : 4
        return piece.count - start < whole ? piece.count - start : 0
    }
}
