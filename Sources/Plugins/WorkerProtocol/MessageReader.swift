/// Decodes a message from an untrusted sender.
struct MessageReader {
    private(set) var type: UInt32 = 0
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    /// Decodes the header.
    init(_ bytes: ArraySlice<UInt8>) throws(WorkerProtocolError) {
        self.bytes = bytes
        position = bytes.startIndex
        guard bytes.count <= WorkerProtocol.maximumMessageLength else { throw .wrongLength }
        let length: UInt32 = try number()
        guard Int(length) == bytes.count else { throw .wrongLength }
        type = try number()
    }

    /// In bytes.
    var remaining: Int { bytes.endIndex - position }

    mutating func number<Number: FixedWidthInteger>(
        _ type: Number.Type = Number.self
    ) throws(WorkerProtocolError) -> Number {
        let width = Number.bitWidth / 8
        guard width <= remaining else { throw .wrongLength }
        var value: Number = 0
        for index in (0..<width).reversed() {
            value = value << 8 | Number(truncatingIfNeeded: bytes[position + index])
        }
        position += width
        return value
    }

    /// Decodes the next value.
    mutating func next<Value: MessageMember>(
        _ type: Value.Type = Value.self
    ) throws(WorkerProtocolError) -> Value {
        try Value(from: &self)
    }

    /// Decodes the next values and passes them to `make`.
    mutating func read<each Value: MessageMember, Made>(
        _ make: (repeat each Value) -> Made
    ) throws(WorkerProtocolError) -> Made {
        make(repeat try next((each Value).self))
    }

    /// Returns the next `length` bytes.
    mutating func slice(_ length: Int) throws(WorkerProtocolError) -> ArraySlice<UInt8> {
        guard length <= remaining else { throw .wrongLength }
        defer { position += length }
        return bytes[position..<position + length]
    }

    /// Decodes a list of at most `limit` values.
    mutating func list<Value: MessageMember>(
        limit: Int
    ) throws(WorkerProtocolError) -> [Value] {
        let count = Int(try number(UInt32.self))
        guard count <= limit else { throw .tooMany }
        var values: [Value] = []
        for _ in 0..<count {
            values.append(try next())
        }
        return values
    }

    /// Throws if bytes remain.
    func finish() throws(WorkerProtocolError) {
        guard remaining == 0 else { throw .wrongLength }
    }
}
