import FeedMarkup

/// Returns the fuzzer's bytes as an array.
func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: count))
}

/// Fails if `body` looks at many more bytes than it is given: at some of them again and again.
func expectBounded(_ given: Int, _ body: () -> Void) {
    let read = ReadingMeter.bytesRead(by: body)
    precondition(ReadingMeter.isBounded(read, given: given), "\(read) bytes read of \(given)")
}
