import Glibc

/// The program that is running.
package enum ProcessExecutable {
    /// Its absolute path, links followed; `nil` where `/proc` is not there.
    package static var path: String? {
        guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }
}
