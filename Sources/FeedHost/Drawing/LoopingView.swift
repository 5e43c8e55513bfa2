import FeedPresentation
import PluginReading

/// A view that belongs to a renderer with a main loop, but not to the feed's: it would never be
/// visible.
struct LoopingView: WordedError {
    let plugin: String
    let view: PluginViewKind

    var words: FeedErrorWords {
        let option = view == .error ? "--error-view" : "--loading-view"
        return "'\(plugin)' shows its \(view.rawValue) view only where it draws the feed, too"
            .advising("leave out \(option), or choose another for it, such as 'progress'")
    }
}
