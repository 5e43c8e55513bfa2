/// The redirects to something loaded, to be stored or deleted when its content is known.
struct RedirectChain {
    /// The addresses, the one that answered last.
    var addresses: [ResourceAddress]
    /// The redirects received from servers.
    var redirects: [(from: ResourceAddress, redirect: StoredRedirect)] = []
    /// All redirects, also those that must not be stored.
    var followed: [ResourceAddress: StoredRedirect] = [:]
}
