import PluginFinding
import SystemInterface

/// Runs the command that a command line asks for.
enum CommandRunner {
    /// Runs `arguments`, without the program's name, and returns the exit status.
    static func run(_ arguments: [String], environment: ProcessEnvironment) -> ExitStatus {
        var console = Console(verbosity: .normal)
        do {
            let parser = try CommandLineParser(arguments)
            let command = try parser.command(over: settings(for: parser, environment))
            console = Console(verbosity: command.values.draw.verbosity)
            return try run(command, environment: environment, console: console)
        } catch {
            let status = ExitStatus(error)
            if status != .closedPipe {
                console.error(ErrorWording.line(for: error))
            }
            return status
        }
    }

    /// Returns the configuration's settings that apply to the command line in `parser`.
    private static func settings(
        for parser: CommandLineParser, _ environment: ProcessEnvironment
    ) throws(ConfigurationError) -> [GivenOption] {
        guard parser.takesSettings else { return [] }
        return try Configuration.load(in: environment).settings(
            isForPerson: Terminal.isTerminal(FileDescriptor.standardOutput)
                && !parser.given.contains { $0.option == .output },
            renderer: parser.given.last { $0.option == .renderer }?.value, environment: environment)
    }

    private static func run(
        _ command: Command, environment: ProcessEnvironment, console: Console
    ) throws -> ExitStatus {
        let values = command.values
        let draw = values.draw
        guard !values.wantsVersion || values.wantsHelp else {
            try print("feedhost \(FeedHostVersion.number)\n")
            return .success
        }
        switch command.verb {
        case nil:
            let draw = try SourceSelection.withSearches(draw, environment: environment)
            try CommandLineVerb.check(draw.sources)
            return draw.isWatching
                ? FeedWatch(draw, environment: environment, console: console).run()
                : FeedDrawing(
                    draw,
                    DrawingContext(
                        for: draw, environment: environment, console: console, rereads: false)
                ).run()
        case .lint:
            let report = FeedLinter(values: values, environment: environment, console: console)
                .report()
            try print(report.text)
            if let failure = report.failure { throw failure }
            return report.status
        case .browser:
            let serving = try BrowserServing(values, environment: environment, console: console)
            try print(serving.address + "\n")
            serving.run()
        case .cache:
            let runner = CacheRunner(environment: environment, console: console)
            try print(runner.run(clears: command.arguments[0] == "clear"))
        case .archive:
            let clears = command.arguments[0] == "clear"
            try print(ItemArchive.run(clears: clears, environment: environment, console: console))
        case .renderers: return try renderers(values, environment: environment)
        case .validate: return try validate(values, environment: environment)
        case .new:
            let project = NewProject(command: NewCommand(name: command.arguments[0], values))
            try print(project.make())
        case .add, .remove, .rename, .move, .set, .list, .check, .importing, .export:
            let runner = SubscriptionRunner(environment: environment, console: console)
            let (text, status) = try runner.run(command)
            try print(text)
            return status
        case .config:
            try print(ConfigurationReport(command.given, environment: environment).text)
        case .completions:
            try print(
                CompletionShell(rawValue: command.arguments[0]).map(CompletionScript.text) ?? "")
        case .help: return try help(command, environment: environment)
        }
        return .success
    }

    private static func help(
        _ command: Command, environment: ProcessEnvironment
    ) throws -> ExitStatus {
        let draw = command.values.draw
        if command.given.contains(where: { $0.option == .renderer }) {
            let finder = PluginFinder(directories: draw.pluginDirectories, environment: environment)
            guard let manifest = try finder.candidate(named: draw.renderer).manifest else {
                return .unavailable
            }
            try print(RendererHelp.text(for: manifest))
        } else {
            let verb = command.arguments.first.flatMap { CommandLineVerb(rawValue: $0) }
            try print(verb.map(VerbHelp.text) ?? HelpText.usage)
        }
        return .success
    }

    private static func validate(
        _ values: OptionValues, environment: ProcessEnvironment
    ) throws -> ExitStatus {
        let run = ValidationRun(values: values, environment: environment)
        let outcome: (text: String, status: ExitStatus, failure: OutputFailure?)
        do {
            outcome = try run.run()
        } catch {
            if values.asJSON { try print(ValidationJSON.text(for: error, path: run.path)) }
            throw error
        }
        try print(outcome.text)
        if let failure = outcome.failure { throw failure }
        return outcome.status
    }

    private static func renderers(
        _ values: OptionValues, environment: ProcessEnvironment
    ) throws -> ExitStatus {
        guard let plugin = values.draw.sources.first else {
            try print(RenderersReport(values, environment: environment).text)
            return .success
        }
        let report = try PluginReport(on: plugin, values, environment: environment)
        try print(report.text)
        return report.status
    }

    private static func print(_ text: String) throws(OutputFailure) {
        do throws(SystemError) {
            try FileDescriptor.standardOutput.writeAll(Array(text.utf8))
        } catch {
            throw OutputFailure(path: nil, step: .writing, error: error)
        }
    }
}
