/// A warning about the cache; none of it stops the program.
package enum CacheWarning: Sendable, Equatable {
    /// The file was damaged. It was left as it is, and another was begun.
    case setAside(path: String)
    /// The cache cannot be used in this run.
    case unusable(folder: String, words: String)
    /// Nothing more is kept in this run: the disk is full, or nothing may be written.
    case notWritten(folder: String, words: String)
}
