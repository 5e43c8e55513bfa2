/// Keeps what an address with a name and a password gives only as long as the program runs, and
/// the rest in another store.
///
/// What one person may read there another one may not, so an address alone would be no key to it;
/// and no password is written to a disk.
final class DiscreetStore: ResponseStore {
    /// How many bytes of bodies are kept in memory.
    private static let maximumBytes = 64 << 20

    private let store: any ResponseStore
    private var responses: [ResourceAddress: (response: StoredResponse, body: [UInt8])] = [:]
    private var redirects: [ResourceAddress: StoredRedirect] = [:]
    private var holds: [ResourceAddress: StoredHold] = [:]
    private var byteCount = 0

    init(_ store: any ResponseStore) {
        self.store = store
    }

    func response(for address: ResourceAddress) -> StoredResponse? {
        address.isPrivate ? responses[address]?.response : store.response(for: address)
    }

    func body(for address: ResourceAddress) -> [UInt8]? {
        address.isPrivate ? responses[address]?.body : store.body(for: address)
    }

    func store(_ response: StoredResponse, body: [UInt8], for address: ResourceAddress) {
        guard address.isPrivate else {
            return store.store(response, body: body, for: address)
        }
        removeResponse(for: address)
        guard body.count <= Self.maximumBytes - byteCount else { return }
        byteCount += body.count
        responses[address] = (response, body)
    }

    func update(_ response: StoredResponse, for address: ResourceAddress) {
        guard address.isPrivate else { return store.update(response, for: address) }
        responses[address]?.response = response
    }

    func removeResponse(for address: ResourceAddress) {
        guard address.isPrivate else { return store.removeResponse(for: address) }
        byteCount -= responses.removeValue(forKey: address)?.body.count ?? 0
    }

    func redirect(for address: ResourceAddress) -> StoredRedirect? {
        address.isPrivate ? redirects[address] : store.redirect(for: address)
    }

    func setRedirect(_ redirect: StoredRedirect?, for address: ResourceAddress) {
        guard address.isPrivate else { return store.setRedirect(redirect, for: address) }
        redirects[address] = redirect
    }

    func hold(for address: ResourceAddress) -> StoredHold? {
        address.isPrivate ? holds[address] : store.hold(for: address)
    }

    func setHold(_ hold: StoredHold?, for address: ResourceAddress) {
        guard address.isPrivate else { return store.setHold(hold, for: address) }
        holds[address] = hold
    }
}

extension ResourceAddress {
    /// It has a name and a password, whose owner alone may see what is there.
    fileprivate var isPrivate: Bool { !credentials.isEmpty }
}
