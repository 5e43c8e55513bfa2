/// A text or bytes that the page lends for a call.
@inline(__always)
func lent(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: count))
}

/// A text that the page lends for a call; `nil` where it is empty.
func lentText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> String? {
    let bytes = unsafe lent(start, count)
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
}

extension String {
    /// Lends the text to a function of the page.
    func lend<Result>(to body: (UnsafePointer<UInt8>?, Int) -> Result) -> Result {
        let bytes = Array(utf8)
        return unsafe bytes.withUnsafeBufferPointer { unsafe body($0.baseAddress, $0.count) }
    }
}
