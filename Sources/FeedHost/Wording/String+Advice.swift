import FeedPresentation
import SystemInterface

extension String {
    /// Creates the words of this message and a remedy.
    func advising(_ remedy: String?) -> FeedErrorWords {
        FeedErrorWords(message: self, remedy: remedy)
    }

    /// True if a plugin's message ends with advice after a semicolon, as ours do.
    var hasAdvice: Bool { contains(text: "; ") }
}
