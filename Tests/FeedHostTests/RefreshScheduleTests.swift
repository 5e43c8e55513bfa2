import Testing

@testable import FeedHost

struct RefreshScheduleTests {
    @Test(
        arguments: [
            (nil, nil, true, 4_600), (nil, 60, true, 4_600), (nil, 3_600, true, 4_600),
            (nil, 7_200, true, 8_200), (nil, 86_400, true, 87_400),
            (nil, 31_536_000, true, 87_400),
            // The shorter of the server's and the feed's interval counts.
            (1_060, 7_200, true, 1_060), (9_000, 60, true, 1_060),
            // After a failure an old copy is shown, so that a retry comes early.
            (nil, 7_200, false, 4_600),
        ] as [(Int64?, Int?, Bool, Int64)])
    func `Lengthens the default interval to the feed's own`(
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
    func `Reloads feeds without freshness at the automatic interval`(
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

    @Test func `Spares feeds that are not due, and keeps their time`() {
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

    @Test func `A round for one document spares the others that are current`() {
        var schedule = RefreshSchedule()
        for (url, isCurrent) in [("a", true), ("b", true), ("copy", false)] {
            schedule.didLoad(url, freshUntil: 1_060, isCurrent: isCurrent, now: 1_000)
        }
        #expect(schedule.beginRound(asksAll: false, only: "a", now: 9_000) == ["b"])
    }

    @Test func `Tells addresses apart that only look alike`() {
        var schedule = RefreshSchedule()
        let (early, late) = ("http://a.example/\u{E9}", "http://a.example/e\u{301}")
        schedule.didLoad(early, freshUntil: 2_000, isCurrent: true, now: 1_000)
        schedule.didLoad(late, freshUntil: 3_000, isCurrent: true, now: 1_000)
        #expect(schedule.next == 2_000)
        let spared = schedule.beginRound(asksAll: false, now: 2_500)
        #expect(spared.map { Array($0.utf8) } == [Array(late.utf8)])
    }

    @Test func `Returns the earliest time of all feeds`() {
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
