/// The way to something loaded, and what to store of it when its content is known.
struct RedirectChain {
    /// The addresses, the one that answered last.
    var addresses: [ResourceAddress]
    /// The redirects received from servers.
    var redirects: [(from: ResourceAddress, redirect: StoredRedirect)] = []
    /// All redirects, also those that must not be stored.
    var followed: [ResourceAddress: StoredRedirect] = [:]
    /// The answer of the last address; `nil` if it was not asked or did not answer.
    var answer: Answer?

    enum Answer {
        /// The stored response is current.
        case confirmed
        /// A new response; stored, unless `isStorable` is false.
        case fresh(StoredResponse, body: [UInt8], isStorable: Bool)
    }
}
