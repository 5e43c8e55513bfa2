import SystemInterface

/// That the output could not be created or written.
struct OutputFailure: Error {
    /// At which step.
    enum Step {
        case creating, writing
    }

    /// The file as written on the command line; `nil` for standard output.
    let path: String?
    /// At which step it failed.
    let step: Step
    /// Why.
    let error: SystemError
}
