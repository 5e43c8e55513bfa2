import Testing

@testable import FeedHost

@Suite struct RepeatedWorkTests {
    private final class Record {
        var waits: [Int64] = []
        var timer: LoopTimer?
        var reloads = 0
    }

    private let record = Record()

    private func makeReload(random: Double) -> RepeatedWork {
        RepeatedWork(
            after: { [record] milliseconds, work in
                record.waits.append(milliseconds)
                let timer = LoopTimer(deadline: 0, work: work)
                record.timer = timer
                return timer
            },
            delay: { RefreshPolicy.reloadMilliseconds(everySeconds: 1_800, random: random) },
            work: { [record] in record.reloads += 1 })
    }

    @Test(arguments: [(0.0, 1_800_000), (0.5, 1_980_000), (1.0, 2_160_000)])
    func `Reloads after the interval and a random fifth at most`(random: Double, wait: Int64) {
        let reload = makeReload(random: random)
        #expect(record.waits == [wait])
        record.timer?.fire()
        #expect(record.reloads == 1)
        #expect(record.waits == [wait, wait])
        reload.cancel()
        record.timer?.fire()
        #expect(record.reloads == 1)
    }
}
