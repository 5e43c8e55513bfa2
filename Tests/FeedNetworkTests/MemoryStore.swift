@testable import FeedNetwork

/// Stores responses in memory.
final class MemoryStore: ResponseStore {
    var responses: [String: StoredResponse] = [:]
    var bodies: [String: [UInt8]] = [:]
    var redirects: [String: StoredRedirect] = [:]
    var holds: [String: StoredHold] = [:]

    func response(for address: ResourceAddress) -> StoredResponse? { responses[address.text] }
    func body(for address: ResourceAddress) -> [UInt8]? { bodies[address.text] }
    func store(_ response: StoredResponse, body: [UInt8], for address: ResourceAddress) {
        responses[address.text] = response
        bodies[address.text] = body
    }
    func update(_ response: StoredResponse, for address: ResourceAddress) {
        responses[address.text] = response
    }
    func removeResponse(for address: ResourceAddress) {
        responses[address.text] = nil
        bodies[address.text] = nil
    }
    func redirect(for address: ResourceAddress) -> StoredRedirect? { redirects[address.text] }
    func setRedirect(_ redirect: StoredRedirect?, for address: ResourceAddress) {
        redirects[address.text] = redirect
    }
    func hold(for address: ResourceAddress) -> StoredHold? { holds[address.text] }
    func setHold(_ hold: StoredHold?, for address: ResourceAddress) {
        holds[address.text] = hold
    }
}
