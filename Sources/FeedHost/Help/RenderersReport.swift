import PluginHosting
import SystemInterface

/// What `feedhost renderers` prints: every plugin file found, with a verdict.
struct RenderersReport {
    private let catalog: PluginCatalog
    private let asJSON: Bool

    init(_ command: RenderersCommand, environment: ProcessEnvironment) {
        asJSON = command.asJSON
        catalog = PluginCatalog(
            searching: PluginFinder(
                directories: command.pluginDirectories, environment: environment
            ).searchPath)
    }

    /// The report.
    var text: String {
        asJSON ? json : table
    }

    // MARK: For people

    private var table: String {
        guard !catalog.candidates.isEmpty else {
            return "No plugin file (*.so) in any of:\n"
                + catalog.directories.map { "  \($0.path)\($0.outcome.note)\n" }.joined()
        }
        let rows = catalog.candidates.map(Row.init)
        let widths = (0..<3).map { column in rows.map { $0.cells[column].count }.max() ?? 0 }
        var lines: [String] = []
        for row in rows {
            let cells = zip(row.cells, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            lines.append(cells.joined(separator: "  ") + "  " + row.verdict)
            lines.append("    \(row.path)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private struct Row {
        let cells: [String]
        let verdict: String
        let path: String

        init(_ candidate: PluginCandidate) {
            let manifest = candidate.manifest
            cells = [
                manifest?.id ?? "?", manifest?.version.description ?? "-",
                manifest?.views.map(\.rawValue).joined(separator: ",") ?? "-",
            ]
            let words =
                switch candidate.verdict {
                case .usable: "usable"
                case .shadowed(let path): "shadowed by \(path)"
                case .refused(let fault): "refused: \(fault.reason); \(fault.remedy)"
                }
            verdict = words.oneDisplayableLine
            path = candidate.path.oneDisplayableLine
        }
    }

    // MARK: For programs

    private var json: String {
        let entries = catalog.candidates.map { candidate in
            var members: [(String, JSONText)] = [("path", .string(candidate.path))]
            if let manifest = candidate.manifest {
                members += [
                    ("id", .string(manifest.id)),
                    ("name", .string(manifest.name)),
                    ("version", .string(manifest.version.description)),
                    ("views", .array(manifest.views.map { .string($0.rawValue) })),
                ]
                if let summary = manifest.summary {
                    members.append(("summary", .string(summary)))
                }
                if !manifest.needs.isEmpty {
                    members.append(("needs", .array(manifest.needs.map { .string($0.rawValue) })))
                }
            }
            switch candidate.verdict {
            case .usable:
                members.append(("usable", .boolean(true)))
            case .shadowed(let path):
                members.append(("usable", .boolean(false)))
                members.append(("shadowed_by", .string(path)))
                members.append(("reason", .string("shadowed by \(path)")))
            case .refused(let fault):
                members.append(("usable", .boolean(false)))
                members.append(("reason", .string(fault.reason)))
                members.append(("remedy", .string(fault.remedy)))
            }
            return JSONText.object(members)
        }
        return JSONText.array(entries).text(indentation: 0) + "\n"
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
