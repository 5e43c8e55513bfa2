import FeedPresentation

extension String {
    /// Creates the view model with this message and a remedy.
    func advising(_ remedy: String?) -> FeedErrorViewModel {
        FeedErrorViewModel(message: self, remedy: remedy)
    }
}
