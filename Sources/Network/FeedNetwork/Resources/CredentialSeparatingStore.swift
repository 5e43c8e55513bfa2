/// Stores responses to requests with credentials in memory only, others in another store, if any.
///
/// Such a response depends on the user, not only on the address; and no password is written to
/// disk.
final class CredentialSeparatingStore: ResponseStore {
    /// The limit on bodies in memory, in bytes.
    private static let maximumBytes = 64 << 20

    private let store: (any ResponseStore)?
    private var responses: [ResourceAddress: (response: StoredResponse, body: [UInt8])] = [:]
    private var redirects: [ResourceAddress: StoredRedirect] = [:]
    private var holds: [ResourceAddress: StoredHold] = [:]
    private var byteCount = 0

    init(_ store: (any ResponseStore)?) {
        self.store = store
    }

    func response(for address: ResourceAddress) -> StoredResponse? {
        address.hasCredentials ? responses[address]?.response : store?.response(for: address)
    }

    func body(for address: ResourceAddress) -> [UInt8]? {
        address.hasCredentials ? responses[address]?.body : store?.body(for: address)
    }

    func store(_ response: StoredResponse, body: [UInt8], for address: ResourceAddress) {
        guard address.hasCredentials else {
            return store?.store(response, body: body, for: address) ?? ()
        }
        removeResponse(for: address)
        guard body.count <= Self.maximumBytes - byteCount else { return }
        byteCount += body.count
        responses[address] = (response, body)
    }

    func update(_ response: StoredResponse, for address: ResourceAddress) {
        guard address.hasCredentials else { return store?.update(response, for: address) ?? () }
        responses[address]?.response = response
    }

    func removeResponse(for address: ResourceAddress) {
        guard address.hasCredentials else { return store?.removeResponse(for: address) ?? () }
        byteCount -= responses.removeValue(forKey: address)?.body.count ?? 0
    }

    func redirect(for address: ResourceAddress) -> StoredRedirect? {
        address.hasCredentials ? redirects[address] : store?.redirect(for: address)
    }

    func setRedirect(_ redirect: StoredRedirect?, for address: ResourceAddress) {
        guard address.hasCredentials else {
            return store?.setRedirect(redirect, for: address) ?? ()
        }
        redirects[address] = redirect
    }

    func hold(for address: ResourceAddress) -> StoredHold? {
        address.hasCredentials ? holds[address] : store?.hold(for: address)
    }

    func setHold(_ hold: StoredHold?, for address: ResourceAddress) {
        guard address.hasCredentials else { return store?.setHold(hold, for: address) ?? () }
        holds[address] = hold
    }
}
