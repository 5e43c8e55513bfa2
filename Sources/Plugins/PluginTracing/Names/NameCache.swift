import Synchronization

/// A cache of demangled names, including failures: each is tried once, however many workers crash
/// in it. Thread-safe.
package final class NameCache: Sendable {
    private static let limit = 10_000

    private let names = Mutex<[String: String]>([:])

    package init() {}

    /// The demangled name; the name itself if that failed; `nil` if not cached.
    subscript(name: String) -> String? {
        names.withLock { $0[name] }
    }

    /// Caches a name unless the cache is full.
    func keep(_ readable: String, for name: String) {
        names.withLock { names in
            if names.count < Self.limit { names[name] = readable }
        }
    }
}
