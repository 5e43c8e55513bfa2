import FeedModel
import FeedTesting
import Foundation
import Shared
import SwiftUI
import Testing

@testable import SwiftUIExample

/// The list on a navigation path.
@Suite(.leakTracking, .timeLimit(.minutes(1))) struct SwiftUITests {
    private struct Offline: Error {}

    private let leaks = LeakTracker()
    private let images = ImageLoaderSpy()
    private let rope = "https://harbour.example/rope.png"
    private let picture = Result<FeedImageData, any Error>.success(
        FeedImageData(bytes: [1], mediaType: "image/png"))

    @Test func `Observes a store`() async {
        var path = [FeedList(store: leaks.track(FeedStore(Harbour(), images)))]
        await Screen(path[0]).tasks[0]()
        #expect(path[0].store.isLoading == false)
        scope {
            var screen = Screen(path[0])
            #expect(["A harbour", "A rope", "A tide"].allSatisfy { screen.texts.contains($0) })
            screen.appearing[0]()
            images.complete(0, with: .failure(Offline()))
            screen = Screen(path[0])
            screen.buttons[0]()
            images.complete(1, with: picture)
            #expect(Screen(path[0]).pictures.map(\.data) == [Data([1])])
            #expect(Screen(path[0]).buttons.isEmpty)
        }
        path.removeLast()
        leaks.expectNoLeaks()
    }

    @Test func `Old rows cancel nothing of a new feed`() async {
        var path = [FeedList(store: leaks.track(FeedStore(Harbour(), images)))]
        await Screen(path[0]).tasks[0]()
        var old: Screen? = Screen(path[0])
        old?.appearing[0]()
        await Screen(path[0]).refresh?()
        #expect(images.cancelled == [rope])
        Screen(path[0]).appearing[0]()
        old?.disappearing[0]()
        #expect(images.cancelled == [rope])
        images.complete(1, with: picture)
        #expect(Screen(path[0]).pictures.map(\.data) == [Data([1])])
        old = nil
        Screen(path[0]).disappearing[0]()
        path.removeLast()
        leaks.expectNoLeaks()
    }

    /// SwiftUI cancels the task of a screen that is gone.
    @Test func `A screen that is popped while it loads releases everything`() async {
        let loader = LoaderSpy()
        var path = [FeedList(store: leaks.track(FeedStore(loader, images)))]
        let task = begin(Screen(path[0]).tasks[0])
        while loader.loadCount == 0 { await Task.yield() }
        #expect(path[0].store.isLoading)
        path.removeLast()
        task.cancel()
        await task.value
        #expect(loader.cancelled == [0])
        leaks.expectNoLeaks()
    }

    private func begin(_ work: @escaping () async -> Void) -> Task<Void, Never> {
        Task { await work() }
    }
}
