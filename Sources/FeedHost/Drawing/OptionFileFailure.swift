import SystemInterface

/// A file that an option names and that is of no use.
struct OptionFileFailure: Error, Equatable {
    /// Why it is not.
    enum Reason: Equatable {
        case unreadable(SystemError)
        /// It has more bytes than `limit`.
        case tooLong(limit: Int)
        /// It is not UTF-8.
        case notText
    }

    /// The file as the person named it.
    let path: String
    let reason: Reason
}
