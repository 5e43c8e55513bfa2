/// The knowledge of this run about resources, beside the cache.
struct KnownResources {
    /// Returns true if the stored response was confirmed in this round.
    let isConfirmed: (ResourceAddress) -> Bool
    /// Returns the redirect on the way to something confirmed.
    let redirect: (ResourceAddress) -> StoredRedirect?
    /// Returns a recent failure that is not retried yet.
    let failure: (ResourceAddress) -> ResourceFailure?
}
