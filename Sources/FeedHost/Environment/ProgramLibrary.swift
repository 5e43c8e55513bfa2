import SystemInterface

/// The program's own libraries, loaded on demand.
enum ProgramLibrary: String {
    /// Uses libcurl.
    case network = "libFeedHostNetwork.so"
    /// Uses libmicrohttpd.
    case server = "libFeedHostServer.so"
    case pictures = "libFeedHostPictures.so"

    /// Beside the program in a build tree, else in the installation.
    var path: String {
        let executable = ProcessExecutable.path ?? "./feedhost"
        let folder = executable[..<(executable.lastIndex(of: "/") ?? executable.startIndex)]
        let beside = "\(folder)/\(rawValue)"
        if (try? FileStatus.of(beside)) != nil { return beside }
        return "\(folder)/../lib/feedhost/\(rawValue)"
    }
}
