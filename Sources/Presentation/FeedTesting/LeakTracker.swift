public import Testing

/// Tracks objects that must be released with a test's system under test.
///
///     let leaks = LeakTracker()
///     do {
///         let presenter = leaks.track(FeedPresenter(…))
///         …
///     }
///     leaks.expectNoLeaks()
///
/// ``LeakTrait`` tracks composed objects without a call.
// Unchecked since a test runs on one thread at a time.
public final class LeakTracker: @unchecked Sendable {
    private struct Entry {
        let name: String
        weak var object: AnyObject?
        let location: SourceLocation
    }

    private var entries: [Entry] = []

    /// Creates a tracker of nothing.
    public init() {}

    /// Tracks `object` and returns it.
    public func track<Object: AnyObject>(
        _ object: Object, at location: SourceLocation = #_sourceLocation
    ) -> Object {
        watch(object, at: location)
        return object
    }

    /// Tracks `object`.
    public func watch(_ object: AnyObject, at location: SourceLocation) {
        entries.append(Entry(name: "\(type(of: object))", object: object, location: location))
    }

    /// Records an issue for every tracked object that still exists.
    public func expectNoLeaks() {
        for entry in entries where entry.object != nil {
            Issue.record("\(entry.name) outlived its owner", sourceLocation: entry.location)
        }
    }
}
