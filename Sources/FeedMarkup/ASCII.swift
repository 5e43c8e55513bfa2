/// The bytes that mean something in markup, by name.
package enum ASCII {
    @inlinable @inline(__always) package static var tab: UInt8 { 0x09 }
    @inlinable @inline(__always) package static var lineFeed: UInt8 { 0x0A }
    @inlinable @inline(__always) package static var formFeed: UInt8 { 0x0C }
    @inlinable @inline(__always) package static var carriageReturn: UInt8 { 0x0D }
    @inlinable @inline(__always) package static var space: UInt8 { 0x20 }
    @inlinable @inline(__always) package static var exclamationMark: UInt8 { 0x21 }
    @inlinable @inline(__always) package static var doubleQuote: UInt8 { 0x22 }
    @inlinable @inline(__always) package static var numberSign: UInt8 { 0x23 }
    @inlinable @inline(__always) package static var ampersand: UInt8 { 0x26 }
    @inlinable @inline(__always) package static var singleQuote: UInt8 { 0x27 }
    @inlinable @inline(__always) package static var comma: UInt8 { 0x2C }
    @inlinable @inline(__always) package static var hyphen: UInt8 { 0x2D }
    @inlinable @inline(__always) package static var period: UInt8 { 0x2E }
    @inlinable @inline(__always) package static var slash: UInt8 { 0x2F }
    @inlinable @inline(__always) package static var colon: UInt8 { 0x3A }
    @inlinable @inline(__always) package static var semicolon: UInt8 { 0x3B }
    @inlinable @inline(__always) package static var lessThan: UInt8 { 0x3C }
    @inlinable @inline(__always) package static var equals: UInt8 { 0x3D }
    @inlinable @inline(__always) package static var greaterThan: UInt8 { 0x3E }
    @inlinable @inline(__always) package static var questionMark: UInt8 { 0x3F }
    @inlinable @inline(__always) package static var at: UInt8 { 0x40 }
    @inlinable @inline(__always) package static var openBracket: UInt8 { 0x5B }
    @inlinable @inline(__always) package static var closeBracket: UInt8 { 0x5D }
    @inlinable @inline(__always) package static var underscore: UInt8 { 0x5F }
}
