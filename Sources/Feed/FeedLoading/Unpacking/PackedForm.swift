/// How a document is packed, told from its first bytes. No feed begins like that.
package enum PackedForm: Sendable, Equatable {
    /// One file, by RFC 1952; the only form that is unpacked here.
    case gzip
    /// One file, by the program of that name.
    case bzip2, xz, zstandard
    /// Files and folders.
    case zip, tar, sevenZip

    /// Finds the form of `bytes`; `nil` where they are not packed.
    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x1F, 0x8B]) {
            self = .gzip
        } else if bytes.starts(with: Array("BZh".utf8)), bytes.count > 3,
            (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(bytes[3])
        {
            self = .bzip2
        } else if bytes.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]) {
            self = .xz
        } else if bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
            self = .zstandard
        } else if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
            self = .zip
        } else if bytes.starts(with: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]) {
            self = .sevenZip
        } else if bytes.count >= 512, bytes[257..<262].elementsEqual("ustar".utf8),
            !Self.beginsLikeText(bytes)
        {
            self = .tar
        } else {
            return nil
        }
    }

    /// True for bytes that begin as XML and JSON do. The mark of a tar file stands so far from its
    /// start that a feed may have it there.
    private static func beginsLikeText(_ bytes: [UInt8]) -> Bool {
        let byteOrderMarks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
        return bytes.first.map { "<{[ \t\n\u{C}\r".utf8.contains($0) } == true
            || byteOrderMarks.contains { bytes.starts(with: $0) }
    }
}
