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
        try given.option.definition.set(&self, given)
    }

    /// Sets a reload, once or periodically; off resets both.
    mutating func setReload(_ given: GivenOption) throws(UsageError) {
        let seconds = DurationArgument.seconds(given.value)
        let isOn: Bool? =
            if let seconds { seconds >= RefreshPolicy.shortestSeconds ? false : nil } else {
                Bool(given.value)
            }
        draw.loading.reloads = try given.known(isOn, DurationArgument.expectedReload)
        draw.loading.reloadSeconds = seconds
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
