import SystemInterface

/// Watches files for being written, replaced, created or removed, including links and folders on
/// the way.
///
/// Watches folders, since most programs replace files. Falls back to polling if the system can't
/// watch more folders.
final class FileWatch {
    /// The time without changes before a file counts as complete, in milliseconds.
    private static let settlingMilliseconds: Int64 = 100
    /// The time to collect changes before files are examined, in milliseconds, since folders may
    /// change all the time.
    private static let gatheringMilliseconds: Int64 = 20
    /// The polling interval, in milliseconds.
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

    /// Calls `didChange` in a turn of `loop` after a change.
    ///
    /// - Parameter didFallBack: called once with the reason for polling.
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

    /// Adds files. A change since they were last seen counts.
    func watch(_ paths: [String]) {
        for path in paths {
            folders.add(path: path)
            if signatures[path] == nil {
                signatures[path] = FileSignature(path: path)
            }
        }
        pollWhereNeeded()
    }

    /// Adds folders: a change counts if it changes the result of `answer`.
    func watch(folders paths: [String], for answer: @escaping () -> [String]) {
        // Missing folders are watched where they may appear.
        for folder in paths { folders.add(folder: folder) }
        searched += paths
        self.answer = answer
        answered = answer()
        pollWhereNeeded()
    }

    private func pollWhereNeeded() {
        guard folders.failure != 0, polling == nil else { return }
        polling = RepeatedWork(
            after: loop.after, delay: { Self.pollingMilliseconds },
            work: { [weak self] in self?.look() })
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
        // A folder may have been replaced.
        folders.replace(paths: signatures.keys, folders: searched)
        pollWhereNeeded()
        // Other files in these folders may change all the time: they must not put it off.
        guard noticeChange() else { return }
        settling?.cancel()
        settling = loop.after(milliseconds: Self.settlingMilliseconds) { [weak self] in
            _ = self?.noticeChange()
            self?.didChange()
        }
    }

    /// Returns true if something has changed since the last call.
    private func noticeChange() -> Bool {
        let before = (signatures, answered)
        for path in signatures.keys { signatures[path] = FileSignature(path: path) }
        answered = answer()
        return (signatures, answered) != before
    }
}
