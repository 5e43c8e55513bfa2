/// The way to something that was loaded, to be remembered or forgotten when it is known what it is.
struct LoadedPath {
    /// The addresses on it, the one that answered last.
    var addresses: [ResourceAddress]
    /// The redirects on it that were followed by asking.
    var redirects: [(from: ResourceAddress, redirect: StoredRedirect)] = []
    /// All redirects on it, also those that are not to be remembered.
    var followed: [ResourceAddress: StoredRedirect] = [:]
}
