import FeedPresentation
import PluginFinding
import PluginReading

/// Permissions that a plugin needs, and the user has not granted.
struct MissingGrant: WordedError {
    let plugin: String
    let needs: [PluginNeed]
    /// The file's digest, if another file with this id has permissions.
    var changed: SHA256Digest?
    /// The display is one of X11.
    var isOnX11 = false

    /// What a plugin with a display can do on X11.
    static let wordsForX11 =
        "on X11, your display, it can then see the whole screen, read what is typed into other "
        + "windows, and type into them"

    var words: FeedErrorWords {
        let list = needs.map(\.rawValue).joined(separator: ",")
        let words = needs.map(\.rawValue).joined(separator: " ")
        return FeedErrorWords(
            message: "the renderer '\(plugin)' needs what it has not been granted: \(list)"
                + (changed == nil ? "" : " (another file of this name has been)")
                + (isOnX11 && needs.contains(.display) ? "; \(Self.wordsForX11)" : ""),
            remedy: "if you want that, grant it with --allow \(list)"
                + (changed.map {
                    ", or for longer with 'allow = \(plugin) sha256:\($0.hexadecimal) \(words)' "
                        + "in the configuration"
                } ?? ""))
    }
}
