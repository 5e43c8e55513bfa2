import Testing

@testable import FeedHost

/// Automatic reloads of a displayed feed.
@Suite struct AutomaticReloadTests {
    private final class Record {
        var waits: [Int64] = []
        var timer: LoopTimer?
        var reloads = 0
    }

    private let record = Record()

    private func make(random: Double) -> AutomaticReload {
        AutomaticReload(
            everySeconds: 1_800,
            after: { [record] milliseconds, work in
                record.waits.append(milliseconds)
                let timer = LoopTimer(deadline: 0, work: work)
                record.timer = timer
                return timer
            },
            random: { random }, reload: { [record] in record.reloads += 1 })
    }

    @Test(arguments: [(0.0, 1_800_000), (0.5, 1_980_000), (1.0, 2_160_000)])
    func `Waits for the interval and a random fifth at most`(random: Double, wait: Int64) {
        let reload = make(random: random)
        #expect(record.waits == [wait])
        record.timer?.fire()
        #expect(record.reloads == 1)
        #expect(record.waits == [wait, wait])
        reload.end()
        record.timer?.fire()
        #expect(record.reloads == 1)
    }
}
