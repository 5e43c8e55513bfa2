import AppKit
import FeedModel
import FeedTesting
import Foundation
import JavaScriptKit
import Shared
import SwiftUI
import Testing
import UIKit

@testable import AppKitExample
@testable import BrowserExample
@testable import CommandLineExample
@testable import SwiftUIExample
@testable import UIKitExample

/// Each platform shows the feed, and releases everything when its navigation drops it.
@Suite(.leakTracking) struct PlatformsTests {
    private struct Offline: Error {}

    private let titles = ["A rope", "A tide"]
    private let leaks = LeakTracker()

    private func harbour() throws -> Feed {
        var feed: Feed?
        _ = Harbour().load(progress: { _ in }, completion: { feed = try? $0.get() })
        return try #require(feed)
    }

    @Test func `UIKit shows cells, and cancels, preloads and retries their pictures`() throws {
        let loader = LoaderSpy()
        let images = ImageLoaderSpy()
        let navigation = UINavigationController()
        try autoreleased {
            let screen = leaks.track(FeedViewController.composed(loader, images))
            navigation.pushViewController(screen, animated: true)
            screen.loadViewIfNeeded()
            #expect(screen.refreshControl?.isRefreshing == true)
            loader.complete(with: .success(try harbour()))
            #expect(screen.refreshControl?.isRefreshing == false)
            #expect(screen.title == "A harbour")

            let row = IndexPath(row: 0, section: 0)
            #expect(screen.tableView(screen.tableView, numberOfRowsInSection: 0) == 2)
            screen.tableView(screen.tableView, prefetchRowsAt: [row])
            #expect(images.requested == ["https://harbour.example/rope.png"])
            screen.tableView(screen.tableView, cancelPrefetchingForRowsAt: [row])
            #expect(images.cancelled == ["https://harbour.example/rope.png"])

            let cell = try #require(
                screen.tableView(screen.tableView, cellForRowAt: row) as? FeedImageCell)
            #expect(cell.titleLabel.text == "A rope")
            images.complete(1, with: .failure(Offline()))
            #expect(!cell.retryButton.isHidden)
            cell.retryButton.sendActions(for: .touchUpInside)
            images.complete(2, with: .success(FeedImageData(bytes: [1], mediaType: "image/png")))
            #expect(cell.feedImageView.image?.data == Data([1]))
            #expect(cell.retryButton.isHidden)

            screen.refreshControl?.sendActions(for: .valueChanged)
            loader.complete(1, with: .failure(Offline()))
            #expect(screen.navigationItem.prompt?.isEmpty == false)
            screen.tableView(screen.tableView, didEndDisplaying: cell, forRowAt: row)
            _ = leaks.track(cell)
            navigation.popViewController(animated: true)
        }
        leaks.expectNoLeaks()
    }

    @Test func `SwiftUI observes a store`() async throws {
        let images = ImageLoaderSpy()
        var path = [FeedList(store: FeedStore(Harbour(), images))]
        _ = leaks.track(path[0].store)
        await Screen(path[0]).tasks[0]()
        #expect(path[0].store.isLoading == false)
        var screen = Screen(path[0])
        #expect(screen.texts.contains("A harbour"))
        #expect(titles.allSatisfy { screen.texts.contains($0) })

        screen.appearing[0]()
        images.complete(0, with: .failure(Offline()))
        screen = Screen(path[0])
        screen.buttons[0]()
        images.complete(1, with: .success(FeedImageData(bytes: [1], mediaType: "image/png")))
        #expect(Screen(path[0]).pictures.map(\.data) == [Data([1])])
        screen.disappearing[0]()
        await screen.refresh?()
        screen = Screen(FeedList(store: FeedStore()))
        path.removeLast()
        leaks.expectNoLeaks()
    }

    @Test func `AppKit shows rows`() {
        let images = ImageLoaderSpy()
        let window = NSViewController()
        autoreleased {
            let controller = leaks.track(FeedTableController.composed(Harbour(), images))
            window.addChild(controller)
            controller.loadViewIfNeeded()
            let table = controller.table
            let cells = (0..<controller.numberOfRows(in: table)).map {
                controller.tableView(table, viewFor: nil, row: $0) as? NSTableCellView
            }
            #expect(cells.map { $0?.textField?.stringValue } == titles)
            images.complete(0, with: .success(FeedImageData(bytes: [1], mediaType: "image/png")))
            #expect(table.reloadedRows == [0])
            let again = controller.tableView(table, viewFor: nil, row: 0) as? NSTableCellView
            #expect(again?.imageView?.image != nil)
            controller.removeFromParent()
        }
        leaks.expectNoLeaks()
    }

    @Test func `A page in a browser shows links, and asks again`() throws {
        let loader = LoaderSpy()
        let body = JSObject()
        var pages = [leaks.track(FeedPage(in: .object(body), loader))]
        loader.complete(0, with: .failure(DescribedFailure("no answer", canRetry: true)))
        let again = body.children[2]
        #expect(body.children[1].textContent.string?.contains("no answer") == true)
        _ = (again.onclick.object as? JSClosure)?()
        loader.complete(1, with: .success(try harbour()))
        #expect(body.children[0].textContent.string == "A harbour")
        #expect(body.children[3].children.map { $0.children[0].textContent.string } == titles)
        pages.removeLast()
        leaks.expectNoLeaks()
    }

    @Test func `A command line writes a stream of changes`() async throws {
        var written: [UInt8] = []
        await FeedProgram.run {
            written += $0
            return true
        }
        let text = String(decoding: written, as: UTF8.self)
        #expect(titles.allSatisfy { text.contains($0) })
        #expect(!text.contains("<"))

        written = []
        await FeedProgram.run(FailingLoader()) {
            written += $0
            return true
        }
        #expect(String(decoding: written, as: UTF8.self) == "error: no answer\n")
    }

    /// Runs `work` in a scope of its own, which nothing outlives that it does not keep.
    private func autoreleased(_ work: () throws -> Void) rethrows { try work() }
}

/// A loader without a feed.
nonisolated final class FailingLoader: FeedLoader, FeedLoaderTask {
    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        completion(.failure(DescribedFailure("no answer")))
        return self
    }

    func cancel() {}
}
