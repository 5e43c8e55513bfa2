package import Testing

/// Watches objects that must be gone when a test's system under test is.
///
///     let leaks = LeakTracker()
///     do {
///         let presenter = leaks.track(FeedPresenter(…))
///         …
///     }
///     leaks.expectNoLeaks()
package final class LeakTracker {
    private struct Entry {
        let name: String
        weak var object: AnyObject?
        let location: SourceLocation
    }

    private var entries: [Entry] = []

    package init() {}

    /// Watches `object`, and hands it back.
    package func track<Object: AnyObject>(
        _ object: Object, at location: SourceLocation = #_sourceLocation
    ) -> Object {
        entries.append(Entry(name: "\(Object.self)", object: object, location: location))
        return object
    }

    /// Records an issue for every watched object that still lives.
    package func expectNoLeaks() {
        for entry in entries where entry.object != nil {
            Issue.record("\(entry.name) outlived its owner", sourceLocation: entry.location)
        }
    }
}
