import Synchronization
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
/// ``LeakTrait`` tracks composed objects without a call. May be called on many threads at once.
public final class LeakTracker: Sendable {
    // Unchecked since nobody uses the object: it only exists or not.
    private struct Entry: @unchecked Sendable {
        let name: String
        weak var object: AnyObject?
        let location: SourceLocation
    }

    private let entries = Mutex<[Entry]>([])

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
        let entry = Entry(name: "\(type(of: object))", object: object, location: location)
        entries.withLock { $0.append(entry) }
    }

    /// Records an issue for every tracked object that still exists.
    public func expectNoLeaks() {
        for entry in entries.withLock({ $0 }) where entry.object != nil {
            Issue.record("\(entry.name) outlived its owner", sourceLocation: entry.location)
        }
    }
}
