import SystemInterface

/// Where the network library is: beside the program in a build tree, else where it is installed.
enum NetworkLibraryPath {
    private static let name = "libFeedHostNetwork.so"

    /// The path of the file.
    static var path: String {
        let executable = ProcessExecutable.path ?? "./feedhost"
        let folder = executable[..<(executable.lastIndex(of: "/") ?? executable.startIndex)]
        let beside = "\(folder)/\(name)"
        if (try? FileStatus.of(beside)) != nil { return beside }
        return "\(folder)/../lib/feedhost/\(name)"
    }
}
