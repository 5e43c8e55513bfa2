/// The program that is running.
package enum ProcessExecutable {
    /// Its absolute path, links followed; `nil` where `/proc` is not there.
    package static var path: String? { FilePath.real("/proc/self/exe") }
}
