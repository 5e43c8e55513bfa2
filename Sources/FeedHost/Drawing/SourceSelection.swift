import FeedLoading
import SystemInterface

/// Chooses what is drawn where the command line names no source.
enum SourceSelection {
    /// Returns the sources in `arguments`; else standard input if something is piped in; else the
    /// user's list of feeds if it exists; else the built-in sample.
    static func sources(
        for arguments: [String], environment: ProcessEnvironment
    ) -> [FeedLocation] {
        if !arguments.isEmpty {
            return arguments.map(FeedLocation.init(argument:))
        }
        if standardInputIsPipedIn { return [.standardInput] }
        return [ownList(in: environment).map { .file(path: $0) } ?? .sample]
    }

    /// Returns the path of the user's list of feeds if anything exists there, so that a read error
    /// is reported.
    static func ownList(in environment: ProcessEnvironment) -> String? {
        guard let path = UserFolder.feeds(in: environment) else { return nil }
        let isThere = (try? FileStatus.of(path)) != nil || FilePath.isLink(path)
        return isThere ? path : nil
    }

    /// Not for a terminal, `/dev/null` or a closed descriptor. True for a folder, whose read error
    /// is reported.
    private static var standardInputIsPipedIn: Bool {
        switch try? FileDescriptor.standardInput.status().kind {
        case .regular?, .pipe?, .socket?, .directory?: true
        default: false
        }
    }
}
