package enum ProcessExecutable {
    /// Its absolute path, with links resolved; `nil` without `/proc`.
    package static var path: String? { FilePath.real("/proc/self/exe") }
}
