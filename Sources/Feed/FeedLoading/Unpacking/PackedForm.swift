/// How a document is packed, told from its first bytes. No feed begins like that.
package enum PackedForm: String, Sendable {
    /// One file, by RFC 1952; the only form that is unpacked here.
    case gzip
    /// One file, by the program of that name.
    case bzip2, xz
    case zstandard = "zstd"
    /// Files and folders.
    case zip, tar
    case sevenZip = "7z"

    /// What a file of the form begins with, where that is the same for all.
    private var beginning: [UInt8] {
        switch self {
        case .gzip: [0x1F, 0x8B]
        // BZh
        case .bzip2: [0x42, 0x5A, 0x68]
        case .xz: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]
        case .zstandard: [0x28, 0xB5, 0x2F, 0xFD]
        case .zip: [0x50, 0x4B, 0x03, 0x04]
        case .sevenZip: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]
        case .tar: []
        }
    }

    /// Files and folders, not one file.
    package var isArchive: Bool { [.zip, .tar, .sevenZip].contains(self) }

    /// Finds the form of `bytes`; `nil` where they are not packed.
    init?(_ bytes: [UInt8]) {
        let marked: [PackedForm] = [.gzip, .bzip2, .xz, .zstandard, .zip, .sevenZip]
        let known = marked.first { bytes.starts(with: $0.beginning) }
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

    /// True for bytes that begin as XML and JSON do. The mark of a tar file stands so far from its
    /// start that a feed may have it there.
    private static func beginsLikeText(_ bytes: [UInt8]) -> Bool {
        let byteOrderMarks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
        return bytes.first.map { "<{[ \t\n\u{C}\r".utf8.contains($0) } == true
            || byteOrderMarks.contains { bytes.starts(with: $0) }
    }
}
