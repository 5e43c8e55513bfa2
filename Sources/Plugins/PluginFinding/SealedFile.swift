import Glibc
import LinuxSystem
package import PluginReading
import SystemInterface

/// A sealed, immutable copy of a plugin file in memory.
///
/// What was checked is what runs, even if the file on disk changes. Read the note and the hash from
/// this copy.
package struct SealedFile: ~Copyable {
    /// The copy's descriptor; closed on `deinit` unless kept.
    package let descriptor: Int32
    /// The note of the copy.
    package let manifest: PluginManifest
    /// The path of the original.
    package let path: String
    private var isKept = false

    /// Copies the part of a file that the loader maps, or all of it, and reads the note.
    package init(copying path: String, whole: Bool = false) throws(PluginFault) {
        let original = unsafe path.withSystemPath {
            unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        }
        guard original >= 0 else { throw PluginFault(opening: errno) }
        defer { close(original) }
        if let risk = PluginRisk.of(original, at: path) {
            throw .insecure(risk)
        }
        let (library, status) = try PluginManifest.library(in: original)
        try PluginManifest.check(library, status)
        let length = whole ? Int64(status.st_size) : Int64(library.loadedLength)
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

    /// Takes ownership of a sealed copy made by another process.
    ///
    /// - Parameter isKept: true to leave the descriptor open on `deinit`.
    package init(adopting copy: Int32, path: String, isKept: Bool = false) throws(PluginFault) {
        manifest = try PluginManifest.read(from: copy)
        descriptor = copy
        self.path = path
        self.isKept = isKept
    }

    /// Duplicates the descriptor.
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

    /// Leaves the descriptor open: the loader identifies libraries by path, so its number must
    /// never refer to another file.
    package mutating func keep() {
        isKept = true
    }
}
