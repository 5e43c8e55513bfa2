import FeedPresentation

extension PluginRefusal: WordedError {
    /// Why the file cannot be used, and what to do.
    var words: FeedErrorViewModel {
        "cannot use '\(path)' as a renderer: \(fault.reason)".advising(fault.remedy)
    }
}
