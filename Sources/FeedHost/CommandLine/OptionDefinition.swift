/// Everything known of an option: parser, configuration, help and completions read it here.
struct OptionDefinition {
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

        /// The commands that its options apply to, unless their rows say otherwise.
        fileprivate var commands: CommandSet {
            switch self {
            case .drawing, .items, .plugins: .drawing
            case .loading: .loading
            case .everywhere: .all
            }
        }
    }

    /// Under which it stands in the program's help; `nil` for options of other commands.
    let group: Group?
    /// The commands it applies to.
    let commands: CommandSet
    /// The short name.
    let letter: Character?
    let repetition: Repetition
    /// The default as written, or `nil`.
    let standard: String?
    let value: SettableValue<OptionValues>
    /// What it does, in one line.
    let summary: String

    init(
        _ group: Group? = nil, for commands: CommandSet? = nil, letter: Character? = nil,
        repeating repetition: Repetition = .replaces, standard: String? = nil,
        _ value: SettableValue<OptionValues>, _ summary: String
    ) {
        self.group = group
        self.commands = commands ?? group?.commands ?? .all
        self.letter = letter
        self.repetition = repetition
        self.standard = standard ?? (value.isSwitch ? "false" : nil)
        self.value = value
        self.summary = summary
    }
}
