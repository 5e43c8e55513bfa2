/// How to load sources.
struct LoadingOptions: Equatable {
    /// True to use only the cache.
    var isOffline = false
    /// True to request documents even if fresh.
    var reloads = false
    /// The period in seconds to reload a displayed feed; `nil` for never.
    var reloadSeconds: Int64?
    /// The age in seconds up to which stale documents are used without a request.
    var acceptedAgeSeconds: Int64 = 0
    var usesCache = true
    /// False to ignore the configuration.
    var usesConfiguration = true
    /// The deadline of a source in milliseconds; `nil` for the default.
    var timeoutMilliseconds: Int64?
    /// The number of parallel transfers.
    var jobs = 64
    /// The limit on a source in bytes; `nil` for the default.
    var maximumBytes: Int?
    /// True if feeds may name addresses in private networks.
    var allowsPrivate = false
}
