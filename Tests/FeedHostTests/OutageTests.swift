import FeedNetwork
import FeedPresentation
import Testing

@testable import FeedHost

/// A network that is away, and what is no such thing.
@Suite struct OutageTests {
    private func failure(_ host: String, _ outcome: HTTPResult.Outcome) throws -> ResourceFailure {
        .transfer(
            outcome, address: try #require(ResourceAddress("http://\(host).example/")), detail: "")
    }

    private func isOutage(_ failures: [any Error], isAnswered: Bool = false) -> Bool {
        Outage(failures, isAnswered: isAnswered) != nil
    }

    @Test func `of several servers none can be reached`() throws {
        let away = [
            try failure("a", .hostNotFound), try failure("b", .connectionFailed),
            try failure("c", .deadlinePassed),
        ]
        #expect(isOutage(away))
        #expect(!isOutage(away, isAnswered: true))
        #expect(!isOutage([]))
        // One server may be away alone.
        #expect(!isOutage([away[0], away[0]]))
        let address = try #require(ResourceAddress("http://d.example/"))
        #expect(!isOutage(away + [ResourceFailure.status(500, address: address)]))
        #expect(isOutage(away + [ResourceFailure.heldUntil(9, status: 429, address: address)]))
        #expect(isOutage(away + [ResourceFailure.notInCache(address: address)]))
    }

    @Test func `its failures are told with it, and others are not`() throws {
        let away = [try failure("a", .hostNotFound), try failure("b", .connectionFailed)]
        let outage = try #require(Outage(away, isAnswered: false))
        #expect(away.allSatisfy(outage.isPart))
        let address = try #require(ResourceAddress("http://d.example/"))
        #expect(!outage.isPart(ResourceFailure.gone(address: address)))
    }

    @Test func `copies are of a time, or of a day and a time`() throws {
        let away = [try failure("a", .hostNotFound), try failure("b", .connectionFailed)]
        let outage = try #require(Outage(away, isAnswered: false))
        let phrases = FeedLanguage.english.phrases()
        let now: Int64 = 1_700_000_000
        #expect(
            outage.words(copiesFrom: nil, missing: 2, now: now, phrases)
                == "offline; no copy of 2 feeds")
        let today = outage.words(copiesFrom: now, missing: 0, now: now, phrases)
        #expect(today.hasPrefix("offline, copies from ") && today.count == 26)
        #expect(
            outage.words(copiesFrom: now - 5 * 86_400, missing: 0, now: now, phrases)
                .contains("November 2023"))
    }
}
