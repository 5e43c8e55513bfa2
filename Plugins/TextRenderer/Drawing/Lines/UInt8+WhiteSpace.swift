extension UInt8 {
    /// White space of ASCII, of which several count as one space.
    var isWhiteSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
}
