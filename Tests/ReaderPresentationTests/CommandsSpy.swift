import ReaderPresentation

/// Records what commands are run.
final class CommandsSpy: ItemCommands {
    var names: [String]
    var runs: [(name: String, item: HandedItem)] = []

    init(_ names: [String]) { self.names = names }

    func run(_ name: String, with item: HandedItem) -> FeedRequestOutcome {
        runs.append((name, item))
        return .done
    }
}
