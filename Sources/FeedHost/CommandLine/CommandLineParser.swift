import PluginFinding

/// Parses a command line.
struct CommandLineParser {
    private var verb: CommandLineVerb?
    /// The arguments without options and verb.
    private var arguments: [String] = []
    /// In the given order.
    private(set) var given: [GivenOption] = []

    /// Parses `arguments`, without the program's name, and validates each value.
    init(_ arguments: [String]) throws(UsageError) {
        var scanner = ArgumentScanner(arguments)
        var values = OptionValues()
        var isFirstArgument = true
        while let piece = try scanner.next() {
            switch piece {
            case .option(let option):
                try values.set(option)
                given.append(option)
            case .argument(let argument):
                if isFirstArgument, let verb = CommandLineVerb(named: argument) {
                    self.verb = verb
                } else {
                    self.arguments.append(argument)
                }
                isFirstArgument = false
            }
        }
    }

    /// True if the command uses the configuration's settings.
    var takesSettings: Bool {
        verb != .config && CommandSet.loading.contains(verb: verb)
            && !given.contains { [.help, .version, .noConfig].contains($0.option) }
    }

    /// Returns the command.
    ///
    /// - Parameter settings: the configuration's settings; given options take precedence.
    func command(over settings: [GivenOption]) throws(UsageError) -> Command {
        var values = OptionValues()
        for setting in settings
        where setting.option.definition.repetition == .addsToSettings
            || !given.contains(where: { $0.option == setting.option })
        {
            try values.set(setting)
        }
        for option in given { try values.set(option) }
        values.draw.sources = arguments
        return try command(with: values)
    }

    private func command(with values: OptionValues) throws(UsageError) -> Command {
        let draw = values.draw
        if values.wantsHelp { return .help(try helpTopic(with: values)) }
        if values.wantsVersion {
            return .version
        }
        try checkOptions(with: values)
        switch verb {
        case .renderers:
            try takeArguments(1)
            if draw.sources.isEmpty && !draw.grants.isEmpty {
                throw .missingArgument("a plugin, where --allow is given", verb: verbName)
            }
            return .renderers(
                RenderersCommand(
                    plugin: draw.sources.first, asJSON: values.asJSON, grants: draw.grants,
                    pluginDirectories: draw.pluginDirectories))
        case .lint:
            return .lint(try lintCommand(with: values))
        case .browser:
            return .browser(
                BrowserCommand(
                    sources: draw.sources, opensPage: values.opensPage, loading: draw.loading,
                    verbosity: draw.verbosity))
        case .cache: return .cache(try choice(), draw.verbosity)
        case .archive: return .archive(try choice(), draw.verbosity)
        case .validate:
            let path = try onlyArgument("a plugin file")
            guard values.only != nil || !values.validatesHere else {
                throw .missingArgument("--only CHECK, where --in-process is given", verb: verbName)
            }
            return .validate(
                ValidateCommand(
                    path: path, verbosity: draw.verbosity, asJSON: values.asJSON,
                    grants: draw.grants,
                    seed: values.seed, only: values.only, isHere: values.validatesHere,
                    keep: values.keep))
        case .new:
            return .new(try newCommand(with: values))
        case .add, .remove, .rename, .move, .list, .check, .importing, .export:
            return .subscriptions(try subscriptionCommand(with: values), draw.verbosity)
        case .completions: return .completions(try choice())
        case .help: return .help(try helpTopic(with: values))
        case .config:
            try takeArguments(0)
            return .configuration(given)
        case nil:
            if draw.debugsPlugins {
                // In process a library is loaded only once, so it can't be watched.
                if draw.isWatching { throw .notTogether("--debug-plugin", "--watch") }
                if draw.seat == .worker { throw .notTogether("--debug-plugin", "--seat worker") }
            }
            return .draw(draw)
        }
    }

    /// The verb in errors.
    private var verbName: String { verb?.rawValue ?? "drawing" }

    /// Rejects options that have no meaning for the command or together.
    private func checkOptions(with values: OptionValues) throws(UsageError) {
        let draw = values.draw
        if draw.loading.isOffline, draw.loading.reloads,
            given.contains(where: { $0.option == .reload })
        {
            throw .notTogether("--offline", "--reload")
        }
        for option in given where !option.option.hasMeaning(with: verb) {
            throw .optionNotForVerb(option: option.written, verb: verbName)
        }
        // Only interactive renderers reload.
        if verb != nil, draw.loading.reloadSeconds != nil,
            let reload = given.last(where: { $0.option == .reload })
        {
            throw .invalidValue(
                option: reload.written, value: reload.value, expected: "'true' or 'false'")
        }
    }

    private func lintCommand(with values: OptionValues) throws(UsageError) -> LintCommand {
        LintCommand(
            source: try onlyArgument("a source"), asJSON: values.asJSON,
            loading: values.draw.loading, verbosity: values.draw.verbosity)
    }

    /// Returns the topic: the verb, or the one after `help`.
    private func helpTopic(with values: OptionValues) throws(UsageError) -> HelpTopic {
        if given.contains(where: { $0.option == .renderer }) {
            return .renderer(
                values.draw.renderer, pluginDirectories: values.draw.pluginDirectories)
        }
        guard verb == .help else { return verb.map { .verb($0) } ?? .program }
        try takeArguments(1)
        guard let name = arguments.first else { return .program }
        guard let verb = CommandLineVerb(named: name) else {
            throw .unknownVerb(name, suggestion: CommandLineVerb.nearest(to: name))
        }
        return .verb(verb)
    }

    /// Returns the command for the user's list of feeds.
    private func subscriptionCommand(
        with values: OptionValues
    ) throws(UsageError) -> SubscriptionCommand {
        let loading = values.draw.loading
        switch verb {
        case .add:
            return .add(
                try onlyArgument("a feed's address or file"), title: values.title,
                folder: values.folder, loading)
        case .rename:
            let (which, title) = try twoArguments("a title")
            guard let name = ListedName.title(title) else {
                throw .invalidValue(
                    option: "'rename'", value: title, expected: "a title that is not empty")
            }
            return .rename(which: which, title: name)
        case .move:
            let (which, folder) = try twoArguments("a folder")
            return .move(which: which, folder: ListedName.folder(folder))
        case .list:
            try takeArguments(1)
            return .list(which: arguments.first, asJSON: values.asJSON)
        case .check:
            try takeArguments(0)
            return .check(asJSON: values.asJSON, writesMoves: values.writesMoves, loading)
        case .importing: return .importing(try onlyArgument("a list (OPML)"))
        case .export:
            try takeArguments(0)
            return .export
        default:
            return .remove(
                which: try onlyArgument("a feed's address, title or number"))
        }
    }

    private func twoArguments(
        _ second: String
    ) throws(UsageError) -> (which: String, String) {
        guard let which = arguments.first else {
            throw .missingArgument("a feed's address, title or number", verb: verbName)
        }
        guard arguments.count > 1 else { throw .missingArgument(second, verb: verbName) }
        try takeArguments(2)
        return (which, arguments[1])
    }

    private func newCommand(with values: OptionValues) throws(UsageError) -> NewCommand {
        let name = try onlyArgument("a name for the renderer")
        guard NewCommand.isName(name) else {
            throw .invalidValue(option: "'new'", value: name, expected: NewCommand.expectedName)
        }
        guard !NewCommand.takenNames.contains(name) else {
            throw .takenName(name)
        }
        guard let language = values.language else {
            throw .missingArgument("--language swift, c, cpp or rust", verb: verbName)
        }
        guard Set(values.kinds).count < 2 else { throw .notTogether("--interactive", "--window") }
        let kind = values.kinds.first ?? .plain
        guard kind.exists(in: language) else {
            throw .invalidValue(
                option: "--language", value: language.rawValue,
                expected:
                    "swift or c with --window (GTK is a library in C: begin with c for C++; Rust takes a "
                    + "binding of your choice)")
        }
        return NewCommand(
            name: name, language: language, kind: kind, directory: values.directory)
    }

    /// Parses the word that selects what a verb does.
    private func choice<Choice: RawRepresentable<String> & CaseIterable>()
        throws(UsageError) -> Choice
    {
        try takeArguments(1)
        let choices = QuotedWords.list(Choice.allCases.map(\.rawValue), "or")
        guard let word = arguments.first else { throw .missingArgument(choices, verb: verbName) }
        guard let choice = Choice(rawValue: word) else {
            throw .invalidValue(option: "'\(verbName)'", value: word, expected: choices)
        }
        return choice
    }

    /// Returns the only argument of a verb.
    private func onlyArgument(_ what: String) throws(UsageError) -> String {
        guard let argument = arguments.first else { throw .missingArgument(what, verb: verbName) }
        try takeArguments(1)
        return argument
    }

    /// Throws if there are more than `count` arguments.
    private func takeArguments(_ count: Int) throws(UsageError) {
        guard arguments.count <= count else {
            throw .unexpectedArgument(arguments[count], verb: verbName)
        }
    }
}
