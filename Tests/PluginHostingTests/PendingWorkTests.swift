import Testing

@testable import PluginHosting

/// Work that waits until the plugin can be called.
struct PendingWorkTests {
    @Test func `Runs in order, with work added meanwhile at the end`() {
        let pending = PendingWork()
        var done: [Int] = []
        pending.add {
            done.append(1)
            pending.add { done.append(3) }
            // Nested calls do nothing.
            pending.perform { true }
        }
        pending.add { done.append(2) }
        pending.perform { true }
        #expect(done == [1, 2, 3])
        #expect(pending.isEmpty)
    }

    @Test func `Keeps work while the plugin can't be called, until it is discarded`() {
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
