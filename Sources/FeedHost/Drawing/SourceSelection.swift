import FeedLoading
import FeedModel
import SystemInterface

/// Chooses what is drawn where the command line names no source.
enum SourceSelection {
    /// Returns the sources that a command names, or for searches the user's list; else standard input if
    /// something is piped in; else the user's list if it exists; else the built-in sample.
    static func sources(
        for command: DrawCommand, environment: ProcessEnvironment
    ) -> [FeedLocation] {
        if !command.sources.isEmpty {
            return command.sources.map(FeedLocation.init(argument:))
        }
        if command.choice.searches.isEmpty, standardInputIsPipedIn { return [.standardInput] }
        return [ownList(in: environment).map { .file(path: $0) } ?? .sample]
    }

    /// Returns a command that draws searches of the user's list, if its arguments are names of such.
    /// Files and addresses take precedence.
    static func withSearches(
        _ command: DrawCommand, environment: ProcessEnvironment
    ) throws -> DrawCommand {
        let isOther = command.sources.contains { source in
            guard case .file(let path) = FeedLocation(argument: source) else { return true }
            return (try? FileStatus.of(path)) != nil
        }
        guard !isOther, !command.sources.isEmpty, let list = ownList(in: environment) else {
            return command
        }
        // A list that can't be read has no searches; whoever draws it is told.
        let file = SubscriptionFile(path: list)
        let known = (try? file.searches()) ?? []
        let found = command.sources.compactMap { name in known.named(name) }
        guard found.count == command.sources.count else {
            let folders = ((try? file.entries()) ?? []).compactMap { $0.folder.map { $0 + "/" } }
            for name in command.sources where known.named(name) == nil {
                let path = name.lowercased() + "/"
                guard !folders.contains(where: { $0.lowercased().hasPrefix(path) }) else {
                    throw SubscriptionRefusal.isFolderOfList(name)
                }
            }
            return command
        }
        var command = command
        command.sources = []
        for search in found {
            if let problem = QueryError.problem(in: search.query) {
                throw SubscriptionRefusal.isNotUnderstood(search, problem: problem, path: list)
            }
        }
        command.choice.searches = found
        return command
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
