import FeedLoading
import PluginFinding
import PluginReading
import SystemInterface

/// The output of `feedhost renderers`: every plugin file found, with its verdict.
struct RenderersReport {
    private let finder: PluginFinder
    private let catalog: PluginCatalog
    private let candidates: [PluginCandidate]
    private let asJSON: Bool

    init(_ values: OptionValues, environment: ProcessEnvironment) {
        asJSON = values.asJSON
        let finder = PluginFinder(
            directories: values.draw.pluginDirectories, environment: environment)
        self.finder = finder
        catalog = PluginCatalog(searching: finder.searchPath)
        candidates = catalog.candidates.map { candidate in
            let isInstalled = finder.isInstalled(candidate)
            return candidate.checked(
                for: isInstalled ? .inProcess : .worker, isInstalled: isInstalled)
        }
    }

    var text: String {
        asJSON ? json : table
    }

    // MARK: Text

    private var table: String {
        guard !candidates.isEmpty else {
            return "No plugin file (*.so) in any of:\n"
                + catalog.directories.map { "  \(SystemText.shown($0.path))\($0.outcome.note)\n" }
                .joined()
        }
        let rows = candidates.map { candidate in
            let manifest = candidate.manifest
            return [
                manifest?.id ?? "?", manifest?.version.description ?? "-",
                manifest?.views.map(\.rawValue).joined(separator: ",") ?? "-",
            ]
        }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        var lines: [String] = []
        for (candidate, row) in zip(candidates, rows) {
            let cells = zip(row, widths).map { $0.padded(to: $1) } + [candidate.verdict.words]
            lines.append(cells.joined(separator: "  "))
            lines.append("    \(SystemText.shown(candidate.path).oneDisplayableLine)")
            if let needs = needs(of: candidate) { lines.append("    \(needs)") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a plugin's needs, and what grants them.
    private func needs(of candidate: PluginCandidate) -> String? {
        let needs = candidate.manifest?.needs.map(\.rawValue) ?? []
        let wants = candidate.manifest?.wants.map(\.rawValue) ?? []
        let all = needs + wants
        guard !all.isEmpty else { return nil }
        return [("needs", needs), ("wants", wants)].filter { !$0.1.isEmpty }
            .map { "\($0.0) \($0.1.joined(separator: ", "))" }.joined(separator: "; ")
            + "; "
            + (finder.isInstalled(candidate)
                ? "has that, as it came with feedhost"
                : "granted with --allow \(all.joined(separator: ","))")
    }

    // MARK: JSON

    private var json: String {
        let entries = candidates.map { candidate in
            var members: [(String, PrintedJSON?)] = [
                ("path", .string(SystemText.shown(candidate.path)))
            ]
            if let manifest = candidate.manifest {
                members += [
                    ("id", .string(manifest.id)),
                    ("name", .string(manifest.name)),
                    ("version", .string(manifest.version.description)),
                    ("views", .strings(manifest.views.map(\.rawValue))),
                    ("summary", .text(manifest.summary)),
                    ("needs", Self.json(manifest.needs)),
                    ("wants", Self.json(manifest.wants)),
                ]
            }
            return PrintedJSON.object(members + candidate.verdict.members)
        }
        return PrintedJSON.array(entries).document
    }

    private static func json(_ needs: [PluginNeed]) -> PrintedJSON? {
        needs.isEmpty ? nil : .strings(needs.map(\.rawValue))
    }
}

extension PluginDirectory.Outcome {
    fileprivate var note: String {
        switch self {
        case .searched: ""
        case .absent: " (there is none)"
        case .unreadable(let number): " (\(SystemError(number: number).words))"
        }
    }
}
