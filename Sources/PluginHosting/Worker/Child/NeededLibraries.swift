import Glibc

/// The libraries a plugin needs that are not loaded yet, opened before the process is confined.
///
/// None of their code has run, and the plugin can't open any other: the loader is handed these.
struct NeededLibraries {
    /// A library by the name that is asked for.
    struct Library {
        let name: String
        let descriptor: Int32
    }

    private(set) var libraries: [Library] = []
    /// Names that were not found; the loader will say so in its own words.
    private(set) var missing: [String] = []

    private static let limit = 48

    /// Finds what the library in `descriptor` needs, and what that needs.
    init(of descriptor: Int32) {
        find(needsOf: descriptor)
    }

    private mutating func find(needsOf descriptor: Int32) {
        var file = FileBytes(descriptor: descriptor)
        guard let dynamic = ELFDynamic(reading: &file) else { return }
        for name in dynamic.needed where libraries.count < Self.limit {
            // A path would have any file opened that the person can read.
            guard !name.contains("/") else {
                if !missing.contains(name) { missing.append(name) }
                continue
            }
            guard !isKnown(name) else { continue }
            guard let found = Self.open(name, in: dynamic.searchPath) else {
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

    private static func open(_ name: String, in searchPath: [String]) -> Int32? {
        for directory in searchPath + systemDirectories where directory.hasPrefix("/") {
            if let descriptor = open(path: directory + "/" + name) {
                return descriptor
            }
        }
        return nil
    }

    private static func open(path: String) -> Int32? {
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        var file = FileBytes(descriptor: descriptor)
        guard ELFDynamic(reading: &file) != nil else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    private static var systemDirectories: [String] {
        #if arch(x86_64)
            let triplet = "x86_64-linux-gnu"
        #else
            let triplet = "aarch64-linux-gnu"
        #endif
        return [
            "/lib/\(triplet)", "/usr/lib/\(triplet)", "/lib64", "/usr/lib64", "/lib", "/usr/lib",
            "/usr/local/lib",
        ]
    }
}
