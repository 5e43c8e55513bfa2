/// Unpacks documents, and counts the unpacked bytes.
package final class Unpacker {
    private static let pieceLength = 65_536

    /// The largest unpacked document, in bytes.
    package let limit: Int
    /// The number of bytes unpacked so far, including those of refused documents.
    package private(set) var unpackedBytes = 0

    /// Creates an unpacker for documents of at most `limit` bytes each.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Returns the content of a gzip file (RFC 1952) of at most ``limit`` bytes. Memory use is
    /// proportional to that limit.
    package func unpack(_ packed: [UInt8]) throws(UnpackingError) -> [UInt8] {
        var inflation = try GzipInflation(packed)
        var piece = [UInt8](repeating: 0, count: Self.pieceLength)
        var output: [UInt8] = []
        while let length = try inflation.read(into: &piece) {
            unpackedBytes += length
            guard length <= limit - output.count else { throw .tooLarge }
            output.append(contentsOf: piece[..<length])
        }
        return output
    }
}
