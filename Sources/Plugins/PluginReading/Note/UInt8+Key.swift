extension UInt8 {
    /// The byte may stand in an id or a key of an option: `a-z`, `0-9` or `-`.
    var isOfKey: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
