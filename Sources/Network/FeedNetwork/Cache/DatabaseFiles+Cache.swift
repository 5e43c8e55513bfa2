package import FeedStorage

extension DatabaseFiles {
    /// The cache's files as in the XDG base directory specification; `nil` unless `XDG_CACHE_HOME`
    /// or `HOME` is an absolute path.
    package static func cache(variable: (String) -> String?) -> DatabaseFiles? {
        folder(base: "XDG_CACHE_HOME", fallback: ".cache", variable: variable).map(cache(in:))
    }

    /// The cache's files in `folder`.
    package static func cache(in folder: String) -> DatabaseFiles {
        DatabaseFiles(folder: folder, name: "responses-v1")
    }
}
