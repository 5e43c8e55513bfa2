import Testing

@testable import PluginHosting

@Suite struct RequestCountTests {
    @Test func `Allows ten more requests for each item`() {
        var taken: [Int] = []
        for itemCount in [0, 5] {
            var count = RequestCount(limit: 100)
            taken.append(
                (0..<1_000).count { _ in count.takesRequest(itemCount: itemCount) })
        }
        #expect((100..<110).contains(taken[0]))
        #expect(taken[1] == taken[0] + 50)
    }

    @Test func `Replenishes requests over time`() {
        var count = RequestCount(limit: 100)
        var refused = 0
        for second in 0..<7_200 {
            count.passTime(to: 5_000 + second * 1_000)
            let isTaken = count.takesRequest(itemCount: 0)
            let isRefreshed = count.takesRefresh()
            if !isTaken || !isRefreshed { refused += 1 }
        }
        #expect(refused == 0)
        var flood = RequestCount(limit: 100)
        var taken = 0
        for millisecond in 0..<9_999 {
            flood.passTime(to: millisecond)
            if flood.takesRequest(itemCount: 0) { taken += 1 }
        }
        #expect((100..<110).contains(taken))
        flood.passTime(to: 10_000)
        let isTaken = flood.takesRequest(itemCount: 0)
        #expect(isTaken)
    }

    @Test func `Does not replenish addresses over time`() {
        var count = RequestCount(limit: 100)
        let isFirstTaken = count.takesAddress(of: 8 << 20)
        count.passTime(to: 0)
        count.passTime(to: 1_000_000)
        let isMoreTaken = count.takesAddress(of: 1)
        count.forgetAddresses()
        let isNextTaken = count.takesAddress(of: 8 << 20)
        #expect(isFirstTaken && !isMoreTaken && isNextTaken)
    }

    @Test func `A host takes the copies that a worker has taken, though they are on their way`() {
        var (worker, host) = (RateLimit(), RateLimit(milliseconds: 4_000))
        for (sent, received) in [(0, 900), (1, 901), (2, 902), (3, 903), (4, 904), (5_000, 5_001)] {
            let isSent = worker.takes(at: sent)
            let isTaken = host.takes(at: received)
            #expect(isSent && isTaken)
        }
    }
}
