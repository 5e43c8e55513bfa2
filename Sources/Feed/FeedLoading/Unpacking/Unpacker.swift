/// Unpacks documents, and counts what it unpacked of all of them.
package final class Unpacker {
    private static let pieceLength = 65_536

    /// How many bytes are unpacked at most.
    package let limit: Int
    /// How many bytes were unpacked so far, of all documents, with those that were then refused.
    package private(set) var unpackedBytes = 0

    /// Creates an unpacker of documents that may have `limit` bytes each.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Returns the content of the gzip file `packed` (RFC 1952), where that is no more than
    /// ``limit``. Memory stays in proportion to that, whatever the file would become.
    package func unpack(_ packed: [UInt8]) throws(UnpackingError) -> [UInt8] {
        var inflation = try GzipInflation(packed)
        var piece = [UInt8](repeating: 0, count: Self.pieceLength)
        var output: [UInt8] = []
        while true {
            let length = try inflation.read(into: &piece)
            unpackedBytes += length
            guard length <= limit - output.count else { throw .tooLarge }
            output.append(contentsOf: piece[..<length])
            guard length == piece.count else { return output }
        }
    }
}
