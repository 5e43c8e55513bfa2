import PluginHosting
import ReaderPresentation
import SystemInterface

/// Hands items to the commands of the configuration.
final class UserCommands: ItemCommands {
    private let commands: [UserCommand]
    private let programs: StartedPrograms
    private let console: Console
    private var rateLimit = RateLimit()

    init(_ commands: [UserCommand], programs: StartedPrograms, console: Console) {
        self.commands = commands
        self.programs = programs
        self.console = console
    }

    var names: [String] { commands.map(\.name) }

    func run(_ name: String, with item: HandedItem) -> FeedRequestOutcome {
        guard let command = commands.first(where: { $0.name == name }) else { return .refused }
        guard !programs.isFull, rateLimit.takes(at: Int(MonotonicClock.milliseconds)) else {
            console.warning("the command '\(name)' is not run: too many are to be run at a time")
            return .refused
        }
        return programs.run(
            "the command '\(name)'", of: command.line, command.arguments(for: item),
            input: command.standardInput(for: item), console)
    }
}
