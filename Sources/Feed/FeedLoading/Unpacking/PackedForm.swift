/// The format of a packed document, detected from its first bytes, with which no feed begins.
package enum PackedForm: String, Sendable {
    /// One file, RFC 1952; the only supported format.
    case gzip
    /// One file, named after the program.
    case bzip2, xz
    case zstandard = "zstd"
    /// Archives of files and folders.
    case zip, tar
    case sevenZip = "7z"

    /// The signatures, of which that of tar is not at its beginning.
    private static let beginnings: [(form: PackedForm, bytes: [UInt8])] = [
        (.gzip, [0x1F, 0x8B]),
        // BZh
        (.bzip2, [0x42, 0x5A, 0x68]),
        (.xz, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]),
        (.zstandard, [0x28, 0xB5, 0x2F, 0xFD]),
        (.zip, [0x50, 0x4B, 0x03, 0x04]),
        (.sevenZip, [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
    ]

    /// True for formats of several files.
    package var isArchive: Bool { [.zip, .tar, .sevenZip].contains(self) }

    /// Detects the format of `bytes`; `nil` if they aren't packed.
    init?(_ bytes: [UInt8]) {
        let known = Self.beginnings.first { bytes.starts(with: $0.bytes) }?.form
        if let known, known != .bzip2 || bytes.count > 3 && (0x31...0x39).contains(bytes[3]) {
            self = known
        } else if bytes.count >= 512, bytes[257..<262].elementsEqual("ustar".utf8),
            !Self.beginsLikeText(bytes)
        {
            self = .tar
        } else {
            return nil
        }
    }

    /// Returns true if the bytes begin like XML or JSON. The signature of tar is far from its
    /// start, where a feed may contain the same bytes.
    private static func beginsLikeText(_ bytes: [UInt8]) -> Bool {
        let byteOrderMarks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
        return bytes.first.map { "<{[ \t\n\u{C}\r".utf8.contains($0) } == true
            || byteOrderMarks.contains { bytes.starts(with: $0) }
    }
}
