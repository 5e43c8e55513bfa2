import FeedComposition
import FeedModel
import FeedPresentation
import FeedTesting
import Foundation
import Testing

/// The leak tracking trait must watch every composed object, and detect cycles.
@Suite(.leakTracking) struct LeakTraitTests {
    /// A view that can retain itself with its composition, which makes a cycle.
    private final class Keeper: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
        var retained: ComposedFeed<Keeper>?
        var delegate: (any FeedDelegate)?

        func display(_ viewModel: FeedViewModel) {}
        func display(_ viewModel: FeedLoadingViewModel) {}
        func display(_ viewModel: FeedErrorViewModel) {}
        func display(_ viewModel: FeedImageViewModel<String>) {}
    }

    /// The recorded leaks. The test has ended before they are read.
    private final class RecordedIssues: @unchecked Sendable {
        var words: [String] = []
    }

    private static func compose() -> ComposedFeed<Keeper> {
        FeedUIComposer.compose(
            feedLoader: LoaderSpy(), imageDataLoader: ImageLoaderSpy(),
            imageTransformer: { _ in nil },
            makeViews: { delegate in
                let view = Keeper()
                view.delegate = delegate
                return FeedViewSet(feed: view, loading: view, error: view, image: view)
            })
    }

    /// Runs `work` as a test and returns the recorded issues.
    private func issues(of work: @escaping @Sendable () -> Void) async throws -> [String] {
        let test = try #require(Test.current)
        let recorded = RecordedIssues()
        try await withKnownIssue(isIntermittent: true) {
            try await LeakTrait().provideScope(for: test, testCase: Test.Case.current) { work() }
        } matching: { issue in
            recorded.words += issue.comments.map(\.rawValue)
            return true
        }
        return recorded.words
    }

    @Test func `Records nothing for a composition that is released`() async throws {
        let recorded = try await issues {
            let composed = Self.compose()
            composed.delegate.didRequestFeedRefresh()
        }
        #expect(recorded.isEmpty)
    }

    @Test func `Records every object of a retain cycle by name`() async throws {
        let recorded = try await issues {
            let composed = Self.compose()
            composed.views.image.retained = composed
        }
        for name in ["FeedConnection", "Keeper", "FeedPresenter", "FeedViewAdapter"] {
            #expect(
                recorded.contains { $0.contains(name) && $0.contains("outlived") }, "\(recorded)")
        }
    }

    @Test func `Tracks objects on many threads at once`() async {
        final class Tracked: Sendable {}
        let leaks = LeakTracker()
        let kept = await withTaskGroup(of: Tracked.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    for _ in 0..<1000 { _ = leaks.track(Tracked()) }
                    return leaks.track(Tracked())
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let recorded = RecordedIssues()
        withKnownIssue {
            leaks.expectNoLeaks()
        } matching: { issue in
            recorded.words += issue.comments.map(\.rawValue)
            return true
        }
        #expect(recorded.words.count == kept.count)
    }

    @Test func `Tracks every suite that uses compositions`() throws {
        let tests = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
        let files = try #require(
            FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.lastPathComponent.hasSuffix("Tests.swift") {
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains("FeedUIComposer.compose(") else { continue }
            count += 1
            #expect(
                text.contains(".leakTracking"),
                "\(file.lastPathComponent) composes, and its suite is not watched")
        }
        #expect(count > 2)
    }
}
