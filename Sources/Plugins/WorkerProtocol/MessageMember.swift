/// A value that messages carry: it writes itself, and is read back as it was written.
protocol MessageMember {
    /// Writes the value behind what the message has.
    func write(to writer: inout MessageWriter)

    /// Reads the value. What is not as ``write(to:)`` writes it is refused.
    init(from reader: inout MessageReader) throws(WorkerProtocolError)
}

extension UInt8: MessageMember {}
extension UInt32: MessageMember {}
extension UInt64: MessageMember {}
extension Int32: MessageMember {}
extension Int64: MessageMember {}

extension MessageMember where Self: FixedWidthInteger {
    func write(to writer: inout MessageWriter) {
        writer.write(number: self)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self = try reader.number()
    }
}

/// One byte: 0 or 1.
extension Bool: MessageMember {
    func write(to writer: inout MessageWriter) {
        writer.write(number: UInt8(self ? 1 : 0))
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        switch try reader.number(UInt8.self) {
        case 0: self = false
        case 1: self = true
        default: throw .malformedNumber
        }
    }
}

extension String: MessageMember {
    func write(to writer: inout MessageWriter) {
        writer.write(text: self)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self = try reader.text()
    }
}

/// All that is left; the last value of a message.
extension ArraySlice<UInt8>: MessageMember {
    func write(to writer: inout MessageWriter) {
        writer.writeRest(self)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self = reader.rest()
    }
}

/// Whether it is there, and then the value.
extension Optional: MessageMember where Wrapped: MessageMember {
    func write(to writer: inout MessageWriter) {
        writer.write(self != nil)
        self?.write(to: &writer)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self = try reader.next(Bool.self) ? try Wrapped(from: &reader) : nil
    }
}

/// Sets of options, and kinds that have numbers: one of another number is refused.
extension MessageMember where Self: RawRepresentable, RawValue: MessageMember {
    func write(to writer: inout MessageWriter) {
        rawValue.write(to: &writer)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        guard let value = Self(rawValue: try reader.next()) else { throw .malformedNumber }
        self = value
    }
}
