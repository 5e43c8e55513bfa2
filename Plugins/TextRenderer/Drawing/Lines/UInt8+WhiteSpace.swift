extension UInt8 {
    /// ASCII white space, which collapses.
    var isWhiteSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
}
