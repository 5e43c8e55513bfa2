package import FeedStorage

extension DatabaseFiles {
    /// The cache's files as in the XDG base directory specification; `nil` unless `XDG_CACHE_HOME`
    /// or `HOME` is an absolute path.
    package static func cache(variable: (String) -> String?) -> DatabaseFiles? {
        folder(base: "XDG_CACHE_HOME", fallback: ".cache", variable: variable)
            .map { DatabaseFiles(folder: $0, name: "responses-v1") }
    }
}
