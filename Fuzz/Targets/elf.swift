@testable import PluginReading

/// The fuzzer's bytes as a file.
struct FuzzedFile: RandomAccessBytes {
    let all: [UInt8]

    func bytes(at offset: UInt64, count: Int) -> [UInt8]? {
        guard count >= 0, let start = Int(exactly: offset), start <= all.count,
            count <= all.count - start
        else { return nil }
        return Array(all[start..<start + count])
    }
}

/// Reads or rejects the note and the tables of any file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var file = FuzzedFile(all: unsafe input(start, count))
    if let library = try? ELFLibrary(reading: &file) {
        if var parser = try? PluginManifestParser(library.noteText) {
            _ = try? parser.abi()
            _ = try? parser.manifest()
        }
    }
    if var parser = try? PluginManifestParser(file.all) {
        _ = try? parser.manifest()
    }
    _ = ELFDynamic(reading: &file)
    let symbols = ELFSymbols(reading: &file)
    _ = symbols.name(at: 0x1000, in: &file)
    return 0
}
