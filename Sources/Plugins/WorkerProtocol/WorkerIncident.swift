/// Written by the C part of a worker when something happens to the plugin: a refused system call, a
/// signal, an exit. Its layout is that of `struct incident` in `incidents.c`.
package struct WorkerIncident: Sendable, Hashable {
    /// The kind of an incident.
    package enum Kind: UInt32, Sendable {
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
    package struct Flags: OptionSet, Sendable, Hashable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The stack has run over.
        package static let stackOverflow = Flags(rawValue: 1)
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

        /// Creates a frame.
        package init(isInPlugin: Bool, offset: UInt64, module: String, symbol: String) {
            self.isInPlugin = isInPlugin
            self.offset = offset
            self.module = module
            self.symbol = symbol
        }
    }

    private static let frameLimit = 64
    private static let textLimit = 256

    /// The kind of the incident.
    package var kind: Kind
    /// The signal, the system call, or the exit status.
    package var number: Int32
    /// Further facts about it.
    package var flags: Flags
    /// The address of a fault, or a call's first argument.
    package var address: UInt64
    /// The path a call names. What a plugin put there; bytes that are no UTF-8 are replaced.
    package var text: String
    /// Where it happened, innermost first.
    package var frames: [Frame]

    /// Creates an incident.
    package init(
        kind: Kind, number: Int32, flags: Flags = [], address: UInt64 = 0, text: String = "",
        frames: [Frame] = []
    ) {
        self.kind = kind
        self.number = number
        self.flags = flags
        self.address = address
        self.text = text
        self.frames = frames
    }

    func write(to writer: inout MessageWriter) {
        let text = Array(text.utf8.prefix(Self.textLimit))
        writer.write(kind.rawValue)
        writer.write(number)
        writer.write(flags.rawValue)
        writer.write(UInt32(frames.count))
        writer.write(address)
        writer.write(UInt32(text.count))
        writer.write(UInt32(0))
        writer.writeRest(text)
        for frame in frames {
            let module = Array(frame.module.utf8.prefix(255))
            let symbol = Array(frame.symbol.utf8.prefix(255))
            writer.write(frame.offset)
            writer.write(frame.isInPlugin)
            writer.write(UInt8(module.count))
            writer.write(UInt8(symbol.count))
            writer.writeRest(repeatElement(0, count: 5))
            writer.writeRest(module)
            writer.writeRest(symbol)
        }
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        guard let kind = Kind(rawValue: try reader.number()) else { throw .malformedNumber }
        self.kind = kind
        number = try reader.number()
        flags = Flags(rawValue: try reader.number())
        let frameCount = Int(try reader.number(UInt32.self))
        guard frameCount <= Self.frameLimit else { throw .tooMany }
        address = try reader.number()
        let textLength = Int(try reader.number(UInt32.self))
        guard textLength <= Self.textLimit else { throw .malformedText }
        _ = try reader.number(UInt32.self)
        text = try reader.repairedText(length: textLength)
        frames = []
        for _ in 0..<frameCount {
            let offset: UInt64 = try reader.number()
            let isInPlugin = try reader.flag()
            let moduleLength = Int(try reader.number(UInt8.self))
            let symbolLength = Int(try reader.number(UInt8.self))
            for _ in 0..<5 {
                _ = try reader.number(UInt8.self)
            }
            frames.append(
                Frame(
                    isInPlugin: isInPlugin, offset: offset,
                    module: try reader.repairedText(length: moduleLength),
                    symbol: try reader.repairedText(length: symbolLength)))
        }
    }
}
