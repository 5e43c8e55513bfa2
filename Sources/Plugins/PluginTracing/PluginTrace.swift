import PluginReading
package import WorkerProtocol

/// Names the frames of an incident.
package struct PluginTrace {
    /// The function to blame: the plugin's innermost one that doesn't belong to a runtime.
    package let function: String?
    /// All frames, innermost first, one line each.
    package let lines: [String]
    /// True if an exception was being thrown.
    package let isThrowing: Bool

    /// - Parameter symbols: the plugin's, for functions that are not exported.
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
        // A plugin may contain the exception library.
        isThrowing = names.contains { $0 == "__cxa_throw" || $0 == "__cxa_rethrow" }
        let own = named.compactMap { $0.frame.isInPlugin ? $0.name : nil }
        function = Self.blamed(own) ?? (frames.contains { $0.isInPlugin } ? file : nil)
        lines = named.map { frame, name in
            let module = frame.isInPlugin ? file : frame.module.isEmpty ? "feedhost" : frame.module
            let location = "\(module)+0x\(String(frame.offset, radix: 16))"
            return (name.map { "\($0) (\(location))" } ?? location).oneDisplayableLine
        }
    }

    /// Returns only the function to blame.
    ///
    /// - Parameter isReadable: true to demangle it, which takes a process.
    package static func function(
        of frames: [WorkerIncident.Frame], in symbols: PluginSymbols, isReadable: Bool
    ) -> String? {
        let own = frames.filter(\.isInPlugin)
        let names = own.compactMap { symbols.function(at: $0.offset) }
        return blamed(isReadable ? symbols.readable(names) : names.map(\.oneDisplayableLine))
            ?? (own.isEmpty ? nil : symbols.fileName)
    }

    private static func blamed(_ names: [String]) -> String? {
        (names.first { !FunctionName.isOfRuntime($0) } ?? names.first).map(FunctionName.written)
    }
}
