import FeedPresentation
import PluginReading

/// A plugin that lacks a requested view, or shows it only where it draws the feed.
struct MissingView: WordedError {
    let plugin: String
    let view: PluginViewKind
    /// The views that it has; `nil` if it has this one, but its main loop never runs where another draws
    /// the feed, so that the view would never be visible.
    var available: [PluginViewKind]?

    var words: FeedErrorWords {
        let option =
            switch view {
            case .feed, .image: "--renderer"
            case .loading: "--loading-view"
            case .error: "--error-view"
            }
        guard let available else {
            return "'\(plugin)' shows its \(view.rawValue) view only where it draws the feed, too"
                .advising("leave out \(option), or choose another for it, such as 'progress'")
        }
        let views = available.map(\.rawValue).joined(separator: ", ")
        return "'\(plugin)' has no \(view.rawValue) view, only: \(views)"
            .advising("choose another for \(option); 'feedhost renderers' lists them")
    }
}
