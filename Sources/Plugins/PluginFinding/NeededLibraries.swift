import Glibc
import LinuxSandbox
import PluginReading
import SystemInterface

/// The libraries that a plugin needs and that are not loaded yet, opened before the process is
/// confined.
///
/// The loader gets these and can open no others; none of their code has run. Their names and search
/// paths are the plugin's choice, so only the folders of ``LibraryFolder`` are searched, and only
/// libraries are opened.
package struct NeededLibraries {
    package struct Library {
        /// The name that the loader asks for.
        package let name: String
        /// Owned by the caller.
        package let descriptor: Int32
    }

    /// The libraries found.
    package private(set) var libraries: [Library] = []
    /// The libraries that can't be loaded. The loader doesn't get them and only reports them
    /// missing.
    package private(set) var faults: [LibraryFault] = []
    /// The plugin's folder; negative if there is none.
    private let folder: Int32
    private let owner: uid_t
    private let place: PluginPlace

    /// The sonames of the libraries found, under which the loader doesn't open another.
    private var ownNames: [String] = []

    /// More than any toolkit needs.
    package static let limit = 256
    private static let faultLimit = 256
    /// The folders searched in one search path.
    private static let folderLimit = 32

    /// Finds the dependencies of a library, transitively.
    ///
    /// - Parameters:
    ///   - path: the library's path.
    ///   - place: where the plugin runs. In process the loader searches by itself, ignores the
    ///     plugin's folder, and may find more than this search.
    package init(of descriptor: Int32, at path: String, in place: PluginPlace = .worker) {
        self.place = place
        owner = (try? FileStatus.of(path))?.owner ?? 0
        folder = unsafe FilePath.folder(of: path).withSystemPath {
            unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        find(needsOf: descriptor)
        // Breadth first, like the loader.
        var next = 0
        while next < libraries.count {
            find(needsOf: libraries[next].descriptor)
            next += 1
        }
        if folder >= 0 {
            close(folder)
        }
    }

    /// Returns faults of the libraries that the one at `path` needs.
    package static func faults(for path: String, in place: PluginPlace) -> [LibraryFault] {
        guard let file = try? FileDescriptor.open(lookingInto: path) else { return [] }
        return faults(of: file.number, at: path, in: place)
    }

    /// Returns faults of the libraries that the one in `descriptor` needs.
    static func faults(
        of descriptor: Int32, at path: String, in place: PluginPlace
    ) -> [LibraryFault] {
        let needed = NeededLibraries(of: descriptor, at: path, in: place)
        for library in needed.libraries {
            close(library.descriptor)
        }
        return needed.faults
    }

    private mutating func find(needsOf descriptor: Int32) {
        var file = FileBytes(descriptor: descriptor)
        guard let dynamic = ELFDynamic(reading: &file) else { return }
        let named = dynamic.searchPath.prefix(Self.folderLimit).compactMap(LibraryFolder.init)
        for name in dynamic.needed where faults.count < Self.faultLimit && !isKnown(name) {
            // A path could open any file that the user can read.
            guard !name.isEmpty, !FilePath.hasFolder(name) else {
                faults.append(LibraryFault(name: name, reason: .absent))
                continue
            }
            guard libraries.count < Self.limit else {
                faults.append(LibraryFault(name: name, reason: .oneTooMany(limit: Self.limit)))
                return
            }
            do {
                let found = try find(name, in: named + LibraryFolder.defaults)
                libraries.append(Library(name: name, descriptor: found.descriptor))
                found.ownName.map { ownNames.append($0) }
            } catch {
                // In process the loader has more folders and its own rules.
                guard place == .worker || error == .beside || error == .absent && !isListed(name)
                else { continue }
                faults.append(LibraryFault(name: name, reason: error))
            }
        }
    }

    private func isKnown(_ name: String) -> Bool {
        libraries.contains { $0.name == name } || ownNames.contains(name)
            || faults.contains { $0.name == name } || Self.isLoaded(name)
    }

    /// Returns true if the in-process loader may find a library through its cache or an environment
    /// variable.
    private func isListed(_ name: String) -> Bool {
        guard unsafe getenv("LD_LIBRARY_PATH") == nil else { return true }
        let list = unsafe open("/etc/ld.so.cache", O_RDONLY | O_CLOEXEC)
        guard list >= 0 else { return false }
        defer { close(list) }
        let file = FileBytes(descriptor: list)
        var status = stat()
        guard unsafe fstat(list, &status) == 0, status.st_size <= Self.listLimit,
            let bytes = file.bytes(at: 0, count: Int(status.st_size))
        else { return true }
        let entry = [0] + Array(name.utf8) + [0]
        return bytes.indices.dropLast(entry.count - 1).contains { start in
            bytes[start] == 0 && bytes[start + 1] == entry[1]
                && bytes[start..<start + entry.count].elementsEqual(entry)
        }
    }

    /// The largest loader cache to read, in bytes.
    private static let listLimit = 4 << 20

    private static func isLoaded(_ name: String) -> Bool {
        // The loader would open a path even if nothing is loaded from it, and wait at a pipe.
        guard !FilePath.hasFolder(name) || (try? FileStatus.of(name))?.kind == .regular,
            let handle = unsafe dlopen(name, RTLD_LAZY | RTLD_NOLOAD)
        else { return false }
        // Only decrements the reference count.
        unsafe dlclose(handle)
        return true
    }

    /// Opens the first loadable library with a name and reads its soname. If there is none, reports
    /// the first one's fault.
    private func find(
        _ name: String, in folders: [LibraryFolder]
    ) throws(LibraryFault.Reason) -> (descriptor: Int32, ownName: String?) {
        var reason: LibraryFault.Reason?
        for location in folders {
            let descriptor =
                switch location {
                case .own:
                    unsafe sandbox_open_library(folder, name, Int64(owner))
                case .system(let path):
                    unsafe sandbox_open_library(AT_FDCWD, path + "/" + name, -1)
                }
            var ownName: String?
            var fault =
                descriptor < 0 ? Self.reason(-descriptor) : fault(in: descriptor, &ownName)
            if place == .inProcess, location == .own, fault != .absent { fault = .beside }
            guard let fault else { return (descriptor, ownName) }
            if descriptor >= 0 { close(descriptor) }
            if reason == nil, fault != .absent { reason = fault }
        }
        throw reason ?? .absent
    }

    /// Converts an error number.
    private static func reason(_ number: Int32) -> LibraryFault.Reason {
        switch number {
        case ENOENT, ENOTDIR, EBADF: .absent
        case EPERM: .insecure
        case EISDIR: .notAFile
        case EXDEV, ELOOP: .link
        default: .unreadable(number)
        }
    }

    /// Returns the fault for which a library must not be loaded; the plugin must not read such
    /// files either.
    private func fault(in descriptor: Int32, _ ownName: inout String?) -> LibraryFault.Reason? {
        var file = FileBytes(descriptor: descriptor)
        guard ELFLibrary.isSharedObject(&file), let dynamic = ELFDynamic(reading: &file) else {
            return .notALibrary
        }
        ownName = dynamic.name
        if dynamic.isProgram { return .program }
        guard place == .worker else { return nil }
        if dynamic.hasTextRelocations { return .textRelocations }
        return dynamic.hasExecutableStack ? .executableStack : nil
    }
}
