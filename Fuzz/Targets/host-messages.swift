import WorkerProtocol

/// A decoded message must be encoded to an equal message.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var bytes = unsafe input(start, count)
    // The correct length lets the fuzzer reach further.
    if bytes.count >= 4 {
        for index in 0..<4 {
            bytes[index] = UInt8(truncatingIfNeeded: bytes.count >> (8 * index))
        }
    }
    if let message = try? HostMessage(decoding: bytes[...]) {
        precondition((try? HostMessage(decoding: message.encoded[...])) == message)
    }
    return 0
}
