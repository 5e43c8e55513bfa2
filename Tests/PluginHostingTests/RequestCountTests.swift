import Testing

@testable import PluginHosting

@Suite struct RequestCountTests {
    @Test func `there are so many requests, and ten more for each item`() {
        var count = RequestCount()
        #expect((0..<100).allSatisfy { _ in count.takesRequest(limit: 100, itemCount: 0) })
        var more = RequestCount()
        var taken = 0
        while more.takesRequest(limit: 100, itemCount: 5), taken < 1_000 { taken += 1 }
        #expect((150..<160).contains(taken))
    }

    @Test func `who reads for hours asks for more than may be asked for at once`() {
        var count = RequestCount()
        for second in 0..<7_200 {
            count.passTime(to: 5_000 + second * 1_000)
            #expect(count.takesRequest(limit: 100, itemCount: 0))
            #expect(count.takesRefresh(limit: 100))
        }
        var flood = RequestCount()
        var taken = 0
        for millisecond in 0..<9_999 {
            flood.passTime(to: millisecond)
            if flood.takesRequest(limit: 100, itemCount: 0) { taken += 1 }
        }
        #expect(taken < 110)
        flood.passTime(to: 10_000)
        #expect(flood.takesRequest(limit: 100, itemCount: 0))
    }

    @Test func `time gives back no addresses that are kept`() {
        var count = RequestCount()
        #expect(count.takesAddress(of: 8 << 20))
        count.passTime(to: 0)
        count.passTime(to: 1_000_000)
        #expect(!count.takesAddress(of: 1))
        count.forgetAddresses()
        #expect(count.takesAddress(of: 8 << 20))
    }
}
