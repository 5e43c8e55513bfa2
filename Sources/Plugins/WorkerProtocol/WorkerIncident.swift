/// A report by the C part of a worker: a refused system call, a signal, or an exit. The layout is
/// that of `struct incident` in `incidents.c`.
package struct WorkerIncident: Sendable, Hashable {
    package enum Kind: UInt32, Sendable, MessageMember {
        /// A refused system call.
        case refused = 1
        /// A signal that ends the process.
        case signal = 2
        /// An exit by the plugin.
        case exit = 3
        /// An answer to the question where the plugin is.
        case position = 4
    }

    package struct Flags: OptionSet, Sendable, Hashable, MessageMember {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        package static let stackOverflow = Flags(rawValue: 1)
        /// The address is in lent memory.
        package static let lentMemory = Flags(rawValue: 2)
    }

    /// A stack frame.
    package struct Frame: Sendable, Hashable {
        package var isInPlugin: Bool
        /// The offset from the load address of its library.
        package var offset: UInt64
        /// The file name of the library; empty for the program and the plugin.
        package var module: String
        /// The exported symbol, if known.
        package var symbol: String
    }

    private static let frameLimit = 64
    private static let textLimit = 256

    package var kind: Kind
    /// The signal, the system call, or the exit status.
    package var number: Int32
    package var flags: Flags = []
    /// The address of a fault, or a call's first argument.
    package var address: UInt64 = 0
    /// The path in a call. Chosen by the plugin; invalid UTF-8 is repaired.
    package var text = ""
    /// The stack, innermost first.
    package var frames: [Frame] = []
}

extension WorkerIncident: MessageMember {
    func write(to writer: inout MessageWriter) {
        let text = Array(text.utf8.prefix(Self.textLimit))
        writer.write(kind, number, flags, UInt32(frames.count), address)
        writer.write(UInt32(text.count), UInt32(0))
        writer.writeRest(text)
        for frame in frames {
            writer.write(frame)
        }
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        kind = try reader.next()
        number = try reader.next()
        flags = try reader.next()
        let frameCount = Int(try reader.number(UInt32.self))
        guard frameCount <= Self.frameLimit else { throw .tooMany }
        address = try reader.next()
        let textLength = Int(try reader.number(UInt32.self))
        guard textLength <= Self.textLimit else { throw .malformedText }
        _ = try reader.number(UInt32.self)
        text = String(decoding: try reader.slice(textLength), as: UTF8.self)
        frames = []
        for _ in 0..<frameCount {
            frames.append(try reader.next())
        }
    }
}

extension WorkerIncident.Frame: MessageMember {
    func write(to writer: inout MessageWriter) {
        let module = Array(module.utf8.prefix(255))
        let symbol = Array(symbol.utf8.prefix(255))
        writer.write(offset, isInPlugin, UInt8(module.count), UInt8(symbol.count))
        writer.writeRest(repeatElement(0, count: 5))
        writer.writeRest(module)
        writer.writeRest(symbol)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        offset = try reader.next()
        isInPlugin = try reader.next()
        let moduleLength = Int(try reader.number(UInt8.self))
        let symbolLength = Int(try reader.number(UInt8.self))
        _ = try reader.slice(5)
        module = String(decoding: try reader.slice(moduleLength), as: UTF8.self)
        symbol = String(decoding: try reader.slice(symbolLength), as: UTF8.self)
    }
}
