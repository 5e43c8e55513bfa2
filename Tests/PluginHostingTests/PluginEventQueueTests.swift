import PluginTestSupport
import Testing

@Suite struct PluginEventQueueTests {
    @Test func `Runs work of other threads in order`() {
        let queue = PluginEventQueue()
        let record = SharedNumbers()
        OtherThread.start {
            for number in 0..<100 {
                queue.post { record.append(number) }
            }
        }
        queue.wait { record.numbers.count == 100 }
        #expect(record.numbers == Array(0..<100))
    }

    @Test func `Defers work posted by running work`() {
        let queue = PluginEventQueue()
        let record = SharedNumbers()
        queue.post {
            record.append(1)
            queue.post { record.append(2) }
        }
        queue.runPending()
        #expect(record.numbers == [1])
        queue.runPending()
        #expect(record.numbers == [1, 2])
        queue.runPending()
        #expect(record.numbers == [1, 2])
    }

    @Test func `Stops waiting when asked to stop`() {
        let queue = PluginEventQueue()
        OtherThread.start { queue.requestStop() }
        queue.wait { false }
        #expect(queue.isStopRequested)
    }
}
