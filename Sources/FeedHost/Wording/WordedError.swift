import FeedPresentation

/// An error that has words of its own: what happened, to what, and what to do next.
protocol WordedError: Error {
    var words: FeedErrorViewModel { get }
}
