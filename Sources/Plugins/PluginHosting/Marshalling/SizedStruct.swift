/// Returns `empty`, a struct of the header, with its size, which is its first member.
@inline(__always)
func sized<Struct>(_ empty: Struct) -> Struct {
    var sized = empty
    unsafe withUnsafeMutableBytes(of: &sized) { bytes in
        unsafe bytes.storeBytes(of: MemoryLayout<Struct>.size, as: Int.self)
    }
    return sized
}
