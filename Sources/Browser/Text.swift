/// Copies bytes that the page lends for a call.
@inline(__always)
func lent(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: count))
}

/// Copies a text that the page lends for a call; `nil` if it is empty.
func lentText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> String? {
    let bytes = unsafe lent(start, count)
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
}

extension String {
    /// Passes the text as UTF-8, valid during the call.
    func lend<Result>(to body: (UnsafePointer<UInt8>?, Int) -> Result) -> Result {
        let bytes = Array(utf8)
        return unsafe bytes.withUnsafeBufferPointer { unsafe body($0.baseAddress, $0.count) }
    }
}
