import PluginValidation

/// The values of options, from the command line and the configuration.
struct OptionValues {
    var draw = DrawCommand()
    var asJSON = false
    var opensPage = false
    var writesMoves = false
    var seed: UInt64?
    var keep: String?
    var only: ValidationStage?
    var validatesHere = false
    var language: ProjectLanguage?
    var kinds: [ProjectKind] = []
    var directory = "."
    var title: String?
    var folder: String?
    var wantsHelp = false
    var wantsVersion = false

    /// Validates and stores the value of an option.
    mutating func set(_ given: GivenOption) throws(UsageError) {
        if let expected = given.option.definition.value.set(&self, given.value) {
            throw .invalidValue(option: given.written, value: given.value, expected: expected)
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
