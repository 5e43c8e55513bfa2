import FeedModel
import PluginFinding
import PluginReading

/// The values of options, be it on the command line or in the configuration: the one place where
/// they are read.
struct OptionValues {
    var draw = DrawCommand()
    var asJSON = false
    var seed: UInt64?
    var keep: String?
    var language: ProjectLanguage?
    var isInteractive = false
    var directory = "."
    var title: String?
    var folder: String?
    var wantsHelp = false
    var wantsVersion = false

    /// Sets what an option is for.
    ///
    /// - Parameter written: the option as the person wrote it, for what is said of it.
    mutating func set(
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
        case .unread: draw.choice.isUnreadOnly = try isOn(value, option: written)
        case .markRead: draw.choice.marksRead = try isOn(value, option: written)
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
        case .sort: draw.choice.order = try choice(value, option: written) as FeedItemOrder
        case .option:
            draw.options.append(try rendererOption(value, written: written))
        case .pluginPath:
            draw.pluginDirectories.append(
                try nonEmpty(value, option: written, expected: "a folder"))
        case .seat: draw.seat = try choice(value, option: written) as PluginSeat
        case .trust:
            draw.trusted.append(try nonEmpty(value, option: written, expected: "a renderer's id"))
        case .allow:
            for name in value.split(separator: ",", omittingEmptySubsequences: false) {
                draw.grants.insert(try choice(String(name), of: value, option: written))
            }
        case .debugPlugin: draw.debugsPlugins = true
        case .watch: draw.isWatching = try isOn(value, option: written)
        case .offline: draw.loading.isOffline = try isOn(value, option: written)
        case .noCache: draw.loading.usesCache = try !isOn(value, option: written)
        case .allowPrivate: draw.loading.allowsPrivate = try isOn(value, option: written)
        case .timeout:
            draw.loading.timeoutMilliseconds = try QuantityArgument.milliseconds(
                value, option: written)
        case .jobs:
            draw.loading.jobs = try QuantityArgument.count(value, in: 1...1000, option: written)
        case .maxBytes:
            draw.loading.maximumBytes = try QuantityArgument.bytes(value, option: written)
        case .color: draw.color = try choice(value, option: written)
        case .pager: draw.pager = value
        case .noPager: draw.pager = ""
        case .quiet: try choose(.quiet, isOn(value, option: written))
        case .verbose: try choose(.verbose, isOn(value, option: written))
        case .json: asJSON = true
        case .seed:
            guard let number = UInt64(value) else {
                throw .invalidValue(option: written, value: value, expected: "a number from 0 up")
            }
            seed = number
        case .keep: keep = try nonEmpty(value, option: written, expected: "a folder")
        case .language: language = try choice(value, option: written) as ProjectLanguage
        case .interactive: isInteractive = true
        case .directory:
            directory = try nonEmpty(value, option: written, expected: "a folder")
        case .title: title = try line(value, option: written, expected: "a name")
        case .folder: folder = try folderPath(value, option: written)
        case .noConfig: draw.usesConfiguration = false
        case .help: wantsHelp = true
        case .version: wantsVersion = true
        }
    }

    /// How much is said. Off takes back what was on, and nothing else.
    private mutating func choose(_ verbosity: Verbosity, _ isOn: Bool) {
        if isOn {
            draw.verbosity = verbosity
        } else if draw.verbosity == verbosity {
            draw.verbosity = .normal
        }
    }

    private func isOn(_ value: String, option: String) throws(UsageError) -> Bool {
        guard value == "true" || value == "false" else {
            throw .invalidValue(
                option: option, value: value, expected: QuotedWords.list(["true", "false"], "or"))
        }
        return value == "true"
    }

    /// One of the words that are there to choose from.
    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ word: String, of value: String? = nil, option: String
    ) throws(UsageError) -> Choice {
        guard let choice = Choice(rawValue: word) else {
            throw .invalidValue(
                option: option, value: value ?? word,
                expected: QuotedWords.list(Choice.allCases.map(\.rawValue), "or"))
        }
        return choice
    }

    /// A text that is one line for whoever reads it, white space collapsed.
    private func line(
        _ value: String, option: String, expected: String
    ) throws(UsageError) -> String {
        let words = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return try nonEmpty(words, option: option, expected: expected)
    }

    /// The names of folders in each other, none of them empty.
    private func folderPath(_ value: String, option: String) throws(UsageError) -> String {
        let names = value.split(separator: "/").map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let path = names.filter { !$0.isEmpty }.joined(separator: "/")
        return try nonEmpty(path, option: option, expected: "a folder's name")
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
