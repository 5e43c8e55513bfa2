import FeedUnpackingAPI
import SystemInterface

/// Unpacks documents, by a library that is opened when the first is packed, and never closed.
@safe
package final class Unpacker {
    private static let pieceLength = 65_536

    /// How many bytes are unpacked at most.
    package let limit: Int
    /// How many bytes were unpacked so far, of all documents, with those that were then refused.
    package private(set) var unpackedBytes = 0
    private let path: () -> String
    private var table: UnsafePointer<feed_unpacking_table>?

    /// Creates an unpacker.
    ///
    /// - Parameters:
    ///   - path: where the library is; asked for when it is needed.
    ///   - limit: how many bytes a document may have.
    package init(library path: @escaping @autoclosure () -> String, limit: Int) {
        self.path = path
        self.limit = limit
    }

    /// Returns the content of the gzip file `packed` (RFC 1952), where that is no more than
    /// ``limit``. Memory stays in proportion to that, whatever the file would become.
    package func unpack(_ packed: [UInt8]) throws(UnpackingError) -> [UInt8] {
        let table = try unsafe open()
        var output: [UInt8] = []
        let result = unsafe packed.withUnsafeBufferPointer { packed -> UnpackingError? in
            guard
                let unpacker = unsafe table.pointee.unpacker_create(
                    packed.baseAddress, packed.count)
            else { return .noMemory }
            defer { unsafe table.pointee.unpacker_release(unpacker) }
            while true {
                var length = 0
                let end = unsafe withUnsafeTemporaryAllocation(
                    of: UInt8.self, capacity: Self.pieceLength
                ) { room in
                    let end = unsafe table.pointee.unpacker_read(
                        unpacker, room.baseAddress, room.count, &length)
                    unpackedBytes += length
                    if length <= limit - output.count {
                        unsafe output.append(contentsOf: room[..<length])
                        length = 0
                    }
                    return end
                }
                guard length == 0 else { return .tooLarge }
                switch Int(end) {
                case Int(FEED_UNPACKING_MORE): continue
                case Int(FEED_UNPACKING_COMPLETE): return nil
                case Int(FEED_UNPACKING_CUT_SHORT): return .cutShort
                case Int(FEED_UNPACKING_NO_MEMORY): return .noMemory
                default: return .damaged
                }
            }
        }
        if let result { throw result }
        return output
    }

    private func open() throws(UnpackingError) -> UnsafePointer<feed_unpacking_table> {
        if let table = unsafe table { return unsafe table }
        do throws(LibraryError) {
            let table: UnsafePointer<feed_unpacking_table> = unsafe try LibraryTable.open(
                path(), entry: FEED_UNPACKING_ENTRY, version: FEED_UNPACKING_VERSION)
            unsafe self.table = unsafe table
            return unsafe table
        } catch {
            throw .noLibrary(path: error.path, detail: error.detail)
        }
    }
}
