/// A value in a message that encodes and decodes itself.
protocol MessageMember {
    /// Appends the value to the message.
    func write(to writer: inout MessageWriter)

    /// Decodes the value. Throws for anything that ``write(to:)`` doesn't produce.
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

/// Its length and UTF-8, cut at the protocol's limit.
extension String: MessageMember {
    func write(to writer: inout MessageWriter) {
        var bound = WorkerProtocol.maximumTextLength
        if utf8.count <= bound {
            writer.write(UInt32(utf8.count))
            writer.writeRest(utf8)
            return
        }
        // Don't cut within a character.
        let all = Array(utf8.prefix(bound + 1))
        while all[bound] & 0xC0 == 0x80 {
            bound -= 1
        }
        writer.write(UInt32(bound))
        writer.writeRest(all[..<bound])
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        let length = Int(try reader.number(UInt32.self))
        guard length <= WorkerProtocol.maximumTextLength else { throw .malformedText }
        let slice = try reader.slice(length)
        guard let text = String(validating: slice, as: UTF8.self) else { throw .malformedText }
        self = text
    }
}

/// All remaining bytes; only as the last value.
extension ArraySlice<UInt8>: MessageMember {
    func write(to writer: inout MessageWriter) {
        writer.writeRest(self)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self = try reader.slice(reader.remaining)
    }
}

/// A flag, then the value if present.
extension Optional: MessageMember where Wrapped: MessageMember {
    func write(to writer: inout MessageWriter) {
        writer.write(self != nil)
        self?.write(to: &writer)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self = try reader.next(Bool.self) ? try Wrapped(from: &reader) : nil
    }
}

/// Option sets and enumerations; throws for an unknown raw value.
extension MessageMember where Self: RawRepresentable, RawValue: MessageMember {
    func write(to writer: inout MessageWriter) {
        rawValue.write(to: &writer)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        guard let value = Self(rawValue: try reader.next()) else { throw .malformedNumber }
        self = value
    }
}
