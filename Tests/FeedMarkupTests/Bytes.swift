/// Returns the bytes that `body` appends to an empty array, as a string.
func text(_ body: (inout [UInt8]) -> Void) -> String {
    var output: [UInt8] = []
    body(&output)
    return String(decoding: output, as: UTF8.self)
}
