import FeedPresentation

extension String {
    /// The error that this message tells of, with what to do about it.
    func advising(_ remedy: String?) -> FeedErrorViewModel {
        FeedErrorViewModel(message: self, remedy: remedy)
    }
}
