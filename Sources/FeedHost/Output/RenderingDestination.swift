import SystemInterface

/// The destination of a rendering: standard output, or a file that is replaced atomically.
///
/// Stores the first failure; after it nothing is written.
final class RenderingDestination {
    private enum Target {
        case standardOutput
        case replacement(ReplacementFile)
        case special(SpecialFile)
        case screen(WatchScreen)
    }

    private let target: Target
    private var hasBegun = false
    /// The buffer until the rendering is complete; `nil` to write at once.
    private var held: HeldOutput?
    /// True if a plugin has set styles on the terminal.
    private var hasStyles = false
    /// The output of the last round; `nil` to write every output.
    private let last: LastOutput?
    /// As on the command line; `nil` for standard output.
    let path: String?
    /// The pager, if the user reads on the terminal; `nil` if the rendering turns out to be
    /// unsuitable.
    var pager: PagerCommand?
    /// True if the user left the pager early.
    private(set) var isCutShort = false
    /// True if the pager could not be run, and everything went to the terminal.
    private(set) var lacksPager = false
    /// True if the rendering is dropped, and a file unchanged.
    private var isDiscarded = false
    /// The reason of a failure.
    private(set) var failure: SystemError?

    /// Opens the destination; `nil` for standard output.
    ///
    /// Special files, such as devices and pipes, and open descriptors, such as `/dev/stdout`, are
    /// written in place.
    ///
    /// - Parameter screen: the screen for successive rounds on standard output.
    /// - Parameter isHeldBack: true to write nothing before ``commit()``, since another rendering
    ///   may replace this one.
    /// - Parameter last: the output of the last round; the same output is not written again.
    /// - Parameter pager: shows the complete rendering.
    init(
        path: String?, screen: WatchScreen? = nil, isHeldBack: Bool = false,
        last: LastOutput? = nil, pager: PagerCommand? = nil
    ) throws(SystemError) {
        self.path = path
        self.last = last
        last?.begin()
        self.pager = pager
        held = isHeldBack || pager != nil ? HeldOutput() : nil
        guard let path else {
            target = screen.map { .screen($0) } ?? .standardOutput
            return
        }
        if let number = OwnDescriptor.number(of: path) {
            target = .special(SpecialFile(try FileDescriptor.duplicate(of: number)))
            return
        }
        let status: FileStatus?
        do {
            status = try FileStatus.of(path)
        } catch .notFound {
            status = nil
        }
        switch status?.kind {
        case nil, .regular?:
            target = .replacement(try ReplacementFile(path: path))
            held = nil
        case .directory?: throw .isDirectory
        default: target = .special(SpecialFile(try FileDescriptor.open(writingTo: path)))
        }
    }

    /// Writes all of `bytes`. Returns false on failure.
    func write(_ bytes: borrowing RawSpan) -> Bool {
        guard failure == nil else { return false }
        guard !isDiscarded else { return true }
        last?.add(bytes)
        guard let held else { return send(bytes) }
        do throws(SystemError) {
            try held.append(bytes)
            return true
        } catch {
            failure = error
            return false
        }
    }

    /// Drops the rendering, and leaves a file unchanged.
    func discard() {
        isDiscarded = true
    }

    /// Writes the buffer, and from now on at once.
    func release() {
        guard let held else { return }
        self.held = nil
        guard failure == nil else { return }
        do throws(SystemError) {
            try held.release { send($0) }
        } catch {
            failure = error
        }
    }

    /// Shows an incomplete rendering in the pager, as it would be on a terminal.
    func showRest() {
        guard pager != nil else { return }
        try? page()
        release()
    }

    /// Shows the buffer in the pager, and waits until the user leaves it.
    private func page() throws(SystemError) {
        guard let pager, let held, !held.isEmpty, failure == nil else { return }
        var fault: SystemError?
        do throws(SystemError) {
            let process = try PagerProcess(pager.shellLine, defaults: PagerCommand.defaults)
            do throws(SystemError) {
                try held.release { bytes in
                    do throws(SystemError) {
                        try process.write(bytes)
                        return true
                    } catch {
                        fault = error
                        return false
                    }
                }
            } catch {
                fault = error
            }
            let status = process.end()
            // The shell's status for a program that is missing or can't be run (POSIX, 2.8.2).
            lacksPager = status == 126 || status == 127
            guard !lacksPager else { return }
            // The user may leave early, which is not an error.
            isCutShort = fault == .brokenPipe
            if let fault, !isCutShort { throw fault }
            self.held = nil
        } catch {
            failure = error
            throw error
        }
    }

    /// Notes that a plugin is about to set styles on the terminal.
    func noteStyles() {
        hasStyles = true
    }

    /// Resets styles that a plugin has set, so that later output doesn't have them.
    func resetStyles() {
        guard hasStyles, held == nil else { return }
        hasStyles = false
        let reset = Array("\(TerminalStyles.reset)".utf8)
        switch target {
        case .special(let file): try? file.descriptor.writeAll(reset)
        case .screen(let screen) where screen.isGathering: break
        case .standardOutput, .screen: try? FileDescriptor.standardOutput.writeAll(reset)
        case .replacement: break
        }
    }

    private func send(_ bytes: borrowing RawSpan) -> Bool {
        begin()
        do throws(SystemError) {
            switch target {
            case .replacement(let file): try file.write(bytes)
            case .special(let file): try file.descriptor.writeAll(bytes)
            case .screen(let screen) where screen.isGathering: screen.gather(bytes)
            case .standardOutput, .screen: try FileDescriptor.standardOutput.writeAll(bytes)
            }
            return true
        } catch {
            failure = error
            return false
        }
    }

    /// Prepares to reset the terminal if a signal interrupts the output.
    private func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        if case .standardOutput = target { OutputModes.begin() }
    }

    /// Replaces the file after everything is written.
    func commit() throws(SystemError) {
        try page()
        if failure == nil, isUnchanged {
            held = nil
            discard()
        }
        release()
        if hasBegun, case .standardOutput = target { OutputModes.end() }
        if let failure { throw failure }
        guard !isDiscarded else { return }
        switch target {
        case .replacement(let file): try file.commit()
        case .screen(let screen): screen.commit()
        case .standardOutput, .special: break
        }
        last?.didWrite()
    }

    /// True if the output of the last round was the same, and is still there.
    private var isUnchanged: Bool {
        guard last?.isUnchanged == true else { return false }
        return switch target {
        case .standardOutput, .special: held != nil
        case .replacement: path.map { (try? FileStatus.of($0)) != nil } ?? false
        case .screen: false
        }
    }

    var isTerminal: Bool {
        switch target {
        case .standardOutput, .screen: Terminal.isTerminal(FileDescriptor.standardOutput)
        case .replacement: false
        case .special(let file): Terminal.isTerminal(file.descriptor)
        }
    }

    /// The terminal's size, if the rendering goes to one.
    var terminalSize: (columns: Int, rows: Int)? {
        switch target {
        case .standardOutput, .screen: Terminal.size(of: FileDescriptor.standardOutput)
        case .replacement: nil
        case .special(let file): Terminal.size(of: file.descriptor)
        }
    }
}
