package import Testing

/// Watches objects that must be gone when a test's system under test is.
///
///     let leaks = LeakTracker()
///     do {
///         let presenter = leaks.track(FeedPresenter(…))
///         …
///     }
///     leaks.expectNoLeaks()
///
/// What is composed is watched by ``LeakTrait``, without a call.
// Not checked to be sendable: a test is on one thread at a time.
package final class LeakTracker: @unchecked Sendable {
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
        watch(object, at: location)
        return object
    }

    /// Watches `object`.
    package func watch(_ object: AnyObject, at location: SourceLocation) {
        entries.append(Entry(name: "\(type(of: object))", object: object, location: location))
    }

    /// Records an issue for every watched object that still lives.
    package func expectNoLeaks() {
        for entry in entries where entry.object != nil {
            Issue.record("\(entry.name) outlived its owner", sourceLocation: entry.location)
        }
    }
}
