import PluginHosting
import Testing

@testable import WorkerHosting

/// Limits on what a worker may send and request.
struct WorkerQuotaTests {
    private static func quota(_ change: (inout WorkerSettings) -> Void) -> WorkerQuota {
        var settings = WorkerSettings()
        change(&settings)
        return WorkerQuota(settings, startTime: 1_000)
    }

    @Test func `Allows more messages for more items and more time`() {
        func taken(_ itemCount: Int, at now: Int) -> Int {
            var quota = Self.quota { $0.messageLimit = 10 }
            quota.beginFeed(itemCount: itemCount)
            return (0..<1_000).prefix { _ in quota.takesMessage(at: now) }.count
        }
        #expect(taken(0, at: 1_000) == 10)
        #expect(taken(2, at: 1_000) == 10 + 64)
        #expect(taken(0, at: 1_100) == 10 + 100)
    }

    @Test func `Counts output in bytes`() {
        var quota = Self.quota { $0.outputLimit = 10 }
        let taken = [4, 6, 1].map { quota.takesOutput(of: $0) }
        #expect(taken == [true, true, false])
    }

    @Test func `Forwards a hundred log messages, drops more, and then reports a flood`() {
        var quota = Self.quota { $0.logLimit = 150 }
        let verdicts = (0..<151).map { _ in quota.takesLog() }
        #expect(verdicts.prefix(100).allSatisfy { $0 == .passedOn })
        #expect(verdicts[100..<150].allSatisfy { $0 == .dropped })
        #expect(verdicts[150] == .flood)
    }

    @Test func `Limits questions about feeds that are gone`() {
        var quota = Self.quota { _ in }
        let answers = (0..<102).map { _ in quota.allowsStaleQuery() }
        #expect(answers.first == 1)
        #expect(answers[99] == 100)
        #expect(answers[100...] == [nil, nil])
    }

    @Test func `Resets the count of addresses with each feed`() {
        var quota = Self.quota { _ in }
        var taken = quota.requests.takesAddress(of: 8 << 20)
        #expect(taken)
        taken = quota.requests.takesAddress(of: 1)
        #expect(!taken)
        quota.beginFeed(itemCount: 1)
        taken = quota.requests.takesAddress(of: 1)
        #expect(taken)
    }
}
