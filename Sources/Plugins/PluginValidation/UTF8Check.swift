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
        for length in 1...3 where length <= piece.count {
            switch piece[piece.count - length] {
            case 0x80...0xBF: continue
            case 0xC0...0xDF: return length < 2 ? length : 0
            case 0xE0...0xEF: return length < 3 ? length : 0
            case 0xF0...0xFF: return length
            default: return 0
            }
        }
        return 0
    }
}
