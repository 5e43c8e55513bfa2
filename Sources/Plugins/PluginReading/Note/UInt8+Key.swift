extension UInt8 {
    /// True for `a-z`, `0-9` and `-`, which ids and option keys consist of.
    var isOfKey: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
