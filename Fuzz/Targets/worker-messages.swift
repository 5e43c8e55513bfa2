import WorkerProtocol

/// Any bytes that read as a message are sent again as the same message.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var bytes = unsafe input(start, count)
    // The length is not for the fuzzer to guess.
    if bytes.count >= 4 {
        for index in 0..<4 {
            bytes[index] = UInt8(truncatingIfNeeded: bytes.count >> (8 * index))
        }
    }
    if let message = try? WorkerMessage(decoding: bytes[...]) {
        // An incident's text may be anything, and is repaired when it is read.
        if case .incident = message { return 0 }
        precondition((try? WorkerMessage(decoding: message.encoded[...])) == message)
    }
    return 0
}
