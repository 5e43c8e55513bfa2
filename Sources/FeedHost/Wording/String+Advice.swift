import FeedPresentation
import SystemInterface

extension String {
    /// Creates the view model with this message and a remedy.
    func advising(_ remedy: String?) -> FeedErrorViewModel {
        FeedErrorViewModel(message: self, remedy: remedy)
    }

    /// True if a plugin's message ends with advice after a semicolon, as ours do.
    var hasAdvice: Bool { contains(text: "; ") }
}
