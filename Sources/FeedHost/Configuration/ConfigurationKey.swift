/// The settings that a line of the configuration may make beside the options of drawing.
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

    /// The value where nobody gives any, as it would be written; `nil` where there is none.
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

    /// Each line counts, and not the last one only.
    var isRepeatable: Bool {
        switch self {
        case .option, .key, .trust, .allow: true
        default: false
        }
    }
}
