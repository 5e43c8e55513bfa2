import FeedPresentation
import PluginHosting

/// That a plugin needs what the person has not granted.
struct MissingGrant: Error {
    /// The plugin's id.
    let plugin: String
    /// What it needs.
    let needs: [PluginNeed]

    var words: FeedErrorViewModel {
        let list = needs.map(\.rawValue).joined(separator: ",")
        return FeedErrorViewModel(
            message: "the renderer '\(plugin)' needs what it has not been granted: \(list)",
            remedy: "if you want that, grant it with --allow \(list)")
    }
}
