import FeedModel
import FeedTesting
import JavaScriptKit
import Shared
import Testing

@testable import BrowserExample

/// The list in a document, kept by a script.
@Suite(.leakTracking) struct BrowserTests {
    private let leaks = LeakTracker()
    private let loader = LoaderSpy()
    private let body = JSObject()

    /// Empties the document.
    private func clear() {
        for child in body.children { _ = leaks.track(child) }
        _ = JSValue.object(body).replaceChildren()
    }

    @Test func `Shows links, and asks again`() throws {
        var pages = [leaks.track(FeedPage(in: .object(body), loader))]
        try scope {
            let again = body.children[2]
            #expect(again.hidden.boolean == true)
            loader.complete(0, with: .failure(DescribedFailure("no answer", canRetry: true)))
            #expect(body.children[1].textContent.string?.contains("no answer") == true)
            #expect(again.hidden.boolean == false)
            _ = (again.onclick.object as? JSClosure)?()
            loader.complete(1, with: .success(try Harbour.feed()))
            #expect(again.hidden.boolean == true)
            #expect(body.children[0].textContent.string == "A harbour")
            let titles = body.children[3].children.map { $0.children[0].textContent.string }
            #expect(titles == ["A rope", "A tide"])
        }
        clear()
        pages.removeLast()
        leaks.expectNoLeaks()
    }

    @Test func `A page that is dropped while it loads releases everything`() {
        var pages = [leaks.track(FeedPage(in: .object(body), loader))]
        #expect(loader.loadCount == 1)
        clear()
        pages.removeLast()
        #expect(loader.cancelled == [0])
        leaks.expectNoLeaks()
    }
}
