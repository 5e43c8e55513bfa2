import FeedPluginAPI

/// The parsed note of a plugin, read without running the plugin.
package struct PluginManifest: Sendable, Hashable {
    /// The longest note, in bytes.
    package static let noteLimit = Int(FEED_NOTE_MAXIMUM_LENGTH)

    /// The name for `--renderer`.
    package let id: String
    /// The name for users.
    package let name: String
    package let version: PluginVersion
    /// An SPDX expression.
    package var license: String?
    /// One line for lists and help.
    package var summary: String?
    /// In the order of ``PluginViewKind``.
    package let views: [PluginViewKind]
    /// In the order of ``PluginNeed``.
    package var needs: [PluginNeed] = []
    /// Optional needs, in the order of ``PluginNeed``; excludes ``needs``.
    package var wants: [PluginNeed] = []
    /// Required extensions and ABI version, in the note's order.
    package var requires: [PluginRequirement] = []
    /// True if it never runs in the host's process, since its language's runtime handles signals.
    package var needsWorker = false
    /// Forms of pictures, the best first; empty if not given.
    package var images: [PluginImageForm] = []
    /// Media types of encoded pictures that the renderer takes; `nil` for any.
    package var takenImageTypes: Set<String>? {
        guard !images.isEmpty else { return nil }
        return Set(
            images.compactMap { form in
                if case .mediaType(let type) = form { type } else { nil }
            })
    }
    /// The media type of the output.
    package var mediaType: String?
    /// True for text output, the default.
    package var writesText: Bool {
        guard let mediaType else { return true }
        let parts = mediaType.lowercased().split(separator: ";")
        guard let type = parts.first?.split(separator: " ").first else { return true }
        let words = ["json", "xml", "javascript", "ecmascript", "yaml", "toml", "sql", "x-ndjson"]
        let namesCharset = parts.dropFirst().contains {
            $0.drop { $0 == " " }.hasPrefix("charset=")
        }
        return type.hasPrefix("text/") || namesCharset
            || words.contains { type == "application/\($0)" || type.hasSuffix("+\($0)") }
    }
    /// The file extension of the output, without the dot.
    package var fileExtension: String?
    /// In the note's order.
    package var options: [PluginOption] = []
    package var abi: ABIRange = .host
    /// Unknown parts of the note, by line; at most 100.
    package var remarks: [PluginNoteRemark] = []
}
