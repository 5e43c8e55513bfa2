import SystemInterface

/// Shows a rendering that is whole in the person's pager.
struct Paging {
    /// How it ended.
    enum Outcome: Equatable {
        /// The pager took all of it.
        case shown
        /// The person left before the pager had taken all of it, which is no error.
        case leftEarly
        /// The pager could not be run; nothing was shown. With what a shell says of it.
        case notRun(status: Int32)
    }

    let command: PagerCommand

    /// Shows what is held, and waits until the person has left.
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
        // What a shell says of a program that is not there, or can't be run (POSIX, 2.8.2).
        if status == 126 || status == 127 { return .notRun(status: status) }
        if let failure { throw failure }
        return isCut ? .leftEarly : .shown
    }
}
