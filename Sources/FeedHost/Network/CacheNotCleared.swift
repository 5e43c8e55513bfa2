/// That what is kept could not be forgotten.
struct CacheNotCleared: Error {
    /// Where it is.
    let folder: String
}
