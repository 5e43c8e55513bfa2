import PluginFinding
import PluginReading
import SystemInterface

/// Finds faults in a plugin's library without running it.
enum LibraryLint {
    /// - Parameter describe: describes a fault.
    static func findings(
        for path: String, describe: (PluginFault) -> String
    ) -> [ValidationFinding] {
        guard let file = try? FileDescriptor.open(lookingInto: path),
            let facts = PluginLibraryFacts(reading: file.number)
        else { return [.init(.note, "its headers can't be read")] }
        var findings: [ValidationFinding] = []
        if facts.exports == nil {
            findings.append(.init(.oneExport, "the loader's table of its symbols can't be read"))
        }
        let exports = facts.exports ?? [PluginLibraryFacts.entryName]
        let extra = exports.filter { $0 != PluginLibraryFacts.entryName }
        if !exports.contains(PluginLibraryFacts.entryName) {
            findings.append(.entryMissing)
        }
        if !extra.isEmpty {
            let names = extra.sorted().prefix(5).joined(separator: ", ")
            findings.append(
                .init(
                    .oneExport,
                    "it exports \(extra.count) more: \(names)\(extra.count > 5 ? ", …" : "")"))
        }
        if facts.isNoteWritable {
            findings.append(.init(.readOnlyNote, "the note lies in memory that can be written to"))
        }
        if facts.dynamic.hasTextRelocations {
            findings.append(.init(.textRelocations, "the loader has to write to its code"))
        }
        if facts.dynamic.hasExecutableStack {
            findings.append(.init(.executableStack, "it asks for a stack that can be executed"))
        }
        // First, since libraries are missing because of it.
        if let words = ForeignFolder.reached(by: facts.dynamic) {
            findings.append(.init(.searchPath, words))
        }
        for fault in NeededLibraries.faults(for: path, in: .worker) {
            findings.append(.init(.library(fault), describe: describe))
        }
        return findings
    }

    /// Returns notes about a valid plugin.
    static func remarks(for path: String) -> [String] {
        let inWorker = NeededLibraries.faults(for: path, in: .worker)
        return NeededLibraries.faults(for: path, in: .inProcess)
            .filter { fault in
                fault.reason == .beside && !inWorker.contains { $0.name == fault.name }
            }
            .map {
                "it can't be trusted to run in feedhost's own process (--trust): it needs "
                    + "'\($0.name.oneDisplayableLine)' beside it, and there only the plugin's own file is loaded"
            }
    }
}
