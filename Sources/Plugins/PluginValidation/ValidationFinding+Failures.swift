import PluginFinding
import PluginHosting
import PluginTracing
import SystemInterface

extension ValidationFinding {
    /// Converts a failure.
    ///
    /// - Parameter describe: describes a fault.
    init(_ failure: PluginFailure, describe: (PluginFault) -> String) {
        let call = failure.call.rawValue
        switch failure.reason {
        case .lost(let loss):
            let evidence =
                "it \(loss.words) (\(loss.isWhileLoading ? "while it was loaded" : "in \(call)"))"
            self.init(Self.rule(for: loss), evidence, at: loss.trace, cure: Self.cure(for: loss))
        case .refused(.contractBroken(let words)):
            self.init(
                .tables, words,
                cure: words == PluginTables.differentVersions
                    ? "give FEED_PLUGIN_NOTE_FOR and FEED_PLUGIN_ENTRY_FOR the same number, or use neither"
                    : nil)
        case .refused(.noEntry): self = .entryMissing
        case .refused(.entryFailed(let words)):
            self.init(.tables, "feed_plugin_entry fails: \(words.isEmpty ? "no words" : words)")
        case .refused(.cannotLoad(let words)):
            let rule: ValidationRule =
                switch LoaderRefusal(words) {
                case .textRelocations: .textRelocations
                case .executableStack: .executableStack
                case .missingLibrary, .missingSymbol, .other: .neededLibraries
                }
            self.init(rule, words)
        case .refused(.library(let fault)):
            self.init(.library(fault), describe: describe)
        case .refused(.createFailed(let words)):
            self.init(.loading, "create fails with the default options: \(words)")
        case .refused(let fault): self.init(.loading, describe(fault))
        case .contractBroken(let words):
            self.init(
                words.contains(text: "note promises") ? .noteTruth : .lifecycle,
                "\(words) (in \(call))")
        case .status(let status):
            self.init(
                .survival,
                "\(call) fails with status \(status)"
                    + (failure.message.map { ": \($0)" } ?? " and no words"))
        case .outputRefused: self.init(.writeFailure, "\(call) goes on")
        }
    }

    /// Found both in the headers and by loading.
    static let entryMissing = ValidationFinding(
        .oneExport,
        "it does not export feed_plugin_entry: define that function as feed_plugin.h declares it, "
            + "FEED_EXPORT and, in C++, extern \"C\"",
        cure: "see with nm -D what it exports: a version script must list that name as global")

    /// Converts a fault of a file that is not loaded.
    init(_ fault: PluginFault, describe: (PluginFault) -> String) {
        let rule: ValidationRule =
            switch fault {
            case .insecure(.sharedFolder): .sharedFolder
            case .insecure: .place
            case .library(let fault):
                switch fault.reason {
                case .textRelocations: .textRelocations
                case .executableStack: .executableStack
                default: .neededLibraries
                }
            default: .note
            }
        self.init(rule, describe(fault))
    }

    private static func cure(for loss: PluginCrash) -> String? {
        switch loss.cause {
        case .outOfMemory:
            "allocate less, and check what malloc returns; memory-limit in the configuration is the limit"
        case .signal, .stackOverflow, .exception, .exited:
            loss.isWhileLoading && loss.function == "create"
                ? "see the trace; create returns a status with words if it can't make a renderer"
                : nil
        default: nil
        }
    }

    private static func rule(for loss: PluginCrash) -> ValidationRule {
        switch loss.cause {
        case .hung, .outOfProcessorTime, .ranOn: .inTime
        case .flood, .outOfMemory: .bounds
        case .lentMemory: .lentMemory
        case .brokeProtocol, .brokeOff: .descriptors
        default: loss.isWhileLoading ? .loading : .survival
        }
    }

    /// Parts of the host's messages about invalid arguments.
    private static let arguments = [
        "with a null ", "a stream or a length that is none", "a message that is none",
        "a request that is none", "a change that is none", "bytes that are none",
        "a length beyond its capacity",
    ]

    /// Parts of the host's messages about invalid requests.
    private static let requests = [
        "picture", "asked for ", "_image with", "set_states", "the states of", "revision 0",
        "wants to open",
        "than a person does",
        "without a main loop", "from outside its run", "too long; refused",
        "an address that is none",
    ]

    /// Converts a breach that the host reported.
    init(breach text: String) {
        // A file, an address or a function of the plugin is named after these, and may have any words.
        let words = Substring(text.utf8.prefix { !"'(".utf8.contains($0) })
        let rule: ValidationRule =
            if words.contains(text: "another thread") {
                .threads
            } else if words.contains(text: "signals") {
                .signals
            } else if words.contains(text: "descriptor") || words.contains(text: "past the host") {
                .descriptors
            } else if words.hasPrefix("tried ") {
                .confinement
            } else if words.contains(text: "feed that is gone") {
                .lentMemory
            } else if Self.arguments.contains(where: { words.contains(text: $0) }) {
                .arguments
            } else if Self.requests.contains(where: { words.contains(text: $0) }) {
                .delegate
            } else if words.contains(text: "a table for the extension") {
                .tables
            } else if words.contains(text: "output was refused") {
                .writeFailure
            } else {
                .lifecycle
            }
        self.init(rule, "it \(text)")
    }
}
