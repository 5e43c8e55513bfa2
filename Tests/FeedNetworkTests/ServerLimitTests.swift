import Testing

@testable import FeedNetwork

/// What servers may ask for, and for how long: pauses, redirects, failures.
@Suite struct ServerLimitTests {
    private static let now: Int64 = 1_500_000_000

    @Test(
        arguments: [(499, nil), (500, 100), (599, 100), (429, 100), (404, nil)] as [(Int, Int64?)])
    func `Pauses after server errors that ask for it`(status: Int, seconds: Int64?) {
        let head = ResponseHead(status: status, fields: [("Retry-After", "100")])
        #expect(
            HoldPolicy.seconds(head, isSecure: true, now: Self.now, count: 0) == seconds)
    }

    @Test(
        arguments: [
            (503, true, 604_800, true), (503, true, 604_801, false), (503, false, 86_400, true),
            (503, false, 86_401, false), (410, true, 86_400, true), (410, true, 86_401, false),
            (503, true, 1, true), (503, true, 0, false), (503, true, -1, false),
        ] as [(Int, Bool, Int64, Bool)])
    func `Ignores a pause that no server could have asked for`(
        status: Int, isSecure: Bool, seconds: Int64, isHeld: Bool
    ) {
        let hold = StoredHold(status: status, until: Self.now + seconds, count: 1)
        #expect(HoldPolicy.isHeld(hold, isSecure: isSecure, now: Self.now) == isHeld)
    }

    @Test(
        arguments: [
            (true, true, 30 * 86_400, true), (true, true, 30 * 86_400 + 1, false),
            (true, false, 86_400, true), (true, false, 86_401, false), (false, true, 86_400, true),
            (false, true, 86_401, false), (true, true, 1, true), (true, true, 0, false),
        ] as [(Bool, Bool, Int64, Bool)])
    func `Ignores a redirect that could not have been stored`(
        isPermanent: Bool, isSecure: Bool, seconds: Int64, isFollowed: Bool
    ) {
        let redirect = StoredRedirect(
            target: "https://a.example/", isPermanent: isPermanent, until: Self.now + seconds)
        #expect(
            RedirectMemory.isFollowed(redirect, isSecure: isSecure, now: Self.now) == isFollowed)
    }

    @Test(
        arguments: [
            ([("Last-Modified", "Mon, 14 Jul 2014 02:40:00 GMT")], false, 0),
            ([("Cache-Control", "max-age=60")], false, 60), ([], true, 30 * 86_400),
            ([("Cache-Control", "no-cache")], true, 0),
            ([("Cache-Control", "no-store")], true, nil),
            ([("Expires", "0")], true, 0), ([("Cache-Control", "max-age=60")], true, 60),
            ([("Cache-Control", "public")], true, 30 * 86_400),
        ] as [([(String, String)], Bool, Int64?)])
    func `Stores a temporary redirect only for an explicit lifetime`(
        fields: [(String, String)], isPermanent: Bool, seconds: Int64?
    ) {
        let end = RedirectMemory.end(
            ResponseHead(status: isPermanent ? 301 : 302, fields: fields),
            isPermanent: isPermanent, isSecure: true, requestTime: Self.now, responseTime: Self.now)
        #expect(end.map { $0 - Self.now } == seconds)
    }

    @Test func `Retries after server errors and not after refusals`() throws {
        let address = try #require(ResourceAddress("http://a.example/"))
        func isTemporary(_ outcome: HTTPResult.Outcome) -> Bool {
            ResourceFailure.transfer(outcome, address: address, detail: "").isTemporary
        }
        #expect(isTemporary(.proxyRefused(500)))
        #expect(!isTemporary(.proxyRefused(499)))
        #expect(ResourceFailure.status(500, address: address).isTemporary)
        #expect(!ResourceFailure.status(499, address: address).isTemporary)
        #expect(ResourceFailure.status(404, address: address).isGone)
        #expect(!ResourceFailure.status(403, address: address).isGone)
        #expect(!ResourceFailure.tooManyRedirects(from: address).isGone)
    }

    @Test(arguments: [(64 << 20, true), ((64 << 20) + 1, false)])
    func `Keeps 64 megabytes of private responses in memory`(count: Int, isKept: Bool) throws {
        let store = CredentialSeparatingStore(MemoryStore())
        let address = try #require(ResourceAddress("http://u:p@a.example/"))
        store.store(
            StoredResponse(kind: .document, receivedAt: 1, freshUntil: 2),
            body: [UInt8](repeating: 0, count: count), for: address)
        #expect((store.body(for: address) != nil) == isKept)
    }
}
