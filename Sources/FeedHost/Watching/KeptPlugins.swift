import PluginHosting

/// The plugins that have drawn, kept while the person watches: a new file takes over only when it
/// has drawn, and where it fails, or is gone, the one before draws on.
final class KeptPlugins {
    /// A plugin's sealed copy, as it was seated.
    final class Copy {
        let file: SealedFile
        let isInstalled: Bool

        init(_ file: consuming SealedFile, isInstalled: Bool) {
            self.file = file
            self.isInstalled = isInstalled
        }
    }

    private var drawn: [String: Copy] = [:]
    private var seated: [String: Copy] = [:]
    /// Whether what has drawn is used, whatever lies in its place now.
    private(set) var isFallingBack = false

    /// What is to be seated for a name instead of the file in its place.
    func fallback(for name: String) -> Copy? {
        isFallingBack ? drawn[name] : nil
    }

    /// Remembers what was seated for a name.
    func note(_ copy: Copy, for name: String) {
        seated[name] = copy
    }

    /// What was seated has drawn.
    func keep() {
        drawn.merge(seated) { $1 }
        seated = [:]
    }

    /// Whether there is something to fall back on that is not what has just failed.
    var hasFallback: Bool { !drawn.isEmpty }

    /// Does something with what has drawn before.
    func fallingBack<Result>(_ body: () -> Result) -> Result {
        isFallingBack = true
        defer { isFallingBack = false }
        return body()
    }
}
