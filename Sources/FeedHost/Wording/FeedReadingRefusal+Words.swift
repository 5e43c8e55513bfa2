import FeedComposition

extension FeedReadingActions.Refusal {
    /// Returns a line about what was refused, and why.
    func words(renderer: String) -> String {
        switch self {
        case .noItem(let index):
            "'\(renderer)' names item \(index), which the feed on show does not have"
        case .notShown(let url):
            "'\(renderer)' wants to open '\(url)', which the feed does not show there; it is not opened"
        case .otherScheme(let url):
            "'\(renderer)' wants to open '\(url)', which is no http, https or mailto address; it is "
                + "not opened"
        case .state(let error): ErrorWording.line(for: error)
        }
    }
}
