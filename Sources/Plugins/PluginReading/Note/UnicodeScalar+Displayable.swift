extension Unicode.Scalar {
    /// True unless this is a control character, a line separator, or a bidirectional control.
    var isDisplayable: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0: false
        case 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: false
        default: true
        }
    }
}
