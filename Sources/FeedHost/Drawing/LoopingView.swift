import FeedPresentation
import PluginReading

/// That a view is of a renderer with a main loop, and beside that of another: it would never be seen.
struct LoopingView: WordedError {
    /// The plugin's id.
    let plugin: String
    /// The view.
    let view: PluginViewKind

    var words: FeedErrorViewModel {
        let option = view == .error ? "--error-view" : "--loading-view"
        return "'\(plugin)' shows its \(view.rawValue) view only where it draws the feed, too"
            .advising("leave out \(option), or choose another for it, such as 'progress'")
    }
}
