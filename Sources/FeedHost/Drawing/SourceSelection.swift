import FeedLoading
import SystemInterface

/// Decides what is drawn where the command line may name nothing.
enum SourceSelection {
    /// The sources that `arguments` name; else standard input, where something is piped in; else
    /// the built-in sample.
    static func sources(for arguments: [String]) -> [FeedSource] {
        if !arguments.isEmpty {
            return arguments.map(FeedSource.init(argument:))
        }
        return [standardInputIsPipedIn ? .standardInput : .sample]
    }

    /// A terminal or `/dev/null` does not count.
    private static var standardInputIsPipedIn: Bool {
        switch try? FileDescriptor.standardInput.status().kind {
        case .regular?, .pipe?, .socket?: true
        default: false
        }
    }
}
