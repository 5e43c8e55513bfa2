/// Everything known of an option: parser, configuration, help and completions read it here.
struct OptionDefinition {
    /// The value that an option takes.
    enum Value: Equatable {
        /// No value.
        case none
        /// On without a value, else `=true` or `=false`.
        case toggle
        /// A value, with its placeholder in help.
        case text(String)
        /// One of several words, or several of them separated by commas.
        case words([String])
    }

    /// What repeating an option means.
    enum Repetition {
        /// The last value counts.
        case replaces
        /// Each value counts; those of the command line replace those of the configuration.
        case adds
        /// Each value counts, and those of the command line add to those of the configuration.
        case addsToSettings
    }

    /// A heading of the program's help.
    enum Group: String, CaseIterable {
        case drawing = "Drawing"
        case items = "Which items"
        case loading = "Loading"
        case plugins = "Plugins"
        case everywhere = "Everywhere"
    }

    typealias Setter = (inout OptionValues, GivenOption) throws(UsageError) -> Void

    /// The short name.
    let letter: Character?
    let value: Value
    /// Under which it stands in help.
    let group: Group
    /// The commands it applies to.
    let commands: CommandSet
    let repetition: Repetition
    /// True if it is also a key of the configuration.
    let isSetting: Bool
    /// The default as written, or `nil`.
    let standard: String?
    /// What it does, in one line.
    let summary: String
    /// Validates and stores a value.
    let set: Setter

    /// - Parameter isSetting: `nil` for all options of drawing.
    init(
        _ value: Value, letter: Character? = nil, _ group: Group, for commands: CommandSet,
        repeating repetition: Repetition = .replaces, isSetting: Bool? = nil,
        standard: String? = nil, _ summary: String, set: @escaping Setter
    ) {
        self.letter = letter
        self.value = value
        self.group = group
        self.commands = commands
        self.repetition = repetition
        self.isSetting = isSetting ?? commands.contains(.drawing)
        self.standard = standard ?? (value == .toggle ? "false" : nil)
        self.summary = summary
        self.set = set
    }
}
