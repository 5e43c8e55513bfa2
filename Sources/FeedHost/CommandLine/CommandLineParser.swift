import FeedModel
import PluginHosting

/// Reads a command line.
struct CommandLineParser {
    private var verb: CommandLineVerb?
    private var draw = DrawCommand()
    private var asJSON = false
    private var seed: UInt64?
    private var keep: String?
    private var language: ProjectLanguage?
    private var isInteractive = false
    private var directory = "."
    private var wantsHelp = false
    private var wantsVersion = false
    /// The options, and how each was written.
    private var given: [(option: CommandLineOption, written: String)] = []

    /// What `arguments`, without the program's name, ask for.
    static func parse(_ arguments: [String]) throws(UsageError) -> Command {
        var parser = CommandLineParser()
        var scanner = ArgumentScanner(arguments)
        var isFirstArgument = true
        while let piece = try scanner.next() {
            switch piece {
            case .option(let option, let value, let written):
                try parser.take(option, value: value, written: written)
            case .argument(let argument):
                if isFirstArgument, let verb = CommandLineVerb(rawValue: argument) {
                    parser.verb = verb
                } else {
                    parser.draw.sources.append(argument)
                }
                isFirstArgument = false
            }
        }
        return try parser.command()
    }

    private mutating func take(
        _ option: CommandLineOption, value: String, written: String
    ) throws(UsageError) {
        switch option {
        case .renderer:
            draw.renderer = try nonEmpty(
                value, option: written, expected: "a renderer's id or file")
        case .loadingView:
            draw.loadingView = try nonEmpty(
                value, option: written, expected: "a renderer's id or file")
        case .errorView:
            draw.errorView = try nonEmpty(
                value, option: written, expected: "a renderer's id or file")
        case .output:
            let path = try nonEmpty(value, option: written, expected: "a file")
            draw.output = path == "-" ? nil : path
        case .limit:
            guard let limit = Int(value), limit >= 0 else {
                throw .invalidValue(option: written, value: value, expected: "a number from 0 up")
            }
            draw.choice.limit = limit
        case .unread: draw.choice.isUnreadOnly = true
        case .markRead: draw.choice.marksRead = true
        case .since:
            guard let since = SinceArgument(value) else {
                throw .invalidValue(
                    option: written, value: value, expected: SinceArgument.expected)
            }
            draw.choice.since = since
        case .match:
            guard value.contains(where: { !$0.isWhitespace }) else {
                throw .invalidValue(option: written, value: value, expected: "a text")
            }
            draw.choice.texts.append(value)
        case .perFeed:
            draw.choice.perFeed = try QuantityArgument.count(
                value, in: 1...1_000_000, option: written)
        case .sort:
            guard let order = FeedItemOrder(rawValue: value) else {
                throw .invalidValue(
                    option: written, value: value,
                    expected: QuotedWords.list(["newest", "oldest", "source"], "or"))
            }
            draw.choice.order = order
        case .option:
            draw.options.append(try rendererOption(value, written: written))
        case .pluginPath:
            draw.pluginDirectories.append(
                try nonEmpty(value, option: written, expected: "a folder"))
        case .seat:
            guard let seat = PluginSeat(rawValue: value) else {
                throw .invalidValue(
                    option: written, value: value,
                    expected: QuotedWords.list(PluginSeat.allCases.map(\.rawValue), "or"))
            }
            draw.seat = seat
        case .trust:
            draw.trusted.append(try nonEmpty(value, option: written, expected: "a renderer's id"))
        case .allow:
            for name in value.split(separator: ",", omittingEmptySubsequences: false) {
                guard let need = PluginNeed(rawValue: String(name)) else {
                    throw .invalidValue(
                        option: written, value: value,
                        expected: QuotedWords.list(PluginNeed.allCases.map(\.rawValue), "or"))
                }
                draw.grants.insert(need)
            }
        case .debugPlugin: draw.debugsPlugins = true
        case .watch: draw.isWatching = true
        case .offline: draw.loading.isOffline = true
        case .noCache: draw.loading.usesCache = false
        case .allowPrivate: draw.loading.allowsPrivate = true
        case .timeout:
            draw.loading.timeoutMilliseconds = try QuantityArgument.milliseconds(
                value, option: written)
        case .jobs:
            draw.loading.jobs = try QuantityArgument.count(value, in: 1...1000, option: written)
        case .maxBytes:
            draw.loading.maximumBytes = try QuantityArgument.bytes(value, option: written)
        case .color:
            guard let choice = ColorChoice(rawValue: value) else {
                throw .invalidValue(
                    option: written, value: value,
                    expected: QuotedWords.list(ColorChoice.allCases.map(\.rawValue), "or"))
            }
            draw.color = choice
        case .quiet: draw.verbosity = .quiet
        case .verbose: draw.verbosity = .verbose
        case .json: asJSON = true
        case .seed:
            guard let number = UInt64(value) else {
                throw .invalidValue(option: written, value: value, expected: "a number from 0 up")
            }
            seed = number
        case .keep: keep = try nonEmpty(value, option: written, expected: "a folder")
        case .language:
            guard let language = ProjectLanguage(rawValue: value) else {
                throw .invalidValue(
                    option: written, value: value,
                    expected: QuotedWords.list(ProjectLanguage.allCases.map(\.rawValue), "or"))
            }
            self.language = language
        case .interactive: isInteractive = true
        case .directory:
            directory = try nonEmpty(value, option: written, expected: "a folder")
        case .help: wantsHelp = true
        case .version: wantsVersion = true
        }
        given.append((option, written))
    }

    private func command() throws(UsageError) -> Command {
        if wantsHelp {
            return .help(
                renderer: draw.isRendererNamed ? draw.renderer : nil,
                pluginDirectories: draw.pluginDirectories)
        }
        if wantsVersion {
            return .version
        }
        for (option, written) in given where !option.hasMeaning(with: verb) {
            throw .optionNotForVerb(option: written, verb: verb?.rawValue ?? "drawing")
        }
        switch verb {
        case .renderers:
            if draw.sources.count > 1 {
                throw .unexpectedArgument(draw.sources[1], verb: "renderers")
            }
            if draw.sources.isEmpty && !draw.grants.isEmpty {
                throw .missingArgument("a plugin, where --allow is given", verb: "renderers")
            }
            return .renderers(
                RenderersCommand(
                    plugin: draw.sources.first, asJSON: asJSON, grants: draw.grants,
                    pluginDirectories: draw.pluginDirectories))
        case .lint:
            return .lint(try lintCommand())
        case .cache:
            return .cache(try cacheCommand(), draw.verbosity)
        case .validate:
            guard let path = draw.sources.first else {
                throw .missingArgument("a plugin file", verb: "validate")
            }
            if draw.sources.count > 1 {
                throw .unexpectedArgument(draw.sources[1], verb: "validate")
            }
            return .validate(
                ValidateCommand(
                    path: path, verbosity: draw.verbosity, asJSON: asJSON, grants: draw.grants,
                    seed: seed, keep: keep))
        case .new:
            return .new(try newCommand())
        case nil:
            if draw.debugsPlugins {
                // A library is loaded from its file once, and never in a worker.
                if draw.isWatching { throw .notTogether("--debug-plugin", "--watch") }
                if draw.seat == .worker { throw .notTogether("--debug-plugin", "--seat worker") }
            }
            return .draw(draw)
        }
    }

    private func lintCommand() throws(UsageError) -> LintCommand {
        guard let source = draw.sources.first else {
            throw .missingArgument("a source", verb: "lint")
        }
        if draw.sources.count > 1 {
            throw .unexpectedArgument(draw.sources[1], verb: "lint")
        }
        return LintCommand(
            source: source, asJSON: asJSON, loading: draw.loading, verbosity: draw.verbosity)
    }

    private func newCommand() throws(UsageError) -> NewCommand {
        guard let name = draw.sources.first else {
            throw .missingArgument("a name for the renderer", verb: "new")
        }
        if draw.sources.count > 1 {
            throw .unexpectedArgument(draw.sources[1], verb: "new")
        }
        guard NewCommand.isName(name) else {
            throw .invalidValue(option: "'new'", value: name, expected: NewCommand.expectedName)
        }
        guard !NewCommand.takenNames.contains(name) else {
            throw .takenName(name)
        }
        guard let language else {
            throw .missingArgument("--language swift, c, cpp or rust", verb: "new")
        }
        return NewCommand(
            name: name, language: language, isInteractive: isInteractive, directory: directory)
    }

    private func cacheCommand() throws(UsageError) -> CacheCommand {
        if draw.sources.count > 1 {
            throw .unexpectedArgument(draw.sources[1], verb: "cache")
        }
        guard let command = draw.sources.first.flatMap(CacheCommand.init) else {
            throw .missingArgument("'info' or 'clear'", verb: "cache")
        }
        return command
    }

    private func nonEmpty(
        _ value: String, option: String, expected: String
    ) throws(UsageError) -> String {
        guard !value.isEmpty else {
            throw .invalidValue(option: option, value: value, expected: expected)
        }
        return value
    }

    private func rendererOption(
        _ text: String, written: String
    ) throws(UsageError) -> RendererOptionArgument {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw .invalidValue(option: written, value: text, expected: "KEY=VALUE")
        }
        return RendererOptionArgument(key: String(parts[0]), value: String(parts[1]))
    }
}
