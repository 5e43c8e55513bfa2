import SystemInterface

/// Shows a complete rendering in the user's pager.
struct Paging {
    enum Outcome: Equatable {
        /// The pager took everything.
        case shown
        /// The user left early, which is not an error.
        case leftEarly
        /// The pager could not be run.
        case notRun
    }

    let command: PagerCommand

    /// Shows the buffer, and waits until the user leaves.
    func show(_ held: HeldOutput) throws(SystemError) -> Outcome {
        let pager = try PagerProcess(command.shellLine, defaults: PagerCommand.defaults)
        var failure: SystemError?
        var isCut = false
        do throws(SystemError) {
            try held.release { bytes in
                do throws(SystemError) {
                    try pager.write(bytes)
                    return true
                } catch {
                    isCut = error == .brokenPipe
                    failure = isCut ? nil : error
                    return false
                }
            }
        } catch {
            failure = error
        }
        let status = pager.end()
        // The shell's status for a program that is missing or can't be run (POSIX, 2.8.2).
        if status == 126 || status == 127 { return .notRun }
        if let failure { throw failure }
        return isCut ? .leftEarly : .shown
    }
}
