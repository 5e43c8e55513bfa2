import FeedComposition
public import Testing

/// Tracks all objects composed in a test, and records an issue for each that outlives it. On a
/// suite it tracks each test.
///
/// Compositions are watched in debug builds only.
public struct LeakTrait: TestTrait, SuiteTrait, TestScoping {
    /// True, so that a suite's trait is that of its tests.
    public var isRecursive: Bool { true }

    /// Creates the trait; see also ``Testing/Trait/leakTracking``.
    public init() {}

    /// Runs a test, and expects that no object composed in it is left.
    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        #if DEBUG
            let leaks = LeakTracker()
            let location = test.sourceLocation
            try await CompositionWatch.$watcher.withValue(
                { leaks.watch($0, at: location) }, operation: { try await function() })
            leaks.expectNoLeaks()
        #else
            try await function()
        #endif
    }
}

extension Trait where Self == LeakTrait {
    /// Requires that no composed object outlives the test.
    public static var leakTracking: Self { Self() }
}
