import Glibc
import LinuxSandbox
import PluginReading
import SystemInterface

/// The libraries a plugin needs that are not loaded yet, opened before the process is confined.
///
/// None of their code has run, and the plugin can't open any other: the loader is handed these.
/// What they are called and where they are looked for is the plugin's choice, so they are only taken
/// from where ``LibraryFolder`` says, and nothing but a library is opened for reading.
package struct NeededLibraries {
    /// A library by the name that is asked for.
    package struct Library {
        /// The name that the loader asks for.
        package let name: String
        /// The open file; it belongs to whoever takes the library.
        package let descriptor: Int32
    }

    /// Those that were found, opened.
    package private(set) var libraries: [Library] = []
    /// Names that were not found; the loader will say so in its own words.
    package private(set) var missing: [String] = []
    /// The folder the plugin lies in, open for looking things up; negative where there is none.
    private let folder: Int32
    private let owner: uid_t

    private static let limit = 48
    private static let missingLimit = 256
    /// How many folders of one search path are looked into.
    private static let folderLimit = 32

    /// Finds what the library in `descriptor` needs, and what that needs.
    ///
    /// - Parameter path: where the library was found.
    package init(of descriptor: Int32, at path: String) {
        var status = stat()
        let isThere = unsafe SystemText.withPath(path) { unsafe stat($0, &status) } == 0
        owner = isThere ? status.st_uid : 0
        folder = unsafe SystemText.withPath(FilePath.folder(of: path)) {
            unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        find(needsOf: descriptor)
        if folder >= 0 {
            close(folder)
        }
    }

    /// The names of libraries that the one at `path` needs and that are not found.
    package static func missing(for path: String) -> [String] {
        let descriptor = unsafe SystemText.withPath(path) {
            unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        }
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        let needed = NeededLibraries(of: descriptor, at: path)
        for library in needed.libraries {
            close(library.descriptor)
        }
        return needed.missing
    }

    private mutating func find(needsOf descriptor: Int32) {
        var file = FileBytes(descriptor: descriptor)
        guard let dynamic = ELFDynamic(reading: &file) else { return }
        let named = dynamic.searchPath.prefix(Self.folderLimit).compactMap(LibraryFolder.init)
        for name in dynamic.needed
        where libraries.count < Self.limit && missing.count < Self.missingLimit {
            // A path would have any file opened that the person can read.
            guard !name.isEmpty, !name.contains("/") else {
                if !missing.contains(name) { missing.append(name) }
                continue
            }
            guard !isKnown(name) else { continue }
            guard let found = find(name, in: named + LibraryFolder.usual) else {
                missing.append(name)
                continue
            }
            libraries.append(Library(name: name, descriptor: found))
            find(needsOf: found)
        }
    }

    private func isKnown(_ name: String) -> Bool {
        libraries.contains { $0.name == name } || missing.contains(name) || Self.isLoaded(name)
    }

    private static func isLoaded(_ name: String) -> Bool {
        guard let handle = unsafe dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { return false }
        // Only the count of this handle goes down.
        unsafe dlclose(handle)
        return true
    }

    private func find(_ name: String, in folders: [LibraryFolder]) -> Int32? {
        for place in folders {
            let descriptor =
                switch place {
                case .own:
                    unsafe sandbox_open_library(folder, name, Int64(owner))
                case .system(let path):
                    unsafe sandbox_open_library(AT_FDCWD, path + "/" + name, -1)
                }
            guard descriptor >= 0 else { continue }
            if Self.isLibrary(descriptor) {
                return descriptor
            }
            close(descriptor)
        }
        return nil
    }

    /// True for a file that the loader would load: others the plugin is not to read either.
    private static func isLibrary(_ descriptor: Int32) -> Bool {
        var file = FileBytes(descriptor: descriptor)
        guard ELFLibrary.isSharedObject(&file), let dynamic = ELFDynamic(reading: &file) else {
            return false
        }
        return !dynamic.isProgram
    }
}
