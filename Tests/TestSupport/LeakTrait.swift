import FeedComposition
package import Testing

/// Watches all that is composed in a test, and records an issue for each object that is still there
/// when the test is over. On a suite, each of its tests is watched.
package struct LeakTrait: TestTrait, SuiteTrait, TestScoping {
    package var isRecursive: Bool { true }

    package init() {}

    package func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let leaks = LeakTracker()
        let location = test.sourceLocation
        try await CompositionWatch.$watcher.withValue(
            { leaks.watch($0, at: location) }, operation: { try await function() })
        leaks.expectNoLeaks()
    }
}

extension Trait where Self == LeakTrait {
    /// Nothing that is composed outlives the test.
    package static var leakTracking: Self { Self() }
}
