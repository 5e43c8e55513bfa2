import Foundation
import Testing

/// FeedHost installed by `make install-files` to a temporary folder.
enum InstalledFeedHost {
    /// The installation prefix.
    static let prefix: URL = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("feedhost-installed-\(getpid())")
        let built = FeedHostProcess.binary.resolvingSymlinksInPath().deletingLastPathComponent()
        let outcome = try? Shell.run(
            """
            umask 077
            make --no-print-directory install-files 'PREFIX=\(folder.path)' 'BIN=\(built.path)'
            """,
            in: ZooPlugin.package)
        precondition(outcome?.status == 0, "make install-files: \(outcome?.words ?? "")")
        atexit { InstalledFeedHost.remove() }
        return folder
    }()

    /// The path of the program.
    static var binary: String { prefix.appendingPathComponent("bin/feedhost").path }

    /// True if windows can be built with GTK 4.
    static let hasGTK = {
        (try? Shell.run("pkg-config --exists gtk4"))?.status == 0
    }()

    private static func remove() {
        try? FileManager.default.removeItem(at: prefix)
    }
}
