import Glibc

/// Looks at databases after other programs may have changed them, and sleeps otherwise.
///
/// A database waits for the disk before it commits, and tells of that in memory only: so a look follows
/// each write by a second or two.
final class StoreWatch {
    /// The time from a write to a look, in milliseconds. The interval of polling if the system can't watch more folders.
    private static let pauseMilliseconds: Int64 = 1_000

    private let loop: EventLoop
    private let paths: [String]
    private let look: () -> Void
    private var folders = WatchedFolders()
    private var timer: LoopTimer?
    private var isDueAgain = false

    /// Calls `look` in turns of `loop`, until the end of this object's life.
    ///
    /// - Parameter folders: the folders of the databases, which need not exist.
    init(loop: EventLoop, folders paths: [String], look: @escaping () -> Void) {
        self.loop = loop
        self.paths = paths
        self.look = look
        watch()
        guard let readable = folders.readable else { return }
        loop.add(descriptor: readable) { [weak self] in self?.didWrite() }
    }

    deinit {
        timer?.cancel()
        guard let readable = folders.readable else { return }
        loop.remove(descriptor: readable)
        close(readable)
    }

    private func watch() {
        // A folder may have been created or replaced.
        folders.replace(paths: [], folders: paths, includingWrites: true)
        if isDueAgain || folders.failure != 0 { arm() }
        isDueAgain = false
    }

    private func didWrite() {
        folders.clear()
        if timer == nil { arm() } else { isDueAgain = true }
    }

    private func arm() {
        timer = loop.after(milliseconds: Self.pauseMilliseconds) { [weak self] in
            self?.timer = nil
            self?.watch()
            self?.look()
        }
    }
}
