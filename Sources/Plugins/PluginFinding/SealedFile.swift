import Glibc
import LinuxSystem
package import PluginReading
import SystemInterface

/// A copy of a plugin file in memory that nobody can change any more.
///
/// What was looked at in it is what runs, and writing over the file on disk harms nothing.
/// Whoever decides by a plugin's content (its note, its hash) looks at this copy.
package struct SealedFile: ~Copyable {
    /// The copy's descriptor; closed at the end of the value's life, unless kept for ever.
    package let descriptor: Int32
    /// The content of the note in the copy.
    package let manifest: PluginManifest
    /// Where the original is.
    package let path: String
    private var isKept = false

    /// Copies as much of the file at `path` as the loader maps, or all of it, and reads the
    /// copy's note.
    package init(copying path: String, whole: Bool = false) throws(PluginFault) {
        let original = unsafe SystemText.withPath(path) {
            unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        }
        guard original >= 0 else { throw .unreadable(errno) }
        defer { close(original) }
        if let risk = PluginRisk.of(original, at: path) {
            throw .insecure(risk)
        }
        let loadedLength = try PluginManifest.loadedLength(of: original)
        var status = stat()
        guard unsafe fstat(original, &status) == 0 else { throw .unreadable(errno) }
        let wanted = whole ? Int64(status.st_size) : Int64(exactly: loadedLength)
        guard let length = wanted else {
            throw .elf(.malformed)
        }
        guard length <= ELFLibrary.sizeLimit else {
            throw .tooLarge(limit: ELFLibrary.sizeLimit)
        }
        let copy = unsafe linux_memory_file_copy(original, length, "feedhost-plugin")
        guard copy >= 0 else {
            throw copy == -EIO ? .elf(.truncated) : .cannotCopy(-copy)
        }
        do {
            manifest = try PluginManifest.read(from: copy)
        } catch {
            close(copy)
            throw error
        }
        descriptor = copy
        self.path = path
    }

    /// Takes over a sealed copy that another process made of the file at `path`.
    ///
    /// - Parameter isKept: whether the descriptor stays open, whatever becomes of this value.
    package init(adopting copy: Int32, path: String, isKept: Bool = false) throws(PluginFault) {
        manifest = try PluginManifest.read(from: copy)
        descriptor = copy
        self.path = path
        self.isKept = isKept
    }

    /// The same copy once more, with a life of its own.
    package borrowing func duplicate() -> SealedFile? {
        let descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard descriptor >= 0 else { return nil }
        return SealedFile(descriptor: descriptor, manifest: manifest, path: path)
    }

    private init(descriptor: Int32, manifest: PluginManifest, path: String) {
        self.descriptor = descriptor
        self.manifest = manifest
        self.path = path
    }

    deinit {
        if !isKept {
            close(descriptor)
        }
    }

    /// Gives up the descriptor without closing it: the loader knows libraries by their path, and
    /// a descriptor's number must never come to name another file.
    package mutating func keep() {
        isKept = true
    }
}
