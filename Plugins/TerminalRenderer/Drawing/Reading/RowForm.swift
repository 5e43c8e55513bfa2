/// The screen rows of an item in the list.
package enum RowForm: String, Sendable {
    /// One on a low screen, else as many as needed.
    case automatic = "auto"
    case one
    /// As many as title, facts and picture need.
    case more
}
