import AppKit
import FeedModel
import FeedTesting
import Shared
import Testing

@testable import AppKitExample

/// The table as a child of a window's controller.
@Suite(.leakTracking) struct AppKitTests {
    private let leaks = LeakTracker()
    private let loader = LoaderSpy()
    private let images = ImageLoaderSpy()
    private let window = NSViewController()
    private let rope = "https://harbour.example/rope.png"
    private let picture = Result<FeedImageData, any Error>.success(
        FeedImageData(bytes: [1], mediaType: "image/png"))

    /// Shows a table; only the window keeps it.
    private func open() -> FeedTableController {
        let controller = leaks.track(FeedTableController.composed(loader, images))
        window.addChild(controller)
        controller.loadViewIfNeeded()
        return controller
    }

    /// Lays the view out, and returns what is seen of a kind.
    private func seen<Seen: NSView>(_ kind: Seen.Type, in controller: NSViewController) -> [Seen] {
        controller.view.layoutSubtreeIfNeeded()
        return controller.view.seen(kind).map { leaks.track($0) }
    }

    @Test func `Shows rows with pictures`() throws {
        try scope {
            let controller = open()
            loader.complete(with: .success(try Harbour.feed()))
            #expect(controller.title == "A harbour")
            let texts = seen(NSTextField.self, in: controller).map(\.stringValue)
            #expect(texts.suffix(2) == ["A rope", "A tide"])
            #expect(texts.count == 3)
            images.complete(0, with: picture)
            let pictures = seen(NSImageView.self, in: controller)
            #expect(pictures.map { $0.image != nil } == [true, false])
            controller.removeFromParent()
        }
        leaks.expectNoLeaks()
    }

    @Test func `Says why there is no feed`() {
        scope {
            let controller = open()
            let loading = seen(NSTextField.self, in: controller).map(\.stringValue)
            #expect(loading.count == 1 && loading != [""])
            loader.complete(with: .failure(DescribedFailure("no answer")))
            #expect(seen(NSTextField.self, in: controller).map(\.stringValue) == ["no answer"])
            controller.removeFromParent()
        }
        leaks.expectNoLeaks()
    }

    @Test func `Old rows cancel nothing of a new feed`() throws {
        try scope {
            let controller = open()
            var feed = try Harbour.feed()
            loader.complete(with: .success(feed))
            _ = seen(NSTableCellView.self, in: controller)
            feed.items.removeLast()
            controller.refresh()
            loader.complete(1, with: .success(feed))
            #expect(seen(NSTableCellView.self, in: controller).count == 1)
            #expect(images.requested == [rope, rope])
            #expect(images.cancelled == [rope])
            images.complete(1, with: picture)
            #expect(seen(NSImageView.self, in: controller).map { $0.image != nil } == [true])
            controller.removeFromParent()
        }
        leaks.expectNoLeaks()
    }

    @Test func `A window that is closed while it loads releases everything`() throws {
        scope { open().removeFromParent() }
        #expect(loader.cancelled == [0])
        leaks.expectNoLeaks()

        try scope {
            let controller = open()
            loader.complete(1, with: .success(try Harbour.feed()))
            _ = seen(NSTableCellView.self, in: controller)
            controller.removeFromParent()
        }
        #expect(images.cancelled == [rope])
        leaks.expectNoLeaks()
    }
}
