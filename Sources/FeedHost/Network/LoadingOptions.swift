/// How the command line wants sources to be loaded.
struct LoadingOptions: Equatable {
    /// Only what is kept is drawn.
    var isOffline = false
    /// Whether what comes from the network is kept, and what is kept is used.
    var usesCache = true
    /// How long one source may take, in milliseconds; the default where it is not said.
    var timeoutMilliseconds: Int64?
    /// How many transfers go on at a time.
    var jobs = 64
    /// How many bytes a source may have; the defaults where it is not said.
    var maximumBytes: Int?
    /// Whether what a feed names may be in a private network.
    var allowsPrivate = false
}
