/// A store for `--no-cache`, and for systems without a folder for a cache.
package final class NullStore: ResponseStore {
    package init() {}

    package func response(for address: ResourceAddress) -> StoredResponse? { nil }
    package func body(for address: ResourceAddress) -> [UInt8]? { nil }
    package func store(_ response: StoredResponse, body: [UInt8], for address: ResourceAddress) {}
    package func update(_ response: StoredResponse, for address: ResourceAddress) {}
    package func removeResponse(for address: ResourceAddress) {}
    package func redirect(for address: ResourceAddress) -> StoredRedirect? { nil }
    package func setRedirect(_ redirect: StoredRedirect?, for address: ResourceAddress) {}
    package func hold(for address: ResourceAddress) -> StoredHold? { nil }
    package func setHold(_ hold: StoredHold?, for address: ResourceAddress) {}
}
