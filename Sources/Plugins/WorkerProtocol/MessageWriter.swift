/// Encodes a message.
struct MessageWriter {
    private(set) var bytes: [UInt8] = []

    init(type: UInt32, reserving capacity: Int) {
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

    /// Appends a list: its count and the values.
    mutating func write(list: some Collection<some MessageMember>) {
        write(UInt32(list.count))
        for value in list {
            write(value)
        }
    }

    /// Appends bytes without their number.
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

extension RawRepresentable<UInt32> {
    /// Encodes a message whose type is this number.
    func message<each Value: MessageMember>(
        _ value: repeat each Value, reserving capacity: Int = 64
    ) -> [UInt8] {
        var writer = MessageWriter(type: rawValue, reserving: capacity)
        repeat writer.write(each value)
        return writer.finish()
    }
}
