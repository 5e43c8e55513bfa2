/// Writes a short text into a fixed buffer. Used for dates, since appending to a `String` takes ten
/// times as long.
@safe struct ShortText {
    private let memory: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    /// The number of bytes written; anything beyond the capacity is dropped.
    private(set) var count = 0

    /// - Parameter memory: must outlive this value.
    @unsafe init(in memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
        unsafe self.memory = memory
        self.capacity = capacity
    }

    /// Returns the string that `write` writes, of at most `capacity` bytes.
    static func string(capacity: Int, _ write: (inout ShortText) -> Void) -> String {
        unsafe String(unsafeUninitializedCapacity: capacity) { memory in
            guard let start = memory.baseAddress else { return 0 }
            var text = unsafe ShortText(in: start, capacity: capacity)
            write(&text)
            return text.count
        }
    }

    /// Appends an ASCII character.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        guard count < capacity else { return }
        unsafe memory[count] = byte
        count &+= 1
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return }
            let appended = min(bytes.count, capacity - count)
            unsafe (memory + count).update(from: start, count: appended)
            count += appended
        }
    }

    /// Appends a number from 0 to 99 in two digits; larger numbers become 99.
    @inline(__always)
    mutating func appendTwoDigits(_ number: Int64) {
        guard count &+ 2 <= capacity else { return }
        let shown = UInt8(truncatingIfNeeded: min(max(number, 0), 99))
        unsafe memory[count] = UInt8(ascii: "0") + shown / 10
        unsafe memory[count &+ 1] = UInt8(ascii: "0") + shown % 10
        count &+= 2
    }

    /// Appends a number in decimal.
    mutating func append(_ number: Int) {
        guard 0...9_999 ~= number else { return append(String(number)) }
        if number >= 1_000 { append(UInt8(ascii: "0") + UInt8(number / 1_000)) }
        if number >= 100 { append(UInt8(ascii: "0") + UInt8(number / 100 % 10)) }
        if number >= 10 { append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
