import FeedPresentation

extension FeedItemArchiveError: WordedError {
    var words: FeedErrorWords {
        "items that left their feeds can't be kept or looked up in '\(path)': \(reason)"
            .advising("see to the folder, or draw with --no-archive")
    }
}
