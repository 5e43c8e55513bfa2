import Testing

@testable import PluginHosting

/// What waits until a plugin can be called.
struct PendingWorkTests {
    @Test func `is done in its order, with what comes in meanwhile at the end`() {
        let pending = PendingWork()
        var done: [Int] = []
        pending.add {
            done.append(1)
            pending.add { done.append(3) }
            // It is at it already.
            pending.perform { true }
        }
        pending.add { done.append(2) }
        pending.perform { true }
        #expect(done == [1, 2, 3])
        #expect(pending.isEmpty)
    }

    @Test func `stays for as long as it can't be done, and is forgotten where that is wanted`() {
        let pending = PendingWork()
        var done = 0
        pending.add { done += 1 }
        pending.perform { false }
        #expect(done == 0 && !pending.isEmpty)
        pending.clear()
        pending.perform { true }
        #expect(done == 0 && pending.isEmpty)
    }
}
