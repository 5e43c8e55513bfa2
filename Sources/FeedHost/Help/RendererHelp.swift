import PluginReading

/// The output of `--help --renderer ID`, from the renderer's note.
enum RendererHelp {
    static func text(for manifest: PluginManifest) -> String {
        var lines = ["\(manifest.id): \(manifest.name) \(manifest.version)"]
        if let summary = manifest.summary {
            lines.append(summary)
        }
        lines.append("")
        lines.append("Views:   " + manifest.views.map(\.rawValue).joined(separator: ", "))
        if let mediaType = manifest.mediaType {
            lines.append("Output:  \(mediaType)")
        }
        if !manifest.needs.isEmpty {
            lines.append("Needs:   " + manifest.needs.map(\.rawValue).joined(separator: ", "))
        }
        if !manifest.wants.isEmpty {
            lines.append("Wants:   " + manifest.wants.map(\.rawValue).joined(separator: ", "))
        }
        if let license = manifest.license {
            lines.append("License: \(license)")
        }
        lines.append("")
        if manifest.options.isEmpty {
            lines.append("It has no options.")
        } else {
            lines.append("Options:")
            for option in manifest.options {
                lines.append("  -O \(option.key)=\(option.type.placeholder)")
                let standard =
                    option.defaultValue.isEmpty ? "" : " (\(option.defaultValue) unless given)"
                lines.append("      \(option.help)\(standard)")
                if case .integer = option.type, option.type != PluginOptionType.anyInteger {
                    lines.append("      \(option.type.words)")
                }
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
