/// The commands that the user has configured: each hands an item to a program.
public protocol ItemCommands: AnyObject {
    /// Their names, in order.
    var names: [String] { get }

    /// Hands an item to the command of a name. Reports a failure to the user, also a later one.
    func run(_ name: String, with item: HandedItem) -> FeedRequestOutcome
}
