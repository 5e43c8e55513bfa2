import FeedNetwork
import FeedPresentation
import Testing

@testable import FeedHost

/// Detection of a lost network.
@Suite struct OutageTests {
    private func failure(_ host: String, _ outcome: HTTPResult.Outcome) throws -> ResourceFailure {
        .transfer(
            outcome, address: try #require(ResourceAddress("http://\(host).example/")), detail: "")
    }

    private func isOutage(_ failures: [any Error], isAnswered: Bool = false) -> Bool {
        Outage(failures, isAnswered: isAnswered) != nil
    }

    @Test func `Detects an outage if several servers are unreachable and none answers`() throws {
        let failures = [
            try failure("a", .hostNotFound), try failure("b", .connectionFailed),
            try failure("c", .deadlinePassed),
        ]
        #expect(isOutage(failures))
        #expect(!isOutage(failures, isAnswered: true))
        #expect(!isOutage([]))
        // A single server may be down.
        #expect(!isOutage([failures[0], failures[0]]))
        let address = try #require(ResourceAddress("http://d.example/"))
        #expect(!isOutage(failures + [ResourceFailure.status(500, address: address)]))
        #expect(isOutage(failures + [ResourceFailure.heldUntil(9, status: 429, address: address)]))
        #expect(isOutage(failures + [ResourceFailure.notInCache(address: address)]))
    }

    @Test func `Separates failures of the outage from others`() throws {
        let failures = [try failure("a", .hostNotFound), try failure("b", .connectionFailed)]
        let outage = try #require(Outage(failures, isAnswered: false))
        #expect(failures.allSatisfy(outage.isPart))
        let address = try #require(ResourceAddress("http://d.example/"))
        #expect(!outage.isPart(ResourceFailure.gone(address: address)))
    }

    @Test func `Words the age of copies as time or date`() throws {
        let failures = [try failure("a", .hostNotFound), try failure("b", .connectionFailed)]
        let outage = try #require(Outage(failures, isAnswered: false))
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
