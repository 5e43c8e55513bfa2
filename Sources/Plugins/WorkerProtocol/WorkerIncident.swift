/// Written by the C part of a worker when something happens to the plugin: a refused system call, a
/// signal, an exit. Its layout is that of `struct incident` in `incidents.c`.
package struct WorkerIncident: Sendable, Hashable {
    /// The kind of an incident.
    package enum Kind: UInt32, Sendable, MessageMember {
        /// A system call was refused.
        case refused = 1
        /// A signal ends the process.
        case signal = 2
        /// The plugin ends the process.
        case exit = 3
        /// Where the plugin is.
        case position = 4
    }

    /// Further facts about an incident.
    package struct Flags: OptionSet, Sendable, Hashable, MessageMember {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The stack has run over.
        package static let stackOverflow = Flags(rawValue: 1)
        /// The address is among those that the plugin is lent memory at.
        package static let lentMemory = Flags(rawValue: 2)
    }

    /// A place on the stack.
    package struct Frame: Sendable, Hashable {
        /// True where it is in the plugin's library.
        package var isInPlugin: Bool
        /// The offset from where its library is loaded.
        package var offset: UInt64
        /// The file name of the library; empty for the program itself and for the plugin.
        package var module: String
        /// The exported symbol it is in, where one is known.
        package var symbol: String
    }

    private static let frameLimit = 64
    private static let textLimit = 256

    /// The kind of the incident.
    package var kind: Kind
    /// The signal, the system call, or the exit status.
    package var number: Int32
    /// Further facts about it.
    package var flags: Flags = []
    /// The address of a fault, or a call's first argument.
    package var address: UInt64 = 0
    /// The path a call names. What a plugin put there; bytes that are no UTF-8 are replaced.
    package var text = ""
    /// Where it happened, innermost first.
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
        text = try reader.repairedText(length: textLength)
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
        for _ in 0..<5 {
            _ = try reader.number(UInt8.self)
        }
        module = try reader.repairedText(length: moduleLength)
        symbol = try reader.repairedText(length: symbolLength)
    }
}
