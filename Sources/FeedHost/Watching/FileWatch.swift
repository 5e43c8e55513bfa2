import SystemInterface

/// Tells when one of some files changes: is written, replaced, made or removed, also where a link or a folder
/// on the way to it leads elsewhere from then on.
///
/// The folders are watched, not the files: most programs put a new file in the place of the old. Where the
/// system watches no more of them, the files are looked at again and again.
final class FileWatch {
    /// How long a file has to be left alone before it counts as whole, in milliseconds.
    private static let settlingMilliseconds: Int64 = 100
    /// How long changes are gathered before the files are looked at, in milliseconds: other files of the folders
    /// may change all the time.
    private static let gatheringMilliseconds: Int64 = 20
    /// How often the files are looked at where they can't be watched, in milliseconds.
    static let pollingMilliseconds: Int64 = 2_000

    private let loop: EventLoop
    private let didFallBack: (SystemError) -> Void
    private let didChange: () -> Void
    private var folders = WatchedFolders()
    private var signatures: [String: FileSignature?] = [:]
    private var searched: [String] = []
    private var answer: () -> [String] = { [] }
    private var answered: [String] = []
    private var looking: LoopTimer?
    private var settling: LoopTimer?
    private var polling: RepeatedWork?

    /// Calls `didChange` in a turn of `loop` whenever a file has changed.
    ///
    /// - Parameter didFallBack: is told once why files are looked at again and again.
    init(
        loop: EventLoop, didFallBack: @escaping (SystemError) -> Void,
        didChange: @escaping () -> Void
    ) {
        self.loop = loop
        self.didFallBack = didFallBack
        self.didChange = didChange
        guard let readable = folders.readable else { return }
        loop.add(descriptor: readable) { [weak self] in self?.lookSoon() }
    }

    /// Looks at these files from now on, too.
    ///
    /// What changed since it was last looked at counts.
    func watch(_ paths: [String]) {
        for path in paths {
            folders.add(path: path)
            if signatures[path] == nil {
                signatures[path] = FileSignature(path: path)
            }
        }
        pollWhereNeeded()
    }

    /// Looks into these folders from now on, too: that `answer` is another than before counts.
    func watch(folders paths: [String], for answer: @escaping () -> [String]) {
        // What is not there is not watched, but where it may come.
        for folder in paths { folders.add(folder: folder) }
        searched += paths
        self.answer = answer
        answered = answer()
        pollWhereNeeded()
    }

    private func pollWhereNeeded() {
        guard folders.failure != 0, polling == nil else { return }
        polling = RepeatedWork(loop: loop, milliseconds: Self.pollingMilliseconds) {
            [weak self] in self?.look()
        }
        didFallBack(SystemError(number: folders.failure))
    }

    private func lookSoon() {
        folders.clear()
        guard looking == nil else { return }
        looking = loop.after(milliseconds: Self.gatheringMilliseconds) { [weak self] in
            self?.looking = nil
            self?.look()
        }
    }

    private func look() {
        // What stands where a folder was may be another.
        folders.replace(paths: signatures.keys, folders: searched)
        pollWhereNeeded()
        let hasChanged =
            signatures.contains { FileSignature(path: $0.key) != $0.value }
            || answer() != answered
        guard hasChanged else { return }
        settling?.cancel()
        settling = loop.after(milliseconds: Self.settlingMilliseconds) { [weak self] in
            self?.settle()
        }
    }

    private func settle() {
        for path in signatures.keys { signatures[path] = FileSignature(path: path) }
        answered = answer()
        didChange()
    }
}
