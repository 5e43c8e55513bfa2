import SystemInterface

/// The plugins that have drawn successfully while watching: a new file replaces one only after it
/// has drawn; if it fails or is gone, the previous one is used.
///
/// Unchanged files are not loaded again: libraries are never unloaded, so each load would cost
/// memory.
final class LastWorkingPlugins {
    private var drawn: [String: PluginFile] = [:]
    /// The files used in this round, by name.
    private var used: [String: PluginFile?] = [:]
    private var latest: [String: (file: PluginFile, signature: FileSignature)] = [:]
    /// True while previous files are used, whatever is in their place.
    private(set) var isFallingBack = false

    /// Returns the previous file for a name, while falling back.
    func fallback(for name: String) -> PluginFile? {
        isFallingBack ? drawn[name] : nil
    }

    /// Returns the copy of the file at `path`, if unchanged.
    func file(at path: String, _ signature: FileSignature?) -> PluginFile? {
        guard let latest = latest[path], latest.signature == signature else { return nil }
        return latest.file
    }

    func beginRound() {
        used = [:]
    }

    /// Notes a request for a name.
    func rememberRequest(for name: String) {
        used.updateValue(nil, forKey: name)
    }

    /// Notes the file used for a name.
    func remember(
        _ file: PluginFile, for name: String, ofFileAt path: String, _ signature: FileSignature?
    ) {
        used[name] = file
        latest[path] = signature.map { (file, $0) }
    }

    /// Stores this round's files after they have drawn.
    func keep() {
        drawn.merge(used.compactMapValues(\.self)) { $1 }
    }

    /// True if there is a previous file other than the failed one.
    var hasFallback: Bool {
        used.contains { name, file in drawn[name].map { file !== $0 } ?? false }
    }

    /// Runs `body` with the previous files.
    func fallingBack<Result>(_ body: () -> Result) -> Result {
        isFallingBack = true
        defer { isFallingBack = false }
        return body()
    }
}
