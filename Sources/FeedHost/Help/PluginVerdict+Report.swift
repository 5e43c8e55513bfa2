import FeedLoading
import PluginFinding
import PluginReading
import SystemInterface

extension PluginVerdict {
    /// The verdict in one line.
    var words: String {
        let words =
            switch self {
            case .usable: "usable"
            case .shadowed(let path): "shadowed by \(SystemText.shown(path))"
            case .nameOfShipped:
                "usable by its path only: its id is that of a renderer that came with feedhost"
            case .refused(let fault): "refused: \(fault.reason); \(fault.remedy)"
            }
        return SystemText.shown(words).oneDisplayableLine
    }

    /// The verdict in JSON.
    var members: [(String, PrintedJSON?)] {
        let further: [(String, PrintedJSON?)] =
            switch self {
            case .usable: []
            case .shadowed(let path):
                [
                    ("shadowed_by", .string(SystemText.shown(path))),
                    ("reason", .string("shadowed by \(SystemText.shown(path))")),
                ]
            case .nameOfShipped:
                [("reason", .string("its id is that of a renderer that came with feedhost"))]
            case .refused(let fault):
                [
                    ("reason", .string(SystemText.shown(fault.reason))),
                    ("remedy", .string(SystemText.shown(fault.remedy))),
                ]
            }
        return [("usable", .boolean(self == .usable))] + further
    }
}
