/// The knowledge of this run about resources, beside the cache.
struct KnownResources {
    /// Returns true if the stored response was confirmed in this round.
    var isConfirmed: (ResourceAddress) -> Bool = { _ in false }
    /// Returns the redirect on the way to something confirmed.
    var redirect: (ResourceAddress) -> StoredRedirect? = { _ in nil }
    /// Returns a recent failure that is not retried yet.
    var failure: (ResourceAddress) -> ResourceFailure? = { _ in nil }
}
