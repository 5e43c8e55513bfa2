/// What is read of an item whose element is read once more.
enum SecondReading: Sendable {
    /// Nothing was read before.
    case none
    /// All that its details are made of.
    case all
    /// What was passed over, and what stands among that; not what only a list shows.
    case rest
    /// Of what was passed over the picture and the files.
    case files

    /// What only a list shows is not read once more.
    var isOfPassed: Bool { self == .rest || self == .files }
}
