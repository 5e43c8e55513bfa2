import Testing

@testable import PluginReading

/// Bytes in memory with the interface of a file.
struct ArrayBytes: RandomAccessBytes {
    let array: [UInt8]

    func bytes(at offset: UInt64, count: Int) -> [UInt8]? {
        guard let offset = Int(exactly: offset), offset <= array.count,
            count <= array.count - offset
        else { return nil }
        return Array(array[offset..<offset + count])
    }

    /// The names that a library of these bytes exports.
    func exportedNames() throws -> [String]? {
        var file = self
        let dynamic = try #require(ELFDynamic(reading: &file))
        let tables = try #require(ELFSections(reading: &file))
        return ELFExports(of: dynamic, in: tables, &file)?.names(in: &file)
    }
}
