import PluginFinding
import PluginReading

extension PluginVerdict {
    /// The verdict in one line.
    var words: String {
        let words =
            switch self {
            case .usable: "usable"
            case .shadowed(let path): "shadowed by \(path)"
            case .refused(let fault): "refused: \(fault.reason); \(fault.remedy)"
            }
        return words.oneDisplayableLine
    }

    /// The same for programs.
    var members: [(String, PrintedJSON)] {
        switch self {
        case .usable:
            [("usable", .boolean(true))]
        case .shadowed(let path):
            [
                ("usable", .boolean(false)), ("shadowed_by", .string(path)),
                ("reason", .string("shadowed by \(path)")),
            ]
        case .refused(let fault):
            [
                ("usable", .boolean(false)), ("reason", .string(fault.reason)),
                ("remedy", .string(fault.remedy)),
            ]
        }
    }
}
