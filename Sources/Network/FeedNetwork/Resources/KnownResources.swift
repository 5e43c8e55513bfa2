/// What a run knows of resources beside what is kept.
struct KnownResources {
    /// What is kept from an address was confirmed, and is not asked for again yet.
    let isConfirmed: (ResourceAddress) -> Bool
    /// Where an address led, on the way to something confirmed.
    let redirect: (ResourceAddress) -> StoredRedirect?
    /// Why there was nothing at an address, if that is so short a while ago that nobody is asked again.
    let failure: (ResourceAddress) -> ResourceFailure?
}
