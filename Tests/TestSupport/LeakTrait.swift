import FeedComposition
package import Testing

/// Tracks all objects composed in a test, and records an issue for each that outlives it. On a
/// suite it tracks each test.
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
    /// Requires that no composed object outlives the test.
    package static var leakTracking: Self { Self() }
}
