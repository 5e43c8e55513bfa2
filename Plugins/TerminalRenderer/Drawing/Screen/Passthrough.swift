/// Wraps bytes that tmux should pass to its terminal (`allow-passthrough`).
enum Passthrough {
    private static let escape: UInt8 = 0x1B
    private static let begin = Array("\u{1B}Ptmux;".utf8)
    private static let end = Array("\u{1B}\\".utf8)

    /// Returns wrapped sequences; each that ends with `ESC \` separately, since tmux limits their
    /// length.
    static func wrapped(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var wrapped: [UInt8] = []
        var piece: [UInt8] = []
        var last: UInt8 = 0
        for byte in bytes {
            piece.append(byte)
            if byte == escape { piece.append(escape) }
            if last == escape, byte == UInt8(ascii: "\\") {
                wrapped += begin + piece + end
                piece = []
            }
            last = byte
        }
        return piece.isEmpty ? wrapped : wrapped + begin + piece + end
    }
}
