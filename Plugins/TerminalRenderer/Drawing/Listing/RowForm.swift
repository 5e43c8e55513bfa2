/// How many rows of the screen an item takes in the list.
package enum RowForm: String, Sendable {
    /// One where the screen is low, else as many as it needs.
    case automatic = "auto"
    /// One.
    case one
    /// As many as its title, its facts and its picture need.
    case more
}
