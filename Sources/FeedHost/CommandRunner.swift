import PluginFinding
import SystemInterface

/// Does what a command line says.
enum CommandRunner {
    /// Runs `arguments`, which are without the program's name, and answers how it ended.
    static func run(_ arguments: [String], environment: ProcessEnvironment) -> ExitStatus {
        let command: Command
        do {
            let parser = try CommandLineParser(arguments)
            command = try parser.command(over: settings(for: parser, environment))
        } catch {
            Console(verbosity: .normal).error(ErrorWording.line(for: error))
            return .usage
        }
        switch command {
        case .draw(let command):
            let console = Console(verbosity: command.verbosity)
            if command.isWatching {
                return FeedWatch(command, environment: environment, console: console).run()
            }
            return FeedDrawing(command, environment: environment, console: console).run()
        case .lint(let command):
            return lint(command, environment: environment)
        case .cache(let command, let verbosity):
            return cache(
                command, environment: environment, console: Console(verbosity: verbosity))
        case .renderers(let command):
            return renderers(command, environment: environment)
        case .validate(let command):
            return validate(command, environment: environment)
        case .new(let command):
            return begin(command)
        case .subscriptions(let command, let verbosity):
            return subscriptions(
                command, environment: environment, console: Console(verbosity: verbosity))
        case .configuration(let given):
            return configuration(given, environment: environment)
        case .help(nil, _):
            return print(HelpText.usage)
        case .help(let renderer?, let directories):
            return help(on: renderer, directories: directories, environment: environment)
        case .version:
            return print("feedhost \(FeedHostVersion.number)\n")
        }
    }

    /// The configuration's settings for the command line that `parser` has read.
    private static func settings(
        for parser: CommandLineParser, _ environment: ProcessEnvironment
    ) throws(ConfigurationError) -> [ConfiguredSetting] {
        guard parser.takesSettings else { return [] }
        return try Configuration.load(in: environment).settings(
            isForPerson: Terminal.isTerminal(FileDescriptor.standardOutput)
                && !parser.given.contains { $0.option == .output }, environment: environment)
    }

    private static func subscriptions(
        _ command: SubscriptionCommand, environment: ProcessEnvironment, console: Console
    ) -> ExitStatus {
        do {
            return print(
                try SubscriptionRunner(environment: environment, console: console).run(command))
        } catch {
            console.error(ErrorWording.line(for: error))
            return ExitStatus(error)
        }
    }

    private static func configuration(
        _ given: [GivenOption], environment: ProcessEnvironment
    ) -> ExitStatus {
        do {
            return print(try ConfigurationReport(given, environment: environment).text)
        } catch {
            Console(verbosity: .normal).error(ErrorWording.line(for: error))
            return ExitStatus(error)
        }
    }

    private static func lint(
        _ command: LintCommand, environment: ProcessEnvironment
    ) -> ExitStatus {
        let console = Console(verbosity: command.verbosity)
        do {
            let report = try FeedLinter(
                command, environment: environment, console: console
            ).report()
            let status = print(report.text)
            return status == .success && !report.isClean ? .dataError : status
        } catch {
            console.error(ErrorWording.line(for: error))
            return ExitStatus(error)
        }
    }

    private static func cache(
        _ command: CacheCommand, environment: ProcessEnvironment, console: Console
    ) -> ExitStatus {
        do {
            return print(try CacheRunner(environment: environment, console: console).run(command))
        } catch {
            console.error(ErrorWording.line(for: error))
            return ExitStatus(error)
        }
    }

    private static func begin(_ command: NewCommand) -> ExitStatus {
        do {
            return print(try NewProject(command).make())
        } catch {
            Console(verbosity: .normal).error(ErrorWording.line(for: error))
            return ExitStatus(error)
        }
    }

    private static func validate(
        _ command: ValidateCommand, environment: ProcessEnvironment
    ) -> ExitStatus {
        do {
            let (text, status, failure) = try ValidationRun(command, environment: environment).run()
            let printed = print(text)
            if let failure, printed == .success { throw failure }
            return printed == .success ? status : printed
        } catch {
            Console(verbosity: .normal).error(ErrorWording.line(for: error))
            return ExitStatus(error)
        }
    }

    private static func renderers(
        _ command: RenderersCommand, environment: ProcessEnvironment
    ) -> ExitStatus {
        guard let plugin = command.plugin else {
            return print(RenderersReport(command, environment: environment).text)
        }
        do {
            let report = try PluginReport(on: plugin, command, environment: environment)
            let printed = print(report.text)
            return printed == .success ? report.status : printed
        } catch {
            Console(verbosity: .normal).error(ErrorWording.line(for: error))
            return ExitStatus(error)
        }
    }

    private static func help(
        on renderer: String, directories: [String], environment: ProcessEnvironment
    ) -> ExitStatus {
        let finder = PluginFinder(directories: directories, environment: environment)
        do {
            guard let manifest = try finder.candidate(named: renderer).manifest else {
                return .unavailable
            }
            return print(RendererHelp.text(for: manifest))
        } catch {
            Console(verbosity: .normal).error(ErrorWording.line(for: error))
            return ExitStatus(error)
        }
    }

    /// Prints `text` to standard output.
    private static func print(_ text: String) -> ExitStatus {
        do throws(SystemError) {
            try FileDescriptor.standardOutput.writeAll(Array(text.utf8))
            return .success
        } catch {
            let failure = OutputFailure(path: nil, step: .writing, error: error)
            let status = ExitStatus(failure)
            if status != .closedPipe {
                Console(verbosity: .normal).error(ErrorWording.line(for: failure))
            }
            return status
        }
    }
}
