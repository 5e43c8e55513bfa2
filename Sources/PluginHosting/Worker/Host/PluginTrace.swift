import Glibc
import LinuxSandbox
import WorkerProtocol

/// Puts names to the places of an incident.
struct PluginTrace {
    /// The function to blame: the innermost of the plugin, or the innermost with a name.
    let function: String?
    /// All frames, innermost first, one line each.
    let lines: [String]
    /// Whether an exception was being thrown.
    let isThrowing: Bool

    /// - Parameter path: the plugin's file, whose full symbol table names what is not exported.
    init(_ frames: [WorkerIncident.Frame], pluginAt path: String) {
        let symbols = frames.contains { $0.isInPlugin } ? Self.symbols(at: path) : nil
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let named = frames.map { frame in
            (
                frame: frame,
                name: frame.isInPlugin
                    ? symbols?.name(at: frame.offset).map(Self.readable)
                    : frame.symbol.isEmpty ? nil : Self.readable(frame.symbol)
            )
        }
        isThrowing = frames.contains { $0.symbol == "__cxa_throw" || $0.symbol == "__cxa_rethrow" }
        function =
            named.first { $0.frame.isInPlugin && $0.name != nil }?.name
            ?? (frames.contains { $0.isInPlugin } ? file : nil)
        lines = named.map { frame, name in
            let module = frame.isInPlugin ? file : frame.module.isEmpty ? "feedhost" : frame.module
            let place = "\(module)+0x\(String(frame.offset, radix: 16))"
            return (name.map { "\($0) (\(place))" } ?? place).oneDisplayableLine
        }
    }

    private static func symbols(at path: String) -> ELFSymbols? {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var file = FileBytes(descriptor: descriptor)
        return ELFSymbols(reading: &file)
    }

    /// What a compiler made of a name, as people write it.
    private static func readable(_ symbol: String) -> String {
        guard let text = unsafe sandbox_demangle(symbol) else { return symbol.oneDisplayableLine }
        defer { unsafe free(text) }
        return unsafe String(cString: text).oneDisplayableLine
    }
}
