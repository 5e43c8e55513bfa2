import Synchronization

/// The readable forms of names, and the names that could not be read: each is tried once, however
/// many workers fail by it. [any thread] [any thread]
package final class NameCache: Sendable {
    private static let limit = 10_000

    private let names = Mutex<[String: String]>([:])

    /// Creates a memory with nothing in it.
    package init() {}

    /// The readable form of a name: itself where it could not be read; `nil` where it was not
    /// tried.
    subscript(name: String) -> String? {
        names.withLock { $0[name] }
    }

    /// Keeps what a name was read as, where not too many are kept already.
    func keep(_ readable: String, for name: String) {
        names.withLock { names in
            if names.count < Self.limit { names[name] = readable }
        }
    }
}
