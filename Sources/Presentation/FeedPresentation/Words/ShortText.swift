/// Puts together a short text byte by byte.
///
/// Each line of a list has a date in two forms, and appending to a string takes ten times as long.
struct ShortText {
    /// The longest text, in bytes; what is appended beyond it is left out.
    static let capacity = 64

    private var bytes = InlineArray<64, UInt8>(repeating: 0)
    private var count = 0

    /// Appends an ASCII character.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        guard count < Self.capacity else { return }
        bytes[count] = byte
        count &+= 1
    }

    mutating func append(_ text: String) {
        let utf8 = text.utf8Span.span
        for index in utf8.indices { append(utf8[index]) }
    }

    /// Appends a number from 0 to 99 in two digits; one that is greater is 99.
    @inline(__always)
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

    /// Appends the text to `output`, in UTF-8.
    func append(to output: inout [UInt8]) {
        let written = bytes.span.extracting(0..<count)
        unsafe written.withUnsafeBufferPointer { unsafe output.append(contentsOf: $0) }
    }

    /// The text; empty where a character of several bytes was cut.
    var string: String {
        let written = bytes.span.extracting(0..<count)
        guard let text = try? UTF8Span(validating: written) else { return "" }
        return String(copying: text)
    }
}
