/// A warning about the cache, which doesn't stop the program.
package enum CacheWarning: Sendable, Equatable {
    /// The file was damaged, moved aside and replaced.
    case setAside(path: String)
    /// The cache can't be used in this run.
    case unusable(folder: String, words: String)
    /// Nothing more is stored in this run, for example because the disk is full.
    case notWritten(folder: String, words: String)
}
