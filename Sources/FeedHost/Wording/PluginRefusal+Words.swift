import FeedPresentation

extension PluginRefusal: WordedError {
    var words: FeedErrorViewModel {
        "cannot use '\(path)' as a renderer: \(fault.reason)".advising(fault.remedy)
    }
}
