import SystemInterface

/// The program's own libraries, loaded on demand.
enum ProgramLibrary: String {
    /// Uses libcurl.
    case network = "libFeedHostNetwork.so"
    /// Uses libmicrohttpd.
    case server = "libFeedHostServer.so"
    case pictures = "libFeedHostPictures.so"

    /// The folder of the program.
    static var programFolder: String {
        FilePath.folder(of: ProcessExecutable.path ?? "./feedhost")
    }

    /// Beside the program in a build tree, else in the installation.
    var path: String {
        let folder = Self.programFolder
        let beside = "\(folder)/\(rawValue)"
        if (try? FileStatus.of(beside)) != nil { return beside }
        return "\(folder)/../lib/feedhost/\(rawValue)"
    }
}
