import FeedPresentation

/// A failure to clear the cache.
struct CacheClearingFailure: WordedError {
    let folder: String

    var words: FeedErrorWords {
        "the cache in '\(folder)' could not be emptied".advising("remove the folder")
    }
}
