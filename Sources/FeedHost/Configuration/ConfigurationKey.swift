/// A key of the configuration that is not an option of drawing.
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

    /// The default as written, or `nil`.
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

    /// True if every line counts, not only the last.
    var isRepeatable: Bool {
        switch self {
        case .option, .key, .trust, .allow: true
        default: false
        }
    }
}
