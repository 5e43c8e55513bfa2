import FeedPresentation
import PluginFinding

/// An unusable plugin file.
struct PluginRefusal: WordedError {
    let path: String
    let fault: PluginFault

    var words: FeedErrorViewModel {
        "cannot use '\(path)' as a renderer: \(fault.reason)".advising(fault.remedy)
    }
}
