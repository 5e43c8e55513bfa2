import PluginReading
package import WorkerProtocol

/// Puts names to the places of an incident.
package struct PluginTrace {
    /// The function to blame: the innermost of the plugin with a name that is not a runtime's.
    package let function: String?
    /// All frames, innermost first, one line each.
    package let lines: [String]
    /// True where an exception was being thrown.
    package let isThrowing: Bool

    /// - Parameter symbols: the plugin's own, which name what is not exported.
    package init(_ frames: [WorkerIncident.Frame], of symbols: PluginSymbols) {
        let file = symbols.fileName
        let names = frames.map { frame -> String? in
            frame.isInPlugin
                ? symbols.function(at: frame.offset) : frame.symbol.isEmpty ? nil : frame.symbol
        }
        var readable = symbols.readable(names.compactMap(\.self))[...]
        let named = zip(frames, names).map { frame, name in
            (frame: frame, name: name == nil ? nil : readable.popFirst())
        }
        // It may have the library of exceptions in it.
        isThrowing = names.contains { $0 == "__cxa_throw" || $0 == "__cxa_rethrow" }
        let own = named.compactMap { $0.frame.isInPlugin ? $0.name : nil }
        function =
            (own.first { !FunctionName.isOfRuntime($0) } ?? own.first).map(FunctionName.written)
            ?? (frames.contains { $0.isInPlugin } ? file : nil)
        lines = named.map { frame, name in
            let module = frame.isInPlugin ? file : frame.module.isEmpty ? "feedhost" : frame.module
            let place = "\(module)+0x\(String(frame.offset, radix: 16))"
            return (name.map { "\($0) (\(place))" } ?? place).oneDisplayableLine
        }
    }

    /// The function to blame, alone.
    ///
    /// - Parameter isReadable: whether it is worth a process to have it as people write it.
    package static func function(
        of frames: [WorkerIncident.Frame], in symbols: PluginSymbols, isReadable: Bool
    ) -> String? {
        let own = frames.lazy.filter(\.isInPlugin)
        guard let name = own.compactMap({ symbols.function(at: $0.offset) }).first else {
            return own.isEmpty ? nil : symbols.fileName
        }
        return isReadable
            ? symbols.readable([name]).first.map(FunctionName.written) : name.oneDisplayableLine
    }
}
