import FeedModel
import FeedTesting
import Shared
import Testing
import UIKit

@testable import UIKitExample

/// The list on a navigation stack.
@Suite(.leakTracking) struct UIKitTests {
    private struct Offline: Error {}

    private let leaks = LeakTracker()
    private let loader = LoaderSpy()
    private let images = ImageLoaderSpy()
    private let navigation = UINavigationController()
    private let rope = "https://harbour.example/rope.png"
    private let picture = Result<FeedImageData, any Error>.success(
        FeedImageData(bytes: [1], mediaType: "image/png"))

    /// Shows a screen; only the navigation keeps it.
    private func push() -> FeedViewController {
        let screen = leaks.track(FeedViewController.composed(loader, images))
        navigation.pushViewController(screen, animated: true)
        screen.loadViewIfNeeded()
        return screen
    }

    /// Lays the rows out, and returns their cells.
    private func cells(of screen: FeedViewController) -> [UITableViewCell] {
        screen.tableView.layoutIfNeeded()
        return screen.tableView.visibleCells.map { leaks.track($0) }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `Shows the feed, and why there is none`() throws {
        try scope {
            let screen = push()
            #expect(screen.refreshControl?.isRefreshing == true)
            loader.complete(with: .success(try Harbour.feed()))
            #expect(screen.refreshControl?.isRefreshing == false)
            #expect(screen.title == "A harbour")
            let words = cells(of: screen).map { $0.seen(UILabel.self).map(\.text) }
            #expect(words == [["A rope"], ["A tide"]])

            screen.refreshControl?.sendActions(for: .valueChanged)
            loader.complete(1, with: .failure(Offline()))
            #expect(screen.navigationItem.prompt?.isEmpty == false)
            screen.refreshControl?.sendActions(for: .valueChanged)
            loader.complete(2, with: .success(try Harbour.feed()))
            #expect(screen.navigationItem.prompt == nil)
            navigation.popViewController(animated: true)
        }
        leaks.expectNoLeaks()
    }

    @Test func `Uses a preloaded picture without a second request`() throws {
        try scope {
            let screen = push()
            loader.complete(with: .success(try Harbour.feed()))
            screen.tableView(screen.tableView, prefetchRowsAt: [path(0)])
            images.complete(0, with: picture)
            let cell = cells(of: screen)[0]
            #expect(cell.seen(UIImageView.self).map { $0.image?.data } == [Data([1])])
            #expect(images.requested == [rope])
            navigation.popViewController(animated: true)
        }
        leaks.expectNoLeaks()
    }

    @Test func `Cancels a preload, and retries a picture that failed`() throws {
        try scope {
            let screen = push()
            loader.complete(with: .success(try Harbour.feed()))
            screen.tableView(screen.tableView, prefetchRowsAt: [path(0)])
            screen.tableView(screen.tableView, cancelPrefetchingForRowsAt: [path(0)])
            #expect(images.cancelled == [rope])

            let cell = cells(of: screen)[0]
            images.complete(1, with: .failure(Offline()))
            let retry = try #require(cell.seen(UIButton.self).first)
            #expect(retry.title(for: .normal) == "↻")
            retry.sendActions(for: .touchUpInside)
            images.complete(2, with: picture)
            #expect(cell.seen(UIImageView.self).map { $0.image?.data } == [Data([1])])
            #expect(cell.seen(UIButton.self).isEmpty)
            navigation.popViewController(animated: true)
        }
        leaks.expectNoLeaks()
    }

    @Test func `Cancels the picture of a cell that is gone`() throws {
        try scope {
            let screen = push()
            loader.complete(with: .success(try Harbour.feed()))
            let cell = cells(of: screen)[0]
            #expect(images.cancelled.isEmpty)
            screen.tableView(screen.tableView, didEndDisplaying: cell, forRowAt: path(0))
            #expect(images.cancelled == [rope])
            images.complete(0, with: picture)
            #expect(cell.seen(UIImageView.self).allSatisfy { $0.image == nil })
            navigation.popViewController(animated: true)
        }
        leaks.expectNoLeaks()
    }

    /// UIKit tells of the old cells by their old rows, when there are new ones, or fewer.
    @Test func `Old cells and preloads cancel nothing of a new, shorter feed`() throws {
        try scope {
            let screen = push()
            var feed = try Harbour.feed()
            loader.complete(with: .success(feed))
            screen.tableView(screen.tableView, prefetchRowsAt: [path(0), path(1)])
            _ = cells(of: screen)
            feed.items.removeLast()
            screen.refreshControl?.sendActions(for: .valueChanged)
            loader.complete(1, with: .success(feed))
            #expect(images.cancelled == [rope])

            let cell = cells(of: screen)[0]
            screen.tableView(screen.tableView, cancelPrefetchingForRowsAt: [path(0), path(1)])
            screen.tableView(screen.tableView, prefetchRowsAt: [path(1)])
            #expect(images.requested == [rope, rope])
            #expect(images.cancelled == [rope])
            images.complete(1, with: picture)
            #expect(cell.seen(UIImageView.self).map { $0.image?.data } == [Data([1])])
            navigation.popViewController(animated: true)
        }
        leaks.expectNoLeaks()
    }

    @Test func `A screen that is popped while it loads releases everything`() throws {
        scope { _ = push() }
        navigation.popViewController(animated: true)
        #expect(loader.cancelled == [0])
        leaks.expectNoLeaks()

        try scope {
            let screen = push()
            loader.complete(1, with: .success(try Harbour.feed()))
            _ = cells(of: screen)
            screen.refreshControl?.sendActions(for: .valueChanged)
        }
        navigation.popViewController(animated: true)
        #expect(loader.cancelled == [0, 2])
        #expect(images.cancelled == [rope])
        leaks.expectNoLeaks()
    }
}
