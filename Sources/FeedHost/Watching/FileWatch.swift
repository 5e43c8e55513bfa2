import LinuxSystem
import SystemInterface

/// Tells when one of some files changes: is written, replaced, made or removed.
///
/// The folders are watched, not the files: most programs put a new file in the place of the old.
final class FileWatch {
    /// How long a file has to be left alone before it counts as whole, in milliseconds.
    private static let settlingMilliseconds: Int64 = 100

    private let loop: EventLoop
    private let descriptor: Int32
    private let didChange: () -> Void
    private var signatures: [String: FileSignature?] = [:]
    private var folders: Set<String> = []
    private var answer: () -> [String] = { [] }
    private var answered: [String] = []
    private var timer: LoopTimer?

    /// Calls `didChange` in a turn of `loop` whenever a file has changed.
    init(loop: EventLoop, didChange: @escaping () -> Void) {
        self.loop = loop
        self.didChange = didChange
        descriptor = linux_watch_create()
        guard descriptor >= 0 else { return }
        loop.add(descriptor: descriptor) { [weak self] in self?.check() }
    }

    /// Looks at these files from now on, too.
    ///
    /// What changed since it was last looked at counts.
    func watch(_ paths: [String]) {
        for path in paths {
            if signatures[path] == nil {
                signatures[path] = FileSignature(path: path)
            }
            let folder = FilePath.folder(of: path)
            if descriptor >= 0, folders.insert(folder).inserted {
                unsafe SystemText.withPath(folder) { unsafe linux_watch_add(descriptor, $0) }
            }
        }
    }

    /// Looks into these folders from now on, too: that `answer` is another than before counts.
    func watch(folders paths: [String], for answer: @escaping () -> [String]) {
        for folder in paths where descriptor >= 0 && folders.insert(folder).inserted {
            // What is not there is not watched.
            unsafe linux_watch_add(descriptor, folder)
        }
        self.answer = answer
        answered = answer()
    }

    private func check() {
        linux_watch_clear(descriptor)
        let hasChanged =
            signatures.contains { FileSignature(path: $0.key) != $0.value }
            || answer() != answered
        guard hasChanged else { return }
        timer?.cancel()
        timer = loop.after(milliseconds: Self.settlingMilliseconds) { [weak self] in
            self?.settle()
        }
    }

    private func settle() {
        for path in signatures.keys { signatures[path] = FileSignature(path: path) }
        answered = answer()
        didChange()
    }
}
