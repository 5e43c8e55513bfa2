import SystemInterface

/// The libraries that belong to the program, and are opened when they are needed.
enum ProgramLibrary: String {
    /// Speaks to libcurl.
    case network = "libFeedHostNetwork.so"
    /// Speaks to libmicrohttpd.
    case server = "libFeedHostServer.so"
    /// Decodes pictures.
    case pictures = "libFeedHostPictures.so"

    /// Where it is: beside the program in a build tree, else where it is installed.
    var path: String {
        let executable = ProcessExecutable.path ?? "./feedhost"
        let folder = executable[..<(executable.lastIndex(of: "/") ?? executable.startIndex)]
        let beside = "\(folder)/\(rawValue)"
        if (try? FileStatus.of(beside)) != nil { return beside }
        return "\(folder)/../lib/feedhost/\(rawValue)"
    }
}
