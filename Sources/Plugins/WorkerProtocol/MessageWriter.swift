/// Encodes a message.
struct MessageWriter {
    private(set) var bytes: [UInt8] = []

    init(type: UInt32, reserving capacity: Int = 64) {
        bytes.reserveCapacity(capacity)
        write(UInt32(0), type)
    }

    /// Appends values.
    mutating func write<each Value: MessageMember>(_ value: repeat each Value) {
        repeat (each value).write(to: &self)
    }

    mutating func write(number: some FixedWidthInteger) {
        var rest = number
        for _ in 0..<number.bitWidth / 8 {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    /// Appends `text`, cut at the protocol's limit.
    mutating func write(text: String) {
        var bound = WorkerProtocol.maximumTextLength
        let utf8 = text.utf8
        if utf8.count <= bound {
            write(UInt32(utf8.count))
            bytes.append(contentsOf: utf8)
            return
        }
        // Don't cut within a character.
        let all = Array(utf8.prefix(bound + 1))
        while all[bound] & 0xC0 == 0x80 {
            bound -= 1
        }
        write(UInt32(bound))
        bytes.append(contentsOf: all[..<bound])
    }

    /// Appends a list: its count and the values.
    mutating func write(list: some Collection<some MessageMember>) {
        write(UInt32(list.count))
        for value in list {
            write(value)
        }
    }

    /// Appends the last member, without a length.
    mutating func writeRest(_ rest: some Sequence<UInt8>) {
        bytes.append(contentsOf: rest)
    }

    /// Fills in the length and returns the message.
    mutating func finish() -> [UInt8] {
        let length = UInt32(bytes.count)
        for index in 0..<4 {
            bytes[index] = UInt8(truncatingIfNeeded: length >> (8 * UInt32(index)))
        }
        return bytes
    }
}
