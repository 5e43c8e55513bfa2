import FeedLoading
import FeedModel
import FeedParsing
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
        func find() throws -> SubscriptionSearch.Found {
            try SubscriptionSearch(of: file).find(arguments[0])
        }
        switch command.verb {
        case .add where values.search != nil:
            let search = FeedSearch(name: values.search ?? "", query: arguments[0])
            try file.add(search)
            return (
                confirmation("'\(search.name)' in '\(path)' is '\(search.query)' now"), .success
            )
        case .add:
            let adding = SubscriptionAdding(
                file: file, environment: environment, console: console,
                options: values.draw.loading)
            let added = try adding.add(
                arguments[0], title: values.title,
                folder: values.folder.flatMap { try ListedName.folder($0, in: file) })
            let words = added.map { $0.source.asListed.words(titled: $0.title) }
            return (words.map { confirmation("added \($0) to '\(path)'") } ?? "", .success)
        case .rename:
            let words: String
            switch try find() {
            case .feed(let entry):
                try file.rename(entry.source, to: arguments[1])
                words = entry.words
            case .search(let search):
                if try file.searches().contains(where: {
                    ExactText($0.name) == ExactText(arguments[1])
                }) {
                    throw SubscriptionRefusal.isKnownSearch(arguments[1], path: path)
                }
                try file.renameSearch(named: search.name, to: arguments[1])
                words = "'\(search.name)'"
            }
            return (confirmation("\(words) is '\(arguments[1])' now"), .success)
        case .move, .set:
            guard case .feed(let entry) = try find() else {
                throw SubscriptionRefusal.isSearch(arguments[0])
            }
            // All are read before any is set.
            let settings: [(FeedSetting?, String)] =
                try command.verb == .move
                ? [(nil, arguments[1])] : arguments.dropFirst().map(setting)
            let lines = try settings.map { confirmation(try set($0, to: $1, of: entry, in: file)) }
            return (lines.joined(), .success)
        case .list:
            let text = try list(SubscriptionSearch(of: file), arguments.first, values.asJSON)
            return (text, .success)
        case .check:
            let probe = SourceProbe(
                environment: environment, console: console, options: values.draw.loading,
                reportsMoves: false, reportsCopies: false)
            return try SubscriptionCheck(
                file: file, probe: probe, asJSON: values.asJSON, writesMoves: values.writesMoves
            ).run()
        case .importing:
            return (try importList(FeedLocation(argument: arguments[0]), to: file), .success)
        case .export:
            // A terminal would obey them; what is added to the list has none.
            let text = String(decoding: try file.bytes(), as: UTF8.self).unicodeScalars
                .filter { !(0x7F..<0xA0).contains($0.value) }
            return (String(text), .success)
        default:
            switch try find() {
            case .feed(let entry):
                let count = try file.remove(entry.source).entries.count
                let times = count == 1 ? "" : ", where it stood \(count) times"
                return (confirmation("removed \(entry.words) from '\(path)'\(times)"), .success)
            case .search(let search):
                try file.removeSearch(named: search.name)
                return (confirmation("removed '\(search.name)' from '\(path)'"), .success)
            }
        }
    }

    /// Parses `KEY=VALUE`; without a setting it is the folder, which is no attribute of the outline.
    private func setting(_ words: String) throws(UsageError) -> (FeedSetting?, String) {
        let parts = words.unicodeScalars.split(
            separator: "=", maxSplits: 1, omittingEmptySubsequences: false
        ).map { String($0) }
        if parts.count == 2, parts[0] == "folder" { return (nil, parts[1]) }
        guard parts.count == 2, let setting = FeedSetting(rawValue: parts[0]) else {
            let names = (FeedSetting.allCases.map(\.rawValue) + ["folder"]).sorted()
            throw .invalidValue(
                option: "'set'", value: words,
                expected: QuotedWords.list(names, "or") + ", '=' and a value")
        }
        guard parts[1].isEmpty || setting.takes(parts[1]) else {
            throw .invalidValue(
                option: "'\(setting.rawValue)'", value: parts[1], expected: setting.expected)
        }
        return (setting, parts[1])
    }

    /// Changes a setting of a feed, or moves it to a folder, and returns a confirmation.
    private func set(
        _ setting: FeedSetting?, to value: String, of entry: SubscriptionEntry,
        in file: SubscriptionFile
    ) throws -> String {
        guard let setting else {
            let folder = try ListedName.folder(value, in: file)
            try file.move(entry.source, to: folder)
            let place = folder.map { "in the folder '\($0)'" } ?? "in no folder"
            return "\(entry.source.words) is \(place) now"
        }
        if setting == .filter, !value.isEmpty,
            let configuration = try? Configuration.load(in: environment),
            !configuration.filters.contains(where: { $0.name.hasSameUTF8(as: value) })
        {
            let failure = ProgramFailure(name: value, url: entry.address, reason: .unknown)
            console.warning(ErrorWording.line(for: failure))
        }
        if [.filter, .reload, .userAgent].contains(setting), !value.isEmpty,
            entry.identity?.hasPrefix("web:") == false
        {
            console.warning(
                "'\(setting.rawValue)' does nothing for \(entry.source.words), which no server "
                    + "sends")
        }
        try file.set(setting.rawValue, to: value.isEmpty ? nil : value, of: entry.source)
        // Its folder may have been set just before.
        return "\(entry.source.words(titled: entry.title)) has "
            + (value.isEmpty ? "no '\(setting.rawValue)'" : "\(setting.rawValue)=\(value)") + " now"
    }

    private func list(
        _ search: SubscriptionSearch, _ which: String?, _ asJSON: Bool
    ) throws -> String {
        var entries = search.numbered
        var searches = search.searches
        if let which {
            switch try search.find(which) {
            case .feed(let found):
                entries = entries.filter { $0.entry.isSame(as: found.source) }
                searches = []
            case .search(let found): (entries, searches) = ([], [found])
            }
        }
        if asJSON {
            return PrintedJSON.array(entries.map(\.entry.json) + searches.map(\.json)).document
        }
        if search.numbered.isEmpty {
            console.warning(
                "there is no feed in '\(search.path)'; 'feedhost add URL' puts one there")
        }
        // Without numbers for programs.
        let width =
            Terminal.isTerminal(FileDescriptor.standardOutput) ? "\(entries.count)".count : 0
        let archive = ItemArchive.make(environment: environment, console: console)
        let feeds = entries.map { number, entry in
            // A feed that was added unseen has its title once it was loaded.
            let feedTitle =
                entry.title == nil
                ? entry.source.identity.flatMap { try? archive?.feed($0)?.title } : nil
            let digits = width == 0 ? "" : "\(number)"
            let space = String(repeating: " ", count: max(0, width - digits.count))
            return space + digits + (width == 0 ? "" : "  ") + entry.line(feedTitle: feedTitle)
                + "\n"
                // Of all feeds they would be more than the list.
                + (which == nil ? [] : entry.settings).map {
                    "  \(Console.clean($0.name))=\(Console.clean($0.value))\n"
                }.joined()
        }
        let indent = String(repeating: " ", count: width == 0 ? 0 : width + 2)
        return (feeds + searches.map { indent + $0.line + "\n" }).joined()
    }

    private func importList(_ source: FeedLocation, to file: SubscriptionFile) throws -> String {
        let list = try SubscriptionList(readingFrom: source)
        guard !list.feeds.isEmpty else { throw FeedLoadingError.isEmptyList(source) }
        LoadedFeedsReport.report(of: source, list.problems, on: console)
        let feeds = list.feeds.filter { feed in
            guard feed.source.listedAddress == nil else { return true }
            let failure = SubscriptionFileError.notListable(feed.source)
            console.warning("a feed is left out: \(ErrorWording.line(for: failure))")
            return false
        }
        let present = try file.add(feeds)
        for entry in present {
            console.debug("\(entry.words) is in '\(file.path)' already; that is not changed")
        }
        let known = Set(try file.searches().map { ExactText($0.name) })
        var new: [FeedSearch] = []
        for search in list.searches {
            if known.contains(ExactText(search.name)) {
                console.debug("there is a search '\(search.name)' already; that is not changed")
            } else if let problem = QueryError.problem(in: search.query) {
                console.warning(
                    "the search '\(search.name)' is left out: its query '\(search.query)' can't be "
                        + "read: \(problem)")
            } else {
                new.append(search)
            }
        }
        if !new.isEmpty { try file.add(new) }
        let count = feeds.count - present.count
        let searches = new.isEmpty ? "" : " and \(new.count) search\(new.count == 1 ? "" : "es")"
        return confirmation(
            "added \(count) feed\(count == 1 ? "" : "s")\(searches) of \(source.words) to "
                + "'\(file.path)'"
                + (present.isEmpty ? "" : "; \(present.count) stood there already"))
    }

    /// Returns a confirmation for standard output; empty with `--quiet`.
    private func confirmation(_ words: String) -> String {
        console.verbosity > .quiet ? Console.clean(words) + "\n" : ""
    }
}
