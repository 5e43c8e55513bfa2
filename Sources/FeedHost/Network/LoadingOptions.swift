/// How the command line wants sources to be loaded.
struct LoadingOptions: Equatable {
    /// Only what is kept is drawn.
    var isOffline = false
    /// Servers are asked for documents that are still fresh, too.
    var reloads = false
    /// A feed that stays on show is loaded again so many seconds later, again and again; never where it is not said.
    var reloadSeconds: Int64?
    /// What is kept is drawn without asking until it is so many seconds old.
    var acceptedAgeSeconds: Int64 = 0
    /// Documents from the network are kept, and kept ones are used.
    var usesCache = true
    /// How long one source may take, in milliseconds; the default where it is not said.
    var timeoutMilliseconds: Int64?
    /// How many transfers go on at a time.
    var jobs = 64
    /// How many bytes a source may have; the defaults where it is not said.
    var maximumBytes: Int?
    /// Addresses that a feed names may be in a private network.
    var allowsPrivate = false
}
