import PluginHosting
import PluginValidation
import SystemInterface

/// Validates a plugin, and says what was found.
struct ValidationRun {
    private let command: ValidateCommand
    private let environment: ProcessEnvironment

    init(_ command: ValidateCommand, environment: ProcessEnvironment) {
        self.command = command
        self.environment = environment
    }

    /// The report and how the program ends.
    func run() throws(ConfigurationError) -> (text: String, status: ExitStatus) {
        let path = command.path.contains("/") ? command.path : "./" + command.path
        let seed = command.seed ?? UInt64.random(in: 0...999_999)
        let report = Validator(
            path: path, seed: seed,
            callDeadline: try Configuration.load(in: environment).callDeadline ?? 5_000
        ) { "\($0.reason); \($0.remedy)" }.run()
        return (
            command.asJSON ? ValidationJSON.text(for: report) : ValidationText.text(for: report),
            report.isValid ? .success : .dataError
        )
    }
}
