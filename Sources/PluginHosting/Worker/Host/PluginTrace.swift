import WorkerProtocol

/// Puts names to the places of an incident.
struct PluginTrace {
    /// The function to blame: the innermost of the plugin, or the innermost with a name.
    let function: String?
    /// All frames, innermost first, one line each.
    let lines: [String]
    /// Whether an exception was being thrown.
    let isThrowing: Bool

    /// - Parameter symbols: the plugin's own, which name what is not exported.
    init(_ frames: [WorkerIncident.Frame], of symbols: PluginSymbols) {
        let file = symbols.fileName
        let named = frames.map { frame in
            (
                frame: frame,
                name: frame.isInPlugin
                    ? symbols.function(at: frame.offset)
                    : frame.symbol.isEmpty ? nil : PluginSymbols.readable(frame.symbol)
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
}
