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

    /// Calls `look` in turns of `loop`, until the end of this object's life.
    ///
    /// - Parameter folders: the folders of the databases, which need not exist.
    init(loop: EventLoop, folders paths: [String], look: @escaping () -> Void) {
        self.loop = loop
        self.paths = paths
        self.look = look
        folders.replace(paths: [], folders: paths, includingWrites: true)
        waitForWrite()
    }

    deinit {
        timer?.cancel()
        guard let readable = folders.readable else { return }
        loop.remove(descriptor: readable)
        close(readable)
    }

    private func waitForWrite() {
        guard folders.failure == 0, let readable = folders.readable else { return arm() }
        loop.add(descriptor: readable) { [weak self] in self?.arm() }
    }

    private func arm() {
        // Until the look nothing wakes the loop: folders on the way, as the one for temporary files, may change all the
        // time.
        if let readable = folders.readable { loop.remove(descriptor: readable) }
        folders.clear()
        timer = loop.after(milliseconds: Self.pauseMilliseconds) { [weak self] in
            self?.lookAgain()
        }
    }

    private func lookAgain() {
        let wasWritten = folders.clear()
        // A folder may have been created or replaced.
        folders.replace(paths: [], folders: paths, includingWrites: true)
        if wasWritten { arm() } else { waitForWrite() }
        look()
    }
}
