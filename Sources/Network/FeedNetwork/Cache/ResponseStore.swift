/// Keeps what came from the network, across runs.
///
/// Nothing here fails: what cannot be read is not there, and what cannot be written is not kept.
package protocol ResponseStore: AnyObject {
    /// Returns the kept response from `address`.
    func response(for address: ResourceAddress) -> StoredResponse?
    /// Its body, whole and as it was stored; `nil` where it is gone.
    func body(for address: ResourceAddress) -> [UInt8]?
    /// Keeps a response and its body instead of what was kept before.
    func store(_ response: StoredResponse, body: [UInt8], for address: ResourceAddress)
    /// Keeps `response` with the body that is there.
    func update(_ response: StoredResponse, for address: ResourceAddress)
    /// Forgets a response.
    func removeResponse(for address: ResourceAddress)

    /// Where `address` leads, as far as is remembered.
    func redirect(for address: ResourceAddress) -> StoredRedirect?
    /// Remembers where `address` leads; forgets it for `nil`.
    func setRedirect(_ redirect: StoredRedirect?, for address: ResourceAddress)

    /// Returns the hold on `address`, where it is to be left alone.
    func hold(for address: ResourceAddress) -> StoredHold?
    /// Remembers that `address` is to be left alone; forgets it for `nil`.
    func setHold(_ hold: StoredHold?, for address: ResourceAddress)
}
