import PluginReading

/// The output of `--help --renderer ID`, from the renderer's note.
enum RendererHelp {
    static func text(for manifest: PluginManifest) -> String {
        var lines = ["\(manifest.id): \(manifest.name) \(manifest.version)"]
        if let summary = manifest.summary { lines.append(summary) }
        lines.append("")
        func list(_ needs: [PluginNeed]) -> String? {
            needs.isEmpty ? nil : needs.map(\.rawValue).joined(separator: ", ")
        }
        let facts: [(label: String, value: String?)] = [
            ("Views:   ", manifest.views.map(\.rawValue).joined(separator: ", ")),
            ("Output:  ", manifest.mediaType),
            ("Needs:   ", list(manifest.needs)), ("Wants:   ", list(manifest.wants)),
            ("License: ", manifest.license),
        ]
        lines += facts.compactMap { label, value in value.map { label + $0 } }
        lines.append("")
        lines.append(manifest.options.isEmpty ? "It has no options." : "Options:")
        for option in manifest.options {
            lines.append("  -O \(option.key)=\(option.type.placeholder)")
            let standard =
                option.defaultValue.isEmpty ? "" : " (\(option.defaultValue) unless given)"
            lines.append("      \(option.help)\(standard)")
            if case .integer = option.type, option.type != PluginOptionType.anyInteger {
                lines.append("      \(option.type.words)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension PluginOptionType {
    /// The value in a usage line.
    fileprivate var placeholder: String {
        switch self {
        case .text: "TEXT"
        case .integer: "N"
        case .boolean: "true|false"
        case .choice(let words): words.joined(separator: "|")
        case .file: "FILE"
        }
    }
}
