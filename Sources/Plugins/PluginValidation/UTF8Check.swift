/// Checks that bytes that come in pieces are UTF-8 in all.
struct UTF8Check {
    private var isValid = true
    /// The beginning of a character that the last piece ended in.
    private var rest: [UInt8] = []

    /// Everything was valid, and nothing is missing at the end.
    var isValidAtEnd: Bool { isValid && rest.isEmpty }

    /// Looks at the next piece.
    mutating func check(_ bytes: UnsafeRawBufferPointer) {
        guard isValid else { return }
        let piece = unsafe rest + bytes
        let end = piece.count - Self.unfinished(at: piece)
        isValid = String(validating: piece[..<end], as: UTF8.self) != nil
        rest = Array(piece[end...])
    }

    /// How many bytes at the end may begin a character that goes on in the next piece.
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
