/// Unpacks compressed documents. The first byte is their maximum size in steps of 64 bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe input(start, count)
    guard let first = bytes.first else { return 0 }
    let unpacker = Unpacker(limit: Int(first) * 64)
    if let unpacked = try? unpacker.unpack(Array(bytes.dropFirst())) {
        precondition(unpacked.count <= unpacker.limit)
        precondition(unpacked.count == unpacker.unpackedBytes)
    }
    return 0
}
