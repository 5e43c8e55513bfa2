import FeedPresentation
import PluginFinding
import PluginReading

/// Permissions that a plugin needs, and the user has not granted.
struct MissingGrant: WordedError {
    let plugin: String
    let needs: [PluginNeed]
    /// The file's digest, if another file with this id has permissions.
    var changed: SHA256Digest?

    var words: FeedErrorWords {
        let list = needs.map(\.rawValue).joined(separator: ",")
        let words = needs.map(\.rawValue).joined(separator: " ")
        return FeedErrorWords(
            message: "the renderer '\(plugin)' needs what it has not been granted: \(list)"
                + (changed == nil ? "" : " (another file of this name has been)"),
            remedy: "if you want that, grant it with --allow \(list)"
                + (changed.map {
                    ", or for longer with 'allow = \(plugin) sha256:\($0.hexadecimal) \(words)' "
                        + "in the configuration"
                } ?? ""))
    }
}
