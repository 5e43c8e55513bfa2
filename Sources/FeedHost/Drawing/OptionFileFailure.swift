import SystemInterface

/// An unusable file named by an option.
struct OptionFileFailure: Error, Equatable {
    enum Reason: Equatable {
        case unreadable(SystemError)
        /// More than `limit` bytes.
        case tooLong(limit: Int)
        /// Not UTF-8.
        case notText
    }

    /// As written by the user.
    let path: String
    let reason: Reason
}
