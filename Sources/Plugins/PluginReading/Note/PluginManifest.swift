import FeedPluginAPI

/// The content of a plugin's note, read without running it.
///
/// A value for each thing that a note can say: notes have no parts, and so neither has this.
package struct PluginManifest: Sendable, Hashable {
    /// How many bytes a note's text may have.
    package static let noteLimit = Int(FEED_NOTE_MAXIMUM_LENGTH)

    /// The name that `--renderer` takes.
    package let id: String
    /// The name for people.
    package let name: String
    /// The plugin's version.
    package let version: PluginVersion
    /// An SPDX expression.
    package var license: String?
    /// One line for lists and help.
    package var summary: String?
    /// The views it gives, in the order of ``PluginViewKind``.
    package let views: [PluginViewKind]
    /// The plugin's needs, in the order of ``PluginNeed``.
    package var needs: [PluginNeed] = []
    /// What the plugin can do without, and none of its needs, in the order of ``PluginNeed``.
    package var wants: [PluginNeed] = []
    /// The extensions, and the version of the ABI, that it can't do without, in its own order.
    package var requires: [PluginRequirement] = []
    /// In which forms it takes pictures, the best first; none where it does not say.
    package var images: [PluginImageForm] = []
    /// The media types of the encoded pictures that it takes; `nil` where it does not say, and thus
    /// takes any.
    package var takenImageTypes: Set<String>? {
        guard !images.isEmpty else { return nil }
        return Set(
            images.compactMap { form in
                if case .mediaType(let type) = form { type } else { nil }
            })
    }
    /// The media type of its output.
    package var mediaType: String?
    /// True where its output is text, as it is where the note does not say otherwise.
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
    /// The file extension of its output, without the dot.
    package var fileExtension: String?
    /// Its options, in its own order.
    package var options: [PluginOption] = []
    /// The ABI versions it was built for.
    package var abi: ABIRange = .host
    /// The parts of the note this version does not know, in the order of lines; a hundred at most.
    package var remarks: [PluginNoteRemark] = []
}
