import FeedPresentation
import PluginFinding

/// An unusable plugin file.
struct PluginRefusal: WordedError {
    let path: String
    let fault: PluginFault

    var words: FeedErrorViewModel {
        fault.words(of: path)
    }
}
