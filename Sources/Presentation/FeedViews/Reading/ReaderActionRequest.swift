/// An action that the user asked for.
public struct ReaderActionRequest: Sendable, Equatable {
    /// The action.
    public var action: ReaderAction
    /// A text, such as a filter or an address; `nil` without one.
    public var text: String?
    /// A row of the list that the action is for; `nil` for the selected one.
    public var row: Int?
    /// A number, such as how many rows to move; `nil` without one.
    public var number: Int?
    /// The version of the list that the user saw: of the list of feeds for
    /// ``ReaderAction/chooseList``, of that of items for others. An action on rows that have changed
    /// since is ``FeedRequestOutcome/stale``. `nil` for the present one.
    public var version: UInt64?

    /// Creates a request.
    public init(
        _ action: ReaderAction, text: String? = nil, row: Int? = nil, number: Int? = nil,
        version: UInt64? = nil
    ) {
        self.action = action
        self.text = text
        self.row = row
        self.number = number
        self.version = version
    }
}
