import FeedPresentation
import PluginReading

/// A plugin that lacks a requested view.
struct MissingView: WordedError {
    let plugin: String
    let view: PluginViewKind
    /// The views that it has.
    let available: [PluginViewKind]

    var words: FeedErrorWords {
        let views = available.map(\.rawValue).joined(separator: ", ")
        let option =
            switch view {
            case .feed, .image: "--renderer"
            case .loading: "--loading-view"
            case .error: "--error-view"
            }
        return "'\(plugin)' has no \(view.rawValue) view, only: \(views)"
            .advising("choose another for \(option); 'feedhost renderers' lists them")
    }
}
