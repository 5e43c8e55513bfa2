extension UInt8 {
    /// True for `a`–`z` and `A`–`Z`.
    @inlinable @inline(__always) public var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// True for `0`–`9`.
    @inlinable @inline(__always) public var isASCIIDigit: Bool { self &- 0x30 < 10 }

    /// True for an ASCII letter or digit.
    @inlinable @inline(__always) public var isASCIIAlphanumeric: Bool {
        isASCIILetter || isASCIIDigit
    }

    /// True for HTML's white space: space, tab, line feed, form feed and carriage return.
    @inlinable @inline(__always) public var isHTMLWhiteSpace: Bool {
        self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 || self == 0x0C
    }

    /// True for a slash of either kind, which browsers take for one in addresses.
    @inlinable public var isSlash: Bool { self == UInt8(ascii: "/") || self == UInt8(ascii: "\\") }

    /// The lower-case letter for an ASCII capital; any other byte unchanged.
    @inlinable @inline(__always) public var asciiLowercased: UInt8 {
        self &- 0x41 < 26 ? self | 0x20 : self
    }

    /// The value of a hexadecimal digit.
    @inlinable @inline(__always) public var hexadecimalValue: UInt8? {
        if isASCIIDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}
