import FeedLoading
import FeedModel
import FeedStorage
import SystemInterface

/// Shows or changes the user's list of feeds.
struct SubscriptionRunner {
    let environment: ProcessEnvironment
    let console: Console

    /// Runs a command and returns the text to print and the exit status.
    func run(_ command: SubscriptionCommand) throws -> (text: String, status: ExitStatus) {
        guard let path = UserFolder.feeds(in: environment) else {
            throw SubscriptionRefusal.noFolder
        }
        let file = SubscriptionFile(path: path)
        switch command {
        case .add(let name, let title, let folder, let options):
            let adding = SubscriptionAdding(
                file: file, environment: environment, console: console, options: options)
            guard let entry = try adding.add(name, title: title, folder: folder) else {
                return ("", .success)
            }
            return (confirmation("added \(entry) to '\(path)'"), .success)
        case .remove(let which):
            let entry = try SubscriptionSearch(of: file).entry(which)
            let count = try file.remove(entry.source).count
            let times = count == 1 ? "" : ", where it stood \(count) times"
            return (confirmation("removed \(entry.words) from '\(path)'\(times)"), .success)
        case .rename(let which, let title):
            let entry = try SubscriptionSearch(of: file).entry(which)
            try file.rename(entry.source, to: title)
            return (confirmation("\(entry.words) is '\(title)' now"), .success)
        case .move(let which, let folder):
            let entry = try SubscriptionSearch(of: file).entry(which)
            try file.move(entry.source, to: folder)
            let folder = folder.map { "in the folder '\($0)'" } ?? "in no folder"
            return (confirmation("\(entry.source.words) is \(folder) now"), .success)
        case .list(let which, let asJSON):
            return (try list(SubscriptionSearch(of: file), which, asJSON), .success)
        case .check(let asJSON, let writesMoves, let options):
            return try SubscriptionCheck(
                file: file, probe: probe(options), asJSON: asJSON, writesMoves: writesMoves
            ).run()
        case .importing(let name):
            return (try importList(FeedLocation(argument: name), to: file), .success)
        case .export:
            let bytes = try file.bytes()
            return (String(decoding: bytes, as: UTF8.self), .success)
        }
    }

    private func probe(_ options: LoadingOptions) -> SourceProbe {
        SourceProbe(environment: environment, console: console, options: options)
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
