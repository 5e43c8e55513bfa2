/// What is read of an item whose element is read once more.
enum SecondReading: Sendable {
    /// Nothing was read before.
    case none
    /// All that its details are made of.
    case all
    /// What was passed over, and what stands among that; not what only a list shows.
    case rest
}
