import PluginFinding
import PluginReading

/// Finds the faults of a plugin's library before anything of it runs.
enum LibraryLint {
    static func findings(for path: String) -> [ValidationFinding] {
        guard let facts = PluginLibraryFacts(reading: path) else {
            return [.init(.note, "its headers can't be read")]
        }
        var findings: [ValidationFinding] = []
        let extra = facts.exports.filter { $0 != PluginLibraryFacts.entryName }
        if !facts.exports.contains(PluginLibraryFacts.entryName) {
            findings.append(.init(.oneExport, "it does not export feed_plugin_entry"))
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
        if facts.hasTextRelocations {
            findings.append(.init(.textRelocations, "the loader has to write to its code"))
        }
        if facts.hasExecutableStack {
            findings.append(.init(.executableStack, "it asks for a stack that can be executed"))
        }
        for name in NeededLibraries.missing(for: path) {
            findings.append(.init(.neededLibraries, "it needs \(name), which is not there"))
        }
        if let words = facts.foreignFolder {
            findings.append(.init(.searchPath, words))
        }
        return findings
    }
}
