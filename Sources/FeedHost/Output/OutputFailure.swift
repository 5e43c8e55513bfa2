import SystemInterface

/// A failure to create or write the output.
struct OutputFailure: Error {
    enum Step {
        case creating, writing
    }

    /// As on the command line; `nil` for standard output.
    let path: String?
    let step: Step
    let error: SystemError
}
