import FeedLoading
import FeedModel
import FeedStorage
import SystemInterface

/// Shows or changes the user's list of feeds.
struct SubscriptionRunner {
    let environment: ProcessEnvironment
    let console: Console

    /// Runs a command and returns the text to print and the exit status.
    func run(_ command: Command) throws -> (text: String, status: ExitStatus) {
        guard let path = UserFolder.feeds(in: environment) else {
            throw SubscriptionRefusal.noFolder
        }
        let file = SubscriptionFile(path: path)
        let arguments = command.arguments
        let values = command.values
        func entry() throws -> SubscriptionEntry {
            try SubscriptionSearch(of: file).entry(arguments[0])
        }
        switch command.verb {
        case .add:
            let adding = SubscriptionAdding(
                file: file, environment: environment, console: console,
                options: values.draw.loading)
            let added = try adding.add(
                arguments[0], title: values.title, folder: values.folder)
            return (added.map { confirmation("added \($0.words) to '\(path)'") } ?? "", .success)
        case .rename:
            let entry = try entry()
            try file.rename(entry.source, to: arguments[1])
            return (confirmation("\(entry.words) is '\(arguments[1])' now"), .success)
        case .move:
            let entry = try entry()
            let folder = ListedName.folder(arguments[1])
            try file.move(entry.source, to: folder)
            let place = folder.map { "in the folder '\($0)'" } ?? "in no folder"
            return (confirmation("\(entry.source.words) is \(place) now"), .success)
        case .list:
            let text = try list(SubscriptionSearch(of: file), arguments.first, values.asJSON)
            return (text, .success)
        case .check:
            let probe = SourceProbe(
                environment: environment, console: console, options: values.draw.loading)
            return try SubscriptionCheck(
                file: file, probe: probe, asJSON: values.asJSON, writesMoves: values.writesMoves
            ).run()
        case .importing:
            return (try importList(FeedLocation(argument: arguments[0]), to: file), .success)
        case .export: return (String(decoding: try file.bytes(), as: UTF8.self), .success)
        default:
            let entry = try entry()
            let count = try file.remove(entry.source).entries.count
            let times = count == 1 ? "" : ", where it stood \(count) times"
            return (confirmation("removed \(entry.words) from '\(path)'\(times)"), .success)
        }
    }

    private func list(
        _ search: SubscriptionSearch, _ which: String?, _ asJSON: Bool
    ) throws -> String {
        var entries = search.numbered
        if let which {
            let found = try search.entry(which)
            entries = entries.filter { $0.entry.isSame(as: found.source) }
        }
        if asJSON {
            return PrintedJSON.array(entries.map(\.entry.json)).document
        }
        if entries.isEmpty {
            console.warning(
                "there is no feed in '\(search.path)'; 'feedhost add URL' puts one there")
        }
        // Without numbers for programs.
        let width =
            Terminal.isTerminal(FileDescriptor.standardOutput) ? "\(entries.count)".count : 0
        let archive = ItemArchive.make(
            .standard, states: nil, environment: environment, console: console)
        return entries.map { number, entry in
            // A feed that was added unseen has its title once it was loaded.
            let feedTitle =
                entry.title == nil
                ? entry.source.identity.flatMap { try? archive?.feed($0)?.title } : nil
            let digits = width == 0 ? "" : "\(number)"
            let space = String(repeating: " ", count: max(0, width - digits.count))
            return space + digits + (width == 0 ? "" : "  ") + entry.line(feedTitle: feedTitle)
                + "\n"
        }.joined()
    }

    private func importList(_ source: FeedLocation, to file: SubscriptionFile) throws -> String {
        let list = try SubscriptionList(readingFrom: source)
        guard !list.feeds.isEmpty else { throw FeedLoadingError.isEmptyList(source) }
        LoadedFeedsReport.report(of: source, list.problems, on: console)
        let present = try file.add(list.feeds)
        for entry in present {
            console.debug("\(entry.words) is in '\(file.path)' already; that is not changed")
        }
        let count = list.feeds.count - present.count
        return confirmation(
            "added \(count) feed\(count == 1 ? "" : "s") of \(source.words) to '\(file.path)'"
                + (present.isEmpty ? "" : "; \(present.count) stood there already"))
    }

    /// Returns a confirmation for standard output; empty with `--quiet`.
    private func confirmation(_ words: String) -> String {
        console.verbosity > .quiet ? Console.clean(words) + "\n" : ""
    }
}
