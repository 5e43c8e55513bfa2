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
    /// Those that are not to be loaded, each with the reason. The loader is not handed them, and
    /// only says that they are not there.
    package private(set) var faults: [LibraryFault] = []
    /// The folder the plugin lies in, open for looking things up; negative where there is none.
    private let folder: Int32
    private let owner: uid_t
    private let seat: PluginSeat

    /// The names by which the loader knows those that were found: it opens no other by them.
    private var ownNames: [String] = []

    /// How many libraries a plugin may need: more than any toolkit does.
    package static let limit = 256
    private static let faultLimit = 256
    /// How many folders of one search path are looked into.
    private static let folderLimit = 32

    /// Finds what the library in `descriptor` needs, and what that needs.
    ///
    /// - Parameters:
    ///   - path: where the library was found.
    ///   - seat: where it is to run: in this process the loader itself looks, finds nothing beside the
    ///     plugin, and may find more than is found here.
    package init(of descriptor: Int32, at path: String, in seat: PluginSeat = .worker) {
        self.seat = seat
        var status = stat()
        let isThere = unsafe SystemText.withPath(path) { unsafe stat($0, &status) } == 0
        owner = isThere ? status.st_uid : 0
        folder = unsafe SystemText.withPath(FilePath.folder(of: path)) {
            unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        find(needsOf: descriptor)
        // In the loader's order: all that one needs, and then what those need.
        var next = 0
        while next < libraries.count {
            find(needsOf: libraries[next].descriptor)
            next += 1
        }
        if folder >= 0 {
            close(folder)
        }
    }

    /// Why libraries that the one at `path` needs are not loaded.
    package static func faults(for path: String, in seat: PluginSeat) -> [LibraryFault] {
        let descriptor = unsafe SystemText.withPath(path) {
            unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        }
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        return faults(of: descriptor, at: path, in: seat)
    }

    /// Why libraries that the one in `descriptor` needs are not loaded.
    static func faults(
        of descriptor: Int32, at path: String, in seat: PluginSeat
    ) -> [LibraryFault] {
        let needed = NeededLibraries(of: descriptor, at: path, in: seat)
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
            // A path would have any file opened that the person can read.
            guard !name.isEmpty, !name.contains("/") else {
                faults.append(LibraryFault(name: name, reason: .absent))
                continue
            }
            guard libraries.count < Self.limit else {
                faults.append(LibraryFault(name: name, reason: .oneTooMany(limit: Self.limit)))
                return
            }
            do {
                let found = try find(name, in: named + LibraryFolder.usual)
                libraries.append(Library(name: name, descriptor: found.descriptor))
                found.ownName.map { ownNames.append($0) }
            } catch {
                // The loader of this process has further folders, and a rule of its own.
                guard seat == .worker || error == .beside || error == .absent && !isListed(name)
                else { continue }
                faults.append(LibraryFault(name: name, reason: error))
            }
        }
    }

    private func isKnown(_ name: String) -> Bool {
        libraries.contains { $0.name == name } || ownNames.contains(name)
            || faults.contains { $0.name == name } || Self.isLoaded(name)
    }

    /// Returns true where the loader of this process may find a library by its list, or by a variable.
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

    /// The longest list of the loader that is looked into, in bytes.
    private static let listLimit = 4 << 20

    private static func isLoaded(_ name: String) -> Bool {
        guard let handle = unsafe dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { return false }
        // Only the count of this handle goes down.
        unsafe dlclose(handle)
        return true
    }

    /// Opens the first of that name that can be loaded, and reads what it calls itself. Where there is none, what
    /// keeps the first from that is the reason.
    private func find(
        _ name: String, in folders: [LibraryFolder]
    ) throws(LibraryFault.Reason) -> (descriptor: Int32, ownName: String?) {
        var reason: LibraryFault.Reason?
        for place in folders {
            let descriptor =
                switch place {
                case .own:
                    unsafe sandbox_open_library(folder, name, Int64(owner))
                case .system(let path):
                    unsafe sandbox_open_library(AT_FDCWD, path + "/" + name, -1)
                }
            var ownName: String?
            var fault =
                descriptor < 0 ? Self.reason(-descriptor) : fault(in: descriptor, &ownName)
            if seat == .inProcess, place == .own, fault != .absent { fault = .beside }
            guard let fault else { return (descriptor, ownName) }
            if descriptor >= 0 { close(descriptor) }
            if reason == nil, fault != .absent { reason = fault }
        }
        throw reason ?? .absent
    }

    /// Why a library could not be opened, by the error number.
    private static func reason(_ number: Int32) -> LibraryFault.Reason {
        switch number {
        case ENOENT, ENOTDIR, EBADF: .absent
        case EPERM: .insecure
        case EISDIR: .notAFile
        case EXDEV, ELOOP: .link
        default: .unreadable(number)
        }
    }

    /// Why the loader would not load it, or should not: others the plugin is not to read either.
    private func fault(in descriptor: Int32, _ ownName: inout String?) -> LibraryFault.Reason? {
        var file = FileBytes(descriptor: descriptor)
        guard ELFLibrary.isSharedObject(&file), let dynamic = ELFDynamic(reading: &file) else {
            return .notALibrary
        }
        ownName = dynamic.name
        if dynamic.isProgram { return .program }
        guard seat == .worker else { return nil }
        if dynamic.hasTextRelocations { return .textRelocations }
        return dynamic.hasExecutableStack ? .executableStack : nil
    }
}
