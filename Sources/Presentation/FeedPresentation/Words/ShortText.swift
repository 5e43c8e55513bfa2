/// Puts together a short text byte by byte.
///
/// Each line of a list has a date in two forms, and appending to a string takes ten times as long.
struct ShortText {
    /// The text so far, in UTF-8.
    private(set) var bytes: [UInt8] = []

    init() {
        bytes.reserveCapacity(32)
    }

    /// The text.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends an ASCII character.
    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends a number from 0 to 99 in two digits; one that is greater is 99.
    mutating func appendTwoDigits(_ number: Int64) {
        let shown = UInt8(truncatingIfNeeded: min(max(number, 0), 99))
        append(UInt8(ascii: "0") + shown / 10)
        append(UInt8(ascii: "0") + shown % 10)
    }

    /// Appends a number in as many digits as it has.
    mutating func append(_ number: Int) {
        guard 0...9_999 ~= number else { return append(String(number)) }
        if number >= 1_000 { append(UInt8(ascii: "0") + UInt8(number / 1_000)) }
        if number >= 100 { append(UInt8(ascii: "0") + UInt8(number / 100 % 10)) }
        if number >= 10 { append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
