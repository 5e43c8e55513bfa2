/// Stores responses across runs.
///
/// Never fails: what can't be read is missing, and what can't be written is not stored.
package protocol ResponseStore: AnyObject {
    /// Returns the stored response for `address`.
    func response(for address: ResourceAddress) -> StoredResponse?
    /// Returns its body; `nil` if missing or corrupted.
    func body(for address: ResourceAddress) -> [UInt8]?
    /// Stores a response and its body, and replaces an older one.
    func store(_ response: StoredResponse, body: [UInt8], for address: ResourceAddress)
    /// Replaces a response, but not its body.
    func update(_ response: StoredResponse, for address: ResourceAddress)
    func removeResponse(for address: ResourceAddress)

    /// Returns the stored redirect of `address`.
    func redirect(for address: ResourceAddress) -> StoredRedirect?
    /// Stores the redirect of `address`; deletes it for `nil`.
    func setRedirect(_ redirect: StoredRedirect?, for address: ResourceAddress)

    /// Returns the hold on `address`, if the server asked for a pause.
    func hold(for address: ResourceAddress) -> StoredHold?
    /// Stores a hold on `address`; deletes it for `nil`.
    func setHold(_ hold: StoredHold?, for address: ResourceAddress)
}

extension ResponseStore {
    /// Deletes the redirect of an address, if there is one.
    func removeRedirect(for address: ResourceAddress) {
        if redirect(for: address) != nil { setRedirect(nil, for: address) }
    }

    /// Returns the stored redirects from `address` on, in order.
    func redirects(
        from address: ResourceAddress
    ) -> [(from: ResourceAddress, target: ResourceAddress)] {
        var way: [(from: ResourceAddress, target: ResourceAddress)] = []
        while way.count < ResourceLoad.maximumRedirects {
            let from = way.last?.target ?? address
            guard
                let target = redirect(for: from).flatMap({
                    ResourceAddress($0.target, relativeTo: from)
                })
            else { break }
            way.append((from, target))
        }
        return way
    }
}
