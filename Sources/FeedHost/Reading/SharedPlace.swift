import ReaderPresentation
import SystemInterface

/// Where the user left the last reader of the own list, for the next one, whichever that is. The last
/// one that writes it wins.
struct SharedPlace {
    /// More than the largest position, in bytes.
    static let limit = 20_000

    private let file: StateFile

    init(_ environment: ProcessEnvironment) {
        file = StateFile("place", limit: Self.limit, environment)
    }

    /// What is kept; `nil` if that is nothing, or nothing that this version knows.
    var position: ReaderPosition? { ReaderPosition(file.bytes) }

    /// Keeps a place for later readers, whole or not at all.
    func keep(_ position: ReaderPosition) throws(SystemError) {
        try file.change { _ in position.bytes }
    }
}
