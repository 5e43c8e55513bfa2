import FeedPresentation
import PluginFinding
import PluginReading

/// That a plugin needs what the person has not granted.
struct MissingGrant: WordedError {
    /// The plugin's id.
    let plugin: String
    /// The needs that were not granted.
    let needs: [PluginNeed]
    /// The digest of its file, where another file of this id was granted something.
    var changed: SHA256Digest?

    var words: FeedErrorViewModel {
        let list = needs.map(\.rawValue).joined(separator: ",")
        let words = needs.map(\.rawValue).joined(separator: " ")
        return FeedErrorViewModel(
            message: "the renderer '\(plugin)' needs what it has not been granted: \(list)"
                + (changed == nil ? "" : " (another file of this name has been)"),
            remedy: "if you want that, grant it with --allow \(list)"
                + (changed.map {
                    ", or for longer with 'allow = \(plugin) sha256:\($0.hexadecimal) \(words)' "
                        + "in the configuration"
                } ?? ""))
    }
}
