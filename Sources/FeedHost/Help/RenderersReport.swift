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
        let catalog = PluginCatalog(searching: finder.searchPath)
        self.finder = finder
        self.catalog = catalog
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
        let rows = candidates.map { Row($0, isInstalled: finder.isInstalled($0)) }
        let widths = (0..<3).map { column in rows.map { $0.cells[column].count }.max() ?? 0 }
        var lines: [String] = []
        for row in rows {
            let cells = zip(row.cells, widths).map { $0.padded(to: $1) } + [row.verdict]
            lines.append(cells.joined(separator: "  "))
            lines.append("    \(row.path)")
            if let needs = row.needs {
                lines.append("    \(needs)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private struct Row {
        let cells: [String]
        let verdict: String
        let path: String
        /// The plugin's needs, and what grants them.
        let needs: String?

        init(_ candidate: PluginCandidate, isInstalled: Bool) {
            let manifest = candidate.manifest
            cells = [
                manifest?.id ?? "?", manifest?.version.description ?? "-",
                manifest?.views.map(\.rawValue).joined(separator: ",") ?? "-",
            ]
            verdict = candidate.verdict.words
            path = SystemText.shown(candidate.path).oneDisplayableLine
            needs = manifest.flatMap { manifest in
                let needs = manifest.needs.map(\.rawValue)
                let wants = manifest.wants.map(\.rawValue)
                let all = needs + wants
                guard !all.isEmpty else { return nil }
                return [("needs", needs), ("wants", wants)].filter { !$0.1.isEmpty }
                    .map { "\($0.0) \($0.1.joined(separator: ", "))" }.joined(separator: "; ")
                    + "; "
                    + (isInstalled
                        ? "has that, as it came with feedhost"
                        : "granted with --allow \(all.joined(separator: ","))")
            }
        }
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
