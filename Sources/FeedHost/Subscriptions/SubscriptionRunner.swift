import FeedLoading
import SystemInterface

/// Shows the person's own list of feeds, or changes it.
struct SubscriptionRunner {
    let environment: ProcessEnvironment
    let console: Console

    /// Does what `command` says, and answers what to print.
    func run(_ command: SubscriptionCommand) throws -> String {
        guard let path = PersonFolder.feeds(in: environment) else {
            throw SubscriptionRefusal.noPlace
        }
        let file = SubscriptionFile(path: path)
        switch command {
        case .add(let name, let title, let folder):
            return try add(name, title, folder, to: file)
        case .remove(let name): return try remove(name, from: file)
        case .list(let asJSON): return try list(file, asJSON)
        }
    }

    private func add(
        _ name: String, _ title: String?, _ folder: String?, to file: SubscriptionFile
    ) throws -> String {
        let source = FeedLocation(argument: name)
        if case .file(let path) = source {
            guard let status = try? FileStatus.of(path) else {
                throw SubscriptionRefusal.noFile(path)
            }
            if status.isDirectory { throw SubscriptionRefusal.isFolder(path) }
            guard status.kind == .regular else { throw SubscriptionRefusal.isNoRegularFile(path) }
        }
        guard let known = try file.add(source, title: title, folder: folder) else {
            return confirmation("added \(source.words) to '\(file.path)'\n")
        }
        let isAsWanted =
            (title == nil || title == known.title) && (folder == nil || folder == known.folder)
        guard isAsWanted else {
            throw SubscriptionRefusal.isListedOtherwise(known, path: file.path)
        }
        console.warning("\(known.words) is in '\(file.path)' already; nothing is changed")
        return ""
    }

    private func remove(_ name: String, from file: SubscriptionFile) throws -> String {
        let source = FeedLocation(argument: name)
        let removed = try file.remove(source)
        guard !removed.isEmpty else {
            throw SubscriptionRefusal.isNotListed(source, path: file.path)
        }
        let times = removed.count == 1 ? "" : ", where it stood \(removed.count) times"
        return confirmation("removed \(removed[0].words) from '\(file.path)'\(times)\n")
    }

    private func list(_ file: SubscriptionFile, _ asJSON: Bool) throws -> String {
        let entries = try file.entries()
        if asJSON {
            return PrintedJSON.array(entries.map(\.json)).text(indentation: 0) + "\n"
        }
        if entries.isEmpty {
            console.warning("there is no feed in '\(file.path)'; 'feedhost add URL' puts one there")
        }
        return entries.map { $0.line + "\n" }.joined()
    }

    /// Confirms on standard output that something was done; with `--quiet` it is empty.
    private func confirmation(_ words: String) -> String {
        console.verbosity > .quiet ? Console.clean(words.dropLast()) + "\n" : ""
    }
}
