import Testing

@testable import FeedHost

struct RefreshScheduleTests {
    @Test(
        arguments: [
            (nil, nil, true, 4_600), (nil, 60, true, 4_600), (nil, 3_600, true, 4_600),
            (nil, 7_200, true, 8_200), (nil, 86_400, true, 87_400),
            (nil, 31_536_000, true, 87_400),
            // Of the server's word and the feed's the shorter counts.
            (1_060, 7_200, true, 1_060), (9_000, 60, true, 1_060),
            // An old copy stands in for what could not be had: that may be there soon.
            (nil, 7_200, false, 4_600),
        ] as [(Int64?, Int?, Bool, Int64)])
    func `a feed's own interval lengthens the usual pace`(
        freshUntil: Int64?, interval: Int?, isCurrent: Bool, next: Int64
    ) {
        var schedule = RefreshSchedule()
        schedule.didLoad("a", freshUntil: freshUntil, isCurrent: isCurrent, now: 1_000)
        schedule.didRead("a", updateInterval: interval, now: 1_000)
        #expect(schedule.next == next)
    }

    @Test(
        arguments: [
            (nil, nil, 2_350), (nil, 7_200, 8_200), (4_600, nil, 4_600), (1_060, nil, 1_060),
        ]
            as [(Int64?, Int?, Int64)])
    func `where a feed is loaded again and again, servers that say nothing are asked each time`(
        freshUntil: Int64?, interval: Int?, next: Int64
    ) {
        var options = LoadingOptions()
        options.reloadSeconds = 1_800
        var schedule = RefreshSchedule(defaultSeconds: RefreshPolicy.defaultSeconds(options))
        schedule.didLoad("a", freshUntil: freshUntil, isCurrent: true, now: 1_000)
        schedule.didRead("a", updateInterval: interval, now: 1_000)
        #expect(schedule.next == next)
        options.reloadSeconds = 86_400
        #expect(RefreshPolicy.defaultSeconds(options) == 3_600)
    }

    @Test func `what is not due is spared in the next round, and its time stays`() {
        var schedule = RefreshSchedule()
        for (url, freshUntil) in [("silent", nil), ("short", 1_002), ("hour", 4_600)]
            as [(String, Int64?)]
        {
            schedule.didLoad(url, freshUntil: freshUntil, isCurrent: true, now: 1_000)
            schedule.didRead(url, updateInterval: 7_200, now: 1_000)
        }
        #expect(schedule.next == 1_005)
        #expect(
            Set(schedule.beginRound(asksAll: false, now: 1_004)) == ["silent", "short", "hour"])
        #expect(Set(schedule.beginRound(asksAll: false, now: 1_010)) == ["silent", "hour"])
        schedule.didLoad("silent", freshUntil: nil, isKept: true, isCurrent: true, now: 1_010)
        schedule.didRead("silent", updateInterval: 7_200, now: 1_010)
        #expect(Set(schedule.beginRound(asksAll: false, now: 8_199)) == ["silent"])
        #expect(schedule.next == 8_200)
        #expect(schedule.beginRound(asksAll: true, now: 1_010) == [])
        #expect(schedule.next == nil)
    }

    @Test func `the first of all counts`() {
        var schedule = RefreshSchedule()
        #expect(schedule.next == nil)
        schedule.didRead("unknown", updateInterval: 60, now: 1_000)
        #expect(schedule.next == nil)
        schedule.didFail(until: 50_000)
        #expect(schedule.next == 50_000)
        schedule.didLoad("a", freshUntil: nil, isCurrent: true, now: 1_000)
        schedule.didRead("a", updateInterval: 20_000, now: 1_000)
        #expect(schedule.next == 21_000)
        schedule.didLoad("b", freshUntil: nil, isCurrent: true, now: 1_000)
        schedule.didRead("b", updateInterval: nil, now: 1_000)
        #expect(schedule.next == 4_600)
        schedule.didFail(until: 2_000)
        schedule.didFail(until: 3_000)
        #expect(schedule.next == 2_000)
    }
}
