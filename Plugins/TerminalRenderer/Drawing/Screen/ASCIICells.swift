/// The printable ASCII characters as strings, for cells.
enum ASCIICells {
    static func text(_ byte: UInt8) -> String {
        String(Unicode.Scalar(byte >= 0x20 && byte < 0x7F ? byte : 0x3F))
    }
}
