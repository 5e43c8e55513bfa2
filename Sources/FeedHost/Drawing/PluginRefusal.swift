import FeedPresentation
import PluginFinding

/// An unusable plugin file.
struct PluginRefusal: WordedError {
    let path: String
    let fault: PluginFault

    var words: FeedErrorWords {
        fault.words(of: path)
    }
}
