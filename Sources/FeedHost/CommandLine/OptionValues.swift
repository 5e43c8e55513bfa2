import PluginValidation

/// The values of options, from the command line and the configuration.
struct OptionValues: Equatable {
    var draw = DrawCommand()
    var asJSON = false
    /// True to open the page of `browser`.
    var opensPage = false
    /// True to write moved addresses into the list.
    var writesMoves = false
    /// The seed of a validation's random calls; `nil` for a new one.
    var seed: UInt64?
    /// The folder for inputs that fail.
    var keep: String?
    /// The only stage of a validation; `nil` for all.
    var only: ValidationStage?
    /// Whether to run the plugin in this process.
    var validatesHere = false
    var language: ProjectLanguage?
    var kinds: [ProjectKind] = []
    var directory = "."
    var title: String?
    var folder: String?
    /// The name of a search to add.
    var search: String?
    var wantsHelp = false
    var wantsVersion = false

    /// Validates and stores the value of an option.
    mutating func set(_ given: GivenOption) throws(UsageError) {
        if let fault = given.option.definition.value.set(&self, given.value) {
            throw .invalidValue(
                option: given.written, value: given.value, expected: fault.expected,
                problem: fault.problem)
        }
    }

    /// Sets the verbosity; off resets it only if it was on.
    mutating func choose(_ verbosity: Verbosity, _ isOn: Bool) {
        if isOn {
            draw.verbosity = verbosity
        } else if draw.verbosity == verbosity {
            draw.verbosity = .normal
        }
    }
}
