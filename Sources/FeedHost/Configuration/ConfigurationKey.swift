/// What a line of the configuration may settle beside the options of drawing.
enum ConfigurationKey: String, CaseIterable {
    case option
    case key
    case seat
    case trust
    case allow
    case confinement
    case memoryLimit = "memory-limit"
    case processorLimit = "processor-limit"
    case outputLimit = "output-limit"
    case loadDeadline = "load-deadline"
    case callDeadline = "call-deadline"
    case totalDeadline = "total-deadline"

    /// What holds where nobody says anything, as it would be written; `nil` where nothing does.
    var standardValue: String? {
        switch self {
        case .option, .key, .seat, .trust, .allow: nil
        case .confinement: "required"
        case .memoryLimit: "2G"
        case .processorLimit: "60"
        case .outputLimit: "1G"
        case .loadDeadline: "10"
        case .callDeadline: "30"
        case .totalDeadline: "300"
        }
    }

    /// Whether each line counts, and not the last one only.
    var isRepeatable: Bool {
        switch self {
        case .option, .key, .trust, .allow: true
        default: false
        }
    }
}
