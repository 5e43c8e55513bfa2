import LinuxSystem
import SystemInterface

/// The folders to watch for changes of paths: all on the way to each path, and to the targets of
/// links.
struct WatchedFolders {
    private static let mostLinks = 40

    /// The inotify descriptor, or a negative errno.
    private let descriptor: Int32
    private var watches: Set<Int32> = []
    private var known: Set<String> = []
    /// The errno of a failed watch; 0 if there is none.
    private(set) var failure: Int32

    init() {
        descriptor = linux_watch_create()
        failure = descriptor < 0 ? -descriptor : 0
    }

    /// Readable after a change; `nil` if nothing can be watched.
    var readable: Int32? { descriptor < 0 ? nil : descriptor }

    /// Discards pending changes, and returns true if there were some.
    @discardableResult
    func clear() -> Bool { descriptor >= 0 && linux_watch_clear(descriptor) }

    /// Replaces everything watched by the ways to `paths`, and `folders` with their content.
    mutating func replace(
        paths: some Sequence<String>, folders: some Sequence<String>, includingWrites: Bool = false
    ) {
        let before = watches
        watches = []
        known = []
        for path in paths { add(path: path) }
        for folder in folders { add(folder: folder, includingWrites: includingWrites) }
        for watch in before.subtracting(watches) { linux_watch_remove(descriptor, watch) }
    }

    /// Watches the way to a file.
    mutating func add(path: String) {
        guard let path = FilePath.absolute(path) else { return }
        add(folder: FilePath.folder(of: path))
        if let target = FilePath.target(ofLinkAt: path) {
            let isAbsolute = FilePath.isAbsolute(target)
            let way = Self.way(to: isAbsolute ? target : "\(FilePath.folder(of: path))/\(target)")
            for folder in way { watch(folder) }
        }
    }

    /// Watches the way to a folder, and its content.
    ///
    /// - Parameter includingWrites: true for files that stay open when they are written.
    mutating func add(folder path: String, includingWrites: Bool = false) {
        guard known.insert(path).inserted, let path = FilePath.absolute(path) else { return }
        let way = Self.way(to: path + "/.")
        for folder in way { watch(folder, includingWrites: includingWrites && folder == way.last) }
    }

    private mutating func watch(_ folder: String, includingWrites: Bool = false) {
        guard descriptor >= 0 else { return }
        let watch = unsafe folder.withSystemPath {
            unsafe linux_watch_add(descriptor, $0, includingWrites)
        }
        if watch >= 0 {
            watches.insert(watch)
        } else if linux_watch_is_exhausted(-watch) {
            failure = -watch
        }
    }

    /// Returns the existing folders on the way to `path`, with links resolved.
    private static func way(to path: String) -> [String] {
        var folders: [String] = []
        var rest = Array(FilePath.names(in: path).reversed())
        var folder = "/"
        var links = 0
        while let name = rest.popLast() {
            if folders.last != folder { folders.append(folder) }
            if name == "." { continue }
            guard name != ".." else {
                folder = FilePath.folder(of: folder)
                continue
            }
            let next = folder == "/" ? "/" + name : "\(folder)/\(name)"
            guard let target = FilePath.target(ofLinkAt: next) else {
                folder = next
                continue
            }
            links += 1
            guard links <= mostLinks else { break }
            if FilePath.isAbsolute(target) { folder = "/" }
            rest += FilePath.names(in: target).reversed()
        }
        return folders
    }
}
