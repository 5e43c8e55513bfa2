import FeedPresentation

/// That what is kept could not be forgotten.
struct CacheNotCleared: WordedError {
    /// Where it is.
    let folder: String

    var words: FeedErrorViewModel {
        "the cache in '\(folder)' could not be emptied".advising("remove the folder")
    }
}
