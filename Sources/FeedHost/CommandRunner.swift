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
            console = Console(verbosity: command.verbosity)
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
        switch command {
        case .draw(let command):
            try CommandLineVerb.check(command.sources)
            return command.isWatching
                ? FeedWatch(command, environment: environment, console: console).run()
                : FeedDrawing(command, environment: environment, console: console).run()
        case .lint(let command):
            let linter = FeedLinter(command: command, environment: environment, console: console)
            let report = linter.report()
            try print(report.text)
            if let failure = report.failure { throw failure }
            return report.status
        case .browser(let command):
            let serving = try BrowserServing(
                command, environment: environment, console: console)
            try print(serving.address + "\n")
            serving.run()
        case .cache(let command, _):
            try print(CacheRunner(environment: environment, console: console).run(command))
        case .archive(let command, _):
            try print(ArchiveRunner(environment: environment, console: console).run(command))
        case .renderers(let command):
            return try renderers(command, environment: environment)
        case .validate(let command):
            return try validate(command, environment: environment)
        case .new(let command):
            try print(NewProject(command: command).make())
        case .subscriptions(let command, _):
            let runner = SubscriptionRunner(environment: environment, console: console)
            let (text, status) = try runner.run(command)
            try print(text)
            return status
        case .configuration(let given):
            try print(ConfigurationReport(given, environment: environment).text)
        case .help(.program): try print(HelpText.usage)
        case .help(.verb(let verb)): try print(VerbHelp.text(for: verb))
        case .help(.renderer(let renderer, let directories)):
            let finder = PluginFinder(directories: directories, environment: environment)
            guard let manifest = try finder.candidate(named: renderer).manifest else {
                return .unavailable
            }
            try print(RendererHelp.text(for: manifest))
        case .completions(let shell): try print(CompletionScript.text(for: shell))
        case .version:
            try print("feedhost \(FeedHostVersion.number)\n")
        }
        return .success
    }

    private static func validate(
        _ command: ValidateCommand, environment: ProcessEnvironment
    ) throws -> ExitStatus {
        let run = ValidationRun(command: command, environment: environment)
        let text: String
        let status: ExitStatus
        let failure: OutputFailure?
        do {
            (text, status, failure) = try run.run()
        } catch {
            if command.asJSON { try print(ValidationJSON.text(for: error, path: command.path)) }
            throw error
        }
        try print(text)
        if let failure { throw failure }
        return status
    }

    private static func renderers(
        _ command: RenderersCommand, environment: ProcessEnvironment
    ) throws -> ExitStatus {
        guard let plugin = command.plugin else {
            try print(RenderersReport(command, environment: environment).text)
            return .success
        }
        let report = try PluginReport(on: plugin, command, environment: environment)
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
