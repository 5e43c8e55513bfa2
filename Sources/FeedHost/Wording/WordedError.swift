import FeedPresentation

/// An error with its own words: what happened, to what, and what to do next.
protocol WordedError: Error {
    var words: FeedErrorWords { get }
}
