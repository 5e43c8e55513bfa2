import FeedLoading
import SystemInterface

/// Decides what is drawn where the command line may name nothing.
enum SourceSelection {
    /// The sources that `arguments` name; else standard input, where something is piped in; else
    /// the person's list of feeds, where there is one; else the built-in sample.
    static func sources(
        for arguments: [String], environment: ProcessEnvironment
    ) -> [FeedLocation] {
        if !arguments.isEmpty {
            return arguments.map(FeedLocation.init(argument:))
        }
        if standardInputIsPipedIn { return [.standardInput] }
        return [listPath(environment).map { .file(path: $0) } ?? .sample]
    }

    /// The person's list of feeds, where there is anything of that name: that it can't be read is to be told.
    private static func listPath(_ environment: ProcessEnvironment) -> String? {
        guard let path = PersonFolder.feeds(in: environment) else { return nil }
        let isThere = (try? FileStatus.of(path)) != nil || FilePath.isLink(path)
        return isThere ? path : nil
    }

    /// A terminal or `/dev/null` does not count, nor what is closed; a folder does, since whoever put it there
    /// is to hear that it can't be read.
    private static var standardInputIsPipedIn: Bool {
        switch try? FileDescriptor.standardInput.status().kind {
        case .regular?, .pipe?, .socket?, .directory?: true
        default: false
        }
    }
}
