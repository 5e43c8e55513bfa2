import SystemInterface

/// Hands the page's address to a browser without writing it on a command line, which every user of
/// the machine can read.
///
/// The browser is started with a private file that leads to the page. The file is removed at the
/// end.
final class BrowserHandover {
    /// The address of the file.
    let url: String
    private let file: PrivateFile

    /// Writes the file below `XDG_RUNTIME_DIR`, which ends with the user's session, or else in the
    /// folder for states.
    ///
    /// - Parameter port: distinguishes the files of several servers.
    init(
        to address: String, port: Int, environment: ProcessEnvironment
    ) throws(SystemError) {
        let page = """
            <!DOCTYPE html>
            <meta charset="utf-8">
            <meta name="referrer" content="no-referrer">
            <meta http-equiv="refresh" content="0;url=\(address)">
            <title>FeedHost</title>
            <p><a href="\(address)">FeedHost</a></p>

            """
        var failure = SystemError.notFound
        for folder in Self.folders(in: environment) {
            do throws(SystemError) {
                file = try PrivateFile(
                    path: "\(folder)/feedhost/page-\(port).html", page)
                url = "file://" + SystemText.percentEncoded(file.path)
                return
            } catch {
                failure = error
            }
        }
        throw failure
    }

    private static func folders(in environment: ProcessEnvironment) -> [String] {
        [
            environment["XDG_RUNTIME_DIR"], environment["XDG_STATE_HOME"],
            environment["HOME"].map { $0 + "/.local/state" },
        ].compactMap(\.self).filter(FilePath.isAbsolute)
    }
}
