package enum CellColor: Sendable, Equatable {
    /// The terminal's default.
    case standard
    /// Of the palette of 256; the first sixteen depend on the terminal.
    case palette(UInt8)
    /// 24 bits.
    case rgb(UInt32)
}
