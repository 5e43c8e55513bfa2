/// Bytes that mean something in markup, and the classes of ASCII.
package enum ASCII {
    package static let tab: UInt8 = 0x09
    package static let lineFeed: UInt8 = 0x0A
    package static let formFeed: UInt8 = 0x0C
    package static let carriageReturn: UInt8 = 0x0D
    package static let space: UInt8 = 0x20
    package static let exclamationMark: UInt8 = 0x21
    package static let doubleQuote: UInt8 = 0x22
    package static let numberSign: UInt8 = 0x23
    package static let ampersand: UInt8 = 0x26
    package static let singleQuote: UInt8 = 0x27
    package static let hyphen: UInt8 = 0x2D
    package static let slash: UInt8 = 0x2F
    package static let colon: UInt8 = 0x3A
    package static let semicolon: UInt8 = 0x3B
    package static let lessThan: UInt8 = 0x3C
    package static let equals: UInt8 = 0x3D
    package static let greaterThan: UInt8 = 0x3E
    package static let questionMark: UInt8 = 0x3F
    package static let at: UInt8 = 0x40
    package static let openBracket: UInt8 = 0x5B
    package static let closeBracket: UInt8 = 0x5D
    package static let underscore: UInt8 = 0x5F

    /// Whether `byte` is white space to HTML: tab, line feed, form feed, carriage return, space.
    @inline(__always)
    package static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == space || byte == lineFeed || byte == tab || byte == carriageReturn
            || byte == formFeed
    }

    /// Whether `byte` is one of the 26 letters in either case.
    @inline(__always)
    package static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26
    }

    /// Whether `byte` is a decimal digit.
    @inline(__always)
    package static func isDigit(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10
    }

    /// `byte` in lower case where it is an ASCII letter.
    @inline(__always)
    package static func lowercased(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
}
