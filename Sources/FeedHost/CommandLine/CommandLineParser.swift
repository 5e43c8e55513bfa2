import FeedModel
import PluginFinding
import PluginReading
import PluginValidation

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
        while let piece = try scanner.next() {
            switch piece {
            case .option(let option):
                try values.set(option)
                given.append(option)
            case .argument(let argument):
                if verb == nil, self.arguments.isEmpty, !scanner.optionsAreOver,
                    let named = CommandLineVerb(rawValue: argument)
                {
                    verb = named
                } else {
                    self.arguments.append(argument)
                }
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
        if values.wantsHelp { return try help(with: values) }
        var command = Command(verb: verb, values: values)
        if values.wantsVersion { return command }
        try checkOptions(with: values)
        try checkArguments()
        switch verb {
        case .renderers where arguments.isEmpty && !values.draw.grants.isEmpty:
            throw .missingArgument("a plugin, where --allow is given", verb: verbName)
        case .validate where values.only == nil && values.validatesHere:
            throw .missingArgument("--only CHECK, where --in-process is given", verb: verbName)
        case .validate where values.validatesHere && values.only?.needsWorker == true:
            let possible = ValidationStage.allCases.filter { !$0.needsWorker }
            throw .invalidValue(
                option: "--only", value: values.only?.rawValue ?? "",
                expected: QuotedWords.list(possible.map(\.rawValue), "or")
                    + " with --in-process")
        case .new: try checkProject(with: values)
        case .rename:
            guard let title = ListedName.title(arguments[1]) else {
                throw .invalidValue(
                    option: "'rename'", value: arguments[1],
                    expected: "a title that is not empty")
            }
            command.values.draw.sources[1] = title
        case .add where values.search != nil:
            if values.title != nil { throw .notTogether("--search", "--title") }
            if values.folder != nil { throw .notTogether("--search", "--folder") }
            if let problem = QueryError.problem(in: arguments[0]) {
                throw .invalidValue(
                    option: "'add'", value: arguments[0], expected: "a query", problem: problem)
            }
        case .help: return try help(with: values)
        case .config: command.given = given
        case nil where values.draw.debugsPlugins:
            // In process a library is loaded only once, so it can't be watched.
            if values.draw.isWatching { throw .notTogether("--debug-plugin", "--watch") }
            if values.draw.place == .worker {
                throw .notTogether("--debug-plugin", "--seat worker")
            }
        default: break
        }
        return command
    }

    /// The verb in errors.
    private var verbName: String { verb?.rawValue ?? "drawing" }

    /// Rejects options that have no meaning for the command or together.
    private func checkOptions(with values: OptionValues) throws(UsageError) {
        let loading = values.draw.loading
        let reload = given.last { $0.option == .reload }
        if loading.isOffline, loading.reloads, reload != nil {
            throw .notTogether("--offline", "--reload")
        }
        for option in given where !option.option.hasMeaning(with: verb) {
            throw .optionNotForVerb(option: option.written, verb: verbName)
        }
        // Only interactive renderers reload.
        if let verb, verb != .config, loading.reloadSeconds != nil, let reload {
            throw .invalidValue(
                option: reload.written, value: reload.value, expected: "'true' or 'false'")
        }
    }

    /// Rejects missing, unknown and surplus arguments of a verb, by its row.
    private func checkArguments() throws(UsageError) {
        guard let definition = verb?.definition else { return }
        let choices = definition.choices
        let isChoice = verb != .help && !choices.isEmpty
        let needs = isChoice ? [QuotedWords.list(choices, "or")] : definition.needs
        if arguments.count < needs.count {
            throw .missingArgument(needs[arguments.count], verb: verbName)
        }
        if arguments.count - needs.count > definition.further {
            throw .unexpectedArgument(arguments[needs.count + definition.further], verb: verbName)
        }
        if isChoice, !choices.contains(arguments[0]) {
            throw .invalidValue(option: "'\(verbName)'", value: arguments[0], expected: needs[0])
        }
    }

    /// Returns help on the verb, or the one after `help`.
    private func help(with values: OptionValues) throws(UsageError) -> Command {
        var command = Command(verb: .help, values: values, given: given)
        if verb != .help {
            command.values.draw.sources = verb.map { [$0.rawValue] } ?? []
        } else if let name = arguments.first, CommandLineVerb(rawValue: name) == nil {
            throw .unknownVerb(name, suggestion: CommandLineVerb.nearest(to: name))
        }
        return command
    }

    /// Rejects names and kinds of projects that can't be made.
    private func checkProject(with values: OptionValues) throws(UsageError) {
        let name = arguments[0]
        guard PluginManifestParser.isID(Array(name.utf8)[...]) else {
            throw .invalidValue(option: "'new'", value: name, expected: NewCommand.expectedName)
        }
        guard !NewCommand.takenNames.contains(name) else { throw .takenName(name) }
        guard let language = values.language else {
            throw .missingArgument("--language swift, c, cpp or rust", verb: verbName)
        }
        guard Set(values.kinds).count < 2 else { throw .notTogether("--interactive", "--window") }
        guard values.kinds.first?.exists(in: language) ?? true else {
            throw .invalidValue(
                option: "--language", value: language.rawValue,
                expected:
                    "swift or c with --window (GTK is a library in C: begin with c for C++; Rust takes a "
                    + "binding of your choice)")
        }
    }
}
