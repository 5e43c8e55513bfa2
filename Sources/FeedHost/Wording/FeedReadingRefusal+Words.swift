import FeedComposition

extension FeedReadingActions.Refusal {
    /// What was not done, and why, in one line.
    func words(renderer: String) -> String {
        switch self {
        case .notShown(let url):
            "'\(renderer)' wants to open '\(url)', which the feed does not show there; it is not opened"
        case .otherScheme(let url):
            "'\(renderer)' wants to open '\(url)', which is no http, https or mailto address; it is "
                + "not opened"
        case .state(let error): ErrorWording.line(for: error)
        }
    }
}
