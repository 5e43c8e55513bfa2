import SystemInterface

/// The plugins that have drawn, kept while the person watches: a new file takes over only when it
/// has drawn, and where it fails, or is gone, the one before draws on.
///
/// A file that is still the same is not copied and loaded anew: a library is never unloaded, so
/// each loading would cost memory for as long as the person watches.
final class KeptPlugins {
    private var drawn: [String: PluginFile] = [:]
    /// The plugins this round has asked for by name, and their files, where they were seated.
    private var seated: [String: PluginFile?] = [:]
    private var latest: [String: (file: PluginFile, signature: FileSignature)] = [:]
    /// The file that has drawn is used, whatever lies in its place now.
    private(set) var isFallingBack = false

    /// The file to seat for a name instead of the file in its place.
    func fallback(for name: String) -> PluginFile? {
        isFallingBack ? drawn[name] : nil
    }

    /// The copy that was made of the file at `path` as it is now.
    func file(at path: String, _ signature: FileSignature?) -> PluginFile? {
        guard let latest = latest[path], latest.signature == signature else { return nil }
        return latest.file
    }

    /// A round begins, in which nothing was seated yet.
    func beginRound() {
        seated = [:]
    }

    /// Remembers that something is to be seated for a name.
    func rememberRequest(for name: String) {
        seated.updateValue(nil, forKey: name)
    }

    /// Remembers what was seated for a name.
    func remember(
        _ file: PluginFile, for name: String, ofFileAt path: String, _ signature: FileSignature?
    ) {
        seated[name] = file
        latest[path] = signature.map { (file, $0) }
    }

    /// Keeps the seated files, which have drawn.
    func keep() {
        drawn.merge(seated.compactMapValues(\.self)) { $1 }
        seated = [:]
    }

    /// There is something to fall back on that is not what has just failed.
    var hasFallback: Bool {
        seated.contains { name, file in
            guard let before = drawn[name] else { return false }
            return file !== before
        }
    }

    /// Does something with what has drawn before.
    func fallingBack<Result>(_ body: () -> Result) -> Result {
        isFallingBack = true
        defer { isFallingBack = false }
        return body()
    }
}
